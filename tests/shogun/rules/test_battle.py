"""SHO-BATTLE: who throws what, and what the tray means."""

from itertools import product

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    cubes,
    given,
    of_kind,
    owned,
    peasants,
    special,
    supply,
    throws,
    told,
)

FULL = "A:9 B:9 G:9"
"""Enough cubes inside for any result."""


def battle(
    pieces: str = "kozuke:B3", inside: str = FULL, sent: int = 4, rest: str = ""
) -> Scenario:
    """A attacks Kozuke from Shinano with *sent* armies and leaves two there."""
    game = given(
        f"map shinano:A{sent + 2} {pieces} | inside {inside}{rest} | "
        "do march@A(0,shinano)"
    )
    return game.plays("A march kozuke", f"A send {sent}")


def fought(pieces: str = "kozuke:B3", **out: int) -> Scenario:
    game = battle(pieces)
    throws(game, "A", **out)
    assert game.is_over()
    for letter, number in (("A", 62), ("B", 62), ("G", 20)):
        assert cubes(game, letter) == number
    return game


def thrown(game: Scenario) -> str:
    return of_kind(game, "cubes-thrown")[-1].split()[1]


def kozuke(game: Scenario) -> str:
    """Return what stands in Kozuke."""
    pieces = dict(place.split(":") for place in game["map"].split())
    return pieces.get("kozuke", "")


@pytest.mark.parametrize("sent", [1, 2, 5, 9])
def test_battle_1_the_attacker_throws_all_armies_that_moved(sent: int) -> None:
    """SHO-BATTLE-1."""
    game = battle(sent=sent)
    assert thrown(game) == f"A{sent}B3"
    assert game["map"] == "kozuke:B0 shinano:A2"
    with_card = battle(sent=sent, rest=f" | {special('A', 'attack+1')}")
    assert thrown(with_card) == f"A{sent + 1}B3"


@pytest.mark.parametrize(
    ("pieces", "rest", "defenders", "why"),
    [
        ("kozuke:B1", "", 1, "all armies of the province"),
        ("kozuke:B7", "", 7, "all armies of the province"),
        ("kozuke:B3 echigo:B9", "", 3, "but none of another province"),
        ("kozuke:B3", f" | {special('B', 'defend+1')}", 4, "with the special card"),
        ("kozuke:B3c", " | event E2", 4, "with the castle event"),
        ("kozuke:B3c", f" | event E6 | {special('B', 'defend+1')}", 5, "with both"),
        ("kozuke:B3c", " | event E1", 3, "a castle alone does not help"),
    ],
)
def test_battle_2_the_defender_throws_all_armies_of_the_province(
    pieces: str, rest: str, defenders: int, why: str
) -> None:
    """SHO-BATTLE-2."""
    assert thrown(battle(pieces, rest=rest)) == f"A4B{defenders}", why


@pytest.mark.parametrize(("event", "green"), [("", 1), ("E9", 2), ("E10", 1)])
def test_battle_3_peasants_defend_a_neutral_province(event: str, green: int) -> None:
    """SHO-BATTLE-3."""
    game = battle("", rest=f" | event {event}" if event else "")
    assert thrown(game) == f"A4G{green}"
    assert peasants(game) == 11 - green
    assert of_kind(game, "battle-began") == ["battle-began A shinano kozuke 4 none"]


@pytest.mark.parametrize(
    ("stock", "event", "wanted", "why"),
    [
        (0, "", "A4", "none is left"),
        (0, " | event E9", "A4", "none is left"),
        (1, " | event E9", "A4G1", "one of two is left"),
        (2, " | event E9", "A4G2", "just enough"),
    ],
)
def test_battle_4_no_more_peasants_come_than_there_are(
    stock: int, event: str, wanted: str, why: str
) -> None:
    """SHO-BATTLE-4."""
    game = battle("", rest=f"{event} | peasants {stock}")
    assert thrown(game) == wanted, why
    assert peasants(game) == stock - wanted.count("G") * int(wanted[-1]), why


