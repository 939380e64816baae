"""What single actions are worth: tried on the imagined position and taken back."""

from sengoku.bots.samurai.eye import Eye
from sengoku.samurai.rules.control import controller
from sengoku.samurai.state import NONE
from sengoku.samurai.words import BUSHIDO, FOOD, MAX_SEATS, REGIONS


def shift(eye: Eye, province: int, seat: int, armies: int) -> None:
    """Put *armies* of *seat* into *province*, or take them away."""
    s = eye.s
    s.armies[province * MAX_SEATS + seat] += armies
    eye.fresh[eye.board.region_of[province]] = False


def armies_gain(eye: Eye, province: int, seat: int, armies: int) -> float:
    """Return what it is worth that *seat* has more or fewer armies in *province*."""
    region = eye.board.region_of[province]
    place = province * MAX_SEATS + seat
    before = eye.base(region)
    eye.s.armies[place] += armies
    after = eye.region(region)
    eye.s.armies[place] -= armies
    return after - before + armies * eye.army(seat)


def march_gain(eye: Eye, origin: int, destination: int, armies: int) -> float:
    """Return what it is worth to take own *armies* from one province to another."""
    left = eye.board.region_of[origin]
    entered = eye.board.region_of[destination]
    before = eye.base(left)
    if entered != left:
        before += eye.base(entered)
    held = eye.s.armies
    held[origin * MAX_SEATS + eye.seat] -= armies
    held[destination * MAX_SEATS + eye.seat] += armies
    after = eye.region(left)
    if entered != left:
        after += eye.region(entered)
    held[origin * MAX_SEATS + eye.seat] += armies
    held[destination * MAX_SEATS + eye.seat] -= armies
    return after - before


def build_gain(eye: Eye, province: int) -> float:
    """Return what it is worth to give two armies of *province* back for a castle."""
    region = eye.board.region_of[province]
    before = eye.base(region)
    _build(eye, province, region, 1)
    after = eye.region(region)
    _build(eye, province, region, -1)
    return after - before - 2.0 * eye.army(eye.seat)


def _build(eye: Eye, province: int, region: int, way: int) -> None:
    s, seat = eye.s, eye.seat
    s.armies[province * MAX_SEATS + seat] -= 2 * way
    s.castle[seat * REGIONS + region] = province if way > 0 else NONE


def build(eye: Eye, province: int) -> None:
    region = eye.board.region_of[province]
    _build(eye, province, region, 1)
    eye.s.supply[eye.seat] += 2
    eye.s.castles[eye.seat] -= 1
    eye.fresh[region] = False


def can_build(eye: Eye, province: int) -> bool:
    s, seat = eye.s, eye.seat
    if s.castles[seat] == 0 or s.armies[province * MAX_SEATS + seat] < 2:
        return False
    region = eye.board.region_of[province]
    if not eye.terms.in_capital and province == eye.board.capital[region]:
        return False
    if eye.terms.one_per_province:
        for other in range(s.seats):
            if s.castle[other * REGIONS + region] == province:
                return False
    return True


def crop(eye: Eye, region: int, resource: int) -> int:
    """Return how much of *resource* a Harvest order in *region* would bring."""
    s, seat = eye.s, eye.seat
    amount = 0
    for province in eye.board.resources_of[region]:
        if s.seeds[province] != resource:
            continue
        if eye.terms.by_control:
            amount += 1 if controller(s, province, region) == seat else 0
        else:
            amount += 1 if s.armies[province * MAX_SEATS + seat] else 0
    left = s.general[resource]
    return min(amount, max(left, 0))


def harvest_gain(eye: Eye, region: int) -> float:
    food = crop(eye, region, FOOD)
    bushido = crop(eye, region, BUSHIDO)
    return eye.price(-food, -bushido) * -1.0
