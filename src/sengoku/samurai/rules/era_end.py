"""Era end.

SSE-ERA-1   Order of steps: 1 full harvest, 2 order-token cleanup, 3 influence, 4 region
            bonus, 5 shrine points, 6 draw destiny cards, 7 new turn order. [standard,
            draft]
SSE-ERA-1c  Order of steps: 1 full harvest, 2 influence, 3 region bonus, 4 shrine
            points, 5 order-token cleanup, 6 draw destiny cards, 7 new turn order.
            [crowd]
SSE-ERA-2   Full harvest: each player gains 1 resource of the shown type for each
            resource province they *control* (power, not presence; a castle alone
            counts).
SSE-ERA-3   Cleanup: all order tokens on the board, covered ones included, return behind
            their owners' screens: everyone has 11 again.
SSE-ERA-4   Influence: for each region the player advances (provinces controlled there)
            + (own castles there) spaces.
SSE-ERA-5   The castle point is given even if the province is controlled by somebody
            else or nobody.
SSE-ERA-6   Influence never decreases and accumulates over the eras; on the board it
            stops at the last space "10+" [R-22].
SSE-ERA-7   Region bonus, per region, counting controlled provinces (castles as such do
            not count): the sole leader gains the larger value; the sole second gains
            the smaller value. [standard, crowd]
SSE-ERA-7d  Region bonus: only the sole leader of a region gains it (the larger value);
            there is no second place; a tie for the lead gives nothing [R-41]. [draft]
SSE-ERA-8   If two or more players tie for the lead, each of them gains the smaller
            value and nobody else gains anything in that region. [standard, crowd]
SSE-ERA-9   If there is a sole leader and several players tie for second, each of those
            gains the smaller value. [standard, crowd]
SSE-ERA-10  A player controlling 0 provinces of a region gains no bonus there, neither
            as leader nor as second [R-23]. [standard, crowd]
SSE-ERA-11  Shrine points: 1 point per controlled shrine province [R-04].
SSE-ERA-12  Draw: each player draws 1 destiny card (in the turn order of the era just
            ended), hand back to 3. Only after eras 1 and 2.
SSE-ERA-13  New turn order: ascending score; the lowest score goes first. Only after
            eras 1 and 2.
SSE-ERA-14  Players with equal scores take the reverse of their relative order in the
            era just ended [R-24].
SSE-ERA-15  All era-end steps are automatic: no player makes a choice; even a supply
            shortage is settled by turn order alone (SSE-SUPPLY-4).
SSE-ERA-16  Nothing on the map changes at era end: pieces, castles and seeding tokens
            stay.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import Work
from sengoku.core.rows import row
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.rows import seat_region
from sengoku.samurai.rules.control import controllers, provinces_held
from sengoku.samurai.rules.supply import Supply
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import BUSHIDO, FOOD, REGIONS


class FullHarvestStep(Work[State]):
    """SSE-ERA-2, served in turn order (SSE-SUPPLY-4)."""

    name = "full-harvest"

    def __init__(self, board: Board, supply: Supply) -> None:
        self.board = board
        self.supply = supply
        self.resources = sum(board.resources_of, ())

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        held = controllers(s, self.board)
        due = row(2 * s.seats)  # [seat * 2 + resource]
        province: i64
        for province in self.resources:
            if held[province] != NONE:
                due[held[province] * 2 + s.seeds[province]] += 1
        for seat in s.turn_order:
            for resource in (FOOD, BUSHIDO):
                if due[seat * 2 + resource]:
                    amount = due[seat * 2 + resource]
                    self.supply.give(s, seat, resource, amount, "SSE-ERA-2", log)


class CleanupStep(Work[State]):
    """SSE-ERA-3."""

    name = "cleanup"

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects.return_tokens(s, log)


class InfluenceStep(Work[State]):
    """SSE-ERA-4, -5."""

    name = "influence"

    def __init__(self, board: Board) -> None:
        self.board = board

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        held = provinces_held(s, self.board)
        region: i64
        for seat in s.turn_order:
            first = seat_region(seat, 0)
            for region in range(REGIONS):
                provinces = held[first + region]
                castles = int(s.castle_of(seat, region) != NONE)
                if provinces or castles:
                    effects.gain_influence(s, seat, region, provinces, castles, log)


class Bonus:
    """Awards the region bonuses."""

    def points(self, provinces: vec[i64], larger: i64, smaller: i64) -> vec[i64]:
        """Return the points of each seat from the number of *provinces* it controls."""
        raise AssertionError


class FirstAndSecond(Bonus):
    """SSE-ERA-7 to -10: a sole leader and the second, or all who share the lead."""

    def points(self, provinces: vec[i64], larger: i64, smaller: i64) -> vec[i64]:
        most, leaders, second = _standing(provinces)
        first, runner_up = larger, smaller
        if leaders > 1:
            first, runner_up = smaller, 0
        points = row(len(provinces))
        for seat, count in enumerate(provinces):
            if count == 0:
                continue
            if count == most:
                points[seat] = first
            elif count == second:
                points[seat] = runner_up
        return points


class FirstOnly(Bonus):
    """SSE-ERA-7d: a sole leader, nobody else."""

    def points(self, provinces: vec[i64], larger: i64, smaller: i64) -> vec[i64]:
        most, leaders, _ = _standing(provinces)
        points = row(len(provinces))
        if most > 0 and leaders == 1:
            for seat, count in enumerate(provinces):
                if count == most:
                    points[seat] = larger
        return points


def _standing(provinces: vec[i64]) -> tuple[i64, i64, i64]:
    """Return the most provinces, how many seats have them, and the next number."""
    most: i64 = 0
    leaders: i64 = 0
    second: i64 = 0
    for count in provinces:
        if count > most:
            most, leaders, second = count, 1, most
        elif count == most:
            leaders += 1
        elif count > second:
            second = count
    return most, leaders, second


class RegionBonusStep(Work[State]):
    name = "region-bonus"

    def __init__(self, board: Board, bonus: Bonus) -> None:
        self.board = board
        self.bonus = bonus

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        held = provinces_held(s, self.board)
        region: i64
        for region in range(REGIONS):
            provinces = held[region : seat_region(s.seats, 0) : REGIONS]
            points = self.bonus.points(
                provinces,
                self.board.bonus_larger[region],
                self.board.bonus_smaller[region],
            )
            for seat in s.turn_order:
                if points[seat]:
                    effects.score_region_bonus(s, seat, region, points[seat], log)


class ShrinePoints:
    """SSE-ERA-11: one point for each shrine province."""

    def of(self, s: State, provinces: list[int]) -> i64:
        """Return the points for the shrine *provinces* that one seat controls."""
        return len(provinces)


class ShrinesStep(Work[State]):
    name = "shrines"

    def __init__(self, board: Board, points: ShrinePoints) -> None:
        self.board = board
        self.points = points

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        held = controllers(s, self.board)
        for seat in s.turn_order:
            shrines = [p for p in self.board.shrines if held[p] == seat]
            points = self.points.of(s, shrines)
            if points:
                effects.score_shrines(s, seat, points, log)


class TurnOrderStep(Work[State]):
    """SSE-ERA-13, -14: lowest score first, the tied in reverse."""

    name = "turn-order"

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        order = [*s.turn_order][::-1]
        order.sort(key=lambda seat: s.score[seat])  # stable: the tied stay reversed
        effects.set_turn_order(s, order, log)