def test_battle_4_a_province_without_peasants_is_taken_by_any_attacker() -> None:
    """SHO-BATTLE-4 [R-45]."""
    game = battle("", inside="A:1", rest=" | peasants 0")
    throws(game, "A", A=1)
    assert kozuke(game) == "A1"
    game = battle("", inside="A:1", rest=" | peasants 0")
    throws(game, "A")
    assert kozuke(game) == ""


def test_battle_5_all_cubes_in_the_tray_count_wherever_they_came_from() -> None:
    """SHO-BATTLE-5: 1 from the tray and 3 from inside beside the 4 that moved."""
    game = battle(inside="A:3", rest=" | tray A:1 B:2")
    assert thrown(game) == "A5B5"
    throws(game, "A", A=8, B=1)
    assert kozuke(game) == "A7"
    assert "fight-decided kozuke 8 1 A" in told(game)


def test_battle_5_waiting_defenders_count_too() -> None:
    """SHO-BATTLE-5."""
    game = battle(inside="B:4", rest=" | tray B:2")
    throws(game, "A", A=2, B=9)
    assert kozuke(game) == "B7"  # more than the 3 that were attacked


@pytest.mark.parametrize(
    ("pieces", "defence", "why"),
    [("kozuke:B3", 3, "D + P"), ("kozuke:B3ct", 3, "buildings do not matter")],
)
def test_battle_6_peasants_help_where_there_is_no_unrest(
    pieces: str, defence: int, why: str
) -> None:
    """SHO-BATTLE-6."""
    game = fought(pieces, A=5, B=1, G=2)
    assert f"fight-decided kozuke 5 {defence} A" in told(game), why
    assert game["tray"] == "", why
    assert peasants(game) == 11 + 2, why


@pytest.mark.parametrize("unrest", [1, 2, 5])
def test_battle_7_peasants_do_not_help_where_there_is_unrest(unrest: int) -> None:
    """SHO-BATTLE-7."""
    game = fought(f"kozuke:B3+{unrest}", A=5, B=1, G=2)
    assert "fight-decided kozuke 5 1 A" in told(game)
    assert game["tray"] == "G:2"
    assert peasants(game) == 11
    assert kozuke(game) == f"A4+{unrest}"


def test_battle_7_peasants_do_not_save_a_defender_with_unrest() -> None:
    """SHO-BATTLE-7: 2 against 1 although 9 peasants fell."""
    game = fought("kozuke:B3+1", A=2, B=1, G=9)
    assert kozuke(game) == "A1+1"
    game = fought("kozuke:B3+1", A=1, B=2, G=9)
    assert kozuke(game) == "B1+1"
    assert game["tray"] == "G:9"


@pytest.mark.parametrize(
    ("attack", "green", "after"),
    [(3, 0, "A3"), (3, 2, "A1"), (2, 2, ""), (1, 3, ""), (0, 0, "")],
)
def test_battle_8_peasants_are_the_defence_of_a_neutral_province(
    attack: int, green: int, after: str
) -> None:
    """SHO-BATTLE-8."""
    game = battle("")
    throws(game, "A", A=attack, B=5, G=green)
    assert kozuke(game) == after
    holder = "A" if after else "none"
    assert f"fight-decided kozuke {attack} {green} {holder}" in told(game)
    assert game["tray"] == "B:5"  # B takes no part


@pytest.mark.parametrize(
    ("out", "returned", "after", "why"),
    [
        ({"A": 5, "B": 2}, {"A": 2, "B": 2}, "A3", "the attacker wins"),
        ({"A": 5, "B": 1, "G": 3}, {"A": 4, "B": 1, "G": 3}, "A1", "just so"),
        ({"A": 3}, {}, "A3", "no loser's cube, no loss"),
        ({"A": 1, "B": 5}, {"A": 1, "B": 1}, "B4", "the defender wins"),
        ({"A": 2, "B": 3, "G": 1}, {"A": 2, "B": 1, "G": 1}, "B2", "with a peasant"),
        ({"B": 4}, {}, "B4", "no attacker fell"),
    ],
)
def test_battle_9_the_winner_loses_as_many_as_the_loser_had(
    out: dict[str, int], returned: dict[str, int], after: str, why: str
) -> None:
    """SHO-BATTLE-9."""
    game = fought("kozuke:B3", **out)
    assert kozuke(game) == after, why
    found = {
        text.split()[1]: int(text.split()[2])
        for text in of_kind(game, "cubes-returned")
    }
    assert found == returned, why
    assert supply(game, "A") == 47 + returned.get("A", 0), why  # 62 - 6 - 9 before
    assert supply(game, "B") == 50 + returned.get("B", 0), why  # 62 - 3 - 9 before
    assert peasants(game) == 11 + returned.get("G", 0), why
    assert game["tray"] == "", why


