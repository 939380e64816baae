"""What each answer to a question is worth, in points: the policy of all levels."""

from sengoku.bots.samurai.eye import Eye, Terms
from sengoku.bots.samurai.orders import second_kill
from sengoku.bots.samurai.placing import Plan
from sengoku.bots.samurai.tries import (
    armies_gain,
    build_gain,
    harvest_gain,
    march_gain,
    shift,
)
from sengoku.bots.samurai.walks import Walks
from sengoku.samurai import steps
from sengoku.samurai.rules.movement import unpacked
from sengoku.samurai.space import (
    ATTACK,
    BUILD,
    COMMIT,
    CROSS,
    DECLINE_ID,
    HARVEST,
    PLACE,
    RECRUIT,
    SHIP,
    STEP,
    TAKE_ID,
)
from sengoku.samurai.state import State
from sengoku.samurai.words import FOOD, PROVINCES, REGIONS, SLOTS


def answer_gains(
    terms: Terms,
    s: State,
    seat: int,
    ids: list[int],
    wary: bool,
    envious: bool,
    width: int,
) -> list[float]:
    """Return what each of *ids* is worth to *seat*; *s* is as before afterwards."""
    step = s.todo[-3]
    if step == steps.PLACEMENT:
        eye = Eye(terms, s.copy(), seat, wary, envious)
        return placement_gains(Plan(eye, width), ids)
    eye = Eye(terms, s, seat, wary, envious)
    if step == steps.DESTINY:
        return [card_gain(eye, COMMIT.args(action)[0]) for action in ids]
    walks = walks_from(eye, step, width)
    return [action_gain(eye, step, action, walks) for action in ids]


def placement_gains(plan: Plan, ids: list[int]) -> list[float]:
    gains: list[float] = []
    for action in ids:
        if PLACE.begin <= action < PLACE.end:
            place = action - PLACE.begin
            gains.append(plan.worth(place // SLOTS, place % SLOTS))
        else:
            gains.append(0.0)  # pass
    return gains


def card_gain(eye: Eye, region: int) -> float:
    """Return what one more destiny card of *region* is worth."""
    before = eye.region(region)
    eye.outlook.cards[region] += 1.0
    after = eye.region(region)
    eye.outlook.cards[region] -= 1.0
    return after - before


def walks_from(eye: Eye, step: int, width: int) -> Walks | None:
    """Return the walks that the question allows, if it is about moving."""
    s, board = eye.s, eye.board
    arg = s.todo[-1]
    if step == steps.MOVE:
        slot, points, extra, _ = unpacked(arg)
        more = 1 if extra and s.food[eye.seat] >= eye.terms.third_point else 0
        price = eye.price(eye.terms.third_point, 0) if more else 0.0
        region = board.slot_region[slot]
        return Walks(eye, region, points, points + more, price, width)
    if step == steps.SHIP:
        return Walks(eye, board.slot_region[arg], 2, 2, 0.0, width)
    if step == steps.NEUTRAL:
        return Walks(eye, board.slot_region[arg], 1, 1, 0.0, 1)
    if step == steps.TRIBE:
        return Walks(eye, arg // (REGIONS + 1), 1, 1, 0.0, 1)
    return None


def action_gain(eye: Eye, step: int, action: int, walks: Walks | None) -> float:
    """Return what one answer to a question about an execution is worth."""
    if action == DECLINE_ID:
        return 0.0
    if walks is not None:
        if STEP.begin <= action < STEP.end:
            return walks.best[action - STEP.begin]
        if CROSS.begin <= action < CROSS.end:
            mountain, destination = CROSS.pair(action)
            first, second = eye.board.mountain_ends[mountain]
            origin = first if destination == second else second
            return (
                walks.best[origin * PROVINCES + destination]
                + eye.terms.weights.mountain
            )
    if SHIP.begin <= action < SHIP.end:
        origin, destination, armies = SHIP.args(action)
        cost = eye.price(eye.terms.voyage, 0)
        return march_gain(eye, origin, destination, armies) - cost
    if ATTACK.begin <= action < ATTACK.end:
        return kill_gain(eye, step, action)
    if RECRUIT.begin <= action < RECRUIT.end:
        cost = 0.0
        if step == steps.RECRUIT_AGAIN:
            cost = eye.price(eye.terms.second_recruit, 0)
        return armies_gain(eye, RECRUIT.args(action)[0], eye.seat, 1) - cost
    if BUILD.begin <= action < BUILD.end:
        return build_gain(eye, BUILD.args(action)[0])
    if HARVEST.begin <= action < HARVEST.end:
        food = 1 if eye.s.seeds[HARVEST.args(action)[0]] == FOOD else 0
        return -eye.price(-food, food - 1)
    if action == TAKE_ID:
        return harvest_gain(eye, eye.board.slot_region[eye.s.todo[-1]])
    return 0.0


def kill_gain(eye: Eye, step: int, action: int) -> float:
    province, victim = ATTACK.pair(action)
    gain = armies_gain(eye, province, victim, -1)
    if step == steps.ATTACK:
        shift(eye, province, victim, -1)
        _, more = second_kill(eye, province)
        shift(eye, province, victim, 1)
        return gain + more
    if step in (steps.ATTACK_AGAIN, steps.JOURNEY):
        return gain - eye.price(0, eye.terms.second_kill)
    return gain
