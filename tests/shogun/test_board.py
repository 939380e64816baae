"""SHO-COMP: what the shipped board says, and how it is corrected."""

import json
import pickle
import re
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from sengoku.core.catalogue import catalogue
from sengoku.core.errors import UnreadableError
from sengoku.core.facts import PROVENANCES, Source
from sengoku.shogun.board import Board, load, load_text
from sengoku.shogun.vocabulary import (
    ACTIONS,
    ART_CASTLE_WORDS,
    ART_LINES,
    ART_WORDS,
    BASE_FIELDS,
    BONUS_WORDS,
    BUILDING_WORDS,
    CARD_WORDS,
    CARDS,
    CASTLE,
    CHEST_0,
    CHEST_CARDS,
    COLOURS,
    CUBE_LETTERS,
    CUBES,
    EVENT_WORDS,
    EVENTS,
    FAVOUR_KINDS,
    FAVOURS,
    FIELD_BID,
    FIELD_WORDS,
    FIELDS,
    GREEN,
    MAX_SEATS,
    MIN_SEATS,
    MOON,
    PROTECT_A,
    PROTECT_B,
    PROVINCES,
    REGION_WORDS,
    REGIONS,
    SEAT_LETTERS,
    SIDES,
    SPECIAL_WORDS,
    SPECIALS,
    STACK,
    SUN,
    TEMPLE,
    THEATRE,
    TOWER_CARD,
    TOWER_WORDS,
)

Map = dict[str, Any]


@pytest.fixture
def board() -> Board:
    return load()


@pytest.fixture
def drawn() -> Map:
    data = files("sengoku.shogun").joinpath("data/map.json")
    drawn: Map = json.loads(data.read_text("utf-8"))
    return drawn


def named(board: Board, places: tuple[int, ...]) -> list[str]:
    return [board.province_ids[place] for place in places]


def totals(board: Board, places: list[int]) -> tuple[int, int, int, int]:
    """Return the number of *places*, and their chests, rice and building sites."""
    chests, rice, sites = (
        sum(row[place] for place in places)
        for row in (board.chests, board.rice, board.sites)
    )
    return len(places), chests, rice, sites


# The map


def test_comp_1_both_sides_divide_45_provinces_into_5_regions_of_9(
    board: Board,
) -> None:
    """SHO-COMP-1"""
    assert len(board.province_ids) == PROVINCES == 45
    assert board.region_ids == REGION_WORDS
    for side in range(len(SIDES)):
        assert [len(places) for places in board.provinces_of[side]] == [9] * REGIONS
        for region, places in enumerate(board.provinces_of[side]):
            assert {board.region_of[side][place] for place in places} == {region}
        counted = Counter(p for places in board.provinces_of[side] for p in places)
        assert counted == Counter(range(PROVINCES))
    assert board.region_of[SUN] != board.region_of[MOON]


SUN_TOTALS = {
    "brown": (9, 43, 28, 21),
    "green": (9, 43, 29, 15),
    "purple": (9, 45, 28, 16),
    "red": (9, 43, 26, 16),
    "yellow": (9, 46, 29, 19),
}
MOON_TOTALS = {
    "brown": (9, 44, 28, 21),
    "green": (9, 42, 28, 15),
    "purple": (9, 45, 28, 17),
    "red": (9, 45, 26, 15),
    "yellow": (9, 44, 30, 19),
}


@pytest.mark.parametrize(
    ("side", "wanted"), [(SUN, SUN_TOTALS), (MOON, MOON_TOTALS)], ids=SIDES
)
def test_comp_1_the_regions_yield_about_the_same(
    board: Board, side: int, wanted: dict[str, tuple[int, int, int, int]]
) -> None:
    """SHO-COMP-1"""
    for region, word in enumerate(REGION_WORDS):
        assert totals(board, list(board.provinces_of[side][region])) == wanted[word]
    assert totals(board, list(range(PROVINCES))) == (45, 220, 140, 87)


