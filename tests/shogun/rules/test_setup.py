"""SHO-SETUP: how a game begins, without the draft."""

from collections import Counter

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options
from sengoku.shogun.vocabulary import REGION_WORDS
from tests.shogun.given import (
    chests,
    cubes,
    given,
    of_kind,
    owned,
    peasants,
    rice,
    rules,
    started,
    supply,
    throws,
)

SEEDS = range(1, 41)
SUN_OUT = {
    *("izumo", "echigo", "iwami", "mutsu"),
    *("sanuki", "kazusa", "tosa", "awa-boso"),
}
MOON_OUT = {
    *("iwami", "iyo", "aki", "tosa"),
    *("mutsu", "hitachi", "shimotsuke", "shimosa"),
}
CHANGED = {
    "echizen": ("red", "brown"),
    "wakasa": ("red", "brown"),
    "hitachi": ("brown", "yellow"),
    "kai": ("yellow", "red"),
    "mimasaka": ("green", "red"),
    "owari": ("red", "purple"),
    "sanuki": ("purple", "green"),
    "shinano": ("brown", "red"),
}
"""Region on the sun side, region on the moon side."""

PRESETS = {
    3: (
        "suruga:5 mino:4 tamba:4 musashi:3 harima:3 izu:2 owari:2 sagami:2 tajima:2",
        "yamato:5 echizen:4 shimotsuke:4 shimosa:3 ise:3 hitachi:2 awa-shikoku:2 "
        "kaga:2 kii:2",
        "bizen:5 omi:4 hida:4 etchu:3 hoki:3 bitchu:2 bingo:2 settsu:2 shinano:2",
    ),
    4: (
        "yamato:5 awa-shikoku:4 kaga:4 omi:3 tamba:3 kii:2 settsu:2 noto:2",
        "kozuke:5 hida:4 ise:4 echizen:3 shinano:3 etchu:2 shimotsuke:2 shima:2",
        "mimasaka:5 wakasa:4 awa-boso:4 harima:3 bitchu:3 hoki:2 tajima:2 kazusa:2",
        "kai:5 musashi:4 mino:4 mikawa:3 bingo:3 aki:2 totomi:2 sagami:2",
    ),
    5: (
        "sagami:5 mimasaka:4 harima:4 kazusa:3 izu:3 awa-boso:2 bizen:2",
        "shimotsuke:5 echizen:4 tamba:4 shimosa:3 kozuke:3 hitachi:2 wakasa:2",
        "mino:5 hida:4 iyo:4 owari:3 totomi:3 mikawa:2 tosa:2",
        "hoki:5 shinano:4 bingo:4 echigo:3 aki:3 izumo:2 etchu:2",
        "yamato:5 kaga:4 kii:4 shima:3 omi:3 ise:2 noto:2",
    ),
}


def seats(players: int) -> str:
    return "ABCDE"[:players]


@pytest.mark.parametrize("name", CHANGED)
def test_setup_1_the_side_decides_the_region_of_a_province(name: str) -> None:
    """SHO-SETUP-1."""
    for side, region in zip(("sun", "moon"), CHANGED[name], strict=True):
        chosen = rules(4, side)
        province = chosen.board.province(name)
        assert REGION_WORDS[chosen.region_of[province]] == region
        there = chosen.provinces_of[REGION_WORDS.index(region)]
        assert province in there


def test_setup_1_no_other_province_changes_its_region() -> None:
    """SHO-SETUP-1."""
    sun, moon = rules(4, "sun"), rules(4, "moon")
    changed = {
        sun.board.province_ids[province]
        for province in range(45)
        if sun.region_of[province] != moon.region_of[province]
    }
    assert changed == set(CHANGED)


