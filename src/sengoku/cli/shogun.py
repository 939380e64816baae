"""Shogun in a terminal: sentences, signs and points."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, final

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sengoku.cli.drawing import course_table, points_table
from sengoku.cli.shogun_mats import Mats
from sengoku.cli.shogun_notes import Notes
from sengoku.cli.shogun_position import Drawing
from sengoku.cli.shogun_signs import ARTS_LEGEND, LEGEND
from sengoku.cli.speech import Examples, Speech
from sengoku.core.catalogue import Rule
from sengoku.core.events import Event
from sengoku.core.rules import Question
from sengoku.core.seats import Seat
from sengoku.shogun import catalogue, events
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.naming import Namer
from sengoku.shogun.observe import Observation
from sengoku.shogun.options import colours
from sengoku.shogun.state import NONE

SEAT_STYLES: Final = {
    "black": "bold",
    "blue": "bold bright_blue",
    "red": "bold red",
    "purple": "bold magenta",
    "yellow": "bold yellow",
}
"""Black is the colour of the text, so that it can be read on any terminal."""

GAINS: Final = {"SHO-GEN-13": "monuments", "SHO-SAM-5": "samurai"}
"""What points are called by the rule behind them; others are favours."""

SOURCES: Final = (
    *("provinces", "buildings", "majorities"),
    *("favours", "samurai", "monuments", "arts"),
)


@final
class ShogunFace(Speech):
    title: Final = "Shogun"
    groups: Final = catalogue.GROUPS
    examples: Final = Examples("assign settsu tax", "march aki", "SHO-BATTLE-9")

    def __init__(self, rules: ShogunRules, names: Sequence[str] = ()) -> None:
        self.rules = rules
        self.namer = Namer(rules, names)
        styles = [SEAT_STYLES[colour] for colour in colours(rules.options)]
        super().__init__(self.namer, styles)
        self.mats = Mats(rules, self)
        self.advice = Notes(rules, self, self.namer)

    def catalogue(self) -> tuple[Rule, ...]:
        return catalogue.rules()

    def course(self) -> RenderableType:
        return course_table(self.rules.id, self.rules.table, self.texts, "season")

    def turn_order(self, seen: msgspec.Struct) -> tuple[Seat, ...]:
        """Return the order of the draft; later orders change from round to round."""
        assert isinstance(seen, Observation)
        return seen.choosing

    # The position

    def position(
        self, views: Sequence[msgspec.Struct], asked: Mapping[str, int]
    ) -> RenderableType:
        seen = [view for view in views if isinstance(view, Observation)]
        return Drawing(self.rules, seen, asked, self, self.namer).whole()

    def desk(self, question: Question, seen: msgspec.Struct) -> RenderableType | None:
        assert isinstance(seen, Observation)
        if question.key != "planning" or seen.viewer is None:
            return None
        return self.mats.panel(seen, seen.viewer)

    def notes(
        self, question: Question, seen: msgspec.Struct, actions: Sequence[int]
    ) -> dict[int, str]:
        assert isinstance(seen, Observation)
        return self.advice.on(question, seen, actions)

    def legend(self, seen: msgspec.Struct) -> RenderableType:
        assert isinstance(seen, Observation)
        lines = [Text(LEGEND, "dim")]
        if "arts" in self.rules.options.modules:
            lines.append(Text(ARTS_LEGEND, "dim"))
        lines += map(Text, self._cards(seen))
        return Padding(Group(*lines), (0, 0, 0, 1))

    def _cards(self, seen: Observation) -> Iterator[str]:
        """Tell what the cards on the table do."""
        tell, namer = self.texts.tell, self.namer
        for card in seen.special:
            if card != NONE:
                yield f"{self.name('special', card)}: {tell(namer.special(card))}"
        for card in sorted(seen.events, key=lambda card: self.name("event", card)):
            yield f"{self.name('event', card)}: {tell(namer.event_card(card))}"
        for card in seen.favours:
            if card:
                yield f"{self.name('favour', card)}: {tell(namer.favour(card))}"

    # Points

    def points(self, events: Sequence[Event]) -> RenderableType:
        scores = {word: [0] * len(self.seats) for word in SOURCES}
        for event in events:
            for word, seat, points in _points(event):
                scores[word][seat] += points
        return points_table(self.players(), scores)


def _points(event: Event) -> Iterator[tuple[str, Seat, int]]:
    """Return what an event brings: the source, the seat and the points."""
    match event:
        case events.ProvincesScored():
            yield "provinces", event.seat, event.provinces
            yield "buildings", event.seat, event.buildings
        case events.MajorityScored():
            yield "majorities", event.seat, event.points
        case events.PointsGained():
            yield GAINS.get(event.why, "favours"), event.seat, event.points
        case events.ArtLineScored():
            yield "arts", event.seat, event.points