@pytest.mark.parametrize(
    ("side", "out", "wanted"),
    [
        (
            SUN,
            "awa-boso echigo iwami izumo kazusa mutsu sanuki tosa",
            (37, 181, 117, 71),
        ),
        (
            MOON,
            "aki hitachi iwami iyo mutsu shimosa shimotsuke tosa",
            (37, 182, 114, 72),
        ),
    ],
    ids=SIDES,
)
def test_comp_2_eight_provinces_are_out_with_three_players(
    board: Board, side: int, out: str, wanted: tuple[int, int, int, int]
) -> None:
    """SHO-COMP-2, SHO-COMP-4"""
    assert named(board, board.out_with_3[side]) == out.split()
    inside = [p for p in range(PROVINCES) if p not in board.out_with_3[side]]
    assert totals(board, inside) == wanted
    regions = Counter(board.region_of[side][place] for place in board.out_with_3[side])
    red = REGION_WORDS.index("red")
    assert regions == {region: 2 for region in range(REGIONS) if region != red}


def test_comp_3_eight_provinces_have_a_card_for_each_side(board: Board) -> None:
    """SHO-COMP-3"""
    sides = zip(board.province_ids, *board.region_of, strict=True)
    changed = {
        name: (REGION_WORDS[sun], REGION_WORDS[moon])
        for name, sun, moon in sides
        if sun != moon
    }
    assert changed == {
        "echizen": ("red", "brown"),
        "hitachi": ("brown", "yellow"),
        "kai": ("yellow", "red"),
        "mimasaka": ("green", "red"),
        "owari": ("red", "purple"),
        "sanuki": ("purple", "green"),
        "shinano": ("brown", "red"),
        "wakasa": ("red", "brown"),
    }
    assert PROVINCES - len(changed) == 37
    assert PROVINCES + len(changed) == 53


def test_comp_4_each_side_uses_45_cards(board: Board) -> None:
    """SHO-COMP-4"""
    assert [len(regions) for regions in board.region_of] == [45, 45]
    assert [PROVINCES - len(out) for out in board.out_with_3] == [37, 37]


@pytest.mark.parametrize(
    ("name", "chests", "rice", "sites"),
    [
        ("settsu", 7, 3, 1),
        ("aki", 4, 3, 2),
        ("kaga", 4, 5, 3),
        ("shimosa", 5, 5, 1),
        ("yamato", 5, 4, 2),
    ],
)
def test_comp_5_a_card_states_chests_rice_and_sites(
    board: Board, name: str, chests: int, rice: int, sites: int
) -> None:
    """SHO-COMP-5"""
    place = board.province(name)
    found = (board.chests[place], board.rice[place], board.sites[place])
    assert found == (chests, rice, sites)


def test_comp_5_the_ranges_of_the_numbers(board: Board) -> None:
    """SHO-COMP-5"""
    assert set(board.chests) == {3, 4, 5, 6, 7}
    assert set(board.rice) == {2, 3, 4, 5}
    assert set(board.sites) == {1, 2, 3}


def test_neighbours_by_land_and_by_sea_are_alike(board: Board) -> None:
    assert (len(board.land_borders), len(board.sea_routes)) == (91, 6)
    joined = {frozenset(pair) for pair in board.land_borders + board.sea_routes}
    for a, b in combinations(range(PROVINCES), 2):
        near = frozenset((a, b)) in joined
        assert (b in board.neighbours[a]) == (a in board.neighbours[b]) == near
    for place, near_by in enumerate(board.neighbours):
        assert list(near_by) == sorted(set(near_by) - {place})


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("shima", "ise izu"),
        ("izu", "awa-boso sagami shima suruga"),
        ("kai", "musashi sagami shinano suruga totomi"),
        ("kii", "awa-shikoku ise settsu yamato"),
    ],
)
def test_the_neighbours_of_some_provinces(board: Board, name: str, near: str) -> None:
    assert named(board, board.neighbours[board.province(name)]) == near.split()


# Start


def test_comp_19_there_are_groups_for_three_to_five_players(board: Board) -> None:
    """SHO-COMP-19"""
    assert board.groups == (
        *((), (), ()),
        (5, 4, 4, 3, 3, 2, 2, 2, 2),
        (5, 4, 4, 3, 3, 2, 2, 2),
        (5, 4, 4, 3, 3, 2, 2),
    )
    assert [sum(groups) for groups in board.groups[MIN_SEATS:]] == [27, 25, 23]
    assert board.start_chests == (0, 0, 0, 18, 15, 12)
    assert [len(table) for table in board.presets] == [0, 0, 0, 3, 4, 5]


def test_presets_have_the_groups_and_no_province_twice(board: Board) -> None:
    for players in range(MIN_SEATS, MAX_SEATS + 1):
        for column in board.presets[players]:
            assert tuple(armies for _, armies in column) == board.groups[players]
        places = [place for column in board.presets[players] for place, _ in column]
        assert len(places) == len(set(places)) == players * len(board.groups[players])


