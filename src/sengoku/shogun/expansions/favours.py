"""The favours of the Tenno.

SHO-COURT-19  Favours 2, 9, 16: take 2, 4, 6 chests. 5, 15, 20: gain 2, 4, 6 rice. 6,
              13, 19: gain 1, 2, 3 points. 3, 8, 14: put 2, 3, 4 armies from the supply
              into the tray [R-22]. 3, 8, 14 and 12 use as many armies as the supply
              has; other favours that cannot be used lapse [R-23].
SHO-COURT-20  Favours 10, 11, 18: in this round the player cannot be attacked in
              Battle/Move A, in Battle/Move B, in both [R-22]; the card is discarded
              when the round ends. It protects every province of the player, also those
              gained later in the round, but not from revolts [R-24].
SHO-COURT-21  Favours that ask their taker, at once. 1: cancel the event of this round
              or leave it [R-41]. 4: remove an unrest marker from an own province; if
              any has one, one must go; if none has, the card is kept and prevents the
              next marker the player would receive [R-46]. 7, 17, 21: build a theatre, a
              temple, a castle for nothing in an own province, by SHO-ACT-BUILD-2 to -4;
              if there is such a province, it must be done [R-22] [R-62].
SHO-COURT-22  Favour 12: put 3 armies from the supply into an own or neutral province; a
              neutral one is taken with its card, which goes to hand (SHO-CARD-2). It is
              no attack: no throw, and no event, special card or protection matters.
              Provinces out of the game are not neutral. With an empty supply it does
              nothing.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, push, reason
from sengoku.shogun import effects, effects_fight, effects_modules, steps
from sengoku.shogun.args import ARMIES, BUILDING
from sengoku.shogun.board import Board
from sengoku.shogun.rules import building
from sengoku.shogun.space import (
    BUILD,
    CALM,
    CANCEL_ID,
    DECLINE_ID,
    LAND,
)
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    FAVOUR_BUILD,
    FAVOUR_CALM,
    FAVOUR_CANCEL_EVENT,
    FAVOUR_CHESTS,
    FAVOUR_LAND,
    FAVOUR_POINTS,
    FAVOUR_PROTECT,
    FAVOUR_RICE,
    FAVOUR_TRAY_ARMIES,
)

RULE: Final = "SHO-COURT-19"


class Favours:
    """Uses a favour as far as possible, at once."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def use(self, s: State, seat: i64, favour: i64, log: Log | None) -> None:
        kind = self.board.favour_kind[favour]
        amount = self.board.favour_amount[favour]
        if kind == FAVOUR_CHESTS:
            effects.gain_chests(s, seat, amount, RULE, log)
        elif kind == FAVOUR_RICE:
            effects.gain_rice(s, seat, amount, RULE, log)
        elif kind == FAVOUR_POINTS:
            effects.gain_points(s, seat, amount, RULE, log)
        elif kind == FAVOUR_TRAY_ARMIES:
            armies = min(amount, s.supply[seat])
            effects_modules.armies_to_tray(s, seat, armies, RULE, log)
        elif kind == FAVOUR_PROTECT:
            effects_modules.protect(s, seat, amount, log)
        else:
            self.ask(s, seat, favour, log)

    def ask(self, s: State, seat: i64, favour: i64, log: Log | None) -> None:
        """SHO-COURT-21: favours whose taker decides the details."""
        kind = self.board.favour_kind[favour]
        step, arg = {
            FAVOUR_CANCEL_EVENT: (steps.CANCEL, 0),
            FAVOUR_CALM: (steps.CALM, 0),
            FAVOUR_BUILD: (steps.FREE_BUILDING, self.board.favour_amount[favour]),
            FAVOUR_LAND: (steps.LAND, self.board.favour_amount[favour]),
        }[kind]
        if kind == FAVOUR_CALM and not restless(s, seat):
            effects_modules.keep_calm(s, seat, log)
            return
        push(s, step, seat_sets.one(seat), arg)


def restless(s: State, seat: i64) -> list[int]:
    """Return the seat's provinces with unrest."""
    return [province for province in s.provinces_of(seat) if s.unrest[province]]


class CancelStep(Step[State]):
    """Favour 1."""

    name = "cancel"
    rule = "SHO-COURT-21"

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [] if s.event == NONE else [CANCEL_ID, DECLINE_ID]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        if action == CANCEL_ID:
            effects.cancel_event(s, seat, log)
        else:
            effects.decline(seat, self.name, log)
        return DONE

    def skipped(self, s: State, seat: i64, arg: i64, log: Log | None) -> None:
        effects.decline(seat, self.name, log)


class CalmStep(Step[State]):
    """Favour 4: one marker must go."""

    name = "calm"
    rule = "SHO-COURT-21"

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        places = restless(s, seat)
        return [CALM.id(province) for province in places] if len(places) > 1 else []

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        effects.remove_unrest(s, CALM.args(action)[0], self.rule, log)
        return DONE

    def skipped(self, s: State, seat: i64, arg: i64, log: Log | None) -> None:
        for province in restless(s, seat):  # the only one
            effects.remove_unrest(s, province, self.rule, log)

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in CALM:
            province = CALM.args(action)[0]
            return reason("no-own-unrest", self.rule, province=province)
        return super().why_not(s, seat, arg, action)


class FreeBuildingStep(Step[State]):
    """Favours 7, 17, 21; the argument is the building."""

    name = "free-building"
    rule = "SHO-COURT-21"
    arg_fields = (BUILDING,)

    def __init__(self, board: Board) -> None:
        self.board = board

    def sites(self, s: State, seat: i64, kind: i64) -> list[int]:
        return [
            province
            for province in s.provinces_of(seat)
            if not building.no_site(s, self.board, province, kind)
        ]

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        sites = self.sites(s, seat, arg)
        return [BUILD.id(province) for province in sites] if len(sites) > 1 else []

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        building.erect(s, self.board, seat, BUILD.args(action)[0], arg, log)
        return DONE

    def skipped(self, s: State, seat: i64, arg: i64, log: Log | None) -> None:
        sites = self.sites(s, seat, arg)
        if sites:  # the only one
            building.erect(s, self.board, seat, sites[0], arg, log)
        else:
            effects_modules.lapse_favour(seat, log)

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action not in BUILD:
            return super().why_not(s, seat, arg, action)
        province = BUILD.args(action)[0]
        if s.owner[province] != seat:
            return reason("not-your-land", self.rule, province=province)
        why = building.why_no_site(s, self.board, province, arg)
        return why or super().why_not(s, seat, arg, action)


class LandStep(Step[State]):
    """Favour 12; the argument is the number of armies."""

    name = "land"
    rule = "SHO-COURT-22"
    arg_fields = (ARMIES,)

    def __init__(self, in_play: tuple[int, ...]) -> None:
        self.in_play = in_play

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        if s.supply[seat] == 0:
            return []
        return [LAND.id(p) for p in self.in_play if s.owner[p] in (seat, NONE)]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        province = LAND.args(action)[0]
        if s.owner[province] == NONE:
            effects_fight.take_province(s, seat, province, log)
        armies = min(arg, s.supply[seat])
        effects.raise_armies(s, seat, province, armies, self.rule, log)
        return DONE

    def skipped(self, s: State, seat: i64, arg: i64, log: Log | None) -> None:
        effects_modules.lapse_favour(seat, log)

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action not in LAND:
            return super().why_not(s, seat, arg, action)
        province = LAND.args(action)[0]
        if province not in self.in_play:
            return reason("out-of-game", self.rule, province=province)
        return reason("not-your-land", self.rule, province=province)
