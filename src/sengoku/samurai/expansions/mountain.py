"""Path of the Mountain.

SSE-VAR-MOUNTAIN-1   Setup: shuffle the 10 mountain tokens face down, put one on each of
                     the 7 mountain spaces, return 3 unseen. [standard, crowd]
SSE-VAR-MOUNTAIN-2   When a movement point moves an army between two provinces joined by
                     a road with a face-down mountain token, the player may route that
                     army over the mountain: it becomes the expeditionary army, the
                     token is revealed and resolved, then discarded from the game.
                     [standard, crowd]
SSE-VAR-MOUNTAIN-3   The detour is optional: the same step may be made directly without
                     revealing. [standard, crowd]
SSE-VAR-MOUNTAIN-4   The whole step over the mountain costs the one movement point.
                     [standard, crowd]
SSE-VAR-MOUNTAIN-5   At most one expeditionary army, hence one revealed token, per move
                     action (order or neutral Move 1). [standard, crowd]
SSE-VAR-MOUNTAIN-6   While the effect resolves the expeditionary army is in no province:
                     it adds no power, cannot be moved, attacked or counted [R-33].
                     [standard, crowd]
SSE-VAR-MOUNTAIN-7   After any effect except Ambush the army must complete its step into
                     the destination province. [standard, crowd]
SSE-VAR-MOUNTAIN-8   *Ambush*: the army goes back to the province from which it stepped
                     onto the mountain; the point stays spent [R-34]. [standard, crowd]
SSE-VAR-MOUNTAIN-9   *Mercenaries*: 1 army from the personal supply is added to the
                     province from which the expeditionary army came (nothing if the
                     supply is empty) [R-34]. [standard, crowd]
SSE-VAR-MOUNTAIN-10  *Bushido Master*: gain 1 bushido. [standard, crowd]
SSE-VAR-MOUNTAIN-11  *Highland Farms*: gain 1 food. [standard, crowd]
SSE-VAR-MOUNTAIN-12  *Independent Tribe*: the player may at once execute one neutral
                     action of a kind shown at the slots of the region (occupied or
                     not). [standard, crowd]
SSE-VAR-MOUNTAIN-13  *The Journey is the Destination*: the player may pay 1 bushido to
                     destroy one opponent army anywhere in the region; no own army is
                     needed there [R-31]. [standard, crowd]
SSE-VAR-MOUNTAIN-14  For Independent Tribe and Journey "the region" is the one of the
                     mountain's provinces if both lie in the same region; otherwise the
                     region the expeditionary army is moving into [R-55]. [standard,
                     crowd]
SSE-VAR-MOUNTAIN-15  A Move 1 obtained from Independent Tribe counts as part of the same
                     move action for the limit of SSE-VAR-MOUNTAIN-5: it cannot make
                     another expedition. It cannot move the expeditionary army either.
                     Which armies it may move: SSE-VAR-MOUNTAIN-19 [R-33]. [standard,
                     crowd]
SSE-VAR-MOUNTAIN-16  An ambushed army may be given remaining points of the same action
                     (direct steps only) [R-34]. [standard, crowd]
SSE-VAR-MOUNTAIN-17  Ship movement never uses mountains. [standard, crowd]
SSE-VAR-MOUNTAIN-18  A mountain space whose token is gone has no effect. [standard,
                     crowd]
SSE-VAR-MOUNTAIN-19  Move 1 of the Independent Tribe moves one own army standing in the
                     effect's region (SSE-VAR-MOUNTAIN-14) and is judged on its own: an
                     army it takes out of the slot's region is no traveller afterwards;
                     an army it brings into the slot's region may be moved on like any
                     other there. From a province outside the slot's region that holds
                     travellers and other own armies it takes one of the others; a
                     traveller it moves that is still outside the slot's region stays
                     one [R-59]. [standard, crowd]
SSE-VAR-MOUNTAIN-20  Ambush, Mercenaries, Bushido Master and Highland Farms happen
                     without a question; only Independent Tribe and Journey ask the
                     moving player, who may decline. [standard, crowd]
SSE-VAR-MOUNTAIN-21  Independent Tribe may be declined even though a neutral action is
                     possible: the action it gives is as optional as any other
                     (SSE-NEUT-2) [R-62]. [standard, crowd]
"""

from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Work, push, reason
from sengoku.samurai import effects, steps
from sengoku.samurai.args import AMBUSHED, ARRIVAL_TRACKED, EFFECT_REGION, TRACKED
from sengoku.samurai.board import Board
from sengoku.samurai.rules import attack
from sengoku.samurai.rules.movement import Roads
from sengoku.samurai.rules.neutral import Execution, as_neutral
from sengoku.samurai.rules.optional import OptionalStep
from sengoku.samurai.rules.setup import MOUNTAIN
from sengoku.samurai.rules.supply import Supply
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.space import (
    ATTACK,
    CROSS,
    DECLINE_ID,
    STEP,
)
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    AMBUSH,
    BUSHIDO,
    BUSHIDO_MASTER,
    FOOD,
    HIGHLAND_FARMS,
    INDEPENDENT_TRIBE,
    MAX_SEATS,
    MERCENARIES,
    MOUNTAINS,
    PROVINCES,
)


