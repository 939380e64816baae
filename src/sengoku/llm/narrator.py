"""Says in plain text what a seat is told.

The same position always gives the same text. Players are called by letter and colour,
never by the names they chose: other people's words do not belong into a prompt.
"""

import io
from collections.abc import Iterable, Sequence
from typing import Any, Final, final

import msgspec
from rich.console import Console, RenderableType

from sengoku.bots.protocol import TALLY_FIELD
from sengoku.core.choices import Choice
from sengoku.core.events import Event
from sengoku.core.flow import Reason
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.llm.choices import ChoiceGroup, grouped
from sengoku.llm.sight import Sight
from sengoku.terminal.view import terminal_view_of

WIDTH: Final = 100
"""In characters; drawings of the board need about 80."""


@final
class Narrator:
    """Speaks about one table; it needs only what the sight of a seat has."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self._view: Final = terminal_view_of(rules)

    def player(self, seat: Seat) -> str:
        return self._view.player(seat).plain

    def players(self, seats: Iterable[Seat]) -> str:
        return ", ".join(map(self.player, seats))

    # The position

    def position(self, sight: Sight) -> str:
        """Return the position: drawn, and exactly, in the notation of the engine."""
        facts = {} if sight.offer is None else sight.offer.question.facts
        seen: Any = sight.observation
        lines = [
            f"You are {self.player(sight.seat)} in {self.rules.game.title}.",
            plain(self._view.position([seen], facts)),
            f"Notation: {self.rules.notation.dump_seen(seen)}",
        ]
        tally = getattr(seen, TALLY_FIELD, None)
        if tally is not None:
            lines.append(f"Counted from the log, by seat: {_counted(tally)}")
        return "\n".join(lines)

    def legend(self, sight: Sight) -> str:
        """Explain the signs of the drawing and what is special at this table."""
        return plain(self._view.legend(sight.observation))

    # What happened

    def events(self, events: Sequence[Event], since: int) -> str:
        """Return *events* in sentences, numbered after *since*."""
        return "\n".join(
            f"{number}. {self._view.event(event).plain}"
            for number, event in enumerate(events, start=since + 1)
        )

    # What is asked

    def question(self, sight: Sight) -> str:
        if sight.outcome is not None:
            return self._outcome(sight)
        if sight.status not in ("running", "open"):
            return f"The table is {sight.status}."
        if sight.offer is None or not sight.offer.choices:
            return f"You are not asked. Waiting for: {self.players(sight.waiting)}."
        asked = sight.offer.question
        said = self._view.question(asked, sight.seat).plain
        return f"Question {sight.offer.at}: {said} [{asked.rule}]"

    def _outcome(self, sight: Sight) -> str:
        outcome = sight.outcome
        assert outcome is not None
        points = ", ".join(
            f"{self.player(seat)} {score}" for seat, score in enumerate(outcome.scores)
        )
        winners = self.players(outcome.winners)
        return f"The game is over. Points: {points}. Winner: {winners}."

    def options(self, sight: Sight, words: str = "") -> str:
        """Return everything the seat may do now; only what has all *words*, if any."""
        offer = sight.offer
        if offer is None:
            return self.question(sight)
        seen, ids = sight.observation, [choice.id for choice in offer.choices]
        notes = self._view.notes(offer.question, seen, ids)
        lines = [self.question(sight)]
        lines += self._listed(offer.choices, notes, offer.question, words)
        if offer.revisions:
            lines.append("To change your mind:")
            lines += self._listed(offer.revisions, {}, offer.question, words)
        if offer.can_take_back:
            lines.append("- take-back: undo your last choice")
        return "\n".join(lines)

    def _listed(
        self,
        choices: Sequence[Choice],
        notes: dict[int, str],
        question: Any,
        words: str,
    ) -> list[str]:
        wanted = words.lower().split()
        fitting = [c for c in choices if {*wanted} <= {*c.text.lower().split()}]
        if choices and not fitting:
            return [f"None of {len(choices)} options has the words {words!r}."]
        return [self._line(group, question) for group in grouped(fitting, notes)]

    def _line(self, group: ChoiceGroup, question: Any) -> str:
        first, parts = group.first, [f"- {group.text}"]
        if group.size == 1:
            parts.append(f": {self.action(first.id, question.key)}")
        if first.price:
            price = ", ".join(f"{n} {what}" for what, n in first.price.items())
            parts.append(f" (costs {price})")
        if group.note:
            parts.append(f" ({group.note})")
        if first.rule != question.rule:
            parts.append(f" [{first.rule}]")
        return "".join(parts)

    def action(self, action: int, asked: str = "") -> str:
        return self._view.action(action, asked)

    def reason(self, reason: Reason) -> str:
        """Return why something is not offered, with its rule."""
        return f"{self._view.reason(reason).plain} [{reason.rule}]"


def plain(drawn: RenderableType) -> str:
    """Return what a terminal would show, without colours and space at the end."""
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, legacy_windows=False)
    console.print(drawn)
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    return "\n".join(lines).strip("\n")


def _counted(tally: msgspec.Struct) -> str:
    found = msgspec.to_builtins(tally)
    return ", ".join(f"{what} {' '.join(map(str, n))}" for what, n in found.items())
