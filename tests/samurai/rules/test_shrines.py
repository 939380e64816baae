"""SSE-VAR-SHRINE: Sacred Shrines."""

from collections import Counter

import pytest

from sengoku.core.rng import fast, fast_seed
from sengoku.samurai.rules.setup import STREAMS
from sengoku.samurai.vocabulary import SHRINE_WORDS
from tests.samurai.given import given, rules
from tests.samurai.seen import holder, watched

SHRINES = ("G5", "G6", "O6", "O7", "T5", "T6", "V4")
COLOURS = (
    "shrines G5:brown G6:brown O6:brown O7:black T5:black T6:white V4:white | "
    "do shrines"
)


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_shrine_1_seven_of_nine_meeples_are_set(edition: str) -> None:
    """SSE-VAR-SHRINE-1"""
    table = rules(3, edition, ("shrines",))
    first = set()
    for seed in range(30):
        shrine = table.start(fast_seed(seed)).shrine
        standing = {
            table.board.province_ids[place]: SHRINE_WORDS[colour]
            for place, colour in enumerate(shrine)
            if colour >= 0
        }
        assert set(standing) == set(SHRINES)
        spare = Counter(SHRINE_WORDS * 3) - Counter(standing.values())
        assert spare.total() == 2
        first.add(standing["G5"])
    assert first == set(SHRINE_WORDS), "any colour may stand anywhere"


def test_shrine_1_without_the_variant_there_are_no_meeples() -> None:
    """SSE-VAR-SHRINE-1"""
    assert set(rules(3).start(fast_seed(1)).shrine) == {-1}


@pytest.mark.parametrize(
    ("held", "points", "why"),
    [
        ("G5", 1, "one brown"),
        ("G5 G6", 3, "two brown"),
        ("G5 G6 O6", 5, "three brown"),
        ("G5 O7", 2, "one brown and one black"),
        ("G5 O7 T6", 3, "one of each"),
        ("G5 G6 O7 T5", 6, "two brown and two black"),
        ("G5 G6 O6 O7 T5 T6 V4", 11, "all: 5 + 3 + 3"),
    ],
)
@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_shrine_2_sets_of_a_colour_score_and_colours_add_up(
    edition: str, held: str, points: int, why: str
) -> None:
    """SSE-VAR-SHRINE-2"""
    pieces = " ".join(f"{province}:A1" for province in held.split())
    game = given(f"map {pieces} | {COLOURS}", 2, edition, ("shrines",))
    assert game.state.score[:2] == [points, 0], why


def test_shrine_2_only_controlled_provinces_count() -> None:
    """SSE-VAR-SHRINE-2"""
    game = given(f"map G5:A1 G6:A1B1 O6:B2A1 | {COLOURS}", 2, variants=("shrines",))
    assert game.state.score[:2] == [1, 1]


def test_shrine_3_the_normal_points_are_not_added() -> None:
    """SSE-VAR-SHRINE-3"""
    held = "map G5:A1 G6:A1 O6:A1"
    game = given(f"{held} | {COLOURS}", 2, variants=("shrines",))
    assert game.state.score[0] == 5
    plain = given(f"{held} | do shrines", 2)
    assert plain.state.score[0] == 3, "without the variant"


def test_shrine_4_meeples_are_no_pieces() -> None:
    """SSE-VAR-SHRINE-4"""
    game = given(
        "map O6:A1 | shrines G5:brown O6:white | do move@A(o1,1,0,0)",
        2,
        variants=("shrines",),
    )
    assert (holder(game, "G5"), holder(game, "O6")) == ("", "A")
    assert game.offered() == {"step O6 O1", "step O6 O7", "decline"}
    game.plays("A step O6 O1")
    assert game["shrines"] == "G5:brown O6:white", "the meeple stays"
    attack = watched(
        "map O6:A1 | shrines O6:white | do attack@A(o1)", 2, variants=("shrines",)
    )
    assert attack.is_over(), "there is nothing to attack"


def test_shrine_5_all_meeples_are_public() -> None:
    """SSE-VAR-SHRINE-5"""
    table = rules(2, variants=("shrines",))
    s = table.start(fast_seed(5))
    for viewer in (0, 1, None):
        assert table.observe(s, viewer).shrine == tuple(s.shrine)
        imagined = table.imagine(table.observe(s, viewer), fast(5, STREAMS))
        assert imagined.shrine == s.shrine
