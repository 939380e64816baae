"""Planning: secret and simultaneous.

SHO-PLAN-1   All players plan at the same time and in secret; plans become known only as
             the rules say [R-47].
SHO-PLAN-2   A mat has 11 fields: castle, temple, theatre, rice, tax, Raise 5 armies,
             Raise 3 armies, Raise 1 army, Battle/Move A, Battle/Move B and bid.
SHO-PLAN-3   A field holds at most one card and a card lies on at most one field; so a
             province serves at most one action a round.
SHO-PLAN-4   A province card on an action field means: do this action in this province.
             Only cards of provinces the player owns now may be used.
SHO-PLAN-5   A chest card on an action field means: skip this action. Its value does not
             matter there.
SHO-PLAN-6   Any province card may lie on any action field, even if the action is or may
             become impossible there [R-03].
SHO-PLAN-7   The bid field takes one chest card or province card that is not used
             elsewhere.
SHO-PLAN-8   A player with at least 11 cards must cover all 11 fields.
SHO-PLAN-9   A player with fewer than 11 cards must lay every card and chooses which
             fields stay empty; the bid field may be one of them [R-04].
SHO-PLAN-10  An empty action field is the same as one with a chest card.
SHO-PLAN-11  A chest card may lie on the bid field only if the player has at least that
             many chests while planning [R-05].
"""

import itertools
from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, reason, rejoin
from sengoku.shogun import effects
from sengoku.shogun.rows import fields_of, seat_field
from sengoku.shogun.space import (
    ASSIGN,
    CLEAR,
    SEAL,
    SEAL_ID,
    UNSEAL,
    UNSEAL_ID,
)
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    CARDS,
    CHEST_0,
    CHEST_4,
    FIELD_BID,
    FIELDS,
    PROVINCES,
    TOWER_CARD,
)

CHEST_CARDS: Final = list(range(CHEST_0, CHEST_4 + 1))


def is_bid(s: State, seat: int, card: int) -> bool:
    """SHO-PLAN-11: a chest card on the bid field must be covered by own chests."""
    return not (CHEST_0 < card <= CHEST_4 and card - CHEST_0 > s.chests[seat])


_IDS: Final = [
    tuple([ASSIGN.id(card, field) for field in range(FIELDS)]) for card in range(CARDS)
]
_ASSIGNMENTS: Final[dict[int, list[tuple[int, ...]]]] = {}
"""Cached by mask of fields."""


def assignments(fields: list[int]) -> list[tuple[int, ...]]:
    """Return, for each card, the ids of laying it on *fields* other than the bid."""
    mask = 0
    for field in fields:
        mask |= 1 << field
    found = _ASSIGNMENTS.get(mask)
    if found is None:
        wanted = [mask >> f & 1 and f != FIELD_BID for f in range(FIELDS)]
        found = [tuple(itertools.compress(row, wanted)) for row in _IDS]
        _ASSIGNMENTS[mask] = found
    return found


