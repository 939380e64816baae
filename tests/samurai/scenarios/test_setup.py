"""Scenarios SC-01 to SC-06: setup and destiny cards."""

from collections import Counter

import pytest

from sengoku.samurai.vocabulary import (
    BUSHIDO,
    FOOD,
    PROVINCES,
    REGION_WORDS,
    RESOURCE_WORDS,
    SEAT_LETTERS,
)
from tests.samurai.given import given, rules
from tests.samurai.seen import (
    castles,
    finished,
    hand,
    holder,
    holdings,
    of_kind,
    started,
    supply,
    tokens,
)

RESOURCE_PROVINCES = {
    *("G2", "G3", "G4", "O2", "O3", "O4", "O5"),
    *("T2", "T3", "T4", "V2", "V3"),
}


def test_sc_01_three_players_get_what_the_rule_book_lists() -> None:
    """SC-01 (SSE-SETUP-1, SSE-SETUP-3, SSE-SETUP-5, SSE-SETUP-9, SSE-COMP-2,
    SSE-COMP-3, SSE-COMP-4).
    """
    game = started(players=3)
    assert game["map"] == "G1:A2B2C2 O1:A2B2C2 T1:A2B2C2 V1:A2B2C2"
    for seat in "ABC":
        assert supply(game, seat) == 8
        assert castles(game, seat) == 3
        assert sum(tokens(game, seat).values()) == 11
        assert holdings(game, seat) == (2, 2)
        assert sum(hand(game, seat).values()) == 3
    assert game.state.score[:3] == [0, 0, 0]
    assert [*game.state.influence[: 3 * 4]] == [0] * 12
    assert [*game.state.general] == [24, 24]
    assert len(game.state.deck) == 11
    names = rules().domains["province"]
    seeds = {
        names.word(province): RESOURCE_WORDS[game.state.seeds[province]]
        for province in range(PROVINCES)
        if game.state.seeds[province] in (FOOD, BUSHIDO)
    }
    assert set(seeds) == RESOURCE_PROVINCES
    assert Counter(seeds.values()) == {"food": 6, "bushido": 6}
    assert not any(holder(game, names.word(province)) for province in range(PROVINCES))


def test_sc_02_four_players_leave_less_in_supply_and_deck() -> None:
    """SC-02 (SSE-SETUP-3, SSE-SETUP-9)."""
    game = started(players=4)
    assert [*game.state.general] == [22, 22]
    assert len(game.state.deck) == 8
    capitals = "G1:A2B2C2D2 O1:A2B2C2D2 T1:A2B2C2D2 V1:A2B2C2D2"
    assert game["map"] == capitals


@pytest.mark.parametrize(
    ("players", "cards", "dealt", "face_up", "deck", "why"),
    [
        (2, 12, 6, 2, 4, "cards marked 3+ and 4+ stay in the box, 2 lie open"),
        (3, 16, 9, 0, 7, "cards marked 4+ stay in the box, none lies open"),
    ],
)
def test_sc_03_the_draft_takes_marked_cards_out(
    players: int, cards: int, dealt: int, face_up: int, deck: int, why: str
) -> None:
    """SC-03 (SSE-SETUP-1d, SSE-SETUP-3d)."""
    game = started(players, "draft")
    seats = SEAT_LETTERS[:players]
    hands = [hand(game, seat) for seat in seats]
    s = game.state
    assert sum(sum(cards_held.values()) for cards_held in hands) == dealt, why
    assert sum(s.played) == face_up, why
    assert len(s.deck) == deck, why
    for number, region in enumerate(REGION_WORDS):
        held = sum(cards_held[region] for cards_held in hands)
        found = held + s.played[number] + s.deck.count(number)
        assert found == cards // 4, "each region has as many cards as any other"
    assert [supply(game, seat) for seat in seats] == [12] * players


@pytest.mark.parametrize(
    ("players", "face_up", "deck"), [(2, 9, 7), (3, 9, 5), (4, 12, 0)]
)
def test_sc_04_a_whole_game_uses_so_many_cards(
    players: int, face_up: int, deck: int
) -> None:
    """SC-04 (SSE-DEST-6, SSE-DEST-8, SSE-ERA-12, SSE-END-1)."""
    game = finished(players)
    assert sum(game.state.played) == face_up
    assert len(game.state.deck) == deck
    for seat in SEAT_LETTERS[:players]:
        assert sum(hand(game, seat).values()) == 2


def test_sc_05_with_two_players_the_top_card_is_revealed_too() -> None:
    """SC-05 (SSE-DEST-3, SSE-INFO-3)."""
    deck = " ".join(["violet"] * 13 + ["orange"])
    game = given(
        f"A hand:1,1,1,0 | B hand:0,0,2,1 | deck {deck} | do destiny@AB", players=2
    )
    game.plays("A commit grey")
    for viewer in (0, 1, None):
        assert game.seen("played", viewer) == ""
        assert game.seen("deck", viewer) == "?14"
        assert "orange" not in game.rules.dump_seen(game.state, viewer)
    assert of_kind(game, "cards-revealed") == []
    game.plays("B commit teal")
    assert game["played"] == "grey:1 orange:1 teal:1"
    assert of_kind(game, "cards-revealed") == ["cards-revealed grey,teal orange"]
    assert game.seen("deck", None) == "?13"


def test_sc_06_nobody_goes_on_before_all_have_committed() -> None:
    """SC-06 (SSE-DEST-1, SSE-DEST-4)."""
    hands = "A hand:1,1,1,0 | B hand:0,2,1,0 | C hand:3,0,0,0"
    game = given(f"{hands} | do course(1) destiny@ABC", players=3)
    game.plays("C commit grey", "A commit teal")
    assert game.asked() == ("destiny", "B")
    for seat in "ABC":
        game.refuses(f"{seat} place attack o1")
    why = game.refuses("A commit grey")
    assert (why.key, why.rule) == ("already-committed", "SSE-DEST-9")
    game.plays("B commit orange")
    assert game.asked() == ("placement", "A")
    for seat in "ABC":
        game.refuses(f"{seat} commit orange")


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ("era 1.2 | do planning(2)", "placement"),
        ("era 1.2 | do turn(0) neutral@A(g1)", "neutral"),
        ("era 1.2 | slots o1:A-recruit | do resolution(0)", "recruit"),
    ],
)
def test_sc_06_no_card_can_be_committed_in_round_2(position: str, asked: str) -> None:
    """SC-06 (SSE-DEST-1, SSE-DEST-4)."""
    hands = "A hand:1,1,1,0 | B hand:1,1,1,0 | C hand:1,1,1,0"
    game = given(f"{hands} | {position}", players=3)
    assert game.asked() == (asked, "A")
    for seat in "ABC":
        for region in REGION_WORDS:
            game.refuses(f"{seat} commit {region}")
