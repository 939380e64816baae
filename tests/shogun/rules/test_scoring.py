"""SHO-SCORE and SHO-END: points in winter, and who wins."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import finished, given, of_kind, told
from tests.shogun.given_modules import random_plays, scores


def scored(pieces: str, side: str = "sun", players: int = 4) -> Scenario:
    return given(f"map {pieces} | do scoring", players=players, side=side)


@pytest.mark.parametrize(
    ("pieces", "points", "why"),
    [
        ("", 0, "nothing"),
        ("aki:A1", 1, "one province"),
        ("aki:A9", 1, "armies do not count"),
        ("aki:A1 noto:A1 kai:A1", 3, "three provinces"),
    ],
)
def test_score_1_a_province_is_worth_one_point(
    pieces: str, points: int, why: str
) -> None:
    """SHO-SCORE-1"""
    assert scores(scored(pieces)) == [points, 0, 0, 0], why


@pytest.mark.parametrize(
    ("pieces", "buildings", "why"),
    [
        ("omi:A1c", 1, "a castle"),
        ("omi:A1t", 1, "a temple"),
        ("omi:A1h", 1, "a theatre"),
        ("omi:A1cth noto:A1t", 4, "all of them"),
    ],
)
def test_score_1_a_building_is_worth_one_point(
    pieces: str, buildings: int, why: str
) -> None:
    """SHO-SCORE-1"""
    provinces = pieces.count(":")
    wanted = f"provinces-scored A {provinces} {buildings}"
    assert of_kind(scored(pieces), "provinces-scored")[0] == wanted, why


def test_score_1_unrest_costs_nothing_and_rice_brings_nothing() -> None:
    """SHO-SCORE-1"""
    game = given("map aki:A1+3 | A rice:9 chests:30 score:5 | do scoring")
    assert scores(game) == [6, 0, 0, 0]


def majorities(game: Scenario) -> list[str]:
    return [event.partition(" ")[2] for event in of_kind(game, "majority-scored")]


@pytest.mark.parametrize(
    ("letter", "word", "points"),
    [("c", "castle", 3), ("t", "temple", 2), ("h", "theatre", 1)],
)
def test_score_2_most_buildings_of_a_type_in_a_region(
    letter: str, word: str, points: int
) -> None:
    """SHO-SCORE-2"""
    game = scored(f"aki:A1{letter} bingo:A1{letter} hoki:B1{letter} izumo:C1 iwami:C1")
    assert majorities(game) == [f"A green {word} {points}"]
    assert scores(game) == [2 + 2 + points, 2, 2, 0]


def test_score_2_each_region_and_type_is_counted_by_itself() -> None:
    """SHO-SCORE-2"""
    game = scored("aki:A1ct hoki:B1ch omi:B1cth echizen:C1t kai:D1c bizen:B1h")
    assert sorted(majorities(game)) == [
        *("A green castle 2", "A green temple 2", "B green castle 2"),
        *("B green theatre 1", "B red castle 3", "B red temple 1", "B red theatre 1"),
        *("C red temple 1", "D yellow castle 3"),
    ]


@pytest.mark.parametrize(
    ("side", "wanted"),
    [("sun", ["A yellow castle 3", "B red castle 3"]), ("moon", ["A red castle 2"])],
)
def test_score_2_regions_are_those_of_the_side_in_play(
    side: str, wanted: list[str]
) -> None:
    """SHO-SCORE-2: Kai is yellow on one side and red on the other, where Mino is."""
    found = majorities(scored("kai:A1c mino:B1c", side))
    assert set(wanted) <= set(found)
    assert len(found) == 2


@pytest.mark.parametrize(
    ("letter", "points", "why"),
    [
        ("c", 2, "castles: 3 less 1"),
        ("t", 1, "temples: 2 less 1"),
        ("h", 0, "theatres: 1 less 1"),
    ],
)
@pytest.mark.parametrize("tied", [2, 3, 4])
def test_score_3_tied_for_most_everybody_gets_one_point_less(
    letter: str, points: int, why: str, tied: int
) -> None:
    """SHO-SCORE-3"""
    places = ["aki:A1", "bingo:B1", "hoki:C1", "bizen:D1"]
    built = [place + letter for place in places[:tied]] + places[tied:]
    expected = [2 + points] * tied + [1] * (4 - tied)
    assert scores(scored(" ".join(built))) == expected, why


def test_score_3_who_has_fewer_gets_nothing() -> None:
    """SHO-SCORE-3"""
    game = scored("aki:A1c bingo:A1c hoki:B1c bitchu:B1c izumo:C1c")
    assert majorities(game) == ["A green castle 2", "B green castle 2"]


def test_score_4_nobody_leads_where_nobody_built() -> None:
    """SHO-SCORE-4"""
    game = scored("aki:A1 bingo:A1 hoki:B1 omi:C1 noto:D1")
    assert majorities(game) == []
    assert scores(game) == [2, 1, 1, 1]


def test_score_4_one_building_is_enough() -> None:
    """SHO-SCORE-4"""
    game = scored("aki:A1 bingo:A1 hoki:B1c")
    assert majorities(game) == ["B green castle 3"]


# The end


def test_end_1_the_game_ends_after_the_scoring_of_the_second_winter() -> None:
    """SHO-END-1"""
    game = finished()
    kinds = [event.split()[0] for event in told(game)]
    seasons = [event for event in told(game) if event.startswith("season-began")]
    assert seasons == [
        f"season-began {year} {season}" for year in (1, 2) for season in range(4)
    ]
    last = len(kinds) - 1 - kinds[::-1].index("season-began")
    assert kinds[-1] == "game-ended"
    assert "provinces-scored" in kinds[last:]
    assert kinds.count("game-ended") == 1
    assert kinds.count("provinces-scored") == 8  # four players, two winters
    assert game.is_over()


def test_end_1_nothing_can_be_done_any_more() -> None:
    """SHO-END-1"""
    game = given("do final-scoring")
    for play in ("A seal", "B march kai", "C decline"):
        why = game.refuses(play)
        assert (why.key, why.rule) == ("game-over", "SHO-END-1")


@pytest.mark.parametrize(
    ("points", "winners"),
    [((10, 9, 8, 7), "A"), ((1, 9, 12, 11), "C"), ((0, 0, 0, 1), "D")],
)
def test_end_1_most_points_win(points: tuple[int, ...], winners: str) -> None:
    """SHO-END-1"""
    seats = " | ".join(
        f"{seat} score:{n} chests:{20 - n}"
        for seat, n in zip("ABCD", points, strict=True)
    )
    assert given(f"{seats} | do final-scoring")["winners"] == winners


def possessions(held: str) -> str:
    """Return the points and chests of each seat as a position has them."""
    return " | ".join(
        "{} score:{} chests:{}".format(seat, *possession.split("/"))
        for seat, possession in zip("ABCD", held.split(), strict=True)
    )


@pytest.mark.parametrize(
    ("held", "winners", "rule"),
    [
        ("9/3 9/5 8/40 0/0", "B", "SHO-END-2: most chests of the tied"),
        ("9/3 9/5 9/6 0/0", "C", "SHO-END-2: among three"),
        ("9/5 9/5 8/9 0/0", "AB", "SHO-END-3: shared"),
        ("9/5 9/5 9/5 9/4", "ABC", "SHO-END-3: shared by three"),
        ("0/0 0/0 0/0 0/0", "ABCD", "SHO-END-3: shared by all"),
    ],
)
def test_end_2_and_3_ties(held: str, winners: str, rule: str) -> None:
    """SHO-END-2, SHO-END-3"""
    game = given(f"{possessions(held)} | do final-scoring")
    assert game["winners"] == winners, rule
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert "".join("ABCD"[seat] for seat in outcome.winners) == winners, rule
    event = of_kind(game, "game-ended")[0]
    assert event.split()[2] == ",".join(winners)


@pytest.mark.parametrize(
    ("held", "ranks", "why"),
    [
        ("9/0 7/3 7/5 8/1", (1, 4, 3, 2), "more chests of the tied are ahead"),
        ("9/5 9/5 7/9 7/9", (1, 1, 3, 3), "the tied share a place"),
    ],
)
def test_end_4_chests_decide_the_places_below_the_winner(
    held: str, ranks: tuple[int, ...], why: str
) -> None:
    """SHO-END-4"""
    game = given(f"{possessions(held)} | do final-scoring")
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert outcome.ranks == ranks, why


def test_end_1_no_outcome_before_the_end() -> None:
    """SHO-END-1"""
    game = given("do final-scoring planning@AB")
    assert game.rules.outcome(game.state) is None
    for _ in random_plays(game, 1):
        pass
    assert game.rules.outcome(game.state) is not None
