"""Scenarios SC-79 to SC-82: supplies and information."""

from sengoku.samurai.events import ResourceGained, ResourcePaid
from sengoku.samurai.observation import Observation
from sengoku.samurai.vocabulary import FOOD
from tests.samurai.given import given

A, B, C, D = range(4)

PLANNING_2 = (
    "map G2:A3 G3:Ac | A food:3 bushido:1 armies:4 castles:1 hand:1,1,0,0 | "
    "B food:2 bushido:2 hand:0,1,1,0 | C food:1 hand:0,0,1,1 | era 1.2 | "
    "order ABC | deck grey | "
    "slots g1:A+attack g2:B-move3/A+recruit g3:A+harvest o1:A-castle/A+move3 "
    "o2:B+ship t1:C-harvest/B+recruit t2:C+attack | do course(4) turn(4) placement@B"
)


def test_sc_79_a_short_supply_serves_the_first_in_turn_order() -> None:
    """SC-79 (SSE-SUPPLY-4, SSE-SUPPLY-5)."""
    game = given(
        "map O3:B1 O5:B1 T3:A1 | A food:17 | B food:12 | general food:1 bushido:30 | "
        "order BA | do full-harvest recruit@A(v1)",
        2,
    ).plays("A decline")
    assert (game["A"], game["B"]) == ("food:17", "food:13")
    assert [*game.state.general] == [0, 30]
    assert game.events()[1:] == [
        ResourceGained(B, FOOD, 1, "SSE-ERA-2", short=1),
        ResourceGained(A, FOOD, 0, "SSE-ERA-2", short=1),
    ]


def test_sc_80_a_killed_army_can_be_recruited_in_the_same_round() -> None:
    """SC-80 (SSE-SUPPLY-2)."""
    game = given(
        "map O1:A16B1 | A food:2 | era 1.2 | order AB | slots o1:A+recruit g1:A+ship | "
        "do resolution(0) turn(6) placement@B",
        2,
    )
    assert game.state.supply[A] == 0
    game.plays("B place harvest o2", "B attack O1 A")
    assert game.state.supply[A] == 1
    assert game.asked() == ("recruit", "A")
    assert game.offered() == {"recruit O1", "decline"}
    game.plays("A recruit O1")
    assert game["map"] == "O1:A16B1"
    assert game["A"] == "food:2", "the paid second army was not on offer"
    assert game.asked()[0] != "recruit-again"


def test_sc_81_a_view_of_planning_2() -> None:
    """SC-81 (SSE-INFO-1, SSE-INFO-2, SSE-INFO-4, SSE-INFO-11)."""
    game = given(PLANNING_2, 3)
    assert game.seen("slots", B) == (
        "g1:A+attack g2:B-move3/A+recruit g3:A+harvest o1:A-?/A+move3 o2:B+ship "
        "t1:C-?/B+recruit t2:C+attack"
    )
    assert game.seen("A", B) == (
        "food:? bushido:? tokens:?6 hand:?2 armies:4 castles:1"
    )
    assert game.seen("B", B) == "food:2 bushido:2 hand:0,1,1,0"
    assert game.choices("A") == game.choices("C") == []
    assert "offered" not in Observation.__struct_fields__


def test_sc_82_payments_are_public_but_holdings_are_not() -> None:
    """SC-82 (SSE-INFO-6)."""
    game = given("map O1:A1 | A food:3 | do recruit@A(o1)", 2)
    game.plays("A recruit O1", "A recruit O1")
    paid = ResourcePaid(A, FOOD, 1, "SSE-ACT-RECRUIT-2")
    for viewer in (A, B, None):
        assert paid in game.events(viewer)
    assert game.seen("A", B) == "food:? bushido:? tokens:?11 hand:?0"
    assert game.seen("A", A) == "food:2"
