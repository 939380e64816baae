"""SHO-SPEC: the five special cards."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    given,
    of_kind,
    rice,
    special,
    supply,
    throws,
)

CARDS = ("tax+1", "rice+1", "army6", "attack+1", "defend+1")


def with_card(action: str, card: str, province: str = "aki") -> Scenario:
    """A does an action in a province of one army with 9 chests; Aki is 4/3/2."""
    return acting(
        action,
        f"map {province}:A1 | mat A:{action}={province} | "
        f"{special('A', card)} chests:9",
    )


@pytest.mark.parametrize("card", CARDS)
def test_spec_1_tax_1_brings_one_more_chest(card: str) -> None:
    """SHO-SPEC-1."""
    game = with_card("tax", card)
    assert chests(game, "A") == 9 + (5 if card == "tax+1" else 4)
    assert rice(game, "A") == 0


@pytest.mark.parametrize("card", CARDS)
def test_spec_2_rice_1_brings_one_more_rice(card: str) -> None:
    """SHO-SPEC-2."""
    game = with_card("rice", card)
    assert rice(game, "A") == (4 if card == "rice+1" else 3)
    assert chests(game, "A") == 9


@pytest.mark.parametrize("card", CARDS)
def test_spec_3_army6_raises_six_armies_for_three_chests(card: str) -> None:
    """SHO-SPEC-3."""
    game = with_card("army5", card)
    assert game["map"] == ("aki:A7" if card == "army6" else "aki:A6")
    assert chests(game, "A") == 6


@pytest.mark.parametrize(("action", "armies"), [("army3", 4), ("army1", 2)])
def test_spec_3_army6_changes_no_other_levy(action: str, armies: int) -> None:
    """SHO-SPEC-3."""
    assert with_card(action, "army6")["map"] == f"aki:A{armies}"


def test_spec_3_army6_sets_the_number_whatever_the_event_made_of_it() -> None:
    """SHO-SPEC-3."""
    game = acting(
        "army5",
        f"map aki:A1 | mat A:army5=aki | event E12 | {special('A', 'army6')} chests:3",
    )
    assert game["map"] == "aki:A7"
    assert chests(game, "A") == 0


@pytest.mark.parametrize("kind", [0, 1], ids=["battle-a", "battle-b"])
@pytest.mark.parametrize(
    ("defender", "thrown", "why"),
    [(" kozuke:B3", "A3B3", "a player's"), ("", "A3G1", "a neutral province")],
)
def test_spec_4_attack_1_throws_in_one_army_of_the_supply(
    kind: int, defender: str, thrown: str, why: str
) -> None:
    """SHO-SPEC-4."""
    game = given(
        f"map shinano:A3{defender} | {special('A', 'attack+1')} armies:7 | "
        f"do march@A({kind},shinano)"
    )
    game.plays("A march kozuke", "A send 2")
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown {thrown}"], why
    assert supply(game, "A") == 6


def test_spec_4_attack_1_helps_in_each_battle_of_the_round() -> None:
    """SHO-SPEC-4."""
    game = given(
        f"map shinano:A3 aki:A3 | {special('A', 'attack+1')} armies:7 | "
        "do march@A(1,aki) march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 2")
    throws(game, "A", A=3)
    game.plays("A march bingo", "A send 2")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A3G1", "cubes-thrown A3G1"]


def test_spec_4_attack_1_is_no_help_to_defenders_or_movers() -> None:
    """SHO-SPEC-4."""
    game = given(
        f"map shinano:A3 kozuke:B3 echigo:A1 | {special('B', 'attack+1')} armies:7 | "
        "do march@A(1,shinano) march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 1")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A1B3"]
    game = given(
        f"map shinano:A3 echigo:A1 | {special('A', 'attack+1')} armies:7 | "
        "do march@A(0,shinano)"
    )
    game.plays("A march echigo", "A send 2")
    assert game["map"] == "echigo:A3 shinano:A1"
    assert supply(game, "A") == 7


@pytest.mark.parametrize("kind", [0, 1], ids=["battle-a", "battle-b"])
def test_spec_5_defend_1_throws_in_one_army_of_the_supply(kind: int) -> None:
    """SHO-SPEC-5."""
    game = given(
        f"map shinano:A3 kozuke:B3 | {special('B', 'defend+1')} armies:7 | "
        f"do march@A({kind},shinano)"
    )
    game.plays("A march kozuke", "A send 2")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A2B4"]
    assert supply(game, "B") == 6


def test_spec_5_defend_1_helps_in_each_battle_of_the_round() -> None:
    """SHO-SPEC-5."""
    game = given(
        f"map shinano:A4 kozuke:B3 kai:B2 | {special('B', 'defend+1')} armies:7 | "
        "do march@A(1,shinano) march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 1")
    throws(game, "A", B=3)
    game.plays("A march kai", "A send 1")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A1B4", "cubes-thrown A1B3"]


@pytest.mark.parametrize(
    ("card", "why"),
    [("tax+1", "the special card is another"), ("attack+1", "A defends nothing")],
)
def test_spec_5_without_defend_1_no_army_joins(card: str, why: str) -> None:
    """SHO-SPEC-5."""
    game = given(
        f"map shinano:A3 kozuke:B3 | {special('B', card)} | do march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 2")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A2B3"], why


def test_spec_5_defend_1_does_not_help_the_attacker() -> None:
    """SHO-SPEC-5."""
    game = given(
        f"map shinano:A3 kozuke:B3 | {special('A', 'defend+1')} | do march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 2")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A2B3"]


def test_spec_5_defend_1_does_not_help_in_revolts() -> None:
    """SHO-SPEC-5."""
    game = acting(
        "tax",
        f"map kai:A3+2 | mat A:tax=kai | {special('A', 'defend+1')} armies:7",
    )
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A3G2"]
    assert supply(game, "A") == 7
