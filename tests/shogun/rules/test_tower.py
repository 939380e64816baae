"""SHO-TOWER and SHO-TWR: the cube tower, at the table and in the engine."""

from collections.abc import Iterator
from itertools import product
from random import Random
from statistics import fmean, stdev

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core import flow, rng
from sengoku.core.rows import row_of
from sengoku.shogun import steps
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import CUBE_LETTERS
from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    cubes,
    given,
    of_kind,
    peasants,
    rules,
    started,
    supply,
    throws,
    walk,
)

WHOLE = 1 << 32
HIGHEST = WHOLE - 1
"""A draw that neither releases nor lodges anything."""

RELEASE = {
    1: 0.0333,
    2: 0.0656,
    4: 0.1268,
    6: 0.1841,
    8: 0.2375,
    10: 0.2875,
    12: 0.3342,
    16: 0.4187,
    20: 0.4924,
    30: 0.6383,
}
"""The chance of a cube inside to fall by how many are thrown."""


# The tower at the table


@pytest.mark.parametrize(
    ("position", "plays", "thrown", "why"),
    [
        (
            "map shinano:A5 kozuke:B3 | do march@A(0,shinano)",
            ("A march kozuke", "A send 3"),
            "A4B5C1G3",
            "a battle",
        ),
        (
            "map shinano:A5 | do march@A(0,shinano)",
            ("A march kozuke", "A send 3"),
            "A4B2C1G4",
            "a battle for a neutral province",
        ),
        (
            "map kai:A3+2 | mat A:tax=kai | order ABCD | "
            "row tax castle temple theatre rice army5 army3 army1 battle-a battle-b | "
            "do action(0,0)",
            (),
            "A4B2C1G5",
            "a revolt",
        ),
    ],
)
def test_tower_1_a_fight_is_one_throw_with_the_whole_tray(
    position: str, plays: tuple[str, ...], thrown: str, why: str
) -> None:
    """SHO-TOWER-1."""
    game = given(f"{position} | tray A:1 B:2 C:1 G:3").plays(*plays)
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown {thrown}"], why
    assert game["tray"] == "", why
    assert game.asked() == ("throw", "A"), why


def test_tower_2_the_tray_after_the_throw_is_the_result() -> None:
    """SHO-TOWER-2: 2 of 3 blue stay inside, 2 of 2 that were inside fall out."""
    game = given("map shinano:A4 | inside A:2 D:1 G:2 | do march@A(0,shinano)")
    game.plays("A march kozuke", "A send 3")
    throws(game, "A", A=3, G=1)
    assert game["inside"] == "A:2 D:1 G:2"
    assert of_kind(game, "cubes-fell", "fight-decided") == [
        "cubes-fell A3G1",
        "fight-decided kozuke 3 1 A",
    ]


def test_tower_2_everybody_sees_what_fell() -> None:
    """SHO-TOWER-2."""
    game = given("map shinano:A4 | inside B:2 | do march@A(0,shinano)")
    game.plays("A march kozuke", "A send 3")
    throws(game, "A", A=2, B=1, G=1)
    for viewer in (0, 1, 2, 3, None):
        assert of_kind(game, "cubes-fell", viewer=viewer) == ["cubes-fell A2B1G1"]
        assert game.seen("tray", viewer) == "B:1"


@pytest.mark.parametrize(
    "work",
    [
        *("clean-up", "winter", "shortage", "scoring", "year-end", "final-scoring"),
        *("event", "bids", "season(1,2)", "action-cards", "special-cards"),
    ],
)
def test_tower_3_nothing_but_a_throw_changes_the_tower(work: str) -> None:
    """SHO-TOWER-3."""
    game = given(
        f"map aki:A3 kai:B2 | inside A:3 B:2 G:5 | tray A:1 C:2 G:1 | order ABCD | "
        f"events E3 | do {work}"
    )
    assert game["inside"] == "A:3 B:2 G:5"
    assert game["tray"] == "A:1 C:2 G:1"


def test_tower_3_in_a_whole_game_the_inside_changes_with_throws_only() -> None:
    """SHO-TOWER-3."""
    game = started(start="preset", seed=3)
    before, seen = list(game.state.inside), len(game.log.entries)
    for _ in walk(game, 3):
        if [*game.state.inside] != before:
            new = [type(entry.event).__name__ for entry in game.log.entries[seen:]]
            assert "CubesFell" in new
        before, seen = list(game.state.inside), len(game.log.entries)


