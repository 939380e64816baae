"""SSE-END: game end and scoring."""

import pytest

from sengoku.core.rng import fast_seed
from sengoku.testing import Scenario
from tests.samurai.given import given, rules
from tests.samurai.seen import finished, of_kind, told, watched

LAST_ERA = (
    "map G2:A1 G5:B1 O1:Ac | A food:4 hand:1,1,0,0 | B hand:0,1,1,0 | deck grey teal | "
    "played grey:2 | slots g1:A+attack/B+ship | era 3.2 | order AB | do course(29)"
)


def steps_of(game: Scenario) -> list[str]:
    """Return the kinds of the events, several in a row of one kind as one."""
    kinds = game.kinds()
    return [kind for at, kind in enumerate(kinds) if kinds[at - 1 : at] != [kind]]


@pytest.mark.parametrize("edition", ["standard", "draft"])
def test_end_1_after_era_3_five_steps_and_the_final_scoring(edition: str) -> None:
    """SSE-END-1"""
    game = watched(LAST_ERA, 2, edition)
    assert steps_of(game)[:5] == [
        *("resource-gained", "tokens-returned", "influence-gained"),
        *("region-bonus-scored", "shrines-scored"),
    ]
    assert set(steps_of(game)[5:]) <= {
        *("influence-scored", "leftovers-scored", "game-ended"),
    }
    assert game.is_over()
    assert (game["order"], game["deck"]) == ("AB", "grey teal")


def test_end_1_the_crowd_edition_leaves_the_tokens_on_the_board() -> None:
    """SSE-END-1: of its steps only 1 to 4."""
    game = watched(LAST_ERA, 2, "crowd")
    assert game.is_over()
    assert steps_of(game)[:4] == [
        *("resource-gained", "influence-gained"),
        *("region-bonus-scored", "shrines-scored"),
    ]
    assert "tokens-returned" not in game.kinds()
    assert game["slots"] == "g1:A+attack/B+ship"


@pytest.mark.parametrize(
    ("influence", "value", "why"),
    [
        (0, 0, "none"),
        (1, 1, "space 1"),
        (2, 2, "space 2"),
        (3, 3, "space 3"),
        (5, 4, "space 5"),
        (10, 6, "the last space"),
        (11, 6, "beyond it"),
        (25, 6, "far beyond it"),
    ],
)
def test_end_2_influence_is_worth_what_the_table_says(
    influence: int, value: int, why: str
) -> None:
    """SSE-END-2"""
    game = given(f"A influence:0,0,{influence},0 | played teal:1 | do final-scoring", 2)
    assert game.state.score[0] == value, why


def test_end_3_cards_count_for_everybody() -> None:
    """SSE-END-3"""
    game = watched(
        "A influence:3,0,0,1 | B influence:1,0,2,0 | played grey:4 teal:3 violet:2 | "
        "order BA | do final-scoring",
        2,
    )
    assert of_kind(game, "influence-scored") == [
        "influence-scored B grey 1 4 4",
        "influence-scored B teal 2 3 6",
        "influence-scored A grey 3 4 12",
        "influence-scored A violet 1 2 2",
    ]


@pytest.mark.parametrize(
    ("edition", "points", "why"),
    [
        ("standard", 3, "two cards and the one from the deck"),
        ("crowd", 3, "two cards and the one from the deck"),
        ("draft", 2, "no card from the deck"),
    ],
)
def test_end_3_the_extra_card_of_two_players_counts(
    edition: str, points: int, why: str
) -> None:
    """SSE-END-3"""
    game = given(
        "A influence:1,1,1,1 hand:1,0,0,0 | B hand:0,1,0,0 | deck teal violet | "
        "era 3.0 | do final-scoring destiny@AB",
        2,
        edition,
    ).plays("A commit grey", "B commit orange")
    assert game.state.score[0] == points, why


def test_end_3_the_two_open_cards_of_the_draft_count() -> None:
    """SSE-END-3"""
    table = rules(2, "draft")
    s = table.start(fast_seed(3))
    assert sum(s.played) == 2
    assert sum(finished(2, "draft").state.played) == 2 + 2 * 3


def test_end_4_a_region_without_cards_scores_nothing() -> None:
    """SSE-END-4"""
    game = watched("A influence:9,9,9,1 | played violet:1 | do final-scoring", 2)
    assert told(game) == ["influence-scored A violet 1 1 1", "game-ended 1,0 A"]


