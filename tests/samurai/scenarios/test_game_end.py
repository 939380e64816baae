"""Scenarios SC-74 to SC-78: game end."""

import pytest

from sengoku.samurai.events import GameEnded, InfluenceScored, LeftoversScored
from sengoku.samurai.vocabulary import GREY, ORANGE, TEAL, VIOLET
from sengoku.testing import Scenario
from tests.samurai.given import given

A, B, C, D = range(4)

ERA_3_ENDS = "course(29) recruit@A(v1)"
"""A question to decline, then everything that follows the last resolution."""


def tied(
    finals: tuple[int, ...],
    armies: tuple[int, ...],
    resources: tuple[int, ...],
    castles: str = "",
    edition: str = "standard",
) -> Scenario:
    """Return a game that was over with these final scores, after the leftovers."""
    seats, pieces = [], ""
    for letter, final, count, held in zip(
        "ABCD", finals, armies, resources, strict=False
    ):
        scored_before = final - (0 if edition == "draft" else held // 3)
        seats.append(f"{letter} score:{scored_before} food:1 bushido:{held - 1}")
        pieces += f"{letter}{count}" + ("c" if letter in castles else "")
    position = " | ".join([f"map O2:{pieces}", *seats, "do final-scoring"])
    return given(position, len(finals), edition)


def test_sc_74_influence_times_played_cards_makes_28() -> None:
    """SC-74 (SSE-END-2, SSE-END-3)."""
    game = given(
        "C influence:1,3,5,1 | played grey:3 orange:5 teal:2 violet:2 | "
        "do final-scoring recruit@A(o1)"
    ).plays("A decline")
    assert game.state.score == [0, 0, 28, 0]
    assert game.events()[1:] == [
        InfluenceScored(C, GREY, 1, 3, 3),
        InfluenceScored(C, ORANGE, 3, 5, 15),
        InfluenceScored(C, TEAL, 4, 2, 8),
        InfluenceScored(C, VIOLET, 1, 2, 2),
        GameEnded((0, 0, 28, 0), (C,)),
    ]


@pytest.mark.parametrize(
    ("influence", "played", "points", "why"),
    [
        ("0,14,0,0", "orange:4", 24, "beyond the last space the value stays 6"),
        ("0,0,0,3", "grey:4", 0, "no violet card was played"),
        ("0,0,0,0", "grey:5", 0, "no influence has no value"),
    ],
)
def test_sc_75_the_ends_of_the_influence_table(
    influence: str, played: str, points: int, why: str
) -> None:
    """SC-75 (SSE-END-2, SSE-END-4, SSE-ERA-6)."""
    game = given(f"A influence:{influence} | played {played} | do final-scoring")
    assert game.state.score == [points, 0, 0, 0], why


@pytest.mark.parametrize(
    ("food", "bushido", "points", "why"),
    [
        (4, 4, 2, "both kinds count together"),
        (2, 0, 0, "fewer than three"),
        (3, 3, 2, "two sets"),
        (1, 2, 1, "one mixed set"),
    ],
)
@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
def test_sc_76_three_leftover_resources_are_a_point(
    edition: str, food: int, bushido: int, points: int, why: str
) -> None:
    """SC-76 (SSE-END-5)."""
    game = given(
        f"B food:{food} bushido:{bushido} | do final-scoring recruit@A(o1)", 2, edition
    ).plays("A decline")
    expected = 0 if edition == "draft" else points
    assert game.state.score[:2] == [0, expected], why
    scored = [event for event in game.events() if isinstance(event, LeftoversScored)]
    assert scored == ([LeftoversScored(B, expected)] if expected else [])
    assert (game.state.food[B], game.state.bushido[B]) == (food, bushido)


@pytest.mark.parametrize(
    ("armies", "resources", "castles", "winners", "why"),
    [
        ((9, 8, 1), (5, 1, 9), "", "B", "fewer armies beat more resources"),
        ((8, 8, 1), (5, 4, 9), "", "A", "as many armies, more resources"),
        ((8, 8, 1), (5, 5, 9), "", "AB", "still tied: both win"),
        ((8, 8, 1), (5, 5, 9), "A", "AB", "a castle is no army"),
        ((8, 8, 1), (5, 4, 9), "A", "A", "a castle is no army"),
    ],
)
@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_sc_77_ties_go_to_fewer_armies_then_more_resources(
    edition: str,
    armies: tuple[int, ...],
    resources: tuple[int, ...],
    castles: str,
    winners: str,
    why: str,
) -> None:
    """SC-77 (SSE-END-7, SSE-END-8, SSE-END-9)."""
    game = tied((40, 40, 39), armies, resources, castles, edition)
    assert game.state.score[:3] == [40, 40, 39]
    assert game["winners"] == winners, why


def test_sc_77_in_the_draft_tied_leaders_share_at_once() -> None:
    """SC-77 (SSE-END-9)."""
    game = tied((40, 40, 39), (9, 8, 1), (5, 1, 9), edition="draft")
    assert game.state.score[:3] == [40, 40, 39]
    assert game["winners"] == "AB"


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_sc_78_after_era_3_nothing_is_drawn_but_the_harvest_counts(
    edition: str,
) -> None:
    """SC-78 (SSE-END-1)."""
    game = given(
        "map T3:A1 | A food:2 hand:1,1,0,0 | B hand:0,0,2,0 | deck grey teal | "
        f"order AB | era 3.2 | do {ERA_3_ENDS}",
        2,
        edition,
    ).plays("A decline")
    assert game.is_over()
    assert not {"card-drawn", "seat-drew", "turn-order-set"} & set(game.kinds())
    assert (game["deck"], game["order"]) == ("grey teal", "AB")
    # Teal is A's alone (4); the third food came with the harvest (1).
    assert game["A"] == "food:3 hand:1,1,0,0 score:5 influence:0,0,1,0"
    assert LeftoversScored(A, 1) in game.events()
    assert game["winners"] == "A"