def test_tower_4_cubes_of_others_wait_for_the_next_fight() -> None:
    """SHO-TOWER-4."""
    game = given(
        "map shinano:A4 aki:C4 | inside C:1 D:2 | do march@C(1,aki) march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 3")
    throws(game, "A", A=2, C=1, D=2)
    assert game["map"] == "aki:C4 kozuke:A2 shinano:A1"
    assert game["tray"] == "C:1 D:2"
    assert (supply(game, "C"), supply(game, "D")) == (57, 60)
    game.plays("C march bingo", "C send 3")
    assert of_kind(game, "cubes-thrown")[1] == "cubes-thrown C4D2G1"


def test_tower_4_peasants_wait_when_they_take_no_part() -> None:
    """SHO-TOWER-4: there is unrest in Kozuke."""
    game = given("map shinano:A4 kozuke:B2+1 | inside G:3 | do march@A(0,shinano)")
    game.plays("A march kozuke", "A send 3")
    throws(game, "A", A=2, B=1, G=3)
    assert game["tray"] == "G:3"
    assert peasants(game) == 17


@pytest.mark.parametrize(
    ("position", "plays", "out", "why"),
    [
        (
            "map shinano:A4 | inside G:3 | do march@A(0,shinano)",
            ("A march kozuke", "A send 3"),
            {"A": 1, "G": 4},
            "a neutral province holds",
        ),
        (
            "map shinano:A4 kozuke:B1 | inside G:3 | do march@A(0,shinano)",
            ("A march kozuke", "A send 3"),
            {"A": 1, "G": 3},
            "only peasants defend",
        ),
    ],
)
def test_tower_5_peasants_are_never_placed_on_the_map(
    position: str, plays: tuple[str, ...], out: dict[str, int], why: str
) -> None:
    """SHO-TOWER-5."""
    game = given(position).plays(*plays)
    throws(game, "A", **out)
    assert game["map"] == "shinano:A1", why
    assert peasants(game) == 20, why


def test_tower_5_peasants_do_not_stay_where_they_revolted() -> None:
    """SHO-TOWER-5."""
    game = acting("tax", "map kai:A3+2 | mat A:tax=kai")
    throws(game, "A", A=1, G=2)
    assert game["map"] == ""
    assert sum(game.state.armies) == 0
    assert peasants(game) == 20


@pytest.mark.parametrize("players", [3, 4, 5])
def test_tower_5_peasants_are_in_stock_tower_or_tray_all_game_long(
    players: int,
) -> None:
    """SHO-TOWER-5."""
    game = started(players, start="preset", seed=players)
    for _ in walk(game, players):
        assert cubes(game, "G") == 20
        for seat in "ABCDE"[:players]:
            assert cubes(game, seat) == 62


# The tower of the engine


def thrown(
    inside: dict[str, int], cast: dict[str, int], draws: list[int], priming: int = 0
) -> Scenario:
    """Return what the standard tower makes of a throw with these random numbers."""
    resting = " ".join(f"{colour}:{count}" for colour, count in inside.items())
    flying = " ".join(f"{colour}:{count}" for colour, count in cast.items())
    told = ",".join(map(str, draws))
    return given(
        f"inside {resting} | thrown {flying} | rng 2,{told} | do throw({priming},0)",
        tower="standard",
    )


@pytest.mark.parametrize("number", RELEASE)
def test_twr_1_a_cube_inside_falls_with_the_chance_of_the_throw(number: int) -> None:
    """SHO-TWR-1."""
    chance = 1 - (29 / 30) ** number
    assert chance == pytest.approx(RELEASE[number], abs=0.0001)
    limit = round(chance * WHOLE)
    for draw, falls in ((limit - 1000, True), (limit + 1000, False)):
        game = thrown({"A": 1}, {"B": number}, [draw, *[HIGHEST] * number])
        assert game["tray"] == (f"A:1 B:{number}" if falls else f"B:{number}")
        assert game["inside"] == ("" if falls else "A:1")


def test_twr_1_the_tray_counts_as_thrown() -> None:
    """SHO-TWR-1: 2 armies, a peasant and 7 cubes of the tray are 10."""
    limit = round((1 - (29 / 30) ** 10) * WHOLE)
    for draw, falls in ((limit - 1000, True), (limit + 1000, False)):
        script = ",".join(map(str, [draw, *[HIGHEST] * 10]))
        game = given(
            f"map shinano:A3 | inside D:1 | tray C:4 G:3 | rng 2,{script} | "
            "do march@A(0,shinano)",
            tower="standard",
        )
        game.plays("A march kozuke", "A send 2")
        assert of_kind(game, "cubes-thrown") == ["cubes-thrown A2C4G4"]
        assert ("D:1" in game["tray"]) == falls


