"""Runs one bot in one seat: asks it, checks the answer, and falls back if it fails.

A broken bot never stops a game. An illegal answer, a crash or a time-out is recorded
as a fault, and a fallback bot chooses instead. ``BotSession`` is the same everywhere;
``BotRunner`` feeds it from a match in the same process.
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
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.match import Match


class Fault(msgspec.Struct, frozen=True):
    """A failure of a bot; *number* is the input of the match, 0 if it is unknown."""

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
class BotSession:
    """One bot from its first question to its end, wherever it plays."""

    def __init__(self, bot: Bot, fallback: Bot | None = None) -> None:
        self.bot: Final = bot
        self.fallback: Final = fallback or RandomBot()

    def ask(self, view: View, number: int = 0) -> Answer:
        """Ask the bot; *number* is the input to name in a fault, if it is known."""
        started = time.perf_counter()
        try:
            self.bot.get_ready(view)
            started = time.perf_counter()
            view.start_clock()
            chosen = check_choice(view, self.bot.choose(view))
        except BotError as error:
            fault = Fault(view.seat, number, error.kind, error.detail)
        except (Exception, SystemExit) as error:  # third-party code may raise anything
            detail = f"{type(error).__name__}: {error}"
            fault = Fault(view.seat, number, "crash", detail)
        else:
            return Answer(chosen, time.perf_counter() - started, view.because)
        seconds = time.perf_counter() - started
        return Answer(self._fall_back(view), seconds, fault=fault)

    def _fall_back(self, view: View) -> int:
        plain = View(view.rules, view.seat, view.observation, view.ids, view.source)
        return self.fallback.choose(plain)

    def close(self, outcome: Outcome | None = None) -> None:
        """Report the *outcome* of a finished game, then close the bot."""
        with contextlib.suppress(Exception):
            if outcome is not None:
                self.bot.finish(outcome)
        with contextlib.suppress(Exception):
            self.bot.close()


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
        self.seconds = seconds
        self._session: Final = BotSession(bot, fallback)
        self._source: Final = source(seed)
        self._log_position = 0

    def ask(self) -> Answer:
        """Ask the bot for its choice."""
        match, seat = self.match, self.seat
        ids, seen = match.rules.legal(match.state, seat), match.view(seat)
        events = self._new_events()
        view = View(match.rules, seat, seen, ids, self._source, events, self.seconds)
        return self._session.ask(view, match.number)

    def close(self) -> None:
        """Report the outcome if the game is over, then close the bot."""
        self._session.close(self.match.outcome())

    def _new_events(self) -> list[Event]:
        """Return the events this seat saw since the last question."""
        log, position = self.match.log, self._log_position
        self._log_position = len(log.entries)
        return log.seen_by(self.seat, from_entry=position)


def check_choice(view: View, chosen: int) -> int:
    """Return the offered id that equals *chosen*, or raise ``BotError``.

    A bot may return a NumPy integer or another number type; the result is a plain int.
    """
    for action in view.ids:
        if action == chosen:
            return action
    raise BotError("illegal", f"{reprlib.repr(chosen)} was not offered")
