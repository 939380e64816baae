"""Scenarios SC-07 to SC-15: planning in round 1 and neutral actions."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import (
    SETUP_MAP,
    SLOTS,
    holdings,
    of_kind,
    placements,
    prices,
    supply,
    tokens,
    told,
)


def test_sc_07_green_places_face_down_and_uses_the_neutral_move() -> None:
    """SC-07 (SSE-PLAN-1, SSE-PLAN-3, SSE-NEUT-1, SSE-NEUT-MOVE-1)."""
    game = given(f"{SETUP_MAP} | C food:2 bushido:2 | era 1.1 | do turn(3) placement@C")
    game.plays("C place harvest o1")
    assert game.asked() == ("neutral", "C")
    assert game.offered() == {
        "step O1 O2",
        "step O1 O3",
        "step O1 O4",
        "step O1 O6",
        "decline",
    }
    game.plays("C step O1 O2")
    assert game["map"] == ("G1:A2B2C2D2 O1:A2B2C1D2 O2:C1 T1:A2B2C2D2 V1:A2B2C2D2")
    assert holdings(game, "C") == (2, 2)
    for viewer in (0, 1, 3, None):
        assert game.seen("slots", viewer) == "o1:C-?"
        assert told(game, viewer) == ["token-placed C o1", "army-moved C O1 O2"]
    assert game.seen("slots", 2) == "o1:C-harvest"
    assert told(game, 2) == ["order-placed C o1 harvest", "army-moved C O1 O2"]
    assert game.asked() == ("placement", "D")


def test_sc_08_a_taken_slot_is_closed_in_round_1() -> None:
    """SC-08 (SSE-PLAN-4)."""
    game = given("slots g2:A-attack | era 1.1 | B bushido:9 | do turn(2) placement@B")
    why = game.refuses("B place attack g2")
    assert (why.key, why.rule) == ("slot-taken", "SSE-PLAN-4")
    assert game.offered() == placements(set(SLOTS) - {"g2"})


def test_sc_09_twelve_placements_in_turn_order_fill_the_board() -> None:
    """SC-09 (SSE-PLAN-1, SSE-PLAN-2, SSE-BOARD-11)."""
    game = given("order CADB | do resolution(0) planning(1)")
    sequence = ""
    for slot in SLOTS:
        question, seat = game.asked()
        assert question == "placement"
        sequence += seat
        order = "recruit" if slot == "g1" else ("attack", "harvest")[len(sequence) % 2]
        order = order if tokens(game, seat)[order] else "move23"
        game.plays(f"{seat} place {order} {slot}")
        if game.asked() == ("neutral", seat):
            game.plays(f"{seat} decline")
    assert sequence == "CADBCADBCADB"
    owners = [item[: len("g1:C")] for item in game["slots"].split()]
    assert owners == [
        f"{slot}:{seat}" for slot, seat in zip(SLOTS, sequence, strict=True)
    ]
    assert of_kind(game, "resolution-began") == ["resolution-began 1 1"]
    assert game.asked() == ("recruit", "C")
    for seat in "ABCD":
        for slot in SLOTS:
            game.refuses(f"{seat} place castle {slot}")


@pytest.mark.parametrize("players", [2, 4])
def test_sc_10_a_declined_neutral_action_is_lost(players: int) -> None:
    """SC-10 (SSE-NEUT-2)."""
    game = given("map T1:A1B1 | era 1.1 | do turn(1) placement@A", players)
    game.plays("A place harvest t3")
    assert game.offered() == {"attack T1 B", "decline"}
    game.plays("A decline", "B place harvest g2")
    assert game.asked()[0] == "placement"
    game.refuses("A attack T1 B")
    assert game["map"] == "T1:A1B1"


def test_sc_11_the_neutral_attack_kills_one_army_and_no_second() -> None:
    """SC-11 (SSE-NEUT-ATTACK-1, SSE-NEUT-4)."""
    game = given("map O2:A1B2 O3:B1 | A bushido:5 | era 1.1 | do turn(1) placement@A")
    before = supply(game, "B")
    game.plays("A place harvest o2")
    assert prices(game) == {"attack O2 B": {}, "decline": {}}
    assert game.refuses("A attack O3 B").key == "no-own-army"
    game.plays("A attack O2 B")
    assert game["map"] == "O2:A1B1 O3:B1"
    assert supply(game, "B") == before + 1
    assert game.asked() == ("placement", "B")
    game.refuses("A attack O2 B")
    assert holdings(game, "A") == (0, 5)


def test_sc_12_the_neutral_recruit_reaches_capital_and_own_castle() -> None:
    """SC-12 (SSE-NEUT-RECRUIT-1)."""
    game = given("map G3:Ac | A armies:4 | era 1.1 | do turn(1) placement@A")
    game.plays("A place harvest g1")
    assert game.offered() == {"recruit G1", "recruit G3", "decline"}
    game.plays("A recruit G3")
    assert game["map"] == "G3:A1c"
    assert supply(game, "A") == 3
    assert game.asked() == ("placement", "B")


def test_sc_13_the_neutral_harvest_takes_one_province() -> None:
    """SC-13 (SSE-NEUT-HARVEST-1, R-02)."""
    game = given("map T2:A1 T3:A2 | era 1.1 | do turn(1) placement@A")
    game.plays("A place attack t1")
    assert game.offered() == {"harvest T2", "harvest T3", "decline"}
    game.plays("A harvest T3")
    assert holdings(game, "A") == (1, 0)
    assert game.asked() == ("placement", "B")


@pytest.mark.parametrize(
    ("edition", "fields", "why"),
    [
        ("draft", {"T4"}, "T3 is tied, so nobody controls it"),
        ("standard", {"T3", "T4"}, "an army is enough"),
        ("crowd", {"T3", "T4"}, "an army is enough"),
    ],
)
def test_sc_14_the_neutral_harvest_of_the_draft_needs_control(
    edition: str, fields: set[str], why: str
) -> None:
    """SC-14 (SSE-NEUT-HARVEST-1d, SSE-NEUT-HARVEST-1)."""
    position = "map T3:A1B1 T4:A1 | era 1.1 | do turn(1) placement@A"
    game = given(position, edition=edition)
    game.plays("A place attack t1")
    assert game.offered() == {"decline", *(f"harvest {at}" for at in fields)}, why
    if "T3" not in fields:
        assert game.refuses("A harvest T3").key == "no-control"
    game.plays("A harvest T4")
    assert holdings(game, "A") == (1, 0)


@pytest.mark.parametrize(
    ("era", "slots", "why"),
    [
        ("1.1", "g1:A-move3", "face down on the board"),
        ("1.2", "g1:A+move3", "face up on the board"),
        ("1.2", "g1:B-attack/A+move3", "covered by another"),
        ("1.2", "g1:A-attack/A+move3", "covered by oneself"),
    ],
)
def test_sc_15_the_only_move_3_is_used_once_an_era(
    era: str, slots: str, why: str
) -> None:
    """SC-15 (SSE-PLAN-8, R-14)."""
    game = given(f"slots {slots} | era {era} | do turn(4) placement@A")
    for slot in SLOTS:
        refused = game.refuses(f"A place move3 {slot}")
        assert (refused.key, refused.rule) == ("no-such-token", "SSE-PLAN-8"), why
    assert not any(text.startswith("place move3") for text in game.offered())


def test_sc_15_after_the_cleanup_the_move_3_is_back() -> None:
    """SC-15 (SSE-PLAN-8, SSE-ERA-3, R-14)."""
    game = given("slots g1:B+attack/A+move3 | era 1.2 | order DCBA | do course(5)")
    assert (game["era"], game["order"]) == ("2.1", "ABCD")
    assert game.asked() == ("placement", "A")
    assert game.offered() == placements(SLOTS)


def test_sc_15_both_attack_tokens_may_go_down_in_one_round() -> None:
    """SC-15 (SSE-PLAN-8, SSE-PLAN-5, R-14)."""
    game = given("era 1.1 | do planning(1)", players=2)
    game.plays("A place attack o1", "B place harvest g2")
    game.plays("A place attack o2", "B place harvest g3")
    assert game["slots"] == ("g2:B-harvest g3:B-harvest o1:A-attack o2:A-attack")
    assert game.refuses("A place attack t2").key == "no-such-token"