@pytest.mark.parametrize(
    ("priming", "chance"), [(0, 1 / 3), (1, 1 / 2)], ids=["fight", "priming"]
)
def test_twr_2_a_thrown_cube_stays_inside_with_its_chance(
    priming: int, chance: float
) -> None:
    """SHO-TWR-2."""
    limit = round(chance * WHOLE)
    for draw, lodges in ((limit - 2, True), (limit + 2, False)):
        game = thrown({}, {"A": 1, "B": 1}, [draw, HIGHEST], priming)
        assert game["inside"] == ("A:1" if lodges else "")
        assert game["tray"] == ("B:1" if lodges else "A:1 B:1")


def test_twr_2_a_cube_that_lodges_is_not_released_by_the_same_throw() -> None:
    """SHO-TWR-2: there is no draw left that could release it."""
    game = thrown({"A": 1}, {"B": 3}, [HIGHEST, 0, 0, 0])
    assert game["inside"] == "A:1 B:3"
    assert game["tray"] == ""
    assert game["rng"] == "2"


DRAWN = ("A", "B", "G", "a", "c", "c", "g")
"""The cubes of the next test in the order of their draws; small letters are thrown."""


@pytest.mark.parametrize("place", range(len(DRAWN)))
def test_twr_3_inside_cubes_are_drawn_first_and_peasants_last(place: int) -> None:
    """SHO-TWR-3: a draw of 0 releases a cube inside and lodges a thrown one."""
    draws = [HIGHEST] * len(DRAWN)
    draws[place] = 0
    game = thrown({"A": 1, "B": 1, "G": 1}, {"A": 1, "C": 2, "G": 1}, draws)
    tray = {"A": 1, "C": 2, "G": 1}
    cube = DRAWN[place]
    tray[cube.upper()] = tray.get(cube.upper(), 0) + (1 if cube.isupper() else -1)
    wanted = [f"{letter}:{tray[letter]}" for letter in "ABCG" if tray.get(letter)]
    assert game["tray"].split() == wanted
    assert game["rng"] == "2"  # one draw for each cube, no more


def test_twr_3_the_same_seed_gives_the_same_game() -> None:
    """SHO-TWR-3."""
    runs = []
    for seed in (5, 5, 6):
        game = started(start="preset", seed=seed)
        for _ in walk(game, 5):
            pass
        runs.append(of_kind(game, "cubes-fell"))
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_twr_4_a_throw_of_nothing_changes_nothing() -> None:
    """SHO-TWR-4."""
    position = "inside A:5 G:7 | rng 2,0,0,0"
    game = given(f"{position} | do throw(0,0)", tower="standard")
    before = given(position, tower="standard")
    assert game.rules.dump(game.state) == before.rules.dump(before.state)


@pytest.mark.parametrize("seed", range(20))
def test_twr_5_no_cube_is_lost(seed: int) -> None:
    """SHO-TWR-5."""
    before, s = run({"B": 3, "G": 4}, {"B": 4, "C": 3}, seed)
    out = standard(s)
    together = [
        inside + flying for inside, flying in zip(before, s.thrown, strict=True)
    ]
    assert together == [0, 7, 3, 0, 0, 4]
    for colour, whole in enumerate(together):
        assert 0 <= out[colour] <= whole
    game = given(
        f"inside B:3 G:4 | thrown B:4 C:3 | do throw(0,0) | "
        f"rng {','.join(map(str, rng.fast(seed, STREAMS)))}",
        tower="standard",
    )
    after = [
        inside + fallen
        for inside, fallen in zip(game.state.inside, game.state.tray, strict=True)
    ]
    assert after == together
    assert [*game.state.tray] == out


@pytest.mark.parametrize("letter", CUBE_LETTERS)
def test_twr_6_the_tower_is_blind_to_colours(letter: str) -> None:
    """SHO-TWR-6: cubes of one colour behave as cubes of any other."""
    place = CUBE_LETTERS.index(letter)
    for seed in range(30):
        _, black = run({"A": 6}, {"A": 5}, seed)
        _, other = run({letter: 6}, {letter: 5}, seed)
        assert standard(other)[place] == standard(black)[0]


def own(position: str = "inside G:1 | thrown A:4 B:3 | do throw@A(0,0)") -> Scenario:
    return given(position)


