"""What executing an order in a region is worth, and doing it on the imagined position.

Every function returns the points gained by the best execution; with *carry_out* the
position is left as it is afterwards.
"""

from sengoku.bots.samurai.eye import Eye
from sengoku.bots.samurai.tries import (
    armies_gain,
    build,
    build_gain,
    can_build,
    crop,
    harvest_gain,
    march_gain,
    shift,
)
from sengoku.bots.samurai.walks import Walks, go
from sengoku.samurai.rules.recruit import recruits
from sengoku.samurai.space import RECRUIT
from sengoku.samurai.state import NONE
from sengoku.samurai.words import (
    BUSHIDO,
    FOOD,
    MAX_SEATS,
    ORDER_ATTACK,
    ORDER_HARVEST,
    ORDER_MOVE3,
    ORDER_MOVE23,
    ORDER_RECRUIT,
    ORDER_SHIP,
    REGIONS,
)


def execute(eye: Eye, order: int, region: int, width: int) -> float:
    """Carry *order* out in the best way; return what it is worth."""
    if not moves(order):
        return stay(eye, order, region, True)
    walks = order_walks(eye, order, region, width)
    if order == ORDER_SHIP:
        gain = ship(eye, region, walks.top, True)
        if gain > walks.top:
            return gain
    go(eye, region, walks.path)
    for province in range(len(eye.s.travellers)):
        eye.s.travellers[province] = 0
    return walks.top


def moves(order: int) -> bool:
    """Does *order* lead armies elsewhere?"""
    return order in (ORDER_MOVE3, ORDER_MOVE23, ORDER_SHIP)


def stay(eye: Eye, order: int, region: int, carry_out: bool) -> float:
    """Judge an order by which nobody moves."""
    if order == ORDER_RECRUIT:
        return recruit(eye, region, carry_out)
    if order == ORDER_ATTACK:
        return attack(eye, region, carry_out)
    if order == ORDER_HARVEST:
        return harvest(eye, region, carry_out)
    return castle(eye, region, carry_out)


def order_walks(eye: Eye, order: int, region: int, width: int) -> Walks:
    if order == ORDER_MOVE3:
        return Walks(eye, region, 3, 3, 0.0, width)
    if order == ORDER_MOVE23 and eye.terms.upgrade and eye.s.food[eye.seat]:
        return Walks(eye, region, 2, 3, eye.price(eye.terms.third_point, 0), width)
    return Walks(eye, region, 2, 2, 0.0, width)


def recruit_places(eye: Eye, region: int) -> list[int]:
    ids = recruits(eye.s, eye.board, eye.seat, region)
    return [RECRUIT.args(action)[0] for action in ids]


def recruit(eye: Eye, region: int, carry_out: bool) -> float:
    s, seat = eye.s, eye.seat
    total = 0.0
    armies: list[int] = []
    for turn in range(2):
        if s.supply[seat] == 0 or (turn and s.food[seat] < eye.terms.second_recruit):
            break
        cost = eye.price(eye.terms.second_recruit, 0) if turn else 0.0
        best = 0.0
        place = NONE
        for province in recruit_places(eye, region):
            gain = armies_gain(eye, province, seat, 1) - cost
            if gain > best:
                best, place = gain, province
        if place == NONE:
            break
        total += best
        shift(eye, place, seat, 1)
        s.supply[seat] -= 1
        armies.append(place)
    if carry_out:
        if len(armies) > 1:
            s.food[seat] -= eye.terms.second_recruit
        return total
    for place in armies:
        shift(eye, place, seat, -1)
        s.supply[seat] += 1
    return total


def attack(eye: Eye, region: int, carry_out: bool) -> float:
    """Make the best kill, and a second one in the same province if it pays."""
    s, seat = eye.s, eye.seat
    best = 0.0
    place = NONE
    victim = NONE
    for province in eye.board.provinces_of[region]:
        if s.armies[province * MAX_SEATS + seat] == 0:
            continue
        for other in range(s.seats):
            if other != seat and s.armies[province * MAX_SEATS + other]:
                gain = armies_gain(eye, province, other, -1)
                if gain > best:
                    best, place, victim = gain, province, other
    if place == NONE:
        return 0.0
    shift(eye, place, victim, -1)
    second, gain = second_kill(eye, place)
    if carry_out:
        s.supply[victim] += 1
        if second != NONE:
            shift(eye, place, second, -1)
            s.supply[second] += 1
            s.bushido[seat] -= eye.terms.second_kill
    else:
        shift(eye, place, victim, 1)
    return best + gain


def second_kill(eye: Eye, province: int) -> tuple[int, float]:
    """Return whom a second kill should hit, or ``NONE``, and what it is worth."""
    s, seat = eye.s, eye.seat
    best = 0.0
    victim = NONE
    if s.bushido[seat] >= eye.terms.second_kill:
        cost = eye.price(0, eye.terms.second_kill)
        for other in range(s.seats):
            if other != seat and s.armies[province * MAX_SEATS + other]:
                gain = armies_gain(eye, province, other, -1) - cost
                if gain > best:
                    best, victim = gain, other
    return victim, best


def harvest(eye: Eye, region: int, carry_out: bool) -> float:
    gain = harvest_gain(eye, region)
    if carry_out:
        food = crop(eye, region, FOOD)
        bushido = crop(eye, region, BUSHIDO)
        eye.s.food[eye.seat] += food
        eye.s.bushido[eye.seat] += bushido
    return gain


def castle(eye: Eye, region: int, carry_out: bool) -> float:
    """Build a castle, or put an army into the one that stands in the region."""
    s, seat = eye.s, eye.seat
    own = s.castle[seat * REGIONS + region]
    if own != NONE:
        if s.supply[seat] == 0:
            return 0.0
        gain = armies_gain(eye, own, seat, 1)
        if carry_out:
            shift(eye, own, seat, 1)
            s.supply[seat] -= 1
        return gain
    best = 0.0
    place = NONE
    for province in eye.board.provinces_of[region]:
        if can_build(eye, province):
            gain = build_gain(eye, province)
            if gain > best:
                best, place = gain, province
    if carry_out and place != NONE:
        build(eye, place)
    return best


def ship(eye: Eye, region: int, least: float, carry_out: bool) -> float:
    """Take armies overseas if that is worth more than *least*; else do nothing."""
    s, seat, board = eye.s, eye.seat, eye.board
    if s.food[seat] < eye.terms.voyage:
        return least
    cost = eye.price(eye.terms.voyage, 0)
    best = least
    start = NONE
    end = NONE
    armies = 0
    for origin in board.provinces_of[region]:
        here = s.armies[origin * MAX_SEATS + seat]
        if here == 0 or not board.coastal[origin]:
            continue
        for destination in range(len(board.coastal)):
            if destination == origin or not board.coastal[destination]:
                continue
            for number in range(1, min(here, 2) + 1):
                gain = march_gain(eye, origin, destination, number) - cost
                if gain > best:
                    best, start, end, armies = gain, origin, destination, number
    if carry_out and start != NONE:
        shift(eye, start, seat, -armies)
        shift(eye, end, seat, armies)
        s.food[seat] -= eye.terms.voyage
    return best
