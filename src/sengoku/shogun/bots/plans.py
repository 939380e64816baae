"""A whole plan: a card for every field of the mat.

Every field is scored with every free province; provinces are assigned to fields to
maximise the sum; chest cards cover the rest. Actions that cannot be paid are dropped,
least useful first.
"""

from typing import Final, final

from sengoku.core import rng
from sengoku.shogun.bots import gains
from sengoku.shogun.bots.covers import cover, filler_cards_in_hand, unspent_chests
from sengoku.shogun.bots.evaluator import Evaluator
from sengoku.shogun.bots.marches import March, best_march
from sengoku.shogun.rows import seat_field
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import (
    FIELD_BATTLE_A,
    FIELD_BATTLE_B,
    FIELD_BID,
    FIELD_TAX,
    FIELDS,
)

STREAM: Final = 0
NOISE_STEPS: Final = 1024
MAX_EXCHANGE_PASSES: Final = 4
"""Passes of local improvement over a plan."""

FREE_BID: Final = 0.1
"""The value of an otherwise unused province card: it outbids chest 0 for free."""


@final
class Planner:
    """Makes the plan of one seat; fills the empty *fields* of its mat."""

    def __init__(
        self, evaluator: Evaluator, fields: list[int], source: list[int], noise: float
    ) -> None:
        self.evaluator = evaluator
        self.source = source
        self.noise = noise
        first = seat_field(evaluator.seat, 0)
        self.mat: list[int] = list(evaluator.s.mat[first : first + FIELDS])
        self.fields = fields
        self.cards: list[int] = []  # provinces in hand
        for province in evaluator.provinces:
            if province not in self.mat and not evaluator.s.gained[province]:
                self.cards.append(province)
        self.marches: list[March] = [
            best_march(evaluator, card, evaluator.s.armies[card], 0, NONE)
            for card in self.cards
        ]
        self.gains: list[list[float]] = []  # by index in fields and cards
        for field in fields:
            self.gains.append(self.row(field))
        self.laid: list[int] = [NONE] * len(
            fields
        )  # index in cards, by index in fields
        self.used: list[bool] = [False] * len(self.cards)

    # Scores

    def row(self, field: int) -> list[float]:
        found: list[float] = []
        for at in range(len(self.cards)):
            found.append(self.gain(field, at) + self.noise_term())
        return found

    def gain(self, field: int, at: int) -> float:
        if field == FIELD_BID:
            return FREE_BID
        if field in (FIELD_BATTLE_A, FIELD_BATTLE_B):
            march = self.marches[at]
            return gains.VOID if march.destination == NONE else march.gain
        return gains.gain_of(self.evaluator, self.cards[at], field)

    def noise_term(self) -> float:
        if self.noise == 0.0:
            return 0.0
        drawn = rng.below(self.source, STREAM, NOISE_STEPS)
        return self.noise * (2 * drawn - NOISE_STEPS) / NOISE_STEPS

    def value(self, place: int, at: int) -> float:
        return 0.0 if at == NONE else self.gains[place][at]

    # Laying provinces

    def plan(self) -> list[int]:
        """Return the mat with a card on every field that must have one."""
        self.lay_best()
        self.exchange()
        self.separate_battles()
        self.drop_unaffordable_actions()
        self.lay_required()
        return self.cover()

    def lay_best(self) -> None:
        """Lay the best pair of field and province until none gains."""
        place, at = self.best_pair(0.0)
        while place != NONE:
            self.lay(place, at)
            place, at = self.best_pair(0.0)

    def best_pair(self, least: float) -> tuple[int, int]:
        """Return the free field and card with the highest gain above *least*."""
        best, place_found, card_found = least, NONE, NONE
        for place in range(len(self.fields)):
            if self.laid[place] != NONE:
                continue
            for at in range(len(self.cards)):
                if not self.used[at] and self.gains[place][at] > best:
                    best = self.gains[place][at]
                    place_found, card_found = place, at
        return place_found, card_found

    def lay(self, place: int, at: int) -> None:
        before = self.laid[place]
        if before != NONE:
            self.used[before] = False
        self.laid[place] = at
        if at != NONE:
            self.used[at] = True

    def exchange(self) -> None:
        """Swap cards while that improves the plan."""
        for _ in range(MAX_EXCHANGE_PASSES):
            if not self.swap_fields() and not self.swap_hand():
                return

    def swap_fields(self) -> bool:
        better = False
        for one in range(len(self.fields)):
            for other in range(one):
                mine, theirs = self.laid[one], self.laid[other]
                now = self.value(one, mine) + self.value(other, theirs)
                then = self.value(one, theirs) + self.value(other, mine)
                if then > now + 0.001:
                    self.laid[one], self.laid[other] = theirs, mine
                    better = True
        return better

    def swap_hand(self) -> bool:
        better = False
        for place in range(len(self.fields)):
            if self.value(place, self.laid[place]) < 0.0:
                self.lay(place, NONE)
            for at in range(len(self.cards)):
                now = self.value(place, self.laid[place])
                if not self.used[at] and self.gains[place][at] > now + 0.001:
                    self.lay(place, at)
                    better = True
        return better

    def place_of(self, field: int) -> int:
        for place in range(len(self.fields)):
            if self.fields[place] == field:
                return place
        return NONE

    def separate_battles(self) -> None:
        """Redirect the second battle if both would attack the same province."""
        one, other = self.place_of(FIELD_BATTLE_A), self.place_of(FIELD_BATTLE_B)
        if NONE in (one, other):
            return
        first, second = self.laid[one], self.laid[other]
        if NONE in (first, second):
            return
        aim = self.marches[first].destination
        if aim != self.marches[second].destination:
            return
        evaluator = self.evaluator
        for at in range(len(self.cards)):
            if self.marches[at].destination == aim:
                card = self.cards[at]
                march = best_march(evaluator, card, evaluator.s.armies[card], 1, aim)
                self.gains[other][at] = max(march.gain, gains.VOID) + self.noise_term()
        self.exchange()

    # Budget

    def drop_unaffordable_actions(self) -> None:
        """Drop actions that cannot be paid, least useful for its price first."""
        tax = self.place_of(FIELD_TAX)
        income, due = 0, 0
        if tax != NONE and self.laid[tax] != NONE:
            income = self.evaluator.params.chests[self.cards[self.laid[tax]]]
            due = gains.place_of(self.evaluator, FIELD_TAX)
        chests = unspent_chests(self.evaluator, self.mat)
        if due >= self.evaluator.s.row_shown:  # its order is unknown
            self.limit_spending(chests + income // 2, NONE)
        else:
            self.limit_spending(chests, due)
            self.limit_spending(chests + income, NONE)

    def limit_spending(self, chests: int, before: int) -> None:
        """Spend at most *chests*, on all fields or on those *before* a place."""
        while True:
            spent, worst, found = 0, 1000.0, NONE
            for place in range(len(self.fields)):
                cost = gains.cost_of(self.evaluator, self.fields[place])
                if cost == 0 or self.laid[place] == NONE:
                    continue
                early = gains.place_of(self.evaluator, self.fields[place]) < before
                if before != NONE and not early:
                    continue
                spent += cost
                each = self.value(place, self.laid[place]) / cost
                if each < worst:
                    worst, found = each, place
            if spent <= chests or found == NONE:
                return
            self.lay(found, NONE)

    # Covering the rest

    def lay_required(self) -> None:
        """Lay more provinces if other cards do not suffice (SHO-PLAN-8, -9)."""
        wanted = min(
            len(self.cards),
            len(self.fields) - filler_cards_in_hand(self.evaluator, self.mat),
        )
        for at in self.laid:
            if at != NONE:
                wanted -= 1
        while wanted > 0:
            self.lay_least_harmful()
            wanted -= 1

    def lay_least_harmful(self) -> None:
        """Lay the unused province that does the least harm."""
        place, at = self.best_pair(-1000.0)
        self.lay(place, at)

    def cover(self) -> list[int]:
        """Return the mat with provinces, and other cards on the rest."""
        for place in range(len(self.fields)):
            if self.laid[place] != NONE:
                self.mat[self.fields[place]] = self.cards[self.laid[place]]
        cover(self.evaluator, self.mat, self.fields)
        return self.mat
