"""SHO-WINTER and SHO-YEAR: rice, hunger and the end of the year."""

from collections import Counter
from itertools import groupby

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    finished,
    given,
    of_kind,
    owned,
    peasants,
    rice,
    supply,
    throws,
    told,
)
from tests.shogun.given_modules import drawing, refused, seeded

NAMES = (
    *("aki", "bingo", "bitchu", "bizen", "echigo", "echizen"),
    *("etchu", "harima", "hida", "hitachi", "hoki", "ise"),
)


def lands(seat: str, count: int, armies: int = 2, first: int = 0) -> str:
    return " ".join(f"{name}:{seat}{armies}" for name in NAMES[first : first + count])


def hungry(position: str) -> Scenario:
    return given(f"{position} | do hunger(0) shortage")


# The course of winter

KINDS = {
    "winter-came": "loss",
    "rice-lost": "loss",
    "shortage-found": "shortage",
    "hungry-drawn": "revolts",
    "revolt-began": "revolts",
    "provinces-scored": "scoring",
    "majority-scored": "scoring",
    "year-ended": "year end",
}


def winters() -> list[list[str]]:
    """Return the stages of both winters of a whole game."""
    found: list[list[str]] = []
    for event in told(finished()):
        kind = event.split()[0]
        if kind == "season-began":
            found.append([])
        elif kind in KINDS and found:
            found[-1].append(KINDS[kind])
    return [[name for name, _ in groupby(stages)] for stages in (found[3], found[7])]


def test_winter_1_its_steps_come_in_this_order() -> None:
    """SHO-WINTER-1"""
    first, second = winters()
    assert first == ["loss", "shortage", "revolts", "scoring", "year end"]
    assert second == ["loss", "shortage", "revolts", "scoring"]


@pytest.mark.parametrize(
    ("card", "loss"),
    [
        *(("E1", 5), ("E2", 2), ("E3", 0), ("E4", 3), ("E5", 7), ("E6", 6)),
        *(("E7", 2), ("E8", 4), ("E9", 3), ("E10", 3), ("E11", 4), ("E12", 1)),
    ],
)
def test_winter_2_everybody_loses_the_rice_of_the_card_that_is_left(
    card: str, loss: int
) -> None:
    """SHO-WINTER-2"""
    game = given(
        f"A rice:9 | B rice:{loss} | C rice:1 | events {card} | order CADB | do winter"
    )
    left = [rice(game, seat) for seat in "ABCD"]
    assert left == [9 - loss, 0, 1 if loss == 0 else 0, 0]


@pytest.mark.parametrize(
    ("provinces", "stored", "unsupplied", "why"),
    [
        (5, 2, 3, "rice feeds one province each"),
        (5, 5, 0, "just enough"),
        (5, 9, 0, "never below 0"),
        (4, 0, 4, "no rice"),
        (0, 0, 0, "nothing to feed"),
    ],
)
def test_winter_3_what_provinces_exceed_the_rice_is_unsupplied(
    provinces: int, stored: int, unsupplied: int, why: str
) -> None:
    """SHO-WINTER-3"""
    game = given(
        f"map {lands('A', provinces)} | A rice:{stored} | order ABCD | do shortage"
    )
    assert of_kind(game, "shortage-found")[0].split()[2] == str(unsupplied), why
    assert rice(game, "A") == stored  # nothing is eaten


@pytest.mark.parametrize(
    ("unsupplied", "revolts", "extra"),
    [
        *((0, 0, 0), (1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3)),
        *((6, 2, 3), (7, 3, 3), (8, 3, 3), (9, 3, 3), (12, 3, 3)),
    ],
)
def test_winter_4_the_supply_table(unsupplied: int, revolts: int, extra: int) -> None:
    """SHO-WINTER-4"""
    game = given(f"map {lands('A', unsupplied)} | order ABCD | do shortage")
    assert of_kind(game, "shortage-found")[0] == (
        f"shortage-found A {unsupplied} {revolts} {extra}"
    )


