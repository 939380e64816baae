"""SHO-MOD: modules together, and the two house rules."""

from itertools import combinations

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options
from sengoku.shogun.vocabulary import FAVOURS, FIELD_WORDS, MODULE_WORDS
from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    given,
    of_kind,
    owned,
    rules,
    started,
    supply,
    told,
)
from tests.shogun.given_modules import (
    ALL,
    STAGES,
    general,
    random_plays,
    receptions,
    refused,
    scores,
    stages_of_spring,
)

SUBSETS = [subset for size in range(5) for subset in combinations(ALL, size)]

OWN_STAGES = {
    "court": {"favours", "court 1", "court 2"},
    "samurai": {"samurai"},
    "generals": {"generals enter", "general moves"},
    "arts": {"arts draw", "arts regions"},
}

OWN_EVENTS = {
    "court": {"favours-laid", "officials-sent", "audience-entered", "favour-taken"},
    "samurai": {"samurai-advanced"},
    "generals": {"general-stationed", "general-moved", "monument-built"},
    "arts": {"artists-drawn", "artist-replaced", "artists-turned", "art-line-scored"},
}


def name(modules: tuple[str, ...]) -> str:
    return "+".join(modules) or "base"


# Combining


@pytest.mark.parametrize("modules", SUBSETS, ids=name)
def test_mod_1_any_of_the_modules_may_be_combined(modules: tuple[str, ...]) -> None:
    """SHO-MOD-1"""
    game = started(3, start="preset", modules=modules, seed=7)
    for _ in random_plays(game, 7):
        pass
    kinds = set(game.kinds())
    assert "game-ended" in kinds
    for module in MODULE_WORDS:
        assert (OWN_EVENTS[module] <= kinds) == (module in modules), module
        assert OWN_EVENTS[module].isdisjoint(kinds) == (module not in modules), module


def test_mod_1_their_order_does_not_matter() -> None:
    """SHO-MOD-1"""
    one, other = (
        ShogunRules(Options(4, start="preset", modules=modules))
        for modules in (ALL, ALL[::-1])
    )
    state, twin = one.start("fast-1:5"), other.start("fast-1:5")
    assert one.playout(state, 5) == other.playout(twin, 5)
    assert state == twin


def test_mod_1_a_module_is_chosen_once_and_must_exist() -> None:
    """SHO-MOD-1"""
    for modules in (("court", "court"), ("ninja",)):
        with pytest.raises(UnreadableError):
            ShogunRules(Options(4, modules=modules))


def test_mod_1_and_comp_15_what_the_court_brings() -> None:
    """SHO-MOD-1, SHO-COMP-15"""
    board = rules().board
    assert board.favour_prices == (4, 3, 2)
    assert FIELD_WORDS[11:] == ("conv3", "conv2", "conv1")
    assert (FAVOURS, 5 * board.officials, 5 * board.tower_cards) == (21, 35, 15)


@pytest.mark.parametrize("modules", SUBSETS, ids=name)
def test_mod_2_the_sequence_of_a_round(modules: tuple[str, ...]) -> None:
    """SHO-MOD-2, SHO-ROUND-2"""
    absent = {s for m in MODULE_WORDS if m not in modules for s in OWN_STAGES[m]}
    wanted = [stage for stage in STAGES if stage not in absent]
    assert stages_of_spring(modules=modules) == wanted


def test_mod_2_generals_are_placed_in_the_first_spring_only() -> None:
    """SHO-MOD-2"""
    game = started(3, start="preset", modules=("generals",), seed=8)
    for _ in random_plays(game, 8):
        if of_kind(game, "season-began")[-1] == "season-began 1 3":
            break
    seasons: dict[str, int] = {}
    for event in of_kind(game, "season-began", "general-stationed"):
        if event.startswith("season-began"):
            season = event
        else:
            seasons[season] = seasons.get(season, 0) + 1
    assert seasons == {"season-began 1 0": 3}


@pytest.mark.parametrize(
    ("card", "armies", "field", "officials", "why"),
    [
        (2, 1, "conv1", 1, "one army"),
        (3, 2, "conv2", 2, "two armies"),
        (4, 3, "conv3", 3, "three armies"),
        (3, 2, "conv3", 0, "two are not enough for three"),
    ],
)
def test_mod_3_samurai_armies_can_be_converted_in_the_same_round(
    card: int, armies: int, field: str, officials: int, why: str
) -> None:
    """SHO-MOD-3"""
    game = given(
        f"map noto:A1 kai:A1 omi:A1 kii:A1 | A samurai:{card - 2} armies:20 | "
        f"mat A:{field}=tower | order ABCD | do conversion samurai(0)",
        modules=("court", "samurai"),
    ).plays("A bonus tray-armies")
    assert receptions(game)[0] == officials, why
    assert game.state.tray[0] == armies - officials, why
    assert supply(game, "A") == 20 - armies + officials, why


def test_mod_4_the_end_of_the_year_with_all_modules() -> None:
    """SHO-MOD-4"""
    game = given(
        "map noto:A1+2 kai:A1 omi:B1 | A samurai:3 reception:4 kept_calm:1 rice:2 | "
        "B samurai:1 reception:7 | generals B:omi | monuments noto:A2 kai:B1 | "
        "captured B:A1 | monument-supply 3,5,6,6 | arts tea-osaka:A "
        "music-himeji:neutral | regions red brown green yellow purple | "
        "favours-gone 1 2 3 | event-pile E1 E2 E3 E4 | order ABCD | "
        "do generals(0) year-end",
        modules=ALL,
    )
    assert game.asked() == ("enter", "A")
    game.plays("A station noto")
    assert game.is_over()
    assert [*game.state.samurai[:4]] == [0, 0, 0, 0]
    assert game["generals"] == "A:noto B:omi"
    assert receptions(game) == [4, 7, 0, 0]  # officials stay
    assert game["arts"] == "tea-osaka:A music-himeji:neutral"
    assert game["regions"] == "red brown green yellow purple"
    assert (game["monuments"], game["captured"]) == ("kai:B1 noto:A2", "B:A1")
    assert game["A"] == "reception:4 kept_calm:1"
    assert game["favours-gone"] == "1 2 3"