def test_twr_7_what_fell_can_be_told() -> None:
    """SHO-TWR-7."""
    game = own()
    assert game.asked() == ("throw", "A")
    for letter, most in (("A", 4), ("B", 3), ("G", 1)):
        assert game.offered() == {f"fell {number}" for number in range(most + 1)}
        why = game.refuses(f"A fell {most + 1}")
        assert (why.key, why.rule) == ("cubes-not-there", "SHO-TWR-7"), letter
        game.plays(f"A fell {most}")
    assert game["tray"] == "A:4 B:3 G:1"
    assert game["inside"] == ""


def test_twr_7_cubes_that_are_not_there_are_refused() -> None:
    """SHO-TWR-7: of the peasants one was inside and none was thrown."""
    game = own().plays("A fell 0", "A fell 0")
    why = game.refuses("A fell 2")
    assert (why.key, why.rule) == ("cubes-not-there", "SHO-TWR-7")
    game.plays("A fell 1")
    assert game["tray"] == "G:1"
    assert game["inside"] == "A:4 B:3"


def test_twr_7_inside_and_thrown_cubes_add_up() -> None:
    """SHO-TWR-7."""
    game = own("inside A:2 D:1 | thrown A:3 | do throw@A(0,0)")
    assert game.offered() == {f"fell {number}" for number in range(6)}
    throws(game, "A", A=4, D=1)
    assert (game["tray"], game["inside"]) == ("A:4 D:1", "A:1")


# Statistics, always with the same seeds


def run(
    inside: dict[str, int], cast: dict[str, int], seed: int
) -> tuple[vec[i64], State]:
    """Return a state with a throw in the air, and what is inside."""
    s = State(4)
    s.rng = rng.fast(seed, STREAMS)
    s.inside = row_of(inside.get(letter, 0) for letter in CUBE_LETTERS)
    s.thrown = row_of(cast.get(letter, 0) for letter in CUBE_LETTERS)
    return s.inside, s


def standard(s: State, priming: int = 0) -> list[int]:
    """Return the tray; the state keeps its cubes, so that it can be thrown again."""
    return [*rules(tower="standard").tower.outcome(s, priming)]


def outcomes(
    inside: dict[str, int], cast: dict[str, int], seed: int, times: int = 10_000
) -> Iterator[list[int]]:
    _, s = run(inside, cast, seed)
    for _ in range(times):
        yield standard(s)


def test_twr_t1_three_of_nine_cubes_stay_inside() -> None:
    """SHO-TWR-2 (T1)."""
    stayed = [9 - out[0] for out in outcomes({}, {"A": 9}, seed=1)]
    assert fmean(stayed) == pytest.approx(3.00, abs=0.06)


def test_twr_t2_eight_cubes_release_some_of_twelve() -> None:
    """SHO-TWR-1, SHO-TWR-2 (T2)."""
    fell = [(out[0], out[1]) for out in outcomes({"A": 12}, {"B": 8}, seed=2)]
    assert fmean(released for released, _ in fell) == pytest.approx(2.85, abs=0.06)
    left = [20 - released - passed for released, passed in fell]
    assert fmean(left) == pytest.approx(11.82, abs=0.08)


def test_twr_t3_equal_colours_fare_equally() -> None:
    """SHO-TWR-6 (T3)."""
    cubes_of = {"A": 4, "E": 4}
    out = [*outcomes(cubes_of, cubes_of, seed=3)]
    black, yellow = [tray[0] for tray in out], [tray[4] for tray in out]
    error = (stdev(black) ** 2 / len(out) + stdev(yellow) ** 2 / len(out)) ** 0.5
    assert abs(fmean(black) - fmean(yellow)) < 4 * error


def throw_on(s: State, cast: list[int]) -> None:
    """Throw *cast*; what falls is taken away."""
    s.thrown = row_of(cast)
    out = standard(s)
    s.inside = row_of(
        inside + flying - fallen
        for inside, flying, fallen in zip(s.inside, cast, out, strict=True)
    )
    s.thrown = row_of([0] * 6)


def test_twr_t4_every_throw_of_a_long_run_conserves_the_cubes() -> None:
    """SHO-TWR-5 (T4)."""
    source, table = Random(4), rules(tower="standard").table
    _, s = run({}, {}, seed=4)
    held = [0] * 6
    for _ in range(1000):
        cast = [source.randrange(4) for _ in range(6)]
        s.thrown = row_of(cast)
        flow.push(s, steps.THROW)
        flow.settle(table, s, None)
        held = [old + new for old, new in zip(held, cast, strict=True)]
        after = [i + fallen for i, fallen in zip(s.inside, s.tray, strict=True)]
        assert after == held
        assert min(*s.inside, *s.tray) >= 0
        held = [i - taken for i, taken in zip(held, s.tray, strict=True)]
        s.tray = row_of([0] * 6)  # else cubes would never leave


