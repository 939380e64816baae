"""What a picture shows: a board, perhaps a position, and the look of the seats."""

from dataclasses import dataclass

from sengoku.core.stack import frames
from sengoku.shogun import steps
from sengoku.shogun.args import ACTION_PLACE
from sengoku.shogun.board import Board
from sengoku.shogun.drawing.geometry import Place, places
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.observation import Observation
from sengoku.shogun.rows import seat_field
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import BASE_FIELDS, BUILDINGS, FIELDS, SIDES


@dataclass(frozen=True)
class Scene:
    """Facts of the *board* and, where *seen* is given, of one position on it."""

    rules: ShogunRules
    seen: Observation | None
    places: tuple[Place, ...]
    colours: tuple[str, ...]  # by seat; each has its own crest and outline

    @property
    def board(self) -> Board:
        return self.rules.board

    @property
    def side(self) -> int:
        return SIDES.index(self.rules.options.side)

    @property
    def seats(self) -> range:
        return range(len(self.colours))

    @property
    def fields(self) -> range:
        """The fields of a mat; the court adds three."""
        court = "court" in self.rules.options.modules
        return range(FIELDS if court else BASE_FIELDS)

    def region(self, province: int) -> str:
        return self.board.region_ids[self.rules.region_of[province]]

    def is_out(self, province: int) -> bool:
        """Do three players leave this province out?"""
        return province not in self.rules.in_play

    def owner(self, province: int) -> int:
        return NONE if self.seen is None else self.seen.owner[province]

    def buildings(self, province: int) -> list[int]:
        mask = 0 if self.seen is None else self.seen.buildings[province]
        return [kind for kind in range(BUILDINGS) if mask >> kind & 1]

    def card(self, seen: Observation, seat: int, field: int) -> int | None:
        return seen.mat[seat_field(seat, field)]

    def step_names(self, seen: Observation) -> set[str]:
        """Return the names of all pending steps."""
        return {self.rules.table[step].name for step, *_ in frames(seen.stack)}

    def current(self, seen: Observation) -> int:
        """Return the place of the current action, or ``NONE``."""
        for step, _, arg in frames(seen.stack):
            if step == steps.ACTION:
                return ACTION_PLACE.of(arg)
        return NONE


def scene(rules: ShogunRules, seen: Observation | None) -> Scene:
    """Return the scene of *seen*; a board without a map is refused."""
    return Scene(
        rules=rules,
        seen=seen,
        places=places(rules.board),
        colours=rules.game.colours_of(rules.options),
    )