@pytest.mark.parametrize(
    ("attack", "held", "green", "kept", "why"),
    [
        (2, 1, 3, 1, "peasants pay everything, one is too many"),
        (2, 2, 1, 1, "one peasant and one army fall"),
        (3, 2, 2, 1, "two peasants and one army fall"),
        (2, 4, 0, 2, "there is no peasant to fall"),
        (0, 2, 5, 2, "nothing is to be paid, peasants go all the same"),
        (1, 3, 1, 3, "the peasant pays"),
    ],
)
def test_battle_10_peasants_are_the_first_to_fall(
    attack: int, held: int, green: int, kept: int, why: str
) -> None:
    """SHO-BATTLE-10."""
    game = fought(A=attack, B=held, G=green)
    assert kozuke(game) == f"B{kept}", why
    assert peasants(game) == 11 + green, why
    assert game["tray"] == "", why


def test_battle_11_survivors_occupy_the_province_and_get_its_card() -> None:
    """SHO-BATTLE-11."""
    game = fought(A=4, B=2)
    assert game["map"] == "kozuke:A2 shinano:A2"
    assert owned(game, "A") == {"kozuke", "shinano"}
    assert owned(game, "B") == set()
    assert told(game)[-2:] == [
        "province-taken A kozuke B none",
        "armies-held A kozuke 2",
    ]


def test_battle_12_after_a_defence_everything_is_as_it_was() -> None:
    """SHO-BATTLE-12."""
    game = given(
        f"map shinano:A6 kozuke:B3ct+2 | inside {FULL} | mat B:tax=kozuke,bid=chest1 | "
        "do march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 4")
    throws(game, "A", A=2, B=3)
    assert game["map"] == "kozuke:B1ct+2 shinano:A2"
    assert game["mat"] == "B:tax=kozuke,bid=chest1"
    assert supply(game, "A") == 47 + 2
    assert of_kind(game, "province-taken", "province-lost") == []
    assert [*game.state.building_stock] == [27, 25, 26]


@pytest.mark.parametrize(
    ("out", "why"),
    [
        ({"A": 2, "B": 2}, "2 : 2"),
        ({"A": 3, "B": 1, "G": 2}, "3 : 1 + 2"),
        ({}, "0 : 0"),
    ],
)
def test_battle_13_a_tie_leaves_nothing_behind(out: dict[str, int], why: str) -> None:
    """SHO-BATTLE-13."""
    game = fought("kozuke:B3ch", **out)
    assert game["map"] == "shinano:A2", why
    assert owned(game, "B") == set(), why
    assert [*game.state.building_stock] == [28, 26, 26], why
    assert game["tray"] == "", why
    assert supply(game, "A") == 47 + out.get("A", 0), why
    assert supply(game, "B") == 50 + out.get("B", 0), why
    assert peasants(game) == 11 + out.get("G", 0), why
    assert told(game)[-1] == "province-lost kozuke B none", why


def test_battle_13_unrest_leaves_with_everything_else() -> None:
    """SHO-BATTLE-13."""
    game = fought("kozuke:B3c+3", A=2, B=2, G=1)
    assert game["map"] == "shinano:A2"
    assert not any(game.state.unrest)
    assert game["tray"] == "G:1"  # with unrest peasants take no part


def test_battle_13_a_province_that_ties_can_be_taken_as_a_neutral_one() -> None:
    """SHO-BATTLE-13."""
    game = given(
        "map shinano:A5 kozuke:B3 mutsu:C3 | do march@C(1,mutsu) march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 2")
    throws(game, "A", A=1, B=1)
    game.plays("C march kozuke", "C send 2")
    assert thrown(game) == "C2G1"


