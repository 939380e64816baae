"""``conserved`` and ``Referee`` object to what does not add up."""

import functools
import random
from collections.abc import Callable
from typing import Any

import pytest

from sengoku.core import rows
from sengoku.core.events import Log
from sengoku.core.flow import Step
from sengoku.core.seats import Seat
from sengoku.shogun import steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options
from sengoku.shogun.rules.battle import BattleStep, Count
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import CHEST_0, GREEN, MODULE_WORDS
from sengoku.testing.shogun import Referee, conserved
from sengoku.testing.walk import choice, moments
from tests.planted import SEEDS, name
from tests.shogun.test_leaks import Broken

WHOLE = ShogunRules(Options(3, modules=MODULE_WORDS))


@functools.cache
def in_the_middle() -> State:
    """Return a position with cards face down, buildings and all modules."""
    s: State
    for s, _, _ in moments(WHOLE, 5):
        if s.year == 2 and s.stack.step == steps.MARCH:
            return s.copy()
    raise AssertionError("nobody marches in the second year")


def change(name: str, at: int, by: int = 1) -> Callable[[State], None]:
    def changed(s: State) -> None:
        row = getattr(s, name)[:]  # copies of the state share some
        row[at] += by
        setattr(s, name, row)

    return changed


def set_to(name: str, value: Any) -> Callable[[State], None]:
    def changed(s: State) -> None:
        setattr(s, name, value)

    return changed


def desert(s: State) -> None:
    """Bring home all armies of a province."""
    province = s.provinces_of(0)[0]
    s.supply[0] += s.armies[province]
    s.armies[province] = 0


def lay_foreign(s: State) -> None:
    s.mat[0] = s.provinces_of(1)[0]


def lay_twice(s: State) -> None:
    s.mat[0] = s.mat[1] = CHEST_0


def mark_artist(marker: int) -> Callable[[State], None]:
    def changed(s: State) -> None:
        cell = next(cell for cell, mark in enumerate(s.arts) if mark != NONE)
        s.arts = rows.changed(s.arts, cell, marker)

    return changed


def build_in_neutral(s: State) -> None:
    s.buildings[[*s.owner].index(NONE)] |= 1
    s.building_stock[0] -= 1


def overbuild(s: State) -> None:
    province = next(p for p in s.provinces_of(0) if WHOLE.board.sites[p] < 3)
    for kind in range(3):
        s.building_stock[kind] -= ~s.buildings[province] >> kind & 1
    s.buildings[province] = 0b111
    s.unrest[province] = 0


@pytest.mark.parametrize(
    ("harm", "what"),
    [
        (change("supply", 0), "cubes of 0"),
        (change("inside", GREEN), "peasants"),
        (change("tray", 4), "nobody sits at 4"),
        (set_to("peasants", 21), "peasants"),
        (desert, "owned, but without an army"),
        (change("building_stock", 2), "buildings 2"),
        (overbuild, "more buildings than sites"),
        (build_in_neutral, "neutral, but not bare"),
        (set_to("pile", [3]), "province cards"),
        (lay_foreign, "foreign or new cards"),
        (lay_twice, "on two fields"),
        (set_to("events_gone", 0), "event cards"),
        (change("favour_pile", 0), "favour cards"),
        (set_to("bag", [0]), "artists in the bag"),
        (mark_artist(NONE), "artists in the bag"),
        (mark_artist(4), "strange markers"),
        (change("reception", 1, 8), "officials of 1"),
        (change("monument_supply", 2), "monuments of 2"),
        (change("chests", 0, -99), "chests below 0"),
        (change("rice", 0, -99), "rice below 0"),
    ],
)
def test_what_does_not_add_up_is_noticed(
    harm: Callable[[State], None], what: str
) -> None:
    s = in_the_middle().copy()
    conserved(s, WHOLE)
    harm(s)
    with pytest.raises(AssertionError, match=what):
        conserved(s, WHOLE)


class LeavesCubes(BattleStep):
    """Who is beaten leaves a cube in the tray."""

    def clear_defence(
        self, s: State, province: int, fallen: int, helpers: int, log: Log | None
    ) -> None:
        super().clear_defence(s, province, max(0, fallen - 1), helpers, log)


class CountsOdd(BattleStep):
    """Peasants never help."""

    def count(self, s: State, seat: int, province: int) -> Count:
        return super().count(s, seat, province)._replace(helpers=0)


@pytest.mark.parametrize("fights", [LeavesCubes, CountsOdd], ids=name)
def test_a_fight_that_is_not_settled_is_noticed(fights: type[BattleStep]) -> None:
    """SHO-INV-7."""

    class Unfair(Broken):
        step = steps.BATTLE

        def row(self, usual: Step[State]) -> Step[State]:
            return fights()

    with pytest.raises(AssertionError, match=r"SHO-INV-7|counted as"):
        play_refereed(Unfair())


def test_points_that_are_lost_are_noticed() -> None:
    """SHO-INV-5."""

    class Greedy(Broken):
        def advance(
            self, s: State, seat: Seat, action: int, log: Log | None = None
        ) -> None:
            super().advance(s, seat, action, log)
            s.score[seat] = max(0, s.score[seat] - 1)

    with pytest.raises(AssertionError, match="SHO-INV-5"):
        play_refereed(Greedy())


def play_refereed(rules: ShogunRules) -> None:
    for seed in SEEDS:
        s, rnd, log = rules.start(f"fast-1:{seed}"), random.Random(seed), Log()
        log.entries = referee = Referee(s)
        while rules.waiting(s):
            rules.advance(s, *choice(rules, s, rnd), log)
            referee.settle()
