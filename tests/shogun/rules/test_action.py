"""SHO-ACT: what holds for all ten actions."""

from collections import Counter

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    finished,
    given,
    of_kind,
    rice,
    row,
    supply,
    throws,
    told,
)

ACTIONS = (
    *("castle", "temple", "theatre", "rice", "tax"),
    *("army5", "army3", "army1", "battle-a", "battle-b"),
)


@pytest.mark.parametrize(
    ("action", "after", "money", "harvest", "why"),
    [
        ("castle", "aki:A3c", 6, 0, "3 chests for a castle"),
        ("temple", "aki:A3t", 7, 0, "2 chests for a temple"),
        ("theatre", "aki:A3h", 8, 0, "1 chest for a theatre"),
        ("rice", "aki:A3+1", 9, 3, "3 rice"),
        ("tax", "aki:A3+1", 13, 0, "4 chests"),
        ("army5", "aki:A8", 6, 0, "5 armies"),
        ("army3", "aki:A6", 7, 0, "3 armies"),
        ("army1", "aki:A4", 8, 0, "1 army"),
    ],
)
def test_act_1_a_province_card_carries_out_the_action_there(
    action: str, after: str, money: int, harvest: int, why: str
) -> None:
    """SHO-ACT-1."""
    game = acting(action, f"map aki:A3 | mat A:{action}=aki | A chests:9")
    assert game["map"] == after, why
    assert (chests(game, "A"), rice(game, "A")) == (money, harvest), why
    assert told(game)[0] == f"card-shown A {action} aki"


@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
def test_act_1_a_province_card_sends_its_armies_to_battle(action: str) -> None:
    """SHO-ACT-1."""
    game = acting(action, f"map aki:A3 | mat A:{action}=aki")
    assert game.asked() == ("march", "A")
    assert game.offered() == {"march bingo", "march iwami", "march iyo"}


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize(
    ("laid", "why"), [("=chest4", "a chest card"), ("", "an empty field")]
)
def test_act_1_without_a_province_card_nothing_happens(
    action: str, laid: str, why: str
) -> None:
    """SHO-ACT-1."""
    mat = f" | mat A:{action}{laid}" if laid else ""
    game = acting(action, f"map aki:A3{mat} | A chests:9")
    assert game.is_over(), why
    assert game["map"] == "aki:A3", why
    assert (chests(game, "A"), rice(game, "A"), supply(game, "A")) == (9, 0, 59)


def test_act_1_a_removed_card_does_nothing() -> None:
    """SHO-ACT-1."""
    game = given(
        "map aki:A3 bingo:B2 | mat A:battle-a=aki B:tax=bingo | B chests:9 | "
        f"order ABCD | {row('battle-a', 'tax')} | do action(0,1) action(0,0)"
    )
    game.plays("A march bingo", "A send 2")
    throws(game, "A", A=2, B=1)
    assert chests(game, "B") == 9
    assert of_kind(game, "card-shown") == ["card-shown A battle-a aki"]


def test_act_2_whoever_can_do_the_action_must_do_it() -> None:
    """SHO-ACT-2."""
    for action in ("castle", "temple", "theatre", "rice", "tax", "army5", "army3"):
        game = acting(action, f"map aki:A3 | mat A:{action}=aki | A chests:9")
        assert game.is_over()  # nobody was asked whether to do it
        assert of_kind(game, "action-void", "declined") == []
        assert len(told(game)) > 1
    for action in ("battle-a", "battle-b"):
        game = acting(action, f"map aki:A3 | mat A:{action}=aki | A chests:9")
        game.refuses("A decline")


def test_act_2_a_revolt_nobody_wants_is_not_avoided() -> None:
    """SHO-ACT-2."""
    game = acting("rice", "map kai:A1+5 | mat A:rice=kai")
    assert game.asked() == ("throw", "A")
    game.refuses("A decline")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A1G5"]


