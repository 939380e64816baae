"""Chances of fights against the figures of the rules, and against the tower itself."""

from random import Random
from typing import TypeVar

import pytest

from sengoku.core.events import Event, Log
from sengoku.core.rng import fast, fast_seed
from sengoku.core.rows import row_of
from sengoku.core.seats import each
from sengoku.shogun.board import load
from sengoku.shogun.events import BattleBegan, CubesThrown
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.odds import (
    Fight,
    battle_odds,
    binomial,
    fight_for,
    outcomes,
    revolt_in,
    revolt_odds,
)
from sengoku.shogun.options import Options
from sengoku.shogun.rules.battle import CONQUERED, REPELLED, Count, verdict
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.rules.tower import Tower
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import GREEN

T = TypeVar("T", bound=Event)

STANDARD = load().towers["standard"]
INSIDE = (3, 3, 3)


def percent(chance: float) -> float:
    return round(chance * 100, 1)


@pytest.mark.parametrize(
    ("attack", "defend", "unrest", "expected"),
    [
        (3, 3, False, (26.0, 23.2, 50.8)),
        (4, 3, False, (39.8, 22.7, 37.5)),
        (4, 3, True, (54.3, 22.6, 23.0)),
        (5, 3, False, (53.1, 20.1, 26.8)),
        (7, 3, False, (74.4, 13.0, 12.6)),
    ],
)
def test_battles_of_two_players(
    attack: int, defend: int, unrest: bool, expected: tuple[float, float, float]
) -> None:
    """SHO-TWR-1, SHO-TWR-2: the figures of the specification."""
    odds = battle_odds(STANDARD, Fight(INSIDE, (attack, defend, 0), unrest=unrest))
    assert (percent(odds.win), percent(odds.tie), percent(odds.lose)) == expected


@pytest.mark.parametrize(
    ("peasants", "chances"),
    [(1, (27.5, 56.9, 75.6, 86.5, 92.7)), (2, (13.5, 34.0, 55.1, 71.5, 82.8))],
)
def test_neutral_provinces(peasants: int, chances: tuple[float, ...]) -> None:
    """SHO-BATTLE-8: one peasant defends, two under the event."""
    found = tuple(
        percent(
            battle_odds(
                STANDARD, Fight((3, 0, 3), (armies, 0, peasants), neutral=True)
            ).win
        )
        for armies in range(1, 6)
    )
    assert found == chances


def test_revolts() -> None:
    """SHO-REV-4: three armies against one to four peasants."""
    held = tuple(
        percent(revolt_odds(STANDARD, Fight((0, 3, 3), (0, 3, peasants))).lose)
        for peasants in range(1, 5)
    )
    assert held == (75.6, 55.1, 36.8, 23.0)


def test_chances_add_up() -> None:
    odds = battle_odds(STANDARD, Fight((2, 5, 1), (6, 4, 2), bystanders=3))
    assert odds.win + odds.tie + odds.lose == pytest.approx(1)
    assert sum(binomial(7, 0.3)) == pytest.approx(1)


@pytest.mark.parametrize("seed", range(12))
def test_odds_are_those_of_every_tray_counted_one_by_one(seed: int) -> None:
    """SHO-BATTLE-5 to -16."""
    rnd = Random(seed)
    inside, thrown = ([rnd.randrange(5) for _ in range(3)] for _ in range(2))
    neutral = seed % 3 == 0
    if neutral:
        inside[1] = thrown[1] = 0
    fight = Fight(
        (inside[0], inside[1], inside[2]),
        (thrown[0], thrown[1], thrown[2]),
        bystanders=seed % 2,
        unrest=seed % 3 == 1,
        neutral=neutral,
    )
    win = tie = lose = attackers = defenders = 0.0
    for chance, attack, held, green in outcomes(STANDARD, fight):
        count = Count(attack, held, 0 if fight.unrest else green)
        result = verdict(count)
        if result == CONQUERED:
            win, attackers = win + chance, attackers + chance * (attack - count.defence)
        elif result == REPELLED:
            lose, defenders = lose + chance, defenders + chance * count.kept
        elif neutral and attack < count.defence:
            lose += chance
        else:
            tie += chance
    found = battle_odds(STANDARD, fight)
    assert found == pytest.approx((win, tie, lose, attackers, defenders))


def test_the_tower_agrees_with_the_chances() -> None:
    """Ten thousand throws of the engine's tower, within two points."""
    tower, wins, throws = Tower(STANDARD), 0, 10_000
    s = State(4)
    s.rng = fast(11, STREAMS)
    for _ in range(throws):
        s.inside = row_of([3, 3, 0, 0, 0, 3])
        s.thrown = row_of([4, 3, 0, 0, 0, 0])
        tray = tower.outcome(s, 0)
        wins += tray[0] > tray[1] + tray[5]
    assert wins / throws == pytest.approx(0.398, abs=0.02)


def test_a_fight_is_read_from_what_everybody_sees() -> None:
    """SHO-SPEC-4, SHO-SPEC-5, SHO-EV-4, S-45: six, five and the tray."""
    rules = ShogunRules(Options(4, "sun", "preset"))
    position = (
        "map shinano:A9 kozuke:B3c | A position:4 | B position:5 | tray C:2 G:1 | "
        "special tax+1 rice+1 army6 attack+1 defend+1 | order AB | event E2 | "
        "do march@A(0,shinano)"
    )
    seen = rules.observe(rules.parse(position), None)
    kozuke = rules.board.province("kozuke")
    fight = fight_for(rules.board, seen, 0, kozuke, 5)
    assert fight == Fight((0, 0, 0), (6, 5, 1), bystanders=2)
    assert revolt_in(seen, kozuke, 2).thrown == (0, 3, 3)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_battle_is_fought_as_it_was_foretold(players: int) -> None:
    """What ``fight_for`` reads from a view is what the engine then throws."""
    rules = ShogunRules(Options(players, "sun", "preset", ("court",)))
    battles = sum(foretold(rules, seed) for seed in range(4))
    assert battles > 10


def foretold(rules: ShogunRules, seed: int) -> int:
    """Compare every battle of a random game; return how many there were."""
    s, rnd, battles = rules.start(fast_seed(seed)), Random(seed), 0
    while waiting := rules.waiting(s):
        seat = rnd.choice(each(waiting))
        log, before = Log(), rules.observe(s, None)
        rules.play(s, seat, rnd.choice(rules.legal(s, seat)), log)
        battle, thrown = first(log, BattleBegan), first(log, CubesThrown)
        if battle is None or thrown is None:
            continue
        fight = fight_for(rules.board, before, seat, battle.province, battle.armies)
        parties = (seat, battle.defender, GREEN)
        counted = [0 if party < 0 else thrown.cubes[party] for party in parties]
        assert list(fight.thrown) == counted
        assert fight.bystanders == sum(thrown.cubes) - sum(counted)
        battles += 1
    return battles


def first(log: Log, kind: type[T]) -> T | None:
    found = (entry.event for entry in log.entries if isinstance(entry.event, kind))
    return next(found, None)
