"""SSE-COMP and SSE-BOARD: what the shipped board and the test board say."""

import json
import pickle
import re
from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.core.facts import PROVENANCES, Source
from sengoku.samurai.board import Board, load, load_text
from sengoku.samurai.rows import origin_destination
from sengoku.samurai.vocabulary import (
    AGENDA_WORDS,
    BUSHIDO,
    CAPITAL,
    DECREE_WORDS,
    EFFECT_WORDS,
    FEATURE_WORDS,
    FOOD,
    GREY,
    MOUNTAINS,
    NEUTRAL_WORDS,
    ORANGE,
    ORDER_WORDS,
    ORDERS,
    PROVINCES,
    REGION_WORDS,
    RESOURCE,
    SHRINE,
    SLOTS,
    TEAL,
    VIOLET,
)

TM23 = Path(__file__).with_name("boards") / "tm23.toml"

Map = dict[str, Any]


@pytest.fixture(params=["shipped", "tm-23"])
def board(request: pytest.FixtureRequest) -> Board:
    return load(None if request.param == "shipped" else TM23)


@pytest.fixture
def drawn() -> Map:
    data = files("sengoku.samurai").joinpath("data/map.json")
    drawn: Map = json.loads(data.read_text("utf-8"))
    return drawn


def corrected(tmp_path: Path, text: str) -> Board:
    path = tmp_path / "mine.toml"
    path.write_text('extends = "standard"\n' + text, "utf-8")
    return load(path)


def test_comp_1_quotas_exist_for_two_three_and_four_players(board: Board) -> None:
    """SSE-COMP-1"""
    assert board.quota == ((0, 0), (0, 0), (4, 3), (4, 3), (3, 2))


def test_comp_2_and_3_each_player_owns_16_armies_and_3_castles(board: Board) -> None:
    """SSE-COMP-2, SSE-COMP-3"""
    assert (board.armies, board.castles) == (16, 3)


def test_comp_4_eleven_order_tokens_show_seven_orders(board: Board) -> None:
    """SSE-COMP-4"""
    assert sum(board.order_copies) == 11
    assert len(board.order_copies) == ORDERS == len(ORDER_WORDS)
    assert min(board.order_copies) >= 1


def test_comp_5_twenty_destiny_cards_name_one_region_each(board: Board) -> None:
    """SSE-COMP-5"""
    assert board.destiny == (5, 5, 5, 5)
    assert len(board.destiny) * sum(board.draft_marks) == 20


def test_comp_6_thirty_food_and_thirty_bushido(board: Board) -> None:
    """SSE-COMP-6"""
    assert (board.food_tokens, board.bushido_tokens) == (30, 30)
    assert (board.start_food, board.start_bushido) == (2, 2)


def test_comp_7_six_food_and_six_bushido_seeding_tokens(board: Board) -> None:
    """SSE-COMP-7"""
    assert board.seeding_tokens == (6, 6)


def test_comp_9_parts_of_the_variants(board: Board) -> None:
    """SSE-COMP-9"""
    assert len(REGION_WORDS) * sum(board.neutral_tokens) == 16
    assert len(board.neutral_tokens) == len(NEUTRAL_WORDS)
    assert len(board.agenda_points) == len(board.agenda_decree) == len(AGENDA_WORDS)
    assert sum(board.mountain_tokens) == 10
    assert len(board.mountain_tokens) == len(EFFECT_WORDS)
    assert board.shrine_meeples == (3, 3, 3)
    assert board.shrine_set_points == (0, 1, 3, 5)


def test_comp_9_points_and_decrees_of_the_agenda_tiles(board: Board) -> None:
    """SSE-COMP-9"""
    decrees = [DECREE_WORDS[decree] for decree in board.agenda_decree]
    assert board.agenda_points == (3, 5, 4, 3, 4, 4, 4, 4)
    assert decrees[::2] == decrees[1::2]
    assert decrees[::2] == ["attack-second", "move-third", "recruit-second", "ship"]


