"""Scenarios S-30 to S-50: movement and battle.

Blue is seat A, yellow B, red C, black D.
"""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    cubes,
    given,
    of_kind,
    owned,
    peasants,
    row,
    special,
    supply,
    throws,
    told,
)


def test_s_30_armies_cross_the_sea_between_shima_and_izu() -> None:
    """S-30 (SHO-MOVE-3)."""
    game = given("map shima:A3 izu:A1 | do march@A(0,shima)")
    assert game.offered() == {"march ise", "march izu"}
    game.plays("A march izu", "A send 2")
    assert game["map"] == "izu:A3 shima:A1"
    assert told(game) == ["armies-moved A shima izu 2"]
    assert game.is_over()
    game = given("map shima:A1 izu:A3 | do march@A(0,izu)")
    game.plays("A march shima", "A send 2")
    assert game["map"] == "izu:A1 shima:A3"
    assert told(game) == ["armies-moved A izu shima 2"]


def test_s_31_a_lone_army_does_not_move() -> None:
    """S-31 (SHO-ACT-BATTLE-3)."""
    game = acting("battle-b", "map shima:A1 izu:A1 | mat A:battle-b=shima")
    assert game.is_over()
    assert game["map"] == "izu:A1 shima:A1"
    assert told(game) == [
        "card-shown A battle-b shima",
        "action-void A battle-b lone-army SHO-ACT-BATTLE-3",
    ]


def test_s_32_blue_must_attack_the_only_province_without_a_temple() -> None:
    """S-32 (SHO-ACT-BATTLE-4)."""
    position = "map aki:A3 iwami:C2t iyo:C2t bingo:C2 | event E10 | mat A:battle-a=aki"
    game = acting("battle-a", position)
    assert game.asked() == ("march", "A")
    assert game.offered() == {"march bingo"}
    why = game.refuses("A decline")
    assert (why.key, why.rule) == ("must-move", "SHO-ACT-BATTLE-4")
    game.plays("A march bingo")
    assert game.offered() == {"send 1", "send 2"}
    game.refuses("A decline")
    relaxed = acting("battle-a", position, strict_forced_battle=False)
    assert relaxed.offered() == {"march bingo", "decline"}


def test_s_32_a_move_into_an_own_province_is_enough() -> None:
    """S-32 (SHO-ACT-BATTLE-4)."""
    game = acting(
        "battle-a",
        "map aki:A3 iwami:C2t iyo:A1 bingo:C2 | event E10 | mat A:battle-a=aki",
    )
    assert game.offered() == {"march bingo", "march iyo"}
    game.plays("A march iyo", "A send 1")
    assert game.is_over()
    assert game["map"] == "aki:A2 bingo:C2 iwami:C2t iyo:A2"


def kozuke(pieces: str = "B3", inside: str = "G:1", **out: int) -> Scenario:
    """Blue attacks yellow's Kozuke from Shinano with 4 of 6 armies."""
    game = given(
        f"map shinano:A6 kozuke:{pieces} | inside {inside} | do march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 4")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A4B3"]
    throws(game, "A", **out)
    assert game.is_over()
    assert [cubes(game, letter) for letter in "ABCDG"] == [62, 62, 62, 62, 20]
    return game


def test_s_33_blue_takes_kozuke() -> None:
    """S-33 (SHO-BATTLE-5, SHO-BATTLE-6, SHO-BATTLE-7, SHO-BATTLE-8, SHO-BATTLE-9,
    SHO-BATTLE-10, SHO-BATTLE-11).
    """
    game = kozuke(A=3, B=1, G=1)
    assert game["map"] == "kozuke:A1 shinano:A2"
    assert (supply(game, "A"), supply(game, "B")) == (56 + 2, 59 + 1)
    assert peasants(game) == 19 + 1
    assert game["inside"] == "A:1 B:2"
    assert game["tray"] == ""
    assert told(game) == [
        "battle-began A shinano kozuke 4 B",
        "cubes-thrown A4B3",
        "cubes-fell A3B1G1",
        "fight-decided kozuke 3 2 A",
        "cubes-returned A 2",
        "cubes-returned B 1",
        "cubes-returned G 1",
        "province-taken A kozuke B none",
        "armies-held A kozuke 1",
    ]


def test_s_34_peasants_do_not_help_where_there_is_unrest() -> None:
    """S-34 (SHO-BATTLE-7, SHO-BATTLE-15)."""
    game = kozuke("B3+1", A=3, B=1, G=1)
    assert game["map"] == "kozuke:A2+1 shinano:A2"
    assert (supply(game, "A"), supply(game, "B")) == (56 + 1, 59 + 1)
    assert game["tray"] == "G:1"
    assert peasants(game) == 19
    assert "fight-decided kozuke 3 1 A" in told(game)


def test_s_35_peasants_save_the_defender() -> None:
    """S-35 (SHO-BATTLE-10, SHO-BATTLE-12)."""
    game = kozuke(inside="G:3", A=2, B=1, G=3)
    assert game["map"] == "kozuke:B1 shinano:A2"
    assert (supply(game, "A"), supply(game, "B")) == (56 + 2, 59)
    assert peasants(game) == 17 + 3
    assert game["tray"] == ""
    assert game["inside"] == "A:2 B:2"
    assert of_kind(game, "province-taken", "province-lost") == []