@pytest.mark.parametrize(
    ("players", "neutral"),
    [
        (3, "aki iyo kai kozuke mikawa mimasaka noto shima totomi wakasa"),
        (
            4,
            "bizen echigo hitachi iwami iyo izu izumo mutsu owari sanuki shimosa"
            " suruga tosa",
        ),
        (
            5,
            "awa-shikoku bitchu iwami kai musashi mutsu sanuki settsu suruga tajima",
        ),
    ],
)
def test_what_the_presets_leave_neutral(
    board: Board, players: int, neutral: str
) -> None:
    taken = {place for column in board.presets[players] for place, _ in column}
    out = board.out_with_3[SUN] if players == 3 else ()
    left = tuple(p for p in range(PROVINCES) if p not in taken and p not in out)
    assert named(board, left) == neutral.split()


# Cards and pieces


def test_comp_6_five_chest_cards_for_each_player(board: Board) -> None:
    """SHO-COMP-6"""
    assert board.chest_cards == (0, 1, 2, 3, 4)
    assert MAX_SEATS * CHEST_CARDS == 25
    assert CHEST_0 == PROVINCES
    assert len(board.card_ids) == CARDS == PROVINCES + len(CARD_WORDS)
    assert board.card_ids[TOWER_CARD] == "tower"
    assert [board.card(word) for word in board.card_ids] == [*range(CARDS)]


def test_comp_7_and_8_special_cards_and_action_cards() -> None:
    """SHO-COMP-7, SHO-COMP-8"""
    assert len(SPECIAL_WORDS) == SPECIALS == 5
    assert len(FIELD_WORDS) == FIELDS == BASE_FIELDS + 3
    assert FIELD_WORDS[:ACTIONS][-1] == "battle-b"
    assert FIELD_WORDS[FIELD_BID] == "bid"
    assert (ACTIONS, BASE_FIELDS, FIELD_BID) == (10, 11, 10)


def test_comp_9_twelve_event_cards(board: Board) -> None:
    """SHO-COMP-9"""
    words = [EVENT_WORDS[kind] for kind in board.event_kind]
    assert len(words) == EVENTS == 12
    assert [*zip(board.event_ids, words, board.event_loss, strict=True)] == [
        ("E1", "theatre-calm", 5),
        ("E2", "castle-guard", 2),
        ("E3", "tax-max5", 0),
        ("E4", "rice-min4", 3),
        ("E5", "theatre-calm", 7),
        ("E6", "castle-guard", 6),
        ("E7", "tax-min6", 2),
        ("E8", "rice-max3", 4),
        ("E9", "neutral-2", 3),
        ("E10", "temple-peace", 3),
        ("E11", "temple-peace", 4),
        ("E12", "short-levy", 1),
    ]
    assert board.event("e12") == 11


def test_ev_1_the_losses_of_rice_make_40(board: Board) -> None:
    """SHO-EV-1"""
    assert sorted(board.event_loss) == [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]
    assert sum(board.event_loss) == 40


def test_comp_10_and_11_five_colours_of_62_armies_and_20_peasants(
    board: Board,
) -> None:
    """SHO-COMP-10, SHO-COMP-11"""
    assert COLOURS == ("black", "blue", "red", "purple", "yellow")
    assert len(SEAT_LETTERS) == len(COLOURS) == MAX_SEATS == 5
    assert MAX_SEATS * board.armies == 310
    assert board.peasants == 20
    assert CUBE_LETTERS[GREEN] == "G"
    assert len(CUBE_LETTERS) == CUBES == MAX_SEATS + 1


@pytest.mark.parametrize(("players", "cubes"), [(3, 31), (4, 38), (5, 45)])
def test_cubes_that_prime_the_tower(board: Board, players: int, cubes: int) -> None:
    assert players * board.prime_armies + board.prime_peasants == cubes


def test_comp_12_chest_tokens_are_worth_135(board: Board) -> None:
    """SHO-COMP-12"""
    ones, fives = board.chest_tokens
    assert (ones + fives, ones + 5 * fives) == (55, 135)


def test_comp_13_eighty_buildings(board: Board) -> None:
    """SHO-COMP-13"""
    assert BUILDING_WORDS == ("castle", "temple", "theatre")
    assert board.building_stock == (28, 26, 26)
    assert board.building_cost == board.majority_points == (3, 2, 1)


