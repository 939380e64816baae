"""Scenarios SC-21 to SC-24: the Recruit order."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import holdings, prices, rule_for, supply, told, watched

GREEN = "map O5:Cc | C food:{food} armies:6 | do recruit@C(o1)"


@pytest.mark.parametrize(
    ("first", "second", "left", "why"),
    [
        ("O1", "O5", "O1:C1 O5:C1c", "the printed example: capital, then castle"),
        ("O1", "O1", "O1:C2 O5:Cc", "both to the capital"),
        ("O5", "O5", "O5:C2c", "both to the castle"),
        ("O5", "O1", "O1:C1 O5:C1c", "castle, then capital"),
    ],
)
def test_sc_21_green_recruits_and_pays_for_a_second_army(
    first: str, second: str, left: str, why: str
) -> None:
    """SC-21 (SSE-ACT-RECRUIT-1, SSE-ACT-RECRUIT-2)."""
    game = given(GREEN.format(food=1))
    assert prices(game) == {"recruit O1": {}, "recruit O5": {}, "decline": {}}
    game.plays(f"C recruit {first}")
    assert prices(game) == {
        "recruit O1": {"food": 1},
        "recruit O5": {"food": 1},
        "decline": {},
    }
    assert rule_for(game)[f"recruit {second}"] == "SSE-ACT-RECRUIT-2"
    game.plays(f"C recruit {second}")
    assert game["map"] == left, why
    assert holdings(game, "C") == (0, 0)
    assert supply(game, "C") == 4
    assert game.is_over()


def test_sc_22_the_last_army_leaves_nothing_to_pay_for() -> None:
    """SC-22 (SSE-ACT-RECRUIT-4, SSE-ACT-GEN-2)."""
    game = given("A armies:1 food:3 | do recruit@A(o1)")
    game.plays("A recruit O1")
    assert game.is_over()
    game.refuses("A recruit O1")
    assert game["map"] == "O1:A1"
    assert holdings(game, "A") == (3, 0)
    assert supply(game, "A") == 0


def test_sc_22_an_empty_supply_makes_the_order_void() -> None:
    """SC-22 (SSE-ACT-RECRUIT-4, SSE-ACT-GEN-2)."""
    game = watched("A armies:0 food:3 | do recruit@A(o1)")
    assert game.is_over()
    assert game["map"] == ""
    assert holdings(game, "A") == (3, 0)
    assert told(game) == ["declined A recruit"]


def test_sc_23_in_the_draft_the_second_army_joins_the_first() -> None:
    """SC-23 (SSE-ACT-RECRUIT-2d)."""
    game = given(GREEN.format(food=1), edition="draft")
    assert game.offered() == {"recruit O1", "recruit O5", "decline"}
    game.plays("C recruit O1")
    assert prices(game) == {"recruit O1": {"food": 1}, "decline": {}}
    why = game.refuses("C recruit O5")
    assert (why.key, why.rule) == ("same-province-only", "SSE-ACT-RECRUIT-2d")
    game.plays("C recruit O1")
    assert game["map"] == "O1:C2 O5:Cc"
    assert holdings(game, "C") == (0, 0)


def test_sc_24_bushido_does_not_pay_for_an_army() -> None:
    """SC-24 (SSE-ACT-RECRUIT-2, SSE-ACT-GEN-4)."""
    game = given("A food:0 bushido:4 | do recruit@A(o1)")
    game.plays("A recruit O1")
    assert game.is_over()
    game.refuses("A recruit O1")
    assert game["map"] == "O1:A1"
    assert holdings(game, "A") == (0, 4)