def test_s_36_the_defender_loses_peasants_first() -> None:
    """S-36 (SHO-BATTLE-10)."""
    game = kozuke(A=2, B=2, G=1)
    assert game["map"] == "kozuke:B1 shinano:A2"
    assert (supply(game, "A"), supply(game, "B")) == (56 + 2, 59 + 1)
    assert peasants(game) == 20
    assert game["tray"] == ""
    assert "fight-decided kozuke 2 3 B" in told(game)


def ruined(game: Scenario) -> None:
    """Check that Kozuke is neutral and its castle and theatre are in stock."""
    assert game["map"] == "shinano:A2"
    assert [*game.state.building_stock] == [28, 26, 26]
    assert owned(game, "B") == set()
    assert of_kind(game, "province-taken", "province-lost") == [
        "province-lost kozuke B none"
    ]
    assert game["tray"] == ""


def test_s_37_a_tie_ruins_the_province() -> None:
    """S-37 (SHO-BATTLE-13)."""
    game = kozuke("B3ch", A=2, B=1, G=1)
    ruined(game)
    assert (supply(game, "A"), supply(game, "B")) == (56 + 2, 59 + 1)
    assert peasants(game) == 20
    assert "fight-decided kozuke 2 2 none" in told(game)


def test_s_38_peasants_alone_hold_no_province() -> None:
    """S-38 (SHO-BATTLE-14)."""
    game = kozuke("B3ch", inside="G:3", A=1, G=3)
    ruined(game)
    assert (supply(game, "A"), supply(game, "B")) == (56 + 1, 59)
    assert peasants(game) == 20
    assert "fight-decided kozuke 1 3 none" in told(game)


def test_s_39_when_nothing_falls_it_is_a_tie() -> None:
    """S-39 (SHO-BATTLE-13)."""
    game = kozuke("B3ch")
    ruined(game)
    assert game["inside"] == "A:4 B:3 G:1"
    assert (supply(game, "A"), supply(game, "B")) == (56, 59)
    assert peasants(game) == 19


def test_s_40_bystanders_wait_in_the_tray() -> None:
    """S-40 (SHO-TOWER-4)."""
    game = kozuke(inside="C:2 D:1", A=3, B=1, C=2, D=1)
    assert game["map"] == "kozuke:A2 shinano:A2"
    assert game["tray"] == "C:2 D:1"
    assert (supply(game, "C"), supply(game, "D")) == (60, 61)


def test_s_41_the_tray_joins_the_throw_and_counts() -> None:
    """S-41 (SHO-TOWER-1, SHO-BATTLE-5)."""
    game = given("map settsu:C5 | tray C:2 D:1 | do march@C(0,settsu)")
    game.plays("C march harima", "C send 3")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown C5D1G1"]
    assert game["tray"] == ""
    throws(game, "C", C=4, D=1)
    assert game["map"] == "harima:C4 settsu:C2"
    assert game["tray"] == "D:1"
    assert game["inside"] == "C:1 G:1"


def neutral(inside: str = "", rest: str = "", **out: int) -> Scenario:
    """Blue attacks neutral Harima from Settsu with 3 of 5 armies."""
    game = given(f"map settsu:A5 | inside {inside} | do {rest} march@A(0,settsu)")
    game.plays("A march harima", "A send 3")
    return throws(game, "A", **out)


def test_s_42_a_neutral_province_is_taken_with_its_card() -> None:
    """S-42 (SHO-BATTLE-8, SHO-BATTLE-11, SHO-CARD-2)."""
    game = neutral(A=2, G=1)
    assert game["map"] == "harima:A1 settsu:A2"
    assert owned(game, "A") == {"harima", "settsu"}
    assert "province-taken A harima none none" in told(game)
    assert peasants(game) == 20
    assert game["gained"] == "harima"


def test_s_42_the_card_gained_is_not_usable_this_round() -> None:
    """S-42 (SHO-CARD-2)."""
    game = given(
        "map settsu:A5 kai:A2 shinano:A1 | mat A:battle-a=settsu,army1=kai | "
        f"A chests:9 | order ABCD | {row('battle-a', 'army1', 'tax')} | "
        "do action(0,2) action(0,1) action(0,0)"
    )
    game.plays("A march harima", "A send 3")
    throws(game, "A", A=3)
    assert game["mat"] == "A:army1+kai,battle-a+settsu"
    assert game.asked() == ("march", "A")
    game.refuses("A assign harima tax")
    game.plays("A decline")
    assert game.is_over()
    assert chests(game, "A") == 8  # army1 was paid, Harima was not taxed
    assert of_kind(game, "card-shown") == [
        "card-shown A battle-a settsu",
        "card-shown A army1 kai",
    ]