def test_comp_14_unrest_markers(board: Board) -> None:
    """SHO-COMP-14"""
    assert board.unrest_markers == 42


def test_levies(board: Board) -> None:
    assert board.levy_cost == (3, 2, 1)
    assert board.levy_yield == (5, 3, 1)
    assert board.short_levy == (3, 2, 1)


def test_supply_table(board: Board) -> None:
    assert board.supply_table == (
        *((0, 0), (1, 1), (1, 2), (2, 2)),
        *((2, 2), (2, 3), (2, 3), (3, 3)),
    )


def test_towers(board: Board) -> None:
    assert tuple(board.towers) == TOWER_WORDS
    tower = board.towers["standard"]
    assert (tower.lodge, tower.prime_lodge, tower.knock) == ((1, 3), (1, 2), (1, 30))
    assert tower.per_cube
    tower = board.towers["spielbyweb"]
    assert (tower.lodge, tower.prime_lodge, tower.knock) == ((1, 3), (1, 3), (1, 3))
    assert not tower.per_cube


# Modules


def test_comp_15_parts_of_the_court(board: Board) -> None:
    """SHO-COMP-15"""
    assert board.favour_prices == (4, 3, 2)
    assert (MAX_SEATS * board.officials, MAX_SEATS * board.tower_cards) == (35, 15)
    assert len(board.favour_kind) == len(board.favour_amount) == FAVOURS + 1 == 22


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("cancel-event", {1: 0}),
        ("chests", {2: 2, 9: 4, 16: 6}),
        ("tray-armies", {3: 2, 8: 3, 14: 4}),
        ("calm", {4: 0}),
        ("rice", {5: 2, 15: 4, 20: 6}),
        ("points", {6: 1, 13: 2, 19: 3}),
        ("build", {7: THEATRE, 17: TEMPLE, 21: CASTLE}),
        ("protect", {10: PROTECT_A, 11: PROTECT_B, 18: PROTECT_A | PROTECT_B}),
        ("land", {12: 3}),
    ],
)
def test_comp_15_favours(board: Board, kind: str, cards: dict[int, int]) -> None:
    """SHO-COMP-15"""
    number = FAVOUR_KINDS.index(kind)
    assert {
        card: board.favour_amount[card]
        for card in range(1, FAVOURS + 1)
        if board.favour_kind[card] == number
    } == cards


def test_comp_16_four_samurai_cards_with_more_and_more_bonuses(board: Board) -> None:
    """SHO-COMP-16"""
    assert len(board.samurai_bonuses) == STACK == 4
    assert [
        {BONUS_WORDS[kind]: amount for kind, amount in bonuses}
        for bonuses in board.samurai_bonuses
    ] == [
        {},
        {"chests": 2, "tray-armies": 1},
        {"chests": 4, "rice": 1, "tray-armies": 2},
        {"chests": 6, "rice": 2, "tray-armies": 3, "points": 1},
    ]


def test_comp_17_thirty_monuments(board: Board) -> None:
    """SHO-COMP-17"""
    assert MAX_SEATS * board.monuments == 30


def test_comp_18_six_arts_in_six_castles_make_36_tiles(board: Board) -> None:
    """SHO-COMP-18"""
    assert len(ART_WORDS) == len(ART_CASTLE_WORDS) == ART_LINES
    assert len(board.art_names) * len(board.art_castle_names) == 36
    assert board.art_rows == board.art_columns == (3, 3, 2, 2, 1, 1)
    assert sum(board.art_rows + board.art_columns) == 24


def test_the_rules_of_the_module_are_all_there() -> None:
    module = "sengoku.shogun.board"
    rules = [rule.id for rule in catalogue("sengoku.shogun") if rule.module == module]
    assert rules == [*(f"SHO-COMP-{number}" for number in range(1, 20)), "SHO-EV-1"]


# The drawing


def test_the_drawing_has_the_provinces_of_the_board(board: Board, drawn: Map) -> None:
    shown = {
        p["id"]: (p["name"], p["kanji"], p["gold"], p["rice"], p["sites"], p["region"])
        for p in drawn["provinces"]
    }
    assert len(drawn["provinces"]) == PROVINCES
    assert shown == {
        name: (
            board.province_names[place],
            board.province_kanji[place],
            board.chests[place],
            board.rice[place],
            board.sites[place],
            {
                word: REGION_WORDS[board.region_of[side][place]]
                for side, word in enumerate(SIDES)
            },
        )
        for place, name in enumerate(board.province_ids)
    }


