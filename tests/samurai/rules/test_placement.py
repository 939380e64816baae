"""SSE-PLAN: planning in round 1."""

import pytest

from sengoku.samurai.vocabulary import SEAT_LETTERS
from tests.samurai.given import given
from tests.samurai.seen import (
    SLOTS,
    finished,
    held,
    of_kind,
    placements,
    prices,
    rule_for,
    tokens,
    told,
)


def test_plan_1_one_token_a_turn_and_the_neutral_action_before_the_next() -> None:
    """SSE-PLAN-1."""
    game = given("map T2:C1 | order CAB | era 1.1 | do planning(1)", players=3)
    assert game.asked() == ("placement", "C")
    why = game.refuses("A place attack g2")
    assert (why.key, why.rule) == ("not-your-turn", "SSE-PLAN-1")
    game.plays("C place attack t1")
    assert game.asked() == ("neutral", "C")
    why = game.refuses("A place attack g2")
    assert (why.key, why.rule) == ("not-your-turn", "SSE-PLAN-1")
    game.refuses("C place attack g2")
    game.plays("C harvest T2")
    assert game.asked() == ("placement", "A")
    game.refuses("C place attack g2")


def test_plan_1_the_turn_track_is_gone_round_again_and_again() -> None:
    """SSE-PLAN-1."""
    game = given("order BCA | era 1.1 | do planning(1)", players=3)
    turns = ""
    while not game.is_over():
        question, seat = game.asked()
        turns += seat if question == "placement" else ""
        game.plays(f"{seat} {max(game.offered())}")
    assert turns == "BCA" * 4


@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
@pytest.mark.parametrize(("players", "quota"), [(2, 4), (3, 4), (4, 3)])
def test_plan_2_quota_of_round_1(players: int, quota: int, edition: str) -> None:
    """SSE-PLAN-2."""
    texts = of_kind(finished(players, edition), "round-began", "token-placed")
    placed: dict[str, list[str]] = {}
    for text in texts:
        if text.startswith("round-began"):
            era_and_round = text
            placed[era_and_round] = []
        else:
            placed[era_and_round].append(text.split()[1])
    for era in (1, 2, 3):
        seats = placed[f"round-began {era} 1"]
        assert sorted(seats) == sorted(SEAT_LETTERS[:players] * quota)


def test_plan_3_only_the_owner_of_a_token_is_seen() -> None:
    """SSE-PLAN-3."""
    game = given("slots g2:A-castle g3:C-move3 | do turn(4) placement@B", players=3)
    game.plays("B place ship o1")
    assert game.seen("slots", None) == "g2:A-? g3:C-? o1:B-?"
    assert game.seen("slots", 0) == "g2:A-castle g3:C-? o1:B-?"
    assert game.seen("slots", 1) == "g2:A-? g3:C-? o1:B-ship"
    assert told(game)[0] == "token-placed B o1"
    assert told(game, 0)[0] == "token-placed B o1"
    assert told(game, 1)[0] == "order-placed B o1 ship"


@pytest.mark.parametrize(
    ("taken", "why"),
    [
        ("g2:A-attack", "an opponent's token"),
        ("g2:B-attack", "an own token"),
        ("g1:A-attack g2:B-attack o3:C-castle v3:A-ship", "tokens of all"),
    ],
)
def test_plan_4_every_empty_slot_is_open_and_no_other(taken: str, why: str) -> None:
    """SSE-PLAN-4."""
    game = given(
        f"slots {taken} | era 1.1 | B bushido:9 | do turn(1) placement@B", players=3
    )
    full = {item.split(":")[0] for item in taken.split()}
    assert game.offered() == placements(set(SLOTS) - full, *held(game, "B")), why
    assert not any(prices(game).values())
    assert set(rule_for(game).values()) == {"SSE-PLAN-4"}
    for slot in full:
        refused = game.refuses(f"B place recruit {slot}")
        assert (refused.key, refused.rule) == ("slot-taken", "SSE-PLAN-4"), why


