"""Time limits and the clocks that measure them. Times are in milliseconds.

A clock runs while the game waits for its seat. Hidden actions, such as changing a plan,
leave the clock alone: clocks are public and must reveal nothing.
"""

from typing import Final, TypeAlias

import msgspec

SECOND_MS: Final = 1000
MINUTE_MS: Final = 60 * SECOND_MS
HOUR_MS: Final = 60 * MINUTE_MS
RETURN_GRACE_MS: Final = MINUTE_MS
"""Milliseconds given to a player who returns to a live game out of time."""


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="free"):
    """No time limit."""


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="live"):
    """Everybody has *minutes* for the game and gets *extra* seconds for each answer."""

    minutes: int = 20
    extra: int = 15


class Days(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """Each answer may take up to *hours*."""

    hours: int = 24


Pace: TypeAlias = Free | Live | Days

RANGES: Final = {"minutes": range(1, 601), "extra": range(601), "hours": range(1, 721)}


class Clock(msgspec.Struct):
    """Running *since* that time, with *left* milliseconds at that moment."""

    since: int | None = None
    left: int | None = None

    @property
    def due(self) -> int | None:
        """When the time runs out, if the clock is running."""
        if self.since is None or self.left is None:
            return None
        return self.since + self.left


def is_in_range(pace: Pace) -> bool:
    given = msgspec.structs.asdict(pace)
    return all(value in RANGES[name] for name, value in given.items())


def new_clock(pace: Pace) -> Clock:
    return Clock(None, _full_time(pace))


def _full_time(pace: Pace) -> int | None:
    match pace:
        case Live():
            return pace.minutes * MINUTE_MS
        case Days():
            return pace.hours * HOUR_MS
    return None


def start(clock: Clock, now: int) -> None:
    if clock.since is None:
        clock.since = now


def stop(pace: Pace, clock: Clock, now: int) -> None:
    """Stop the clock of a seat that has answered."""
    if clock.since is None:
        return
    full = _full_time(pace)
    if isinstance(pace, Live) and full is not None and clock.left is not None:
        left = max(0, clock.left - (now - clock.since))
        clock.left = min(full, left + pace.extra * SECOND_MS)
    else:
        clock.left = full
    clock.since = None


def pause(clock: Clock, now: int) -> None:
    """Stop the clock without an answer; ``start`` resumes it with what is left."""
    if clock.since is not None and clock.left is not None:
        clock.left = max(0, clock.left - (now - clock.since))
    clock.since = None


def restart_expired(pace: Pace, clock: Clock, now: int) -> None:
    """Give time to a returning player whose time had start out."""
    if clock.left is None:
        return
    spent = 0 if clock.since is None else now - clock.since
    if clock.left <= spent:
        clock.left = RETURN_GRACE_MS if isinstance(pace, Live) else _full_time(pace)
        clock.since = None if clock.since is None else now


def extend(clock: Clock, more: int) -> None:
    if clock.left is not None:
        clock.left += more
