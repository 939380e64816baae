"""SHO-ART: artists, patrons and the lines of the tableau."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import given, of_kind, rules, started, told
from tests.shogun.given_modules import ALL, ARTS, random_plays, refused, score, scores

ROWS = ("calligraphy", "ikebana", "ink-painting", "poetry", "tea", "music")
COLUMNS = ("himeji", "osaka", "nagoya", "matsumoto", "inuyama", "hikone")
POINTS = (3, 3, 2, 2, 1, 1)
CELLS = [f"{art}-{castle}" for art in ROWS for castle in COLUMNS]
OPEN = CELLS[:6]
ARTISTS = "arts " + " ".join(f"{cell}:artist" for cell in OPEN)
REGIONS = "regions green red brown purple yellow"


def patrons(pieces: str, order: str = "ABCD", regions: str = REGIONS) -> Scenario:
    return given(
        f"map {pieces} | {ARTISTS} | {regions} | order {order} | do patrons(0)",
        modules=ARTS,
    )


def play(game: Scenario) -> list[str]:
    """Let everybody take the first open artist; return who was asked, by region."""
    asked = []
    while not game.is_over():
        seat = game.asked()[1]
        game.plays(f"{seat} {min(game.offered())}")
        asked.append(of_kind(game, "artist-replaced")[-1].split()[2] + seat)
    return asked


# Setup and draw


def test_art_1_region_cards_are_shuffled_into_an_open_row() -> None:
    """SHO-ART-1"""
    rows = set()
    for seed in range(8):
        game = started(start="preset", modules=ARTS, seed=seed)
        words = ("brown", "yellow", "red", "purple", "green")
        row = tuple(words[region] for region in game.state.region_row)
        assert sorted(row) == sorted(words)
        for viewer in (None, 0):
            assert game.rules.observe(game.state, viewer) is not None
            seen = game.seen("regions", viewer)
            assert seen == ("" if row == words else " ".join(row))
        rows.add(row)
    assert len(rows) > 4


def test_art_1_the_bag_has_36_different_artists() -> None:
    """SHO-ART-1, SHO-COMP-18"""
    bags = set()
    for seed in range(3):
        game = started(start="preset", modules=ARTS, seed=seed)
        drawn = [item.partition(":")[0] for item in game["arts"].split()]
        whole = game["bag"].split() + drawn
        assert sorted(whole) == sorted(CELLS)
        assert len(CELLS) == 36
        bags.add(tuple(whole))
    assert len(bags) == 3


def test_art_2_six_artists_come_out_at_the_start_of_a_round() -> None:
    """SHO-ART-2"""
    bag = "music-osaka tea-hikone poetry-himeji tea-nagoya ikebana-inuyama " + (
        "calligraphy-matsumoto music-himeji"
    )
    game = given(f"arts tea-osaka:A | bag {bag} | do artists", modules=ARTS)
    names = [item.partition(":") for item in game["arts"].split()]
    faces = {cell: face for cell, _, face in names}
    assert faces.pop("tea-osaka") == "A"
    assert set(faces.values()) == {"artist"}
    assert len(faces) == 6
    assert set(faces) | set(game["bag"].split()) == set(bag.split())


def test_art_2_six_rounds_empty_the_bag() -> None:
    """SHO-ART-2"""
    game = started(start="preset", modules=ARTS, seed=1)
    for _ in random_plays(game, 1):
        pass
    seasons, draws = [], []
    for event in of_kind(game, "season-began", "artists-drawn"):
        if event.startswith("season-began"):
            seasons.append(event)
        else:
            draws.append((seasons[-1], len(event.split()[1].split(","))))
    assert draws == [
        (f"season-began {year} {season}", 6) for year in (1, 2) for season in range(3)
    ]
    assert game["bag"] == ""


def test_art_2_the_draw_is_the_first_thing_of_a_round() -> None:
    """SHO-ART-2, SHO-MOD-2"""
    events = told(started(start="preset", modules=ALL))
    at = events.index("season-began 1 0")
    assert events[at + 1].startswith("artists-drawn")


# Patrons


def test_art_3_who_owns_most_provinces_of_a_region_replaces_an_artist() -> None:
    """SHO-ART-3"""
    game = patrons("aki:B1 hoki:B9 bizen:A9 omi:A1 noto:C1 kii:D1 kai:B1")
    assert game.asked() == ("patron", "B")  # green: two provinces, not armies
    assert game.offered() == {f"replace {cell}" for cell in OPEN}
    elsewhere = CELLS[-1]
    assert refused(game, f"B replace {elsewhere}") == ("no-artist-there", "SHO-ART-3")
    game.refuses("B decline")  # somebody must be replaced
    game.plays(f"B replace {OPEN[3]}")
    assert f"{OPEN[3]}:B" in game["arts"].split()
    assert of_kind(game, "artist-replaced") == ["artist-replaced B green 3"]
    assert game.asked() == ("patron", "A")  # red
    assert refused(game, f"A replace {OPEN[3]}")[0] == "no-artist-there"


@pytest.mark.parametrize(
    "regions",
    [
        REGIONS,
        "regions yellow purple brown red green",
        "regions brown yellow red purple green",
    ],
)
def test_art_3_regions_follow_in_the_order_of_the_row(regions: str) -> None:
    """SHO-ART-3"""
    pieces = "aki:A1 omi:B1 noto:C1 kii:D1 kai:A1 izu:A1"
    leaders = {"green": "A", "red": "B", "brown": "C", "purple": "D", "yellow": "A"}
    asked = play(patrons(pieces, regions=regions))
    assert asked == [name + leaders[name] for name in regions.split()[1:]]


def test_art_3_no_army_cube_is_used_as_a_marker() -> None:
    """SHO-ART-3"""
    game = patrons("aki:A1 omi:A1 noto:A1 kii:A1 kai:A1")
    before = [*game.state.supply]
    assert len(play(game)) == 5
    assert [*game.state.supply] == before


def test_art_3_provinces_are_counted_by_the_side_in_play() -> None:
    """SHO-ART-3: Kai is red on the moon side."""
    game = given(
        f"map kai:A1 izu:B1 | {ARTISTS} | regions red yellow green brown purple | "
        "order BACD | do patrons(0)",
        modules=ARTS,
        side="moon",
    )
    assert play(game) == ["redA", "yellowB"]


@pytest.mark.parametrize(
    ("order", "winner"), [("ABCD", "A"), ("DCBA", "C"), ("BCAD", "C"), ("BDAC", "A")]
)
def test_art_4_a_tie_goes_to_the_earliest_in_player_order(
    order: str, winner: str
) -> None:
    """SHO-ART-4"""
    game = patrons("aki:A1 hoki:A1 bizen:C1 izumo:C1 iwami:B1", order)
    assert game.asked() == ("patron", winner)


def test_art_5_a_region_without_owners_is_skipped() -> None:
    """SHO-ART-5"""
    game = patrons("aki:A1 noto:B1")
    assert play(game) == ["greenA", "brownB"]
    assert game["arts"].count(":neutral") == 4
    assert play(patrons("")) == []


def test_art_6_artists_left_are_turned_and_the_first_region_goes_last() -> None:
    """SHO-ART-6"""
    game = patrons("aki:A1 omi:B1 noto:C1 kii:D1 kai:A1")
    assert len(play(game)) == 5
    assert game["arts"].count(":neutral") == 1
    assert ":artist" not in game["arts"]
    assert game["regions"] == "red brown purple yellow green"
    assert len(of_kind(game, "artists-turned")) == 1


def test_art_6_markers_and_turned_artists_of_earlier_rounds_stay() -> None:
    """SHO-ART-6"""
    game = given(
        f"map aki:A1 | {ARTISTS} tea-osaka:B tea-nagoya:neutral | order ABCD | "
        f"{REGIONS} | do patrons(0)",
        modules=ARTS,
    )
    play(game)
    assert "tea-osaka:B" in game["arts"]
    assert "tea-nagoya:neutral" in game["arts"]


# The end


def tableau(cells: dict[str, str]) -> Scenario:
    faces = {"N": "neutral"}
    text = " ".join(f"{cell}:{faces.get(mark, mark)}" for cell, mark in cells.items())
    return given(f"arts {text} | do final-scoring", modules=ARTS)


def lines(game: Scenario) -> dict[int, dict[str, int]]:
    """Return the points by line and seat."""
    found: dict[int, dict[str, int]] = {}
    for event in of_kind(game, "art-line-scored"):
        _, seat, line, points = event.split()
        found.setdefault(int(line), {})[seat] = int(points)
    return found


@pytest.mark.parametrize(("at", "points"), [*enumerate(POINTS)])
def test_art_7_most_markers_get_the_points_of_a_row(at: int, points: int) -> None:
    """SHO-ART-7, SHO-ART-9"""
    marks = dict(
        zip((f"{ROWS[at]}-{castle}" for castle in COLUMNS), "AABBBN", strict=True)
    )
    assert lines(tableau(marks))[at] == {"B": points}


@pytest.mark.parametrize(("at", "points"), [*enumerate(POINTS)])
def test_art_7_most_markers_get_the_points_of_a_column(at: int, points: int) -> None:
    """SHO-ART-7, SHO-ART-9"""
    marks = dict(zip((f"{art}-{COLUMNS[at]}" for art in ROWS), "AABBBN", strict=True))
    assert lines(tableau(marks))[6 + at] == {"B": points}


@pytest.mark.parametrize(
    ("marks", "wanted", "why"),
    [
        ("AAABBN", {"A": 3}, "alone ahead"),
        ("AABBCD", {"A": 2, "B": 2}, "two tied"),
        ("AABBCC", {"A": 2, "B": 2, "C": 2}, "three tied"),
        ("ABCDNN", {}, "neutral ahead"),
        ("AABNNC", {"A": 2}, "tied with neutral"),
        ("AABBNN", {"A": 2, "B": 2}, "two tied with neutral"),
        ("NNNNNN", {}, "only neutral"),
        ("AAAAAA", {"A": 3}, "all of them"),
    ],
)
def test_art_7_and_8_ties_and_the_neutral_colour(
    marks: str, wanted: dict[str, int], why: str
) -> None:
    """SHO-ART-7, SHO-ART-8"""
    cells = (f"calligraphy-{castle}" for castle in COLUMNS)
    found = lines(tableau(dict(zip(cells, marks, strict=True))))
    assert found.get(0, {}) == wanted, why


@pytest.mark.parametrize(
    ("art", "tied"), [("calligraphy", 2), ("ink-painting", 1), ("tea", 0)]
)
def test_art_8_tied_for_most_a_line_is_worth_one_less(art: str, tied: int) -> None:
    """SHO-ART-8"""
    cells = (f"{art}-{castle}" for castle in COLUMNS)
    found = lines(tableau(dict(zip(cells, "AAABBB", strict=True))))
    wanted = {"A": tied, "B": tied} if tied else {}
    assert found.get(ROWS.index(art), {}) == wanted


def test_art_8_an_empty_line_is_worth_nothing() -> None:
    """SHO-ART-8"""
    assert scores(given("do final-scoring", modules=ARTS)) == [0, 0, 0, 0]


def test_art_9_six_rows_and_six_columns_are_worth_24() -> None:
    """SHO-ART-9"""
    board = rules().board
    assert (board.art_rows, board.art_columns) == (POINTS, POINTS)
    game = tableau(dict.fromkeys(CELLS, "A"))
    assert score(game, "A") == 24
    assert {line: found["A"] for line, found in lines(game).items()} == dict(
        enumerate(POINTS + POINTS)
    )
