"""Explains an answer: the key of a sentence, and its facts.

The answer is tried on a copy of an imagined position. Only public information is
compared, so the facts hold in the real game too. The sentences are
``samurai-because-…`` in the locale files.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.rows import row_of
from sengoku.samurai import steps
from sengoku.samurai.args import POINTS
from sengoku.samurai.bots.evaluator import Evaluator
from sengoku.samurai.bots.placing import PlacementPlan
from sengoku.samurai.bots.trials import crop
from sengoku.samurai.rows import province_seat, seat_region
from sengoku.samurai.rules.control import controller, provinces_held
from sengoku.samurai.rules.era_end import FirstAndSecond
from sengoku.samurai.space import (
    ATTACK,
    BUILD,
    COMMIT,
    CROSS,
    DECLINE_ID,
    HARVEST,
    PASS_ID,
    PLACE,
    RECRUIT,
    SHIP,
    STEP,
    TAKE_ID,
)
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    BUSHIDO,
    FOOD,
    ORDER_WORDS,
)

KEYS: Final = (
    *("leads-influence", "hopes-for-influence"),
    *(f"plans-{order}" for order in ORDER_WORDS),
    *("covers", "wants-neutral", "passes"),
    *("takes-control", "denies-bonus", "breaks-control"),
    *("builds-castle", "mans-castle", "recruits", "kills", "moves", "crosses"),
    *("harvests", "gathers", "keeps-food", "keeps-bushido", "holds"),
)
"""All keys."""

PAID_IN_BUSHIDO: Final = (steps.ATTACK_AGAIN, steps.JOURNEY)


class Why(NamedTuple):
    key: str
    facts: dict[str, int | str]


def why(key: str, **facts: int | str) -> Why:
    return Why(key, facts)


def explain(evaluator: Evaluator, action: int) -> Why:
    """Explain why the seat answers with *action*."""
    step, arg = evaluator.s.stack.step, evaluator.s.stack.arg
    if action in COMMIT:
        return _card(evaluator.s, evaluator.seat, COMMIT.args(action)[0])
    if action in PLACE:
        order, slot = PLACE.pair(action)
        return _placement(evaluator, order, slot)
    if action == PASS_ID:
        return why("passes")
    if action == DECLINE_ID:
        return _nothing(step, arg)
    if action == TAKE_ID:
        region = evaluator.board.slot_region[arg]
        food, bushido = crop(evaluator, region, FOOD), crop(evaluator, region, BUSHIDO)
        return why("harvests", food=food, bushido=bushido)
    if action in HARVEST:
        province = HARVEST.args(action)[0]
        return why("gathers", resource=evaluator.s.seeds[province], province=province)
    return _change(evaluator, action)


def _card(s: State, seat: int, region: int) -> Why:
    reached = [s.influence[seat_region(other, region)] for other in range(s.seats)]
    mine = reached.pop(seat)
    if mine > max(reached):
        return why("leads-influence", region=region)
    return why("hopes-for-influence", region=region)


def _placement(evaluator: Evaluator, order: int, slot: int) -> Why:
    s = evaluator.s
    victim = s.owner[slot]
    if victim not in (NONE, evaluator.seat):
        return why("covers", victim=victim, order=s.order[slot], slot=slot)
    plan = PlacementPlan(
        Evaluator(evaluator.params, s.copy(), evaluator.seat, True, True), 1
    )
    if plan.neutral[slot] > plan.gain(order, evaluator.board.slot_region[slot]):
        return why("wants-neutral", slot=slot)
    return why(f"plans-{ORDER_WORDS[order]}", slot=slot)


def _nothing(step: int, arg: int) -> Why:
    if step in PAID_IN_BUSHIDO:
        return why("keeps-bushido")
    if step == steps.RECRUIT_AGAIN or (step == steps.MOVE and not POINTS.of(arg)):
        return why("keeps-food")
    return why("holds")


def _change(evaluator: Evaluator, action: int) -> Why:
    """Explain an action by what it changes: control first, then points."""
    before = evaluator.s
    after = before.copy()
    province = _carry_out(evaluator, after, action)
    region = evaluator.board.region_of[province]
    held, seat = controller(before, province, region), evaluator.seat
    if held != seat and controller(after, province, region) == seat:
        return why("takes-control", province=province)
    if action in BUILD:
        return why("builds-castle", province=province)
    victim = _denied(evaluator, before, after, region)
    if victim != NONE:
        return why("denies-bonus", victim=victim, region=region)
    if held not in (seat, NONE) and controller(after, province, region) != held:
        return why("breaks-control", victim=held, province=province)
    return _plain(evaluator, action, province)


def _carry_out(evaluator: Evaluator, s: State, action: int) -> int:
    """Apply *action* to the armies of *s*; return the province it affects."""
    seat = evaluator.seat
    if action in ATTACK:
        province, victim = ATTACK.pair(action)
        s.armies[province_seat(province, victim)] -= 1
        return province
    if action in BUILD:
        province = BUILD.args(action)[0]
        s.armies[province_seat(province, seat)] -= 2
        s.castle[seat_region(seat, evaluator.board.region_of[province])] = province
        return province
    if action in RECRUIT:
        province = RECRUIT.args(action)[0]
        s.armies[province_seat(province, seat)] += 1
        return province
    origin, province, armies = _journey(evaluator, action)
    s.armies[province_seat(origin, seat)] -= armies
    s.armies[province_seat(province, seat)] += armies
    return province


def _journey(evaluator: Evaluator, action: int) -> tuple[int, int, int]:
    """Return origin, destination and number of the armies that move."""
    if action in SHIP:
        return SHIP.args(action)
    if action in STEP:
        origin, destination = STEP.pair(action)
        return origin, destination, 1
    mountain, destination = CROSS.pair(action)
    first, second = evaluator.board.mountain_ends[mountain]
    return first if destination == second else second, destination, 1


def _denied(evaluator: Evaluator, before: State, after: State, region: int) -> int:
    """Return an opponent whose bonus in *region* shrinks, or ``NONE``."""
    if not evaluator.params.second_bonus:
        return NONE
    old, new = (_bonuses(evaluator, s, region) for s in (before, after))
    for other in range(before.seats):
        if other != evaluator.seat and new[other] < old[other]:
            return other
    return NONE


def _bonuses(evaluator: Evaluator, s: State, region: int) -> vec[i64]:
    board = evaluator.board
    held = provinces_held(s, board)
    provinces = row_of(held[seat_region(seat, region)] for seat in range(s.seats))
    larger, smaller = board.bonus_larger[region], board.bonus_smaller[region]
    return FirstAndSecond().points(provinces, larger, smaller)


def _plain(evaluator: Evaluator, action: int, province: int) -> Why:
    if action in ATTACK:
        return why("kills", victim=ATTACK.args(action)[1], province=province)
    if action in RECRUIT:
        manned = evaluator.s.stack.step == steps.CASTLE
        return why("mans-castle" if manned else "recruits", province=province)
    if action in CROSS:
        return why("crosses", mountain=CROSS.args(action)[0])
    return why("moves", destination=province)