def test_the_drawing_has_a_point_for_each_building_site(
    board: Board, drawn: Map
) -> None:
    for shown in drawn["provinces"]:
        sites = board.sites[board.province(shown["id"])]
        assert len(shown["sitePoints"]) == sites


def test_the_drawing_has_the_borders_of_the_board(board: Board, drawn: Map) -> None:
    def places(pairs: list[tuple[str, str]]) -> set[tuple[int, ...]]:
        return {tuple(sorted(board.province(end) for end in pair)) for pair in pairs}

    assert places(drawn["landAdjacency"]) == set(board.land_borders)
    for word in SIDES:
        side = drawn["sides"][word]
        routes = places([(route["a"], route["b"]) for route in side["seaRoutes"]])
        assert routes == set(board.sea_routes)
        for name, near in side["neighbours"].items():
            wanted = board.neighbours[board.province(name)]
            assert sorted(board.province(end) for end in near) == list(wanted)


def test_the_drawing_has_the_regions_of_the_board(board: Board, drawn: Map) -> None:
    for side, word in enumerate(SIDES):
        shown = drawn["sides"][word]
        assert len(shown["regions"]) == REGIONS
        for region in shown["regions"]:
            number = REGION_WORDS.index(region["id"])
            places = sorted(board.province(name) for name in region["provinces"])
            assert places == list(board.provinces_of[side][number])
            assert region["name"] == board.region_names[side][number]
        out = sorted(board.province(name) for name in shown["outWith3"])
        assert out == list(board.out_with_3[side])


# Facts and their sources


def test_every_fact_says_where_it_comes_from(board: Board) -> None:
    for fact in board.facts.values():
        for source in (fact.source, *fact.parts.values()):
            assert source.provenance in PROVENANCES
            assert source.confidence is None or 0 < source.confidence <= 1


def test_what_was_chosen_is_not_called_printed(board: Board) -> None:
    favours = board.facts["favours"].parts
    assert favours["kinds"] == Source("rulebook")
    assert favours["2, 9, 16: chests"].provenance == "reconstructed"
    assert board.facts["art_rows"].source.provenance == "reconstructed"
    illegible = list(board.facts["presets"].parts.items())
    assert {source.confidence for _, source in illegible} == {0.96}
    names = [name for part, _ in illegible for name in part.split(": ")[1].split(", ")]
    assert len(names) == 9
    assert [board.province_ids[board.province(name)] for name in names] == names


# Corrections


def corrected(text: str) -> Board:
    return load_text('extends = "standard"\n' + text)


def test_a_correction_changes_one_number_of_a_province(board: Board) -> None:
    text = """
        [provinces]
        value.settsu.sites = 2
        parts.settsu = { provenance = "rulebook", note = "read from my copy" }
    """
    mine = corrected(text)
    place = mine.province("settsu")
    assert (mine.sites[place], mine.chests[place]) == (2, 7)
    assert mine.sites[:place] == board.sites[:place]
    source = Source("rulebook", None, "read from my copy")
    assert mine.facts["provinces"].parts["settsu"] == source
    assert mine.facts["provinces"].source == board.facts["provinces"].source


def test_a_correction_exchanges_a_province_of_three_players() -> None:
    text = """
        [out_with_3]
        value.moon = [
            "iwami", "iyo", "izumo", "tosa", "mutsu", "hitachi", "shimotsuke", "shimosa"
        ]
        provenance = "rulebook"
    """
    mine = corrected(text)
    assert "izumo" in named(mine, mine.out_with_3[MOON])
    assert mine.out_with_3[SUN] == load().out_with_3[SUN]


def test_a_correction_replaces_a_column_of_a_preset(board: Board) -> None:
    text = """
        [presets]
        provenance = "rulebook"
        [presets.value.5.A]
        sagami = 5
        mimasaka = 4
        harima = 4
        kazusa = 3
        izu = 3
        awa-boso = 2
        kai = 2
    """
    mine = corrected(text)
    assert mine.presets[5][0][-1] == (mine.province("kai"), 2)
    assert mine.presets[5][1:] == board.presets[5][1:]
    assert mine.presets[4] == board.presets[4]


