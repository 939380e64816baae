"""SSE-COMP, SSE-BOARD and SSE-VAR-0, as far as a board alone cannot show them."""

import random
from collections import Counter
from itertools import combinations

import pytest

from sengoku.core import seats as seat_sets
from sengoku.core.errors import UnreadableError
from sengoku.core.rng import fast_seed
from sengoku.samurai import options
from sengoku.samurai.game import SamuraiGame, SamuraiRules
from sengoku.samurai.options import VARIANTS, Options
from sengoku.samurai.rows import regions_of
from sengoku.samurai.vocabulary import BUSHIDO, FOOD, MAX_SEATS, ORDER_WORDS, REGIONS
from sengoku.testing import Scenario
from tests.samurai.given import TM23, given, rules, with_board
from tests.samurai.seen import castles, holder, started, supply, tokens

EDITIONS = ("standard", "crowd", "draft")
SUBSETS = [subset for size in range(5) for subset in combinations(VARIANTS, size)]


@pytest.mark.parametrize("players", [0, 1, 5, 8])
def test_comp_1_other_numbers_of_players_are_refused(players: int) -> None:
    """SSE-COMP-1"""
    with pytest.raises(UnreadableError) as refused:
        SamuraiGame().read_options({"players": players})
    assert (refused.value.key, refused.value.rule) == ("players", "SSE-COMP-1")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_comp_1_two_three_or_four_can_play(players: int, edition: str) -> None:
    """SSE-COMP-1"""
    s = rules(players, edition).start(fast_seed(1))
    assert s.seats == players
    assert sorted(s.turn_order) == list(range(players))


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_comp_2_sixteen_armies_and_three_castles(edition: str) -> None:
    """SSE-COMP-2, SSE-COMP-3"""
    game = started(4, edition)
    for seat, letter in enumerate("ABCD"):
        assert sum(game.state.armies[seat::MAX_SEATS]) + supply(game, letter) == 16
        assert castles(game, letter) == 3


@pytest.mark.parametrize(
    ("edition", "armies", "castles_", "why"),
    [
        ("standard", 12, 2, "the board has them"),
        ("crowd", 12, 2, "the edition says nothing else"),
        ("draft", 20, 4, "the edition has its own"),
    ],
)
def test_comp_2_and_3_a_board_may_have_other_pieces(
    edition: str, armies: int, castles_: int, why: str
) -> None:
    """SSE-COMP-2, SSE-COMP-2d, SSE-COMP-3"""
    old, new = "armies = 16, castles = 3", "armies = 12, castles = 2"
    game = Scenario(with_board(old, new, 2, edition), "map O2:A3 | do harvest@A(o1)")
    assert supply(game, "A") == armies - 3, why
    assert castles(game, "A") == castles_, why
    s = game.rules.start("fast-1:1")
    assert s.supply[0] == armies - 8, why
    assert s.castles[0] == castles_, why


def test_setup_5_capitals_that_an_edition_cannot_fill_are_refused() -> None:
    """SSE-SETUP-5, SSE-COMP-2d"""
    old = "armies_per_capital = 2, hand = 3"
    many = TM23.replace("armies = 16", "armies = 24").replace(
        old, old.replace("2", "6")
    )
    assert SamuraiRules(Options(2, board=many)).switches.armies == 24
    with pytest.raises(UnreadableError) as refusal:
        SamuraiRules(Options(2, "draft", board=many))
    assert (refusal.value.key, refusal.value.rule) == ("bad-board", "SSE-SETUP-5")


def test_comp_2d_twenty_armies_and_no_castles_of_a_colour() -> None:
    """SSE-COMP-2d"""
    game = started(4, "draft")
    for seat, letter in enumerate("ABCD"):
        assert sum(game.state.armies[seat::MAX_SEATS]) + supply(game, letter) == 20
    built = given("map O2:A2 | A armies:0 | do castle@A(o1)", 2, "draft")
    built.plays("A build O2")
    assert (built["map"], supply(built, "A")) == ("O2:Ac", 1), "one army marks it"


