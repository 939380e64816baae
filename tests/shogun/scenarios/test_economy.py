"""Scenarios S-17 to S-29: tax, rice, buildings and levies. Blue is always seat A."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    given,
    of_kind,
    rice,
    row,
    special,
    supply,
    throws,
    told,
)


def event(card: str) -> str:
    return f" | event {card}" if card else ""


def taxed(province: str, card: str, bonus: str, before: int = 0) -> Scenario:
    held = special("A", bonus) if bonus else "A"
    return acting(
        "tax",
        f"map {province}:A3 | mat A:tax={province} | {held} chests:{before}"
        f"{event(card)}",
    )


def harvested(province: str, card: str, bonus: str) -> Scenario:
    held = special("A", bonus) if bonus else "A"
    return acting(
        "rice",
        f"map {province}:A3 | mat A:rice={province} | {held} rice:0{event(card)}",
    )


def test_s_17_the_event_caps_the_tax_before_the_special_card_adds() -> None:
    """S-17 (SHO-EVENT-4, SHO-EV-2, SHO-ACT-TAX-1, SHO-ACT-RT-4)."""
    game = taxed("settsu", "E3", "tax+1", before=4)
    assert chests(game, "A") == 10
    assert game["map"] == "settsu:A3+1"
    assert told(game) == [
        "card-shown A tax settsu",
        "chests-gained A 6 SHO-ACT-TAX-1",
        "unrest-added settsu",
    ]


@pytest.mark.parametrize(
    ("province", "bonus", "wanted", "why"),
    [
        ("omi", "", 6, "3 is raised to 6"),
        ("omi", "tax+1", 7, "the special card comes on top"),
        ("settsu", "", 7, "7 is enough already"),
    ],
)
def test_s_18_an_event_may_set_the_least_tax(
    province: str, bonus: str, wanted: int, why: str
) -> None:
    """S-18 (SHO-EV-2)."""
    assert chests(taxed(province, "E7", bonus), "A") == wanted, why


@pytest.mark.parametrize(
    ("province", "card", "bonus", "wanted", "why"),
    [
        ("mino", "E8", "", 3, "5 is cut to 3"),
        ("mino", "E8", "rice+1", 4, "the special card comes on top"),
        ("tamba", "E4", "", 4, "2 is raised to 4"),
        ("tamba", "E4", "rice+1", 5, "the special card comes on top"),
    ],
)
def test_s_19_events_limit_rice_before_the_special_card_adds(
    province: str, card: str, bonus: str, wanted: int, why: str
) -> None:
    """S-19 (SHO-EV-2)."""
    assert rice(harvested(province, card, bonus), "A") == wanted, why


def building(kind: str, pieces: str, money: int) -> Scenario:
    province = pieces.partition(":")[0]
    return acting(kind, f"map {pieces} | mat A:{kind}={province} | A chests:{money}")


def test_s_20_a_temple_in_aki_leaves_one_site() -> None:
    """S-20 (SHO-ACT-BUILD-1, SHO-ACT-BUILD-2, SHO-ACT-BUILD-3)."""
    game = building("temple", "aki:A3", 2)
    assert game["map"] == "aki:A3t"
    assert chests(game, "A") == 0
    game = building("castle", "aki:A3t", 3)
    assert game["map"] == "aki:A3ct"
    assert chests(game, "A") == 0
    game = building("theatre", "aki:A3t", 1)
    assert game["map"] == "aki:A3th"
    assert chests(game, "A") == 0
    game = building("temple", "aki:A3t", 9)
    assert game["map"] == "aki:A3t"
    assert chests(game, "A") == 9
    assert told(game) == [
        "card-shown A temple aki",
        "action-void A temple building-stands SHO-ACT-BUILD-3",
    ]


def test_s_21_a_full_province_takes_no_building() -> None:
    """S-21 (SHO-ACT-BUILD-2, SHO-ACT-BUILD-5)."""
    game = building("theatre", "mino:A2c", 10)
    assert game["map"] == "mino:A2c"
    assert chests(game, "A") == 10
    assert of_kind(game, "action-void") == [
        "action-void A theatre no-free-site SHO-ACT-BUILD-2"
    ]


def test_s_22_who_cannot_pay_builds_nothing_and_pays_nothing() -> None:
    """S-22 (SHO-ACT-3)."""
    game = building("castle", "aki:A3", 2)
    assert game["map"] == "aki:A3"
    assert chests(game, "A") == 2
    assert of_kind(game, "action-void") == [
        "action-void A castle cannot-pay SHO-ACT-BUILD-1"
    ]
    game = building("temple", "aki:A3", 2)
    assert game["map"] == "aki:A3t"
    assert chests(game, "A") == 0


def levied(
    levy: str, money: int, cubes: int, bonus: str = "", card: str = ""
) -> Scenario:
    held = special("A", bonus) if bonus else "A"
    return acting(
        levy,
        f"map etchu:A1 | mat A:{levy}=etchu | "
        f"{held} chests:{money} armies:{cubes}{event(card)}",
    )


def test_s_23_too_few_cubes_for_the_levy_make_it_void() -> None:
    """S-23 (SHO-ACT-ARMY-2, SHO-ACT-ARMY-3)."""
    game = levied("army5", 6, 4)
    assert game["map"] == "etchu:A1"
    assert (chests(game, "A"), supply(game, "A")) == (6, 4)
    assert of_kind(game, "action-void") == [
        "action-void A army5 supply-short SHO-ACT-ARMY-2"
    ]


def test_s_23_a_smaller_levy_needs_fewer_cubes() -> None:
    """S-23 (SHO-ACT-ARMY-3, SHO-EV-3)."""
    game = levied("army5", 6, 4, card="E12")
    assert game["map"] == "etchu:A4"
    assert (chests(game, "A"), supply(game, "A")) == (3, 1)


def test_s_23_a_missing_bonus_cube_does_not_void_the_levy() -> None:
    """S-23 (SHO-ACT-ARMY-3)."""
    game = levied("army5", 6, 5, bonus="army6")
    assert game["map"] == "etchu:A6"
    assert (chests(game, "A"), supply(game, "A")) == (3, 0)


@pytest.mark.parametrize(
    ("levy", "bonus", "armies", "cost", "why"),
    [
        ("army5", "army6", 6, 3, "5 becomes 3, then the card sets 6"),
        ("army3", "", 2, 2, "3 becomes 2 at the same price"),
    ],
)
def test_s_24_the_event_cuts_the_levy_and_the_special_card_sets_it(
    levy: str, bonus: str, armies: int, cost: int, why: str
) -> None:
    """S-24 (SHO-SPEC-3, SHO-EV-3)."""
    game = levied(levy, 3, 50, bonus, "E12")
    assert game["map"] == f"etchu:A{1 + armies}", why
    assert chests(game, "A") == 3 - cost, why
    assert supply(game, "A") == 50 - armies, why


def raised() -> Scenario:
    """Blue has raised one army in Kai; Musashi is neutral, Suruga is B's."""
    return acting(
        "army1", "map kai:A2 shinano:A1 suruga:B1 | mat A:army1=kai | A chests:1"
    )


