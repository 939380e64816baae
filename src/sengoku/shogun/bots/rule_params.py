"""Constants of a game, as lists for fast access."""

from typing import Final, final

from sengoku.shogun import steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.rules.planning import PlanningStep
from sengoku.shogun.vocabulary import PROVINCES

MAX_THROWN_CUBES: Final = 160
"""Upper bound of the cubes in one throw."""


@final
class RuleParams:
    """Board, prices and tower under the chosen options."""

    def __init__(self, rules: ShogunRules) -> None:
        board = rules.board
        self.rules: Final = rules
        self.seats: int = rules.seats
        self.in_play: list[int] = list(rules.in_play)
        self.region_of: list[int] = list(rules.region_of)
        self.provinces_of: list[list[int]] = [list(p) for p in rules.provinces_of]
        self.near: list[list[int]] = [
            [p for p in board.neighbours[place] if p in rules.in_play]
            for place in range(PROVINCES)
        ]
        self.chests: list[int] = list(board.chests)
        self.rice: list[int] = list(board.rice)
        self.sites: list[int] = list(board.sites)
        self.building_cost: list[int] = list(board.building_cost)
        self.majority_points: list[int] = list(board.majority_points)
        self.levy_cost: list[int] = list(board.levy_cost)
        self.levy_yield: list[int] = list(board.levy_yield)
        self.event_kind: list[int] = list(board.event_kind)
        self.event_loss: list[int] = list(board.event_loss)
        self.revolts: list[int] = [row[0] for row in board.supply_table]
        self.more_peasants: list[int] = [row[1] for row in board.supply_table]
        self._read_plans(rules)
        self._read_tower(rules)
        self._read_modules(rules)

    def _read_plans(self, rules: ShogunRules) -> None:
        planning = rules.table[steps.PLANNING]
        assert isinstance(planning, PlanningStep)
        self.fields: int = planning.fields
        self.tower_cards: int = planning.tower_cards

    def _read_tower(self, rules: ShogunRules) -> None:
        """SHO-TWR-1, -2: odds that a thrown cube, or one inside, falls."""
        numbers = rules.tower.numbers
        part, whole = numbers.knock
        knocked = part / whole
        self.passes: float = 1 - numbers.lodge[0] / numbers.lodge[1]
        self.falls: list[float] = [
            1 - (1 - knocked) ** thrown if numbers.per_cube else knocked
            for thrown in range(MAX_THROWN_CUBES)
        ]

    def _read_modules(self, rules: ShogunRules) -> None:
        board = rules.board
        self.favour_kind: list[int] = list(board.favour_kind)
        self.favour_amount: list[int] = list(board.favour_amount)
        self.favour_prices: list[int] = list(board.favour_prices)
        self.art_rows: list[int] = list(board.art_rows)
        self.art_columns: list[int] = list(board.art_columns)
        self.samurai_bonuses: list[list[int]] = [
            [dict(shown).get(kind, 0) for kind in range(4)]
            for shown in board.samurai_bonuses
        ]
