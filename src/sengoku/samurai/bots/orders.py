"""Finds the best way to execute an order in a region, and optionally executes it.

Every function returns the points gained by the best execution. With *carry_out* it
also applies that execution to the imagined position.
"""

from sengoku.samurai.bots.evaluator import Evaluator
from sengoku.samurai.bots.trials import (
    add_armies,
    armies_gain,
    build,
    build_gain,
    can_build,
    crop,
    harvest_gain,
    march_gain,
)
from sengoku.samurai.bots.walks import Walks, apply_path
from sengoku.samurai.rules.recruit import recruits
from sengoku.samurai.space import RECRUIT
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import (
    BUSHIDO,
    FOOD,
    ORDER_ATTACK,
    ORDER_HARVEST,
    ORDER_MOVE3,
    ORDER_MOVE23,
    ORDER_RECRUIT,
    ORDER_SHIP,
)


def execute(evaluator: Evaluator, order: int, region: int, width: int) -> float:
    """Execute *order* in the best way; return its value."""
    if not is_movement(order):
        return evaluate_in_place(evaluator, order, region, True)
    walks = order_walks(evaluator, order, region, width)
    if order == ORDER_SHIP:
        gain = ship(evaluator, region, walks.best_gain, True)
        if gain > walks.best_gain:
            return gain
    apply_path(evaluator, region, walks.path)
    for province in range(len(evaluator.s.travellers)):
        evaluator.s.travellers[province] = 0
    return walks.best_gain


def is_movement(order: int) -> bool:
    """Does *order* move armies?"""
    return order in (ORDER_MOVE3, ORDER_MOVE23, ORDER_SHIP)


def evaluate_in_place(
    evaluator: Evaluator, order: int, region: int, carry_out: bool
) -> float:
    """Evaluate an order that moves no armies."""
    if order == ORDER_RECRUIT:
        return recruit(evaluator, region, carry_out)
    if order == ORDER_ATTACK:
        return attack(evaluator, region, carry_out)
    if order == ORDER_HARVEST:
        return harvest(evaluator, region, carry_out)
    return castle(evaluator, region, carry_out)


def order_walks(evaluator: Evaluator, order: int, region: int, width: int) -> Walks:
    if order == ORDER_MOVE3:
        return Walks(evaluator, region, 3, 3, 0.0, width)
    if (
        order == ORDER_MOVE23
        and evaluator.params.upgrade
        and evaluator.s.food[evaluator.seat]
    ):
        return Walks(
            evaluator,
            region,
            2,
            3,
            evaluator.price(evaluator.params.third_point, 0),
            width,
        )
    return Walks(evaluator, region, 2, 2, 0.0, width)


def recruit_places(evaluator: Evaluator, region: int) -> list[int]:
    ids = recruits(evaluator.s, evaluator.board, evaluator.seat, region)
    return [RECRUIT.args(action)[0] for action in ids]


def recruit(evaluator: Evaluator, region: int, carry_out: bool) -> float:
    s, seat = evaluator.s, evaluator.seat
    total = 0.0
    armies: list[int] = []
    for turn in range(2):
        if s.supply[seat] == 0 or (
            turn and s.food[seat] < evaluator.params.second_recruit
        ):
            break
        cost = evaluator.price(evaluator.params.second_recruit, 0) if turn else 0.0
        best = 0.0
        place = NONE
        for province in recruit_places(evaluator, region):
            gain = armies_gain(evaluator, province, seat, 1) - cost
            if gain > best:
                best, place = gain, province
        if place == NONE:
            break
        total += best
        add_armies(evaluator, place, seat, 1)
        s.supply[seat] -= 1
        armies.append(place)
    if carry_out:
        if len(armies) > 1:
            s.food[seat] -= evaluator.params.second_recruit
        return total
    for place in armies:
        add_armies(evaluator, place, seat, -1)
        s.supply[seat] += 1
    return total


def attack(evaluator: Evaluator, region: int, carry_out: bool) -> float:
    """Make the best kill, and a second one in the same province if it pays off."""
    s, seat = evaluator.s, evaluator.seat
    best = 0.0
    place = NONE
    victim = NONE
    for province in evaluator.board.provinces_of[region]:
        if s.armies_of(seat, province) == 0:
            continue
        for other in range(s.seats):
            if other != seat and s.armies_of(other, province):
                gain = armies_gain(evaluator, province, other, -1)
                if gain > best:
                    best, place, victim = gain, province, other
    if place == NONE:
        return 0.0
    add_armies(evaluator, place, victim, -1)
    second, gain = second_kill(evaluator, place)
    if carry_out:
        s.supply[victim] += 1
        if second != NONE:
            add_armies(evaluator, place, second, -1)
            s.supply[second] += 1
            s.bushido[seat] -= evaluator.params.second_kill
    else:
        add_armies(evaluator, place, victim, 1)
    return best + gain


def second_kill(evaluator: Evaluator, province: int) -> tuple[int, float]:
    """Return the victim of a second kill, or ``NONE``, and its value."""
    s, seat = evaluator.s, evaluator.seat
    best = 0.0
    victim = NONE
    if s.bushido[seat] >= evaluator.params.second_kill:
        cost = evaluator.price(0, evaluator.params.second_kill)
        for other in range(s.seats):
            if other != seat and s.armies_of(other, province):
                gain = armies_gain(evaluator, province, other, -1) - cost
                if gain > best:
                    best, victim = gain, other
    return victim, best


def harvest(evaluator: Evaluator, region: int, carry_out: bool) -> float:
    gain = harvest_gain(evaluator, region)
    if carry_out:
        food = crop(evaluator, region, FOOD)
        bushido = crop(evaluator, region, BUSHIDO)
        evaluator.s.food[evaluator.seat] += food
        evaluator.s.bushido[evaluator.seat] += bushido
    return gain


def castle(evaluator: Evaluator, region: int, carry_out: bool) -> float:
    """Build a castle, or add an army to the existing one."""
    s, seat = evaluator.s, evaluator.seat
    own = s.castle_of(seat, region)
    if own != NONE:
        if s.supply[seat] == 0:
            return 0.0
        gain = armies_gain(evaluator, own, seat, 1)
        if carry_out:
            add_armies(evaluator, own, seat, 1)
            s.supply[seat] -= 1
        return gain
    best = 0.0
    place = NONE
    for province in evaluator.board.provinces_of[region]:
        if can_build(evaluator, province):
            gain = build_gain(evaluator, province)
            if gain > best:
                best, place = gain, province
    if carry_out and place != NONE:
        build(evaluator, place)
    return best


def ship(evaluator: Evaluator, region: int, minimum: float, carry_out: bool) -> float:
    """Ship armies if that is worth more than *minimum*; else do nothing."""
    s, seat, board = evaluator.s, evaluator.seat, evaluator.board
    if s.food[seat] < evaluator.params.voyage:
        return minimum
    cost = evaluator.price(evaluator.params.voyage, 0)
    best = minimum
    start = NONE
    end = NONE
    armies = 0
    for origin in board.provinces_of[region]:
        here = s.armies_of(seat, origin)
        if here == 0 or not board.coastal[origin]:
            continue
        for destination in range(len(board.coastal)):
            if destination == origin or not board.coastal[destination]:
                continue
            for number in range(1, min(here, 2) + 1):
                gain = march_gain(evaluator, origin, destination, number) - cost
                if gain > best:
                    best, start, end, armies = gain, origin, destination, number
    if carry_out and start != NONE:
        add_armies(evaluator, start, seat, -armies)
        add_armies(evaluator, end, seat, armies)
        s.food[seat] -= evaluator.params.voyage
    return best
