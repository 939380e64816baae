"""Scenarios SC-55 to SC-64: round 2 and covering."""

from collections import Counter

import pytest

from sengoku.samurai.vocabulary import SEAT_LETTERS
from tests.samurai.given import given
from tests.samurai.seen import (
    SLOTS,
    held,
    holdings,
    of_kind,
    placements,
    priced,
    slots_offered,
    tokens,
    told,
    watched,
)

FILLED = (
    "slots g1:A+attack g2:B+attack g3:C+attack o1:A+attack o2:B+attack o3:C+attack "
    "t1:A+harvest t2:B+harvest t3:C+harvest v1:A+harvest v2:B+harvest v3:C+harvest | "
    "era 1.2"
)
"""Three players after round 1: every third slot belongs to the same one."""

OF_A = {"g1", "o1", "t1", "v1"}
OF_B = {"g2", "o2", "t2", "v2"}
OF_C = {"g3", "o3", "t3", "v3"}


@pytest.mark.parametrize(
    ("players", "first", "second"), [(2, 4, 3), (3, 4, 3), (4, 3, 2)]
)
def test_sc_55_the_second_round_has_one_token_less(
    players: int, first: int, second: int
) -> None:
    """SC-55 (SSE-COVER-1)."""
    game = given("do planning(2) resolution(0) planning(1)", players)
    placed: dict[str, Counter[str]] = {"1": Counter(), "2": Counter()}
    while not game.is_over():
        question, seat = game.asked()
        if question == "placement":
            number = game["era"][-1]
            placed[number][seat] += 1
            game.plays(f"{seat} {min(game.offered())}")
        else:
            game.plays(f"{seat} decline")
    seats = SEAT_LETTERS[:players]
    assert placed["1"] == Counter(dict.fromkeys(seats, first))
    assert placed["2"] == Counter(dict.fromkeys(seats, second))
    assert of_kind(game, "placement-passed") == []


def test_sc_56_the_second_cover_costs_two() -> None:
    """SC-56 (SSE-COVER-4, SSE-COVER-5)."""
    game = given(f"{FILLED} | A bushido:3 | do planning(2)", players=3)
    assert set(priced(game)) == placements(OF_B | OF_C, *held(game, "A"))
    assert priced(game)["place move3 g2"] == {"bushido": 1}
    game.plays("A place move3 g2", "B place recruit o2", "C place recruit g3")
    assert holdings(game, "A") == (0, 2)
    assert set(priced(game)) == placements(OF_C - {"g3"}, *held(game, "A"))
    assert priced(game)["place castle t3"] == {"bushido": 2}
    game.plays("A place castle t3")
    assert holdings(game, "A") == (0, 0)
    assert of_kind(game, "token-covered") == [
        "token-covered A B g2",
        "token-covered B B o2",
        "token-covered C C g3",
        "token-covered A C t3",
    ]


def test_sc_56_the_same_opponent_is_covered_once_whatever_the_bushido() -> None:
    """SC-56 (SSE-COVER-4, SSE-COVER-5)."""
    game = given(f"{FILLED} | A bushido:20 | do planning(2)", players=3)
    game.plays("A place move3 g2", "B place recruit o2", "C place recruit g3")
    for slot in ("t2", "v2"):
        why = game.refuses(f"A place castle {slot}")
        assert (why.key, why.rule) == ("cover-limit", "SSE-COVER-5")
    assert slots_offered(game) == OF_A | OF_C - {"g3"}


def test_sc_57_in_the_crowd_edition_only_a_is_left_to_cover() -> None:
    """SC-57 (SSE-COVER-5c)."""
    position = f"{FILLED} | A bushido:1 | B bushido:1 | C bushido:1 | do planning(2)"
    game = given(position, players=3, edition="crowd")
    game.plays("A place move3 g2", "B place move3 t3")
    assert game.asked() == ("placement", "C")
    assert slots_offered(game) == OF_C - {"t3"} | OF_A
    assert set(priced(game)) == placements(OF_A, *held(game, "C"))
    why = game.refuses("C place move3 o2")
    assert (why.key, why.rule) == ("cover-limit", "SSE-COVER-5c")
    assert priced(game)["place move3 t1"] == {"bushido": 1}
    game.plays("C place move3 t1")
    assert holdings(game, "C") == (0, 0)


def test_sc_58_in_the_crowd_edition_one_player_may_cover_both_others() -> None:
    """SC-58 (SSE-COVER-5c, SSE-COVER-4)."""
    position = f"{FILLED} | A bushido:3 | B bushido:9 | C bushido:9 | do planning(2)"
    game = given(position, players=3, edition="crowd")
    game.plays("A place move3 g2")
    assert slots_offered(game) == OF_B - {"g2"} | OF_A - {"g2"} | OF_C
    game.plays("B place recruit o2")
    assert slots_offered(game) == OF_C | OF_A
    assert game.refuses("C place recruit t2").key == "cover-limit"
    game.plays("C place recruit g3")
    assert priced(game)["place castle t3"] == {"bushido": 2}
    game.plays("A place castle t3")
    assert holdings(game, "A") == (0, 0)
    assert slots_offered(game) == OF_B - {"g2", "o2"} | OF_A
    assert game.refuses("B place recruit o3").key == "cover-limit"


