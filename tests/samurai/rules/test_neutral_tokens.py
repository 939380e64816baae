"""SSE-VAR-NEUTRAL: Neutral Action Randomization."""

import random

import pytest

from sengoku.core import seats as seat_sets
from sengoku.core.rng import fast_seed
from sengoku.samurai.vocabulary import NEUTRAL_WORDS
from tests.samurai.given import given, rules
from tests.samurai.seen import told


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_var_neutral_1_every_slot_gets_a_token_for_the_whole_game(edition: str) -> None:
    """SSE-VAR-NEUTRAL-1"""
    table = rules(3, edition, ("neutral",))
    chance = random.Random(1)
    s = table.start(fast_seed(1))
    tokens = list(s.neutral)
    assert tokens != list(table.board.neutral)
    while table.waiting(s):
        seat = chance.choice(seat_sets.each(table.waiting(s)))
        table.play(s, seat, chance.choice(table.legal(s, seat)))
        assert [*s.neutral] == tokens


def test_var_neutral_1_without_the_variant_the_printed_actions_hold() -> None:
    """SSE-VAR-NEUTRAL-1"""
    table = rules(3)
    assert [*table.start(fast_seed(1)).neutral] == [*table.board.neutral]


def test_var_neutral_2_each_region_deals_three_of_its_four_tokens() -> None:
    """SSE-VAR-NEUTRAL-2"""
    table = rules(2, variants=("neutral",))
    missing: list[set[str]] = [set() for _ in range(4)]
    seen: list[set[str]] = [set() for _ in range(12)]
    for seed in range(60):
        s = table.start(fast_seed(seed))
        kinds = [NEUTRAL_WORDS[kind] for kind in s.neutral]
        for region, slots in enumerate(table.board.slots_of):
            dealt = {kinds[slot] for slot in slots}
            assert len(dealt) == 3
            missing[region] |= set(NEUTRAL_WORDS) - dealt
        for slot, kind in enumerate(kinds):
            seen[slot].add(kind)
    assert missing == [set(NEUTRAL_WORDS)] * 4, "any of the four may be left over"
    assert seen == [set(NEUTRAL_WORDS)] * 12, "any may lie on any slot"


def test_var_neutral_3_the_tokens_are_public() -> None:
    """SSE-VAR-NEUTRAL-3"""
    table = rules(2, variants=("neutral",))
    s = table.start(fast_seed(3))
    for viewer in (0, 1, None):
        assert table.observe(s, viewer).neutral == tuple(s.neutral)
    game = given("neutral g1:attack v3:move | do placement@A", 2, variants=("neutral",))
    assert game.seen("neutral", None) == "g1:attack v3:move"


@pytest.mark.parametrize(
    ("kind", "play", "event"),
    [
        ("attack", "A attack V2 B", "army-destroyed V2 B A SSE-NEUT-ATTACK-1"),
        ("move", "A step V2 V4", "army-moved A V2 V4"),
        ("recruit", "A recruit V1", "army-recruited A V1 SSE-NEUT-RECRUIT-1"),
        ("harvest", "A harvest V2", "resource-gained A bushido 1 SSE-NEUT-HARVEST-1 0"),
    ],
)
def test_var_neutral_4_neutral_actions_are_those_of_the_tokens(
    kind: str, play: str, event: str
) -> None:
    """SSE-VAR-NEUTRAL-4"""
    game = given(
        f"map V2:A1B1 | neutral v1:{kind} | do placement@A", 2, variants=("neutral",)
    ).plays("A place castle v1", play)
    assert told(game)[-1] == event


def test_var_neutral_4_the_tribe_offers_the_kinds_of_the_tokens() -> None:
    """SSE-VAR-NEUTRAL-4, SSE-VAR-MOUNTAIN-12"""
    game = given(
        "map O1:A1 O2:A1B1 | neutral o1:harvest o2:recruit o3:recruit | "
        "mountains M3:independent-tribe | do move@A(o1,1,0,0)",
        2,
        variants=("mountain", "neutral"),
    ).plays("A cross M3 O6")
    assert game.offered() == {"harvest O2", "recruit O1", "decline"}