def test_mod_4_in_a_whole_game() -> None:
    """SHO-MOD-4"""
    game = started(3, start="preset", modules=ALL, seed=9)
    before = None
    for _ in random_plays(game, 9):
        s = game.state
        if (s.year, s.season) == (1, 3):
            before = [*s.reception], [*s.arts]
        if (s.year, s.season) == (2, 0):
            break
    assert before is not None
    assert [*game.state.reception] == before[0]
    filled = [(a, b) for a, b in zip(before[1], game.state.arts, strict=True) if a >= 0]
    assert len(filled) == 18
    assert all(one == other for one, other in filled)
    assert [*game.state.samurai[:3]] == [0, 0, 0]
    for seat in "ABC":
        assert bool(general(game, seat)) == bool(owned(game, seat))


LINES = " ".join(
    f"calligraphy-{castle}:{mark}"
    for castle, mark in zip(
        ("himeji", "osaka", "nagoya", "matsumoto", "inuyama", "hikone"),
        ("A", "A", "A", "B", "B", "neutral"),
        strict=True,
    )
)


def test_mod_5_final_points_are_track_lines_and_monuments() -> None:
    """SHO-MOD-5"""
    game = given(
        f"A score:10 | B score:20 | C score:5 | arts {LINES} | "
        "monuments kai:A1C3 | captured B:A2 | do final-scoring",
        modules=ALL,
    )
    # The row is worth 3; the columns of A are worth 3, 3, 2, those of B 2 and 1.
    assert scores(game) == [10 + 11 + 1, 20 + 3 + 2, 5 + 3, 0]
    assert of_kind(game, "game-ended") == ["game-ended 22,25,8,0 B"]


@pytest.mark.parametrize(
    ("money", "winners", "why"),
    [
        ("4 3", "A", "equal after the monument: chests"),
        ("4 4", "AB", "equal in both: shared"),
    ],
)
def test_mod_5_ties_are_judged_by_the_final_points(
    money: str, winners: str, why: str
) -> None:
    """SHO-MOD-5, SHO-END-2, SHO-END-3"""
    first, second = money.split()
    game = given(
        f"A score:10 chests:{first} | B score:11 chests:{second} | monuments kai:A1 | "
        "do final-scoring",
        modules=ALL,
    )
    assert game["winners"] == winners, why


def test_mod_5_a_monument_can_decide_the_game() -> None:
    """SHO-MOD-5, SHO-END-1"""
    position = "A score:10 | B score:11 | monuments kai:A2 | do final-scoring"
    assert given(position, modules=ALL)["winners"] == "A"
    assert given(position.replace("| monuments kai:A2 ", ""))["winners"] == "B"


# House rules


def marching(strict: bool, pieces: str = "settsu:A3 yamato:A1") -> Scenario:
    return acting(
        "battle-a",
        f"map {pieces} | mat A:battle-a=settsu",
        strict_forced_battle=strict,
    )


def test_strict_forced_battle_is_how_the_rule_book_has_it() -> None:
    """SHO-ACT-BATTLE-4"""
    usual = acting("battle-a", "map settsu:A3 yamato:A1 | mat A:battle-a=settsu")
    assert usual.offered() == marching(strict=True).offered()
    assert "decline" not in usual.offered()
    assert refused(usual, "A decline") == ("must-move", "SHO-ACT-BATTLE-4")


def test_without_strict_forced_battle_a_player_may_pass() -> None:
    """SHO-ACT-BATTLE-4"""
    game = marching(strict=False)
    assert game.offered() == marching(strict=True).offered() | {"decline"}
    game.plays("A decline")
    assert game.is_over()
    assert game["map"] == "settsu:A3 yamato:A1"
    assert told(game) == ["card-shown A battle-a settsu", "declined A march"]


def test_without_strict_forced_battle_who_marches_sends_at_least_one() -> None:
    """SHO-ACT-BATTLE-4, SHO-MOVE-1"""
    game = marching(strict=False).plays("A march yamato")
    assert game.offered() == {"send 1", "send 2"}
    game.refuses("A decline")


def test_without_strict_forced_battle_other_actions_are_still_forced() -> None:
    """SHO-ACT-2"""
    game = acting("tax", "map settsu:A3 | mat A:tax=settsu", strict_forced_battle=False)
    assert game.is_over()
    assert chests(game, "A") == 7


@pytest.mark.parametrize("one", [False, True])
def test_one_monument_per_province(one: bool) -> None:
    """SHO-GEN-7"""
    game = given(
        "map settsu:A1 yamato:A1 | generals A:settsu | monuments settsu:A1 | "
        "monument-supply 5,6,6,6 | order ABCD | do departures(0)",
        modules=ALL,
        one_monument_per_province=one,
    )
    game.plays("A station yamato")
    assert game["monuments"] == ("settsu:A1" if one else "settsu:A2")


def test_house_rules_must_exist() -> None:
    """SHO-MOD-1"""
    with pytest.raises(UnreadableError, match="strict_forced_battle"):
        ShogunRules(Options(4, house={"strict_forced_batle": False}))
