"""Tenno's Court: officials, conversions and the audience.

SHO-COURT-1   Each player gets an extension mat with the fields conv3, conv2 and conv1,
              7 officials and 3 tower cards. The 21 favour cards are shuffled.
SHO-COURT-2   When the tower is primed, each player puts an official into the reception
              hall for every own cube that falls out; the cubes return to the supply.
SHO-COURT-3   After the special cards are laid out, 3 favour cards are turned up: the
              highest number on the space for 4 officials, the middle one on that for 3,
              the lowest on that for 2 [R-52].
SHO-COURT-4   Planning covers 14 fields; SHO-PLAN-3, SHO-PLAN-8 and SHO-PLAN-9 hold for
              all 14 together. A player has their province cards, 5 chest cards and 3
              tower cards [R-49].
SHO-COURT-5   A tower card on one of the 10 action fields means: skip this action. On
              the bid field it is worth chest 0 and ties with it.
SHO-COURT-6   The court follows when the player order is fixed, before the first action:
              part 1 is conversion, part 2 favours.
SHO-COURT-7   Part 1: in player order, each player resolves conv3, then conv2, then
              conv1, before the next player does.
SHO-COURT-8   A province card on one of these fields: exactly 3, 2 or 1 own armies go
              from that province to the supply, and as many officials into the reception
              hall; at least 1 army must stay.
SHO-COURT-9   A tower card on one of these fields: exactly 3, 2 or 1 own cubes go from
              the tray to the supply, and as many officials into the reception hall.
SHO-COURT-10  A chest card on one of these fields, or none: nothing.
SHO-COURT-11  A conversion that cannot be done in full, because armies, cubes in the
              tray or officials are short, is void; one that can be done must be done
              [R-21].
SHO-COURT-12  Part 2: players act in the order of their officials in the reception hall
              as part 2 starts, most first; ties go by player order. Players with none
              are skipped.
SHO-COURT-13  The player moves all own officials from the reception hall to the audience
              hall, and may then take one favour card laid out for as many officials as
              its price, which return to the supply [R-51]. Taking is optional; one card
              at most.
SHO-COURT-14  A favour (SHO-COURT-19 to -22) is used at once as far as possible; then
              the card leaves the game, but 4, 10, 11 and 18 may stay for a while.
SHO-COURT-15  When all three cards are gone, part 2 ends at once; players who have not
              acted keep their officials in the reception hall.
SHO-COURT-16  Then all officials in the audience hall go back to the reception hall,
              where they stay for later rounds; favour cards nobody took leave the game.
SHO-COURT-17  A favour that costs more officials than the player has cannot be taken.
SHO-COURT-18  Three cards in each action round are 18 of the 21 in a game; winter has no
              court.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects, effects_fight, effects_modules, steps
from sengoku.shogun.args import SEAT
from sengoku.shogun.board import Board
from sengoku.shogun.expansions.favours import Favours
from sengoku.shogun.rules.setup import FAVOURS
from sengoku.shogun.rules.tower import PrimedStep
from sengoku.shogun.space import (
    DECLINE_ID,
    TAKE,
)
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    FAVOURS as FAVOUR_CARDS,
)
from sengoku.shogun.vocabulary import (
    FIELD_CONV1,
    FIELD_CONV3,
    GREEN,
    PROVINCES,
    TOWER_CARD,
)

SPACES: Final = 3


def shuffle_favours(s: State, board: Board) -> None:
    """SHO-COURT-1."""
    pile = list(range(1, FAVOUR_CARDS + 1))
    rng.shuffle(s.rng, FAVOURS, pile)
    effects_modules.stack_favours(s, pile)


def officials_left(s: State, board: Board, seat: i64) -> int:
    return board.officials - s.reception[seat] - s.audience[seat]


class CourtPrimedStep(PrimedStep):
    """SHO-COURT-2: an official for every own cube that fell out at priming."""

    def take_back(self, s: State, colour: i64, cubes: i64, log: Log | None) -> None:
        super().take_back(s, colour, cubes, log)
        if colour != GREEN and cubes:
            effects_modules.send_officials(s, colour, cubes, "SHO-COURT-2", log)


class FavourCardsStep(Work[State]):
    """SHO-COURT-3."""

    name = "favour-cards"

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects_modules.lay_favours(s, SPACES, log)


class ConversionStep(Work[State]):
    """Part 1, player by player (SHO-COURT-7)."""

    name = "conversion"

    def __init__(self, board: Board) -> None:
        self.board = board

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        for seat in s.player_order:
            for field in range(FIELD_CONV3, FIELD_CONV1 + 1):
                card = s.card_on(seat, field)
                if card != NONE:
                    effects.show_card(s, seat, field, log)
                    self.convert(s, seat, card, field, log)

    def convert(
        self, s: State, seat: i64, card: i64, field: i64, log: Log | None
    ) -> None:
        """SHO-COURT-8 to -11: in full or not at all."""
        wanted = FIELD_CONV1 - field + 1
        if card != TOWER_CARD and card >= PROVINCES:
            return
        if not self.can_convert(s, seat, card, wanted):
            effects.void_action(seat, field, "cannot-convert", "SHO-COURT-11", log)
            return
        if card == TOWER_CARD:
            effects_fight.return_cubes(s, seat, wanted, log)
            why = "SHO-COURT-9"
        else:
            effects_modules.convert_armies(s, seat, card, wanted, log)
            why = "SHO-COURT-8"
        effects_modules.send_officials(s, seat, wanted, why, log)

    def can_convert(self, s: State, seat: i64, card: i64, wanted: i64) -> bool:
        if officials_left(s, self.board, seat) < wanted:
            return False
        if card == TOWER_CARD:
            return s.tray[seat] >= wanted
        return s.armies[card] > wanted


class CourtStep(Work[State]):
    """Part 2: seats with officials are heard, those with the most first."""

    name = "court"

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        waiting = [seat for seat in s.player_order if s.reception[seat]]
        waiting.sort(key=lambda seat: -s.reception[seat])
        push(s, steps.COURT_END)
        for seat in reversed(waiting):
            push(s, steps.AUDIENCE, 0, seat)


class AudienceStep(Work[State]):
    """SHO-COURT-13: a seat's officials enter the audience while a card is left."""

    name = "audience"
    arg_fields = (SEAT,)

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        if any(s.favours):
            effects_modules.enter_audience(s, arg, log)
            push(s, steps.FAVOUR, seat_sets.one(arg))


