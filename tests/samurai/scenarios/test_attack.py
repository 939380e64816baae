"""Scenarios SC-38 to SC-42: the Attack order."""

from tests.samurai.given import given
from tests.samurai.seen import (
    holder,
    holdings,
    of_kind,
    prices,
    rule_for,
    supply,
    told,
    watched,
)


def test_sc_38_yellow_kills_blue_and_pays_to_kill_green() -> None:
    """SC-38 (SSE-ACT-ATTACK-1, SSE-ACT-ATTACK-3)."""
    game = given("map O3:B1C1D1 | D bushido:1 | do attack@D(o1)")
    before = supply(game, "B"), supply(game, "C")
    assert prices(game) == {"attack O3 B": {}, "attack O3 C": {}, "decline": {}}
    game.plays("D attack O3 B")
    assert prices(game) == {"attack O3 C": {"bushido": 1}, "decline": {}}
    assert rule_for(game)["attack O3 C"] == "SSE-ACT-ATTACK-3"
    game.plays("D attack O3 C")
    assert game["map"] == "O3:D1"
    assert holder(game, "O3") == "D"
    assert holdings(game, "D") == (0, 0)
    assert (supply(game, "B"), supply(game, "C")) == (before[0] + 1, before[1] + 1)
    assert told(game) == [
        "army-destroyed O3 B D SSE-ACT-ATTACK-1",
        "resource-paid D bushido 1 SSE-ACT-ATTACK-3",
        "army-destroyed O3 C D SSE-ACT-ATTACK-3",
    ]
    assert game.is_over()


def test_sc_39_castles_neither_attack_nor_are_attacked() -> None:
    """SC-39 (SSE-ACT-ATTACK-2, SSE-ACT-ATTACK-5)."""
    game = watched("map O4:AcB2 O3:A1Bc | A bushido:5 | do attack@A(o1)")
    assert game.is_over()
    assert told(game) == ["declined A attack"]
    assert game["map"] == "O3:A1Bc O4:AcB2"


def test_sc_40_the_second_kill_stays_in_the_province() -> None:
    """SC-40 (SSE-ACT-ATTACK-4, SSE-ACT-GEN-4)."""
    game = given("map T2:A1B1 T3:A1B1 | A bushido:3 | do attack@A(t1)")
    assert game.offered() == {"attack T2 B", "attack T3 B", "decline"}
    game.plays("A attack T2 B")
    assert game.is_over()
    game.refuses("A attack T3 B")
    assert game["map"] == "T2:A1 T3:A1B1"
    assert holdings(game, "A") == (0, 3)


def test_sc_40_another_province_is_refused_even_while_the_second_kill_is_asked() -> (
    None
):
    """SC-40 (SSE-ACT-ATTACK-4, SSE-ACT-GEN-4)."""
    game = given("map T2:A1B2 T3:A1B1 | A bushido:3 | do attack@A(t1)")
    game.plays("A attack T2 B")
    assert game.offered() == {"attack T2 B", "decline"}
    why = game.refuses("A attack T3 B")
    assert (why.key, why.rule) == ("same-province-only", "SSE-ACT-ATTACK-4")


def test_sc_41_without_bushido_one_army_falls() -> None:
    """SC-41 (SSE-ACT-ATTACK-3)."""
    game = given("map T2:A1B3 | A bushido:0 food:5 | do attack@A(t1)")
    game.plays("A attack T2 B")
    assert game.is_over()
    game.refuses("A attack T2 B")
    assert game["map"] == "T2:A1B2"
    assert holder(game, "T2") == "B"
    assert holdings(game, "A") == (5, 0)


def test_sc_42_an_attack_kills_twice_in_each_round() -> None:
    """SC-42 (SSE-ACT-GEN-5)."""
    game = given(
        "map O3:A1B5 | slots o3:A-attack | A bushido:2 | era 1.1 | "
        "do resolution(0) planning(2) resolution(0)",
        players=2,
    )
    game.plays("A attack O3 B", "A attack O3 B")
    assert (game["map"], holdings(game, "A")) == ("O3:A1B3", (0, 1))
    game.plays("A place attack g2", "B place attack g3")
    game.plays("A place harvest t2", "B place attack t3")
    game.plays("A place harvest v2", "B place harvest v3")
    assert game.asked() == ("attack", "A")
    game.plays("A attack O3 B")
    assert prices(game) == {"attack O3 B": {"bushido": 1}, "decline": {}}
    game.plays("A attack O3 B")
    assert (game["map"], holdings(game, "A")) == ("O3:A1B1", (0, 0))
    assert len(of_kind(game, "army-destroyed")) == 4
    assert len(of_kind(game, "resource-paid")) == 2
