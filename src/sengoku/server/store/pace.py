"""How long a player may think, and the clocks that measure it.

A clock runs while the game waits for its seat. What a seat does unseen, as when it
changes its plan, leaves its clock alone: clocks are public and must tell nothing.
"""

from typing import Final, TypeAlias

import msgspec

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
GRACE: Final = MINUTE
"""Who comes back to a live game when the time was up has so long."""


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="free"):
    """Nobody is hurried."""


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="live"):
    """Everybody has *minutes* for the game and gets *extra* seconds for each answer."""

    minutes: int = 20
    extra: int = 15


class Days(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """The time limit for every answer, in *hours*."""

    hours: int = 24


Pace: TypeAlias = Free | Live | Days

LIMITS: Final = {"minutes": range(1, 601), "extra": range(601), "hours": range(1, 721)}


class Clock(msgspec.Struct):
    """*since* when it runs, and how many milliseconds were *left* then."""

    since: int | None = None
    left: int | None = None

    @property
    def due(self) -> int | None:
        """When the time is up, if the clock runs."""
        if self.since is None or self.left is None:
            return None
        return self.since + self.left


def is_sensible(pace: Pace) -> bool:
    given = msgspec.structs.asdict(pace)
    return all(value in LIMITS[name] for name, value in given.items())


def new_clock(pace: Pace) -> Clock:
    return Clock(None, _full(pace))


def _full(pace: Pace) -> int | None:
    match pace:
        case Live():
            return pace.minutes * MINUTE
        case Days():
            return pace.hours * HOUR
    return None


def run(clock: Clock, now: int) -> None:
    if clock.since is None:
        clock.since = now


def stop(pace: Pace, clock: Clock, now: int) -> None:
    """Stop the clock of a seat that has answered."""
    if clock.since is None:
        return
    full = _full(pace)
    if isinstance(pace, Live) and full is not None and clock.left is not None:
        left = max(0, clock.left - (now - clock.since))
        clock.left = min(full, left + pace.extra * SECOND)
    else:
        clock.left = full
    clock.since = None


def pause(clock: Clock, now: int) -> None:
    """Stop the clock without an answer; ``run`` goes on with what is left."""
    if clock.since is not None and clock.left is not None:
        clock.left = max(0, clock.left - (now - clock.since))
    clock.since = None


def come_back(pace: Pace, clock: Clock, now: int) -> None:
    """Give time to a player who comes back, if it was up."""
    if clock.left is None:
        return
    spent = 0 if clock.since is None else now - clock.since
    if clock.left <= spent:
        clock.left = GRACE if isinstance(pace, Live) else _full(pace)
        clock.since = None if clock.since is None else now


def extend(clock: Clock, more: int) -> None:
    if clock.left is not None:
        clock.left += more
