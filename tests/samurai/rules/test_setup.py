"""SSE-SETUP: how a game begins."""

from collections import Counter

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.samurai import GAME
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import Options, check
from sengoku.samurai.vocabulary import COLOURS, REGION_WORDS, SEAT_LETTERS
from tests.samurai.given import TM23, given, rules
from tests.samurai.seen import (
    castles,
    hand,
    holdings,
    of_kind,
    started,
    supply,
    tokens,
)

FULL_SET = {
    "recruit": 2,
    "move3": 1,
    "move23": 2,
    "ship": 1,
    "attack": 2,
    "harvest": 2,
    "castle": 1,
}
SEEDS = range(1, 41)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_setup_1_everybody_gets_the_same_pieces(players: int, edition: str) -> None:
    """SSE-SETUP-1."""
    game = started(players, edition)
    for seat in SEAT_LETTERS[:players]:
        assert supply(game, seat) + 4 * 2 == 16
        assert castles(game, seat) == 3
        assert tokens(game, seat) == FULL_SET
        assert holdings(game, seat) == (2, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_1d_the_draft_gives_twenty_armies(players: int) -> None:
    """SSE-SETUP-1d."""
    game = started(players, "draft")
    for seat in SEAT_LETTERS[:players]:
        assert supply(game, seat) + 4 * 2 == 20
        assert tokens(game, seat) == FULL_SET
        assert holdings(game, seat) == (2, 2)


def test_setup_2_tokens_and_resources_are_behind_the_screen() -> None:
    """SSE-SETUP-2."""
    game = started(3)
    for viewer in (1, 2, None):
        assert game.seen("A", viewer) == "food:? bushido:? tokens:?11 hand:?3"
    cards = ",".join(map(str, hand(game, "A").values()))
    assert game.seen("A", 0) == f"food:2 bushido:2 hand:{cards}"


def test_setup_2_armies_and_castles_stand_in_front_of_the_screen() -> None:
    """SSE-SETUP-2."""
    game = given("A armies:4 castles:1 food:3 bushido:1", players=3)
    for viewer in (1, 2, None):
        seen = "food:? bushido:? tokens:?11 hand:?0 armies:4 castles:1"
        assert game.seen("A", viewer) == seen


@pytest.mark.parametrize("edition", ["standard", "crowd"])
@pytest.mark.parametrize(("players", "deck"), [(2, 14), (3, 11), (4, 8)])
def test_setup_3_three_of_twenty_cards_each(
    players: int, deck: int, edition: str
) -> None:
    """SSE-SETUP-3."""
    game = started(players, edition)
    dealt: Counter[str] = Counter()
    for seat in SEAT_LETTERS[:players]:
        assert sum(hand(game, seat).values()) == 3
        dealt.update(hand(game, seat))
    assert len(game.state.deck) == deck
    assert sum(game.state.played) == 0
    dealt.update(REGION_WORDS[region] for region in game.state.deck)
    assert dealt == dict.fromkeys(REGION_WORDS, 5)
    assert game.seen("deck", 0) == f"?{deck}"


def test_setup_3_the_cards_are_shuffled() -> None:
    """SSE-SETUP-3."""
    games = [started(3, seed=seed) for seed in SEEDS]
    assert len({tuple(game.state.deck) for game in games}) == len(SEEDS)
    for seat in "ABC":
        for region in REGION_WORDS:
            counts = {hand(game, seat)[region] for game in games}
            assert {0, 1, 2} <= counts


@pytest.mark.parametrize(
    ("players", "copies", "face_up", "deck", "why"),
    [
        (2, 3, 2, 4, "without 3+ and 4+; two cards lie open"),
        (3, 4, 0, 7, "without 4+"),
        (4, 5, 0, 8, "all cards"),
    ],
)
def test_setup_3d_the_draft_removes_cards_marked_for_more_players(
    players: int, copies: int, face_up: int, deck: int, why: str
) -> None:
    """SSE-SETUP-3d."""
    for seed in (1, 2, 3):
        game = started(players, "draft", seed)
        s = game.state
        found = Counter(REGION_WORDS[region] for region in s.deck)
        for seat in SEAT_LETTERS[:players]:
            assert sum(hand(game, seat).values()) == 3
            found.update(hand(game, seat))
        found.update(dict(zip(REGION_WORDS, s.played, strict=True)))
        assert found == dict.fromkeys(REGION_WORDS, copies), why
        assert (sum(s.played), len(s.deck)) == (face_up, deck), why


def test_setup_3d_the_two_open_cards_are_seen_by_all() -> None:
    """SSE-SETUP-3d."""
    game = started(2, "draft")
    open_cards = game["played"]
    assert open_cards
    for viewer in (0, 1, None):
        assert game.seen("played", viewer) == open_cards


def test_setup_4_seeds_lie_open_and_at_random_on_resource_provinces() -> None:
    """SSE-SETUP-4."""
    board = rules().board
    fields = sorted(p for inside in board.resources_of for p in inside)
    found: dict[int, set[int]] = {province: set() for province in fields}
    for seed in SEEDS:
        seeds = started(seed=seed).state.seeds
        laid = [province for province, kind in enumerate(seeds) if kind >= 0]
        assert laid == fields
        assert Counter(seeds[province] for province in fields) == {0: 6, 1: 6}
        for province in fields:
            found[province].add(seeds[province])
    assert all(kinds == {0, 1} for kinds in found.values()), "any seed anywhere"


def test_setup_4_everybody_sees_the_seeds() -> None:
    """SSE-SETUP-4."""
    game = started(3)
    for viewer in (0, 1, 2, None):
        assert len(game.seen("seeds", viewer).split()) == 12
        assert game.seen("seeds", viewer) == game["seeds"]


@pytest.mark.parametrize(
    ("edition", "left"), [("standard", 8), ("crowd", 8), ("draft", 12)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_5_two_armies_of_each_player_in_each_capital(
    players: int, edition: str, left: int
) -> None:
    """SSE-SETUP-5."""
    game = started(players, edition)
    seats = SEAT_LETTERS[:players]
    pieces = "".join(f"{seat}2" for seat in seats)
    assert game["map"] == " ".join(f"{at}:{pieces}" for at in ("G1", "O1", "T1", "V1"))
    assert [supply(game, seat) for seat in seats] == [left] * players


def test_setup_6_and_7_influence_and_score_start_at_nought() -> None:
    """SSE-SETUP-6, SSE-SETUP-7."""
    game = started(4)
    assert [*game.state.influence] == [0] * 16
    assert game.state.score == [0] * 4


@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_8_a_random_player_is_first_and_the_others_follow_by_seat(
    players: int, edition: str
) -> None:
    """SSE-SETUP-8."""
    seats = SEAT_LETTERS[:players]
    orders = {started(players, edition, seed)["order"] for seed in SEEDS}
    assert orders == {seats[turn:] + seats[:turn] for turn in range(players)}


def test_setup_8_the_first_order_holds_for_both_rounds_of_era_1() -> None:
    """SSE-SETUP-8."""
    game = started(3)
    order, placed = game["order"], {"1.1": "", "1.2": ""}
    while not game["era"].startswith("2"):
        question, seats = game.asked()
        if question == "placement":
            placed[game["era"]] += seats
        first = seats[0]
        game.plays(f"{first} {min(game.offered(first))}")
    assert placed == {"1.1": order * 4, "1.2": order * 3}


@pytest.mark.parametrize(("players", "left"), [(2, 26), (3, 24), (4, 22)])
def test_setup_9_the_general_supply_is_what_the_players_left(
    players: int, left: int
) -> None:
    """SSE-SETUP-9."""
    game = started(players)
    assert [*game.state.general] == [left, left]
    assert game.seen("general", None) == f"food:{left} bushido:{left}"


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        (("red", "red", "blue"), "two have the same"),
        (("red", "blue"), "one has none"),
        (("red", "blue", "green", "yellow"), "one too many"),
    ],
)
def test_setup_10_everybody_needs_a_colour_of_their_own(
    chosen: tuple[str, ...], why: str
) -> None:
    """SSE-SETUP-10."""
    with pytest.raises(UnreadableError) as refused:
        check(Options(3, colours=chosen))
    assert (refused.value.key, refused.value.rule) == ("colours", "SSE-SETUP-10"), why


def test_setup_10_there_are_four_colours() -> None:
    """SSE-SETUP-10."""
    with pytest.raises(UnreadableError):
        check(Options(2, colours=("red", "mauve")))
    assert sorted(COLOURS) == ["blue", "green", "red", "yellow"]
    assert len(set(GAME.colours_of(Options(4)))) == 4


def test_setup_10_the_colour_has_no_effect_on_play() -> None:
    """SSE-SETUP-10."""
    usual = SamuraiRules(Options(2, board=TM23))
    other = SamuraiRules(Options(2, colours=("yellow", "green"), board=TM23))
    one, two = usual.start("fast-1:7"), other.start("fast-1:7")
    assert usual.dump(one) == other.dump(two)
    usual.playout(one, 5)
    other.playout(two, 5)
    assert usual.dump(one) == other.dump(two)


def test_setup_4_and_8_the_table_is_told_to_everybody_in_one_event() -> None:
    """SSE-SETUP-4, SSE-SETUP-8."""
    game = started(3)
    (prepared,) = of_kind(game, "game-prepared")
    assert ",".join(game["order"]) in prepared.split()