@pytest.mark.parametrize(
    ("attack", "green", "why"),
    [(0, 1, "1 peasant : 0"), (1, 3, "3 peasants : 1"), (2, 2, "a tie anyway")],
)
def test_battle_14_peasants_alone_make_a_tie(attack: int, green: int, why: str) -> None:
    """SHO-BATTLE-14."""
    game = fought("kozuke:B3c", A=attack, G=green)
    assert game["map"] == "shinano:A2", why
    assert [*game.state.building_stock] == [28, 26, 26], why
    assert peasants(game) == 11 + green, why
    assert told(game)[-1] == "province-lost kozuke B none", why


def test_battle_14_one_defender_is_enough() -> None:
    """SHO-BATTLE-14."""
    assert kozuke(fought("kozuke:B3c", A=3, B=1, G=3)) == "B1c"


def test_battle_15_buildings_and_unrest_pass_to_the_conqueror() -> None:
    """SHO-BATTLE-15."""
    game = fought("kozuke:B3ct+2", A=4, B=1)
    assert game["map"] == "kozuke:A3ct+2 shinano:A2"
    assert [*game.state.building_stock] == [27, 25, 26]


@pytest.mark.parametrize(
    ("attack", "green", "why"), [(1, 1, "a tie"), (1, 2, "it wins"), (0, 0, "0 : 0")]
)
def test_battle_16_a_neutral_province_stays_neutral(
    attack: int, green: int, why: str
) -> None:
    """SHO-BATTLE-16."""
    game = battle("", inside="A:9 G:9")
    throws(game, "A", A=attack, G=green)
    assert game["map"] == "shinano:A2", why
    assert supply(game, "A") == 47 + attack, why
    assert peasants(game) == 10 + green, why
    assert game["tray"] == "", why
    assert of_kind(game, "province-taken", "province-lost") == [], why


def test_battle_17_survivors_stay_where_they_fought() -> None:
    """SHO-BATTLE-17."""
    game = fought(A=9, B=1)
    assert game["map"] == "kozuke:A8 shinano:A2"
    assert of_kind(game, "armies-moved") == []
    for play in ("A march shinano", "A send 1", "A decline"):
        assert game.refuses(play).key == "game-over"


def test_battle_17_nobody_is_asked_about_survivors() -> None:
    """SHO-BATTLE-17."""
    game = given(
        "map shinano:A5 kozuke:B1 noto:C3 | do march@C(1,noto) march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 4")
    throws(game, "A", A=4)
    assert game.asked() == ("march", "C")
    assert game["map"] == "kozuke:A4 noto:C3 shinano:A1"


def outcome(attack: int, held: int, green: int, unrest: bool) -> tuple[str, int]:
    """Return whose Kozuke is after a battle, and with how many armies."""
    defence = held if unrest else held + green
    if attack > defence:
        return "A", attack - defence
    if attack == defence or held == 0:
        return "", 0
    return "B", min(held, defence - attack)


@pytest.mark.parametrize("unrest", [False, True], ids=["calm", "unrest"])
def test_battle_results_of_all_small_throws(unrest: bool) -> None:
    """SHO-BATTLE-5, SHO-BATTLE-6, SHO-BATTLE-7, SHO-BATTLE-9, SHO-BATTLE-10,
    SHO-BATTLE-11, SHO-BATTLE-12, SHO-BATTLE-13, SHO-BATTLE-14.
    """
    for attack, held, green in product(range(5), repeat=3):
        game = battle("kozuke:B3+1" if unrest else "kozuke:B3")
        throws(game, "A", A=attack, B=held, G=green)
        owner, armies = outcome(attack, held, green, unrest)
        marker = "+1" if unrest and owner else ""
        assert kozuke(game) == (f"{owner}{armies}{marker}" if owner else "")
        assert game["tray"] == (f"G:{green}" if unrest and green else "")
        assert [cubes(game, letter) for letter in "ABG"] == [62, 62, 20]
