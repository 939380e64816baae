"""Scenarios S-01 to S-08: setup, draft and presets."""

from collections import Counter

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.shogun.vocabulary import REGION_WORDS
from sengoku.testing import Scenario
from tests.shogun.given import (
    chests,
    cubes,
    given,
    of_kind,
    owned,
    peasants,
    rules,
    started,
    supply,
    throws,
    walk,
)

SUN_OUT = {
    *("izumo", "echigo", "iwami", "mutsu"),
    *("sanuki", "kazusa", "tosa", "awa-boso"),
}
MOON_OUT = {
    *("iwami", "iyo", "aki", "tosa"),
    *("mutsu", "hitachi", "shimotsuke", "shimosa"),
}
NINE_EACH = {"brown": 9, "yellow": 9, "red": 9, "purple": 9, "green": 9}
WITH_THREE = {"brown": 7, "yellow": 7, "red": 9, "purple": 7, "green": 7}

DRAFT_4 = (
    "A groups:0,0,3,2,2,1 | B groups:0,0,3,2,2,1 | "
    "C groups:0,0,3,2,2,1 | D groups:0,0,3,2,2,1 | choosing ABCD | do draft(0)"
)
DRAFT_3 = (
    "A groups:0,0,4,2,2,1 | B groups:0,0,4,2,2,1 | C groups:0,0,4,2,2,1 | "
    "choosing ABC | do draft(0)"
)


def in_play(players: int, side: str) -> set[str]:
    chosen = rules(players, side)
    return {chosen.board.province_ids[province] for province in chosen.in_play}


def sizes(players: int, side: str) -> dict[str, int]:
    provinces_of = rules(players, side).provinces_of
    return dict(zip(REGION_WORDS, map(len, provinces_of), strict=True))


def regions(side: str) -> dict[str, str]:
    chosen = rules(4, side)
    return {
        name: REGION_WORDS[region]
        for name, region in zip(
            chosen.board.province_ids, chosen.region_of, strict=True
        )
    }


@pytest.mark.parametrize(
    ("players", "thrown", "total"),
    [
        (3, "A7B7C7G10", 31),
        (4, "A7B7C7D7G10", 38),
        (5, "A7B7C7D7E7G10", 45),
    ],
)
def test_s_01_seven_of_each_colour_and_ten_peasants_prime_the_tower(
    players: int, thrown: str, total: int
) -> None:
    """S-01 (SHO-SETUP-19)."""
    game = started(players, start="preset", tower="own")
    assert game.asked() == ("throw", "A")
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown {thrown}"]
    assert sum(game.state.thrown) == total


def primed(modules: tuple[str, ...] = ()) -> Scenario:
    """Blue is A, red B, purple C, yellow D."""
    game = started(start="preset", modules=modules, tower="own")
    return throws(game, "A", A=2, B=2, C=1, G=2)


def test_s_02_what_falls_while_priming_goes_back_to_its_supply() -> None:
    """S-02 (SHO-SETUP-19, SHO-SETUP-20, SHO-INV-1)."""
    game = primed()
    assert game["tray"] == ""
    assert game["inside"] == "A:5 B:5 C:6 D:7 G:8"
    assert sum(game.state.inside) == 31
    assert [supply(game, seat) for seat in "ABCD"] == [32, 32, 31, 30]
    assert peasants(game) == 12
    assert [cubes(game, letter) for letter in "ABCDG"] == [62, 62, 62, 62, 20]
    assert of_kind(game, "cubes-returned") == [
        "cubes-returned A 2",
        "cubes-returned B 2",
        "cubes-returned C 1",
        "cubes-returned G 2",
    ]


def test_s_02_with_the_court_officials_enter_for_the_cubes_that_fell() -> None:
    """S-02 (SHO-COURT-2)."""
    game = primed(("court",))
    assert [*game.state.reception[:4]] == [2, 2, 1, 0]
    assert game["tray"] == ""
    assert [supply(game, seat) for seat in "ABCD"] == [32, 32, 31, 30]


@pytest.mark.parametrize(
    ("side", "out"), [("sun", SUN_OUT), ("moon", MOON_OUT)], ids=["sun", "moon"]
)
def test_s_03_three_players_use_37_provinces(side: str, out: set[str]) -> None:
    """S-03 (SHO-SETUP-2, SHO-SETUP-3, SHO-SETUP-4)."""
    playing = in_play(3, side)
    assert len(playing) == 37
    assert in_play(4, side) - playing == out
    assert sizes(3, side) == WITH_THREE
    for name in out:
        with pytest.raises(UnreadableError, match="out of the game"):
            given(f"map {name}:A1", players=3, side=side)


def test_s_03_nobody_moves_to_a_province_out_of_the_game() -> None:
    """S-03 (SHO-SETUP-2, SHO-MOVE-5)."""
    position = "map shinano:A3 | do march@A(0,shinano)"
    game = given(position, players=3)
    near = {
        *("etchu", "hida", "kai", "kozuke"),
        *("mikawa", "mino", "musashi", "totomi"),
    }
    assert game.offered() == {f"march {name}" for name in near}
    why = game.refuses("A march echigo")
    assert (why.key, why.rule) == ("out-of-game", "SHO-MOVE-5")
    assert "march echigo" in given(position, players=4).offered()