def hide_tokens(s: State, board: Board) -> None:
    """SSE-VAR-MOUNTAIN-1."""
    tokens = [
        effect
        for effect, copies in enumerate(board.mountain_tokens)
        for _ in range(copies)
    ]
    rng.shuffle(s.rng, MOUNTAIN, tokens)
    spaces = len(board.mountain_ids)
    laid = tokens[:spaces] + [NONE] * (MOUNTAINS - spaces)
    effects.hide_mountains(s, laid, tokens[spaces:])


class MountainRoads(Roads):
    """Roads on which a step may be a detour over a mountain."""

    def __init__(self, board: Board, watch: Watch, supply: Supply) -> None:
        super().__init__(board, watch)
        self.supply = supply
        self.detours: tuple[list[tuple[int, int]], ...] = tuple(
            [] for _ in range(PROVINCES)
        )
        for mountain, (first, second) in enumerate(board.mountain_ends):
            self.detours[first].append((mountain, CROSS.id(mountain, second)))
            self.detours[second].append((mountain, CROSS.id(mountain, first)))

    def out_of_region(
        self, s: State, seat: i64, region: i64, may_cross: bool
    ) -> list[int]:
        ids = super().out_of_region(s, seat, region, may_cross)
        if may_cross:
            for province in self.board.provinces_of[region]:
                if s.armies[province * MAX_SEATS + seat]:  # a hot loop: without a call
                    ids += self.detours_from(s, province)
        return ids

    def of_travellers(self, s: State, may_cross: bool) -> list[int]:
        ids = super().of_travellers(s, may_cross)
        if may_cross:
            for province, count in enumerate(s.travellers):
                if count:
                    ids += self.detours_from(s, province)
        return ids

    def detours_from(self, s: State, province: i64) -> list[int]:
        """SSE-VAR-MOUNTAIN-18: only where a token still lies."""
        return [
            action
            for mountain, action in self.detours[province]
            if s.mountain[mountain] != NONE
        ]

    def cross(
        self, s: State, seat: i64, action: i64, tracked: i64, log: Log | None
    ) -> None:
        """Leave for the mountain, turn its token up and apply its effect."""
        mountain, destination = CROSS.pair(action)
        origin, _ = self.ends(action)
        effects.leave_for_mountain(s, seat, origin, mountain, destination, log)
        if tracked and self.board.region_of[origin] != tracked - 1:
            effects.count_travellers(s, origin, -1)
        effect = effects.reveal_mountain(s, seat, mountain, log)
        ambushed = int(effect == AMBUSH)
        arrival = AMBUSHED.pack(ambushed) + ARRIVAL_TRACKED.pack(tracked)
        push(s, steps.ARRIVAL, 0, arrival)
        if effect == MERCENARIES and s.supply[seat]:
            why = "SSE-VAR-MOUNTAIN-9"
            effects.recruit_army(s, seat, origin, why, log)
            self.watch.changed(s, seat, log)
        elif effect == BUSHIDO_MASTER:
            self.supply.give(s, seat, BUSHIDO, 1, "SSE-VAR-MOUNTAIN-10", log)
        elif effect == HIGHLAND_FARMS:
            self.supply.give(s, seat, FOOD, 1, "SSE-VAR-MOUNTAIN-11", log)
        elif effect > HIGHLAND_FARMS:
            self.ask(s, seat, effect, destination, tracked)

    def ask(
        self, s: State, seat: i64, effect: int, destination: i64, tracked: i64
    ) -> None:
        """SSE-VAR-MOUNTAIN-14: where both ends agree, so does the destination."""
        region = self.board.region_of[destination]
        step = steps.TRIBE if effect == INDEPENDENT_TRIBE else steps.JOURNEY
        arg = TRACKED.pack(tracked) + EFFECT_REGION.pack(region)
        push(s, step, seat_sets.one(seat), arg)

    def why_no_cross(self, s: State, action: i64, may_cross: bool) -> Reason | None:
        mountain, destination = CROSS.pair(action)
        if destination not in self.board.mountain_ends[mountain]:
            return reason(
                "not-at-mountain",
                "SSE-VAR-MOUNTAIN-2",
                mountain=mountain,
                province=destination,
            )
        if s.mountain[mountain] == NONE:
            return reason("mountain-empty", "SSE-VAR-MOUNTAIN-18", mountain=mountain)
        if not may_cross:
            return reason("one-expedition", "SSE-VAR-MOUNTAIN-5")
        return None


