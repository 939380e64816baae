"""Scenarios SC-65 to SC-73: era end."""

import pytest

from sengoku.core.events import to_json
from sengoku.samurai.events import (
    InfluenceGained,
    RegionBonusScored,
    ResourceGained,
    ShrinesScored,
    TurnOrderSet,
)
from sengoku.samurai.rules.control import controllers
from sengoku.samurai.vocabulary import BUSHIDO, FOOD, GREY, ORANGE, TEAL, VIOLET
from sengoku.testing import Scenario
from tests.samurai.given import given, rules

A, B, C, D = range(4)

INTEGRATED = (
    "map G1:A2B2C1 G2:A1 G5:A1 G6:B2 O1:A1B3C2 O2:B1 O3:C2 O5:A2Cc O7:B1 "
    "T1:A2B2C2 T3:C1 T6:A1 V1:A2B2C2 V2:B1 | A hand:1,1,0,0 | B hand:0,1,1,0 | "
    "C hand:0,0,1,1 | deck grey orange teal violet | order ABC | era 1.2 | "
    "slots g1:A+move3 g2:B+attack/A+harvest t1:C+recruit/C+castle"
)
"""SC-73 with order tokens on the board, two of them covered."""

ERA_1_ENDS = "course(5) recruit@A(v1)"
"""A question to decline, so that the log sees what comes after it."""


def era_1_ended(edition: str) -> Scenario:
    """Return the game of SC-73 at the first question of era 2."""
    game = given(f"{INTEGRATED} | do {ERA_1_ENDS}", 3, edition)
    return game.plays("A decline")


def holding(*counts: int) -> str:
    """Return a map on which the seats control these numbers of orange provinces."""
    owners = "".join(
        letter * count for letter, count in zip("ABCD", counts, strict=False)
    )
    return " ".join(f"O{place}:{owner}1" for place, owner in enumerate(owners, 1))


def steps_seen(game: Scenario) -> list[str]:
    """Return the kinds of the events, several in a row of one kind as one."""
    kinds = game.kinds()
    return [kind for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind]


@pytest.mark.parametrize(
    ("teal", "why"),
    [
        ("T2:Ac", "the castle controls its own province"),
        ("T2:AcB3 T3:A1", "somebody else controls the province of the castle"),
        ("T2:AcB2 T3:A1", "nobody controls the province of the castle"),
    ],
)
def test_sc_65_provinces_and_castles_give_influence(teal: str, why: str) -> None:
    """SC-65 (SSE-ERA-4, SSE-ERA-5)."""
    game = given(
        f"map G2:A1 G4:A1 O2:A1 O3:A1 O4:A1 {teal} | do influence recruit@A(o1)"
    ).plays("A decline")
    assert game["A"] == "influence:2,3,2,0", why
    assert [event for event in game.events()[1:] if to_json(event)["seat"] == A] == [
        InfluenceGained(A, GREY, 2, 0),
        InfluenceGained(A, ORANGE, 3, 0),
        InfluenceGained(A, TEAL, 1, 1),
    ]


@pytest.mark.parametrize(
    ("provinces", "points", "why"),
    [
        ((3, 2, 1, 0), [5, 3, 0, 0], "a sole leader and a sole second"),
        ((2, 2, 1, 0), [3, 3, 0, 0], "two share the lead, the third gets nothing"),
        ((2, 2, 2, 1), [3, 3, 3, 0], "three share the lead"),
        ((3, 1, 1, 0), [5, 3, 3, 0], "two are second"),
        ((3, 1, 1, 1), [5, 3, 3, 3], "three are second"),
        ((2, 0, 0, 0), [5, 0, 0, 0], "nobody is second with nothing"),
        ((0, 0, 0, 0), [0, 0, 0, 0], "nobody leads with nothing"),
        ((1, 1, 1, 1), [3, 3, 3, 3], "all share the lead"),
    ],
)
@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_sc_66_the_region_bonus_counts_controlled_provinces(
    edition: str, provinces: tuple[int, ...], points: list[int], why: str
) -> None:
    """SC-66 (SSE-ERA-7, SSE-ERA-8, SSE-ERA-9, SSE-ERA-10)."""
    game = given(f"map {holding(*provinces)} | do region-bonus", 4, edition)
    assert game.state.score == points, why


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_sc_67_nobody_is_second_with_no_province(edition: str) -> None:
    """SC-67 (SSE-ERA-10)."""
    game = given("map V2:A1 | do region-bonus recruit@A(o1)", 2, edition)
    game.plays("A decline")
    assert (game["A"], game["B"]) == ("score:3", "")
    assert game.events()[1:] == [RegionBonusScored(A, VIOLET, 3)]


@pytest.mark.parametrize(
    ("provinces", "points", "why"),
    [
        ((3, 2, 1), [5, 0, 0], "there is no second place"),
        ((2, 2, 1), [0, 0, 0], "a shared lead gives nothing"),
    ],
)
def test_sc_68_the_draft_rewards_a_sole_leader_only(
    provinces: tuple[int, ...], points: list[int], why: str
) -> None:
    """SC-68 (SSE-ERA-7d)."""
    game = given(f"map {holding(*provinces)} | do region-bonus", 3, "draft")
    assert game.state.score[:3] == points, why


def test_sc_69_full_harvest_goes_by_control() -> None:
    """SC-69 (SSE-ERA-2)."""
    game = given(
        "map O2:A1B1 O3:AcC1 O4:B2C1 | do full-harvest recruit@A(v1)", 3
    ).plays("A decline")
    assert (game["A"], game["B"], game["C"]) == ("food:1", "bushido:1", "")
    assert game.events()[1:] == [
        ResourceGained(A, FOOD, 1, "SSE-ERA-2"),
        ResourceGained(B, BUSHIDO, 1, "SSE-ERA-2"),
    ]


