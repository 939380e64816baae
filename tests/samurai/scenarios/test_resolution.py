"""Scenarios SC-16 to SC-20: resolution."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import holder, holdings, of_kind, told, watched

EIGHT = {
    "g1": "A+attack",
    "g3": "B+attack",
    "o2": "A+attack",
    "t1": "B+attack",
    "t3": "A+harvest",
    "v1": "B+harvest",
    "v2": "A+harvest",
    "v3": "B+harvest",
}


def visited(texts: list[str]) -> list[str]:
    return [text.split()[1] for text in texts]


def test_sc_16_blue_recruits_before_yellow_attacks_further_north() -> None:
    """SC-16 (SSE-RES-1, SSE-RES-3, SSE-RES-5)."""
    game = given(
        "map O1:B2 O5:B1D1 | era 1.1 | "
        "slots o1:B-recruit o2:D-attack t1:A-harvest v3:C-move3 | do resolution(0)"
    )
    assert game.asked() == ("recruit", "B")
    assert game.seen("slots", None) == "o1:B+recruit o2:D-? t1:A-? v3:C-?"
    game.plays("B recruit O1")
    assert game["map"] == "O1:B3 O5:B1D1"
    assert game.asked() == ("attack", "D")
    assert game.seen("slots", None) == "o1:B+recruit o2:D+attack t1:A-? v3:C-?"
    assert game.offered() == {"attack O5 B", "decline"}
    assert holder(game, "O5") == ""
    game.plays("D attack O5 B")
    assert game["map"] == "O1:B3 O5:D1"
    assert holder(game, "O5") == "D"


def test_sc_17_round_1_goes_north_and_skips_empty_slots() -> None:
    """SC-17 (SSE-RES-2, SSE-RES-4, SSE-RES-1)."""
    face_down = {slot: text.replace("+", "-") for slot, text in EIGHT.items()}
    slots = " ".join(f"{slot}:{text}" for slot, text in face_down.items())
    game = watched(f"slots {slots} | era 1.1 | do resolution(0)", players=2)
    assert visited(of_kind(game, "token-revealed")) == list(EIGHT)
    assert game.is_over()


def test_sc_17_round_2_goes_south_over_the_same_slots() -> None:
    """SC-17 (SSE-RES-2, SSE-RES-4)."""
    slots = " ".join(f"{slot}:{text}" for slot, text in EIGHT.items())
    game = watched(f"slots {slots} | era 1.2 | do resolution(0)", players=2)
    assert visited(of_kind(game, "order-repeated")) == list(reversed(EIGHT))
    assert game.is_over()


def test_sc_18_an_uncovered_harvest_is_resolved_in_both_rounds() -> None:
    """SC-18 (SSE-RES-6, SSE-RES-7, SSE-RES-8)."""
    game = given(
        "map T2:A1 T3:A1 | slots t1:A-harvest | era 1.1 | "
        "do resolution(0) planning(2) resolution(0)",
        players=2,
    )
    game.plays("A take")
    assert holdings(game, "A") == (1, 1)
    assert game["slots"] == "t1:A+harvest"
    game.plays("A place attack g2", "B place attack g3")
    game.plays("A place attack o1", "B place attack o2")
    game.plays("A place harvest v2", "B place harvest v3")
    assert game.asked() == ("harvest", "A")
    game.plays("A take")
    assert holdings(game, "A") == (2, 2)
    assert of_kind(game, "order-repeated") == ["order-repeated t1 A harvest"]
    assert game.is_over()


def test_sc_18_a_covered_harvest_is_not_resolved_again() -> None:
    """SC-18 (SSE-RES-6, SSE-RES-7, SSE-RES-8)."""
    game = given(
        "map T2:A1 T3:A1B1 | slots t1:A-harvest | era 1.1 | order BA | B bushido:1 | "
        "do resolution(0) planning(2) resolution(0)",
        players=2,
    )
    game.plays("A take", "B place attack t1", "B decline", "A place attack g2")
    game.plays("B place attack g3", "A place attack o1")
    game.plays("B place harvest o2", "A place harvest v2")
    assert game.asked() == ("attack", "B")
    assert game.offered() == {"attack T3 A", "decline"}
    game.plays("B decline")
    assert holdings(game, "A") == (1, 1)
    assert of_kind(game, "order-repeated") == []
    assert game.is_over()


def test_sc_19_an_order_acts_in_its_region_only() -> None:
    """SC-19 (SSE-RES-9)."""
    game = given("map O4:A1B1 G2:A1B1 | do attack@A(o3)")
    assert game.offered() == {"attack O4 B", "decline"}
    why = game.refuses("A attack G2 B")
    assert (why.key, why.rule) == ("other-region", "SSE-RES-9")


@pytest.mark.parametrize(
    ("steps", "left", "why"),
    [
        (["step O1 O2", "step O2 O7"], "O7:A1", "two steps, the third point is lost"),
        ([], "O1:A1", "no step at all"),
    ],
)
def test_sc_20_a_move_may_end_early(steps: list[str], left: str, why: str) -> None:
    """SC-20 (SSE-RES-10, SSE-ACT-MOVE-9)."""
    game = given("map O1:A1 | do move@A(o1,3,0,0)")
    game.plays(*(f"A {step}" for step in steps), "A decline")
    assert game["map"] == left, why
    assert told(game)[-1] == "declined A move"
    assert game.is_over()
