"""SSE-ACT-ATTACK: the Attack order."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import (
    holder,
    holdings,
    prices,
    rule_for,
    supply,
    told,
    watched,
)


@pytest.mark.parametrize(
    ("pieces", "offered", "why"),
    [
        ("O3:A1B1", {"attack O3 B"}, "one of each is enough"),
        ("O3:A1B2C1D4", {f"attack O3 {seat}" for seat in "BCD"}, "any opponent"),
        (
            "O1:A1B1 O2:A2 O3:B2 O7:A3C1",
            {"attack O1 B", "attack O7 C"},
            "both must be there",
        ),
        ("O3:A1B1 G2:A1B1 T2:A1B1", {"attack O3 B"}, "this region only"),
    ],
)
def test_act_attack_1_where_an_own_army_meets_another(
    pieces: str, offered: set[str], why: str
) -> None:
    """SSE-ACT-ATTACK-1."""
    game = given(f"map {pieces} | do attack@A(o1)")
    assert game.offered() == offered | {"decline"}, why


@pytest.mark.parametrize(
    ("play", "key", "rule", "why"),
    [
        ("attack O2 B", "no-own-army", "SSE-ACT-ATTACK-1", "nobody to attack with"),
        ("attack O3 C", "no-army-of-victim", "SSE-ACT-ATTACK-1", "C is not there"),
        ("attack G2 B", "other-region", "SSE-RES-9", "grey"),
        ("attack O3 A", "own-army", "SSE-ACT-ATTACK-6", "oneself"),
    ],
)
def test_act_attack_1_other_attacks_are_refused(
    play: str, key: str, rule: str, why: str
) -> None:
    """SSE-ACT-ATTACK-1, SSE-ACT-ATTACK-6."""
    game = given("map O2:B1 O3:A2B1 G2:A1B1 | do attack@A(o1)")
    refused = game.refuses(f"A {play}")
    assert (refused.key, refused.rule) == (key, rule), why


def test_act_attack_1_the_victim_goes_back_to_its_owners_supply() -> None:
    """SSE-ACT-ATTACK-1."""
    game = given("map O3:A1B2 | B armies:3 | do attack@A(o1)")
    game.plays("A attack O3 B")
    assert game["map"] == "O3:A1B1"
    assert supply(game, "B") == 4
    assert told(game)[0] == "army-destroyed O3 B A SSE-ACT-ATTACK-1"


@pytest.mark.parametrize(
    ("pieces", "possible", "why"),
    [
        ("O4:AcB2", False, "only a castle"),
        ("O4:A1cB2", True, "castle and army"),
    ],
)
def test_act_attack_2_a_castle_does_not_attack(
    pieces: str, possible: bool, why: str
) -> None:
    """SSE-ACT-ATTACK-2."""
    game = given(f"map {pieces} | do attack@A(o1)")
    assert game.is_over() != possible, why


@pytest.mark.parametrize(
    ("second", "left", "why"),
    [
        ("B", "O3:A1C1", "the same opponent"),
        ("C", "O3:A1B1", "another opponent"),
    ],
)
def test_act_attack_3_one_bushido_for_a_second_kill(
    second: str, left: str, why: str
) -> None:
    """SSE-ACT-ATTACK-3."""
    game = given("map O3:A1B2C1 | A bushido:4 | do attack@A(o1)")
    game.plays("A attack O3 B")
    assert prices(game) == {
        "attack O3 B": {"bushido": 1},
        "attack O3 C": {"bushido": 1},
        "decline": {},
    }
    assert rule_for(game)["attack O3 C"] == "SSE-ACT-ATTACK-3"
    before = supply(game, second)
    game.plays(f"A attack O3 {second}")
    assert game["map"] == left, why
    assert supply(game, second) == before + 1
    assert holdings(game, "A") == (0, 3)
    assert told(game)[1:] == [
        "resource-paid A bushido 1 SSE-ACT-ATTACK-3",
        f"army-destroyed O3 {second} A SSE-ACT-ATTACK-3",
    ]
    assert game.is_over()


def test_act_attack_3_the_second_kill_may_be_declined() -> None:
    """SSE-ACT-ATTACK-3."""
    game = given("map O3:A1B2 | A bushido:4 | do attack@A(o1)")
    game.plays("A attack O3 B", "A decline")
    assert (game["map"], holdings(game, "A")) == ("O3:A1B1", (0, 4))
    assert told(game)[-1] == "declined A attack-again"


def test_act_attack_3_a_missing_victim_looks_like_a_declined_kill() -> None:
    """SSE-ACT-ATTACK-3, SSE-DEC-8."""
    game = given("map O3:A1B1 | A bushido:4 | do attack@A(o1)")
    game.plays("A attack O3 B")
    assert told(game)[-1] == "declined A attack-again"


def test_act_attack_4_the_second_victim_is_in_the_same_province() -> None:
    """SSE-ACT-ATTACK-4."""
    game = given("map O3:A1B2 O4:A1B1C1 | A bushido:4 | do attack@A(o1)")
    game.plays("A attack O3 B")
    assert game.offered() == {"attack O3 B", "decline"}
    for victim in "BC":
        why = game.refuses(f"A attack O4 {victim}")
        assert (why.key, why.rule) == ("same-province-only", "SSE-ACT-ATTACK-4")
    assert game.refuses("A attack O3 C").key == "no-army-of-victim"
    assert game.refuses("A attack O3 A").key == "own-army"
    game.refuses("A recruit O1")


@pytest.mark.parametrize(
    ("pieces", "offered", "why"),
    [
        ("O3:A1Bc", set(), "a castle alone"),
        ("O3:A1BcC1", {"attack O3 C"}, "the army beside it"),
        ("O3:A1B1c", {"attack O3 B"}, "the army in front of it"),
    ],
)
@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
def test_act_attack_5_castles_are_no_victims(
    edition: str, pieces: str, offered: set[str], why: str
) -> None:
    """SSE-ACT-ATTACK-5."""
    game = watched(f"map {pieces} | A bushido:5 | do attack@A(o1)", edition=edition)
    if not offered:
        assert told(game) == ["declined A attack"], why
        return
    assert game.offered() == offered | {"decline"}, why
    game.plays(f"A {min(offered)}")
    assert game.is_over(), "the castle is no second victim either"
    assert "Bc" in game["map"]


def test_act_attack_6_the_attacker_loses_nothing_and_needs_no_control() -> None:
    """SSE-ACT-ATTACK-6."""
    game = given("map O3:A1B9 | do attack@A(o1)")
    assert holder(game, "O3") == "B"
    before = supply(game, "A")
    assert game.refuses("A attack O3 A").key == "own-army"
    game.plays("A attack O3 B")
    assert game["map"] == "O3:A1B8"
    assert supply(game, "A") == before


def test_act_attack_7_the_own_army_is_checked_when_the_province_is_chosen() -> None:
    """SSE-ACT-ATTACK-7: not again for the second kill."""
    game = given("map O3:B2C1 | A bushido:1 | do attack-again@A(o1,O3)")
    assert game.offered() == {"attack O3 B", "attack O3 C", "decline"}
    game.plays("A attack O3 C")
    assert game["map"] == "O3:B2"
