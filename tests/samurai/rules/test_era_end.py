"""SSE-ERA: era end."""

import pytest

from sengoku.samurai.vocabulary import ORDER_WORDS
from sengoku.testing import Scenario
from tests.samurai.given import given
from tests.samurai.seen import holdings, of_kind, tokens, told, watched

EDITIONS = ("standard", "crowd", "draft")

BUSY = (
    "map G2:A1 G5:B1 O1:Ac | A hand:1,1,0,0 | B hand:0,1,1,0 | deck grey teal | "
    "slots g1:A+attack/B+ship | era 1.2 | order AB | do course(5)"
)
"""A position in which every step of the era end has something to do."""


def steps_of(game: Scenario) -> list[str]:
    """Return the kinds of the events, several in a row of one kind as one."""
    kinds = game.kinds()
    return [kind for at, kind in enumerate(kinds) if kinds[at - 1 : at] != [kind]]


def bonus(position: str, players: int = 4, edition: str = "standard") -> list[str]:
    """Return what the region bonus gives, without the word for it."""
    game = watched(f"map {position} | do region-bonus", players, edition)
    return [text.removeprefix("region-bonus-scored ") for text in told(game)]


@pytest.mark.parametrize("edition", ["standard", "draft"])
def test_era_1_the_tokens_come_back_after_the_harvest(edition: str) -> None:
    """SSE-ERA-1"""
    assert steps_of(watched(BUSY, 2, edition)) == [
        *("resource-gained", "tokens-returned", "influence-gained"),
        *("region-bonus-scored", "shrines-scored", "seat-drew", "turn-order-set"),
        "era-began",
    ]


def test_era_1c_the_tokens_come_back_after_the_shrines() -> None:
    """SSE-ERA-1c"""
    assert steps_of(watched(BUSY, 2, "crowd")) == [
        *("resource-gained", "influence-gained", "region-bonus-scored"),
        *("shrines-scored", "tokens-returned", "seat-drew", "turn-order-set"),
        "era-began",
    ]