def test_s_25_army1_raises_one_and_may_move_to_an_own_province() -> None:
    """S-25 (SHO-ACT-ARMY1-1, SHO-MOVE-1)."""
    game = raised()
    assert chests(game, "A") == 0
    assert game["map"] == "kai:A3 shinano:A1 suruga:B1"
    assert game.asked() == ("march", "A")
    assert game.offered() == {"march shinano", "decline"}
    game.plays("A march shinano")
    assert game.offered() == {"send 1", "send 2"}
    why = game.refuses("A send 3")
    assert (why.key, why.rule) == ("one-must-stay", "SHO-MOVE-1")
    game.plays("A send 2")
    assert game["map"] == "kai:A1 shinano:A3 suruga:B1"
    assert told(game) == [
        "card-shown A army1 kai",
        "chests-paid A 1 SHO-ACT-ARMY1-1",
        "armies-raised A kai 1 SHO-ACT-ARMY1-1",
        "armies-moved A kai shinano 2",
    ]


def test_s_25_moving_nobody_after_army1_is_accepted() -> None:
    """S-25 (SHO-ACT-ARMY1-1)."""
    game = raised().plays("A decline")
    assert game["map"] == "kai:A3 shinano:A1 suruga:B1"
    assert game.is_over()


@pytest.mark.parametrize(
    ("province", "why"), [("musashi", "neutral"), ("suruga", "another player's")]
)
def test_s_25_army1_moves_into_no_battle(province: str, why: str) -> None:
    """S-25 (SHO-ACT-ARMY1-1)."""
    refusal = raised().refuses(f"A march {province}")
    assert (refusal.key, refusal.rule) == ("no-battle-here", "SHO-ACT-ARMY1-1"), why


