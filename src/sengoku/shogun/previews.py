"""What a card would do on each field of the mat, and what may go wrong there.

Every card is judged in the current position, like the forecast. A caution is a reason
to think again, never a refusal: any card may lie on any action field (SHO-PLAN-6).
"""

import functools
from collections.abc import Iterator
from typing import Any, Final, cast, final

import msgspec

from sengoku.shogun import steps
from sengoku.shogun.expansions.court import ConversionStep
from sengoku.shogun.forecast import Forecast, Planned, Span
from sengoku.shogun.naming import Namer
from sengoku.shogun.odds import battle_odds, fight_for, revolt_in, revolt_odds
from sengoku.shogun.rules import modifiers
from sengoku.shogun.rules.march import MarchStep
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import (
    FIELD_ARMY1,
    FIELD_ARMY5,
    FIELD_BATTLE_A,
    FIELD_BATTLE_B,
    FIELD_BID,
    FIELD_CONV1,
    FIELD_CONV3,
    FIELD_RICE,
    FIELD_TAX,
    PROVINCES,
    TOWER_CARD,
)

NOTHING: Final[Span] = (0, 0)
CERTAIN: Final = 100
CAUTIONS: Final = frozenset(
    ("revolt", "lone-army", "nobody-to-attack", "cannot-pay", "may-not-pay")
)
"""Those with a sentence of their own."""

odds_of_battle = functools.lru_cache(maxsize=4096)(battle_odds)
odds_of_revolt = functools.lru_cache(maxsize=1024)(revolt_odds)


class Caution(msgspec.Struct, frozen=True, gc=False):
    """What may go wrong with a card on a field."""

    key: str
    chance: int  # of it in percent; 0 where it cannot be computed
    about: Any


class Preview(msgspec.Struct, frozen=True, gc=False):
    """What a card does on a field, as minimum and maximum over the possible events."""

    card: int
    field: int
    chests: Span
    rice: Span
    armies: Span  # of the province
    cautions: tuple[Caution, ...]


class Attack(msgspec.Struct, frozen=True, gc=False):
    """A battle that the armies of *origin* could begin if it came to it now."""

    origin: int
    province: int
    win: int  # chance in percent, with all armies but one


