"""SSE-DEST: destiny cards."""

from collections import Counter

import pytest

from sengoku.samurai.vocabulary import REGION_WORDS, SEAT_LETTERS
from sengoku.testing import Scenario
from tests.samurai.given import given, with_board
from tests.samurai.seen import (
    choose,
    finished,
    hand,
    of_kind,
    started,
    told,
)

HANDS = "A hand:1,0,2,0 | B hand:0,3,0,0 | C hand:1,1,0,1"


def test_dest_1_everybody_commits_one_card_of_the_hand() -> None:
    """SSE-DEST-1."""
    game = given(f"{HANDS} | do destiny@ABC", players=3)
    assert game.asked() == ("destiny", "ABC")
    assert game.offered("A") == {"commit grey", "commit teal"}
    assert game.offered("B") == {"commit orange"}
    assert game.offered("C") == {"commit grey", "commit orange", "commit violet"}
    why = game.refuses("A commit violet")
    assert (why.key, why.rule) == ("no-such-card", "SSE-DEST-1")
    game.plays("A commit teal")
    assert hand(game, "A") == {"grey": 1, "orange": 0, "teal": 1, "violet": 0}


@pytest.mark.parametrize("action", ["pass", "decline", "place attack o1"])
def test_dest_1_the_choice_cannot_be_avoided(action: str) -> None:
    """SSE-DEST-1."""
    game = given(f"{HANDS} | do course(1) destiny@ABC", players=3)
    for seat in "ABC":
        game.refuses(f"{seat} {action}")


def test_dest_1_a_player_with_one_region_left_still_has_to_commit() -> None:
    """SSE-DEST-1."""
    game = given(f"{HANDS} | do destiny@ABC", players=3)
    game.plays("A commit grey", "C commit grey")
    assert game.asked() == ("destiny", "B")


def test_dest_2_all_cards_are_turned_up_at_once() -> None:
    """SSE-DEST-2."""
    game = given(f"{HANDS} | played grey:1 | do destiny@ABC", players=3)
    game.plays("C commit grey", "A commit teal")
    for viewer in (0, 1, 2, None):
        assert game.seen("played", viewer) == "grey:1"
    game.plays("B commit orange")
    assert told(game) == [
        "seat-committed C",
        "seat-committed A",
        "seat-committed B",
        "cards-revealed teal,orange,grey none",
    ]
    for viewer in (0, 1, 2, None):
        assert game.seen("played", viewer) == "grey:2 orange:1 teal:1"
        assert game.seen("A", viewer).find("commit") == -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dest_2_played_cards_stay_until_the_end(players: int) -> None:
    """SSE-DEST-2, SSE-DEST-5."""
    game = finished(players)
    shown: Counter[str] = Counter()
    for text in of_kind(game, "cards-revealed"):
        _, regions, extra = text.split()
        shown.update(regions.split(","))
        shown.update([extra] * (extra != "none"))
    counts = dict(zip(REGION_WORDS, game.state.played, strict=True))
    assert shown == Counter(counts)


@pytest.mark.parametrize(
    ("players", "edition", "extra", "why"),
    [
        (2, "standard", True, "one from the deck, every era"),
        (2, "crowd", True, "one from the deck, every era"),
        (3, "standard", False, "two players only"),
        (4, "standard", False, "two players only"),
        (3, "crowd", False, "two players only"),
        (4, "crowd", False, "two players only"),
    ],
)
def test_dest_3_two_players_turn_up_a_card_of_the_deck_in_every_era(
    players: int, edition: str, extra: bool, why: str
) -> None:
    """SSE-DEST-3."""
    reveals = of_kind(finished(players, edition), "cards-revealed")
    assert [text.split()[2] != "none" for text in reveals] == [extra] * 3, why


def test_dest_3_it_is_the_top_card_and_nobody_sees_it_before() -> None:
    """SSE-DEST-3."""
    game = given(
        "A hand:3,0,0,0 | B hand:3,0,0,0 | deck teal orange violet | do destiny@AB",
        players=2,
        edition="crowd",
    )
    game.plays("B commit grey")
    for viewer in (0, 1, None):
        assert game.seen("deck", viewer) == "?3"
        assert game.seen("played", viewer) == ""
    game.plays("A commit grey")
    assert game["played"] == "grey:2 violet:1"
    assert game["deck"] == "teal orange"