def test_setup_1_a_majority_follows_the_side() -> None:
    """SHO-SETUP-1: castles in Kai and Mino are one region on the moon side only."""
    position = "map kai:A1c mino:A1c omi:B1c | do scoring"
    sun, moon = given(position), given(position, side="moon")
    assert of_kind(sun, "majority-scored") == [
        "majority-scored A yellow castle 3",
        "majority-scored A red castle 2",
        "majority-scored B red castle 2",
    ]
    assert of_kind(moon, "majority-scored") == ["majority-scored A red castle 3"]


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_setup_2_with_three_players_no_card_of_an_unused_province_is_drafted(
    side: str,
) -> None:
    """SHO-SETUP-2."""
    chosen = rules(3, side)
    game = started(3, side)
    deck = sorted([*game.state.pile, *game.state.open_cards])
    assert deck == sorted(chosen.in_play)
    assert len(deck) == 37


@pytest.mark.parametrize("players", [4, 5])
def test_setup_2_with_more_players_all_provinces_are_in_play(players: int) -> None:
    """SHO-SETUP-2."""
    for side in ("sun", "moon"):
        assert len(rules(players, side).in_play) == 45


@pytest.mark.parametrize(
    ("side", "origin", "out", "why"),
    [
        ("sun", "aki", "iwami", "by land"),
        ("sun", "harima", "sanuki", "by sea"),
        ("moon", "kozuke", "shimosa", "by land"),
        ("moon", "awa-shikoku", "iyo", "by land"),
    ],
)
def test_setup_2_no_army_enters_an_unused_province(
    side: str, origin: str, out: str, why: str
) -> None:
    """SHO-SETUP-2."""
    position = f"map {origin}:A3 | do march@A(0,{origin})"
    game = given(position, players=3, side=side)
    assert f"march {out}" not in game.offered()
    refusal = game.refuses(f"A march {out}")
    assert (refusal.key, refusal.rule) == ("out-of-game", "SHO-MOVE-5"), why
    assert f"march {out}" in given(position, players=4, side=side).offered()


@pytest.mark.parametrize(
    ("side", "out"), [("sun", SUN_OUT), ("moon", MOON_OUT)], ids=["sun", "moon"]
)
def test_setup_3_and_4_eight_provinces_are_unused(side: str, out: set[str]) -> None:
    """SHO-SETUP-3, SHO-SETUP-4."""
    chosen = rules(3, side)
    used = {chosen.board.province_ids[province] for province in chosen.in_play}
    assert set(chosen.board.province_ids) - used == out


@pytest.mark.parametrize("players", [3, 4, 5])
def test_setup_5_everybody_gets_62_armies_and_five_chest_cards(players: int) -> None:
    """SHO-SETUP-5."""
    game = started(players, start="preset")
    for seat in seats(players):
        assert cubes(game, seat) == 62
        cards = {text.split()[1] for text in game.offered(seat)}
        chest_cards = {f"chest{value}" for value in range(5)}
        assert cards == owned(game, seat) | chest_cards
        fields = {text.split()[2] for text in game.offered(seat)}
        assert len(fields) == 11


@pytest.mark.parametrize(("players", "wanted"), [(3, 18), (4, 15), (5, 12)])
@pytest.mark.parametrize("start", ["draft", "preset"])
def test_setup_6_fewer_players_start_richer(
    players: int, wanted: int, start: str
) -> None:
    """SHO-SETUP-6."""
    game = started(players, start=start)
    assert [chests(game, seat) for seat in seats(players)] == [wanted] * players


def test_setup_7_armies_and_chests_are_public() -> None:
    """SHO-SETUP-7."""
    game = given(
        "map settsu:A3 aki:B2 | A chests:4 armies:9 rice:2 | B chests:7 | "
        "inside A:2 B:1 G:3 | tray C:1 | do planning@ABCD"
    )
    for viewer in (0, 1, 2, 3, None):
        assert game.seen("A", viewer) == "armies:9 chests:4 rice:2"
        assert game.seen("B", viewer) == "chests:7"
        assert game.seen("map", viewer) == "aki:B2 settsu:A3"
        assert game.seen("inside", viewer) == "A:2 B:1 G:3"
        assert game.seen("tray", viewer) == "C:1"