def test_board_1_four_regions_of_6_7_6_and_4_provinces(board: Board) -> None:
    """SSE-BOARD-1"""
    assert board.region_ids == ("grey", "orange", "teal", "violet")
    assert [len(provinces) for provinces in board.provinces_of] == [6, 7, 6, 4]
    assert len(board.province_ids) == PROVINCES == 23


def test_board_2_every_province_belongs_to_one_region(board: Board) -> None:
    """SSE-BOARD-2"""
    counted = Counter(place for places in board.provinces_of for place in places)
    assert counted == Counter(range(PROVINCES))
    for region, places in enumerate(board.provinces_of):
        assert {board.region_of[place] for place in places} == {region}


def test_board_3_every_region_has_one_capital(board: Board) -> None:
    """SSE-BOARD-3"""
    capitals = [place for place in range(PROVINCES) if board.feature[place] == CAPITAL]
    assert [board.region_of[place] for place in board.capital] == [0, 1, 2, 3]
    assert sorted(board.capital) == capitals


def test_board_4_twelve_resource_provinces(board: Board) -> None:
    """SSE-BOARD-4"""
    assert [len(places) for places in board.resources_of] == [3, 4, 3, 2]
    for places in board.resources_of:
        assert {board.feature[place] for place in places} == {RESOURCE}


def test_board_5_seven_shrine_provinces(board: Board) -> None:
    """SSE-BOARD-5"""
    assert len(board.shrines) == 7
    assert {board.feature[place] for place in board.shrines} == {SHRINE}


def test_board_6_seven_mountains_lie_on_land_borders(board: Board) -> None:
    """SSE-BOARD-6"""
    assert len(board.mountain_ids) == MOUNTAINS == 7
    borders = {frozenset(pair) for pair in board.land_borders}
    assert {frozenset(ends) for ends in board.mountain_ends} <= borders


def test_board_6_crossings_tell_mountain_and_way(board: Board) -> None:
    """SSE-BOARD-6"""
    assert len(board.crossings) == 2 * MOUNTAINS
    for mountain, (a, b) in enumerate(board.mountain_ends):
        assert board.crossings[origin_destination(a, b)] == mountain * 2
        assert board.crossings[origin_destination(b, a)] == mountain * 2 + 1


def test_board_7_neighbours_by_land_and_by_sea_are_alike(board: Board) -> None:
    """SSE-BOARD-7"""
    joined = {frozenset(pair) for pair in board.land_borders + board.sea_links}
    for a, b in combinations(range(PROVINCES), 2):
        near = frozenset((a, b)) in joined
        assert (b in board.neighbours[a]) == (a in board.neighbours[b]) == near
    for place, near_by in enumerate(board.neighbours):
        assert list(near_by) == sorted(set(near_by) - {place})


def test_board_8_sea_links_join_coastal_provinces(board: Board) -> None:
    """SSE-BOARD-8"""
    assert len(board.coastal) == PROVINCES
    for link in board.sea_links:
        assert all(board.coastal[end] for end in link)


def test_board_9_each_slot_has_a_region_and_a_neutral_action(board: Board) -> None:
    """SSE-BOARD-9"""
    assert [NEUTRAL_WORDS[action] for action in board.neutral] == [
        *("recruit", "move", "harvest"),
        *("move", "attack", "recruit"),
        *("harvest", "move", "attack"),
        *("recruit", "attack", "harvest"),
    ]
    for region, slots in enumerate(board.slots_of):
        assert {board.slot_region[slot] for slot in slots} == {region}


def test_board_10_slots_run_from_south_to_north(board: Board) -> None:
    """SSE-BOARD-10"""
    names = tuple(f"{word[0]}{place}" for word in REGION_WORDS for place in (1, 2, 3))
    assert board.slot_ids == names
    assert board.slots_of == ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11))


@pytest.mark.parametrize(("players", "empty"), [(2, 4), (3, 0), (4, 0)])
def test_board_11_round_1_fills_the_slots(
    board: Board, players: int, empty: int
) -> None:
    """SSE-BOARD-11"""
    assert len(board.slot_ids) == SLOTS == 12
    assert SLOTS - players * board.quota[players][0] == empty


