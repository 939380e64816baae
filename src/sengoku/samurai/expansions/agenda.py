"""Region Agenda Tiles.
"""

from collections.abc import Callable
from typing import Final

from sengoku.core import rng, seats as seat_sets
from sengoku.core.events import Log
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.rules.control import controlled, controller
from sengoku.samurai.rules.price import Price
from sengoku.samurai.rules.setup import AGENDA
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import CAPITAL, REGIONS, RESOURCE, SHRINE

Condition = Callable[[State, Board, int, int], bool]
"""``condition(s, board, seat, region)``."""

TILES: Final = 4


def lay_tiles(s: State, board: Board) -> None:
    """SSE-VAR-AGENDA-1: a tile for each region, a random side up."""
    tiles = list(range(TILES))
    rng.shuffle(s.rng, AGENDA, tiles)
    sides = [2 * tile + rng.below(s.rng, AGENDA, 2) for tile in tiles]
    effects.lay_agenda(s, sides)


def decreed(board: Board, decree: int, usual: Price) -> Price:
    """SSE-VAR-AGENDA-7: free where the tile of the region says so."""

    def price(s: State, region: int) -> int:
        side = s.agenda[region]
        if side != NONE and board.agenda_decree[side] == decree:
            return 0
        return usual(s, region)

    return price


def strategic_control(s: State, board: Board, seat: int, region: int) -> bool:
    """SSE-VAR-AGENDA-T1A."""
    held = controlled(s, board, seat, region)
    return sum(s.armies_of(seat, province) >= 2 for province in held) >= 2


def stability(s: State, board: Board, seat: int, region: int) -> bool:
    """SSE-VAR-AGENDA-T1B."""
    return len(controlled(s, board, seat, region)) >= 4


def strength_in_numbers(s: State, board: Board, seat: int, region: int) -> bool:
    """SSE-VAR-AGENDA-T2A."""
    return sum(s.armies_of(seat, p) for p in board.provinces_of[region]) >= 7


def spread_to_survive(s: State, board: Board, seat: int, region: int) -> bool:
    """SSE-VAR-AGENDA-T2B."""
    return _with_armies(s, board, seat, region, 1) >= 4


def shock_tactics(s: State, board: Board, seat: int, region: int) -> bool:
    """SSE-VAR-AGENDA-T3A."""
    return _with_armies(s, board, seat, region, 3) >= 3


def guardian_by_owning(s: State, board: Board, seat: int, region: int) -> bool:
    """SSE-VAR-AGENDA-T3B: an own castle is enough."""
    castle = s.castle_of(seat, region)
    return castle != NONE and _with_armies(s, board, seat, region, 2) >= 2


def guardian_by_control(s: State, board: Board, seat: int, region: int) -> bool:
    """SSE-VAR-AGENDA-T3B: the castle's province must be controlled [R-32]."""
    castle = s.castle_of(seat, region)
    return (
        castle != NONE
        and controller(s, castle, region) == seat
        and _with_armies(s, board, seat, region, 2) >= 2
    )


def land_and_spirit(s: State, board: Board, seat: int, region: int) -> bool:
    """SSE-VAR-AGENDA-T4A."""
    features = _held_features(s, board, seat, region)
    return features.count(RESOURCE) >= 2 and SHRINE in features


def land_and_people(s: State, board: Board, seat: int, region: int) -> bool:
    """SSE-VAR-AGENDA-T4B."""
    features = _held_features(s, board, seat, region)
    return features.count(RESOURCE) >= 2 and CAPITAL in features


def _with_armies(s: State, board: Board, seat: int, region: int, least: int) -> int:
    """Return in how many provinces of *region* the seat has *least* armies or more."""
    return sum(s.armies_of(seat, p) >= least for p in board.provinces_of[region])


def _held_features(s: State, board: Board, seat: int, region: int) -> list[int]:
    return [board.feature[p] for p in controlled(s, board, seat, region)]


GUARDIANS: Final = {
    "own-castle": guardian_by_owning,
    "control-castle-province": guardian_by_control,
}


class AgendaWatch(Watch):
    """Scores tiles as soon as they are fulfilled, whoever made it so."""

    def __init__(self, board: Board, guardian: Condition) -> None:
        self.board = board
        self.conditions: tuple[Condition, ...] = (
            strategic_control,
            stability,
            strength_in_numbers,
            spread_to_survive,
            shock_tactics,
            guardian,
            land_and_spirit,
            land_and_people,
        )

    def changed(self, s: State, seat: int, region: int, log: Log | None) -> None:
        """SSE-VAR-AGENDA-6."""
        for other in s.turn_order:
            self.check(s, other, region, log)

    def check(self, s: State, seat: int, region: int, log: Log | None) -> None:
        """SSE-VAR-AGENDA-3, -5."""
        side = s.agenda[region]
        if side == NONE or seat_sets.contains(s.fulfilled[region], seat):
            return
        if self.conditions[side](s, self.board, seat, region):
            points = self.board.agenda_points[side]
            effects.fulfil_agenda(s, seat, region, points, log)


class OwnTurnWatch(AgendaWatch):
    """Scores tiles only for the player whose turn it is."""

    def turn_began(self, s: State, seat: int, log: Log | None) -> None:
        """SSE-VAR-AGENDA-6c: what others did may have fulfilled a tile."""
        for region in range(REGIONS):
            self.check(s, seat, region, log)

    def changed(self, s: State, seat: int, region: int, log: Log | None) -> None:
        """SSE-VAR-AGENDA-6c."""
        self.check(s, seat, region, log)


TIMINGS: Final = {"any-time": AgendaWatch, "own-turn": OwnTurnWatch}