@pytest.mark.parametrize(
    ("pieces", "gains", "why"),
    [
        ("O2:A1", (0, 1), "a bushido province under control"),
        ("O3:A1", (1, 0), "a food province under control"),
        ("O2:A3", (0, 1), "one resource however many armies"),
        ("O3:Ac", (1, 0), "a castle alone controls"),
        ("O3:A1B1", (0, 0), "presence without control"),
        ("O3:A1B2", (0, 0), "the province of somebody else"),
        ("O3:AcB2", (0, 0), "a castle and two armies tie"),
        ("O1:A1 O6:A1", (0, 0), "a capital and a shrine produce nothing"),
        ("G2:A1 O3:A1 T3:A1 V2:A1", (2, 2), "all regions count"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_era_2_full_harvest_gives_one_for_each_controlled_province(
    edition: str, pieces: str, gains: tuple[int, int], why: str
) -> None:
    """SSE-ERA-2"""
    game = given(f"map {pieces} | do full-harvest", 2, edition)
    assert holdings(game, "A") == gains, why


def test_era_3_covered_tokens_come_back_too() -> None:
    """SSE-ERA-3"""
    game = watched(
        "slots g1:A+attack/B+ship g2:B+harvest/B+harvest o1:C+castle/A+move3 | "
        "A covers:1B | do cleanup",
        3,
    )
    full = dict(zip(ORDER_WORDS, (2, 1, 2, 1, 2, 2, 1), strict=True))
    assert [tokens(game, seat) for seat in "ABC"] == [full, full, full]
    assert (game["slots"], game["A"]) == ("", ""), "covers are forgotten as well"
    assert game.kinds() == ["tokens-returned"]


@pytest.mark.parametrize(
    ("pieces", "influence", "why"),
    [
        ("G2:A1", "1,0,0,0", "one province"),
        ("G1:A1 G2:A1 G3:A1 G4:A1 G5:A1 G6:A1", "6,0,0,0", "a whole region"),
        ("O2:A1 T2:A1 V2:A1", "0,1,1,1", "each region has its own track"),
        ("O2:Ac", "0,2,0,0", "a province and a castle"),
        ("O2:A3c O3:A1", "0,3,0,0", "two provinces and a castle"),
        ("O2:A1B1 O3:A1", "0,1,0,0", "a tied province gives nothing"),
    ],
)
def test_era_4_influence_counts_provinces_and_castles(
    pieces: str, influence: str, why: str
) -> None:
    """SSE-ERA-4"""
    game = given(f"map {pieces} | do influence", 2)
    assert game["A"] == f"influence:{influence}", why


@pytest.mark.parametrize(
    ("pieces", "why"),
    [("O2:AcB3", "B controls the province"), ("O2:AcBc", "nobody controls it")],
)
def test_era_5_a_castle_gives_influence_without_control(pieces: str, why: str) -> None:
    """SSE-ERA-5"""
    game = watched(f"map {pieces} | do influence", 2)
    assert game["A"] == "influence:0,1,0,0", why
    assert "influence-gained A orange 0 1" in told(game)


def test_era_6_influence_adds_up_and_never_decreases() -> None:
    """SSE-ERA-6"""
    game = given(
        "map G2:A1 | A influence:3,9,0,10 | B influence:1,2,3,4 | do influence", 2
    )
    assert game["A"] == "influence:4,9,0,10"
    assert game["B"] == "influence:1,2,3,4", "B holds nothing and loses nothing"


@pytest.mark.parametrize(
    ("pieces", "scored"),
    [
        ("G2:A1 G3:A1 G4:B1", ["A grey 4", "B grey 2"]),
        ("O2:A1 O3:A1 O4:B1", ["A orange 5", "B orange 3"]),
        ("T2:A1 T3:A1 T4:B1", ["A teal 4", "B teal 2"]),
        ("V1:A1 V2:A1 V3:B1", ["A violet 3", "B violet 1"]),
        ("G2:B1 O2:A1", ["B grey 4", "A orange 5"]),
    ],
)
@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_era_7_first_and_second_get_the_values_of_the_region(
    edition: str, pieces: str, scored: list[str]
) -> None:
    """SSE-ERA-7"""
    assert bonus(pieces, edition=edition) == scored


def test_era_7_castles_as_such_do_not_count() -> None:
    """SSE-ERA-7"""
    pieces = "O2:AcB3 O3:C1 O4:C1"
    assert bonus(pieces) == ["B orange 3", "C orange 5"], "A controls nothing"


@pytest.mark.parametrize(
    ("pieces", "scored", "why"),
    [
        ("T2:A1 T3:B1", ["A teal 2", "B teal 2"], "two lead"),
        (
            "T2:A1 T3:A1 T4:B1 T5:B1 T6:C1",
            ["A teal 2", "B teal 2"],
            "C has a province but is neither",
        ),
        (
            "T2:A1 T3:B1 T4:C1",
            ["A teal 2", "B teal 2", "C teal 2"],
            "three lead",
        ),
    ],
)
def test_era_8_shared_leads_get_the_smaller_value_and_nobody_else_anything(
    pieces: str, scored: list[str], why: str
) -> None:
    """SSE-ERA-8"""
    assert bonus(pieces) == scored, why


@pytest.mark.parametrize(
    ("pieces", "scored", "why"),
    [
        (
            "T2:A1 T3:A1 T4:B1 T5:C1",
            ["A teal 4", "B teal 2", "C teal 2"],
            "two are second",
        ),
        (
            "T1:A1 T2:A1 T3:A1 T4:B1 T5:B1 T6:D1",
            ["A teal 4", "B teal 2"],
            "the third gets nothing",
        ),
    ],
)
def test_era_9_all_who_share_the_second_place_get_the_smaller_value(
    pieces: str, scored: list[str], why: str
) -> None:
    """SSE-ERA-9"""
    assert bonus(pieces) == scored, why


@pytest.mark.parametrize(
    ("pieces", "scored", "why"),
    [
        ("V2:A1", ["A violet 3"], "B and C have nothing to be second with"),
        ("V2:A1B1 V3:A2B2", [], "all tied: nobody controls anything"),
        ("V2:A1B1 V3:C1", ["C violet 3"], "armies without control do not count"),
    ],
)
@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_era_10_nothing_is_won_with_no_province(
    edition: str, pieces: str, scored: list[str], why: str
) -> None:
    """SSE-ERA-10"""
    assert bonus(pieces, 3, edition) == scored, why


@pytest.mark.parametrize(
    ("pieces", "scored", "why"),
    [
        ("G2:A1 G3:A1 G4:B1", ["A grey 4"], "no second place"),
        ("G2:A1 G3:B1", [], "a shared lead gives nothing"),
        ("G2:A1 G3:A1 G4:B1 G5:B1 G6:C1", [], "nor to the one behind"),
        ("G2:A1B1", [], "nobody controls anything"),
        ("G2:A1 V2:B1", ["A grey 4", "B violet 3"], "each region by itself"),
    ],
)
def test_era_7d_only_a_sole_leader_gets_the_larger_value(
    pieces: str, scored: list[str], why: str
) -> None:
    """SSE-ERA-7d"""
    assert bonus(pieces, 3, "draft") == scored, why


@pytest.mark.parametrize(
    ("pieces", "points", "why"),
    [
        ("G5:A1 G6:A1 O6:A1 O7:A1 T5:A1 T6:A1 V4:A1", [7, 0], "all seven"),
        ("G5:Ac", [1, 0], "a castle controls"),
        ("G5:A1B1", [0, 0], "nobody controls"),
        ("G5:A1B2", [0, 1], "B controls"),
        ("G1:A1 G2:A1", [0, 0], "a capital and a field are no shrines"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_era_11_each_controlled_shrine_is_a_point(
    edition: str, pieces: str, points: list[int], why: str
) -> None:
    """SSE-ERA-11"""
    game = given(f"map {pieces} | do shrines", 2, edition)
    assert game.state.score[:2] == points, why


@pytest.mark.parametrize(("ended", "after"), [("1.2", 5), ("2.2", 17)])
def test_era_12_everybody_draws_one_in_the_order_of_the_ended_era(
    ended: str, after: int
) -> None:
    """SSE-ERA-12"""
    game = watched(
        "A hand:2,0,0,0 score:1 | B hand:0,2,0,0 score:2 | C hand:0,0,2,0 score:3 | "
        f"deck grey violet teal orange | order CAB | era {ended} | do course({after})",
        3,
    )
    assert of_kind(game, "seat-drew") == ["seat-drew C", "seat-drew A", "seat-drew B"]
    assert game["A"] == "hand:2,0,1,0 score:1"
    assert game["B"] == "hand:0,2,0,1 score:2"
    assert game["C"] == "hand:0,1,2,0 score:3"
    assert game["deck"] == "grey"
    assert told(game)[-2].startswith("turn-order-set"), "drawn before the new order"


def test_era_12_only_the_drawer_sees_the_card() -> None:
    """SSE-ERA-12"""
    game = watched("deck grey violet | order AB | do draw", 2)
    assert told(game, 0) == ["card-drawn A violet", "seat-drew B"]
    assert told(game, 1) == ["seat-drew A", "card-drawn B grey"]


@pytest.mark.parametrize(
    ("scores", "order"),
    [((0, 1, 2, 3), "ABCD"), ((3, 2, 1, 0), "DCBA"), ((5, 9, 1, 7), "CADB")],
)
def test_era_13_the_lowest_score_goes_first(
    scores: tuple[int, ...], order: str
) -> None:
    """SSE-ERA-13"""
    seats = " | ".join(f"{s} score:{n}" for s, n in zip("ABCD", scores, strict=True))
    for before in ("ABCD", "BDAC"):
        assert given(f"{seats} | order {before} | do turn-order")["order"] == order


@pytest.mark.parametrize(
    ("scores", "before", "order", "why"),
    [
        ((0, 0, 0, 0), "ABCD", "DCBA", "all tied"),
        ((0, 0, 0, 0), "CADB", "BDAC", "the ended era counts, not the seats"),
        ((4, 1, 4, 4), "CADB", "BDAC", "three tied behind one"),
        ((2, 2, 7, 7), "BADC", "ABCD", "two pairs"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_era_14_equal_scores_reverse_the_order_of_the_ended_era(
    edition: str, scores: tuple[int, ...], before: str, order: str, why: str
) -> None:
    """SSE-ERA-14"""
    seats = " | ".join(f"{s} score:{n}" for s, n in zip("ABCD", scores, strict=True))
    game = given(f"{seats} | order {before} | do turn-order", 4, edition)
    assert game["order"] == order, why


def test_era_15_even_a_shortage_is_settled_without_a_question() -> None:
    """SSE-ERA-15, SSE-SUPPLY-4"""
    game = watched(
        "map O3:A1 O5:B1 T3:A1 T4:B1 | A hand:1,0,0,0 | B hand:1,0,0,0 | deck teal "
        "teal | general food:3 bushido:30 | order BA | era 1.2 | do course(5)",
        2,
    )
    assert of_kind(game, "resource-gained") == [
        "resource-gained B food 2 SSE-ERA-2 0",
        "resource-gained A food 1 SSE-ERA-2 1",
    ]
    assert game.asked() == ("destiny", "AB")


@pytest.mark.parametrize("edition", EDITIONS)
def test_era_16_the_board_stays_as_it_is(edition: str) -> None:
    """SSE-ERA-16"""
    pieces = "G1:A2B2 G2:A1Bc O5:A3c T6:B1 V1:A1B1"
    game = given(
        f"map {pieces} | seeds G2:food O5:bushido | slots g1:A+move3 | era 2.2 | "
        "do course(17)",
        2,
        edition,
    )
    # Nobody has a card, so play is at the first placement of era 3.
    assert (game["era"], game["map"]) == ("3.1", pieces)
    assert {"G2:food", "O5:bushido"} <= set(game["seeds"].split())