def test_board_12_two_bonus_values_for_each_region(board: Board) -> None:
    """SSE-BOARD-12"""
    assert board.bonus_larger == (4, 5, 4, 3)
    assert board.bonus_smaller == (2, 3, 2, 1)


def test_board_13_influence_is_worth_1_to_6(board: Board) -> None:
    """SSE-BOARD-13"""
    values = board.influence_value
    assert (values[0], values[1], values[3], values[5], values[10]) == (0, 1, 3, 4, 6)
    assert list(values) == sorted(values)
    assert set(values[1:]) == {1, 2, 3, 4, 5, 6}


def test_other_numbers_of_the_rules(board: Board) -> None:
    assert board.cover_price == (1, 2, 3)
    assert (board.armies_per_capital, board.hand_size) == (2, 3)
    assert board.extra_destiny == 1
    assert board.leftover_per_point == 3
    assert board.clans == ("Oda", "Takeda", "Toyotomi", "Mori")


def test_the_shipped_board_follows_the_likely_geography() -> None:
    board = load()
    land, sea = (
        Counter(tuple(sorted(board.region_of[end] for end in pair)) for pair in pairs)
        for pairs in (board.land_borders, board.sea_links)
    )
    across = {
        pair: number for pair, number in (land + sea).items() if len(set(pair)) > 1
    }
    assert across == {(GREY, ORANGE): 3, (ORANGE, TEAL): 4, (TEAL, VIOLET): 2}
    assert (sea[GREY, GREY], sea[TEAL, VIOLET]) == (4, 2)


def test_the_shipped_board_leaves_the_seeds_to_chance() -> None:
    assert set(load().seeding) == {-1}


def test_the_test_board_names_its_seeds() -> None:
    board = load(TM23)
    seeds = {
        resource: {
            name
            for name, seed in zip(board.province_ids, board.seeding, strict=True)
            if seed == resource
        }
        for resource in (FOOD, BUSHIDO)
    }
    assert seeds[FOOD] == {"G4", "O3", "O5", "T3", "T4", "V3"}
    assert seeds[BUSHIDO] == {"G2", "G3", "O2", "O4", "T2", "V2"}


def test_the_test_board_has_its_inland_provinces_and_links() -> None:
    board = load(TM23)
    inland = [
        name
        for name, coastal in zip(board.province_ids, board.coastal, strict=True)
        if not coastal
    ]
    assert inland == ["O1", "O6", "T1"]
    near = board.neighbours[board.province("G4")]
    assert [board.province_ids[place] for place in near] == ["G2", "G5"]
    assert len(board.land_borders) == 24
    assert len(board.sea_links) == 2


# The drawing


def test_the_drawing_has_the_provinces_of_the_board(drawn: Map) -> None:
    board = load()
    shown = [
        (p["id"], p["name"], p["kanji"], p["region"], p["feature"], p["coastal"])
        for p in drawn["provinces"]
    ]
    assert shown == [
        (
            board.province_ids[place],
            board.province_names[place],
            board.province_kanji[place],
            REGION_WORDS[board.region_of[place]],
            FEATURE_WORDS[board.feature[place]],
            board.coastal[place],
        )
        for place in range(PROVINCES)
    ]


def test_the_drawing_has_the_borders_of_the_board(drawn: Map) -> None:
    board = load()

    def places(pairs: list[tuple[str, str]]) -> set[tuple[int, ...]]:
        return {tuple(sorted(board.province(end) for end in pair)) for pair in pairs}

    land = set(board.land_borders)
    assert places(drawn["landAdjacency"]) == land
    assert places([(road["a"], road["b"]) for road in drawn["roads"]]) == land
    links = places([(link["a"], link["b"]) for link in drawn["seaLinks"]])
    assert links == {(min(link), max(link)) for link in board.sea_links}
    for place, shown in enumerate(drawn["provinces"]):
        near = sorted(board.province(end) for end in shown["land"] + shown["sea"])
        assert near == list(board.neighbours[place])


