"""The Attack order.

SSE-ACT-ATTACK-1  Choose a province of this region that holds at least one own army and
                  at least one opponent army; remove one opponent army of choice to its
                  owner's personal supply.
SSE-ACT-ATTACK-2  A castle of the attacker without an own army in the province does not
                  allow the attack [R-20].
SSE-ACT-ATTACK-3  Then the player may pay 1 bushido to remove a second opponent army
                  from the same province; the victims may belong to different players
                  [R-03].
SSE-ACT-ATTACK-4  The second victim cannot be in another province.
SSE-ACT-ATTACK-5  Castles cannot be attacked.
SSE-ACT-ATTACK-6  The attacker loses nothing; own armies cannot be chosen; control of
                  the province is not needed.
SSE-ACT-ATTACK-7  The requirement of one own army is checked once, when the province is
                  chosen (the attacker cannot lose it in between).
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, push, reason
from sengoku.samurai import effects, steps
from sengoku.samurai.args import FIRST_PROVINCE, SLOT
from sengoku.samurai.board import Board
from sengoku.samurai.rules.optional import Idle, OptionalStep
from sengoku.samurai.rules.price import Price
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.space import (
    ATTACK,
    DECLINE_ID,
)
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import BUSHIDO, MAX_SEATS, PROVINCES

_ATTACKS: Final = tuple(
    [
        tuple([ATTACK.id(province, victim) for victim in seat_sets.each(mask)])
        for province in range(PROVINCES)
        for mask in range(1 << MAX_SEATS)
    ]
)
"""By province, then by mask of the victims."""


def victims(s: State, seat: i64, province: i64) -> tuple[int, ...]:
    """Return the attacks on every opponent who has an army in *province*."""
    first = province * MAX_SEATS  # in a hot loop: without a call
    mask: i64 = 0
    for enemy in range(s.seats):
        if enemy != seat and s.armies[first + enemy]:
            mask |= 1 << enemy
    return _ATTACKS[(province << MAX_SEATS) + mask]


def targets(s: State, board: Board, seat: i64, region: i64) -> list[int]:
    """Return the attacks that *seat* can make with its armies in *region*."""
    ids: list[int] = []
    province: i64
    for province in board.provinces_of[region]:
        if s.armies[province * MAX_SEATS + seat]:  # a hot loop: without a call
            ids += victims(s, seat, province)
    return ids


def why_no_attack(s: State, board: Board, seat: i64, region: i64, act: i64) -> Reason:
    province, victim = ATTACK.pair(act)
    if board.region_of[province] != region:
        return reason("other-region", "SSE-RES-9", province=province, region=region)
    if victim == seat:
        return reason("own-army", "SSE-ACT-ATTACK-6", province=province)
    if victim >= s.seats or s.armies_of(victim, province) == 0:
        return reason(
            "no-army-of-victim", "SSE-ACT-ATTACK-1", province=province, victim=victim
        )
    return reason("no-own-army", "SSE-ACT-ATTACK-1", province=province)


def why_no_target(s: State, board: Board, seat: i64, region: i64) -> Idle:
    """Return why *seat* can attack nobody in *region*."""
    for province in board.provinces_of[region]:
        if s.armies_of(seat, province):
            return Idle("no-enemy", "SSE-ACT-ATTACK-1")
    return Idle("no-army", "SSE-ACT-ATTACK-1")


class AttackStep(OptionalStep):
    name = "attack"
    rule = "SSE-ACT-ATTACK-1"
    arg_fields = (SLOT,)

    def __init__(self, board: Board, watch: Watch) -> None:
        self.board = board
        self.watch = watch

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        return targets(s, self.board, seat, self.board.slot_region[arg])

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        return why_no_target(s, self.board, seat, self.board.slot_region[arg])

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        province, victim = ATTACK.pair(action)
        effects.destroy_army(s, province, victim, seat, self.rule, log)
        self.watch.changed(s, seat, log)
        again = FIRST_PROVINCE.put(arg, province)
        push(s, steps.ATTACK_AGAIN, seat_sets.one(seat), again)
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in ATTACK:
            region = self.board.slot_region[arg]
            return why_no_attack(s, self.board, seat, region, action)
        return super().why_not(s, seat, arg, action)


class AttackAgainStep(OptionalStep):
    """The paid second kill, in the province of the first."""

    name = "attack-again"
    rule = "SSE-ACT-ATTACK-3"
    arg_fields = (SLOT, FIRST_PROVINCE)

    def __init__(self, board: Board, watch: Watch, cost: Price) -> None:
        self.board = board
        self.watch = watch
        self.cost = cost

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        if s.bushido[seat] < self.cost.at(s, self.board.slot_region[SLOT.of(arg)]):
            return []
        return [*victims(s, seat, FIRST_PROVINCE.of(arg))]

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        if victims(s, seat, FIRST_PROVINCE.of(arg)):
            return None  # it cannot be paid, which others need not see
        return Idle("no-enemy-left", self.rule)

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        region = self.board.slot_region[SLOT.of(arg)]
        effects.pay(s, seat, BUSHIDO, self.cost.at(s, region), self.rule, log)
        province, victim = ATTACK.pair(action)
        effects.destroy_army(s, province, victim, seat, self.rule, log)
        self.watch.changed(s, seat, log)
        return DONE

    def price(self, s: State, seat: i64, arg: i64, action: i64) -> dict[str, int]:
        cost = self.cost.at(s, self.board.slot_region[SLOT.of(arg)])
        return {"bushido": cost} if cost and action != DECLINE_ID else {}

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action not in ATTACK:
            return super().why_not(s, seat, arg, action)
        province = FIRST_PROVINCE.of(arg)
        if ATTACK.args(action)[0] != province:
            return reason("same-province-only", "SSE-ACT-ATTACK-4", province=province)
        region = self.board.slot_region[SLOT.of(arg)]
        return why_no_attack(s, self.board, seat, region, action)
