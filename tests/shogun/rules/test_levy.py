"""SHO-ACT-ARMY: raising armies."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    given,
    of_kind,
    rule_for,
    special,
    supply,
    told,
)


def levied(
    levy: str, money: int, left: int, event: str = "", card: str = ""
) -> Scenario:
    held = special("A", card) if card else "A"
    happens = f" | event {event}" if event else ""
    return acting(
        levy,
        f"map etchu:A1 | mat A:{levy}=etchu | {held} chests:{money} armies:{left}"
        f"{happens}",
    )


@pytest.mark.parametrize(
    ("levy", "rule", "armies", "cost"),
    [
        ("army5", "SHO-ACT-ARMY5-1", 5, 3),
        ("army3", "SHO-ACT-ARMY3-1", 3, 2),
        ("army1", "SHO-ACT-ARMY1-1", 1, 1),
    ],
)
def test_act_army_1_so_many_armies_cost_so_much(
    levy: str, rule: str, armies: int, cost: int
) -> None:
    """SHO-ACT-ARMY5-1, SHO-ACT-ARMY3-1, SHO-ACT-ARMY1-1."""
    game = levied(levy, cost, armies)
    assert game["map"] == f"etchu:A{1 + armies}"
    assert (chests(game, "A"), supply(game, "A")) == (0, 0)
    assert told(game)[:3] == [
        f"card-shown A {levy} etchu",
        f"chests-paid A {cost} {rule}",
        f"armies-raised A etchu {armies} {rule}",
    ]


def moving(pieces: str) -> Scenario:
    """A has raised one army in Kai."""
    return acting("army1", f"map {pieces} | mat A:army1=kai | A chests:1")


def test_act_army1_1_armies_may_move_to_one_adjacent_own_province() -> None:
    """SHO-ACT-ARMY1-1: Kai borders Musashi, Sagami, Shinano, Suruga, Totomi."""
    game = moving("kai:A4 shinano:A1 suruga:A2 musashi:B1 mino:A1")
    assert game.asked() == ("march", "A")
    assert rule_for(game) == dict.fromkeys(
        ("march shinano", "march suruga", "decline"), "SHO-ACT-ARMY1-1"
    )
    for there, key in (
        ("musashi", "no-battle-here"),
        ("sagami", "no-battle-here"),
        ("mino", "not-adjacent"),
    ):
        assert game.refuses(f"A march {there}").key == key
    game.plays("A march suruga")
    assert game.offered() == {"send 1", "send 2", "send 3", "send 4"}
    assert game.refuses("A send 5").key == "one-must-stay"
    game.plays("A send 4")
    assert game["map"] == "kai:A1 mino:A1 musashi:B1 shinano:A1 suruga:A6"
    assert game.is_over()


def test_act_army1_1_the_move_is_optional() -> None:
    """SHO-ACT-ARMY1-1."""
    game = moving("kai:A4 shinano:A1").plays("A decline")
    assert game["map"] == "kai:A5 shinano:A1"
    assert game.is_over()
    assert told(game)[-1] == "declined A march"


def test_act_army1_1_the_only_free_army_moves_without_a_further_question() -> None:
    """SHO-ACT-ARMY1-1: of two armies one must stay."""
    game = moving("kai:A1 shinano:A1").plays("A march shinano")
    assert game["map"] == "kai:A1 shinano:A2"
    assert game.is_over()


@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ("kai:A1", "all neighbours are neutral"),
        ("kai:A1 shinano:B1 suruga:B1", "some are another player's"),
        ("kai:A1 mino:A3", "its own is not adjacent"),
    ],
)
def test_act_army1_1_without_an_own_neighbour_there_is_no_move(
    pieces: str, why: str
) -> None:
    """SHO-ACT-ARMY1-1."""
    game = moving(pieces)
    assert game.is_over(), why
    assert game["map"] == pieces.replace("kai:A1", "kai:A2"), why


@pytest.mark.parametrize("levy", ["army5", "army3"])
def test_act_army1_1_the_other_levies_have_no_move(levy: str) -> None:
    """SHO-ACT-ARMY1-1."""
    game = acting(levy, f"map kai:A3 shinano:A1 | mat A:{levy}=kai | A chests:9")
    assert game.is_over()
    assert of_kind(game, "armies-moved", "declined") == []


@pytest.mark.parametrize(
    ("levy", "money", "left", "key", "why"),
    [
        ("army5", 2, 9, "cannot-pay", "2 of 3 chests"),
        ("army5", 9, 4, "supply-short", "4 of 5 cubes"),
        ("army3", 1, 9, "cannot-pay", "1 of 2 chests"),
        ("army3", 9, 2, "supply-short", "2 of 3 cubes"),
        ("army1", 0, 9, "cannot-pay", "0 of 1 chest"),
        ("army1", 9, 0, "supply-short", "0 of 1 cube"),
    ],
)
def test_act_army_2_too_few_cubes_or_chests_void_the_whole_action(
    levy: str, money: int, left: int, key: str, why: str
) -> None:
    """SHO-ACT-ARMY-2."""
    game = acting(
        levy,
        f"map etchu:A3 noto:A1 | mat A:{levy}=etchu | A chests:{money} armies:{left}",
    )
    assert game.is_over(), why  # no move of army1 either
    assert game["map"] == "etchu:A3 noto:A1", why
    assert (chests(game, "A"), supply(game, "A")) == (money, left), why
    assert told(game)[1:] == [f"action-void A {levy} {key} SHO-ACT-ARMY-2"], why


@pytest.mark.parametrize(
    ("levy", "left", "event", "card", "raised", "why"),
    [
        ("army5", 5, "", "", 5, "just enough"),
        ("army5", 4, "", "army6", None, "the basic five are needed"),
        ("army5", 5, "", "army6", 5, "the sixth is missing"),
        ("army5", 6, "", "army6", 6, "all are there"),
        ("army5", 3, "E12", "", 3, "the event lowers what is needed"),
        ("army5", 2, "E12", "", None, "2 of 3"),
        ("army5", 3, "E12", "army6", 3, "3 are needed, 6 are missing"),
        ("army5", 5, "E12", "army6", 5, "as far as the supply goes"),
        ("army5", 2, "E12", "army6", None, "2 of 3"),
        ("army3", 2, "E12", "", 2, "the event lowers what is needed"),
        ("army3", 1, "E12", "", None, "1 of 2"),
        ("army1", 1, "E12", "", 1, "army1 is untouched"),
        ("army1", 0, "E12", "", None, "0 of 1"),
    ],
)
def test_act_army_3_what_must_be_there_is_the_basic_levy_after_the_event(
    levy: str, left: int, event: str, card: str, raised: int | None, why: str
) -> None:
    """SHO-ACT-ARMY-3."""
    game = levied(levy, 3, left, event, card)
    cost = {"army5": 3, "army3": 2, "army1": 1}[levy]
    armies = raised or 0
    assert game["map"] == f"etchu:A{1 + armies}", why
    assert supply(game, "A") == left - armies, why
    assert chests(game, "A") == (3 if raised is None else 3 - cost), why
    assert bool(of_kind(game, "action-void")) == (raised is None), why


def test_act_army_3_cubes_in_tower_and_tray_cannot_be_raised() -> None:
    """SHO-ACT-ARMY-3."""
    game = acting(
        "army5",
        "map etchu:A50 | inside A:5 | tray A:3 | mat A:army5=etchu | A chests:3",
    )
    assert supply(game, "A") == 4
    assert of_kind(game, "action-void") == [
        "action-void A army5 supply-short SHO-ACT-ARMY-2"
    ]


def test_act_army_3_a_general_asks_for_no_more_cubes() -> None:
    """SHO-ACT-ARMY-3."""
    game = given(
        "map etchu:A1 | generals A:etchu | mat A:army3=etchu | A chests:2 armies:3 | "
        "order A | row army3 castle temple theatre rice tax army5 army1 battle-a "
        "battle-b | do action(0,0)",
        modules=("generals",),
    )
    assert game["map"] == "etchu:A4"
    assert chests(game, "A") == 0