def test_the_drawing_has_the_mountains_of_the_board(drawn: Map) -> None:
    board = load()
    shown = [
        (m["id"], m["name"], (board.province(m["a"]), board.province(m["b"])))
        for m in drawn["mountains"]
    ]
    assert shown == list(
        zip(board.mountain_ids, board.mountain_names, board.mountain_ends, strict=True)
    )


def test_the_drawing_has_the_regions_and_slots_of_the_board(drawn: Map) -> None:
    board = load()
    for region, shown in enumerate(drawn["regions"]):
        places = tuple(board.province(name) for name in shown["provinces"])
        assert (shown["id"], shown["name"]) == (
            board.region_ids[region],
            board.region_names[region],
        )
        assert places == board.provinces_of[region]
        assert board.province(shown["capital"]) == board.capital[region]
        assert shown["bonus"] == {
            "larger": board.bonus_larger[region],
            "smaller": board.bonus_smaller[region],
        }
    assert [
        (f"{slot['region'][0]}{slot['index']}", slot["region"], slot["neutral"])
        for slot in drawn["slots"]
    ] == [
        (name, REGION_WORDS[region], NEUTRAL_WORDS[action])
        for name, region, action in zip(
            board.slot_ids, board.slot_region, board.neutral, strict=True
        )
    ]


# Facts and their sources


def test_every_fact_says_where_it_comes_from(board: Board) -> None:
    for fact in board.facts.values():
        for source in (fact.source, *fact.parts.values()):
            assert source.provenance in PROVENANCES
            assert source.confidence is None or 0 < source.confidence <= 1


def test_a_fact_of_mixed_provenance_says_so_part_by_part() -> None:
    parts = load().facts["influence_value"].parts
    found = {name: source.provenance for name, source in parts.items()}
    assert found == {
        "1, 3, 5, 10": "rulebook",
        "2, 4": "derived",
        "6, 7, 8, 9": "reconstructed",
    }


# Corrections


def test_a_correction_replaces_a_list_and_its_source(tmp_path: Path) -> None:
    text = """
        [influence_value]
        value = [0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 6]
        provenance = "rulebook"
        note = "read from my copy"
    """
    board = corrected(tmp_path, text)
    fact = board.facts["influence_value"]
    assert board.influence_value == (0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 6)
    assert fact.source == Source("rulebook", None, "read from my copy")
    assert fact.parts == {}
    assert board.name == "mine"


def test_a_correction_changes_one_slot_and_names_the_part(tmp_path: Path) -> None:
    text = """
        [slots]
        value.g1.neutral = "attack"
        parts.g1.provenance = "rulebook"
    """
    board = corrected(tmp_path, text)
    standard = load()
    assert NEUTRAL_WORDS[board.neutral[0]] == "attack"
    assert board.neutral[1:] == standard.neutral[1:]
    assert board.slot_region == standard.slot_region
    assert board.facts["slots"].source == standard.facts["slots"].source
    assert board.facts["slots"].parts["g1"] == Source("rulebook")


def test_a_correction_changes_one_number_of_a_table(tmp_path: Path) -> None:
    text = """
        [orders]
        value = { attack = 1, castle = 2 }
        provenance = "rulebook"
    """
    assert corrected(tmp_path, text).order_copies == (2, 1, 2, 1, 1, 2, 2)


def test_a_correction_adds_and_removes_borders(tmp_path: Path) -> None:
    text = """
        [borders]
        add = [["nagato", "settsu"]]
        remove = [["settsu", "izumo"]]
        provenance = "rulebook"
    """
    board = corrected(tmp_path, text)
    changed = set(board.land_borders) ^ set(load().land_borders)
    names = {tuple(board.province_ids[end] for end in pair) for pair in changed}
    assert names == {("nagato", "settsu"), ("izumo", "settsu")}