def test_winter_5_provinces_are_drawn_at_random_and_each_at_most_once() -> None:
    """SHO-WINTER-5"""
    tries, counts = 400, Counter[str]()
    for seed in range(tries):
        game = hungry(
            f"map {lands('A', 5)} {lands('B', 3, first=5)} | A rice:2 | B rice:3 | "
            f"order ABCD | {seeded(seed)}"
        )
        drawn = game["hungry"].split()
        assert len(drawn) == len(set(drawn)) == 2
        counts.update(drawn)
    assert set(counts) == owned(game, "A")
    assert all(0.34 < count / tries < 0.46 for count in counts.values())  # 2 of 5


@pytest.mark.parametrize("provinces", range(1, 8))
def test_winter_5_there_are_always_enough_provinces(provinces: int) -> None:
    """SHO-WINTER-5"""
    game = given(f"map {lands('A', provinces)} | order ABCD | do shortage")
    assert 1 <= game.state.revolts[0] <= provinces


def test_winter_5_other_provinces_cannot_be_named() -> None:
    """SHO-WINTER-5"""
    game = hungry(f"map {lands('A', 4)} | order ABCD")
    drawn = set(game["hungry"].split())
    assert game.offered() == {f"revolt {name}" for name in drawn}
    for name in (owned(game, "A") - drawn).union({"kai"}):
        assert refused(game, f"A revolt {name}") == ("not-drawn", "SHO-WINTER-5")


@pytest.mark.parametrize("order", ["ABCD", "CABD", "BDCA"])
def test_winter_6_players_follow_in_the_order_of_autumn(order: str) -> None:
    """SHO-WINTER-6"""
    game = hungry(f"map aki:A1 bingo:B1 bitchu:C1 bizen:D1 | order {order}")
    for seat in order:
        assert game.asked() == ("throw", seat)
        throws(game, seat)
    drawn = [event.split()[1] for event in of_kind(game, "hungry-drawn")]
    assert "".join(drawn) == order


def test_winter_6_in_a_whole_game_the_order_is_that_of_autumn() -> None:
    """SHO-WINTER-6"""
    order, checked = "", 0
    events = of_kind(
        *(finished(), "player-order-set", "shortage-found", "hungry-drawn")
    )
    for kind, group in groupby(events, key=lambda event: event.split()[0]):
        seats = [event.split()[1] for event in group]
        if kind == "player-order-set":
            order = seats[-1].replace(",", "")
        elif kind == "shortage-found":
            assert "".join(seats) == order
        else:
            assert sorted(seats, key=order.index) == seats
            checked += len(seats)
    assert checked > 1


@pytest.mark.parametrize("first", ["aki", "bingo"])
def test_winter_6_the_owner_decides_the_sequence(first: str) -> None:
    """SHO-WINTER-6"""
    game = drawing(
        f"map {lands('A', 3)} | order ABCD | do hunger(0) shortage", "aki", "bingo"
    )
    assert game.asked() == ("next-revolt", "A")
    game.plays(f"A revolt {first}")
    throws(game, "A", A=2, G=2)
    other = "bingo" if first == "aki" else "aki"
    assert of_kind(game, "hungry-named") == [
        f"hungry-named A {first}",
        f"hungry-named A {other}",
    ]


@pytest.mark.parametrize(
    ("unsupplied", "markers", "peasants_thrown"),
    [(1, 0, 1), (1, 2, 3), (2, 0, 2), (2, 3, 5), (4, 1, 3), (5, 0, 3), (7, 4, 7)],
)
def test_winter_7_markers_and_the_table_make_the_peasants(
    unsupplied: int, markers: int, peasants_thrown: int
) -> None:
    """SHO-WINTER-7"""
    provinces = " ".join(f"{name}:A2+{markers}" for name in NAMES[:unsupplied])
    game = hungry(f"map {provinces} | order ABCD")
    if game.asked()[0] == "next-revolt":
        game.plays(f"A {min(game.offered())}")
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown A2G{peasants_thrown}"]


@pytest.mark.parametrize("out", [{}, {"A": 1, "G": 1}], ids=["nothing", "tie"])
def test_winter_8_a_lost_province_does_not_change_the_number_of_revolts(
    out: dict[str, int],
) -> None:
    """SHO-WINTER-8"""
    game = hungry(f"map {lands('A', 3)} | order ABCD")
    game.plays(f"A {min(game.offered())}")
    throws(game, "A", **out)
    assert len(owned(game, "A")) == 2  # with these, one revolt would be due
    assert game.asked() == ("throw", "A")
    assert of_kind(game, "revolt-began")[1].endswith(" 2")  # nor the extra peasants
    throws(game, "A")
    assert game.is_over()
    assert len(of_kind(game, "revolt-began")) == 2


