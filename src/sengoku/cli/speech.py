"""What every game says in a terminal: sentences in which people have their colours."""

import re
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from rich.console import RenderableType
from rich.text import Text

from sengoku.bots import Because
from sengoku.bots.protocol import FREE_TEXT
from sengoku.core.events import Event
from sengoku.core.flow import Reason
from sengoku.core.phrases import Naming
from sengoku.core.rules import Question
from sengoku.core.seats import Seat
from sengoku.texts import Texts


class Examples(NamedTuple):
    """What can be typed in a game: a choice, one that is refused, a rule."""

    choice: str
    refused: str
    rule: str


class Speech:
    """*styles* are the colours of the seats; ``namer`` knows their names."""

    def __init__(self, namer: Naming, styles: Sequence[str]) -> None:
        self.texts = Texts()
        self.naming = namer
        self.styles = styles
        self.seats = range(len(styles))
        self.names = [self.name("seat", seat) for seat in self.seats]

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

    # What not every game has

    @property
    def needs_people(self) -> bool:
        return False

    def for_people(self, question: Question) -> bool:
        return False

    def desk(self, question: Question, seen: msgspec.Struct) -> RenderableType | None:
        return None

    def notes(
        self, question: Question, seen: msgspec.Struct, actions: Sequence[int]
    ) -> dict[int, str]:
        return {}
