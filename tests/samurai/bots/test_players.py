"""The levels: always an answer that is offered, never one that secrets decide."""

import random

import pytest

from sengoku.bots.random_bot import RandomBot
from sengoku.bots.registry import create_bot
from sengoku.core.rows import put
from sengoku.samurai import steps
from sengoku.samurai.bots.players import Hard
from sengoku.samurai.options import VARIANTS
from sengoku.testing.samurai import scramble
from tests.samurai.bots.given import played, rules_of, view_of

LEVELS = ("easy", "normal", "hard@4")

KINDS = [
    (2, "standard", ()),
    (3, "crowd", ()),
    (4, "draft", ()),
    (2, "crowd", VARIANTS),
    (3, "standard", VARIANTS),
]


@pytest.mark.games
@pytest.mark.parametrize(("players", "edition", "variants"), KINDS)
def test_heuristics_play_every_kind_of_game(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    rules = rules_of(players, edition, *variants)
    names = ("easy", "normal", "random", "normal")
    bots = [create_bot(name, rules) for name in names[:players]]
    asked = [*played(rules, bots, seed=3)]
    assert len(asked) > 50
    assert rules.outcome(asked[-1].state) is not None


@pytest.mark.parametrize(("players", "edition", "variants"), KINDS)
def test_hard_answers_every_kind_of_question(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    rules = rules_of(players, edition, *variants)
    hard = Hard(rules, simulations=3)
    seen: set[int] = set()
    for asked in played(rules, [RandomBot() for _ in range(players)], seed=8):
        step = asked.state.stack.step
        if len(asked.view.ids) > 1 and step not in seen:
            seen.add(step)
            view = view_of(rules, asked.state, asked.seat, 1)
            assert hard.choose(view) in view.ids
    assert {steps.DESTINY, steps.PLACEMENT, steps.NEUTRAL, steps.MOVE} <= seen


@pytest.mark.parametrize("level", LEVELS)
def test_secrets_do_not_change_an_answer(level: str) -> None:
    rules = rules_of(3, "standard", "mountain")
    bot = create_bot(level, rules)
    rnd = random.Random(5)
    moments = [
        asked.state.copy()
        for asked in played(rules, [RandomBot() for _ in range(3)], seed=4)
        if len(asked.view.ids) > 1
    ]
    hidden = 0
    for s in rnd.sample(moments, 7):
        seat = int(s.stack.waiting).bit_length() - 1
        view = view_of(rules, s, seat, 9)
        answer = bot.choose(view)
        for _ in range(2):
            other = scramble(s, seat, rnd)
            hidden += other.order != s.order
            twin = view_of(rules, other, seat, 9)
            assert (bot.choose(twin), twin.because) == (answer, view.because)
    assert hidden, "no secret was changed that matters"


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level: str) -> None:
    rules = rules_of(2)
    s = rules.start("fast-1:7")
    answers = {
        create_bot(level, rules).choose(view_of(rules, s, 0, 3)) for _ in range(3)
    }
    assert len(answers) == 1


def test_a_question_with_one_answer_needs_no_search() -> None:
    rules = rules_of(2)
    s = rules.start("fast-1:7")
    put(s.hand, 0, [3, 0, 0, 0])
    view = view_of(rules, s, 0, 3)
    before = list(view.source)
    for level in LEVELS:
        assert create_bot(level, rules).choose(view) == view.ids[0]
    assert view.source == before


@pytest.mark.games
@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "easy")])
def test_a_level_beats_the_one_below(better: str, worse: str) -> None:
    rules = rules_of(2)
    won = 0
    for seed in range(4):
        names = (better, worse) if seed % 2 else (worse, better)
        asked = [*played(rules, [create_bot(name, rules) for name in names], seed)]
        outcome = rules.outcome(asked[-1].state)
        assert outcome is not None
        won += names[outcome.winners[0]] == better
    assert won >= 3
