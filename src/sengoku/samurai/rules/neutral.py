"""Neutral actions: small free actions beside the slots.

SSE-NEUT-1           Immediately after placing a token (either round) the placing player
                     may execute the neutral action of that slot, once.
SSE-NEUT-2           The neutral action is optional; it may be declined, and it is lost
                     if not used at once [R-10].
SSE-NEUT-3           It is executed in the slot's region, never elsewhere.
SSE-NEUT-4           Neutral actions cost nothing and cannot be enhanced with resources.
SSE-NEUT-5           Neutral actions are never executed in a resolution phase.
SSE-NEUT-6           In round 2, when covering an opponent, the bushido cost is paid
                     before the neutral action is executed; resources gained by that
                     neutral action cannot pay for that cover.
SSE-NEUT-7           A slot may be used although its neutral action cannot be executed
                     at the moment; the action is then simply skipped.
SSE-NEUT-ATTACK-1    *Attack*: remove one opponent army from a province of this region
                     containing at least one own army. There is no second kill.
SSE-NEUT-HARVEST-1   *Harvest*: choose exactly one resource province of this region
                     containing at least one own army and gain 1 resource of its type
                     [R-02]. [standard, crowd]
SSE-NEUT-HARVEST-1d  *Harvest*: choose exactly one resource province of this region
                     controlled by the player (an army alone is not enough, a castle
                     suffices) and gain 1 resource of its type. [draft]
SSE-NEUT-MOVE-1      *Move 1*: one own army standing in this region moves to one
                     adjacent province, which may lie in another region.
SSE-NEUT-RECRUIT-1   *Recruit*: put one army from the personal supply into this region's
                     capital or into the province of this region holding an own castle.
                     There is no second army.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason
from sengoku.samurai import effects
from sengoku.samurai.args import SLOT
from sengoku.samurai.board import Board
from sengoku.samurai.rules import attack, harvest, recruit
from sengoku.samurai.rules.harvest import Reaping
from sengoku.samurai.rules.movement import NO_ARMY, Roads
from sengoku.samurai.rules.optional import Idle, OptionalStep
from sengoku.samurai.rules.supply import Supply
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.space import (
    ATTACK,
    CROSS,
    DECLINE_ID,
    HARVEST,
    RECRUIT,
    STEP,
)
from sengoku.samurai.state import State

UNTRACKED: Final = 0


class Execution:
    """One kind of neutral action, executed in a region."""

    rule = ""

    def ids(self, s: State, seat: i64, region: i64) -> list[int]:
        """Return every way *seat* can execute it, not including to decline."""
        raise AssertionError

    def why_idle(self, s: State, seat: i64, region: i64) -> Idle:
        """Return why there is no way; everybody can see that."""
        raise AssertionError

    def do(
        self, s: State, seat: i64, region: i64, action: i64, log: Log | None
    ) -> None:
        raise AssertionError

    def why_not(self, s: State, seat: i64, region: i64, action: i64) -> Reason | None:
        """Return what forbids *action*; ``None`` when it is of another kind."""
        raise AssertionError


class MoveOne(Execution):
    rule = "SSE-NEUT-MOVE-1"

    def __init__(self, roads: Roads) -> None:
        self.roads = roads

    def ids(self, s: State, seat: i64, region: i64) -> list[int]:
        return self.roads.out_of_region(s, seat, region, True)

    def why_idle(self, s: State, seat: i64, region: i64) -> Idle:
        return NO_ARMY

    def do(
        self, s: State, seat: i64, region: i64, action: i64, log: Log | None
    ) -> None:
        if action in STEP:
            self.roads.walk(s, seat, action, log)
        else:
            self.roads.cross(s, seat, action, UNTRACKED, log)

    def why_not(self, s: State, seat: i64, region: i64, action: i64) -> Reason | None:
        if action in STEP or action in CROSS:
            return self.roads.why_no_step(s, seat, region, action, True)
        return None


class AttackOne(Execution):
    rule = "SSE-NEUT-ATTACK-1"

    def __init__(self, board: Board, watch: Watch) -> None:
        self.board = board
        self.watch = watch

    def ids(self, s: State, seat: i64, region: i64) -> list[int]:
        return attack.targets(s, self.board, seat, region)

    def why_idle(self, s: State, seat: i64, region: i64) -> Idle:
        return attack.why_no_target(s, self.board, seat, region)

    def do(
        self, s: State, seat: i64, region: i64, action: i64, log: Log | None
    ) -> None:
        province, victim = ATTACK.pair(action)
        effects.destroy_army(s, province, victim, seat, self.rule, log)
        self.watch.changed(s, seat, log)

    def why_not(self, s: State, seat: i64, region: i64, action: i64) -> Reason | None:
        if action in ATTACK:
            return attack.why_no_attack(s, self.board, seat, region, action)
        return None


class RecruitOne(Execution):
    rule = "SSE-NEUT-RECRUIT-1"

    def __init__(self, board: Board, watch: Watch) -> None:
        self.board = board
        self.watch = watch

    def ids(self, s: State, seat: i64, region: i64) -> list[int]:
        return recruit.recruits(s, self.board, seat, region)

    def why_idle(self, s: State, seat: i64, region: i64) -> Idle:
        return recruit.NO_SUPPLY

    def do(
        self, s: State, seat: i64, region: i64, action: i64, log: Log | None
    ) -> None:
        effects.recruit_army(s, seat, RECRUIT.args(action)[0], self.rule, log)
        self.watch.changed(s, seat, log)

    def why_not(self, s: State, seat: i64, region: i64, action: i64) -> Reason | None:
        if action in RECRUIT:
            at = RECRUIT.args(action)[0]
            return recruit.why_no_recruit(s, self.board, seat, region, at)
        return None


class HarvestOne(Execution):
    def __init__(self, board: Board, supply: Supply, reaping: Reaping) -> None:
        self.board = board
        self.supply = supply
        self.reaping = reaping
        self.rule = reaping.neutral_rule

    def ids(self, s: State, seat: i64, region: i64) -> list[int]:
        found = harvest.fields(s, self.board, seat, region, self.reaping)
        return [HARVEST.id(province) for province in found]

    def why_idle(self, s: State, seat: i64, region: i64) -> Idle:
        return Idle(self.reaping.idle, self.rule)

    def do(
        self, s: State, seat: i64, region: i64, action: i64, log: Log | None
    ) -> None:
        seed = s.seeds[HARVEST.args(action)[0]]
        self.supply.give(s, seat, seed, 1, self.rule, log)

    def why_not(self, s: State, seat: i64, region: i64, action: i64) -> Reason | None:
        if action in HARVEST:
            at = HARVEST.args(action)[0]
            return harvest.why_no_harvest(s, self.board, region, at, self.reaping)
        return None


def as_neutral(found: Reason, rule: str) -> Reason:
    """Replace an order's rule in a refusal by that of the neutral action."""
    if found.key in ("other-region", "army-of-other-region"):
        return found._replace(rule="SSE-NEUT-3")
    if found.rule.startswith("SSE-ACT-"):
        return found._replace(rule=rule)
    return found


class NeutralStep(OptionalStep):
    """Execute the neutral action of the slot just used, or decline."""

    name = "neutral"
    rule = "SSE-NEUT-1"
    arg_fields = (SLOT,)

    def __init__(self, board: Board, executions: tuple[Execution, ...]) -> None:
        self.board = board
        self.executions = executions  # by kind

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        execution = self.executions[s.neutral[arg]]
        return execution.ids(s, seat, self.board.slot_region[arg])

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        execution, region = self.executions[s.neutral[arg]], self.board.slot_region[arg]
        return Idle(execution.why_idle(s, seat, region).key, execution.rule)

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        execution = self.executions[s.neutral[arg]]
        execution.do(s, seat, self.board.slot_region[arg], action, log)
        return DONE

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        if action == DECLINE_ID:
            return "SSE-NEUT-2"
        return self.executions[s.neutral[arg]].rule

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        execution = self.executions[s.neutral[arg]]
        region = self.board.slot_region[arg]
        found = execution.why_not(s, seat, region, action)
        if found is None:
            return super().why_not(s, seat, arg, action)
        return as_neutral(found, execution.rule)
