"""Planning: placing order tokens, and covering in the second round.

SSE-PLAN-1    Players place one order token per turn, in turn-track order, cycling until
              everyone has placed the quota; a player takes their neutral action (if
              any) before the next player places.
SSE-PLAN-2    Quota in round 1: 4 tokens each with 2 or 3 players, 3 tokens each with 4
              players.
SSE-PLAN-3    A token is placed face down; only its owner (by colour) is visible.
SSE-PLAN-4    In round 1 a token may be placed only on an empty slot; any empty slot of
              any region is allowed.
SSE-PLAN-5    There is no limit on how many slots of one region one player may take, nor
              on placing several tokens of the same kind, as long as the player owns
              enough copies [R-14].
SSE-PLAN-6    Placing is mandatory: a player cannot pass while the quota is unfilled and
              a free legal placement exists [R-13].
SSE-PLAN-7    A placed token cannot be moved, exchanged, or looked at by opponents; its
              owner may look at it at any time.
SSE-PLAN-8    The token must come from those behind the owner's screen; tokens already
              on the board (face up, face down or covered) are unavailable until the
              era's cleanup.
SSE-COVER-1   Quota in round 2 is one less than in round 1: 3 tokens each with 2 or 3
              players, 2 each with 4 players.
SSE-COVER-2   A round-2 token may be placed face down (a) on an empty slot, free; (b) on
              an own face-up token, free; (c) on an opponent's face-up token, paying
              bushido [R-40].
SSE-COVER-3   A token placed this round (face down) can never be covered, whoever owns
              it.
SSE-COVER-4   Cost of covering opponents: 1 bushido for the player's first such cover in
              this round, 2 for the second, 3 for the third. The Russian edition names
              only 1 and 2 [R-12].
SSE-COVER-5   Each player may cover each opponent at most once per era; so at most 1
              cover with 2 players, 2 with 3 players, 3 with 4 players. The third cover
              is unreachable because of SSE-COVER-1 [R-12]. [standard]
SSE-COVER-5c  A player may be covered by opponents at most once per round in total:
              covering is legal only if the victim has no token covered by somebody
              else's token this round. One player may still cover several different
              victims. [crowd]
SSE-COVER-5d  There is no limit per opponent; only SSE-COVER-3 and the costs apply.
              [draft]
SSE-COVER-6   Covering an own token never counts toward any limit or cost, and in the
              Russian edition does not make its owner "already covered".
SSE-COVER-7   Different opponents may each cover one of the same victim's tokens.
              [standard]
SSE-COVER-8   The covered token stays under the new one until the era's cleanup, is not
              returned at once, and is not available to its owner [R-08].
SSE-COVER-9   The covering token is executed by its owner in the slot's region; the
              victim loses the second execution of the covered order and gets no
              compensation.
SSE-COVER-10  A player unable to pay cannot cover an opponent.
SSE-COVER-11  If a player has no free legal placement (no empty slot and no uncovered
              own token) they may pass that placement or pay to cover; if they cannot
              pay or no cover is legal they must pass. A pass forfeits that one token
              and its neutral action only; the next turn is judged afresh [R-13]. It
              cannot occur with 2 players, nor at all in the Russian edition.
SSE-COVER-12  The slot's neutral action is available in all three cases of SSE-COVER-2,
              again for free.
SSE-COVER-13  SSE-PLAN-1, -3, -5, -6, -7 and -8 hold in round 2 as well: one token per
              turn in the turn order of the era, neutral action at once, until everyone
              has placed (or passed) the quota of SSE-COVER-1.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.samurai import effects, steps
from sengoku.samurai.args import ROUND, TURN
from sengoku.samurai.rows import seat_order
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.space import (
    PASS,
    PASS_ID,
    PLACE,
)
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import BUSHIDO, ORDERS, SLOTS


class CoverLimit:
    """SSE-COVER-5d: only the price limits covers."""

    rule = "SSE-COVER-5d"

    def reached(self, s: State, seat: i64, victim: i64) -> bool:
        """Has *seat* reached its limit of covering *victim*?"""
        return False


class OncePerOpponent(CoverLimit):
    """SSE-COVER-5: each opponent once in an era."""

    rule = "SSE-COVER-5"

    def reached(self, s: State, seat: i64, victim: i64) -> bool:
        return seat_sets.contains(s.covered[seat], victim)


class VictimOnce(CoverLimit):
    """SSE-COVER-5c: a victim once in a round, whoever covers."""

    rule = "SSE-COVER-5c"

    def reached(self, s: State, seat: i64, victim: i64) -> bool:
        return any(seat_sets.contains(mask, victim) for mask in s.covered)


COVER_LIMITS: Final[dict[str, CoverLimit]] = {
    "once-per-opponent": OncePerOpponent(),
    "victim-once": VictimOnce(),
    "none": CoverLimit(),
}


_HALF: Final = SLOTS // 2
_MASKS: Final = 1 << _HALF

_PLACEMENTS: Final = tuple(
    [
        tuple([PLACE.id(order, first + at) for at in range(_HALF) if mask >> at & 1])
        for order in range(ORDERS)
        for first in (0, _HALF)
        for mask in range(_MASKS)
    ]
)
"""Ids by order, half of the slots and mask of the slots in it.

