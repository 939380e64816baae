"""SSE-ACT-SHIP: Move 2 / Move by Ship."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import (
    COASTS,
    holdings,
    priced,
    prices,
    rule_for,
    told,
    voyages,
    watched,
)


def test_act_ship_1_the_first_command_fixes_the_mode() -> None:
    """SSE-ACT-SHIP-1."""
    on_foot = given("map O2:A3 | A food:5 | do ship@A(o1)").plays("A step O2 O1")
    on_foot.refuses("A ship O2 V4 1")
    assert on_foot.offered() == {
        *(f"step O1 O{n}" for n in (2, 3, 4, 6)),
        *("step O2 O1", "step O2 O7", "step O2 T4"),
        "decline",
    }
    by_ship = given("map O2:A3 | A food:5 | do ship@A(o1)").plays("A ship O2 V4 1")
    assert by_ship.is_over()
    by_ship.refuses("A step O2 O1")


def test_act_ship_1_nothing_is_chosen_when_the_token_is_placed() -> None:
    """SSE-ACT-SHIP-1."""
    position = (
        "map O2:A1 | A food:5 | slots o1:A{up}ship | era {era} | do resolution(0)"
    )
    for up, era in (("-", "1.1"), ("+", "1.2")):
        game = given(position.format(up=up, era=era))
        assert game.offered() == voyages("O2", 1) | {
            *("step O2 O1", "step O2 O7", "step O2 T4"),
            "decline",
        }


@pytest.mark.parametrize(
    ("edition", "price"), [("standard", 1), ("crowd", 1), ("draft", 0)]
)
def test_act_ship_2_a_ship_costs_one_food(edition: str, price: int) -> None:
    """SSE-ACT-SHIP-2."""
    game = given("map O2:A2 | A food:3 | do ship@A(o1)", edition=edition)
    ships = {text: cost for text, cost in prices(game).items() if "ship" in text}
    assert set(ships) == voyages("O2", 2)
    assert all(cost == ({"food": 1} if price else {}) for cost in ships.values())
    game.plays("A ship O2 G1 2")
    assert holdings(game, "A") == (3 - price, 0)


@pytest.mark.parametrize("armies", [1, 2, 3])
def test_act_ship_3_one_or_two_armies_of_one_province(armies: int) -> None:
    """SSE-ACT-SHIP-3."""
    game = given(f"map O2:A{armies} | A food:1 | do ship@A(o1)")
    assert set(priced(game)) == voyages("O2", min(armies, 2))
    if armies == 1:
        why = game.refuses("A ship O2 G1 2")
        assert (why.key, why.rule) == ("too-few-armies", "SSE-ACT-SHIP-3")


def test_act_ship_3_armies_of_two_provinces_do_not_sail_together() -> None:
    """SSE-ACT-SHIP-3."""
    game = given("map O2:A1 O3:A1 | A food:2 | do ship@A(o1)")
    assert set(priced(game)) == voyages("O2", 1) | voyages("O3", 1)
    game.plays("A ship O2 G1 1")
    assert game.is_over()
    game.refuses("A ship O3 G1 1")


@pytest.mark.parametrize(
    ("play", "key", "rule", "why"),
    [
        ("ship O1 G1 1", "not-coastal", "SSE-ACT-SHIP-3", "from inland"),
        ("ship O2 O6 1", "not-coastal", "SSE-ACT-SHIP-3", "to inland"),
        ("ship O2 O2 1", "same-province", "SSE-ACT-SHIP-3", "to where it is"),
        ("ship O3 G1 1", "too-few-armies", "SSE-ACT-SHIP-3", "an enemy's army"),
        ("ship O4 G1 1", "too-few-armies", "SSE-ACT-SHIP-3", "a castle"),
        ("ship T2 O2 1", "ship-from-other-region", "SSE-ACT-SHIP-4", "teal"),
    ],
)
def test_act_ship_3_and_4_refused_voyages(
    play: str, key: str, rule: str, why: str
) -> None:
    """SSE-ACT-SHIP-3, SSE-ACT-SHIP-4."""
    game = given("map O1:A1 O2:A1 O3:B1 O4:Ac T2:A1 | A food:5 | do ship@A(o1)")
    refused = game.refuses(f"A {play}")
    assert (refused.key, refused.rule) == (key, rule), why


@pytest.mark.parametrize(
    ("slot", "origin"), [("g1", "G1"), ("o1", "O2"), ("t1", "T2"), ("v1", "V1")]
)
def test_act_ship_4_the_origin_is_a_coast_of_the_region(slot: str, origin: str) -> None:
    """SSE-ACT-SHIP-4."""
    game = given(f"map G1:A2 O2:A2 T2:A2 V1:A2 | A food:1 | do ship@A({slot})")
    assert set(priced(game)) == voyages(origin, 2)


@pytest.mark.parametrize("goal", sorted(COASTS - {"O2"}))
def test_act_ship_5_any_other_coast_is_a_destination(goal: str) -> None:
    """SSE-ACT-SHIP-5."""
    game = given("map O2:A2 | A food:1 | do ship@A(o1)")
    game.plays(f"A ship O2 {goal} 2")
    assert game["map"] == f"{goal}:A2"


@pytest.mark.parametrize(
    ("position", "plays", "why"),
    [
        ("map O2:A2", ["decline"], "declined"),
        ("map O2:A2", ["step O2 O1", "step O1 O3"], "gone on foot"),
        ("map O1:A1", ["decline"], "no army on a coast"),
        ("map G1:A1", [], "no army in the region"),
    ],
)
def test_act_ship_6_without_a_voyage_no_food_is_paid(
    position: str, plays: list[str], why: str
) -> None:
    """SSE-ACT-SHIP-6."""
    game = watched(f"{position} | A food:2 | do ship@A(o1)")
    game.plays(*(f"A {play}" for play in plays))
    assert game.is_over(), why
    assert holdings(game, "A") == (2, 0), why
    assert not [text for text in told(game) if text.startswith("resource")]


def test_act_ship_7_on_foot_there_are_two_free_points_and_no_third() -> None:
    """SSE-ACT-SHIP-7."""
    game = given("map O1:A5 | A food:9 | do ship@A(o1)")
    assert priced(game) == {}
    game.plays("A step O1 O2")
    assert priced(game) == {}
    game.plays("A step O1 O2")
    assert game.is_over()
    assert holdings(game, "A") == (9, 0)


def test_act_ship_7_on_foot_the_rules_of_movement_hold() -> None:
    """SSE-ACT-SHIP-7, SSE-ACT-SHIP-1."""
    game = given("map O2:A1 T4:A1 | do ship@A(o1)")
    assert rule_for(game) == {
        "step O2 O1": "SSE-ACT-MOVE-1",
        "step O2 O7": "SSE-ACT-MOVE-1",
        "step O2 T4": "SSE-ACT-MOVE-1",
        "decline": "SSE-ACT-MOVE-9",
    }
    assert game.refuses("A step T4 T1").key == "army-of-other-region"
    assert game.refuses("A step O2 O3").key == "not-adjacent"
    game.plays("A step O2 T4")
    game.plays("A step T4 T1")
    assert game["map"] == "T1:A1 T4:A1"


def test_act_ship_4_a_table_may_let_ships_start_anywhere() -> None:
    """SSE-ACT-SHIP-4, R-19: house rule ``ship_origin_anywhere``."""
    game = given(
        "map O1:A2 T2:A1 V4:A2 T1:A3 G4:B2 | A food:2 | do ship@A(o1)",
        ship_origin_anywhere=True,
    )
    assert set(priced(game)) == voyages("T2", 1) | voyages("V4", 2)
    assert game.offered() - set(priced(game)) == {
        *(f"step O1 O{n}" for n in (2, 3, 4, 6)),
        "decline",
    }
    assert game.refuses("A ship T1 O2 1").key == "not-coastal"
    assert game.refuses("A ship G4 O2 1").key == "too-few-armies"
    game.plays("A ship V4 O2 2")
    assert game["map"] == "G4:B2 O1:A2 O2:A2 T1:A3 T2:A1"
    assert holdings(game, "A") == (1, 0)


@pytest.mark.parametrize("anywhere", [False, True])
def test_act_ship_4_the_house_rule_is_off_unless_chosen(anywhere: bool) -> None:
    """SSE-ACT-SHIP-4, R-19: house rule ``ship_origin_anywhere``."""
    position = "map T2:A1 | A food:1 | do ship@A(o1)"
    assert given(position).is_over()
    game = given(position, ship_origin_anywhere=anywhere)
    assert game.is_over() != anywhere
