"""How many ways to go on there are: counts of action sequences, frozen.

Chess calls this perft. A rule that offers one action too many or too few shows here,
even where no other test looks. The first counts of each row are reckoned by hand, as
*why* says; the others are what the engine gave once they were right.
"""

import pytest

from tests.perft import counts_from
from tests.samurai.given import rules

AFTER_SETUP = "map G1:A2B2C2D2 O1:A2B2C2D2 T1:A2B2C2D2 V1:A2B2C2D2"
RICH = "A food:2 bushido:2 | B food:2 bushido:2 | C food:2 bushido:2 | D food:2"
THREE = "map G1:A2B2C2 O1:A2B2C2 T1:A2B2C2 V1:A2B2C2"
ROUND_2 = (
    f"{THREE} | A food:2 bushido:3 | B food:2 bushido:2 | C food:2 bushido:2 | slots "
    "g1:A+recruit g2:B+move3 g3:C+harvest o1:A+attack o2:B+ship o3:C+castle "
    "t1:A+move3 t2:B+attack t3:C+attack v1:A+harvest v2:B+recruit v3:C+recruit "
    "| era 1.2 | order ABC | do course(4) turn(1) placement@A"
)
MOUNTAINS = (
    "mountains m1:ambush m2:mercenaries m3:independent-tribe m4:journey "
    "m5:bushido-master m6:highland-farms m7:ambush "
    "| spare mercenaries bushido-master highland-farms"
)


def check(
    players: int,
    edition: str,
    variants: tuple[str, ...],
    position: str,
    counts: list[int],
) -> None:
    game = rules(players, edition, variants)
    assert counts_from(game, position, len(counts)) == counts


@pytest.mark.parametrize(
    ("players", "position", "counts", "why"),
    [
        (
            4,
            "A hand:1,1,1,0 | B hand:3,0,0,0 | C hand:0,1,2,0 | D hand:2,0,0,1 "
            "| deck grey teal orange violet | do course(1) destiny@ABCD",
            [8, 46, 168, 288],
            "3, 1, 2 and 2 different cards, in any order: 24 · 3 · 1 · 2 · 2 at last",
        ),
        (
            4,
            f"{AFTER_SETUP} | {RICH} bushido:2 | era 1.1 | order ABCD "
            "| do course(2) turn(1) placement@A",
            [84, 1834, 41846],
            "7 orders on 12 slots; then 31 neutral actions or, beside the 3 harvests, "
            "the next placement: 7 · (31 + 3 · 77); then 7 · 31 · 77 + 21 · 7 · 171",
        ),
        (
            3,
            ROUND_2,
            [72, 1158, 22560],
            "6 kinds of orders are left for all 12 slots, own ones and paid covers",
        ),
    ],
)
def test_planning(players: int, position: str, counts: list[int], why: str) -> None:
    check(players, "standard", (), position, counts)


@pytest.mark.parametrize(
    ("edition", "counts", "why"),
    [
        ("crowd", [72, 978, 17130], "who is covered once cannot be covered again"),
        ("draft", [72, 1158, 22560], "as many as in the standard edition so far"),
    ],
)
def test_covering_by_edition(edition: str, counts: list[int], why: str) -> None:
    check(3, edition, (), ROUND_2, counts)


@pytest.mark.parametrize(
    ("variants", "position", "counts", "why"),
    [
        (
            (),
            "map O1:A2B1 O2:A1 O4:B1 | A food:1 | do move@A(o1,3,0,0)",
            [8, 56, 374, 0],
            "O1 has 4 neighbours and O2 has 3; or stop",
        ),
        (
            (),
            "map O1:A1 G6:A1 | A food:1 | do move@A(o1,2,1,0)",
            [5, 12, 32, 0],
            "O1 has 4 neighbours; the army in G6 stays; or stop",
        ),
        (
            ("mountain",),
            f"map O1:A2B1 O2:A1 T1:A1 | A bushido:1 | {MOUNTAINS} "
            "| do move@A(o1,3,0,0)",
            [10, 86, 688, 1349],
            "as above, and over m3 and m4",
        ),
        (
            (),
            "map O1:A2 O2:A1 O3:A3 | A food:1 | do ship@A(o1)",
            [66, 71, 0],
            "on foot 4 + 3 + 1, or to 19 coasts: 1 army from O2, 1 or 2 from O3; or "
            "stay",
        ),
    ],
)
def test_moves(
    variants: tuple[str, ...], position: str, counts: list[int], why: str
) -> None:
    check(2, "standard", variants, position, counts)


@pytest.mark.parametrize(
    ("players", "edition", "position", "counts", "why"),
    [
        (
            4,
            "standard",
            "map O3:A1B2C1 O1:A2B1C1D1 O2:B3 | A bushido:1 | do attack@A(o3)",
            [6, 14, 0],
            "2 victims in O3, 3 in O1, or none; then 3 + 2 + 3 · 3",
        ),
        (
            2,
            "standard",
            "map O1:A2 O2:A3B1 O3:A1 | do castle@A(o1)",
            [3, 0],
            "two armies in O1 and O2; or none",
        ),
        (
            2,
            "crowd",
            "map O1:A2 O2:A3B1c O3:A2 | do castle@A(o1)",
            [2, 0],
            "not in the capital O1, not beside the castle in O2; or none",
        ),
        (
            2,
            "standard",
            "map O1:A2 O2:Ac | A food:1 | do recruit@A(o1)",
            [3, 6, 0],
            "capital, castle, none; the same again for food",
        ),
        (
            2,
            "draft",
            "map O1:A2 O2:Ac | A food:1 | do recruit@A(o1)",
            [3, 4, 0],
            "the second army goes where the first went",
        ),
    ],
)
def test_orders(
    players: int, edition: str, position: str, counts: list[int], why: str
) -> None:
    check(players, edition, (), position, counts)
