"""How many ways to go on there are: counts of action sequences, frozen.

A rule that offers one action too many or too few shows here, even where no other test
looks. The first counts of each row are reckoned by hand, as *why* says; the others are
what the engine gave once they were right.
"""

import pytest

from tests.perft import counts_from, sequences
from tests.shogun.given import rules

SIX = "map aki:A2 bingo:A2 bizen:A2 etchu:A2 hida:A2 hoki:A2"
NEARLY_LAID = (
    "mat A:castle=aki,temple=bingo,theatre=bizen,rice=etchu,tax=hida,army5=hoki,"
    "army3=chest1,army1=chest2"
)
PAIR = (
    "A groups:0,0,1,0,0,1 saw:aki,bingo | B groups:0,0,1,0,0,1 | C groups:0,0,1,0,0,1 "
    "| open aki bingo | choosing ABC | pile hida hoki etchu kaga noto"
)
LAND = "map settsu:A4 yamato:A1 tamba:B1"


@pytest.mark.parametrize(
    ("modules", "position", "counts", "why"),
    [
        (
            (),
            "A chests:4 | do planning@A",
            [55, 2200, 59400],
            "5 chest cards on 11 fields, then 4 on 10, then 3 on 9",
        ),
        (
            (),
            "do planning@A",
            [51, 1880, 46440],
            "who has no chests bids chest 0: 11 + 4 · 10; then 40 + 10 · 36 + 40 · 37",
        ),
        (
            (),
            "A chests:4 | B chests:4 | do planning@AB",
            [110, 10450],
            "either of two: 2 · 55; then 2 · 2200 + 2 · 55 · 55",
        ),
        (
            (),
            f"{SIX} | do planning@A",
            [117, 11300],
            "11 cards on 10 actions, 7 of them are bids; then 7 · 100 + 70 · 96 "
            "+ 40 · 97",
        ),
        (
            (),
            f"{SIX} | {NEARLY_LAID} | do planning@A",
            [5, 12, 12, 12, 0],
            "chest 0 is the only bid left; chests 3 and 4 go on two battles; the seal",
        ),
        (
            ("court",),
            "A chests:4 | do planning@A",
            [84, 5642],
            "5 chest cards and equal tower cards on 14 fields; then 14 · 78 + 70 · 65",
        ),
        (
            ("court",),
            f"{SIX} | do planning@A",
            [164, 23062],
            "12 kinds of cards on 13 fields, 8 of them are bids",
        ),
    ],
)
def test_planning(
    modules: tuple[str, ...], position: str, counts: list[int], why: str
) -> None:
    game = rules(modules=modules, tower="standard")
    assert counts_from(game, position, len(counts)) == counts, why


@pytest.mark.parametrize(
    ("players", "modules", "count", "why"),
    [
        (3, (), 462, "three seats with 9 + 5 cards on 11 fields"),
        (4, (), 572, "four with 8 + 5"),
        (5, (), 660, "five with 7 + 5"),
        (3, ("court",), 630, "three with 9 + 5 cards and a tower on 14 fields"),
        (5, ("court",), 910, "five with 7 + 5 and a tower"),
    ],
)
def test_the_first_card_of_a_game(
    players: int, modules: tuple[str, ...], count: int, why: str
) -> None:
    game = rules(players, start="preset", modules=modules, tower="standard")
    assert sequences(game, game.start("fast-1:1"), 1) == count, why


@pytest.mark.parametrize(
    ("modules", "counts", "why"),
    [
        ((), [3, 12, 36, 144, 432], "3 cards, 4 sizes of groups, for each player"),
        (
            ("generals",),
            [3, 12, 24, 72, 288, 576],
            "and the general goes there, or not",
        ),
    ],
)
def test_the_first_picks_of_a_draft(
    modules: tuple[str, ...], counts: list[int], why: str
) -> None:
    game = rules(3, modules=modules, tower="standard", first=0)
    s = game.start("fast-1:1")
    depths = range(1, len(counts) + 1)
    assert [sequences(game, s, depth) for depth in depths] == counts, why


def test_a_pair_seen_before_can_be_refreshed() -> None:
    game = rules(3, tower="standard", first=0)
    counts = counts_from(game, f"{PAIR} | do draft(24)", 4)
    assert counts == [2, 6, 12, 36], "refresh or not; 3 cards; 2 groups; the next card"


@pytest.mark.parametrize(
    ("modules", "tower", "position", "counts", "why"),
    [
        (
            (),
            "standard",
            "choosing BAC | do position@B",
            [5, 20, 60, 0],
            "5 fields, then 4, then 3",
        ),
        (
            (),
            "standard",
            f"{LAND} | do march@A(0,settsu)",
            [5, 15, 0],
            "Settsu has 5 neighbours; 1, 2 or 3 of 4 armies go",
        ),
        (
            (),
            "standard",
            f"{LAND}t | event E10 | do march@A(0,settsu)",
            [4, 12, 0],
            "the temple in Tamba keeps them out",
        ),
        (
            (),
            "standard",
            f"{LAND} | do march@A(2,settsu)",
            [2, 3, 0],
            "to Yamato, with 1, 2 or 3; or nowhere",
        ),
        (
            (),
            "own",
            "inside A:2 G:1 | thrown A:3 B:2 | do throw@A(0,0)",
            [6, 18, 36, 0],
            "0 to 5 of A, 0 to 2 of B, 0 or 1 peasant",
        ),
        (
            (),
            "standard",
            "map settsu:A4 yamato:A4 tamba:A4 | A revolts:3 | order A "
            "| hungry settsu yamato tamba | do hungry(A)",
            [3, 6, 0],
            "the last of three is not asked for",
        ),
        (
            ("court",),
            "standard",
            "map settsu:A4c yamato:A1 aki:A1 tamba:B1 | A audience:4 "
            "| favours 21,12,4 | do favour@A",
            [4, 46, 0],
            "3 cards or none; a castle in 2 provinces, land in 3 own or 41 neutral "
            "ones, nothing to calm",
        ),
        (
            ("generals",),
            "standard",
            "map settsu:A4 yamato:A1 aki:A1 tamba:B1 iyo:B1 | order AB "
            "| generals A:settsu B:tamba | do departures(0)",
            [2, 2, 0],
            "A has 2 other provinces, then B has one",
        ),
        (("samurai",), "standard", "A samurai:3 | do bonus@A", [4, 0], "the last card"),
        (
            ("arts",),
            "standard",
            "map etchu:A1 kai:B1 | order AB | arts tea-himeji:artist tea-osaka:artist "
            "music-hikone:artist poetry-nagoya:A | do patrons(0)",
            [3, 6, 0],
            "3 artists for the patron of brown, 2 for that of yellow",
        ),
    ],
)
def test_questions(
    modules: tuple[str, ...], tower: str, position: str, counts: list[int], why: str
) -> None:
    game = rules(modules=modules, tower=tower)
    assert counts_from(game, position, len(counts)) == counts, why
