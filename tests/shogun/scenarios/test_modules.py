"""Scenarios S-71 to S-80: Samurai, Generals, Arts in Japan, and all together."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    given,
    of_kind,
    owned,
    rice,
    rules,
    supply,
    throws,
    told,
)
from tests.shogun.given_modules import (
    ALL,
    ARTS,
    GENERALS,
    SAMURAI,
    STAGES,
    general,
    preset_map,
    reception,
    refused,
    score,
    scores,
    stages_of_spring,
)

SIX = ",".join(["6"] * 4)

# Samurai


def preset_of_b() -> str:
    """Return the nine provinces that B has in the start table of three players."""
    column = rules().board.presets[3][1]
    names = rules().board.province_ids
    return " ".join(f"{names[province]}:B{armies}" for province, armies in column)


def test_s_71_samurai_advance_while_there_are_four_regions() -> None:
    """S-71 (SHO-SAM-2, SHO-SAM-3, SHO-SAM-4, SHO-SAM-5)."""
    four = preset_of_b()
    for name in ("yamato:B5", "echizen:B4", "shimotsuke:B4", "shimosa:B3"):
        assert name in four
    order = "order BAC | do samurai(0)"
    spring = given(f"map {four} | {order}", players=3, modules=SAMURAI)
    assert spring.asked() == ("bonus", "B")
    assert spring.offered() == {"bonus chests", "bonus tray-armies"}
    spring.plays("B bonus chests")
    assert chests(spring, "B") == 2
    assert spring["B"] == "chests:2 samurai:1"
    three = four.replace("echizen:B4 ", "")  # red is lost
    summer = given(f"map {three} | B samurai:1 | {order}", players=3, modules=SAMURAI)
    assert summer.is_over()
    assert summer["B"] == "samurai:1"
    assert told(summer) == []
    autumn = given(
        f"map {four} | B samurai:1 | do year-end samurai(0) | order BAC",
        players=3,
        modules=SAMURAI,
    )
    assert autumn["B"] == "samurai:2"
    assert autumn.offered() == {"bonus chests", "bonus rice", "bonus tray-armies"}
    stored = rice(autumn, "B")
    autumn.plays("B bonus rice")
    assert of_kind(autumn, "rice-gained") == ["rice-gained B 1 SHO-SAM-5"]
    assert stored == 0
    assert autumn["B"] == ""  # after winter the blank card is on top again
    assert autumn.state.samurai[1] == 0


def test_s_72_armies_of_samurai_become_officials() -> None:
    """S-72 (SHO-MOD-3)."""
    game = given(
        "map yamato:A2 echizen:A2 shimotsuke:A2 shimosa:A2 | mat A:conv2=tower | "
        "A samurai:1 armies:20 | order ABCD | do conversion samurai(0)",
        modules=("court", "samurai"),
    )
    game.plays("A bonus tray-armies")
    assert of_kind(game, "armies-to-tray", "cubes-returned", "officials-sent") == [
        "armies-to-tray A 2 SHO-SAM-5",
        "cubes-returned A 2",
        "officials-sent A 2 SHO-COURT-9",
    ]
    assert game["tray"] == ""
    assert supply(game, "A") == 20
    assert reception(game, "A") == 2


# Generals


def commanded(action: str, province: str, money: int, more: str = "") -> Scenario:
    """The general of A stands in *province*, where A has planned *action*."""
    return acting(
        action,
        f"map {province}:A2{more} | mat A:{action}={province} | A chests:{money} | "
        f"generals A:{province}",
        modules=GENERALS,
    )


def test_s_73_a_general_builds_for_less() -> None:
    """S-73 (SHO-GEN-4)."""
    game = commanded("castle", "aki", 2)
    assert (game["map"], chests(game, "A")) == ("aki:A2c", 0)
    game = commanded("theatre", "noto", 0)
    assert (game["map"], chests(game, "A")) == ("noto:A2h", 0)


@pytest.mark.parametrize(("levy", "cost", "raised"), [("army5", 3, 6), ("army3", 2, 4)])
def test_s_74_a_general_raises_one_army_more(levy: str, cost: int, raised: int) -> None:
    """S-74 (SHO-GEN-4)."""
    game = commanded(levy, "omi", cost)
    assert (game["map"], chests(game, "A")) == (f"omi:A{2 + raised}", 0)


def test_s_74_with_a_general_army1_raises_two_and_moves() -> None:
    """S-74 (SHO-GEN-4)."""
    game = commanded("army1", "omi", 1, " ise:A1")
    assert (game["map"], chests(game, "A")) == ("ise:A1 omi:A4", 0)
    assert game.offered() == {"march ise", "decline"}
    game.plays("A march ise", "A send 3")
    assert game["map"] == "ise:A4 omi:A1"


def test_s_74_a_general_harvests_one_more() -> None:
    """S-74 (SHO-GEN-4)."""
    assert rice(commanded("rice", "omi", 0), "A") == 3
    assert chests(commanded("tax", "omi", 0), "A") == 4


def moving(one_monument: bool = False) -> Scenario:
    """The general of A moves after each of four rounds."""
    return given(
        "map settsu:A2 yamato:A2 noto:A2 | generals A:settsu | order ABCD | "
        f"monument-supply {SIX} | "
        "do departures(0) departures(0) departures(0) departures(0)",
        modules=GENERALS,
        one_monument_per_province=one_monument,
    )


def moved(game: Scenario, *provinces: str) -> Scenario:
    """Let the general of A go to these provinces, one in each round."""
    for province in provinces:
        assert game.asked() == ("depart", "A")
        game.plays(f"A station {province}")
    return game


def test_s_75_monuments_are_built_where_a_general_leaves() -> None:
    """S-75 (SHO-GEN-6, SHO-GEN-7)."""
    game = moving()
    assert game.offered() == {"station yamato", "station noto"}
    assert refused(game, "A station settsu") == ("must-go-elsewhere", "SHO-GEN-6")
    moved(game, "yamato")
    assert game["monuments"] == "settsu:A1"
    moved(game, "settsu")
    assert game["monuments"] == "settsu:A1 yamato:A1"
    moved(game, "yamato")
    assert game["monuments"] == "settsu:A2 yamato:A1"
    assert game["monument-supply"] == "3,6,6,6"
    moved(game, "noto")
    assert game["monuments"] == "settsu:A2 yamato:A1"
    assert game["monument-supply"] == "3,6,6,6"
    assert game["generals"] == "A:noto"


def test_s_75_a_foreign_general_captures_all_of_them() -> None:
    """S-75 (SHO-GEN-10)."""
    game = given(
        "map settsu:B2 omi:B2 noto:A2 | generals A:noto B:omi | "
        "monuments settsu:A2 yamato:A1 | monument-supply 3,6,6,6 | order BCDA | "
        "do departures(0)",
        modules=GENERALS,
    )
    game.plays("B station settsu")
    assert game["monuments"] == "omi:B1 yamato:A1"
    assert game["captured"] == "B:A2"
    assert of_kind(game, "monuments-captured") == ["monuments-captured B settsu A 2"]


def test_s_75_one_monument_a_province_is_a_house_rule() -> None:
    """S-75 (SHO-GEN-7)."""
    game = moved(moving(one_monument=True), "yamato", "settsu", "yamato")
    assert game["monuments"] == "settsu:A1 yamato:A1"
    assert game["monument-supply"] == "4,6,6,6"
    assert len(of_kind(game, "monument-built")) == 2
    assert general(game, "A") == "yamato"


STANDING = (
    "map settsu:B2 yamato:B2 noto:A1 | generals B:yamato | monuments settsu:A1 | "
    "monument-supply 5,0,6,6 | order BACD | do final-scoring departures(0)"
)


def test_s_76_a_general_captures_the_monument_where_he_enters() -> None:
    """S-76 (SHO-GEN-9, SHO-GEN-10, SHO-GEN-13)."""
    game = given(STANDING, modules=GENERALS)
    game.plays("B station settsu")
    assert game["monuments"] == ""
    assert game["captured"] == "B:A1"
    assert scores(game) == [0, 1, 0, 0]


def test_s_76_without_the_general_it_stays_with_its_owner() -> None:
    """S-76 (SHO-GEN-9, SHO-GEN-13)."""
    game = acting(
        "battle-a",
        "map settsu:A1 yamato:B5 | mat B:battle-a=yamato | generals B:yamato | "
        "monuments settsu:A1 | monument-supply 5,6,6,6 | order BACD",
        modules=GENERALS,
    )
    game.plays("B march settsu", "B send 4")
    throws(game, "B", B=4)
    assert owned(game, "B") == {"settsu", "yamato"}
    assert game["monuments"] == "settsu:A1"
    assert game["generals"] == "B:yamato"
    over = given(
        "map settsu:B4 yamato:B1 | monuments settsu:A1 | do final-scoring",
        modules=GENERALS,
    )
    assert scores(over) == [1, 0, 0, 0]


def test_s_77_a_general_is_lost_with_his_province() -> None:
    """S-77 (SHO-GEN-11, SHO-GEN-12)."""
    game = given(
        "map kai:A2 omi:A1 noto:A1 shinano:B3 | mat B:battle-a=shinano | "
        f"generals A:kai B:shinano | monument-supply {SIX} | order BACD | "
        "row battle-a battle-b castle temple theatre rice tax army5 army3 army1 | "
        "do generals(0) action(0,0)",
        modules=GENERALS,
    )
    game.plays("B march kai", "B send 2")
    throws(game, "B", A=1, B=1)
    assert of_kind(game, "general-lost") == ["general-lost A kai"]
    assert game["generals"] == "B:shinano"
    assert game["monuments"] == ""
    assert game["monument-supply"] == SIX
    assert game.asked() == ("enter", "A")  # after winter
    assert game.offered() == {"station noto", "station omi"}
    assert refused(game, "A station kai")[0] == "not-your-land"
    game.plays("A station omi")
    assert game["generals"] == "A:omi B:shinano"


# Arts in Japan

TILES = (
    *("calligraphy-himeji", "ikebana-osaka", "tea-nagoya"),
    *("poetry-hikone", "music-inuyama", "tea-matsumoto"),
)
OPEN_TILES = "arts " + " ".join(f"{tile}:artist" for tile in TILES)


def test_s_78_who_leads_in_a_region_places_a_marker() -> None:
    """S-78 (SHO-ART-3, SHO-ART-4, SHO-ART-6)."""
    game = given(
        f"{preset_map()} | {OPEN_TILES} | regions purple brown green yellow red | "
        "order DCBA | do patrons(0)",
        modules=ARTS,
    )
    left = list(TILES)
    for leader in "ABCDD":  # red is a tie of two provinces each
        assert game.asked() == ("patron", leader)
        assert game.offered() == {f"replace {tile}" for tile in left}
        game.plays(f"{leader} replace {left.pop(0)}")
    assert game.is_over()
    marks = [*zip(TILES, [*"ABCDD", "neutral"], strict=True)]
    assert set(game["arts"].split()) == {f"{tile}:{mark}" for tile, mark in marks}
    assert game["regions"] == "brown green yellow red purple"


def test_s_78_the_leaders_of_the_start_table() -> None:
    """S-78 (SHO-ART-3)."""
    game = given(preset_map())
    table = rules()
    counts = {
        region: [
            len(owned(game, seat) & {table.board.province_ids[p] for p in places})
            for seat in "ABCD"
        ]
        for region, places in zip(
            ("brown", "yellow", "red", "purple", "green"),
            table.provinces_of,
            strict=True,
        )
    }
    assert counts["red"] == [2, 2, 2, 2]
    for leader, region in enumerate(["purple", "brown", "green", "yellow"]):
        assert counts[region][leader] == max(counts[region]) == 4
        assert counts[region].count(4) == 1


CASTLES = ("himeji", "osaka", "nagoya", "matsumoto", "inuyama", "hikone")


@pytest.mark.parametrize(
    ("line", "marks", "wanted", "why"),
    [
        ("calligraphy", "AAABBN", {"A": 3}, "worth 3, A leads"),
        ("poetry", "AABBNN", {"A": 1, "B": 1}, "worth 2, tied with neutral"),
        ("ikebana", "NNNAAB", {}, "worth 3, neutral leads alone"),
        ("tea", "AAABBB", {}, "worth 1, tied: 0 each"),
    ],
)
def test_s_79_lines_of_the_arts(
    line: str, marks: str, wanted: dict[str, int], why: str
) -> None:
    """S-79 (SHO-ART-7, SHO-ART-8)."""
    cells = " ".join(
        f"{line}-{castle}:{'neutral' if mark == 'N' else mark}"
        for castle, mark in zip(CASTLES, marks, strict=True)
    )
    game = given(f"arts {cells} | do final-scoring", modules=ARTS)
    lines = [event.split() for event in of_kind(game, "art-line-scored")]
    rows = {seat: int(points) for _, seat, at, points in lines if int(at) < 6}
    assert rows == wanted, why
    assert score(game, "A") == sum(int(line[3]) for line in lines if line[1] == "A")


# All modules


def test_s_80_the_course_of_a_spring_with_all_modules() -> None:
    """S-80 (SHO-MOD-2)."""
    assert stages_of_spring(modules=ALL) == list(STAGES)


def test_s_80_after_a_draft_no_general_enters_in_spring() -> None:
    """S-80 (SHO-MOD-2, SHO-GEN-3)."""
    assert stages_of_spring(start="draft", modules=ALL) == [
        stage for stage in STAGES if stage != "generals enter"
    ]