def test_sc_59_a_token_of_this_round_cannot_be_covered() -> None:
    """SC-59 (SSE-COVER-3)."""
    position = "slots o1:B+attack | era 1.2 | A bushido:1 | C bushido:9"
    game = given(f"{position} | order ACB | do planning(2)", players=3)
    game.plays("A place attack o1")
    assert game.asked() == ("placement", "C")
    why = game.refuses("C place attack o1")
    assert (why.key, why.rule) == ("token-face-down", "SSE-COVER-3")
    assert slots_offered(game) == set(SLOTS) - {"o1"}


def test_sc_60_covering_oneself_is_free_and_does_not_count() -> None:
    """SC-60 (SSE-COVER-2, SSE-COVER-6)."""
    position = f"{FILLED} | A bushido:1 | B bushido:1 | C bushido:1 | do planning(2)"
    game = given(position, players=3, edition="crowd")
    assert "place move3 t1" not in priced(game)
    game.plays("A place move3 t1")
    assert holdings(game, "A") == (0, 1)
    assert slots_offered(game) == OF_B | OF_A - {"t1"} | OF_C
    game.plays("B place move3 o1")
    assert holdings(game, "B") == (0, 0)
    game.plays("C place move3 g3")
    assert priced(game)["place castle g2"] == {"bushido": 1}


def test_sc_61_a_cover_is_not_paid_with_what_it_harvests() -> None:
    """SC-61 (SSE-NEUT-6)."""
    game = given(
        "map T2:A1 | slots t1:B+attack | era 1.2 | do turn(1) placement@A", players=3
    )
    why = game.refuses("A place attack t1")
    assert (why.key, why.rule) == ("cannot-pay-cover", "SSE-COVER-10")
    assert slots_offered(game) == set(SLOTS) - {"t1"}


@pytest.mark.parametrize(
    ("bushido", "edition", "covers", "key", "why"),
    [
        (6, "draft", 3, "", "1 + 2 + 3"),
        (5, "draft", 2, "cannot-pay-cover", "the third costs 3 and 2 are left"),
        (6, "standard", 1, "cover-limit", "each opponent once"),
    ],
)
def test_sc_62_three_covers_cost_one_two_and_three_in_the_draft(
    bushido: int, edition: str, covers: int, key: str, why: str
) -> None:
    """SC-62 (SSE-COVER-5d, SSE-COVER-4, SSE-COVER-5, R-12)."""
    game = given(
        "slots g2:A+attack o1:A+attack o2:A+harvest | era 1.2 | order BA | "
        f"B bushido:{bushido} | do planning(2)",
        players=2,
        edition=edition,
    )
    elsewhere = iter(("A place move3 t2", "A place ship t3"))
    left = bushido
    for number, slot in enumerate(("g2", "o1", "o2"), start=1):
        play = f"B place {('attack', 'harvest', 'castle')[number - 1]} {slot}"
        if number > covers:
            assert game.refuses(play).key == key, why
            break
        assert priced(game)[play[2:]] == {"bushido": number}
        game.plays(play)
        left -= number
        assert holdings(game, "B") == (0, left), why
        if game.asked() == ("placement", "A"):
            game.plays(next(elsewhere, "A place castle v2"))


def test_sc_63_the_cleanup_gives_everybody_all_tokens_back() -> None:
    """SC-63 (SSE-COVER-8, SSE-ERA-3)."""
    slots = (
        "slots g1:B+castle/A+castle o1:A+attack/C+ship o2:C+move3/C+recruit t1:A+ship"
    )
    game = given(f"{slots} | era 1.2 | do course(5)", players=3)
    assert game["slots"] == ""
    for seat in "ABC":
        assert list(tokens(game, seat).values()) == [2, 1, 2, 1, 2, 2, 1]
        assert sum(tokens(game, seat).values()) == 11
    game.plays("C place attack o1")
    assert game["slots"] == "o1:C-attack", "nothing is left under it"


def test_sc_63_a_covered_token_is_not_available_in_round_2() -> None:
    """SC-63 (SSE-COVER-8, SSE-ERA-3)."""
    game = given(
        "slots g1:A+castle | era 1.2 | B bushido:1 | order BA | do planning(2)",
        players=2,
    )
    game.plays("B place castle g1", "B decline")
    assert game["slots"] == "g1:B-castle/A+castle"
    assert game.asked() == ("placement", "A")
    assert tokens(game, "A")["castle"] == 0
    why = game.refuses("A place castle o1")
    assert (why.key, why.rule) == ("no-such-token", "SSE-PLAN-8")


def test_sc_64_the_covering_order_is_executed_and_the_covered_is_not() -> None:
    """SC-64 (SSE-COVER-9)."""
    game = watched(
        "map O1:A1B1 | slots o3:B-attack/A+recruit | era 1.2 | do resolution(0)"
    )
    assert game.asked() == ("attack", "B")
    assert game.offered() == {"attack O1 A", "decline"}
    game.plays("B attack O1 A")
    assert game.is_over()
    assert game["map"] == "O1:B1"
    assert told(game) == [
        "resolution-began 1 2",
        "token-revealed o3 B attack",
        "army-destroyed O1 A B SSE-ACT-ATTACK-1",
        "declined B attack-again",
    ]
