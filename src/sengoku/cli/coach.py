"""A bot that looks over the shoulder of people and says what it would do."""

from collections.abc import Iterable
from typing import Final, final

from rich.text import Text

from sengoku.bots.registry import create_bot
from sengoku.bots.runner import BotRunner
from sengoku.core.rng import seal
from sengoku.core.seats import Seat
from sengoku.match import Match, Offer
from sengoku.terminal.view import TerminalView


@final
class Coach:
    """Knows of each seat what that seat may know: on each sits a bot of its own."""

    def __init__(self, bot: str, match: Match, seats: Iterable[Seat]) -> None:
        self.bot: Final = bot
        self._runners: Final = {
            seat: BotRunner(
                match,
                seat,
                create_bot(bot, match.rules),
                luck(match.seed, seat, "coach"),
            )
            for seat in seats
        }

    def hint(self, terminal: TerminalView, offer: Offer) -> Text:
        """Say what the bot would choose and why."""
        answer = self._runners[offer.seat].ask()
        if answer.fault is not None:
            return Text(f"no advice ({answer.fault.kind}: {answer.fault.detail})")
        text = next(choice.text for choice in offer.choices if choice.id == answer.id)
        said = Text(text, "bold")
        if answer.because is not None:
            said.append(": ").append_text(terminal.because(answer.because))
        return said

    def close(self) -> None:
        for runner in self._runners.values():
            runner.close()


def luck(seed: str, seat: Seat, role: str = "bot") -> int:
    """Return a number for the random source of a bot that tells nothing of *seed*."""
    return int(seal(f"{seed} {role} {seat}")[:16], 16)
