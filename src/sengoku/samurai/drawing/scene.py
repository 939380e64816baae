"""What a picture shows: a board, perhaps a position, and the look of the seats."""

from dataclasses import dataclass

from sengoku.samurai.board import Board
from sengoku.samurai.drawing.geometry import Place, places
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observation import Observation
from sengoku.samurai.rows import seat_region
from sengoku.samurai.rules.control import CASTLE_POWER
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import COLOURS


@dataclass(frozen=True)
class Scene:
    """Facts of the *board* and, where *seen* is given, of one position on it."""

    board: Board
    seen: Observation | None
    places: tuple[Place, ...]
    colours: tuple[str, ...]  # by seat; each has its own crest and outline
    variants: tuple[str, ...]

    @property
    def seats(self) -> range:
        return range(len(self.colours))

    def region(self, province: int) -> str:
        return self.board.region_ids[self.board.region_of[province]]

    def clan(self, seat: int) -> str:
        return self.board.clans[COLOURS.index(self.colours[seat])]

    def armies(self, seat: int, province: int) -> int:
        if self.seen is None:
            return 0
        return self.seen.armies[province * len(self.colours) + seat]

    def castles(self, province: int) -> list[int]:
        """Return the seats that have a castle in *province*."""
        if self.seen is None:
            return []
        region = self.board.region_of[province]
        castle = self.seen.castle
        return [s for s in self.seats if castle[seat_region(s, region)] == province]

    def controller(self, province: int) -> int:
        """Return the seat with the greatest power in *province*, or ``NONE``."""
        castles = self.castles(province)
        power = [
            self.armies(seat, province) + CASTLE_POWER * (seat in castles)
            for seat in self.seats
        ]
        most = max(power)
        return power.index(most) if power.count(most) == 1 else NONE


def scene(rules: SamuraiRules, seen: Observation | None) -> Scene:
    """Return the scene of *seen*; a board without a map is refused."""
    chosen = rules.options
    return Scene(
        board=rules.board,
        seen=seen,
        places=places(rules.board),
        colours=rules.game.colours_of(chosen),
        variants=chosen.variants,
    )
