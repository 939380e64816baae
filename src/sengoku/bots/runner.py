"""Runs one bot in one seat: asks it, checks the answer, and falls back if it fails.

A broken bot never stops a game. An illegal answer, a crash or a time-out is recorded
as a fault, and a fallback bot chooses instead.
"""

import contextlib
import reprlib
import time
from typing import Final, final

import msgspec

from sengoku.bots.bot import Bot, BotError, FaultKind
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.view import Because, View, source
from sengoku.core.events import Event
from sengoku.core.seats import Seat
from sengoku.match import Match


class Fault(msgspec.Struct, frozen=True):
    """A failure of a bot; *number* is the input of the match where it happened."""

    seat: Seat
    number: int
    kind: FaultKind
    detail: str


class Answer(msgspec.Struct, frozen=True):
    id: int
    seconds: float
    because: Because | None = None
    fault: Fault | None = None


@final
class BotRunner:
    """Connects a bot to one seat of one match."""

    def __init__(
        self,
        match: Match,
        seat: Seat,
        bot: Bot,
        seed: int,
        seconds: float | None = None,
        fallback: Bot | None = None,
    ) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.bot: Final = bot
        self.seconds: Final = seconds
        self.fallback: Final = fallback or RandomBot()
        self._source: Final = source(seed)
        self._log_position = 0

    def ask(self) -> Answer:
        """Ask the bot for its choice."""
        view = self._view(self._new_events(), self.seconds)
        started = time.perf_counter()
        try:
            self.bot.get_ready(view)
            started = time.perf_counter()
            view.start_clock()
            chosen = check_choice(view, self.bot.choose(view))
        except BotError as error:
            return self._fall_back(error.kind, error.detail, started)
        except (Exception, SystemExit) as error:  # third-party code may raise anything
            return self._fall_back("crash", f"{type(error).__name__}: {error}", started)
        return Answer(chosen, time.perf_counter() - started, view.because)

    def close(self) -> None:
        """Report the outcome if the game is over, then close the bot."""
        outcome = self.match.outcome()
        with contextlib.suppress(Exception):
            if outcome is not None:
                self.bot.finish(outcome)
        with contextlib.suppress(Exception):
            self.bot.close()

    def _new_events(self) -> list[Event]:
        """Return the events this seat saw since the last question."""
        log, position = self.match.log, self._log_position
        self._log_position = len(log.entries)
        return log.seen_by(self.seat, position)

    def _view(self, events: list[Event], seconds: float | None) -> View:
        match, seat = self.match, self.seat
        ids = match.rules.legal(match.state, seat)
        seen = match.view(seat)
        return View(match.rules, seat, seen, ids, self._source, events, seconds)

    def _fall_back(self, kind: FaultKind, detail: str, started: float) -> Answer:
        seconds = time.perf_counter() - started
        fault = Fault(self.seat, self.match.number, kind, detail)
        chosen = self.fallback.choose(self._view([], None))
        return Answer(chosen, seconds, None, fault)


def check_choice(view: View, chosen: int) -> int:
    """Return the offered id that equals *chosen*, or raise ``BotError``.

    A bot may return a NumPy integer or another number type; the result is a plain int.
    """
    for action in view.ids:
        if action == chosen:
            return action
    raise BotError("illegal", f"{reprlib.repr(chosen)} was not offered")