class PlanningStep(Step[State]):
    """Every seat lays its cards, one at a time, until it seals its plan."""

    name = "planning"
    rule = "SHO-PLAN-1"
    secret = True
    never_skips = True

    def __init__(self, fields: int, tower_cards: int) -> None:
        self.fields = fields
        self.tower_cards = tower_cards

    def hand(self, s: State, seat: int) -> list[int]:
        """Return the cards in hand; equal tower cards are adjacent."""
        first = seat * FIELDS  # here and below without a call: half of all choices plan
        mat = s.mat[first : first + FIELDS]
        laid = 0  # a mask of cards
        for card in mat:
            if card != NONE:
                laid |= 1 << card
        cards: list[int] = []
        for province in range(PROVINCES):
            if s.owner[province] == seat and not laid >> province & 1:
                cards.append(province)
        cards += [card for card in CHEST_CARDS if not laid >> card & 1]
        if self.tower_cards:
            cards += [TOWER_CARD] * (self.tower_cards - mat.count(TOWER_CARD))
        return cards

    def holds(self, s: State, seat: int, card: int) -> bool:
        """Is *card* in the hand of *seat*? Faster than listing the hand."""
        laid = s.mat[fields_of(seat)].count(card)
        if card == TOWER_CARD:
            return laid < self.tower_cards
        return laid == 0 and (card >= CHEST_0 or s.owner[card] == seat)

    def empty_fields(self, s: State, seat: int) -> list[int]:
        first = seat * FIELDS
        mat = s.mat[first : first + self.fields]
        return [field for field, card in enumerate(mat) if card == NONE]

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        """Return ways forward: a free card on an empty field, or sealing."""
        hand, empty = self.hand(s, seat), self.empty_fields(s, seat)
        if not hand or not empty:
            return [SEAL_ID]
        ids: list[int] = []
        kept = NONE
        if FIELD_BID in empty:
            bids = [card for card in hand if is_bid(s, seat, card)]
            kept = self.kept_for_bid(hand, empty, bids)
            ids += [ASSIGN.id(card, FIELD_BID) for card in dict.fromkeys(bids)]
        rows = assignments(empty)
        last = NONE
        for card in hand:
            if card not in (last, kept):
                ids += rows[card]
            last = card
        return ids or [SEAL_ID]

    def kept_for_bid(self, hand: list[int], empty: list[int], bids: list[int]) -> int:
        """Return the only remaining card that can be a bid, if a bid is due.

        It may go nowhere else, so that every way forward leads to a complete plan.
        """
        return bids[0] if len(bids) == 1 and len(hand) >= len(empty) else NONE

    def allows(self, s: State, seat: i64, arg: i64, action: i64) -> bool:
        if action not in ASSIGN:
            return action in self.legal(s, seat, arg)
        card, field = ASSIGN.pair(action)
        if field >= self.fields or s.card_on(seat, field) != NONE:
            return False
        if not self.holds(s, seat, card):
            return False
        if field == FIELD_BID:
            return is_bid(s, seat, card)
        if s.card_on(seat, FIELD_BID) != NONE:
            return True
        hand = self.hand(s, seat)
        bids = [other for other in hand if is_bid(s, seat, other)]
        return card != self.kept_for_bid(hand, self.empty_fields(s, seat), bids)

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        if action == SEAL_ID:
            effects.seal_plan(seat, log)
            return DONE
        card, field = ASSIGN.pair(action)
        effects.assign_card(s, seat, card, field, log)
        return not DONE

    def finish(self, s: State, arg: i64, log: Log | None) -> None:
        effects.lay_plans(s, log)

    def revisions(self, s: State, seat: i64, arg: i64) -> list[int]:
        if not seat_sets.contains(s.stack.waiting, seat):
            return [UNSEAL_ID]
        first = seat_field(seat, 0)
        return [CLEAR.id(f) for f in range(self.fields) if s.mat[first + f] != NONE]

    def revise(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> None:
        if action == UNSEAL_ID:
            effects.unseal_plan(seat, log)
            rejoin(s, seat)
        else:
            effects.clear_field(s, seat, CLEAR.args(action)[0], log)

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        if action in SEAL or action in UNSEAL:
            return self.whole_plan(s, seat)
        if action in ASSIGN and ASSIGN.args(action)[1] == FIELD_BID:
            return "SHO-PLAN-7"
        return "SHO-PLAN-3"

    def whole_plan(self, s: State, seat: int) -> str:
        """Return the rule that says when the plan of *seat* is complete."""
        enough = len(self.hand(s, seat)) >= len(self.empty_fields(s, seat))
        return "SHO-PLAN-8" if enough else "SHO-PLAN-9"

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in ASSIGN:
            card, field = ASSIGN.pair(action)
            return self.why_no_card(s, seat, card, field)
        if action == SEAL_ID:
            left = min(len(self.hand(s, seat)), len(self.empty_fields(s, seat)))
            return reason("plan-unfinished", self.whole_plan(s, seat), cards=left)
        if action == UNSEAL_ID:
            return reason("plan-not-sealed", "SHO-PLAN-1")
        if action in CLEAR:
            field = CLEAR.args(action)[0]
            return reason("field-empty", "SHO-PLAN-3", field=field)
        return super().why_not(s, seat, arg, action)

    def why_no_card(self, s: State, seat: int, card: int, field: int) -> Reason:
        if field >= self.fields:
            return reason("no-such-field", "SHO-PLAN-2", field=field)
        if card not in self.hand(s, seat):
            return self.why_not_in_hand(s, seat, card)
        if field not in self.empty_fields(s, seat):
            return reason("field-covered", "SHO-PLAN-3", field=field)
        if field == FIELD_BID:
            return reason("cannot-pay-bid", "SHO-PLAN-11", card=card)
        return reason("last-bid-card", "SHO-PLAN-8", card=card)

    def why_not_in_hand(self, s: State, seat: int, card: int) -> Reason:
        if card in s.mat[fields_of(seat)]:
            return reason("card-is-laid", "SHO-PLAN-3", card=card)
        if card == TOWER_CARD:
            return reason("no-tower-cards", "SHO-COURT-4")
        return reason("not-your-province", "SHO-PLAN-4", card=card)