def test_winter_9_losses_shortages_then_player_by_player() -> None:
    """SHO-WINTER-9"""
    game = given(
        f"map {lands('A', 3)} {lands('B', 3, first=3)} noto:C2 | A rice:1 | "
        "B rice:1 | C rice:9 | events E12 | order BACD | do hunger(0) shortage winter"
    )
    kinds = [event.split()[0] for event in told(game)]
    assert kinds == [
        *("winter-came", "rice-lost", "rice-lost", "rice-lost", "rice-lost"),
        *("shortage-found", "shortage-found", "shortage-found", "shortage-found"),
        "hungry-drawn",
    ]
    drawn = game["hungry"].split()
    for viewer in (None, 0, 1, 2, 3):
        assert game.seen("hungry", viewer).split() == drawn  # public
    game.plays(f"B revolt {drawn[1]}")
    assert len(of_kind(game, "revolt-began")) == 1
    throws(game, "B", B=2)  # the result is known before the next is named
    assert game.asked() == ("throw", "B")
    assert len(of_kind(game, "hungry-drawn")) == 1
    throws(game, "B", B=2)
    assert len(of_kind(game, "hungry-drawn")) == 2
    assert game.asked() == ("next-revolt", "A")


def test_winter_9_a_shortage_is_found_before_any_revolt() -> None:
    """SHO-WINTER-9"""
    game = hungry("map aki:A2 bingo:B2 | order AB")
    throws(game, "A", A=2, G=1)
    shortages = [
        at for at, event in enumerate(told(game)) if event.startswith("shortage-found")
    ]
    revolts = [
        at for at, event in enumerate(told(game)) if event.startswith("revolt-began")
    ]
    assert max(shortages) < min(revolts)
    assert len(revolts) == 2


# The end of the year


def test_year_1_rice_and_unrest_go_and_everything_else_stays() -> None:
    """SHO-YEAR-1"""
    game = given(
        "map aki:A3cth+2 omi:B2 noto:C1h+4 | A chests:4 rice:3 | B rice:11 chests:2 | "
        "inside A:3 B:1 G:4 | tray C:2 G:1 | gone E1 E2 E3 E4 | order ABCD | "
        "event-pile E5 E6 E7 E8 E9 E10 E11 E12 | do year-end"
    )
    assert game["map"] == "aki:A3cth noto:C1h omi:B2"
    assert (game["A"], game["B"], game["C"]) == ("chests:4", "chests:2", "")
    assert (game["inside"], game["tray"]) == ("A:3 B:1 G:4", "C:2 G:1")
    assert (supply(game, "A"), supply(game, "C"), peasants(game)) == (56, 59, 15)
    assert len(game["events"].split()) == 4


def test_year_1_the_new_events_are_seen_by_all() -> None:
    """SHO-YEAR-1"""
    game = given("event-pile E5 E6 E7 E8 E9 E10 E11 E12 | do year-end")
    for viewer in (None, 0, 1, 2, 3):
        assert game.seen("events", viewer) == game["events"]


def test_year_2_the_card_of_winter_leaves_the_game() -> None:
    """SHO-YEAR-2"""
    game = given(
        "gone E1 E2 E3 | events E4 | event-pile E5 E6 E7 E8 E9 E10 E11 E12 | "
        "order ABCD | do year-end scoring hunger(0) shortage winter"
    )
    assert game["gone"] == "E1 E2 E3 E4"
    assert "E4" not in (game["events"] + " " + game["event-pile"]).split()


def test_year_2_four_of_the_twelve_cards_are_never_seen() -> None:
    """SHO-YEAR-2"""
    game = finished()
    assert len(game["gone"].split()) == 8
    never = set(game["event-pile"].split())
    assert len(never) == 4
    assert never.isdisjoint(game["gone"].split())
    assert len(set(of_kind(game, "event-drawn"))) == 6
