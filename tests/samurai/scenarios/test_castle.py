"""Scenarios SC-46 to SC-54: castles and control."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import (
    castles,
    holder,
    power,
    prices,
    rule_for,
    supply,
    told,
    watched,
)


def test_sc_46_two_armies_become_a_castle_of_the_same_power() -> None:
    """SC-46 (SSE-ACT-CASTLE-1, SSE-CTRL-1)."""
    game = given("map G3:A3B2 | A armies:4 castles:3 | do castle@A(g1)")
    assert (power(game, "A", "G3"), power(game, "B", "G3")) == (3, 2)
    assert prices(game) == {"build G3": {}, "decline": {}}
    assert rule_for(game)["build G3"] == "SSE-ACT-CASTLE-1"
    game.plays("A build G3")
    assert game["map"] == "G3:A1cB2"
    assert (supply(game, "A"), castles(game, "A")) == (6, 2)
    assert (power(game, "A", "G3"), power(game, "B", "G3")) == (3, 2)
    assert holder(game, "G3") == "A"
    assert told(game) == ["castle-built A G3"]
    assert game.is_over()


def test_sc_47_a_second_castle_order_mans_the_castle() -> None:
    """SC-47 (SSE-ACT-CASTLE-2, SSE-ACT-CASTLE-3)."""
    game = given("map G3:Ac G2:A4 | A armies:2 | do castle@A(g1)")
    assert rule_for(game) == {
        "recruit G3": "SSE-ACT-CASTLE-2",
        "decline": "SSE-ACT-CASTLE-1",
    }
    why = game.refuses("A build G2")
    assert (why.key, why.rule) == ("castle-in-region", "SSE-ACT-CASTLE-3")
    game.plays("A recruit G3")
    assert game["map"] == "G2:A4 G3:A1c"
    assert supply(game, "A") == 1
    assert game.is_over()


def test_sc_47_with_an_empty_supply_nothing_happens() -> None:
    """SC-47 (SSE-ACT-CASTLE-2, SSE-ACT-CASTLE-3)."""
    game = watched("map G3:Ac G2:A4 | A armies:0 | do castle@A(g1)")
    assert game.is_over()
    assert told(game) == ["declined A castle"]
    assert game["map"] == "G2:A4 G3:Ac"


@pytest.mark.parametrize(
    ("edition", "allowed"), [("standard", True), ("draft", True), ("crowd", False)]
)
def test_sc_48_the_crowd_edition_keeps_castles_out_of_capitals(
    edition: str, allowed: bool
) -> None:
    """SC-48 (SSE-ACT-CASTLE-5)."""
    game = given("map T1:A2 T2:A2 | do castle@A(t1)", edition=edition)
    if allowed:
        assert game.offered() == {"build T1", "build T2", "decline"}
        assert game.plays("A build T1")["map"] == "T1:Ac T2:A2"
    else:
        assert game.offered() == {"build T2", "decline"}
        why = game.refuses("A build T1")
        assert (why.key, why.rule) == ("castle-in-capital", "SSE-ACT-CASTLE-5")


@pytest.mark.parametrize("edition", ["standard", "draft"])
def test_sc_49_castles_of_two_players_may_share_a_province(edition: str) -> None:
    """SC-49 (SSE-ACT-CASTLE-6)."""
    game = given("map T2:A2Bc | do castle@A(t1)", edition=edition)
    game.plays("A build T2")
    assert game["map"] == "T2:AcBc"
    assert (power(game, "A", "T2"), power(game, "B", "T2")) == (2, 2)
    assert holder(game, "T2") == ""


def test_sc_49_in_the_crowd_edition_a_province_holds_one_castle() -> None:
    """SC-49 (SSE-ACT-CASTLE-6)."""
    game = given("map T2:A2Bc T3:A2 | do castle@A(t1)", edition="crowd")
    assert game.offered() == {"build T3", "decline"}
    why = game.refuses("A build T2")
    assert (why.key, why.rule) == ("castle-there", "SSE-ACT-CASTLE-6")


def test_sc_50_the_fourth_castle_is_not_there() -> None:
    """SC-50 (SSE-ACT-CASTLE-7)."""
    game = watched("map G3:Ac O4:Ac T2:Ac V2:A2 | do castle@A(v1)")
    assert castles(game, "A") == 0
    assert game.is_over()
    assert told(game) == ["declined A castle"]
    assert game["map"] == "G3:Ac O4:Ac T2:Ac V2:A2"


def test_sc_51_both_armies_come_from_one_province() -> None:
    """SC-51 (SSE-ACT-CASTLE-1)."""
    game = watched("map G2:A1 G4:A1 | do castle@A(g1)")
    assert game.is_over()
    assert told(game) == ["declined A castle"]
    assert game["map"] == "G2:A1 G4:A1"


def test_sc_52_a_castle_and_an_army_beat_two_armies() -> None:
    """SC-52 (SSE-CTRL-1, SSE-CTRL-2)."""
    game = given("map O1:B2A1c | B armies:1 | do recruit@B(o1)")
    assert (power(game, "A", "O1"), power(game, "B", "O1")) == (3, 2)
    assert holder(game, "O1") == "A"
    game.plays("B recruit O1")
    assert (power(game, "A", "O1"), power(game, "B", "O1")) == (3, 3)
    assert holder(game, "O1") == ""


def test_sc_53_the_marker_of_a_draft_castle_is_no_army() -> None:
    """SC-53 (SSE-ACT-CASTLE-9d, SSE-CTRL-5)."""
    game = given("map O4:AcB1C1 | do attack@C(o1)", edition="draft")
    assert supply(game, "A") == 19, "one of 20 armies lies on the castle"
    assert [power(game, seat, "O4") for seat in "ACB"] == [2, 1, 1]
    assert holder(game, "O4") == "A"
    assert game.offered() == {"attack O4 B", "decline"}
    assert game.refuses("C attack O4 A").key == "no-army-of-victim"


def test_sc_54_two_armies_beat_one_and_one() -> None:
    """SC-54 (SSE-CTRL-2)."""
    assert holder(given("map O4:A1B2C1"), "O4") == "B"
