"""Start provinces by drafting.
"""

from sengoku.core import rng, seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects, steps
from sengoku.shogun.actions import (
    DECLINE_ID,
    MUSTER,
    PICK,
    REFRESH_ID,
    STATION,
)
from sengoku.shogun.rules.setup import PROVINCE_CARDS
from sengoku.shogun.state import NONE, State

FROM_PILE = 2
GROUP_SIZES = range(2, 6)


def may_refresh(s: State, seat: int) -> bool:
    """SHO-SETUP-13: the very pair this seat had at its own previous pick."""
    return sorted(s.open_cards) == s.last_pair[seat * 2 : seat * 2 + 2]


class DraftStep(Work[State]):
    """The next pick; the argument counts them."""

    name = "draft"
    parts = {"pick": 64}

    def __init__(self, picks: int) -> None:
        self.picks = picks  # of all seats together

    def run(self, s: State, arg: int, log: Log | None) -> None:
        effects.end_pick(s)
        if arg >= self.picks:
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

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        return [REFRESH_ID, DECLINE_ID]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
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

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        return [PICK.id(0), PICK.id(1), PICK.id(FROM_PILE)]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        source = PICK.args(action)[0]
        if source == FROM_PILE:
            effects.pick_from_pile(s, seat, log)
        else:
            effects.pick_open(s, seat, source, log)
        push(s, steps.STATION, seat_sets.one(seat))
        push(s, steps.MUSTER, seat_sets.one(seat))
        return DONE

    def why_not(self, s: State, seat: int, arg: int, action: int) -> Reason:
        if action == REFRESH_ID:
            return reason("pair-is-new", "SHO-SETUP-13")
        return super().why_not(s, seat, arg, action)


class MusterStep(Step[State]):
    """Which group goes into the province just picked."""

    name = "muster"
    rule = "SHO-SETUP-11"

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        return [MUSTER.id(size) for size in GROUP_SIZES if s.groups[seat * 6 + size]]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        effects.muster(s, seat, MUSTER.args(action)[0], log)
        return DONE

    def why_not(self, s: State, seat: int, arg: int, action: int) -> Reason:
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

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        if not self.generals or s.general[seat] != NONE:
            return []
        here = STATION.id(s.picked)
        last = not any(s.groups[seat * 6 : seat * 6 + 6])
        return [here] if last else [here, DECLINE_ID]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        if action == DECLINE_ID:
            effects.decline(seat, self.name, log)
        else:
            effects.station_general(s, seat, s.picked, log)
        return DONE

    def why_not(self, s: State, seat: int, arg: int, action: int) -> Reason:
        if action in STATION:
            return reason("not-just-picked", self.rule, province=s.picked)
        if action == DECLINE_ID:
            return reason("last-province", self.rule, province=s.picked)
        return super().why_not(s, seat, arg, action)