def test_s_26_without_money_army1_moves_nobody_either() -> None:
    """S-26 (SHO-ACT-ARMY-2)."""
    game = acting("army1", "map kai:A2 shinano:A1 | mat A:army1=kai | A chests:0")
    assert game["map"] == "kai:A2 shinano:A1"
    assert game.is_over()
    assert told(game) == [
        "card-shown A army1 kai",
        "action-void A army1 cannot-pay SHO-ACT-ARMY-2",
    ]


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("omi:A2+2", "omi:A2h+1", "one marker goes"),
        ("noto:A2", "noto:A2h", "there is none to go"),
    ],
)
def test_s_27_a_theatre_calms_the_province_under_its_event(
    before: str, after: str, why: str
) -> None:
    """S-27 (SHO-EV-6)."""
    province = before.partition(":")[0]
    game = acting(
        "theatre",
        f"map {before} | mat A:theatre={province} | A chests:1 | event E1",
    )
    assert game["map"] == after, why
    assert chests(game, "A") == 0


def test_s_28_a_planned_tax_cannot_be_declined() -> None:
    """S-28 (SHO-ACT-2)."""
    game = acting("tax", "map mikawa:A1+3 | mat A:tax=mikawa | A chests:5")
    assert chests(game, "A") == 11  # taken before anything was asked
    assert game.asked() == ("throw", "A")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A1G3"]
    game.refuses("A decline")


def all_castles(rest: str) -> str:
    """Return a map with all 28 castles, the one in Kozuke among them."""
    castles = (
        "aki:A1c bingo:A1c bitchu:A1c bizen:A1c echigo:A1c echizen:A1c etchu:A1c "
        "harima:A1c hida:A1c hitachi:A1c hoki:A1c ise:A1c iwami:A1c iyo:A1c izu:A1c "
        "izumo:A1c kaga:A1c kai:A1c kazusa:A1c kii:A1c mikawa:A1c mimasaka:A1c "
        "mino:A1c musashi:A1c mutsu:A1c noto:A1c owari:A1c kozuke:B3c"
    )
    assert castles.count("c ") + 1 == 28
    return f"map {castles} {rest}"


def test_s_29_with_all_castles_on_the_map_none_is_built() -> None:
    """S-29 (SHO-ACT-BUILD-4)."""
    game = acting("castle", f"{all_castles('omi:A1')} | mat A:castle=omi | A chests:9")
    assert "omi:A1 " in game["map"] + " "
    assert chests(game, "A") == 9
    assert of_kind(game, "action-void") == [
        "action-void A castle no-building-left SHO-ACT-BUILD-4"
    ]


def test_s_29_a_castle_destroyed_in_a_tie_can_be_built_again() -> None:
    """S-29 (SHO-ACT-BUILD-4)."""
    game = given(
        f"{all_castles('omi:A1 shinano:A3')} | mat A:castle=omi,battle-a=shinano | "
        f"A chests:9 | order ABCD | {row('battle-a', 'castle')} | "
        "do action(0,1) action(0,0)"
    )
    game.plays("A march kozuke", "A send 2")
    throws(game, "A", A=1, B=1)
    assert "omi:A1c" in game["map"]
    assert "kozuke" not in game["map"]
    assert chests(game, "A") == 6
    assert game.state.building_stock[0] == 0
