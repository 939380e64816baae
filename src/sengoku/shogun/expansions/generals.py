"""Generals.
"""

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects, effects_modules, steps
from sengoku.shogun.actions import STATION
from sengoku.shogun.board import Board
from sengoku.shogun.state import NONE, State
from sengoku.shogun.words import MAX_SEATS, PROVINCES


def give_monuments(s: State, board: Board) -> None:
    """SHO-GEN-1."""
    effects_modules.give_monuments(s, board.monuments)


class GeneralsStep(Work[State]):
    """Generals off the map come back, player by player (SHO-GEN-2, -12)."""

    name = "generals"
    parts = {"turn": MAX_SEATS + 1}

    def run(self, s: State, arg: int, log: Log | None) -> None:
        if arg >= len(s.player_order):
            return
        push(s, steps.GENERALS, 0, arg + 1)
        seat = s.player_order[arg]
        if s.general[seat] == NONE:
            push(s, steps.ENTER, seat_sets.one(seat))


def capture(s: State, seat: int, province: int, log: Log | None) -> None:
    """SHO-GEN-10: every foreign monument where a general enters."""
    for colour in range(s.seats):
        if colour != seat and s.monuments[province * MAX_SEATS + colour]:
            effects_modules.capture_monuments(s, seat, province, colour, log)


def why_no_post(s: State, seat: int, action: int, rule: str) -> Reason:
    province = STATION.args(action)[0]
    if s.owner[province] != seat:
        return reason("not-your-land", rule, province=province)
    return reason("must-go-elsewhere", "SHO-GEN-6", province=province)


class EnterStep(Step[State]):
    """Where the general enters the map."""

    name = "enter"
    rule = "SHO-GEN-12"

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        return [STATION.id(province) for province in s.provinces_of(seat)]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        province = STATION.args(action)[0]
        effects.station_general(s, seat, province, log)
        capture(s, seat, province, log)
        return DONE

    def why_not(self, s: State, seat: int, arg: int, action: int) -> Reason:
        if action in STATION:
            return why_no_post(s, seat, action, self.rule)
        return super().why_not(s, seat, arg, action)


class DeparturesStep(Work[State]):
    """After the actions every general moves on, player by player (SHO-GEN-6)."""

    name = "departures"
    parts = {"turn": MAX_SEATS + 1}

    def run(self, s: State, arg: int, log: Log | None) -> None:
        if arg >= len(s.player_order):
            return
        push(s, steps.DEPARTURES, 0, arg + 1)
        seat = s.player_order[arg]
        if s.general[seat] != NONE:
            push(s, steps.DEPART, seat_sets.one(seat))


class DepartStep(Step[State]):
    """Where the general goes: with a monument to a neighbour, or in flight."""

    name = "depart"
    rule = "SHO-GEN-7"

    def __init__(self, board: Board, one_monument: bool) -> None:
        self.neighbours = board.neighbours
        self.one_monument = one_monument

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        here = s.general[seat]
        return [STATION.id(p) for p in s.provinces_of(seat) if p != here]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        here, province = s.general[seat], STATION.args(action)[0]
        effects_modules.move_general(s, seat, province, log)
        if province in self.neighbours[here] and self.may_build(s, seat, here):
            effects_modules.build_monument(s, seat, here, log)
        capture(s, seat, province, log)
        return DONE

    def may_build(self, s: State, seat: int, province: int) -> bool:
        standing = s.monuments[province * MAX_SEATS + seat]
        if self.one_monument and standing:
            return False
        return s.monument_supply[seat] > 0

    def why_not(self, s: State, seat: int, arg: int, action: int) -> Reason:
        if action in STATION:
            return why_no_post(s, seat, action, self.rule)
        return super().why_not(s, seat, arg, action)


def score_monuments(s: State, log: Log | None) -> None:
    """SHO-GEN-13."""
    for seat in range(s.seats):
        own = sum(s.monuments[p * MAX_SEATS + seat] for p in range(PROVINCES))
        taken = sum(s.captured[seat * MAX_SEATS : (seat + 1) * MAX_SEATS])
        if own + taken:
            effects.gain_points(s, seat, own + taken, "SHO-GEN-13", log)
