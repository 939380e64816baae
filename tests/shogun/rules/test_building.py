"""SHO-ACT-BUILD: castles, temples and theatres."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import acting, chests, given, of_kind, throws, told

COSTS = {"castle": 3, "temple": 2, "theatre": 1}
LETTERS = {"castle": "c", "temple": "t", "theatre": "h"}


def building(kind: str, pieces: str, money: int = 9, rest: str = "") -> Scenario:
    province = pieces.partition(":")[0]
    return acting(
        kind, f"map {pieces} | mat A:{kind}={province} | A chests:{money}{rest}"
    )


def void(game: Scenario, kind: str, key: str, rule: str) -> None:
    assert told(game)[1:] == [f"action-void A {kind} {key} {rule}"]


@pytest.mark.parametrize("kind", COSTS)
def test_act_build_1_buildings_have_their_prices(kind: str) -> None:
    """SHO-ACT-BUILD-1."""
    game = building(kind, "omi:A1", COSTS[kind])
    assert game["map"] == f"omi:A1{LETTERS[kind]}"
    assert chests(game, "A") == 0
    assert told(game) == [
        f"card-shown A {kind} omi",
        f"chests-paid A {COSTS[kind]} SHO-ACT-BUILD-1",
        f"building-built A omi {kind}",
    ]


@pytest.mark.parametrize(
    ("kind", "pieces", "built", "why"),
    [
        ("castle", "mino:A1", True, "one site, free"),
        ("castle", "mino:A1t", False, "one site, full"),
        ("theatre", "aki:A1c", True, "two sites, one free"),
        ("theatre", "aki:A1ct", False, "two sites, both full"),
        ("temple", "omi:A1ch", True, "three sites, one free"),
        ("temple", "omi:A1", True, "three sites, all free"),
    ],
)
def test_act_build_2_a_building_needs_a_free_site(
    kind: str, pieces: str, built: bool, why: str
) -> None:
    """SHO-ACT-BUILD-2: Mino has 1 site, Aki 2, Omi 3."""
    game = building(kind, pieces)
    assert (LETTERS[kind] in game["map"].partition("A1")[2]) == built, why
    if not built:
        void(game, kind, "no-free-site", "SHO-ACT-BUILD-2")


@pytest.mark.parametrize("kind", COSTS)
def test_act_build_3_a_province_has_one_building_of_a_type(kind: str) -> None:
    """SHO-ACT-BUILD-3."""
    game = building(kind, f"omi:A1{LETTERS[kind]}")
    assert game["map"] == f"omi:A1{LETTERS[kind]}"
    assert chests(game, "A") == 9
    void(game, kind, "building-stands", "SHO-ACT-BUILD-3")


@pytest.mark.parametrize("kind", COSTS)
def test_act_build_4_a_building_must_be_left(kind: str) -> None:
    """SHO-ACT-BUILD-4."""
    place = [*COSTS].index(kind)
    stock = ["5", "5", "5"]
    stock[place] = "1"
    game = building(kind, "omi:A1", rest=f" | stock {','.join(stock)}")
    assert game["map"] == f"omi:A1{LETTERS[kind]}"
    assert game.state.building_stock[place] == 0
    stock[place] = "0"
    game = building(kind, "omi:A1", rest=f" | stock {','.join(stock)}")
    assert game["map"] == "omi:A1"
    assert chests(game, "A") == 9
    void(game, kind, "no-building-left", "SHO-ACT-BUILD-4")


def test_act_build_4_there_are_28_castles_and_26_of_the_others() -> None:
    """SHO-ACT-BUILD-4."""
    assert [*given("").state.building_stock] == [28, 26, 26]
    assert [*building("castle", "omi:A1").state.building_stock] == [27, 26, 26]
    assert [*building("temple", "omi:A1").state.building_stock] == [28, 25, 26]
    assert [*building("theatre", "omi:A1").state.building_stock] == [28, 26, 25]


@pytest.mark.parametrize(
    ("pieces", "money", "rest", "why"),
    [
        ("mino:A1", 2, "", "the cost"),
        ("mino:A1t", 9, "", "the site"),
        ("omi:A1c", 9, "", "the type"),
        ("mino:A1", 9, " | stock 0,26,26", "the stock"),
    ],
)
def test_act_build_5_whatever_fails_the_action_is_void(
    pieces: str, money: int, rest: str, why: str
) -> None:
    """SHO-ACT-BUILD-5."""
    game = building("castle", pieces, money, rest)
    assert game["map"] == pieces, why
    assert chests(game, "A") == money, why
    assert of_kind(game, "chests-paid", "building-built") == [], why
    assert len(of_kind(game, "action-void")) == 1, why


def test_act_build_6_a_conqueror_gets_the_buildings_and_their_points() -> None:
    """SHO-ACT-BUILD-6."""
    game = given("map shinano:A3 kozuke:B1ct | do scoring march@A(0,shinano)")
    game.plays("A march kozuke", "A send 2")
    throws(game, "A", A=2)
    assert game["map"] == "kozuke:A2ct shinano:A1"
    assert [*game.state.building_stock] == [27, 25, 26]
    assert of_kind(game, "provinces-scored")[:2] == [
        "provinces-scored A 2 2",
        "provinces-scored B 0 0",
    ]
    assert of_kind(game, "majority-scored") == [
        "majority-scored A brown castle 3",
        "majority-scored A brown temple 2",
    ]


def test_act_build_6_a_conquered_castle_is_guarded_for_its_new_owner() -> None:
    """SHO-ACT-BUILD-6."""
    game = given(
        "map shinano:A3 kozuke:B1c mutsu:C3 | event E2 | "
        "do march@C(1,mutsu) march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 2")
    throws(game, "A", A=2)
    game.plays("C march kozuke", "C send 2")
    assert of_kind(game, "cubes-thrown")[1] == "cubes-thrown A3C2"