def test_comp_3_four_castles_in_the_draft() -> None:
    """SSE-COMP-3"""
    game = given(
        "map G2:A2 O2:A2 T2:A2 V2:A2 | era 1.1 | "
        "slots g1:A-castle o1:A-castle t1:A-castle v1:A-castle | do resolution(0)",
        2,
        "draft",
    ).plays("A build G2", "A build O2", "A build T2", "A build V2")
    assert game["map"] == "G2:Ac O2:Ac T2:Ac V2:Ac"
    assert castles(game, "A") == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_comp_4_all_have_the_same_eleven_tokens(edition: str) -> None:
    """SSE-COMP-4"""
    game = started(4, edition)
    full = dict(zip(ORDER_WORDS, (2, 1, 2, 1, 2, 2, 1), strict=True))
    assert [tokens(game, seat) for seat in "ABCD"] == [full] * 4
    assert sum(full.values()) == 11


@pytest.mark.parametrize("players", [2, 3, 4])
def test_comp_5_twenty_cards_are_in_the_game(players: int) -> None:
    """SSE-COMP-5"""
    s = rules(players).start(fast_seed(5))
    hands = [region for seat in range(players) for region in _hand([*s.hand], seat)]
    assert Counter([*s.deck, *hands]) == dict.fromkeys(range(REGIONS), 5)


