"""Start provinces by drafting.

SHO-SETUP-8   Shuffle the cards of the provinces in play into a face-down pile and turn
              two up.
SHO-SETUP-9   Each player forms army groups [F-01]: with 3 players 5, 4, 4, 3, 3, 2, 2,
              2, 2; with 4 players 5, 4, 4, 3, 3, 2, 2, 2; with 5 players 5, 4, 4, 3, 3,
              2, 2. So 27, 25 or 23 armies of each come to the map.
SHO-SETUP-10  Drafting goes round the table, one pick at a time and always in the same
              direction, starting with the oldest player [R-01].
SHO-SETUP-11  A pick is: take one of the two open cards or the top card of the pile into
              hand, and place any one of their groups that are left, whole, in that
              province.
SHO-SETUP-12  A taken open card is replaced at once from the pile; taking the top card
              of the pile changes no open card.
SHO-SETUP-13  If the two open cards are exactly the pair that lay there when the same
              player made their previous pick (after a refresh of that player: the
              refreshed pair), the player may first put both face down under the pile
              and turn up the next two, and then picks normally. At most once a turn,
              never on the first [R-02].
SHO-SETUP-14  The draft ends when every player has placed all groups, that is after 27,
              32 or 35 picks. The cards that are left form the neutral stock; their
              provinces are neutral.
SHO-SETUP-15  Then the mats are turned to the side with the actions.
SHO-SETUP-23  The steps of a pick are separate decisions, in this order: whether to
              refresh, if that is allowed, and the new pair is seen before choosing;
              which card; which group. A card from the pile is turned up for all before
              its group is chosen, and it cannot be given back.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects, steps
from sengoku.shogun.args import PICKS
from sengoku.shogun.rows import seat_group, seat_open
from sengoku.shogun.rules.setup import PROVINCE_CARDS
from sengoku.shogun.space import (
    DECLINE_ID,
    MUSTER,
    PICK,
    REFRESH_ID,
    STATION,
)
from sengoku.shogun.state import NONE, State

FROM_PILE: Final = 2
GROUP_SIZES: Final = range(2, 6)


def may_refresh(s: State, seat: i64) -> bool:
    """SHO-SETUP-13: is the pair the same as at this seat's previous pick?"""
    lower, higher = sorted(s.open_cards)
    known = s.last_pair[seat_open(seat, 0)], s.last_pair[seat_open(seat, 1)]
    return known[0] != NONE and known == (lower, higher)


def groups_left(s: State, seat: i64) -> list[int]:
    """Return the sizes of the groups that *seat* may still place."""
    return [size for size in GROUP_SIZES if s.groups[seat_group(seat, size)]]


class DraftStep(Work[State]):
    """The next pick; the argument counts picks."""

    name = "draft"
    arg_fields = (PICKS,)

    def __init__(self, picks: i64) -> None:
        self.picks = picks  # of all seats together

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects.end_pick(s)
        if arg >= self.picks or not s.pile or len(s.choosing) < s.seats:
            effects.end_draft(s, log)
            return
        seat = s.choosing[arg % s.seats]
        push(s, steps.DRAFT, 0, arg + 1)
        push(s, steps.PICK, seat_sets.one(seat))
        if may_refresh(s, seat):
            push(s, steps.REFRESH, seat_sets.one(seat))


class RefreshStep(Step[State]):
    name = "refresh"
    rule = "SHO-SETUP-13"

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [REFRESH_ID, DECLINE_ID]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        if action == DECLINE_ID:
            effects.decline(seat, self.name, log)
            return DONE
        pair = list(s.open_cards)
        rng.shuffle(s.rng, PROVINCE_CARDS, pair)
        effects.refresh_pair(s, seat, pair, log)
        return DONE


class PickStep(Step[State]):
    name = "pick"
    rule = "SHO-SETUP-11"

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [PICK.id(0), PICK.id(1), PICK.id(FROM_PILE)]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        source = PICK.args(action)[0]
        if source == FROM_PILE:
            effects.pick_from_pile(s, seat, log)
        else:
            effects.pick_open(s, seat, source, log)
        push(s, steps.STATION, seat_sets.one(seat))
        push(s, steps.MUSTER, seat_sets.one(seat))
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action == REFRESH_ID:
            return reason("pair-is-new", "SHO-SETUP-13")
        return super().why_not(s, seat, arg, action)


class MusterStep(Step[State]):
    """Which group goes into the province just picked."""

    name = "muster"
    rule = "SHO-SETUP-11"

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [MUSTER.id(size) for size in groups_left(s, seat)]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        effects.muster(s, seat, MUSTER.args(action)[0], log)
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in MUSTER:
            armies = MUSTER.args(action)[0]
            return reason("no-such-group", "SHO-SETUP-9", armies=armies)
        if action in PICK:
            return reason("card-is-taken", "SHO-SETUP-23", province=s.picked)
        return super().why_not(s, seat, arg, action)


class StationStep(Step[State]):
    """Does the general go to the province just picked? Only with Generals."""

    name = "station"
    rule = "SHO-GEN-3"

    def __init__(self, generals: bool) -> None:
        self.generals = generals

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        if not self.generals or s.general[seat] != NONE:
            return []
        here = STATION.id(s.picked)
        return [here, DECLINE_ID] if groups_left(s, seat) else [here]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        if action == DECLINE_ID:
            effects.decline(seat, self.name, log)
        else:
            effects.station_general(s, seat, s.picked, log)
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in STATION:
            return reason("not-just-picked", self.rule, province=s.picked)
        if action == DECLINE_ID:
            return reason("last-province", self.rule, province=s.picked)
        return super().why_not(s, seat, arg, action)
