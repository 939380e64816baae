"""One match at one terminal: whose turn at the keyboard it is, and what is kept.

Only this module gives the match its choices; everything shown comes from what the
match offers to the seat at the keyboard.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, final

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from sengoku.bots import Because
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import BotRunner, Fault
from sengoku.cli import screen
from sengoku.cli.coach import Coach, luck
from sengoku.cli.files import write_text
from sengoku.core.seats import Seat
from sengoku.match import Match, Offer
from sengoku.replay import Recorder
from sengoku.terminal.frames import heading
from sengoku.terminal.view import TerminalView

NOBODY: Final = -1


class Left(Exception):  # noqa: N818 - nothing went wrong
    """The people at the terminal go."""


def ask(prompt: str) -> str:
    """Return a line that was typed; the end of the input is like ``quit``.

    What comes through a pipe is written too, so that the transcript can be read.
    """
    try:
        line = input(prompt).strip()
    except EOFError:
        raise Left from None
    if not sys.stdin.isatty():
        typer.echo(line)
    return line


class Thought(NamedTuple):
    """What a bot chose as input *number*, and why; a secret until the game is over."""

    number: int
    seat: Seat
    text: str
    because: Because | None


@final
class Table:
    """*bots* by seat; people at the terminal have all other seats, and a *coach*."""

    def __init__(
        self,
        match: Match,
        terminal: TerminalView,
        bots: Mapping[Seat, str],
        out: Console,
        names: tuple[str, ...] = (),
        record: Path | None = None,
        coach: str | None = None,
    ) -> None:
        self.match = match
        self.terminal = terminal
        self.humans = tuple(
            seat for seat in range(match.rules.seats) if seat not in bots
        )
        self.out = out
        self.recorder = Recorder(match, names)
        self.record = record
        self.kept = 0  # lines of the replay that are in the file
        self.keyboard = self.humans[0] if len(self.humans) == 1 else NOBODY
        self.last = NOBODY  # who chose last
        self.heard = dict.fromkeys(range(match.rules.seats), 0)
        self.bots = bots
        self.runners = {
            seat: BotRunner(
                match, seat, create_bot(bot, match.rules), luck(match.seed, seat)
            )
            for seat, bot in bots.items()
        }
        self.coach = None if coach is None else Coach(coach, match, self.humans)
        self.thoughts: list[Thought] = []
        self.faults: list[Fault] = []
        self._write()

    def close(self) -> None:
        """Let all bots go."""
        for held in (*self.runners.values(), self.coach):
            if held is not None:
                held.close()

    # Choices

    def play(self, seat: Seat, action: int, person: Seat = NOBODY) -> None:
        """Choose for *seat*; *person* says so, if it is not the seat itself."""
        self.last = seat if person == NOBODY else person
        self.heard[self.last] = len(self.match.log.entries)
        self.match.play(seat, action)
        self._keep()

    def take_back(self, seat: Seat) -> None:
        self.match.take_back(seat)
        self.last = NOBODY
        self._keep()

    def let_bots_choose(self) -> None:
        """Play for bots until a person is asked."""
        while waiting := self.match.waiting():
            bot = next((seat for seat in waiting if seat not in self.humans), NOBODY)
            if bot == NOBODY:
                return
            offer = self.match.offer(bot)
            assert offer is not None
            if self.humans and self.terminal.for_people(offer.question):
                return
            self._let_choose(bot)

    def _let_choose(self, bot: Seat) -> None:
        answer = self.runners[bot].ask()
        text = self.match.rules.spelling.spell(answer.id)
        self.play(bot, answer.id)
        self.thoughts.append(Thought(self.match.number, bot, text, answer.because))
        if answer.fault is not None:
            self.faults.append(answer.fault)

    # The keyboard

    def next_person(self) -> Seat:
        """Return who answers at the keyboard; who has it or had it goes first."""
        asked = [seat for seat in self.match.waiting() if seat in self.humans]
        people = asked or self.humans  # the latter for a bot that cannot look itself
        first = (seat for seat in (self.keyboard, self.last) if seat in people)
        return next(first, people[0])

    def offer_to(self, person: Seat) -> Offer:
        """Return what *person* has to answer, for its own seat or for a bot's."""
        waiting = self.match.waiting()
        offer = self.match.offer(person if person in waiting else waiting[0])
        assert offer is not None
        return offer

    def hand_over(self, seat: Seat) -> bool:
        """Hide the screen until *seat* is at the keyboard; False after an undo."""
        if seat == self.keyboard:
            return True
        self.keyboard = NOBODY
        screen.wipe(self.out)
        second_thoughts = self._second_thoughts()
        self.out.print(self._curtain(seat, [*second_thoughts]))
        while line := ask("Enter: ").lower():
            if line == "quit":
                raise Left
            if line in second_thoughts:
                second_thoughts[line]()
                return False
            self.out.print("Just Enter, please, or 'quit'.")
        self.keyboard = seat
        screen.wipe(self.out)
        return True

    def _second_thoughts(self) -> dict[str, Callable[[], None]]:
        """Return how who chose last may still change their mind, by what to type.

        Nothing of it may tell what was chosen.
        """
        last = self.last
        if last not in self.humans or self.match.is_over:
            return {}
        found: dict[str, Callable[[], None]] = {}
        if self.match.may_take_back(last):
            found["undo"] = partial(self.take_back, last)
        offer = self.match.offer(last)
        if offer is not None and not offer.choices:  # done, while others are not
            for choice in offer.revisions:
                found[choice.text] = partial(self.play, last, choice.id)
        return found

    def _curtain(self, seat: Seat, second_thoughts: Sequence[str]) -> Panel:
        said = Text("Pass the device to ").append_text(self.terminal.player(seat))
        said.append(", who presses Enter.")
        if second_thoughts:
            typed = " or ".join(f"'{text}'" for text in second_thoughts)
            said.append("\n").append_text(self.terminal.player(self.last))
            said.append(f" may still type {typed}.")
        return Panel(said, width=min(60, self.out.width), padding=(1, 2))

    def news(self, seat: Seat) -> None:
        """Tell *seat* what happened since its last choice."""
        events = self.match.live_events(seat, self.heard[seat])
        if events:
            since = "since your last choice" if self.heard[seat] else "so far"
            heading(self.out, Text(since, "dim"))
            screen.tell(self.out, self.terminal, events)

    def show_position(self, seat: Seat) -> None:
        offer = self.match.offer(seat)
        asked = offer.question.facts if offer else {}
        self.out.print()
        self.out.print(self.terminal.position([self.match.view(seat)], asked))

    def show_desk(self, seat: Seat, offer: Offer) -> None:
        """Show what the last choice of *seat* has changed in front of it."""
        desk = self.terminal.desk(offer.question, self.match.view(seat))
        if desk is not None:
            self.out.print()
            self.out.print(desk)

    # The replay

    def _keep(self) -> None:
        self.recorder.catch_up()
        self._write()

    def _write(self) -> None:
        """Bring the file up to date: nothing is lost when a game breaks off."""
        if self.record is not None:
            lines = self.recorder.lines[self.kept :]
            text = "".join(line + "\n" for line in lines)
            write_text(self.record, text, "replay", "a" if self.kept else "x")
            self.kept += len(lines)

    def save(self, path: Path) -> None:
        write_text(path, self.recorder.text(), "replay")
