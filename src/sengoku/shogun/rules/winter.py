"""Winter: rice, hunger and the end of the year.

SHO-WINTER-1  Winter has, in this order: loss of rice, supply with its revolts, scoring,
              and in the first year the end of the year.
SHO-WINTER-2  Everybody's rice drops by the number on the event card that is left, but
              not below 0.
SHO-WINTER-3  A player has as many unsupplied provinces as the provinces owned exceed
              the rice.
SHO-WINTER-4  The supply table says how many revolts that means and how many more
              peasants come to each: 1 unsupplied province: 1 revolt, 1 peasant; 2: 1
              revolt, 2 peasants; 3 or 4: 2 revolts, 2 peasants; 5 or 6: 2 revolts, 3
              peasants; 7 or more: 3 revolts, 3 peasants [R-16].
SHO-WINTER-5  The provinces that revolt are drawn at random, each at most once, from all
              province cards of the player; there are always enough.
SHO-WINTER-6  Players follow each other in the player order of autumn. A player with
              several revolts decides which comes next, knowing the drawn provinces.
SHO-WINTER-7  The peasants in a winter revolt are the unrest markers of the province and
              those of the supply table.
SHO-WINTER-8  The number of revolts is fixed by the supply and does not change when a
              revolt costs a province [R-17].
SHO-WINTER-9  First all losses of rice, then all shortages; then, player by player, the
              provinces are drawn for all to see and the revolts carried out one by one.
              The owner names the next province each time, when the result of the one
              before is known. The draw for the next player comes after that [R-59].

SHO-YEAR-1  After the first winter four new event cards are turned up from the pile,
            everybody's rice returns to 0, and all unrest markers leave the map. Chests,
            armies, buildings, tower and tray stay.
SHO-YEAR-2  The event card of winter leaves the game. Four of the twelve event cards are
            never seen [R-19].
"""

from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects, steps
from sengoku.shogun.args import SEAT, TURN
from sengoku.shogun.board import Board
from sengoku.shogun.rules import revolt
from sengoku.shogun.rules.setup import HUNGER, OPEN_EVENTS
from sengoku.shogun.rules.tower import Tower
from sengoku.shogun.space import (
    REVOLT,
)
from sengoku.shogun.state import NONE, State


class WinterStep(Work[State]):
    """SHO-WINTER-2: the remaining event card takes rice from everybody."""

    name = "winter"

    def __init__(self, board: Board) -> None:
        self.board = board

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        card = s.events[0] if s.events else NONE
        loss = 0 if card == NONE else self.board.event_loss[card]
        effects.come_winter(s, card, loss, log)
        for seat in s.player_order:
            effects.lose_rice(s, seat, min(loss, s.rice[seat]), log)


class ShortageStep(Work[State]):
    """SHO-WINTER-3, -4."""

    name = "shortage"

    def __init__(self, board: Board) -> None:
        self.board = board

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        table = self.board.supply_table
        for seat in s.player_order:
            unsupplied = max(0, len(s.provinces_of(seat)) - s.rice[seat])
            revolts, extra = table[min(unsupplied, len(table) - 1)]
            effects.find_shortage(s, seat, unsupplied, revolts, extra, log)


class HungerStep(Work[State]):
    """The next player's hungry provinces are drawn; the argument counts players."""

    name = "hunger"
    arg_fields = (TURN,)

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        if arg >= len(s.player_order):
            return
        push(s, steps.HUNGER, 0, arg + 1)
        seat = s.player_order[arg]
        if s.revolts[seat]:
            provinces = s.provinces_of(seat)
            rng.shuffle(s.rng, HUNGER, provinces)
            effects.draw_hungry(s, seat, provinces[: s.revolts[seat]], log)
            push(s, steps.HUNGRY, 0, seat)


class HungryStep(Work[State]):
    """One revolt after the other; the last follows without a question."""

    name = "hungry"
    arg_fields = (SEAT,)

    def __init__(self, tower: Tower) -> None:
        self.tower = tower

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        if not s.hungry:
            return
        push(s, steps.HUNGRY, 0, arg)
        if len(s.hungry) == 1:
            starve(s, self.tower, s.hungry[0], log)
        else:
            push(s, steps.NEXT_REVOLT, seat_sets.one(arg))


class NextRevoltStep(Step[State]):
    """SHO-WINTER-6, -9."""

    name = "next-revolt"
    rule = "SHO-WINTER-6"

    def __init__(self, tower: Tower) -> None:
        self.tower = tower

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [REVOLT.id(province) for province in s.hungry]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        starve(s, self.tower, REVOLT.args(action)[0], log)
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in REVOLT:
            province = REVOLT.args(action)[0]
            return reason("not-drawn", "SHO-WINTER-5", province=province)
        return super().why_not(s, seat, arg, action)


def starve(s: State, tower: Tower, province: i64, log: Log | None) -> None:
    """SHO-WINTER-7: unrest markers plus the extra peasants of the table."""
    seat = s.owner[province]
    effects.name_hungry(s, seat, province, log)
    peasants = s.unrest[province] + s.extra[seat]
    revolt.begin(s, tower, province, peasants, 0, log)


class YearEndStep(Work[State]):
    """SHO-YEAR-1."""

    name = "year-end"

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects.end_year(s, OPEN_EVENTS, log)
