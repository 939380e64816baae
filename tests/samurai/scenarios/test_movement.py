"""Scenarios SC-25 to SC-33: movement."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import holdings, prices, rule_for, told, watched


def test_sc_25_three_armies_share_three_points() -> None:
    """SC-25 (SSE-ACT-MOVE3-1, SSE-ACT-MOVE-4)."""
    game = given("map O1:A3 | do move@A(o1,3,0,0)")
    game.plays("A step O1 O2", "A step O1 O2", "A step O1 O3")
    assert game["map"] == "O2:A2 O3:A1"
    assert game.is_over()


def test_sc_26_one_army_goes_twice_and_another_once() -> None:
    """SC-26 (SSE-ACT-MOVE-4)."""
    game = given("map O1:A3 | do move@A(o1,3,0,0)")
    game.plays("A step O1 O4", "A step O4 O5", "A step O1 O2")
    assert game["map"] == "O1:A1 O2:A1 O5:A1"
    assert game.is_over()


def test_sc_27_an_army_walks_into_another_region_and_answers_to_it() -> None:
    """SC-27 (SSE-ACT-MOVE-3, SSE-ACT-MOVE-7)."""
    game = given(
        "map G1:A1 | slots g1:A-move3 g2:A-move23 o1:A-move23 | do resolution(0)"
    )
    game.plays("A step G1 G6", "A step G6 O5", "A step O5 O4")
    assert game["map"] == "O4:A1"
    assert told(game)[-4:] == [
        "move-ended",
        "token-revealed g2 A move23",
        "declined A move",
        "token-revealed o1 A move23",
    ]
    assert game.offered() == {"step O4 O1", "step O4 O5", "decline"}
    game.plays("A step O4 O1")
    assert game["map"] == "O1:A1"


def test_sc_28_the_first_point_needs_an_army_in_the_region() -> None:
    """SC-28 (SSE-ACT-MOVE-2)."""
    game = given("map O5:A1 G6:A1 | do move@A(g1,3,0,0)")
    assert game.offered() == {"step G6 G1", "step G6 O5", "decline"}
    why = game.refuses("A step O5 O4")
    assert (why.key, why.rule) == ("army-of-other-region", "SSE-ACT-MOVE-2")
    game.plays("A step G6 O5")
    assert game.offered() == {"step O5 O4", "step O5 G6", "decline"}
    game.plays("A step O5 O4")
    assert game["map"] == "O4:A1 O5:A1"


def test_sc_29_only_the_traveller_goes_on() -> None:
    """SC-29 (SSE-ACT-MOVE-6)."""
    game = given("map G6:A1 O5:A1 | do move@A(g1,3,0,0)")
    game.plays("A step G6 O5")
    assert game["map"] == "O5:A2"
    game.plays("A step O5 O4")
    assert game.refuses("A step O5 O4").key == "army-of-other-region"
    assert game.offered() == {"step O4 O1", "step O4 O5", "decline"}
    game.plays("A step O4 O1")
    assert game["map"] == "O1:A1 O5:A1"
    assert game.is_over()


def test_sc_30_an_army_leaves_its_region_and_comes_back() -> None:
    """SC-30 (SSE-ACT-MOVE-5)."""
    game = given("map G6:A1 | do ship@A(g1)")
    game.plays("A step G6 O5", "A step O5 G6")
    assert game["map"] == "G6:A1"
    assert game.is_over()


def test_sc_31_a_dotted_line_is_a_road() -> None:
    """SC-31 (SSE-BOARD-7, SSE-NEUT-MOVE-1)."""
    game = given("map G4:A1 | era 1.1 | do neutral@A(g2)")
    assert game.offered() == {"step G4 G2", "step G4 G5", "decline"}
    why = game.refuses("A step G4 G1")
    assert (why.key, why.rule) == ("not-adjacent", "SSE-NEUT-MOVE-1")
    game.plays("A step G4 G5")
    assert game["map"] == "G5:A1"


def test_sc_32_food_buys_a_third_point() -> None:
    """SC-32 (SSE-ACT-MOVE23-1, SSE-ACT-MOVE23-2, SSE-ACT-MOVE23-3)."""
    slots = "slots t1:A-move23"
    game = given(f"map T1:A3 | {slots} | A food:1 | do resolution(0)")
    assert not any(prices(game).values())
    game.plays("A step T1 T2")
    assert not any(prices(game).values())
    game.plays("A step T1 T3")
    third = prices(game)
    assert third.pop("decline") == {}
    assert set(third) == {
        "step T1 T2",
        "step T1 T3",
        "step T1 T4",
        "step T2 T1",
        "step T2 T5",
        "step T3 T1",
        "step T3 T6",
    }
    assert all(price == {"food": 1} for price in third.values())
    assert rule_for(game)["step T1 T4"] == "SSE-ACT-MOVE23-2"
    game.plays("A step T1 T4")
    assert game["map"] == "T2:A1 T3:A1 T4:A1"
    assert holdings(game, "A") == (0, 0)
    assert game.is_over()


@pytest.mark.parametrize("bushido", [0, 5])
def test_sc_32_without_food_there_is_no_third_point(bushido: int) -> None:
    """SC-32 (SSE-ACT-MOVE23-1, SSE-ACT-MOVE23-2, SSE-ACT-GEN-4)."""
    game = watched(
        f"map T1:A3 | slots t1:A-move23 | A bushido:{bushido} | do resolution(0)"
    )
    game.plays("A step T1 T2", "A step T1 T3")
    assert game.is_over()
    game.refuses("A step T1 T4")
    assert game["map"] == "T1:A1 T2:A1 T3:A1"
    assert holdings(game, "A") == (0, bushido)


def test_sc_33_enemies_neither_block_nor_fight_whoever_passes() -> None:
    """SC-33 (SSE-ACT-MOVE-8)."""
    game = given("map G1:A1 G2:B6 | do ship@A(g1)")
    game.plays("A step G1 G2")
    assert game["map"] == "G2:A1B6"
    game.plays("A step G2 G4")
    assert game["map"] == "G2:B6 G4:A1"
    assert told(game) == ["army-moved A G1 G2", "army-moved A G2 G4"]
    assert game.is_over()