@pytest.mark.parametrize(
    ("action", "position", "key", "why"),
    [
        ("castle", "map aki:A3 | A chests:2", "cannot-pay", "2 of 3 chests"),
        ("temple", "map aki:A3 | A chests:1", "cannot-pay", "1 of 2 chests"),
        ("theatre", "map aki:A3 | A chests:0", "cannot-pay", "0 of 1 chest"),
        ("castle", "map aki:A3th | A chests:9", "no-free-site", "both sites full"),
        ("castle", "map aki:A3c | A chests:9", "building-stands", "it has one"),
        ("army5", "map aki:A3 | A chests:2", "cannot-pay", "2 of 3 chests"),
        ("army5", "map aki:A3 | A chests:9 armies:4", "supply-short", "4 of 5 cubes"),
        ("army3", "map aki:A3 | A chests:1", "cannot-pay", "1 of 2 chests"),
        ("army3", "map aki:A3 | A chests:9 armies:2", "supply-short", "2 of 3 cubes"),
        ("army1", "map aki:A3 iyo:A1 | A chests:0", "cannot-pay", "no chest"),
        (
            "army1",
            "map aki:A3 iyo:A1 | A chests:9 armies:0",
            "supply-short",
            "no cube, so no move either",
        ),
        ("battle-a", "map aki:A1 | A chests:9", "lone-army", "one must stay"),
        ("battle-b", "map aki:A1 | A chests:9", "lone-army", "one must stay"),
    ],
)
def test_act_3_an_action_is_carried_out_in_full_or_not_at_all(
    action: str, position: str, key: str, why: str
) -> None:
    """SHO-ACT-3."""
    game = acting(action, f"{position} | mat A:{action}=aki")
    before = given(f"{position} | mat A:{action}=aki")
    assert game.is_over(), why
    assert game["map"] == before["map"], why
    assert game["A"] == before["A"], why
    assert supply(game, "A") == supply(before, "A"), why
    void = of_kind(game, "action-void")
    assert [text.split()[:4] for text in void] == [["action-void", "A", action, key]]


def by_round(game: Scenario) -> list[Counter[str]]:
    rounds: list[Counter[str]] = []
    for text in told(game):
        if text.startswith("season-began"):
            rounds.append(Counter())
        if text.startswith("card-shown"):
            rounds[-1][" ".join(text.split()[1:3])] += 1
    return rounds


@pytest.mark.parametrize("players", [3, 4, 5])
def test_act_4_nobody_does_an_action_twice_in_a_round(players: int) -> None:
    """SHO-ACT-4."""
    for turns in by_round(finished(players)):
        assert all(number == 1 for number in turns.values())


def test_act_4_every_action_comes_once_for_everybody() -> None:
    """SHO-ACT-4."""
    game = given(
        f"mat A:castle=chest0,tax=chest1 B:tax=chest2 C:battle-b=chest3 | "
        f"order ABCD | {row()} | do "
        + " ".join(f"action(0,{place})" for place in range(9, -1, -1))
    )
    assert of_kind(game, "card-shown") == [
        "card-shown A castle chest0",
        "card-shown A tax chest1",
        "card-shown B tax chest2",
        "card-shown C battle-b chest3",
    ]


def test_act_5_costs_go_to_the_stock_and_gains_come_from_it() -> None:
    """SHO-ACT-5: nobody else has less or more."""
    everybody = " | ".join(f"{seat} chests:7" for seat in "ABCD")
    game = acting("castle", f"map aki:A3 | mat A:castle=aki | {everybody}")
    assert [chests(game, seat) for seat in "ABCD"] == [4, 7, 7, 7]
    assert [*game.state.building_stock] == [27, 26, 26]
    assert "chests-paid A 3 SHO-ACT-BUILD-1" in told(game)
    game = acting("tax", f"map aki:A3 | mat A:tax=aki | {everybody}")
    assert [chests(game, seat) for seat in "ABCD"] == [11, 7, 7, 7]
    assert "chests-gained A 4 SHO-ACT-TAX-1" in told(game)


def test_act_5_the_stock_of_chests_never_runs_out() -> None:
    """SHO-ACT-5: there are 135 in the box, but they are only play money [R-39]."""
    game = acting("tax", "map settsu:A3 | mat A:tax=settsu | A chests:200")
    assert chests(game, "A") == 207
