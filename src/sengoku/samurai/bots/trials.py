"""Values of single actions: apply on the imagined position, evaluate, undo."""

from sengoku.samurai.bots.evaluator import Evaluator
from sengoku.samurai.rows import province_seat, seat_region
from sengoku.samurai.rules.control import controller
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import BUSHIDO, FOOD


def add_armies(evaluator: Evaluator, province: int, seat: int, armies: int) -> None:
    """Add *armies* of *seat* to *province*, or remove them."""
    s = evaluator.s
    s.armies[province_seat(province, seat)] += armies
    evaluator.cache_valid[evaluator.board.region_of[province]] = False


def armies_gain(evaluator: Evaluator, province: int, seat: int, armies: int) -> float:
    """Return the value of adding or removing armies of *seat* in *province*."""
    region = evaluator.board.region_of[province]
    place = province_seat(province, seat)
    before = evaluator.baseline(region)
    evaluator.s.armies[place] += armies
    after = evaluator.region(region)
    evaluator.s.armies[place] -= armies
    return after - before + armies * evaluator.army(seat)


def march_gain(
    evaluator: Evaluator, origin: int, destination: int, armies: int
) -> float:
    """Return the value of moving the seat's own *armies*."""
    left = evaluator.board.region_of[origin]
    entered = evaluator.board.region_of[destination]
    before = evaluator.baseline(left)
    if entered != left:
        before += evaluator.baseline(entered)
    held = evaluator.s.armies
    held[province_seat(origin, evaluator.seat)] -= armies
    held[province_seat(destination, evaluator.seat)] += armies
    after = evaluator.region(left)
    if entered != left:
        after += evaluator.region(entered)
    held[province_seat(origin, evaluator.seat)] += armies
    held[province_seat(destination, evaluator.seat)] -= armies
    return after - before


def build_gain(evaluator: Evaluator, province: int) -> float:
    """Return the value of replacing two armies in *province* with a castle."""
    region = evaluator.board.region_of[province]
    before = evaluator.baseline(region)
    _build(evaluator, province, region, 1)
    after = evaluator.region(region)
    _build(evaluator, province, region, -1)
    return after - before - 2.0 * evaluator.army(evaluator.seat)


def _build(evaluator: Evaluator, province: int, region: int, direction: int) -> None:
    s, seat = evaluator.s, evaluator.seat
    s.armies[province_seat(province, seat)] -= 2 * direction
    s.castle[seat_region(seat, region)] = province if direction > 0 else NONE


def build(evaluator: Evaluator, province: int) -> None:
    region = evaluator.board.region_of[province]
    _build(evaluator, province, region, 1)
    evaluator.s.supply[evaluator.seat] += 2
    evaluator.s.castles[evaluator.seat] -= 1
    evaluator.cache_valid[region] = False


def can_build(evaluator: Evaluator, province: int) -> bool:
    s, seat = evaluator.s, evaluator.seat
    if s.castles[seat] == 0 or s.armies_of(seat, province) < 2:
        return False
    region = evaluator.board.region_of[province]
    if not evaluator.params.in_capital and province == evaluator.board.capital[region]:
        return False
    if evaluator.params.one_per_province:
        for other in range(s.seats):
            if s.castle_of(other, region) == province:
                return False
    return True


def crop(evaluator: Evaluator, region: int, resource: int) -> int:
    """Return the yield of *resource* of a Harvest order in *region*."""
    s, seat = evaluator.s, evaluator.seat
    amount = 0
    for province in evaluator.board.resources_of[region]:
        if s.seeds[province] != resource:
            continue
        if evaluator.params.by_control:
            amount += 1 if controller(s, province, region) == seat else 0
        else:
            amount += 1 if s.armies_of(seat, province) else 0
    left = s.general[resource]
    return min(amount, max(left, 0))


def harvest_gain(evaluator: Evaluator, region: int) -> float:
    food = crop(evaluator, region, FOOD)
    bushido = crop(evaluator, region, BUSHIDO)
    return evaluator.price(-food, -bushido) * -1.0