def test_twr_t5_equal_seeds_give_equal_runs() -> None:
    """SHO-TWR-3 (T5)."""
    runs = [
        [*outcomes({"A": 5, "G": 5}, {"B": 4, "C": 4}, seed, times=50)]
        for seed in (7, 7, 8)
    ]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


@pytest.mark.games
@pytest.mark.parametrize("first", [0, 30])
def test_twr_t6_the_tower_forgets_how_it_began(first: int) -> None:
    """SHO-TWR-1, SHO-TWR-2 (T6): throws of 4 to 12 cubes."""
    source = Random(6 + first)
    _, s = run({"A": first}, {}, seed=6 + first)
    held: list[int] = []
    for number in range(20_500):
        throw_on(s, [source.randint(4, 12), 0, 0, 0, 0, 0])
        if number >= 500:
            held.append(int(s.inside[0]))
    assert fmean(held) == pytest.approx(11.4, abs=0.25)
    assert stdev(held) == pytest.approx(3.05, abs=0.2)


@pytest.mark.parametrize(
    ("players", "mean", "spread"), [(3, 15.5, 2.78), (4, 19, 3.08), (5, 22.5, 3.35)]
)
def test_twr_2_priming_leaves_half_of_the_cubes_inside(
    players: int, mean: float, spread: float
) -> None:
    """SHO-TWR-2."""
    cast = dict.fromkeys("ABCDE"[:players], 7) | {"G": 10}
    _, s = run({}, cast, seed=players)
    inside = [int(sum(s.thrown)) - sum(standard(s, priming=1)) for _ in range(3000)]
    assert fmean(inside) == pytest.approx(mean, abs=0.25)
    assert stdev(inside) == pytest.approx(spread, abs=0.2)


FIGHTS = {
    "4v3 calm": ("kozuke:B3", 4, (39.8, 22.7, 37.5)),
    "4v3 with unrest": ("kozuke:B3+1", 4, (54.3, 22.6, 23.0)),
    "3 against neutral": ("", 3, (75.6, None, None)),
}
"""Attacker wins, tie, defender wins, in per cent; 3 cubes of each party inside."""


@pytest.mark.games
@pytest.mark.parametrize("name", FIGHTS)
def test_twr_1_fights_end_as_often_as_they_should(name: str) -> None:
    """SHO-TWR-1, SHO-TWR-2."""
    pieces, armies, wanted = FIGHTS[name]
    chosen = rules(tower="standard")
    before = chosen.notation.parse(
        f"map shinano:A{armies + 1} {pieces} | inside A:3 B:3 G:3 | "
        "do march@A(0,shinano)"
    )
    flow.settle(chosen.table, before, None)
    kozuke = chosen.board.province("kozuke")
    march = chosen.spelling.read("march kozuke")
    chosen.play(before, 0, march)
    times, won, held = 5000, 0, 0
    for seed in range(times):
        s = before.copy()
        s.rng = rng.fast(seed, STREAMS)
        chosen.advance(s, 0, chosen.spelling.read(f"send {armies}"))
        won += s.owner[kozuke] == 0
        held += s.owner[kozuke] == 1
    found = [100 * number / times for number in (won, times - won - held, held)]
    for number, exact in zip(found, wanted, strict=True):
        assert exact is None or number == pytest.approx(exact, abs=2)


@pytest.mark.parametrize(
    ("tower", "number", "chance"),
    [
        *product(["spielbyweb"], [1, 10], [1 / 3]),
        ("standard", 1, 1 / 30),
        ("standard", 10, 1 - (29 / 30) ** 10),
    ],
)
def test_twr_1_another_tower_can_be_chosen(
    tower: str, number: int, chance: float
) -> None:
    """SHO-TWR-1: the tower of SpielByWeb releases a third, whatever is thrown."""
    limit = round(chance * WHOLE)
    for draw, falls in ((limit - 1000, True), (limit + 1000, False)):
        script = ",".join(map(str, [draw, *[HIGHEST] * number]))
        game = given(
            f"inside A:1 | thrown B:{number} | rng 2,{script} | do throw(0,0)",
            tower=tower,
        )
        assert ("A:1" in game["tray"]) == falls
