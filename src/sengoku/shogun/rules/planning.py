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

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, reason, rejoin
from sengoku.core.seats import apart_from, contains, one
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
    CHEST_CARDS,
    FIELD_BID,
    FIELDS,
    PROVINCES,
    TOWER_CARD,
)

# Cards and fields are sets of bits here. Hot loops read them without a call, which is
# faster in pure Python: half of all choices are made while planning.


def _set(cards: range) -> int:
    return sum([1 << card for card in cards])


_CHESTS: Final = _set(range(CHEST_0, CHEST_4 + 1))
_BIDS: Final = tuple(
    [
        _set(range(CARDS)) - _set(range(CHEST_0 + chests + 1, CHEST_4 + 1))
        for chests in range(CHEST_CARDS)
    ]
)
"""The cards that may be bid, by the chests a seat has: at most 4 matter."""

_BID_IDS: Final = tuple([int(ASSIGN.id(card, FIELD_BID)) for card in range(CARDS)])

_HALF: Final = FIELDS // 2
_ASSIGNMENTS: Final[list[dict[int, list[tuple[int, ...]]]]] = [{}, {}]
"""Cached by half of the mat and set of fields."""


def bids(s: State, seat: i64) -> i64:
    """SHO-PLAN-11: a chest card on the bid field must be covered by own chests."""
    return _BIDS[min(s.chests[seat], CHEST_CARDS - 1)]


def assignments(half: int, fields: int) -> list[tuple[int, ...]]:
    """Return, for each card, the ids of laying it on *fields* of one half of a mat."""
    found = _ASSIGNMENTS[half].get(fields)
    if found is None:
        places = [f for f in range(FIELDS) if fields >> f & 1]
        found = [
            tuple([int(ASSIGN.id(card, field)) for field in places])
            for card in range(CARDS)
        ]
        _ASSIGNMENTS[half][fields] = found
    return found


_LOWER: Final = (1 << _HALF) - 1


def lay(cards: i64, fields: i64) -> list[int]:
    """Return the ids of laying each of the *cards* on each of the *fields*."""
    ids: list[int] = []
    lower, upper = fields & _LOWER, apart_from(fields, _LOWER)
    on_lower, on_upper = assignments(0, lower), assignments(1, upper)
    for card in range(CARDS):
        if cards >> card & 1:
            if lower:
                ids.extend(on_lower[card])
            if upper:
                ids.extend(on_upper[card])
    return ids


class PlanningStep(Step[State]):
    """Every seat lays its cards, one at a time, until it seals its plan."""

    name = "planning"
    rule = "SHO-PLAN-1"
    secret = True
    never_skips = True

    def __init__(self, fields: int, tower_cards: int) -> None:
        self.fields: i64 = fields
        self.tower_cards: i64 = tower_cards

    def held(self, s: State, seat: i64) -> i64:
        """Return the set of cards in hand; equal tower cards are one."""
        cards: i64 = _CHESTS
        owner, mat = s.owner, s.mat
        for province in range(PROVINCES):
            if owner[province] == seat:
                cards |= one(province)
        laid: i64 = 0
        towers = self.tower_cards
        first = seat_field(seat, 0)
        for field in range(FIELDS):
            card = mat[first + field]
            if card == TOWER_CARD:
                towers -= 1
            elif card != NONE:
                laid |= one(card)
        if towers:
            cards |= one(TOWER_CARD)
        return apart_from(cards, laid)

    def hand(self, s: State, seat: i64) -> list[int]:
        """Return the cards in hand; equal tower cards are adjacent."""
        held, laid = self.held(s, seat), list(s.mat[fields_of(seat)])
        cards = [card for card in range(TOWER_CARD) if contains(held, card)]
        towers: int = self.tower_cards
        return cards + [TOWER_CARD] * (towers - laid.count(TOWER_CARD))

    def empty(self, s: State, seat: i64) -> i64:
        """Return the set of fields without a card."""
        fields: i64 = 0
        mat, first = s.mat, seat_field(seat, 0)
        for field in range(self.fields):
            if mat[first + field] == NONE:
                fields |= one(field)
        return fields

    def empty_fields(self, s: State, seat: i64) -> list[int]:
        empty = self.empty(s, seat)
        return [field for field in range(FIELDS) if contains(empty, field)]

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        """Return ways forward: a free card on an empty field, or sealing."""
        held, empty = self.held(s, seat), self.empty(s, seat)
        if not held or not empty:
            return [SEAL_ID]
        if not contains(empty, FIELD_BID):
            return lay(held, empty)
        possible = held & bids(s, seat)
        ids = [_BID_IDS[card] for card in range(CARDS) if possible >> card & 1]
        free = apart_from(held, self.kept_for_bid(s, seat, possible))
        ids += lay(free, apart_from(empty, one(FIELD_BID)))
        return ids or [SEAL_ID]

    def kept_for_bid(self, s: State, seat: i64, possible: i64) -> i64:
        """Return the only remaining card that can be a bid, as a set, if a bid is due.

        It may go nowhere else, so that every way forward leads to a complete plan.
        """
        if possible & (possible - 1):  # several
            return 0
        hand, empty = self.hand(s, seat), self.empty_fields(s, seat)
        only_one = sum([contains(possible, card) for card in hand]) == 1
        return possible if only_one and len(hand) >= len(empty) else 0

    def allows(self, s: State, seat: i64, arg: i64, action: i64) -> bool:
        if action not in ASSIGN:
            return action in self.legal(s, seat, arg)
        card, field = ASSIGN.pair(action)
        held, empty = self.held(s, seat), self.empty(s, seat)
        if not contains(held, card) or not contains(empty, field):
            return False
        possible = held & bids(s, seat)
        if field == FIELD_BID:
            return contains(possible, card)
        if not contains(empty, FIELD_BID):
            return True
        return not contains(self.kept_for_bid(s, seat, possible), card)

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

    def whole_plan(self, s: State, seat: i64) -> str:
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

    def why_no_card(self, s: State, seat: i64, card: i64, field: i64) -> Reason:
        if field >= self.fields:
            return reason("no-such-field", "SHO-PLAN-2", field=field)
        if card not in self.hand(s, seat):
            return self.why_not_in_hand(s, seat, card)
        if field not in self.empty_fields(s, seat):
            return reason("field-covered", "SHO-PLAN-3", field=field)
        if field == FIELD_BID:
            return reason("cannot-pay-bid", "SHO-PLAN-11", card=card)
        return reason("last-bid-card", "SHO-PLAN-8", card=card)

    def why_not_in_hand(self, s: State, seat: i64, card: i64) -> Reason:
        if card in list(s.mat[fields_of(seat)]):
            return reason("card-is-laid", "SHO-PLAN-3", card=card)
        if card == TOWER_CARD:
            return reason("no-tower-cards", "SHO-COURT-4")
        return reason("not-your-province", "SHO-PLAN-4", card=card)
