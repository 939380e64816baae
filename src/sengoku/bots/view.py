"""Everything a bot receives: what its seat may know, never the real state.

``imagine`` is the entry point for search: it samples a full state that looks the same
to this seat. Hidden information is drawn at random, so a bot can be wrong about it just
as a person can.
"""

import time
from collections.abc import Sequence
from typing import Final, Generic, final

import msgspec

from sengoku.core import rng
from sengoku.core.events import Event
from sengoku.core.rules import Observation, Rules, State
from sengoku.core.seats import Seat

STREAM: Final = 0
STREAMS: Final = 1


class Because(msgspec.Struct, frozen=True):
    """Why a bot chose as it did: the key of a sentence, and its facts."""

    key: str
    facts: dict[str, int | str] = {}


@final
class View(Generic[State, Observation]):
    """One question to a bot.

    *rules* hold no secrets; use them to play on from an imagined state. *source* is a
    random generator of ``core.rng``: a bot that uses no other randomness gives the same
    answer to the same question. *seconds* is the time limit.
    """

    def __init__(
        self,
        rules: Rules[State, Observation],
        seat: Seat,
        observation: Observation,
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
        self._started = time.monotonic()

    def start_clock(self) -> None:
        """Start the time limit now."""
        self._started = time.monotonic()

    @property
    def seconds_left(self) -> float | None:
        if self.seconds is None:
            return None
        return self.seconds - (time.monotonic() - self._started)

    def imagine(self) -> State:
        """Sample a state that looks to this seat like the real one."""
        return self.rules.imagine(self.observation, self.source)

    def below(self, bound: int) -> int:
        """Draw a random number from 0 to *bound* - 1."""
        return rng.below(self.source, STREAM, bound)

    def say(self, key: str, **facts: int | str) -> None:
        """Explain the choice, for the log after the game and for hints."""
        self.because = Because(key, facts)


def source(seed: int) -> list[int]:
    """Create the random source of one bot."""
    return rng.fast(seed, STREAMS)