@pytest.mark.parametrize(
    ("edition", "leftovers", "points", "why"),
    [
        ("standard", None, 2, "8 tokens are two sets"),
        ("crowd", None, 2, "8 tokens are two sets"),
        ("draft", None, 0, "the draft has no such rule"),
        ("draft", True, 2, "a house rule brings it in"),
        ("standard", False, 0, "a house rule takes it out"),
    ],
)
def test_end_5_leftovers_by_edition_and_house_rule(
    edition: str, leftovers: bool | None, points: int, why: str
) -> None:
    """SSE-END-5"""
    house = {} if leftovers is None else {"leftovers": leftovers}
    game = given("A food:1 bushido:7 | do final-scoring", 2, edition, (), **house)
    assert game.state.score[:2] == [points, 0], why


def test_end_6_the_highest_total_wins() -> None:
    """SSE-END-6"""
    game = watched(
        "A score:10 | B score:7 influence:3,0,0,0 food:3 | C score:10 | "
        "played grey:1 | do final-scoring",
        3,
    )
    assert told(game)[-1] == "game-ended 10,11,10 B", "7 + 3 + 1 beat 10"
    assert game.rules.outcome(game.state) is not None


@pytest.mark.parametrize(
    ("pieces", "edition", "winners", "why"),
    [
        ("O2:A3B2C1", "standard", "B", "C has fewest armies but not the score"),
        ("O2:A3 O3:B1 T2:B1", "standard", "B", "armies are counted over the board"),
        ("O2:A2B2c", "crowd", "AB", "castles do not count"),
        ("O2:B1", "standard", "A", "none is fewest"),
    ],
)
def test_end_7_of_the_tied_those_with_fewest_armies_stay_in(
    pieces: str, edition: str, winners: str, why: str
) -> None:
    """SSE-END-7"""
    game = given(
        f"map {pieces} | A score:9 | B score:9 | C score:8 | do final-scoring",
        3,
        edition,
    )
    assert game["winners"] == winners, why


def test_end_7_castle_markers_of_the_draft_are_no_armies() -> None:
    """SSE-END-7"""
    game = given(
        "map O2:A2c O3:B2 | A score:9 | B score:9 | do final-scoring",
        2,
        "draft",
        tiebreaks=True,
    )
    assert game["winners"] == "AB"


@pytest.mark.parametrize(
    ("seats", "winners", "why"),
    [
        ("A score:9 food:1 | B score:9 bushido:2", "B", "the kinds count alike"),
        ("A score:9 food:3 | B score:10", "A", "the scored tokens are still owned"),
        ("A score:9 food:2 | B score:9 food:1 bushido:1", "AB", "as many"),
        ("A score:9 food:2 | B score:9 | C score:7 food:5", "A", "C is not tied"),
    ],
)
def test_end_8_then_those_with_most_resources_stay_in(
    seats: str, winners: str, why: str
) -> None:
    """SSE-END-8"""
    game = given(f"map O2:A2B2C2 | {seats} | do final-scoring", 3)
    assert game["winners"] == winners, why


@pytest.mark.parametrize(
    ("edition", "tiebreaks", "winners", "why"),
    [
        ("standard", None, "B", "fewer armies"),
        ("crowd", None, "B", "fewer armies"),
        ("draft", None, "AB", "no tie-breaks at all"),
        ("draft", True, "B", "a house rule brings them in"),
        ("standard", False, "AB", "a house rule takes them out"),
    ],
)
def test_end_9_those_left_in_win_together(
    edition: str, tiebreaks: bool | None, winners: str, why: str
) -> None:
    """SSE-END-9"""
    house = {} if tiebreaks is None else {"tiebreaks": tiebreaks}
    position = "map O2:A3B2 | A score:9 | B score:9 | C score:1 | do final-scoring"
    assert given(position, 3, edition, (), **house)["winners"] == winners, why


@pytest.mark.parametrize(
    ("edition", "ranks", "why"),
    [
        ("standard", (1, 4, 2, 3), "fewer armies, then more resources"),
        ("crowd", (1, 4, 2, 3), "as in standard"),
        ("draft", (1, 2, 2, 2), "no tie-breaks: places are shared"),
    ],
)
def test_end_10_tie_breaks_decide_the_places_below_the_winner(
    edition: str, ranks: tuple[int, ...], why: str
) -> None:
    """SSE-END-10"""
    game = given(
        "map O2:A4B3C2D2 | A score:9 | B score:7 food:2 | C score:7 food:1 bushido:1 | "
        "D score:7 bushido:1 | do final-scoring",
        4,
        edition,
    )
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert outcome.ranks == ranks, why


def test_end_9_all_may_win() -> None:
    """SSE-END-9"""
    game = watched("map O2:A2B2C2D2 | do final-scoring")
    assert told(game) == ["game-ended 0,0,0,0 A,B,C,D"]
