"""Everything a bot gets: what its seat may know, never the state of the game.

``imagine`` is the only way to search: it returns a state that looks the same to this
seat. Everything hidden is drawn at random, so a bot can be as wrong about it as a
person.
"""

import time
from collections.abc import Sequence
from typing import Any, Final, final

import msgspec

from sengoku.core import rng
from sengoku.core.events import Event
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat

STREAM: Final = 0
STREAMS: Final = 1


class Because(msgspec.Struct, frozen=True):
    """Why a bot chose as it did: a key for a sentence, and its facts."""

    key: str
    facts: dict[str, int | str] = {}


@final
class View:
    """One question put to a bot.

    *rules* are tables and hold no secret; with them a bot can play on from a state it
    imagined. *source* is a generator of ``core.rng``: a bot that draws from nothing
    else answers the same question the same way. *seconds* is how long it may think.
    """

    def __init__(
        self,
        rules: Rules,
        seat: Seat,
        observation: Any,
        ids: Sequence[int],
        source: list[int],
        events: Sequence[Event] = (),
        seconds: float | None = None,
    ) -> None:
        self.rules: Final = rules
        self.seat: Final = seat
        self.observation: Final = observation
        self.ids: Final = tuple(ids)
        self.source: Final = source
        self.events: Final = tuple(events)  # since the last question
        self.seconds: Final = seconds
        self.because: Because | None = None
        self._begun = time.monotonic()

    def begin(self) -> None:
        """Start the clock now."""
        self._begun = time.monotonic()

    @property
    def seconds_left(self) -> float | None:
        if self.seconds is None:
            return None
        return self.seconds - (time.monotonic() - self._begun)

    def imagine(self) -> Any:
        """Return a state that looks to this seat like the real one."""
        return self.rules.imagine(self.observation, self.source)

    def below(self, bound: int) -> int:
        """Draw a number from 0 to *bound* - 1."""
        return rng.below(self.source, STREAM, bound)

    def say(self, key: str, **facts: int | str) -> None:
        """Give the reason, for the log after the game and for hints."""
        self.because = Because(key, facts)


def source(seed: int) -> list[int]:
    """Return the random source of one bot."""
    return rng.fast(seed, STREAMS)
