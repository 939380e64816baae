"""The event, the bids and the player order.

SHO-EVENT-1  One of the open event cards (4 in spring, 3 in summer, 2 in autumn) is
             drawn at random; its event holds for all players in this round.
SHO-EVENT-2  The event is drawn after planning; before that players know only which
             cards it can be.
SHO-EVENT-3  The fourth card of the year, which is never drawn, gives the loss of rice
             in winter. Its event has no effect.
SHO-EVENT-4  If an event and a special card change the same action, the event comes
             first, then the special card.

SHO-ORDER-1  All bids are revealed together. Every player pays the value of a revealed
             chest card to the stock, whatever it brings; province cards cost nothing.
SHO-ORDER-2  The order of choosing: chest 4 before 3, 2, 1, then province cards, then
             chest 0, then no card.
SHO-ORDER-3  Players with equal bids are ordered at random. All province cards are equal
             to each other, and so are all empty bids [R-06].
SHO-ORDER-4  In the order of choosing, each player puts the daimyo card on any free
             position field, 1 to 5, and takes its special card for this round.
SHO-ORDER-5  The player order is that of the field numbers, ascending; empty fields are
             skipped. Special cards nobody took are out for this round.
"""

from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects, steps
from sengoku.shogun.rules.setup import BID_TIES, EVENT_DRAW
from sengoku.shogun.space import (
    CHOOSE,
)
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import CHEST_0, CHEST_4, FIELD_BID, SPECIALS, TOWER_CARD

EMPTY_BID, ZERO_BID, PROVINCE_BID = 0, 1, 2


class EventStep(Work[State]):
    """SHO-EVENT-1."""

    name = "event"

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        if s.events:
            place = rng.below(s.rng, EVENT_DRAW, len(s.events))
            effects.draw_event(s, place, log)


def rank(card: i64) -> int:
    """Return the rank of a bid; higher ranks choose earlier (SHO-ORDER-2)."""
    if card == NONE:
        return EMPTY_BID
    if card in (CHEST_0, TOWER_CARD):
        return ZERO_BID
    if card < CHEST_0:
        return PROVINCE_BID
    return PROVINCE_BID + card - CHEST_0


class BidsStep(Work[State]):
    """SHO-ORDER-1 to -3."""

    name = "bids"

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        bids = [s.card_on(seat, FIELD_BID) for seat in range(s.seats)]
        choosing = list(range(s.seats))
        rng.shuffle(s.rng, BID_TIES, choosing)
        choosing.sort(key=lambda seat: -rank(bids[seat]))
        effects.reveal_bids(s, FIELD_BID, choosing, log)
        for seat, card in enumerate(bids):
            if CHEST_0 <= card <= CHEST_4:
                effects.pay_chests(s, seat, card - CHEST_0, "SHO-ORDER-1", log)
        push(s, steps.POSITION, seat_sets.one(choosing[0]))


class PositionStep(Step[State]):
    """SHO-ORDER-4."""

    name = "position"
    rule = "SHO-ORDER-4"

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [CHOOSE.id(at) for at in range(SPECIALS) if at not in s.position]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        effects.take_position(s, seat, CHOOSE.args(action)[0], log)
        if s.choosing:
            push(s, steps.POSITION, seat_sets.one(s.choosing[0]))
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in CHOOSE:
            position = CHOOSE.args(action)[0]
            by = list(s.position).index(position)
            return reason("position-taken", self.rule, position=position, seat=by)
        return super().why_not(s, seat, arg, action)


class PlayerOrderStep(Work[State]):
    """SHO-ORDER-5."""

    name = "player-order"

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        order = sorted(range(s.seats), key=lambda seat: s.position[seat])
        effects.set_player_order(s, order, log)
