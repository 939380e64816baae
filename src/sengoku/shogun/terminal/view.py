"""Shogun in a terminal: sentences, signs and points."""

from collections.abc import Iterator, Mapping, Sequence
from typing import final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sengoku.core.events import Event
from sengoku.core.rules import Question
from sengoku.shogun.drawing import draw
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.observation import Observation
from sengoku.shogun.points import SOURCES, scored
from sengoku.shogun.state import NONE
from sengoku.shogun.terminal.mats import Mats
from sengoku.shogun.terminal.notes import Notes
from sengoku.shogun.terminal.position import Drawing
from sengoku.shogun.terminal.signs import ARTS_LEGEND, LEGEND
from sengoku.shogun.terminal.speech import ShogunSpeech
from sengoku.shogun.vocabulary import STACK
from sengoku.terminal.drawing import course_table, points_table
from sengoku.terminal.view import Examples


@final
class ShogunTerminalView(ShogunSpeech):
    examples = Examples("assign settsu tax", "march aki", "SHO-ACT-2")

    def __init__(self, rules: ShogunRules, names: Sequence[str] = ()) -> None:
        super().__init__(rules, names)
        self.mats = Mats(self)
        self.advice = Notes(self)

    def picture(self, seen: Observation) -> str:
        return draw(self.rules, seen)

    def course(self) -> RenderableType:
        return course_table(self.rules.id, self.rules.table, self.texts, "season")

    def for_people(self, question: Question) -> bool:
        return question.key == "throw"

    # The position

    def position(
        self, views: Sequence[Observation], asked: Mapping[str, int]
    ) -> RenderableType:
        return Drawing(views, asked, self).whole()

    def desk(self, question: Question, seen: Observation) -> RenderableType | None:
        if question.key == "planning" and seen.viewer is not None:
            return self.mats.panel(seen, seen.viewer)
        if question.key == "send":
            said = self.advice.before_sending(question, seen)
            return Text(f" {said}", "dim") if said else None
        return None

    def notes(
        self, question: Question, seen: Observation, actions: Sequence[int]
    ) -> dict[int, str]:
        return self.advice.on(question, seen, actions)

    def legend(self, seen: Observation) -> RenderableType:
        lines = [Text(LEGEND, "dim")]
        if "arts" in self.rules.options.modules:
            lines.append(Text(ARTS_LEGEND, "dim"))
        lines += map(Text, self._cards(seen))
        return Padding(Group(*lines), (0, 0, 0, 1))

    def _cards(self, seen: Observation) -> Iterator[str]:
        """Tell what the cards on the table do."""
        for card in seen.special:
            if card != NONE:
                yield f"{self.name('special', card)}: {self.special(card)}"
        for card in sorted(seen.events, key=lambda card: self.name("event", card)):
            yield f"{self.name('event', card)}: {self.event_card(card)}"
        if "samurai" in self.rules.options.modules:
            for card in range(1, STACK):
                yield f"samurai card {card + 1}: {self.bonuses(card)}"
        for card in seen.favours:
            if card:
                yield f"{self.name('favour', card)}: {self.favour(card)}"

    # Points

    def points(self, events: Sequence[Event]) -> RenderableType:
        scores = {word: [0] * len(self.seats) for word in SOURCES}
        for part in scored(events):
            scores[part.key][part.seat] += part.points
        return points_table(self.players(), scores)