def test_sc_70_a_controlled_shrine_is_worth_a_point() -> None:
    """SC-70 (SSE-ERA-11)."""
    game = given("map G5:A1 T6:A1 V4:B1C1 | do shrines recruit@A(o1)", 3)
    game.plays("A decline")
    assert (game["A"], game["B"], game["C"]) == ("score:2", "", "")
    assert game.events()[1:] == [ShrinesScored(A, 2)]


@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
def test_sc_71_the_last_moves_first_and_ties_are_reversed(edition: str) -> None:
    """SC-71 (SSE-ERA-13, SSE-ERA-14)."""
    game = given(
        "A score:7 | B score:5 | C score:7 | D score:5 | order ABCD | "
        "do turn-order recruit@A(o1)",
        4,
        edition,
    ).plays("A decline")
    assert game["order"] == "DBCA"
    assert game.events()[1:] == [TurnOrderSet((D, B, C, A))]


def test_sc_72_the_editions_clean_up_at_another_time_with_the_same_numbers() -> None:
    """SC-72 (SSE-ERA-1, SSE-ERA-1c)."""
    standard, crowd = era_1_ended("standard"), era_1_ended("crowd")
    assert steps_seen(standard)[1:] == [
        "resource-gained",
        "tokens-returned",
        "influence-gained",
        "region-bonus-scored",
        "shrines-scored",
        "seat-drew",
        "turn-order-set",
        "era-began",
    ]
    assert steps_seen(crowd)[1:] == [
        "resource-gained",
        "influence-gained",
        "region-bonus-scored",
        "shrines-scored",
        "tokens-returned",
        "seat-drew",
        "turn-order-set",
        "era-began",
    ]
    assert sorted(map(str, crowd.events())) == sorted(map(str, standard.events()))
    assert crowd.rules.dump(crowd.state) == standard.rules.dump(standard.state)


def test_sc_73_a_whole_era_end() -> None:
    """SC-73 (SSE-ERA-1, SSE-ERA-2, SSE-ERA-3, SSE-ERA-4, SSE-ERA-5, SSE-ERA-6,
    SSE-ERA-7, SSE-ERA-8, SSE-ERA-9, SSE-ERA-10, SSE-ERA-11, SSE-ERA-12, SSE-ERA-13,
    SSE-ERA-14).
    """
    game = given(f"{INTEGRATED} | do {ERA_1_ENDS}", 3)
    board = rules(3).board
    held = dict(zip(board.province_ids, controllers(game.state, board), strict=True))
    assert {place: "ABC"[seat] for place, seat in held.items() if seat >= 0} == {
        **dict.fromkeys(("G2", "G5", "T6"), "A"),
        **dict.fromkeys(("G6", "O1", "O2", "O7", "V2"), "B"),
        **dict.fromkeys(("O3", "T3"), "C"),
    }
    game.plays("A decline")
    pieces = given(INTEGRATED, 3)["map"]
    assert game["map"] == pieces
    assert game["A"] == "bushido:1 hand:1,1,0,1 score:8 influence:2,0,1,0"
    assert game["B"] == "bushido:2 hand:0,1,2,0 score:12 influence:1,3,0,1"
    assert game["C"] == "food:2 hand:0,1,1,1 score:5 influence:0,2,1,0"
    assert (game["slots"], game["deck"]) == ("", "grey")
    assert game["order"] == "CAB"
    assert game.asked() == ("destiny", "ABC")


def test_sc_73_each_step_of_the_era_end_is_seen() -> None:
    """SC-73 (SSE-ERA-2, SSE-ERA-4, SSE-ERA-7, SSE-ERA-8, SSE-ERA-11)."""
    seen = era_1_ended("standard").events()
    assert [event for event in seen if isinstance(event, ResourceGained)] == [
        ResourceGained(A, BUSHIDO, 1, "SSE-ERA-2"),
        ResourceGained(B, BUSHIDO, 2, "SSE-ERA-2"),
        ResourceGained(C, FOOD, 2, "SSE-ERA-2"),
    ]
    assert [event for event in seen if isinstance(event, InfluenceGained)] == [
        InfluenceGained(A, GREY, 2, 0),
        InfluenceGained(A, TEAL, 1, 0),
        InfluenceGained(B, GREY, 1, 0),
        InfluenceGained(B, ORANGE, 3, 0),
        InfluenceGained(B, VIOLET, 1, 0),
        InfluenceGained(C, ORANGE, 1, 1),
        InfluenceGained(C, TEAL, 1, 0),
    ]
    assert [event for event in seen if isinstance(event, RegionBonusScored)] == [
        RegionBonusScored(A, GREY, 4),
        RegionBonusScored(B, GREY, 2),
        RegionBonusScored(B, ORANGE, 5),
        RegionBonusScored(C, ORANGE, 3),
        RegionBonusScored(A, TEAL, 2),
        RegionBonusScored(C, TEAL, 2),
        RegionBonusScored(B, VIOLET, 3),
    ]
    assert [event for event in seen if isinstance(event, ShrinesScored)] == [
        ShrinesScored(A, 2),
        ShrinesScored(B, 2),
    ]


def test_sc_73_the_draft_scores_less() -> None:
    """SC-73 (SSE-ERA-7d)."""
    assert era_1_ended("draft").state.score[:3] == [6, 10, 0]