Concatenating such tuples is faster than computing the ids one by one.
"""


class PlanningStep(Work[State]):
    """A planning phase begins; the argument is the round."""

    name = "planning"
    arg_fields = (ROUND,)

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects.begin_round(s, arg, log)
        push(s, steps.TURN)


class TurnStep(Work[State]):
    """The next placement; the argument counts placements in this phase."""

    name = "turn"
    arg_fields = (TURN,)

    def __init__(self, quota: tuple[int, ...], watch: Watch) -> None:
        self.quota = quota  # by round
        self.watch = watch

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        if arg >= self.quota[s.round - 1] * s.seats:
            return
        seat = s.turn_order[arg % s.seats]
        push(s, steps.TURN, 0, arg + 1)
        self.watch.turn_began(s, seat, log)
        push(s, steps.PLACEMENT, seat_sets.one(seat))


class PlacementStep(Step[State]):
    name = "placement"
    rule = "SSE-PLAN-1"

    def __init__(self, slots: i64, prices: tuple[int, ...], limit: CoverLimit) -> None:
        self.slots = slots
        self.prices = prices
        self.limit = limit

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        free = self.free_slots(s, seat)
        slots = free | self.coverable_slots(s, seat)
        ids: list[int] = []
        if slots == 0:
            return ids
        south, north = slots % _MASKS, slots // _MASKS
        first = seat_order(seat, 0)
        order: i64
        for order in range(ORDERS):
            if s.tokens[first + order]:
                if south:
                    ids += _PLACEMENTS[2 * order * _MASKS + south]
                if north:
                    ids += _PLACEMENTS[(2 * order + 1) * _MASKS + north]
        if free == 0:
            ids.append(PASS_ID)
        return ids

    def free_slots(self, s: State, seat: i64) -> i64:
        """Return the mask of the slots where *seat* can place without paying."""
        mask: i64 = 0
        slot: i64
        for slot in range(self.slots):
            owner = s.owner[slot]
            if owner == NONE or (owner == seat and s.round > 1 and s.face_up[slot]):
                mask |= 1 << slot
        return mask

    def coverable_slots(self, s: State, seat: i64) -> i64:
        """Return the mask of the opponents' tokens that *seat* may and can cover."""
        mask: i64 = 0
        slot: i64
        if s.round == 1 or s.bushido[seat] < self.cover_price(s, seat):
            return mask
        for slot in range(SLOTS):
            if s.face_up[slot]:
                owner = s.owner[slot]
                if owner != seat and not self.limit.reached(s, seat, owner):
                    mask |= 1 << slot
        return mask

    def cover_price(self, s: State, seat: i64) -> i64:
        """Return the price of the next cover of an opponent."""
        return self.prices[min(s.covers[seat], len(self.prices) - 1)]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        if action == PASS_ID:
            effects.pass_placement(seat, log)
            return DONE
        order, slot = PLACE.pair(action)
        victim = s.owner[slot]
        if victim not in (NONE, seat):
            price = self.cover_price(s, seat)
            effects.pay(s, seat, BUSHIDO, price, "SSE-COVER-4", log)
            effects.count_cover(s, seat, victim)
        effects.place_token(s, seat, order, slot, log)
        push(s, steps.NEUTRAL, seat_sets.one(seat), slot)
        return DONE

    def skipped(self, s: State, seat: i64, arg: i64, log: Log | None) -> None:
        effects.pass_placement(seat, log)

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        if action == PASS_ID:
            return "SSE-COVER-11"
        return "SSE-PLAN-4" if s.round == 1 else "SSE-COVER-2"

    def price(self, s: State, seat: i64, arg: i64, action: i64) -> dict[str, int]:
        if action == PASS_ID:
            return {}
        owner = s.owner[PLACE.args(action)[1]]
        if owner in (NONE, seat):
            return {}
        return {"bushido": self.cover_price(s, seat)}

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in PASS:
            return reason("placement-is-due", "SSE-PLAN-6")
        if action not in PLACE:
            return super().why_not(s, seat, arg, action)
        order, slot = PLACE.pair(action)
        if s.tokens[seat_order(seat, order)] == 0:
            return reason("no-such-token", "SSE-PLAN-8", order=order)
        if s.round == 1:
            return reason("slot-taken", "SSE-PLAN-4", slot=slot, owner=s.owner[slot])
        if not s.face_up[slot]:
            return reason("token-face-down", "SSE-COVER-3", slot=slot)
        victim = s.owner[slot]
        if self.limit.reached(s, seat, victim):
            return reason("cover-limit", self.limit.rule, victim=victim)
        price = self.cover_price(s, seat)
        return reason("cannot-pay-cover", "SSE-COVER-10", bushido=price)
