"""Small Samurai Empires in a terminal: sentences, signs and points."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sengoku.core.events import Event
from sengoku.samurai.drawing import draw
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.naming import Namer
from sengoku.samurai.observation import Observation
from sengoku.samurai.points import SOURCES, scored
from sengoku.samurai.state import NONE
from sengoku.samurai.terminal.position import CASTLE, Drawing
from sengoku.samurai.vocabulary import (
    AGENDA_WORDS,
    EFFECT_WORDS,
    REGION_WORDS,
)
from sengoku.terminal.drawing import course_table, listed, points_table
from sengoku.terminal.view import Examples, TerminalView

SIGNS: Final = f"""\
A2{CASTLE}         two armies and a castle of A; ~ marks a coast
A satsuma   A controls the province; · nobody does
(attack)    a token face down; A ship on B attack: A covers B
g1 recruit  a slot and its neutral action; ▶ what the question is about
bonus 4/2   region bonus of the first and the second
destiny 2   two destiny cards of the region have been played
g o t v     influence in the grey, orange, teal and violet region
cards 2+1   two in hand and one face down on the table"""

SHRINES: Final = "brown, black, white: shrines of that colour"


@final
class SamuraiTerminalView(TerminalView):
    examples = Examples("place attack o2", "attack aki B", "SSE-RES-12")
    rules: SamuraiRules
    naming: Namer

    # The position

    def position(
        self, views: Sequence[Observation], asked: Mapping[str, int]
    ) -> RenderableType:
        slot = asked.get("slot", NONE)
        return Drawing(self.rules, views, slot, self.players(), self.styles).whole()

    def legend(self, seen: Observation) -> RenderableType:
        lines = [Text(SIGNS, "dim")]
        if any(colour != NONE for colour in seen.shrine):
            lines.append(Text(SHRINES, "dim"))
        for region, side in enumerate(seen.agenda):
            if side != NONE:
                name = f"agenda {AGENDA_WORDS[side]} in {REGION_WORDS[region]}: "
                lines.append(Text(name + self.texts.tell(self.naming.agenda(side))))
        if any(seen.mountain) or any(seen.revealed):
            lines.append(self._mountains(seen))
        return Padding(Group(*lines), (0, 0, 0, 1))

    def _mountains(self, seen: Observation) -> Text:
        ids = self.rules.board.mountain_ids
        left = ", ".join(
            f"{ids[mountain]} {self._road(mountain)}"
            for mountain, lies in enumerate(seen.mountain)
            if lies
        )
        gone = listed(EFFECT_WORDS, seen.revealed)
        return Text(f"mountain tokens: {left or 'none'}; turned up: {gone or 'none'}")

    def _road(self, mountain: int) -> str:
        board = self.rules.board
        return "–".join(
            board.province_ids[end] for end in board.mountain_ends[mountain]
        )

    # Points

    def points(self, events: Sequence[Event]) -> RenderableType:
        scores = {word: [0] * len(self.seats) for word in SOURCES.values()}
        for part in scored(events):
            scores[part.key][part.seat] += part.points
        return points_table(self.players(), scores)

    def picture(self, seen: Observation) -> str:
        return draw(self.rules, seen)

    def course(self) -> RenderableType:
        return course_table(self.rules.id, self.rules.table, self.texts, "era")