def test_s_04_each_side_has_its_45_cards() -> None:
    """S-04 (SHO-COMP-3, SHO-COMP-4)."""
    sun, moon = regions("sun"), regions("moon")
    for side in ("sun", "moon"):
        game = started(side=side)
        deck = [*game.state.pile, *game.state.open_cards]
        assert sorted(deck) == list(range(45))
        assert sizes(4, side) == NINE_EACH
    assert sun["hitachi"] == "brown"
    changed = {name: moon[name] for name in sun if sun[name] != moon[name]}
    assert changed == {
        "hitachi": "yellow",
        "kai": "red",
        "mimasaka": "red",
        "shinano": "red",
        "echizen": "brown",
        "wakasa": "brown",
        "owari": "purple",
        "sanuki": "green",
    }


def test_s_05_only_a_taken_open_card_is_replaced() -> None:
    """S-05 (SHO-SETUP-11, SHO-SETUP-12)."""
    game = given(f"open settsu aki | pile kii noto kaga omi | {DRAFT_4}")
    assert game.asked() == ("pick", "A")
    assert game.offered() == {"pick first", "pick second", "pick pile"}
    game.plays("A pick pile")
    assert game["picked"] == "omi"
    game.plays("A muster 5")
    assert game["open"] == "settsu aki"
    assert game["map"] == "omi:A5"
    assert game.asked() == ("pick", "B")
    game.plays("B pick first", "B muster 4")
    assert game["open"] == "kaga aki"
    assert game["map"] == "omi:A5 settsu:B4"
    assert game["pile"] == "kii noto"


def lap(*picks: str) -> Scenario:
    """Three players have picked once each, with Kii and Noto open at the start."""
    pile = "aki bingo bizen etchu hida ise izu kai kaga omi iyo"
    game = given(f"open kii noto | pile {pile} | {DRAFT_3}", players=3)
    for seat, pick in zip("ABC", picks, strict=True):
        assert game.asked() == ("pick", seat)
        game.plays(f"{seat} pick {pick}", f"{seat} muster 2")
    return game


def test_s_06_who_finds_the_same_pair_may_refresh_it() -> None:
    """S-06 (SHO-SETUP-13)."""
    game = lap("pile", "pile", "pile")
    assert game.asked() == ("refresh", "A")
    assert game.offered() == {"refresh", "decline"}
    game.plays("A refresh")
    assert game["open"] == "kai izu"
    under, rest = game["pile"].split()[:2], game["pile"].split()[2:]
    assert sorted(under) == ["kii", "noto"]
    assert rest == ["aki", "bingo", "bizen", "etchu", "hida", "ise"]
    assert game.asked() == ("pick", "A")
    game.plays("A pick pile", "A muster 2")
    assert game["open"] == "kai izu"
    assert game["B"].endswith("saw:kii,noto")
    assert game.asked() == ("pick", "B")
    why = game.refuses("B refresh")
    assert (why.key, why.rule) == ("pair-is-new", "SHO-SETUP-13")


def test_s_06_a_card_taken_in_between_makes_the_pair_new() -> None:
    """S-06 (SHO-SETUP-13)."""
    game = lap("pile", "pile", "second")
    assert game["open"] == "kii kaga"
    assert game.asked() == ("pick", "A")
    assert game.refuses("A refresh").rule == "SHO-SETUP-13"


@pytest.mark.parametrize(
    ("players", "picks", "cards", "on_map", "left", "neutral"),
    [(5, 35, 7, 23, 39, 10), (4, 32, 8, 25, 37, 13), (3, 27, 9, 27, 35, 10)],
)
def test_s_07_the_draft_ends_when_all_groups_are_placed(
    players: int, picks: int, cards: int, on_map: int, left: int, neutral: int
) -> None:
    """S-07 (SHO-SETUP-9, SHO-SETUP-14)."""
    game = started(players, tower="own")
    choices = Counter[str]()
    for choice in walk(game):
        choices[choice.split()[1]] += 1
        if game.asked()[0] == "throw":
            break
    assert choices["pick"] == choices["muster"] == picks
    seats = "ABCDE"[:players]
    everything = dict.fromkeys(seats, 7) | {"G": 10}
    throws(game, "A", **everything)  # so that all cubes are back
    for seat in seats:
        assert len(owned(game, seat)) == cards
        assert cubes(game, seat) - supply(game, seat) == on_map
        assert supply(game, seat) == left
    taken = set().union(*(owned(game, seat) for seat in seats))
    assert len(in_play(players, "sun") - taken) == neutral


def test_s_08_a_preset_gives_exactly_the_listed_provinces() -> None:
    """S-08 (SHO-SETUP-16, SHO-SETUP-17, SHO-SETUP-6)."""
    game = started(start="preset")
    armies = {
        name: game.state.armies[rules().board.province(name)]
        for name in owned(game, "D")
    }
    assert armies == {
        "kai": 5,
        "musashi": 4,
        "mino": 4,
        "mikawa": 3,
        "bingo": 3,
        "aki": 2,
        "totomi": 2,
        "sagami": 2,
    }
    assert chests(game, "D") == 15
    taken = set().union(*(owned(game, seat) for seat in "ABCD"))
    neutral = in_play(4, "sun") - taken
    assert "izumo" in neutral
    assert len(neutral) == 13
