"""Scenarios S-81 to S-84: the cube tower. Blue is seat A, yellow B."""

import random
from collections.abc import Iterator
from math import sqrt

import pytest

from sengoku.core import rng
from sengoku.core.rows import row, row_of
from sengoku.shogun import effects_fight
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.rules.tower import FIGHT, PRIMING, WHOLE, Tower
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import CUBES, GREEN
from tests.shogun.given import given, rules, throws, told
from tests.shogun.given_modules import refused, seeded

TRIES = 10_000


def tower(name: str = "standard") -> Tower:
    return rules(tower=name).tower


def loaded(inside: dict[int, int], seed: int = 1) -> State:
    """Return a state with cubes inside the tower, by their colour."""
    s = State(5)
    s.rng = rng.fast(seed, STREAMS)
    for colour, cubes in inside.items():
        s.inside[colour] = cubes
    return s


def throw(s: State, thrown: dict[int, int], priming: int = FIGHT) -> list[int]:
    """Throw cubes, and the tray with them; return what lies in the tray."""
    for colour, cubes in thrown.items():
        s.thrown[colour] += cubes
    effects_fight.throw(s, None)
    effects_fight.fall(s, tower().outcome(s, priming), None)
    return [*s.tray]


def tries(inside: dict[int, int], thrown: dict[int, int]) -> Iterator[State]:
    """Yield the state after the same throw, again and again."""
    s = loaded(inside)
    before = s.inside[:]
    for _ in range(TRIES):
        s.inside, s.tray = before[:], row(CUBES)
        throw(s, thrown)
        yield s


@pytest.mark.parametrize("seed", range(20))
def test_s_81_no_cube_is_lost(seed: int) -> None:
    """S-81 (SHO-TWR-5)."""
    game = given(
        f"inside A:3 G:4 | thrown A:4 B:3 | {seeded(seed)} | do throw(0,0)",
        tower="standard",
    )
    s = game.state
    both = [inside + out for inside, out in zip(s.inside, s.tray, strict=True)]
    assert both == [7, 3, 0, 0, 0, 4]
    assert s.thrown == row(CUBES)


def test_s_82_t1_nine_cubes_into_an_empty_tower() -> None:
    """S-82 (SHO-TWR-2)."""
    inside = sum(sum(s.inside) for s in tries({}, {0: 9})) / TRIES
    assert inside == pytest.approx(3.00, abs=0.06)


@pytest.mark.games
def test_s_82_t2_eight_cubes_onto_twelve() -> None:
    """S-82 (SHO-TWR-1, SHO-TWR-2)."""
    released = whole = 0
    for s in tries({0: 12}, {1: 8}):
        released += 12 - s.inside[0]
        whole += sum(s.inside)
    assert released / TRIES == pytest.approx(2.85, abs=0.06)
    assert whole / TRIES == pytest.approx(11.82, abs=0.08)


@pytest.mark.games
def test_s_82_t3_the_tower_is_blind_to_colours() -> None:
    """S-82 (SHO-TWR-6)."""
    thrown = {0: 4, 3: 4, GREEN: 4}
    inside = {0: 5, 3: 5, GREEN: 5}
    trays = [[*s.tray] for s in tries(inside, thrown)]
    for one, other in ((0, 3), (0, GREEN)):
        found = [tray[one] - tray[other] for tray in trays]
        mean = sum(found) / TRIES
        variance = sum((difference - mean) ** 2 for difference in found) / TRIES
        assert abs(mean) < 4 * sqrt(variance / TRIES)