class ArrivalStep(Work[State]):
    """The expeditionary army continues, or returns after an ambush."""

    name = "arrival"
    arg_fields = (AMBUSHED, ARRIVAL_TRACKED)

    def __init__(self, roads: Roads) -> None:
        self.roads = roads

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        tracked, ambushed = ARRIVAL_TRACKED.of(arg), AMBUSHED.of(arg)
        seat, mountain, destination = s.expedition
        origin, _ = self.roads.ends(CROSS.id(mountain, destination))
        end = origin if ambushed else destination
        if tracked and self.roads.board.region_of[end] != tracked - 1:
            effects.count_travellers(s, end, 1)
        effects.end_expedition(s, end, bool(ambushed), log)
        self.roads.watch.changed(s, seat, log)


class TribeMove(Execution):
    """Move 1 of the Independent Tribe, judged on its own (SSE-VAR-MOUNTAIN-19)."""

    rule = "SSE-VAR-MOUNTAIN-19"

    def __init__(self, roads: Roads) -> None:
        self.roads = roads

    def ids(self, s: State, seat: i64, region: i64) -> list[int]:
        return self.roads.out_of_region(s, seat, region, False)

    def do(
        self, s: State, seat: i64, region: i64, action: i64, log: Log | None
    ) -> None:
        self.roads.walk(s, seat, action, log)

    def why_not(self, s: State, seat: i64, region: i64, action: i64) -> Reason | None:
        if action in STEP or action in CROSS:
            return self.roads.why_no_step(s, seat, region, action, False)
        return None


class TribeStep(OptionalStep):
    """One neutral action of a kind shown in the effect's region."""

    name = "tribe"
    rule = "SSE-VAR-MOUNTAIN-12"
    arg_fields = (TRACKED, EFFECT_REGION)

    def __init__(self, board: Board, executions: tuple[Execution, ...]) -> None:
        self.board = board
        self.executions = executions  # by kind

    def kinds(self, s: State, region: i64) -> list[int]:
        return sorted({s.neutral[slot] for slot in self.board.slots_of[region]})

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        region = EFFECT_REGION.of(arg)
        ids: list[int] = []
        for kind in self.kinds(s, region):
            ids += self.executions[kind].ids(s, seat, region)
        return ids

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        region, tracked = EFFECT_REGION.of(arg), TRACKED.of(arg)
        if tracked and action in STEP:
            self.lead_traveller(s, seat, tracked - 1, action)
        for kind in self.kinds(s, region):
            if action in self.executions[kind].ids(s, seat, region):
                self.executions[kind].do(s, seat, region, action, log)
                break
        return DONE

    def lead_traveller(self, s: State, seat: i64, region: i64, action: i64) -> None:
        """Count the travellers of an order executed in *region*.

        If other armies of the owner stand beside them, one of the others moves.
        """
        origin, destination = STEP.pair(action)
        if s.travellers[origin] and s.travellers[origin] == s.armies_of(seat, origin):
            effects.count_travellers(s, origin, -1)
            if self.board.region_of[destination] != region:
                effects.count_travellers(s, destination, 1)

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        return "SSE-VAR-MOUNTAIN-21" if action == DECLINE_ID else self.rule

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        region = EFFECT_REGION.of(arg)
        for kind in range(len(self.executions)):
            found = self.executions[kind].why_not(s, seat, region, action)
            if found is not None:
                if kind in self.kinds(s, region):
                    return as_neutral(found, self.executions[kind].rule)
                return reason("kind-not-in-region", self.rule, region=region)
        return super().why_not(s, seat, arg, action)


class JourneyStep(OptionalStep):
    """A kill anywhere in the effect's region, for bushido."""

    name = "journey"
    rule = "SSE-VAR-MOUNTAIN-13"
    arg_fields = (TRACKED, EFFECT_REGION)

    def __init__(self, board: Board, watch: Watch, cost: i64) -> None:
        self.board = board
        self.watch = watch
        self.cost = cost

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        if s.bushido[seat] < self.cost:
            return []
        ids: list[int] = []
        for province in self.board.provinces_of[EFFECT_REGION.of(arg)]:
            ids += attack.victims(s, seat, province)
        return ids

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        effects.pay(s, seat, BUSHIDO, self.cost, self.rule, log)
        province, victim = ATTACK.pair(action)
        effects.destroy_army(s, province, victim, seat, self.rule, log)
        self.watch.changed(s, seat, log)
        return DONE

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        return "SSE-VAR-MOUNTAIN-20" if action == DECLINE_ID else self.rule

    def price(self, s: State, seat: i64, arg: i64, action: i64) -> dict[str, int]:
        return {} if action == DECLINE_ID else {"bushido": self.cost}

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action not in ATTACK:
            return super().why_not(s, seat, arg, action)
        found = attack.why_no_attack(s, self.board, seat, EFFECT_REGION.of(arg), action)
        elsewhere = found.key == "other-region"
        return found._replace(rule="SSE-VAR-MOUNTAIN-14" if elsewhere else self.rule)