def test_plan_5_one_player_may_fill_a_region_with_one_kind() -> None:
    """SSE-PLAN-5."""
    game = given("era 1.1 | do planning(1)", players=2)
    game.plays("A place attack o1", "B place move3 g2")
    game.plays("A place attack o2", "B place move23 g3")
    game.plays("A place recruit o3", "A decline")
    assert game["slots"] == (
        "g2:B-move3 g3:B-move23 o1:A-attack o2:A-attack o3:A-recruit"
    )


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("era 1.1 | A bushido:9", "an empty slot is free"),
        ("era 1.2 | slots g1:A+attack | A bushido:9", "empty and own slots are free"),
    ],
)
def test_plan_6_a_free_placement_cannot_be_passed(position: str, why: str) -> None:
    """SSE-PLAN-6."""
    game = given(f"{position} | do turn(1) placement@A", players=2)
    refused = game.refuses("A pass")
    assert (refused.key, refused.rule) == ("placement-is-due", "SSE-PLAN-6"), why
    game.refuses("A decline")
    assert "pass" not in game.offered()


def test_plan_7_a_placed_token_stays_where_and_what_it_is() -> None:
    """SSE-PLAN-7."""
    game = given("era 1.1 | do planning(1)", players=2)
    game.plays("A place attack o1", "B place move3 g2")
    for order in ("attack", "castle"):
        why = game.refuses(f"A place {order} o1")
        assert (why.key, why.rule) == ("slot-taken", "SSE-PLAN-4")
    game.plays("A place castle o2")
    assert game["slots"] == "g2:B-move3 o1:A-attack o2:A-castle"


def test_plan_7_in_round_2_too_a_fresh_token_is_not_exchanged() -> None:
    """SSE-PLAN-7, SSE-COVER-13."""
    game = given("era 1.2 | do planning(2)", players=2)
    game.plays("A place attack o1", "B place move3 g2")
    assert game.refuses("A place castle o1").key == "token-face-down"


def test_plan_7_the_owner_alone_may_look_at_it_at_any_time() -> None:
    """SSE-PLAN-7."""
    slots = "slots g1:B-recruit v3:A-castle"
    for position in ("era 1.1 | do planning(1)", "era 1.1 | do resolution(0)"):
        game = given(f"{slots} | {position}", players=2)
        assert "v3:A-castle" in game.seen("slots", 0)
        assert "v3:A-?" in game.seen("slots", 1)
        assert "v3:A-?" in game.seen("slots", None)


@pytest.mark.parametrize(
    ("era", "slots", "order", "left", "why"),
    [
        ("1.1", "", "attack", 2, "none is on the board"),
        ("1.1", "g1:A-attack", "attack", 1, "one is face down"),
        ("1.2", "g1:A+attack", "attack", 1, "one is face up"),
        ("1.2", "g1:B-castle/A+attack", "attack", 1, "one is covered"),
        ("1.2", "g1:A+attack g2:B-castle/A+attack", "attack", 0, "both are used"),
        ("1.2", "g1:B+attack g2:B+attack", "attack", 2, "others' tokens do not count"),
        ("1.1", "g1:A-castle", "castle", 0, "there is only one"),
    ],
)
def test_plan_8_only_tokens_behind_the_screen_can_be_placed(
    era: str, slots: str, order: str, left: int, why: str
) -> None:
    """SSE-PLAN-8."""
    game = given(f"slots {slots} | era {era} | do turn(1) placement@A")
    assert tokens(game, "A")[order] == left, why
    offered = {text for text in game.offered() if text.startswith(f"place {order}")}
    assert bool(offered) == (left > 0), why
    if not left:
        refused = game.refuses(f"A place {order} v1")
        assert (refused.key, refused.rule) == ("no-such-token", "SSE-PLAN-8")


def test_plan_8_placing_takes_the_token_from_behind_the_screen() -> None:
    """SSE-PLAN-8."""
    game = given("era 1.1 | do planning(1)", players=2)
    game.plays("A place move23 o1")
    assert tokens(game, "A")["move23"] == 1
    assert sum(tokens(game, "A").values()) == 10
    assert game.seen("A", 1) == "food:? bushido:? tokens:?10 hand:?0"