def test_s_82_t4_no_throw_of_a_long_run_loses_a_cube() -> None:
    """S-82 (SHO-TWR-5)."""
    s, chance = loaded({0: 3, 5: 4}), random.Random(4)
    for _ in range(1000):
        thrown = {colour: chance.randrange(5) for colour in range(CUBES)}
        before = [a + b for a, b in zip(s.inside, s.tray, strict=True)]
        tray = throw(s, thrown)
        after = [a + b for a, b in zip(s.inside, tray, strict=True)]
        assert after == [n + thrown[colour] for colour, n in enumerate(before)]
        assert min(s.inside) >= 0
        s.tray = row_of(cubes // 2 for cubes in tray)  # some wait for the next throw


def run(seed: int) -> list[list[int]]:
    s, chance = loaded({0: 10, 1: 10}, seed), random.Random(5)
    return [throw(s, {chance.randrange(CUBES): 4}) for _ in range(50)]


def test_s_82_t5_equal_seeds_give_equal_runs() -> None:
    """S-82 (SHO-TWR-3)."""
    assert run(1) == run(1)
    assert run(1) != run(2)


@pytest.mark.games
@pytest.mark.parametrize("start", [0, 30])
def test_s_82_t6_the_tower_forgets_how_full_it_was(start: int) -> None:
    """S-82 (SHO-TWR-1, SHO-TWR-2)."""
    s, chance, whole = loaded({0: start}), random.Random(6), 0
    for at in range(20_500):
        s.tray[0] = 0
        throw(s, {0: chance.randint(4, 12)})
        whole += s.inside[0] if at >= 500 else 0
    assert whole / 20_000 == pytest.approx(11.4, abs=0.25)


@pytest.mark.parametrize(
    ("cubes", "chance"),
    [
        *((1, 0.0333), (2, 0.0656), (4, 0.1268), (6, 0.1841), (8, 0.2375)),
        *((10, 0.2875), (12, 0.3342), (16, 0.4187), (20, 0.4924), (30, 0.6383)),
    ],
)
def test_s_82_the_more_are_thrown_the_more_come_loose(
    cubes: int, chance: float
) -> None:
    """S-82 (SHO-TWR-1)."""
    assert tower().release(cubes) / WHOLE == pytest.approx(chance, abs=0.00006)


@pytest.mark.parametrize(
    ("players", "mean", "deviation"), [(3, 15.5, 2.78), (4, 19, 3.08), (5, 22.5, 3.35)]
)
def test_s_82_half_of_the_cubes_stay_inside_at_priming(
    players: int, mean: float, deviation: float
) -> None:
    """S-82 (SHO-TWR-2)."""
    s, found = loaded({}), []
    for _ in range(2000):
        s.inside, s.tray = row(CUBES), row(CUBES)
        throw(s, {**dict.fromkeys(range(players), 7), GREEN: 10}, PRIMING)
        found.append(int(sum(s.inside)))
    average = sum(found) / len(found)
    spread = sqrt(sum((cubes - average) ** 2 for cubes in found) / len(found))
    assert average == pytest.approx(mean, abs=4 * deviation / sqrt(len(found)))
    assert spread == pytest.approx(deviation, rel=0.08)


def test_s_82_one_number_a_cube_inside_first_and_green_last() -> None:
    """S-82 (SHO-TWR-3)."""
    falls_out, stays_inside = 0, WHOLE - 1  # of cubes inside
    lodges, passes = 0, WHOLE - 1  # of thrown cubes
    s = loaded({0: 1, 2: 2, GREEN: 1})
    told = [falls_out, stays_inside, falls_out, stays_inside]  # A, C, C, green
    told += [passes, lodges, passes, lodges]  # A, B, B, green
    s.rng = rng.scripted(told)
    assert throw(s, {0: 1, 1: 2, GREEN: 1}) == [2, 1, 1, 0, 0, 0]
    assert [*s.inside] == [0, 1, 1, 0, 0, 2]
    assert s.rng == rng.scripted([])


def test_s_82_the_tower_of_spielbyweb() -> None:
    """S-82 (SHO-TWR-1): the alternative that may be chosen."""
    other = tower("spielbyweb")
    for cubes in (1, 9):
        assert other.release(cubes) / WHOLE == pytest.approx(1 / 3)
    assert other.lodge / WHOLE == pytest.approx(1 / 3)


def test_s_83_only_cubes_that_are_there_can_fall() -> None:
    """S-83 (SHO-TWR-7)."""
    position = "inside G:1 | thrown A:4 B:3 | do throw@A(0,0)"
    game = given(position)
    game.plays("A fell 0", "A fell 0")
    assert refused(game, "A fell 2") == ("cubes-not-there", "SHO-TWR-7")
    game = given(position)
    assert refused(game, "A fell 5") == ("cubes-not-there", "SHO-TWR-7")
    throws(game, "A", A=4, B=3, G=1)
    assert game["tray"] == "A:4 B:3 G:1"
    assert game["inside"] == ""
    assert told(game) == ["cubes-fell A4B3G1"]


@pytest.mark.parametrize("name", ["standard", "spielbyweb"])
def test_s_84_a_throw_of_nothing_changes_nothing(name: str) -> None:
    """S-84 (SHO-TWR-4)."""
    for seed in range(10):
        before = f"inside A:12 G:8 | {seeded(seed)}"
        game = given(f"{before} | do throw(0,0)", tower=name)
        assert game["inside"] == "A:12 G:8"
        assert game["tray"] == ""
        assert game.state == given(before, tower=name).state
