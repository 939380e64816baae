"""What a game looks like in a terminal.

``TerminalView`` shows any game. ``core.game.Game.terminal_view`` refers to a subclass
that draws one game better.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from sengoku.bots import Because
from sengoku.bots.protocol import FREE_TEXT
from sengoku.core.characters import escaped
from sengoku.core.errors import UnreadableError
from sengoku.core.events import Event
from sengoku.core.facts import Fact, Problem
from sengoku.core.flow import Reason
from sengoku.core.rules import Question, Rules
from sengoku.core.seats import Seat
from sengoku.terminal.drawing import questions_table
from sengoku.texts import Texts

SEAT_STYLES: Final = {
    "black": "bold",
    "blue": "bold bright_blue",
    "green": "bold green",
    "purple": "bold magenta",
    "red": "bold red",
    "yellow": "bold yellow",
}
"""Black is the colour of the text, so that it can be read on any terminal."""


class Examples(NamedTuple):
    """What can be typed in a game: a choice, one that is refused, a rule."""

    choice: str
    refused: str
    rule: str


class TerminalView:
    """Shows what the engine gives to a viewer, and looks nothing up elsewhere.

    In its sentences people have their colours.
    """

    def __init__(self, rules: Rules, names: Sequence[str] = ()) -> None:
        self.rules = rules
        self.texts = Texts(folder=rules.game.texts())
        self.naming = rules.game.namer(rules, [*map(escaped, names)])
        colours = rules.game.colours_of(rules.options)
        self.styles = [SEAT_STYLES.get(colour, "bold") for colour in colours]
        self.seats = range(len(self.styles))
        self.names = [self.name("seat", seat) for seat in self.seats]

    # Sentences

    def player(self, seat: Seat) -> Text:
        letter = self.naming.thing("seat", seat).id
        return Text(f"{letter} {self.names[seat]}", self.styles[seat])

    def players(self) -> list[Text]:
        return [self.player(seat) for seat in self.seats]

    def event(self, event: Event) -> Text:
        return self._coloured(self.texts.tell(self.naming.event(event)))

    def question(self, question: Question, seat: Seat) -> Text:
        return self._coloured(self.texts.tell(self.naming.question(question, seat)))

    def action(self, action: int, asked: str) -> str:
        return self.texts.tell(self.naming.action(action, asked))

    def reason(self, reason: Reason) -> Text:
        return self._coloured(self.texts.tell(self.naming.reason(reason)))

    def because(self, why: Because) -> Text:
        """Tell why a bot chose as it did; a program has words of its own."""
        if why.key == FREE_TEXT:
            return Text(self.texts.say("because-said", **why.facts))
        phrase = self.naming.because(why.key, why.facts)
        return self._coloured(self.texts.tell(phrase))

    def name(self, kind: str, number: int) -> str:
        """Return what people call a thing; *kind* is a key of ``Naming.things``."""
        name = self.naming.name(kind, number)
        return name if isinstance(name, str) else self.texts.tell(name)

    def _coloured(self, sentence: str) -> Text:
        text = Text(sentence)
        for name, style in zip(self.names, self.styles, strict=True):
            text.highlight_regex(rf"\b{re.escape(name)}\b", style)
        return text

    # What a game may show in a better way

    @property
    def examples(self) -> Examples:
        spell, size = self.rules.spelling.spell, self.rules.space.size
        rule = next(step.rule for step in self.rules.table if step.asks)
        return Examples(spell(0), spell(size - 1), rule)

    def for_people(self, question: Question) -> bool:
        """Can only people at the table answer this, no matter which seat is asked?"""
        return False

    def position(
        self, views: Sequence[Any], asked: Mapping[str, int]
    ) -> RenderableType:
        """Draw what the *views* know together, with the facts of the question."""
        return Text("\n".join(self.rules.notation.dump_seen(seen) for seen in views))

    def desk(self, question: Question, seen: Any) -> RenderableType | None:
        """Draw what has changed by the last choice of the viewer, if it matters."""
        return None

    def notes(
        self, question: Question, seen: Any, actions: Sequence[int]
    ) -> dict[int, str]:
        """Return what is worth knowing about single *actions* before choosing."""
        return {}

    def legend(self, seen: Any) -> RenderableType:
        """Explain the signs and everything special that lies on the table."""
        return Text("There are no signs to explain.", "dim")

    def points(self, events: Sequence[Event]) -> RenderableType:
        """Show where everybody's points come from."""
        return Text()

    def picture(self, seen: Any) -> str:
        """Return what a viewer sees as an SVG picture."""
        detail = f"{self.rules.id} has no pictures"
        raise UnreadableError("picture", detail=detail)

    def course(self) -> RenderableType:
        """List the steps of a whole game."""
        return questions_table(self.rules.table)


def terminal_view_of(rules: Rules, names: Sequence[str] = ()) -> TerminalView:
    reference = rules.game.terminal_view
    view: Any = resolve_name(reference) if reference else TerminalView
    made: TerminalView = view(rules, names)
    return made


class OddsView(Protocol):
    """The odds of one fight."""

    def as_json(self) -> dict[str, Any]: ...

    def show(self, out: Console) -> None: ...


class BoardFile(Protocol):
    """A board as a game draws it; made from a path, or from none for its own board."""

    name: str
    facts: dict[str, Fact]

    def __init__(self, path: Path | None) -> None: ...

    @staticmethod
    def check(path: Path | None) -> list[Problem]:
        """Return everything that is wrong with a file."""

    def show(self, out: Console) -> None: ...
