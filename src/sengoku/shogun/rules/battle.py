"""Battles.
"""

from typing import NamedTuple

from sengoku.core.events import Log
from sengoku.core.flow import Work, push
from sengoku.shogun import effects_fight, steps
from sengoku.shogun.board import Board
from sengoku.shogun.rules import modifiers
from sengoku.shogun.rules.tower import FIGHT, Tower
from sengoku.shogun.state import NONE, State
from sengoku.shogun.words import (
    CASTLE,
    EVENT_CASTLE_GUARD,
    EVENT_NEUTRAL_2,
    GREEN,
    MAX_SEATS,
    PROVINCES,
    SPECIAL_ATTACK,
    SPECIAL_DEFEND,
)


class Battles:
    """Leads both sides to the tower."""

    def __init__(self, board: Board, tower: Tower) -> None:
        self.board = board
        self.tower = tower

    def begin(
        self,
        s: State,
        seat: int,
        origin: int,
        province: int,
        armies: int,
        log: Log | None,
    ) -> None:
        effects_fight.begin_battle(s, seat, origin, province, armies, log)
        self.add_from_supply(s, seat, int(s.special_of(seat) == SPECIAL_ATTACK))
        self.raise_defence(s, province)
        effects_fight.throw(s, log)
        push(s, steps.BATTLE, 0, province * MAX_SEATS + seat)
        self.tower.push(s, seat, FIGHT)

    def raise_defence(self, s: State, province: int) -> None:
        """SHO-BATTLE-2, -3."""
        kind = modifiers.event_kind(s, self.board)
        defender = s.owner[province]
        if defender == NONE:
            peasants = 2 if kind == EVENT_NEUTRAL_2 else 1
            effects_fight.throw_peasants(s, min(peasants, s.peasants))
            return
        guarded = kind == EVENT_CASTLE_GUARD and s.buildings[province] >> CASTLE & 1
        bonus = int(s.special_of(defender) == SPECIAL_DEFEND) + int(guarded)
        effects_fight.throw_garrison(s, province)
        self.add_from_supply(s, defender, bonus)

    def add_from_supply(self, s: State, seat: int, bonus: int) -> None:
        """SHO-EV-4, [R-07]: as many as there are."""
        effects_fight.throw_from_supply(s, seat, min(bonus, s.supply[seat]))


class Count(NamedTuple):
    """What lies in the tray and counts: attackers, defenders, peasants who help."""

    attack: int
    held: int
    helpers: int

    @property
    def defence(self) -> int:
        return self.held + self.helpers


class BattleStep(Work[State]):
    """Counts the tray after the throw of a battle."""

    name = "battle"
    parts = {"seat": MAX_SEATS, "province": PROVINCES}

    def run(self, s: State, arg: int, log: Log | None) -> None:
        province, seat = divmod(arg, MAX_SEATS)
        count = self.count(s, seat, province)
        if count.attack > count.defence:
            self.conquer(s, seat, province, count, log)
        elif count.held > 0 and count.defence > count.attack:
            self.repel(s, seat, province, count, log)
        else:
            self.ruin(s, seat, province, count, log)

    def count(self, s: State, seat: int, province: int) -> Count:
        """SHO-BATTLE-5 to -8: peasants do not help where there is unrest."""
        defender = s.owner[province]
        if defender == NONE:
            return Count(s.tray[seat], 0, s.tray[GREEN])
        helpers = 0 if s.unrest[province] else s.tray[GREEN]
        return Count(s.tray[seat], s.tray[defender], helpers)

    def conquer(
        self, s: State, seat: int, province: int, count: Count, log: Log | None
    ) -> None:
        """SHO-BATTLE-9, -11, -15."""
        effects_fight.decide(province, count.attack, count.defence, seat, log)
        effects_fight.return_cubes(s, seat, count.defence, log)
        self.clear_defence(s, province, count.held, count.helpers, log)
        effects_fight.take_province(s, seat, province, log)
        effects_fight.hold(s, seat, province, count.attack - count.defence, log)

    def repel(
        self, s: State, seat: int, province: int, count: Count, log: Log | None
    ) -> None:
        """SHO-BATTLE-10, -12: peasants are the first to fall."""
        defender = s.owner[province]
        kept = min(count.held, count.defence - count.attack)
        effects_fight.decide(province, count.attack, count.defence, defender, log)
        effects_fight.return_cubes(s, seat, count.attack, log)
        self.clear_defence(s, province, count.held - kept, count.helpers, log)
        effects_fight.hold(s, defender, province, kept, log)

    def ruin(
        self, s: State, seat: int, province: int, count: Count, log: Log | None
    ) -> None:
        """SHO-BATTLE-13, -14, -16: nobody holds the province."""
        effects_fight.decide(province, count.attack, count.defence, NONE, log)
        effects_fight.return_cubes(s, seat, count.attack, log)
        self.clear_defence(s, province, count.held, count.helpers, log)
        if s.owner[province] != NONE:
            effects_fight.lose_province(s, province, log)

    def clear_defence(
        self, s: State, province: int, fallen: int, helpers: int, log: Log | None
    ) -> None:
        """Take defenders and peasants from the tray to where they belong."""
        effects_fight.return_cubes(s, s.owner[province], fallen, log)
        effects_fight.return_cubes(s, GREEN, helpers, log)