@pytest.mark.parametrize(
    ("cards", "edition", "told_", "played"),
    [
        (0, "standard", "none", "grey:2"),
        (1, "standard", "violet", "grey:2 violet:1"),
        (2, "crowd", "violet orange", "grey:2 orange:1 violet:1"),
        (3, "standard", "violet orange,teal", "grey:2 orange:1 teal:1 violet:1"),
        (2, "draft", "none", "grey:2"),
    ],
)
def test_dest_3_a_board_may_add_other_cards(
    cards: int, edition: str, told_: str, played: str
) -> None:
    """SSE-DEST-3, SSE-DEST-3d."""
    rules = with_board("extra_destiny = 1", f"extra_destiny = {cards}", 2, edition)
    position = "A hand:3,0,0,0 | B hand:3,0,0,0 | deck teal orange violet"
    game = Scenario(rules, f"{position} | do destiny@AB")
    game.plays("A commit grey", "B commit grey")
    assert game["played"] == played
    assert of_kind(game, "cards-revealed") == [f"cards-revealed grey,grey {told_}"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dest_3d_the_draft_adds_no_card(players: int) -> None:
    """SSE-DEST-3d."""
    reveals = of_kind(finished(players, "draft"), "cards-revealed")
    assert [text.split()[2] for text in reveals] == ["none"] * 3


def test_dest_3d_the_deck_is_not_touched_by_the_reveal() -> None:
    """SSE-DEST-3d."""
    game = given(
        "A hand:3,0,0,0 | B hand:3,0,0,0 | played teal:2 | deck teal orange | "
        "do destiny@AB",
        players=2,
        edition="draft",
    )
    game.plays("A commit grey", "B commit grey")
    assert (game["played"], game["deck"]) == ("grey:2 teal:2", "teal orange")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dest_4_cards_are_committed_in_round_1_only(players: int) -> None:
    """SSE-DEST-4."""
    texts = of_kind(finished(players), "era-began", "seat-committed", "round-began")
    in_round: dict[str, int] = {}
    where = ""
    for text in texts:
        if text.startswith("seat-committed"):
            in_round[where] = in_round.get(where, 0) + 1
        else:
            where = text
    assert in_round == {f"era-began {era}": players for era in (1, 2, 3)}


def test_dest_5_a_card_counts_for_all_whoever_played_it() -> None:
    """SSE-DEST-5."""
    game = given(
        "A hand:1,0,0,0 influence:0,0,1,0 | B hand:0,0,1,0 influence:1,0,0,0 | "
        "do final-scoring destiny@AB",
        players=2,
        edition="draft",
    )
    game.plays("A commit grey", "B commit teal")
    assert of_kind(game, "influence-scored") == [
        "influence-scored A teal 1 1 1",
        "influence-scored B grey 1 1 1",
    ]


def test_dest_5_cards_of_earlier_eras_go_on_counting() -> None:
    """SSE-DEST-5."""
    game = given(
        "A hand:1,0,0,0 influence:1,0,0,0 | B hand:1,0,0,0 | "
        "played grey:4 violet:1 | do final-scoring destiny@AB",
        players=2,
        edition="draft",
    )
    game.plays("A commit grey", "B commit grey")
    assert game["played"] == "grey:6 violet:1"
    assert of_kind(game, "influence-scored") == ["influence-scored A grey 1 6 6"]


@pytest.mark.parametrize(
    ("players", "edition", "counted", "deck"),
    [
        (2, "standard", 9, 20 - 13),
        (3, "standard", 9, 20 - 15),
        (4, "standard", 12, 20 - 20),
        (2, "crowd", 9, 20 - 13),
        (3, "crowd", 9, 20 - 15),
        (4, "crowd", 12, 20 - 20),
        (2, "draft", 8, 12 - 12),
        (3, "draft", 9, 16 - 15),
        (4, "draft", 12, 20 - 20),
    ],
)
def test_dest_6_and_8_so_many_cards_count_and_the_deck_suffices(
    players: int, edition: str, counted: int, deck: int
) -> None:
    """SSE-DEST-6, SSE-DEST-8."""
    game = finished(players, edition)
    assert sum(game.state.played) == counted
    assert len(game.state.deck) == deck


@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dest_7_three_cards_at_the_start_of_every_era_and_two_at_the_end(
    players: int, edition: str
) -> None:
    """SSE-DEST-7."""
    game = started(players, edition)
    seats = SEAT_LETTERS[:players]
    eras = []
    while not game.is_over():
        if game.asked() == ("destiny", seats):
            eras.append([sum(hand(game, seat).values()) for seat in seats])
        choose(game, 0)
    assert eras == [[3] * players] * 3
    assert [sum(hand(game, seat).values()) for seat in seats] == [2] * players


def test_dest_9_a_committed_card_cannot_be_exchanged() -> None:
    """SSE-DEST-9."""
    game = given(f"{HANDS} | do destiny@ABC", players=3)
    game.plays("A commit grey")
    for region in REGION_WORDS:
        why = game.refuses(f"A commit {region}")
        assert (why.key, why.rule) == ("already-committed", "SSE-DEST-9")
    assert game["A"] == "hand:0,0,2,0 commit:grey"


def test_dest_9_the_others_learn_only_that_a_card_was_committed() -> None:
    """SSE-DEST-9."""
    game = given(f"{HANDS} | do destiny@ABC", players=3)
    game.plays("A commit grey")
    for viewer in (1, 2, None):
        assert told(game, viewer) == ["seat-committed A"]
        assert game.seen("A", viewer) == "food:? bushido:? tokens:?11 hand:?2 commit:?"
    assert told(game, 0) == ["card-committed A grey"]
    assert game.seen("A", 0) == "hand:0,0,2,0 commit:grey"
