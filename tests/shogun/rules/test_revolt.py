"""SHO-REV: revolts of the peasants. The owner is seat A."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    cubes,
    given,
    of_kind,
    owned,
    peasants,
    special,
    supply,
    throws,
)
from tests.shogun.given_modules import drawing, unrest


def revolting(pieces: str, more: str = "", action: str = "tax") -> Scenario:
    """A taxes or harvests Kai, where there is unrest."""
    return acting(action, f"map kai:{pieces} | mat A:{action}=kai | {more}")


def starving(pieces: str, card: str = "E3") -> Scenario:
    """Kai is the only province of A, and there is no rice."""
    return given(
        f"map kai:{pieces} | events {card} | order ABCD | do hunger(0) shortage winter"
    )


@pytest.mark.parametrize("action", ["tax", "rice"])
@pytest.mark.parametrize(
    ("pieces", "thrown"),
    [("A1+1", "A1G1"), ("A4+2", "A4G2"), ("A7+3", "A7G3"), ("A2+5", "A2G5")],
)
def test_rev_1_all_armies_fight_as_many_peasants_as_there_were_markers(
    action: str, pieces: str, thrown: str
) -> None:
    """SHO-REV-1"""
    game = revolting(pieces, action=action)
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown {thrown}"]
    assert game.asked() == ("throw", "A")


def test_rev_1_only_peasants_in_stock_can_rise() -> None:
    """SHO-REV-1, SHO-BATTLE-4"""
    game = revolting("A2+5", "peasants 3")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A2G3"]
    assert peasants(game) == 0


@pytest.mark.parametrize(
    ("pieces", "rest", "rice", "thrown", "why"),
    [
        ("A2", "", 0, "A2G1", "1 unsupplied: 1 more"),
        ("A2+3", "", 0, "A2G4", "and the markers"),
        ("A2", " omi:A2", 0, "A2G2", "2 unsupplied: 2 more"),
        ("A2+1", " omi:A2 noto:A2", 1, "A2G3", "2 unsupplied and a marker"),
    ],
)
def test_rev_2_more_peasants_come_in_winter(
    pieces: str, rest: str, rice: int, thrown: str, why: str
) -> None:
    """SHO-REV-2"""
    game = drawing(
        f"map kai:{pieces}{rest} | A rice:{rice} | order ABCD | do hunger(0) shortage",
        "kai",
    )
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown {thrown}"], why


def test_rev_3_the_tray_is_thrown_too() -> None:
    """SHO-REV-3"""
    game = revolting("A2+1", "tray A:2 B:3 G:1")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A4B3G2"]
    throws(game, "A", A=4, B=3, G=2)
    assert game["map"] == "kai:A2+2"
    assert game["tray"] == "B:3"


@pytest.mark.parametrize(
    ("own", "green", "left", "why"),
    [
        (4, 0, 4, "no peasant fell"),
        (1, 0, 1, "one cube is enough"),
        (4, 3, 1, "each peasant costs an army"),
        (6, 2, 4, "cubes that were inside count too"),
    ],
)
def test_rev_4_the_owner_wins_with_more_and_loses_as_many_as_the_peasants(
    own: int, green: int, left: int, why: str
) -> None:
    """SHO-REV-4"""
    game = revolting("A4+3", "inside A:2 B:1 G:2")
    before = supply(game, "A")
    throws(game, "A", A=own, G=green)
    assert game["map"] == f"kai:A{left}+4", why
    assert supply(game, "A") == before + green, why
    assert game["tray"] == "", why
    assert (cubes(game, "A"), cubes(game, "G")) == (62, 20)
    assert peasants(game) == 20 - (2 + 3 - green)


@pytest.mark.parametrize(
    ("own", "green", "why"),
    [
        (0, 0, "nothing fell: a tie"),
        (2, 2, "a tie"),
        (0, 1, "only peasants"),
        (3, 4, "fewer"),
    ],
)
def test_rev_5_in_a_tie_or_defeat_the_province_is_lost(
    own: int, green: int, why: str
) -> None:
    """SHO-REV-5"""
    game = revolting("A4c+3", "inside A:2 B:1 G:2 | tray C:1")
    castles, before = game.state.building_stock[0], supply(game, "A")
    throws(game, "A", A=own, G=green, C=1)
    assert game["map"] == "", why
    assert owned(game, "A") == set()
    assert unrest(game, "kai") == 0
    assert game.state.building_stock[0] == castles + 1
    assert supply(game, "A") == before + own, why
    assert game["tray"] == "C:1"
    assert (cubes(game, "A"), cubes(game, "G")) == (62, 20)
    assert of_kind(game, "province-lost") == ["province-lost kai A tax"]


@pytest.mark.parametrize(
    ("more", "pieces", "why"),
    [
        (special("A", "defend+1"), "A3+1", "defend+1"),
        (special("A", "attack+1"), "A3+1", "attack+1"),
        ("event E2", "A3c+1", "castle-guard"),
        ("event E6", "A3c+1", "castle-guard"),
        ("event E10", "A3t+1", "temple-peace"),
        ("event E11", "A3t+1", "temple-peace"),
    ],
)
def test_rev_6_neither_cards_nor_buildings_help_against_a_revolt(
    more: str, pieces: str, why: str
) -> None:
    """SHO-REV-6"""
    game = revolting(pieces, more)
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A3G1"], why


@pytest.mark.parametrize(
    ("card", "pieces"), [("E2", "A3c"), ("E6", "A3c"), ("E10", "A3t"), ("E11", "A3t")]
)
def test_rev_6_nor_in_winter(card: str, pieces: str) -> None:
    """SHO-REV-6, SHO-EVENT-3"""
    game = starving(pieces, card)
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A3G1"]


@pytest.mark.parametrize("action", ["tax", "rice"])
def test_rev_7_a_won_revolt_leaves_one_more_marker(action: str) -> None:
    """SHO-REV-7"""
    game = throws(revolting("A3+2", action=action), "A", A=3, G=1)
    assert game["map"] == "kai:A2+3"


def test_rev_7_but_not_in_winter() -> None:
    """SHO-REV-7"""
    game = throws(starving("A3+2"), "A", A=3, G=1)
    assert game["map"] == "kai:A2+2"
    assert of_kind(game, "unrest-added") == []