class FavourStep(Step[State]):
    """Take one favour card, or none."""

    name = "favour"
    rule = "SHO-COURT-13"

    def __init__(self, board: Board, favours: Favours) -> None:
        self.prices = board.favour_prices
        self.favours = favours

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        ids = [
            TAKE.id(price)
            for space, price in enumerate(self.prices)
            if s.favours[space] and s.audience[seat] >= price
        ]
        if ids:
            ids.append(DECLINE_ID)
        return ids

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        if action == DECLINE_ID:
            effects.decline(seat, self.name, log)
            return DONE
        price = TAKE.args(action)[0]
        space = self.prices.index(price)
        favour = s.favours[space]
        effects_modules.take_favour(s, seat, space, price, log)
        self.favours.use(s, seat, favour, log)
        return DONE

    def skipped(self, s: State, seat: i64, arg: i64, log: Log | None) -> None:
        effects.decline(seat, self.name, log)

    def price(self, s: State, seat: i64, arg: i64, action: i64) -> dict[str, int]:
        return {"officials": TAKE.args(action)[0]} if action in TAKE else {}

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action not in TAKE:
            return super().why_not(s, seat, arg, action)
        price = TAKE.args(action)[0]
        if price not in self.prices or not s.favours[self.prices.index(price)]:
            return reason("no-card-at-price", self.rule, officials=price)
        return reason("too-few-officials", "SHO-COURT-17", officials=price)


class CourtEndStep(Work[State]):
    """SHO-COURT-16."""

    name = "court-end"

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects_modules.end_court(s, log)
