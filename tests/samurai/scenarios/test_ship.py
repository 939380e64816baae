"""Scenarios SC-34 to SC-37: Move 2 / Move by Ship."""

import pytest

from sengoku.core.errors import UnreadableError
from tests.samurai.given import given
from tests.samurai.seen import holdings, priced, prices, rule_for, told, voyages

ORANGE = "map O1:A2 O2:A2 G2:A1 | A food:2 | do ship@A(o1)"


def test_sc_34_blue_ships_two_armies_from_teal_to_orange() -> None:
    """SC-34 (SSE-ACT-SHIP-1, SSE-ACT-SHIP-2, SSE-ACT-SHIP-3, SSE-ACT-SHIP-4,
    SSE-ACT-SHIP-5).
    """
    game = given("map T6:B2 | B food:1 | do ship@B(t1)")
    assert set(priced(game)) == voyages("T6", 2)
    assert all(price == {"food": 1} for price in priced(game).values())
    assert game.offered() - set(priced(game)) == {
        "step T6 T3",
        "step T6 T5",
        "decline",
    }
    game.plays("B ship T6 O3 2")
    assert game["map"] == "O3:B2"
    assert holdings(game, "B") == (0, 0)
    assert told(game) == [
        "resource-paid B food 1 SSE-ACT-SHIP-2",
        "armies-shipped B T6 O3 2",
    ]
    assert game.is_over()


@pytest.mark.parametrize(
    ("play", "key", "rule", "why"),
    [
        ("A ship O1 V4 1", "not-coastal", "SSE-ACT-SHIP-3", "O1 is inland"),
        ("A ship G2 V4 1", "ship-from-other-region", "SSE-ACT-SHIP-4", "G2 is grey"),
        ("A ship O2 O6 1", "not-coastal", "SSE-ACT-SHIP-3", "O6 is inland"),
        ("A ship O2 T1 2", "not-coastal", "SSE-ACT-SHIP-3", "T1 is inland"),
        ("A ship O2 O2 1", "same-province", "SSE-ACT-SHIP-3", "it must go somewhere"),
    ],
)
def test_sc_35_ships_go_from_coast_of_the_region_to_another_coast(
    play: str, key: str, rule: str, why: str
) -> None:
    """SC-35 (SSE-ACT-SHIP-3, SSE-ACT-SHIP-4, SSE-ACT-SHIP-5)."""
    refused = given(ORANGE).refuses(play)
    assert (refused.key, refused.rule) == (key, rule), why


def test_sc_35_a_ship_order_offers_exactly_this() -> None:
    """SC-35 (SSE-ACT-SHIP-3, SSE-ACT-SHIP-4, SSE-ACT-SHIP-5)."""
    on_foot = {f"step O1 O{n}" for n in (2, 3, 4, 6)}
    on_foot |= {"step O2 O1", "step O2 O7", "step O2 T4"}
    assert given(ORANGE).offered() == voyages("O2", 2) | on_foot | {"decline"}


def test_sc_35_a_ship_takes_two_armies_at_most() -> None:
    """SC-35 (SSE-ACT-SHIP-3)."""
    game = given("map O2:A3 | A food:2 | do ship@A(o1)")
    with pytest.raises(UnreadableError):
        game.plays("A ship O2 V4 3")
    assert {text for text in game.offered() if "ship" in text} == voyages("O2", 2)


def test_sc_35_the_two_armies_travel_together() -> None:
    """SC-35 (SSE-ACT-SHIP-3)."""
    game = given(ORANGE)
    game.plays("A ship O2 G2 1")
    assert game.is_over()
    game.refuses("A ship O2 G4 1")
    assert game["map"] == "G2:A2 O1:A2 O2:A1"
    assert holdings(game, "A") == (1, 0)


@pytest.mark.parametrize(
    ("play", "left", "why"),
    [
        ("A ship O2 V4 1", "G2:A1 O1:A2 O2:A1 V4:A1", "one army"),
        ("A ship O2 V4 2", "G2:A1 O1:A2 V4:A2", "two armies"),
        ("A ship O2 O7 1", "G2:A1 O1:A2 O2:A1 O7:A1", "one army, same region"),
        ("A ship O2 O7 2", "G2:A1 O1:A2 O7:A2", "two armies, same region"),
    ],
)
def test_sc_35_accepted_voyages_cost_one_food(play: str, left: str, why: str) -> None:
    """SC-35 (SSE-ACT-SHIP-3, SSE-ACT-SHIP-4, SSE-ACT-SHIP-5)."""
    game = given(ORANGE).plays(play)
    assert game["map"] == left, why
    assert holdings(game, "A") == (1, 0)
    assert game.is_over()


def test_sc_36_without_food_the_order_is_a_move_of_two() -> None:
    """SC-36 (SSE-ACT-SHIP-1, SSE-ACT-SHIP-6, SSE-ACT-SHIP-7)."""
    game = given("map T6:A2 | do ship@A(t1)")
    assert prices(game) == {"step T6 T3": {}, "step T6 T5": {}, "decline": {}}
    for armies in (1, 2):
        why = game.refuses(f"A ship T6 O3 {armies}")
        assert (why.key, why.rule) == ("cannot-pay-food", "SSE-ACT-SHIP-2")
    game.plays("A step T6 T3", "A step T6 T5")
    assert game["map"] == "T3:A1 T5:A1"
    assert holdings(game, "A") == (0, 0)
    assert game.is_over()


def test_sc_36_after_a_step_the_ship_is_gone() -> None:
    """SC-36 (SSE-ACT-SHIP-1, SSE-ACT-SHIP-6, SSE-ACT-SHIP-7)."""
    game = given("map T6:A2 | A food:3 | do ship@A(t1)")
    game.plays("A step T6 T3")
    game.refuses("A ship T6 O3 1")
    game.refuses("A ship T3 O3 1")
    assert not any(text.startswith("ship") for text in game.offered())
    game.plays("A step T6 T5")
    assert game.is_over()
    assert holdings(game, "A") == (3, 0)


def test_sc_37_in_the_draft_ships_are_free() -> None:
    """SC-37 (SSE-ACT-SHIP-2)."""
    game = given("map T6:A2 | do ship@A(t1)", edition="draft")
    assert priced(game) == {}
    assert rule_for(game)["ship T6 O3 2"] == "SSE-ACT-SHIP-3"
    game.plays("A ship T6 O3 2")
    assert game["map"] == "O3:A2"
    assert holdings(game, "A") == (0, 0)
    assert told(game) == ["armies-shipped A T6 O3 2"]
