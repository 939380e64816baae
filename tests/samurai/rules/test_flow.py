"""SSE-FLOW: eras, rounds and phases."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import finished, of_kind, told, watched

PHASES = (
    *("era-began", "cards-revealed", "round-began", "resolution-began"),
    *("tokens-returned", "game-ended"),
)


def era(number: int) -> list[str]:
    return [
        f"era-began {number}",
        "cards-revealed",
        f"round-began {number} 1",
        f"resolution-began {number} 1",
        f"round-began {number} 2",
        f"resolution-began {number} 2",
        "tokens-returned",
    ]


@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_flow_1_and_2_three_eras_of_two_rounds(players: int, edition: str) -> None:
    """SSE-FLOW-1, SSE-FLOW-2."""
    game = finished(players, edition)
    phases = [
        text.split()[0] if text.startswith(("cards", "game")) else text
        for text in of_kind(game, *PHASES)
    ]
    last = era(3)[:-1] if edition == "crowd" else era(3)  # SSE-END-1
    assert phases == [*era(1), *era(2), *last, "game-ended"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_flow_1_tokens_are_placed_in_planning_and_executed_in_resolution(
    players: int,
) -> None:
    """SSE-FLOW-1."""
    phase, seen = "", set()
    for text in told(finished(players)):
        kind = text.split()[0]
        if kind in (*PHASES, "influence-gained"):
            phase = kind
        seen.add((phase, kind))
    placed = {where for where, kind in seen if kind == "token-placed"}
    executed = {
        where for where, kind in seen if kind in ("token-revealed", "order-repeated")
    }
    committed = {where for where, kind in seen if kind == "seat-committed"}
    assert placed == {"round-began"}
    assert executed == {"resolution-began"}
    assert committed == {"era-began"}


def test_flow_2_round_1_is_resolved_northwards_and_round_2_southwards() -> None:
    """SSE-FLOW-2."""
    slots = "slots g2:A-attack o2:B-attack v3:C-attack"
    game = watched(f"{slots} | era 1.1 | do resolution(0)")
    visits = of_kind(game, "token-revealed")
    assert [text.split()[1] for text in visits] == ["g2", "o2", "v3"]
    game = watched(f"{slots} | era 1.2 | do resolution(0)")
    visits = of_kind(game, "token-revealed")
    assert [text.split()[1] for text in visits] == ["v3", "o2", "g2"]


def test_flow_3_scores_do_not_change_the_order_within_an_era() -> None:
    """SSE-FLOW-3."""
    scores = "A score:1 | B score:9 | C score:5"
    game = given(
        f"{scores} | order BCA | do planning(2) resolution(0) planning(1)", players=3
    )
    placed = {"1.1": "", "1.2": ""}
    while not game.is_over():
        question, seat = game.asked()
        if question == "placement":
            placed[game["era"]] += seat
        game.plays(f"{seat} {min(game.offered())}")
    assert placed == {"1.1": "BCA" * 4, "1.2": "BCA" * 3}
    assert game["order"] == "BCA"


def test_flow_4_a_player_without_armies_still_plans() -> None:
    """SSE-FLOW-4."""
    game = given("map G1:B2 O1:B2 | era 2.1 | order BA | do planning(1)", players=2)
    placed = ""
    while not game.is_over():
        question, seat = game.asked()
        placed += seat if question == "placement" else ""
        game.plays(f"{seat} {min(game.offered())}")
    assert placed == "BABABABA"


@pytest.mark.parametrize(
    ("order", "does", "why"),
    [
        ("move3", ["declined A move"], "no army to move"),
        ("attack", ["declined A attack"], "no army to attack with"),
        ("harvest", ["declined A harvest"], "no army to harvest with"),
        ("castle", ["declined A castle"], "no armies to give back"),
    ],
)
def test_flow_4_orders_without_armies_do_nothing(
    order: str, does: list[str], why: str
) -> None:
    """SSE-FLOW-4, SSE-RES-11."""
    position = f"map O1:B3 | A armies:16 | slots o1:A-{order} | do resolution(0)"
    game = watched(position, players=2)
    assert game.is_over()
    assert told(game)[2:] == does, why


def test_flow_4_a_player_without_armies_can_recruit_again() -> None:
    """SSE-FLOW-4."""
    game = given("map O1:B3 | A armies:16 | slots o1:A-recruit | do resolution(0)")
    game.plays("A recruit O1")
    assert game["map"] == "O1:A1B3"