@final
class Previews:
    """What the seat of a forecast can expect of its cards."""

    def __init__(self, forecast: Forecast, namer: Namer) -> None:
        self.forecast: Final = forecast
        self.seen: Final = forecast.seen
        self.seat: Final = forecast.seat
        self.numbers: Final = forecast.rules.tower.numbers
        self.namer: Final = namer
        table = forecast.rules.table
        self.roads: Final = cast(MarchStep, table[steps.MARCH]).roads
        step = cast(ConversionStep, table[steps.CONVERSION])
        self.court: Final = step if namer.court else None

    def every(self) -> tuple[Preview, ...]:
        """Return each card that does something on each field but the bid."""
        court = range(FIELD_CONV3, FIELD_CONV1 + 1) if self.court else range(0)
        fields = (*range(FIELD_BID), *court)
        found = [
            self._preview(card, field)
            for card, owner in enumerate(self.seen.owner)
            if owner == self.seat
            for field in fields
        ]
        return (*found, *(self._preview(TOWER_CARD, field) for field in court))

    def laid(self) -> tuple[Preview, ...]:
        """Return the face-down cards on the mat that do something there."""
        paid = {one.field: one for one in self.forecast.chests().fields}
        return tuple(
            self._with_payment(self._preview(card, field), paid.get(field))
            for field, card in self.forecast.laid().items()
            if field == FIELD_BID or card < PROVINCES or field >= FIELD_CONV3
        )

    def attacks(self) -> tuple[Attack, ...]:
        """Return the battles that own provinces could begin, with their chances."""
        return tuple(
            self._attack(origin, to)
            for origin, to in self._fronts()
            if self.seen.owner[origin] == self.seat
        )

    def threats(self) -> tuple[Attack, ...]:
        """Return the battles that others could begin for own provinces."""
        return tuple(
            self._attack(origin, to)
            for origin, to in self._fronts()
            if self.seen.owner[to] == self.seat
        )

    def _fronts(self) -> Iterator[tuple[int, int]]:
        """Yield the provinces from which armies could attack, with their targets."""
        for origin, owner in enumerate(self.seen.owner):
            if owner != NONE and self.seen.armies[origin] > 1:
                for to in self.roads.near[origin]:
                    if self.seen.owner[to] != owner:
                        yield origin, to

    def _attack(self, origin: int, to: int) -> Attack:
        seat, sent = self.seen.owner[origin], self.seen.armies[origin] - 1
        fight = fight_for(self.forecast.board, self.seen, seat, to, sent)
        return Attack(origin, to, percent(odds_of_battle(self.numbers, fight).win))

    def _preview(self, card: int, field: int) -> Preview:
        cautions = tuple(self._cautions(card, field))
        if any(one.chance == CERTAIN for one in cautions if one.key != "revolt"):
            return Preview(card, field, NOTHING, NOTHING, NOTHING, cautions)
        return Preview(
            card,
            field,
            self.forecast.change(field, card),
            self.forecast.rice_of(card) if field == FIELD_RICE else NOTHING,
            self._armies(card, field),
            cautions,
        )

    def _armies(self, card: int, field: int) -> Span:
        if FIELD_ARMY5 <= field <= FIELD_ARMY1 and card < PROVINCES:
            s, board, seat = self.forecast.table, self.forecast.board, self.seat
            which = field - FIELD_ARMY5
            return self.forecast.span(
                lambda: min(modifiers.levy(s, board, seat, card, which), s.supply[seat])
            )
        if field >= FIELD_CONV3 and card < PROVINCES:
            return (field - FIELD_CONV1 - 1,) * 2
        return NOTHING

    # What may go wrong

    def _cautions(self, card: int, field: int) -> Iterator[Caution]:
        if field >= FIELD_CONV3:
            yield from self._conversion(card, field)
        elif field == FIELD_BID or card >= PROVINCES:
            return
        elif field in (FIELD_RICE, FIELD_TAX):
            yield from self._revolt(card)
        elif field in (FIELD_BATTLE_A, FIELD_BATTLE_B):
            yield from self._march(card, field)
        elif key := self.forecast.why_void(field, card):
            yield self._caution(key, CERTAIN, card)

    def _revolt(self, province: int) -> Iterator[Caution]:
        """SHO-ACT-RT-3: the chance is that of losing the province."""
        unrest, armies = self.seen.unrest[province], self.seen.armies[province]
        if unrest:
            fight = revolt_in(self.seen, province, unrest)
            chance = percent(odds_of_revolt(self.numbers, fight).win)
            yield self._caution(
                "revolt", chance, province, peasants=unrest, armies=armies
            )

    def _march(self, province: int, field: int) -> Iterator[Caution]:
        """SHO-ACT-BATTLE-3, -5. Armies that arrive before may change it."""
        s, seat, kind = self.forecast.table, self.seat, field - FIELD_BATTLE_A
        _, most = self.forecast.span(
            lambda: len(self.roads.open_from(s, seat, province, kind))
        )
        near = self.roads.near[province]
        if self.seen.armies[province] < 2:
            yield self._caution("lone-army", CERTAIN, province)
        elif most == 0:
            yield self._caution("nowhere-to-go", CERTAIN, province)
        elif all(self.seen.owner[to] == seat for to in near):
            yield self._caution("nobody-to-attack", 0, province)

    def _conversion(self, card: int, field: int) -> Iterator[Caution]:
        """SHO-COURT-11."""
        wanted, s = FIELD_CONV1 - field + 1, self.forecast.table
        if card >= PROVINCES and card != TOWER_CARD:
            return
        if self.court and not self.court.can_convert(s, self.seat, card, wanted):
            yield self._caution("cannot-convert", CERTAIN, card)

    def _with_payment(self, one: Preview, planned: Planned | None) -> Preview:
        """SHO-ACT-3: what cannot be paid in full is void."""
        if planned is None or planned.chests[0] >= 0 or planned.field == FIELD_BID:
            return one
        price, before = -planned.chests[0], max(0, planned.before)
        if planned.before >= price:
            return one
        sure = planned.most < price
        caution = self._caution(
            "cannot-pay" if sure else "may-not-pay",
            CERTAIN if sure else 0,
            one.card,
            chests=price,
            left=max(0, planned.most) if sure else before,
        )
        return msgspec.structs.replace(one, cautions=(*one.cautions, caution))

    def _caution(self, key: str, chance: int, card: int, **more: int) -> Caution:
        if key not in CAUTIONS:  # why the action itself would be void
            return Caution(key, chance, self.namer.phrase("void", key, {}))
        facts = {"card": card, "chances": chance, **more}
        return Caution(key, chance, self.namer.phrase("caution", key, facts))


def percent(chance: float) -> int:
    """Return it rounded, but 0 and 100 only if that is so."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else int(100 * chance)
