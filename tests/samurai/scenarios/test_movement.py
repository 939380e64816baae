"""Scenarios SC-25 to SC-33: movement."""

from tests.samurai.given import given

MOVE3 = "move@A({slot},3,0,0)"
MOVE23 = "move@A({slot},2,1,0)"


def test_sc_25_three_armies_share_three_points() -> None:
    """SC-25 (SSE-ACT-MOVE3-1, SSE-ACT-MOVE-4)."""
    game = given("map O1:A3 | do move@A(o1,3,0,0)")
    game.plays("A step O1 O2", "A step O1 O2", "A step O1 O3")
    assert game["map"] == "O2:A2 O3:A1"
    assert game.is_over()


def test_sc_29_only_the_traveller_goes_on() -> None:
    """SC-29 (SSE-ACT-MOVE-6)."""
    game = given("map G6:A1 O5:A1 | do move@A(g1,3,0,0)")
    game.plays("A step G6 O5", "A step O5 O4")
    why = game.refuses("A step O5 O4")
    assert (why.key, why.rule) == ("army-of-other-region", "SSE-ACT-MOVE-2")
    game.plays("A step O4 O1")
    assert game["map"] == "O1:A1 O5:A1"
