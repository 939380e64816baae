"""Scenarios SC-97 to SC-120: further edge cases."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from sengoku.core import seats as seat_sets
from sengoku.core.errors import UnreadableError
from sengoku.core.events import Event, Log
from sengoku.core.rng import fast_seed
from sengoku.samurai.events import (
    CardsRevealed,
    EraBegan,
    InfluenceGained,
    MountainRevealed,
    ResolutionBegan,
    ResourceGained,
    ResourcePaid,
    RoundBegan,
    TokensReturned,
)
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import VARIANTS, Options
from sengoku.samurai.rules.control import controllers
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import (
    AMBUSH,
    BUSHIDO,
    FOOD,
    MAX_SEATS,
    ORANGE,
    ORDERS,
    REGIONS,
    SHRINE_WORDS,
    VIOLET,
)
from sengoku.testing import Scenario
from tests.samurai.given import TM23, given, rules

A, B, C, D = range(4)

TABLES = [
    (players, edition, variants)
    for players in (2, 3, 4)
    for edition, variants in (
        ("standard", ()),
        ("standard", VARIANTS),
        ("crowd", ()),
        ("crowd", VARIANTS),
        ("draft", ()),
    )
]


def random_game(game: SamuraiRules, seed: int, log: Log | None = None) -> Iterator[State]:
    """Play a whole game with random choices; give the state after each of them."""
    chance = random.Random(seed)
    s = game.start(fast_seed(seed), log)
    yield s
    while game.waiting(s):
        seat = chance.choice(seat_sets.each(game.waiting(s)))
        game.play(s, seat, chance.choice(game.legal(s, seat)), log)
        yield s


# The frame of the game


@pytest.mark.parametrize(
    ("options", "rule", "why"),
    [
        (Options(players=1, board=TM23), "SSE-COMP-1", "too few"),
        (Options(players=5, board=TM23), "SSE-COMP-1", "too many"),
        (
            Options(players=3, colours=("red", "blue", "red"), board=TM23),
            "SSE-SETUP-10",
            "two players of one colour",
        ),
    ],
)
def test_sc_97_tables_that_cannot_play_are_refused(
    options: Options, rule: str, why: str
) -> None:
    """SC-97 (SSE-COMP-1, SSE-SETUP-10)."""
    with pytest.raises(UnreadableError) as refused:
        SamuraiRules(options)
    assert refused.value.rule == rule, why


def test_sc_97_a_game_is_three_eras_of_two_rounds() -> None:
    """SC-97 (SSE-FLOW-1, SSE-FLOW-2)."""
    log = Log()
    for _ in random_game(rules(3), 97, log):
        pass
    frame = (EraBegan, CardsRevealed, RoundBegan, ResolutionBegan, TokensReturned)
    seen = [event for event in log.seen_by(None) if isinstance(event, frame)]
    assert [type(event) for event in seen] == 3 * [
        EraBegan,
        CardsRevealed,
        RoundBegan,
        ResolutionBegan,
        RoundBegan,
        ResolutionBegan,
        TokensReturned,
    ]
    assert [event for event in seen if isinstance(event, RoundBegan)] == [
        RoundBegan(era, number) for era in (1, 2, 3) for number in (1, 2)
    ]


def test_sc_98_points_of_an_era_do_not_change_its_turn_order() -> None:
    """SC-98 (SSE-FLOW-3)."""
    game = given(
        "map V1:A6 | agenda violet:2A | era 2.0 | order BA | do course(13)",
        2,
        variants=("agenda",),
    )
    placed = {1: "", 2: ""}
    while game.asked()[0] in ("placement", "neutral"):
        asked, seat = game.asked()
        number = game.state.round
        placed[number] += seat if asked == "placement" else ""
        free = (slot for slot in ("v1", "g1", "g2", "g3", "o1", "o2", "o3", "t1", "t2"))
        wanted = (f"place attack {slot}" for slot in free)
        orders = ("castle", "ship", "harvest", "recruit")
        others = (
            f"place {order} {slot}"
            for order in orders
            for slot in ("g1", "g2", "g3", "o1", "o2", "o3", "t1", "t2", "t3")
        )
        offered = game.offered()
        if asked == "neutral":
            choice = "recruit V1" if "recruit V1" in offered else "decline"
        else:
            choice = next(text for text in (*wanted, *others) if text in offered)
        game.plays(f"{seat} {choice}")
        while game.asked()[0] not in ("placement", "neutral", "destiny", ""):
            game.plays(f"{game.asked()[1]} decline")
    assert game.state.score[A] >= 4, "A fulfilled the tile in planning 1"
    assert placed == {1: "BABABABA", 2: "BABABA"}