def test_a_correction_changes_what_a_favour_is_against() -> None:
    text = """
        [favours]
        value.10.against = "battle-b"
        value.11.against = "battle-a"
        provenance = "rulebook"
    """
    assert corrected(text).favour_amount[10:12] == (PROTECT_B, PROTECT_A)


def test_a_correction_changes_a_tower(board: Board) -> None:
    text = """
        [towers]
        value.standard = { lodge = [2, 7] }
        provenance = "reconstructed"
    """
    mine = corrected(text)
    assert mine.towers["standard"] == board.towers["standard"]._replace(lodge=(2, 7))
    assert mine.towers["spielbyweb"] == board.towers["spielbyweb"]


def test_land_borders_may_be_written_as_lists_of_neighbours(board: Board) -> None:
    rows = ['[borders]\nvalue = []\nprovenance = "rulebook"\n[provinces]']
    for place, name in enumerate(board.province_ids):
        land = [pair for pair in board.land_borders if place in pair]
        near = [board.province_ids[sum(pair) - place] for pair in land]
        rows.append(f"value.{name}.neighbours = {near!r}")
    rows.append('provenance = "rulebook"')
    assert corrected("\n".join(rows)).land_borders == board.land_borders


def test_a_correction_leaves_the_shipped_board_alone() -> None:
    before = pickle.dumps(load().sheet)
    corrected('[cubes]\nvalue.armies = 50\nprovenance = "rulebook"')
    assert pickle.dumps(load().sheet) == before


# The manual


def manual() -> str:
    """Return the part of the manual that is about this game."""
    text = (Path(__file__).parents[2] / "docs" / "boards.md").read_text("utf-8")
    return text.partition("\n## Shogun\n")[2].partition("\n## ")[0]


def test_the_example_of_the_manual_can_be_loaded() -> None:
    examples = re.findall(r"```toml\n(.*?)```", manual(), re.DOTALL)
    boards = [load_text(example) for example in examples]
    assert [board.name for board in boards] == ["my copy"]
    assert boards[0].favour_amount[2] == 3


def test_the_manual_names_every_fact_in_the_order_of_the_files(board: Board) -> None:
    rows = re.findall(r"^\| `(\w+)` \|", manual(), re.MULTILINE)
    assert rows == list(board.facts)


@pytest.mark.parametrize(
    "words", [EVENT_WORDS, FAVOUR_KINDS, BONUS_WORDS, ART_WORDS, ART_CASTLE_WORDS]
)
def test_the_manual_names_the_words_of_the_files(words: tuple[str, ...]) -> None:
    text = manual()
    assert [word for word in words if f"`{word}`" not in text] == []


# Loading and looking up


def test_provinces_are_numbered_by_their_names(board: Board) -> None:
    assert all(a < b for a, b in pairwise(board.province_ids))
    assert [board.province(name) for name in board.province_ids] == [*range(PROVINCES)]


def test_the_shipped_board_is_made_once() -> None:
    assert load() is load()


def test_a_board_may_come_as_text() -> None:
    mine = load_text('extends = "standard"')
    assert mine.name == "own"
    assert mine.sheet == load().sheet._replace(name="own")
    with pytest.raises(UnreadableError, match="board: no TOML"):
        load_text("[")


def test_a_board_survives_pickling(board: Board) -> None:
    copy = pickle.loads(pickle.dumps(board))
    assert copy.sheet == board.sheet
    assert copy.presets == board.presets


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("stetsu", "province 'stetsu' unknown; did you mean 'settsu'?"),
        ("", "province '' unknown"),
        ("x" * 10_000, "unknown"),
    ],
)
def test_an_unknown_province_is_quoted(board: Board, text: str, sentence: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        board.province(text)
    assert sentence in caught.value.detail
    assert len(caught.value.detail) < 600


def test_a_bad_board_cannot_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = 'extends = "standard"\n[borders]\nadd = [["aki", "kay"]]\n'
    text += 'provenance = "rulebook"\n'
    text += '[building_stock]\nvalue.castle = 29\nprovenance = "rulebook"\n'
    path.write_text(text, "utf-8")
    with pytest.raises(UnreadableError) as caught:
        load(path)
    assert caught.value.key == "bad-board"
    assert caught.value.detail.startswith(
        "mine.toml: borders.value[91]: province 'kay'"
    )
    assert "81 buildings, expected 80" in caught.value.detail