@pytest.mark.parametrize("green", [1, 2])
def test_s_43_a_neutral_province_holds_against_as_many(green: int) -> None:
    """S-43 (SHO-BATTLE-16)."""
    game = neutral(inside="G:1", A=1, G=green)
    assert game["map"] == "settsu:A2"
    assert supply(game, "A") == 57 + 1
    assert peasants(game) == 18 + green
    assert game["tray"] == ""
    assert owned(game, "A") == {"settsu"}
    assert of_kind(game, "province-taken", "province-lost") == []


def test_s_44_an_event_doubles_the_neutral_peasants() -> None:
    """S-44 (SHO-BATTLE-3)."""
    game = given("map settsu:A3 | event E9 | do march@A(0,settsu)")
    game.plays("A march harima", "A send 2")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A2G2"]


def test_s_45_all_bonuses_add_up() -> None:
    """S-45 (SHO-SPEC-4, SHO-SPEC-5, SHO-EV-4)."""
    game = given(
        "map shinano:A6 kozuke:B3c | event E2 | tray D:2 G:1 | "
        "special attack+1 defend+1 army6 tax+1 rice+1 | A position:1 | B position:2 | "
        "do march@A(0,shinano)"
    )
    assert (supply(game, "A"), supply(game, "B")) == (56, 59)
    game.plays("A march kozuke", "A send 5")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A6B5D2G1"]
    assert sum(game.state.thrown) == 14
    assert (supply(game, "A"), supply(game, "B")) == (56 - 1, 59 - 2)


def test_s_46_an_empty_supply_only_costs_the_bonus() -> None:
    """S-46 (SHO-SPEC-4)."""
    game = given(
        f"map shinano:A6 kozuke:B3 | {special('A', 'attack+1')} armies:0 | "
        "do march@A(0,shinano)"
    )
    game.plays("A march kozuke", "A send 4")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A4B3"]
    assert supply(game, "A") == 0


def test_s_47_temples_keep_the_peace() -> None:
    """S-47 (SHO-ACT-BATTLE-5, SHO-EV-5)."""
    game = given(
        "map settsu:A3 yamato:B2t harima:B2 | event E10 | do march@A(0,settsu)"
    )
    assert game.offered() == {"march harima", "march kii", "march omi", "march tamba"}
    why = game.refuses("A march yamato")
    assert (why.key, why.rule) == ("temple-peace", "SHO-ACT-BATTLE-5")
    game.plays("A march harima", "A send 2")
    assert of_kind(game, "battle-began") == ["battle-began A settsu harima 2 B"]


def bingo(**out: int) -> Scenario:
    """Yellow plans to tax Bingo in action 8; blue attacks it in action 3."""
    order = row(
        *("castle", "temple", "battle-a", "theatre", "rice", "army5", "army3", "tax")
    )
    rest = " ".join(f"action(0,{place})" for place in range(9, 1, -1))
    game = given(
        "map hoki:A4 bingo:B3 iyo:B1 | mat A:battle-a=hoki B:tax=bingo,rice=iyo | "
        f"{order} | order ABCD | do {rest}"
    )
    assert game.seen("mat", 0) == "A:battle-a+hoki B:rice=?,tax=?"
    game.plays("A march bingo", "A send 3")
    return throws(game, "A", **out)


def test_s_48_a_conquered_card_goes_to_the_victor_and_its_action_is_off() -> None:
    """S-48 (SHO-CARD-1, SHO-CARD-2)."""
    game = bingo(A=3, B=1)
    assert game["map"] == "bingo:A2 hoki:A1 iyo:B1+1"
    assert owned(game, "A") == {"bingo", "hoki"}
    assert game["mat"] == "A:battle-a+hoki B:rice+iyo"
    assert (chests(game, "A"), chests(game, "B")) == (0, 0)
    assert "province-taken A bingo B tax" in told(game)
    assert of_kind(game, "card-shown") == [
        "card-shown A battle-a hoki",
        "card-shown B rice iyo",
    ]


def test_s_49_a_card_lost_in_a_tie_goes_to_nobody() -> None:
    """S-49 (SHO-CARD-1)."""
    game = bingo(A=2, B=2)
    assert game["map"] == "hoki:A1 iyo:B1+1"
    assert game["mat"] == "A:battle-a+hoki B:rice+iyo"
    assert (chests(game, "A"), chests(game, "B")) == (0, 0)
    assert "province-lost bingo B tax" in told(game)
    assert of_kind(game, "chests-gained") == []


def test_s_50_later_actions_find_what_earlier_ones_left() -> None:
    """S-50 (SHO-ROUND-5)."""
    order = row(
        *("castle", "temple", "battle-a", "theatre", "rice", "army5", "battle-b")
    )
    rest = " ".join(f"action(0,{place})" for place in range(9, 1, -1))
    game = given(
        "map aki:A4 iyo:A1 bingo:C4 | mat A:battle-a=aki C:battle-b=bingo | "
        f"{order} | order CABD | do {rest}"
    )
    game.plays("A march iyo", "A send 3")
    assert game["map"] == "aki:A1 bingo:C4 iyo:A4"
    assert game.asked() == ("march", "C")
    game.plays("C march aki", "C send 2")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A1C2"]
