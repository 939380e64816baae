"""A whole plan: a card for every field of the mat.

Every field is scored with every province that is free for it; provinces go to fields
so that the sum is large; chest cards cover the rest. What cannot be paid is left out,
the least useful first.
"""

from typing import Final, final

from sengoku.bots.shogun import gains
from sengoku.bots.shogun.covers import cover, purse, skips
from sengoku.bots.shogun.marches import March, best_march
from sengoku.bots.shogun.worth import Outlook
from sengoku.core import rng
from sengoku.shogun.state import NONE
from sengoku.shogun.words import (
    FIELD_BATTLE_A,
    FIELD_BATTLE_B,
    FIELD_BID,
    FIELD_TAX,
    FIELDS,
)

STREAM: Final = 0
FINE: Final = 1024
PASSES: Final = 4
"""So often a plan is gone over to exchange its cards."""

FREE_BID: Final = 0.1
"""A province card that is not wanted elsewhere: it outbids chest 0 for nothing."""


@final
class Planner:
    """Lays the plan of one seat in one position, on *fields* that are still empty."""

    def __init__(
        self, view: Outlook, fields: list[int], source: list[int], noise: float
    ) -> None:
        self.view = view
        self.source = source
        self.noise = noise
        first = view.seat * FIELDS
        self.mat: list[int] = view.s.mat[first : first + FIELDS]
        self.fields = fields
        self.cards: list[int] = []  # provinces in hand
        for province in view.provinces:
            if province not in self.mat and not view.s.gained[province]:
                self.cards.append(province)
        self.marches: list[March] = [
            best_march(view, card, view.s.armies[card], 0, NONE) for card in self.cards
        ]
        self.gains: list[list[float]] = []  # by field and card, as they stand above
        for field in fields:
            self.gains.append(self.row(field))
        self.laid: list[int] = [NONE] * len(fields)  # a place in cards
        self.used: list[bool] = [False] * len(self.cards)

    # Scores

    def row(self, field: int) -> list[float]:
        found: list[float] = []
        for at in range(len(self.cards)):
            found.append(self.gain(field, at) + self.stray())
        return found

    def gain(self, field: int, at: int) -> float:
        if field == FIELD_BID:
            return FREE_BID
        if field in (FIELD_BATTLE_A, FIELD_BATTLE_B):
            march = self.marches[at]
            return gains.VOID if march.destination == NONE else march.gain
        return gains.gain_of(self.view, self.cards[at], field)

    def stray(self) -> float:
        if self.noise == 0.0:
            return 0.0
        drawn = rng.below(self.source, STREAM, FINE)
        return self.noise * (2 * drawn - FINE) / FINE

    def value(self, place: int, at: int) -> float:
        return 0.0 if at == NONE else self.gains[place][at]

    # Laying provinces

    def plan(self) -> list[int]:
        """Return the mat with a card on every field that must have one."""
        self.lay_best()
        self.exchange()
        self.part_battles()
        self.save()
        self.lay_duties()
        return self.cover()

    def lay_best(self) -> None:
        """Lay the best pair of field and province again and again."""
        place, at = self.best_pair(0.0)
        while place != NONE:
            self.lay(place, at)
            place, at = self.best_pair(0.0)

    def best_pair(self, least: float) -> tuple[int, int]:
        """Return the free field and card that gain most, if more than *least*."""
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
        """Swap cards while that makes the plan better."""
        for _ in range(PASSES):
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

    def part_battles(self) -> None:
        """Let the second battle look elsewhere if both would attack one province."""
        one, other = self.place_of(FIELD_BATTLE_A), self.place_of(FIELD_BATTLE_B)
        if NONE in (one, other):
            return
        first, second = self.laid[one], self.laid[other]
        if NONE in (first, second):
            return
        aim = self.marches[first].destination
        if aim != self.marches[second].destination:
            return
        view = self.view
        for at in range(len(self.cards)):
            if self.marches[at].destination == aim:
                card = self.cards[at]
                march = best_march(view, card, view.s.armies[card], 1, aim)
                self.gains[other][at] = max(march.gain, gains.VOID) + self.stray()
        self.exchange()

    # Money

    def save(self) -> None:
        """Leave out what cannot be paid, the least useful for its price first."""
        tax = self.place_of(FIELD_TAX)
        income, due = 0, 0
        if tax != NONE and self.laid[tax] != NONE:
            income = self.view.ground.chests[self.cards[self.laid[tax]]]
            due = gains.place_of(self.view, FIELD_TAX)
        chests = purse(self.view, self.mat)
        if due >= self.view.s.row_shown:  # it may come before or after
            self.cut(chests + income // 2, NONE)
        else:
            self.cut(chests, due)
            self.cut(chests + income, NONE)

    def cut(self, chests: int, before: int) -> None:
        """Spend at most *chests*, on all fields or on those *before* a place."""
        while True:
            spent, worst, found = 0, 1000.0, NONE
            for place in range(len(self.fields)):
                cost = gains.cost_of(self.view, self.fields[place])
                if cost == 0 or self.laid[place] == NONE:
                    continue
                early = gains.place_of(self.view, self.fields[place]) < before
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

    def lay_duties(self) -> None:
        """Lay more provinces where other cards are too few (SHO-PLAN-8, -9)."""
        wanted = min(len(self.cards), len(self.fields) - skips(self.view, self.mat))
        for at in self.laid:
            if at != NONE:
                wanted -= 1
        while wanted > 0:
            self.lay_least()
            wanted -= 1

    def lay_least(self) -> None:
        """Lay the unused province that harms least."""
        place, at = self.best_pair(-1000.0)
        self.lay(place, at)

    def cover(self) -> list[int]:
        """Return the mat with the provinces and, on what is left, other cards."""
        for place in range(len(self.fields)):
            if self.laid[place] != NONE:
                self.mat[self.fields[place]] = self.cards[self.laid[place]]
        cover(self.view, self.mat, self.fields)
        return self.mat