def _hand(hands: list[int], seat: int) -> list[int]:
    own = hands[regions_of(seat)]
    return [region for region, count in enumerate(own) for _ in range(count)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_comp_6_thirty_of_each_resource_with_those_given_out(players: int) -> None:
    """SSE-COMP-6"""
    s = rules(players).start(fast_seed(6))
    assert [*s.general] == [30 - 2 * players] * 2
    assert s.general[FOOD] + sum(s.food) == 30
    assert s.general[BUSHIDO] + sum(s.bushido) == 30


def test_comp_7_seeding_tokens_are_never_spent_or_moved() -> None:
    """SSE-COMP-7, SSE-BOARD-4"""
    table, chance = rules(3), random.Random(7)
    s = table.start(fast_seed(7))
    seeds = list(s.seeds)
    assert (seeds.count(FOOD), seeds.count(BUSHIDO)) == (6, 6)
    while table.waiting(s):
        seat = chance.choice(seat_sets.each(table.waiting(s)))
        table.play(s, seat, chance.choice(table.legal(s, seat)))
        assert [*s.seeds] == seeds


def test_comp_8_a_track_for_each_region_a_score_and_a_place_in_the_order() -> None:
    """SSE-COMP-8"""
    game = given(
        "map G2:A1 O2:A1 T2:A1 V2:B1 | A influence:1,2,3,4 score:5 | B score:6 | "
        "order BA | do influence",
        2,
    )
    assert game["A"] == "score:5 influence:2,3,4,4", "four markers, each by itself"
    assert game["B"] == "score:6 influence:0,0,0,1"
    assert game["order"] == "BA"


def test_comp_9_only_the_variants_use_their_parts() -> None:
    """SSE-COMP-9"""
    plain, full = (rules(4, variants=chosen) for chosen in ((), VARIANTS))
    without, with_all = plain.start(fast_seed(9)), full.start(fast_seed(9))
    assert {*without.agenda, *without.mountain, *without.shrine} == {-1}
    assert sorted(side // 2 for side in with_all.agenda) == [0, 1, 2, 3]
    assert len(with_all.mountain) + len(with_all.spare) == 10
    assert sum(colour >= 0 for colour in with_all.shrine) == 9 - 2


def test_board_6_without_the_variant_mountains_have_no_effect() -> None:
    """SSE-BOARD-6"""
    game = given("map G1:A1 | do move@A(g1,1,0,0)", 2)
    assert game.offered() == {"step G1 G2", "step G1 G3", "step G1 G6", "decline"}
    why = game.refuses("A cross M1 G3")
    assert (why.key, why.rule) == ("no-mountains", "SSE-BOARD-6")
    game.plays("A step G1 G3")
    assert (game["map"], game.kinds()) == ("G3:A1", ["army-moved"])


@pytest.mark.parametrize(
    ("origin", "slot", "near", "why"),
    [
        ("G4", "g1", {"G2", "G5"}, "G5 lies over the sea"),
        ("T5", "t1", {"T2", "T6", "V1"}, "V1 lies over the sea, in another region"),
        ("V1", "v1", {"V2", "V3", "T5"}, "and back"),
        ("O1", "o1", {"O2", "O3", "O4", "O6"}, "land only"),
    ],
)
def test_board_7_steps_over_land_and_dotted_sea_are_alike(
    origin: str, slot: str, near: set[str], why: str
) -> None:
    """SSE-BOARD-7"""
    game = given(f"map {origin}:A1 | do move@A({slot},1,0,0)", 2)
    assert game.offered() == {*(f"step {origin} {to}" for to in near), "decline"}, why
    for to in sorted(near):
        there = given(f"map {origin}:A1 | do move@A({slot},1,0,0)", 2)
        assert there.plays(f"A step {origin} {to}")["map"] == f"{to}:A1"


def test_board_8_the_coast_matters_for_ships_only() -> None:
    """SSE-BOARD-8"""
    game = given("map O1:A1 O2:A1 | A food:1 | do ship@A(o1)", 2)
    ships = {choice.split()[2] for choice in game.offered() if "ship" in choice}
    inland = {"O1", "O6", "T1"}
    provinces = set(rules(2).board.province_ids)
    assert ships == provinces - inland - {"O2"}
    assert not any(choice.startswith("ship O1") for choice in game.offered())
    assert {"step O1 O6", "step O2 O1"} <= game.offered(), "inland on foot"


def test_board_9_each_slot_gives_its_own_neutral_action_in_its_region() -> None:
    """SSE-BOARD-9"""
    capitals = {"g": "G1", "o": "O1", "t": "T1", "v": "V1"}
    fields = {"g": "G2", "o": "O2", "t": "T2", "v": "V2"}
    board = rules(2).board
    words = ("step", "attack", "recruit", "harvest")
    for slot, kind in zip(board.slot_ids, board.neutral, strict=True):
        game = given(
            "map G1:A1B1 O1:A1B1 T1:A1B1 V1:A1B1 G2:A1 O2:A1 T2:A1 V2:A1 | "
            "do placement@A",
            2,
        ).plays(f"A place castle {slot}")
        offered = game.offered() - {"decline"}
        assert {choice.split()[0] for choice in offered} == {words[kind]}
        inside = {capitals[slot[0]], fields[slot[0]]}
        assert {choice.split()[1] for choice in offered} <= inside


def test_board_14_a_province_holds_any_number_of_armies() -> None:
    """SSE-BOARD-14"""
    game = given(
        "map O1:A15B16C16D16 O2:A1 | A armies:1 food:1 | era 1.1 | "
        "slots o1:A-move3 o2:A-recruit | do resolution(3)"
    ).plays("A step O2 O1", "A decline", "A recruit O1")
    assert game["map"] == "O1:A17B16C16D16"
    assert holder(game, "O1") == "A"


@pytest.mark.parametrize("edition", ["standard", "crowd"])
@pytest.mark.parametrize("subset", SUBSETS, ids="+".join)
def test_var_0_variants_can_be_combined(edition: str, subset: tuple[str, ...]) -> None:
    """SSE-VAR-0"""
    table = rules(2, edition, subset)
    s = table.start(fast_seed(0))
    assert (s.agenda[0] >= 0) == ("agenda" in subset)
    assert (s.mountain[0] >= 0) == ("mountain" in subset)
    assert (max(s.shrine) >= 0) == ("shrines" in subset)
    assert ([*s.neutral] != [*table.board.neutral]) == ("neutral" in subset)
    assert table.playout(s, 0) > 50, "and played to the end"


@pytest.mark.parametrize("subset", SUBSETS[1:], ids="+".join)
def test_var_0_the_draft_has_none(subset: tuple[str, ...]) -> None:
    """SSE-VAR-0"""
    with pytest.raises(UnreadableError) as refused:
        SamuraiRules(Options(2, "draft", subset, board=TM23))
    assert (refused.value.key, refused.value.rule) == ("variants", "SSE-VAR-0")


@pytest.mark.parametrize(
    ("variants", "told"),
    [
        (("agenda", "agenda"), "named twice"),
        (("mountains",), "did you mean 'mountain'"),
    ],
)
def test_var_0_variants_that_do_not_exist_are_refused(
    variants: tuple[str, ...], told: str
) -> None:
    """SSE-VAR-0"""
    with pytest.raises(UnreadableError, match=told):
        options.check(Options(2, "standard", variants))