@pytest.mark.parametrize("players", [3, 4])
def test_setup_7_unused_colours_are_out_of_the_game(players: int) -> None:
    """SHO-SETUP-7."""
    game = started(players, start="preset")
    s = game.state
    for colour in range(players, 5):
        assert s.supply[colour] == s.chests[colour] == 0
        assert s.inside[colour] == s.tray[colour] == 0
        assert colour not in s.owner
    letter = "ABCDE"[players]
    with pytest.raises(UnreadableError):
        given(f"map aki:{letter}1", players=players)


def test_setup_16_start_tables_exist_for_the_sun_side_only() -> None:
    """SHO-SETUP-16."""
    with pytest.raises(UnreadableError) as refusal:
        ShogunRules(Options(4, "moon", "preset"))
    assert refusal.value.rule == "SHO-SETUP-16"
    for players in (3, 4, 5):
        game = started(players, start="preset")
        assert game.asked() == ("planning", seats(players))
        assert of_kind(game, "province-picked") == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_setup_17_presets_are_those_of_the_tables(players: int) -> None:
    """SHO-SETUP-17."""
    game = started(players, start="preset")
    names = rules().board.province_ids
    for seat, listed in enumerate(PRESETS[players]):
        wanted = dict(place.split(":") for place in listed.split())
        there = {
            names[province]: str(game.state.armies[province])
            for province in game.state.provinces_of(seat)
        }
        assert there == wanted
    neutral = [*game.state.owner].count(-1)
    assert neutral == 45 - sum(len(listed.split()) for listed in PRESETS[players])
    for province, owner in enumerate(game.state.owner):
        if owner < 0:
            assert game.state.armies[province] == 0


@pytest.mark.parametrize("start", ["draft", "preset"])
def test_setup_18_nobody_has_points_or_rice(start: str) -> None:
    """SHO-SETUP-18."""
    game = started(start=start)
    assert game.state.score[:4] == [0, 0, 0, 0]
    assert [rice(game, seat) for seat in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "thrown"),
    [(3, "A7B7C7G10"), (4, "A7B7C7D7G10"), (5, "A7B7C7D7E7G10")],
)
def test_setup_19_seven_of_each_and_ten_peasants_are_thrown_together(
    players: int, thrown: str
) -> None:
    """SHO-SETUP-19."""
    game = given("do priming", players=players)
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown {thrown}"]
    assert [supply(game, seat) for seat in seats(players)] == [55] * players
    assert peasants(game) == 10


def test_setup_20_the_tray_is_empty_when_play_begins() -> None:
    """SHO-SETUP-20."""
    game = given("do priming")
    throws(game, "A", A=7, B=3, D=1, G=4)
    assert game["tray"] == ""
    assert game["inside"] == "B:4 C:7 D:6 G:6"
    assert [supply(game, seat) for seat in "ABCD"] == [62, 58, 55, 56]
    assert peasants(game) == 14
    for seed in SEEDS:
        assert started(start="preset", seed=seed)["tray"] == ""


def test_setup_21_four_of_twelve_event_cards_are_open() -> None:
    """SHO-SETUP-21."""
    turned_up = Counter[str]()
    for seed in SEEDS:
        game = started(start="preset", seed=seed)
        opened = game["events"].split()
        pile = game["event-pile"].split()
        assert len(opened) == 4
        assert sorted([*opened, *pile]) == sorted(f"E{n}" for n in range(1, 13))
        turned_up.update(opened)
    assert set(turned_up) == {f"E{n}" for n in range(1, 13)}


def test_setup_21_nobody_knows_the_order_of_the_event_pile() -> None:
    """SHO-SETUP-21."""
    game = started(start="preset")
    assert game["event-pile"] != ""
    for viewer in (0, 1, None):
        assert game.seen("event-pile", viewer) == ""
        assert game.seen("events", viewer) == game["events"]
        assert game.seen("rng", viewer) == ""


@pytest.mark.parametrize("players", [3, 4, 5])
def test_setup_22_what_is_left_is_the_general_stock(players: int) -> None:
    """SHO-SETUP-22."""
    game = started(players, start="preset")
    assert [*game.state.building_stock] == [28, 26, 26]
    assert not any(game.state.buildings)
    assert not any(game.state.unrest)
    assert peasants(game) + game.state.inside[5] == 20
    assert cubes(game, "G") == 20