def test_a_correction_may_replace_a_whole_table(tmp_path: Path) -> None:
    """SSE-BOARD-10: the slots of two regions may alternate."""
    regions = "grey grey orange grey orange orange teal teal teal violet violet violet"
    numbers = "g1 g2 o1 g3 o2 o3 t1 t2 t3 v1 v2 v3"
    rows = [
        f'value.{slot} = {{ region = "{region}", neutral = "move" }}'
        for slot, region in zip(numbers.split(), regions.split(), strict=True)
    ]
    text = "\n".join(["[slots]", 'provenance = "rulebook"', "replace = true", *rows])
    board = corrected(tmp_path, text)
    assert board.slots_of == ((0, 1, 3), (2, 4, 5), (6, 7, 8), (9, 10, 11))


def test_a_correction_leaves_the_shipped_board_alone(tmp_path: Path) -> None:
    before = pickle.dumps(load().sheet)
    corrected(tmp_path, '[pieces]\nvalue.armies = 20\nprovenance = "rulebook"')
    assert pickle.dumps(load().sheet) == before


def test_land_borders_may_be_written_as_lists_of_neighbours(tmp_path: Path) -> None:
    """SSE-BOARD-7"""
    board = load(TM23)
    text = TM23.read_text("utf-8")
    start, end = text.index("[borders]"), text.index("[sea_links]")
    text = text[:start] + text[end:]
    for place, name in enumerate(board.province_ids):
        sea = {other for link in board.sea_links if place in link for other in link}
        land = [board.province_ids[n] for n in board.neighbours[place] if n not in sea]
        text = text.replace(
            f'{{ name = "{name}", region',
            f'{{ name = "{name}", neighbours = {land!r}, region',
        )
    path = tmp_path / "lists.toml"
    path.write_text(text, "utf-8")
    assert load(path).land_borders == board.land_borders


def manual() -> str:
    """Return the part of the manual that is about this game."""
    text = (Path(__file__).parents[2] / "docs" / "boards.md").read_text("utf-8")
    return text.partition("\n## Small Samurai Empires\n")[2].partition("\n## ")[0]


def test_the_example_of_the_manual_can_be_loaded() -> None:
    examples = re.findall(r"```toml\n(extends.*?)```", manual(), re.DOTALL)
    boards = [load_text(example) for example in examples]
    assert [board.name for board in boards] == ["my copy"]


def test_the_manual_names_every_fact() -> None:
    named = set(re.findall(r"^\| `(\w+)` \|", manual(), re.MULTILINE))
    assert named == set(load().facts)


# Loading and looking up


def test_the_shipped_board_is_made_once() -> None:
    assert load() is load()


def test_a_board_may_come_as_text() -> None:
    text = TM23.read_text("utf-8")
    assert load_text(text).sheet == load(TM23).sheet
    assert load_text('extends = "standard"').name == "own"
    with pytest.raises(UnreadableError, match="board: no TOML"):
        load_text("[")


def test_a_board_survives_pickling() -> None:
    board = load(TM23)
    copy = pickle.loads(pickle.dumps(board))
    assert copy.sheet == board.sheet
    assert copy.crossings == board.crossings


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("mustu", "province 'mustu' unknown; did you mean 'mutsu'?"),
        ("", "province '' unknown"),
        ("x" * 10_000, "unknown"),
    ],
)
def test_an_unknown_province_is_quoted(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        load().province(text)
    assert sentence in caught.value.detail
    assert len(caught.value.detail) < 400


def test_words_of_the_board_become_numbers() -> None:
    board = load()
    assert [board.province(name) for name in board.province_ids] == [*range(PROVINCES)]
    assert [board.slot(name) for name in board.slot_ids] == [*range(SLOTS)]
    assert [board.mountain(name) for name in board.mountain_ids] == [*range(MOUNTAINS)]


def test_a_bad_board_cannot_be_loaded(tmp_path: Path) -> None:
    text = TM23.read_text("utf-8").replace("move3 = 1", "move3 = 2")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('"G1", "G2"', '"G1", "G9"'), "utf-8")
    with pytest.raises(UnreadableError) as caught:
        load(path)
    assert caught.value.key == "bad-board"
    assert caught.value.detail.startswith("mine.toml: borders.value[0]: province 'G9'")
    assert "12 order tokens of a player, expected 11" in caught.value.detail
