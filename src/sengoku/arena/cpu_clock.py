"""Equal CPU time: a limit in seconds for each seat and the whole game.

The processor time of the worker counts, not the time on the wall: a busy machine takes
nothing from a bot, and several threads bring it nothing. A program runs in a process of
its own, so its thinking time counts instead.
"""

import time
from typing import Final, final

from sengoku.bots.bot import Bot
from sengoku.bots.program import Program

DECISIONS_AHEAD: Final = 20
"""A decision may use what is left divided by this."""


@final
class CpuClock:
    """Counts what one seat uses; *seconds* is its limit, or ``None`` for no limit."""

    def __init__(self, bot: Bot, seconds: float | None) -> None:
        self.used = 0.0
        self._clock: Final = (
            time.perf_counter if isinstance(bot, Program) else time.process_time
        )
        self._limit: Final = seconds
        self._started = 0.0

    def start(self) -> None:
        self._started = self._clock()

    def stop(self) -> None:
        self.used += self._clock() - self._started

    @property
    def has_run_out(self) -> bool:
        return self._limit is not None and self.used >= self._limit

    @property
    def for_a_decision(self) -> float | None:
        """The seconds to tell the bot for its next decision."""
        if self._limit is None:
            return None
        return max(self._limit - self.used, 0.0) / DECISIONS_AHEAD
