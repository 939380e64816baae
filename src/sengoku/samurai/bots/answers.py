"""The value of each answer in points: the policy of all levels."""

from sengoku.samurai import steps
from sengoku.samurai.args import EFFECT_REGION, EXTRA, POINTS, SLOT
from sengoku.samurai.bots.evaluator import Evaluator, RuleParams
from sengoku.samurai.bots.orders import second_kill
from sengoku.samurai.bots.placing import PlacementPlan
from sengoku.samurai.bots.trials import (
    add_armies,
    armies_gain,
    build_gain,
    harvest_gain,
    march_gain,
)
from sengoku.samurai.bots.walks import Walks
from sengoku.samurai.rows import origin_destination
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
from sengoku.samurai.vocabulary import FOOD, SLOTS


def answer_gains(
    params: RuleParams,
    s: State,
    seat: int,
    ids: list[int],
    wary: bool,
    envious: bool,
    width: int,
) -> list[float]:
    """Return the value of each of *ids* to *seat*; leaves *s* unchanged."""
    step = s.stack.step
    if step == steps.PLACEMENT:
        evaluator = Evaluator(params, s.copy(), seat, wary, envious)
        return placement_gains(PlacementPlan(evaluator, width), ids)
    evaluator = Evaluator(params, s, seat, wary, envious)
    if step == steps.DESTINY:
        return [card_gain(evaluator, COMMIT.args(action)[0]) for action in ids]
    walks = walks_from(evaluator, step, width)
    return [action_gain(evaluator, step, action, walks) for action in ids]


def placement_gains(plan: PlacementPlan, ids: list[int]) -> list[float]:
    gains: list[float] = []
    for action in ids:
        if PLACE.begin <= action < PLACE.end:
            place = action - PLACE.begin
            gains.append(plan.worth(place // SLOTS, place % SLOTS))
        else:
            gains.append(0.0)  # pass
    return gains


def card_gain(evaluator: Evaluator, region: int) -> float:
    """Return the value of one more destiny card of *region*."""
    before = evaluator.region(region)
    evaluator.horizon.cards[region] += 1.0
    after = evaluator.region(region)
    evaluator.horizon.cards[region] -= 1.0
    return after - before


def walks_from(evaluator: Evaluator, step: int, width: int) -> Walks | None:
    """Return the possible walks if the question is about moving."""
    s, board = evaluator.s, evaluator.board
    arg = s.stack.arg
    if step == steps.MOVE:
        points = POINTS.of(arg)
        affordable = s.food[evaluator.seat] >= evaluator.params.third_point
        more = 1 if EXTRA.of(arg) and affordable else 0
        price = evaluator.price(evaluator.params.third_point, 0) if more else 0.0
        region = board.slot_region[SLOT.of(arg)]
        return Walks(evaluator, region, points, points + more, price, width)
    if step == steps.SHIP:
        return Walks(evaluator, board.slot_region[arg], 2, 2, 0.0, width)
    if step == steps.NEUTRAL:
        return Walks(evaluator, board.slot_region[arg], 1, 1, 0.0, 1)
    if step == steps.TRIBE:
        return Walks(evaluator, EFFECT_REGION.of(arg), 1, 1, 0.0, 1)
    return None


def action_gain(
    evaluator: Evaluator, step: int, action: int, walks: Walks | None
) -> float:
    """Return the value of one answer while an order is executed."""
    if action == DECLINE_ID:
        return 0.0
    if walks is not None:
        if STEP.begin <= action < STEP.end:
            return walks.best[action - STEP.begin]
        if CROSS.begin <= action < CROSS.end:
            mountain, destination = CROSS.pair(action)
            first, second = evaluator.board.mountain_ends[mountain]
            origin = first if destination == second else second
            return (
                walks.best[origin_destination(origin, destination)]
                + evaluator.params.weights.mountain
            )
    if SHIP.begin <= action < SHIP.end:
        origin, destination, armies = SHIP.args(action)
        cost = evaluator.price(evaluator.params.voyage, 0)
        return march_gain(evaluator, origin, destination, armies) - cost
    if ATTACK.begin <= action < ATTACK.end:
        return kill_gain(evaluator, step, action)
    if RECRUIT.begin <= action < RECRUIT.end:
        cost = 0.0
        if step == steps.RECRUIT_AGAIN:
            cost = evaluator.price(evaluator.params.second_recruit, 0)
        return armies_gain(evaluator, RECRUIT.args(action)[0], evaluator.seat, 1) - cost
    if BUILD.begin <= action < BUILD.end:
        return build_gain(evaluator, BUILD.args(action)[0])
    if HARVEST.begin <= action < HARVEST.end:
        food = 1 if evaluator.s.seeds[HARVEST.args(action)[0]] == FOOD else 0
        return -evaluator.price(-food, food - 1)
    if action == TAKE_ID:
        return harvest_gain(
            evaluator, evaluator.board.slot_region[evaluator.s.stack.arg]
        )
    return 0.0


def kill_gain(evaluator: Evaluator, step: int, action: int) -> float:
    province, victim = ATTACK.pair(action)
    gain = armies_gain(evaluator, province, victim, -1)
    if step == steps.ATTACK:
        add_armies(evaluator, province, victim, -1)
        _, more = second_kill(evaluator, province)
        add_armies(evaluator, province, victim, 1)
        return gain + more
    if step in (steps.ATTACK_AGAIN, steps.JOURNEY):
        return gain - evaluator.price(0, evaluator.params.second_kill)
    return gain
