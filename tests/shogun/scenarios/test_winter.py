"""Scenarios S-51 to S-61: revolts, winter, scoring and the end."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    finished,
    given,
    of_kind,
    owned,
    peasants,
    rice,
    special,
    supply,
    throws,
    told,
)
from tests.shogun.given_modules import drawing, scores

TEN = (
    "map aki:A1 bingo:A1 bitchu:A1 bizen:A1 echigo:A1 echizen:A1 etchu:A1 harima:A1 "
    "hida:A1 hitachi:A1 noto:B1"
)


def mikawa(pieces: str = "D4+2", more: str = "D chests:5") -> Scenario:
    """The owner of Mikawa, seat D, has planned to tax it."""
    return acting("tax", f"map mikawa:{pieces} | mat D:tax=mikawa | {more}")


def test_s_51_the_owner_of_mikawa_wins_the_revolt() -> None:
    """S-51 (SHO-ACT-RT-2, SHO-ACT-RT-3, SHO-ACT-RT-4, SHO-REV-1, SHO-REV-4)."""
    game = mikawa()
    assert chests(game, "D") == 11  # before the revolt is decided
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown D4G2"]
    before = supply(game, "D"), 20
    throws(game, "D", D=3, G=1)
    assert game["map"] == "mikawa:D2+3"
    assert chests(game, "D") == 11
    assert (supply(game, "D"), peasants(game)) == (before[0] + 1, before[1] - 1)
    assert game["inside"] == "D:1 G:1"
    assert game["tray"] == ""
    assert told(game) == [
        "card-shown D tax mikawa",
        "chests-gained D 6 SHO-ACT-TAX-1",
        "revolt-began D mikawa 2",
        "cubes-thrown D4G2",
        "cubes-fell D3G1",
        "fight-decided mikawa 1 3 D",
        "cubes-returned G 1",
        "cubes-returned D 1",
        "armies-held D mikawa 2",
        "unrest-added mikawa",
    ]


def test_s_51_the_tray_is_thrown_too() -> None:
    """S-51 (SHO-REV-1, SHO-REV-3)."""
    game = mikawa(more="tray B:2 G:1 | D chests:5")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown B2D4G3"]
    throws(game, "D", B=2, D=3, G=1)
    assert game["map"] == "mikawa:D2+3"
    assert game["tray"] == "B:2"


def test_s_52_the_owner_of_mikawa_loses_the_revolt() -> None:
    """S-52 (SHO-REV-5, SHO-ACT-RT-2)."""
    game = mikawa("D4c+2")
    castles = game.state.building_stock[0]
    before = supply(game, "D")
    throws(game, "D", D=2, G=2)
    assert game["map"] == ""  # no army, no castle, no unrest, no marker added
    assert owned(game, "D") == set()
    assert chests(game, "D") == 11
    assert game.state.building_stock[0] == castles + 1 == 28
    assert (supply(game, "D"), peasants(game)) == (before + 2, 20)
    assert game["inside"] == "D:2"
    assert of_kind(game, "province-lost") == ["province-lost mikawa D tax"]
    assert of_kind(game, "unrest-added") == []


def test_s_53_defend_1_is_useless_in_a_revolt() -> None:
    """S-53 (SHO-REV-6)."""
    game = mikawa(more=f"{special('D', 'defend+1')} chests:5")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown D4G2"]
    assert supply(game, "D") == 58


def test_s_54_the_second_harvest_finds_the_marker_of_the_first() -> None:
    """S-54 (SHO-ACT-RT-3, SHO-ACT-RT-5)."""
    spring = acting("tax", "map kai:A3 | mat A:tax=kai")
    assert spring["map"] == "kai:A3+1"
    assert of_kind(spring, "revolt-began") == []
    summer = acting("rice", f"map {spring['map']} | mat A:rice=kai")
    assert rice(summer, "A") == 3
    assert of_kind(summer, "revolt-began") == ["revolt-began A kai 1"]
    assert of_kind(summer, "cubes-thrown") == ["cubes-thrown A3G1"]


def test_s_55_winter_takes_rice_but_not_more_than_there_is() -> None:
    """S-55 (SHO-WINTER-2)."""
    game = given("A rice:5 | B rice:2 | events E4 | order ABCD | do winter")
    assert [rice(game, seat) for seat in "ABCD"] == [2, 0, 0, 0]
    assert of_kind(game, "winter-came", "rice-lost")[:3] == [
        "winter-came E4 3",
        "rice-lost A 3",
        "rice-lost B 2",
    ]


NINE = (
    "map aki:A3+1 bingo:A2 bitchu:A2 bizen:A2 echigo:A2 echizen:A2 etchu:A2 "
    "harima:A2 hida:A2"
)


@pytest.mark.parametrize("first", ["aki", "bingo"])
def test_s_56_three_of_nine_provinces_are_hungry(first: str) -> None:
    """S-56 (SHO-WINTER-3, SHO-WINTER-4, SHO-WINTER-5, SHO-WINTER-6, SHO-WINTER-7)."""
    game = drawing(
        f"{NINE} | A rice:9 | events E4 | order ABCD | do hunger(0) shortage winter",
        *("aki", "bingo"),
    )
    assert rice(game, "A") == 6
    assert of_kind(game, "shortage-found")[0] == "shortage-found A 3 2 2"
    assert game.asked() == ("next-revolt", "A")
    assert game.offered() == {"revolt aki", "revolt bingo"}
    thrown = {"aki": "cubes-thrown A3G3", "bingo": "cubes-thrown A2G2"}
    game.plays(f"A revolt {first}")
    assert of_kind(game, "cubes-thrown") == [thrown.pop(first)]
    everything = {"aki": {"A": 3, "G": 3}, "bingo": {"A": 2, "G": 2}}
    throws(game, "A", **everything[first])  # so that nothing is left in the tower
    assert of_kind(game, "cubes-thrown")[1:] == [*thrown.values()]


def test_s_57_kai_revolts_with_its_marker_and_two_more() -> None:
    """S-57 (SHO-WINTER-4, SHO-WINTER-7)."""
    game = drawing(
        "map kai:A2+1 omi:A2 noto:A2 | A rice:1 | order ABCD | do hunger(0) shortage",
        "kai",
    )
    assert of_kind(game, "shortage-found")[0] == "shortage-found A 2 1 2"
    assert of_kind(game, "revolt-began") == ["revolt-began A kai 3"]
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A2G3"]


@pytest.mark.parametrize(
    ("missing", "revolts", "extra"),
    [
        *((0, 0, 0), (1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2)),
        *((5, 2, 3), (6, 2, 3), (7, 3, 3), (10, 3, 3)),
    ],
)
def test_s_58_the_supply_table(missing: int, revolts: int, extra: int) -> None:
    """S-58 (SHO-WINTER-4)."""
    stored = 10 - missing
    game = given(f"{TEN} | A rice:{stored} | B rice:1 | order ABCD | do shortage")
    found = of_kind(game, "shortage-found")
    assert found[0] == f"shortage-found A {missing} {revolts} {extra}"
    assert game.state.revolts[0] == revolts
    assert game.state.extra[0] == extra


def test_s_58_as_many_provinces_are_drawn_as_the_table_says() -> None:
    """S-58 (SHO-WINTER-4, SHO-WINTER-5)."""
    for missing, revolts in {1: 1, 2: 1, 3: 2, 6: 2, 7: 3, 10: 3}.items():
        stored = 10 - missing
        game = given(
            f"{TEN} | A rice:{stored} | B rice:1 | order ABCD | do hunger(0) shortage"
        )
        drawn = of_kind(game, "hungry-drawn")[0].split()[2].split(",")
        assert len(drawn) == len(set(drawn)) == revolts
        assert set(drawn) <= owned(game, "A")


def test_s_59_scoring() -> None:
    """S-59 (SHO-SCORE-1, SHO-SCORE-2, SHO-SCORE-3, SHO-SCORE-4)."""
    game = given(
        "map aki:A1ct bingo:A1c echigo:A1 etchu:A1 hitachi:A1 kaga:A1 kozuke:A1 "
        "mutsu:A1 hoki:B1ct bitchu:B1h ise:B1 iyo:B1 kii:B1 settsu:B1 shima:B1 "
        "bizen:C1h echizen:C1c harima:C1 hida:C1 mikawa:C1 mino:C1 "
        "izu:D1 kai:D1 kazusa:D1 musashi:D1 sagami:D1 | do scoring"
    )
    assert scores(game) == [15, 11, 11, 5]
    assert told(game) == [
        "provinces-scored A 8 3",
        "provinces-scored B 7 3",
        "provinces-scored C 6 2",
        "provinces-scored D 5 0",
        "majority-scored C red castle 3",
        "majority-scored A green castle 3",
        "majority-scored A green temple 1",
        "majority-scored B green temple 1",
    ]


def test_s_60_the_change_of_the_year() -> None:
    """S-60 (SHO-YEAR-1, SHO-YEAR-2)."""
    game = given(
        "map aki:A3ct+2 omi:B2+1 | A chests:4 rice:3 score:9 position:2 | "
        "B chests:1 rice:1 position:1 | inside A:3 G:4 | tray B:2 | order BACD | "
        "gone E1 E2 E3 E4 | event-pile E5 E6 E7 E8 E9 E10 E11 E12 | time 1.3 | "
        "do season(0,2) year-end"
    )
    assert [rice(game, seat) for seat in "ABCD"] == [0, 0, 0, 0]
    assert game["map"] == "aki:A3ct omi:B2"
    assert len(set(game["events"].split())) == 4
    assert set(game["events"].split()) <= {f"E{card}" for card in range(5, 13)}
    assert len(game["event-pile"].split()) == 4
    assert set(game["events"].split()).isdisjoint(game["event-pile"].split())
    assert game["gone"] == "E1 E2 E3 E4"
    assert (game["A"], game["B"]) == ("chests:4 score:9", "chests:1")
    assert (game["inside"], game["tray"]) == ("A:3 G:4", "B:2")
    assert (supply(game, "A"), supply(game, "B"), peasants(game)) == (56, 58, 16)
    assert game["order"] == ""  # the Daimyo cards are taken back


def test_s_60_in_a_whole_game_each_event_card_is_open_in_one_year_only() -> None:
    """S-60 (SHO-YEAR-2)."""
    game = finished()
    prepared = next(e for e in told(game) if e.startswith("game-prepared"))
    first = prepared.split()[4].split(",")
    second = of_kind(game, "year-ended")[0].split()[1].split(",")
    assert len({*first, *second}) == 8
    assert len(game["event-pile"].split()) == 4


@pytest.mark.parametrize(
    ("money", "winners", "why"),
    [
        ((3, 5, 20), "B", "of the two with most points, B has more chests"),
        ((5, 5, 20), "AB", "a tie in both"),
    ],
)
def test_s_61_chests_break_a_tie_of_points(
    money: tuple[int, int, int], winners: str, why: str
) -> None:
    """S-61 (SHO-END-2, SHO-END-3)."""
    a, b, c = money
    game = given(
        f"A score:48 chests:{a} | B score:48 chests:{b} | C score:40 chests:{c} | "
        "do final-scoring",
        players=3,
    )
    assert game["winners"] == winners, why
    assert game.is_over()
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert outcome.scores == (48, 48, 40)
    assert "".join("ABC"[seat] for seat in outcome.winners) == winners
