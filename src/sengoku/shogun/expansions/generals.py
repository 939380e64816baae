"""Generals.

SHO-GEN-1   Each player has 1 general and 6 monuments.
SHO-GEN-2   With start tables: in the first spring, as soon as the player order is
            fixed, players place their generals, in player order, in any own province.
SHO-GEN-3   With a draft: whenever a player picks a province, the player decides at once
            whether the general goes there; there is no return to a province passed by.
            A general not yet placed goes to the last picked province [R-27].
SHO-GEN-4   In the province of the general the owner's actions are better: a castle
            costs 2 chests, a temple 1, a theatre 0 [R-50]; rice and tax yield 1 more;
            Raise 5 armies places 6 armies for 3 chests, Raise 3 armies 4 for 2, Raise 1
            army 2 for 1 and still moves. Battles do not change.
SHO-GEN-5   First the general changes an action, then the event, then the special card
            [R-28].
SHO-GEN-6   After each action round [R-29] every general on the map must move to another
            own province [R-30], in player order [R-56].
SHO-GEN-7   To an adjacent own province: a monument of the player is built in the
            province left, if the supply has one; several may stand in one province
            [R-31]. To an own province that is not adjacent: a flight, without a
            monument.
SHO-GEN-8   Generals take no part in battles and do not move with armies.
SHO-GEN-9   A monument stays when its province is conquered, ruined by a tie or lost in
            a revolt.
SHO-GEN-10  When a general enters a province with monuments of other players [R-54], the
            owner of the general captures them: they leave the map and are kept by the
            captor [R-55].
SHO-GEN-11  If the province of a general is lost in any way, the general leaves the map
            without a monument.
SHO-GEN-12  After winter, when the year has ended (SHO-YEAR-1), generals off the map are
            placed again, in the player order of autumn, in any own province; they
            capture monuments there (SHO-GEN-10).
SHO-GEN-13  At the end of the game each own monument on the map and each captured one is
            worth 1 point [R-32].
SHO-GEN-14  If there is no other own province, the general stays, and no monument is
            built [R-30].
SHO-GEN-15  A lost general comes back only after the first winter, as nothing is played
            after the second. A player without provinces then does not place the
            general.
"""

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects, effects_modules, steps
from sengoku.shogun.args import TURN
from sengoku.shogun.board import Board
from sengoku.shogun.rows import captured_by, province_seat
from sengoku.shogun.space import (
    STATION,
)
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import PROVINCES, WINTER


def give_monuments(s: State, board: Board) -> None:
    """SHO-GEN-1."""
    effects_modules.give_monuments(s, board.monuments)


class GeneralsStep(Work[State]):
    """Generals off the map return, player by player (SHO-GEN-2, -12)."""

    name = "generals"
    arg_fields = (TURN,)

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        if arg >= len(s.player_order):
            return
        push(s, steps.GENERALS, 0, arg + 1)
        seat = s.player_order[arg]
        if s.general[seat] == NONE:
            push(s, steps.ENTER, seat_sets.one(seat))


def capture(s: State, seat: i64, province: i64, log: Log | None) -> None:
    """SHO-GEN-10: every foreign monument where a general enters."""
    for colour in range(s.seats):
        if colour != seat and s.monuments[province_seat(province, colour)]:
            effects_modules.capture_monuments(s, seat, province, colour, log)


def why_no_post(s: State, seat: i64, action: i64, rule: str) -> Reason:
    province = STATION.args(action)[0]
    if s.owner[province] != seat:
        return reason("not-your-land", rule, province=province)
    return reason("must-go-elsewhere", "SHO-GEN-6", province=province)


class EnterStep(Step[State]):
    """Where the general enters the map."""

    name = "enter"
    rule = "SHO-GEN-12"

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [STATION.id(province) for province in s.provinces_of(seat)]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        province = STATION.args(action)[0]
        effects.station_general(s, seat, province, log)
        capture(s, seat, province, log)
        return DONE

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        return self.rule if s.season == WINTER else "SHO-GEN-2"

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in STATION:
            return why_no_post(s, seat, action, self.rule_for(s, seat, arg, action))
        return super().why_not(s, seat, arg, action)


class DeparturesStep(Work[State]):
    """After the actions every general moves, player by player (SHO-GEN-6)."""

    name = "departures"
    arg_fields = (TURN,)

    def run(self, s: State, arg: i64, log: Log | None) -> None:
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

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        here = s.general[seat]
        return [STATION.id(p) for p in s.provinces_of(seat) if p != here]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        here, province = s.general[seat], STATION.args(action)[0]
        effects_modules.move_general(s, seat, province, log)
        if province in self.neighbours[here] and self.may_build(s, seat, here):
            effects_modules.build_monument(s, seat, here, log)
        capture(s, seat, province, log)
        return DONE

    def may_build(self, s: State, seat: i64, province: i64) -> bool:
        standing = s.monuments[province_seat(province, seat)]
        if self.one_monument and standing:
            return False
        return s.monument_supply[seat] > 0

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in STATION:
            return why_no_post(s, seat, action, self.rule)
        return super().why_not(s, seat, arg, action)


def score_monuments(s: State, log: Log | None) -> None:
    """SHO-GEN-13."""
    for seat in range(s.seats):
        own = sum(s.monuments[province_seat(p, seat)] for p in range(PROVINCES))
        taken = sum(s.captured[captured_by(seat)])
        if own + taken:
            effects.gain_points(s, seat, own + taken, "SHO-GEN-13", log)
