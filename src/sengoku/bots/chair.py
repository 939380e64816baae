"""A bot on a seat of a match: asks it, checks what it says, and plays on if it fails.

Nothing is lost by a bot that breaks: an answer that was not offered, a crash or a
time-out is noted as a fault and a fallback chooses instead.
"""

import contextlib
import reprlib
import time
from typing import Final, final

import msgspec

from sengoku.bots.bot import Bot, BotError, FaultKind
from sengoku.bots.chance import RandomBot
from sengoku.bots.view import Because, View, source
from sengoku.core.events import Event
from sengoku.core.seats import Seat
from sengoku.match import Match


class Fault(msgspec.Struct, frozen=True):
    """What went wrong with a bot, at which input of the match."""

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
class Chair:
    """One seat of one match and the bot that sits there."""

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
        self._heard = 0  # entries of the log

    def answer(self) -> Answer:
        """Ask the bot what it would do now."""
        view = self._view(self._news(), self.seconds)
        begun = time.perf_counter()
        try:
            self.bot.get_ready(view)
            begun = time.perf_counter()
            view.begin()
            chosen = offered(view, self.bot.choose(view))
        except BotError as error:
            return self._fall_back(error.kind, error.detail, begun)
        except (Exception, SystemExit) as error:  # whatever a foreign bot may do
            return self._fall_back("crash", f"{type(error).__name__}: {error}", begun)
        return Answer(chosen, time.perf_counter() - begun, view.because)

    def close(self) -> None:
        """Tell the bot how the game ended, if it did, and let it go."""
        outcome = self.match.outcome()
        with contextlib.suppress(Exception):
            if outcome is not None:
                self.bot.finish(outcome)
        with contextlib.suppress(Exception):
            self.bot.close()

    def _news(self) -> list[Event]:
        """Return what the seat could read since the last question."""
        log, heard = self.match.log, self._heard
        self._heard = len(log.entries)
        return log.seen_by(self.seat, heard)

    def _view(self, events: list[Event], seconds: float | None) -> View:
        match, seat = self.match, self.seat
        ids = match.rules.legal(match.state, seat)
        seen = match.observe(seat)
        return View(match.rules, seat, seen, ids, self._source, events, seconds)

    def _fall_back(self, kind: FaultKind, detail: str, begun: float) -> Answer:
        seconds = time.perf_counter() - begun
        fault = Fault(self.seat, self.match.number, kind, detail)
        chosen = self.fallback.choose(self._view([], None))
        return Answer(chosen, seconds, None, fault)


def offered(view: View, chosen: int) -> int:
    """Return the id of the offer that equals what the bot has *chosen*.

    A number of another type, as numerical libraries have them, goes no further.
    """
    for action in view.ids:
        if action == chosen:
            return action
    raise BotError("illegal", f"{reprlib.repr(chosen)} was not offered")
