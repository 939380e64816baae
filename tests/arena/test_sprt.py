"""The sequential test errs rarely, and nothing but the games changes its verdict."""

import math
import random

import pytest

from sengoku.arena.result import GameResult
from sengoku.arena.sprt import SequentialTest, Sprt, log_likelihood_ratio
from sengoku.core.errors import UnreadableError
from tests.arena.test_standings import result

PENTANOMIAL = (0.0, 0.25, 0.5, 0.75, 1.0)


def rounds(scores: str) -> dict[str, GameResult]:
    """Return rounds of two games each; ``+`` won both, ``-`` lost both, ``=`` one."""
    games = {}
    for number, score in enumerate(scores):
        for rotation, bots in enumerate(("ab", "ba")):
            wins = score == "+" or (score == "=" and rotation == 0)
            key = f"p2-{number:05}-{rotation}"
            own, other = (9, 1) if wins else (1, 9)
            points = (own, other) if bots == "ab" else (other, own)
            games[key] = result(key, bots, points)
    return games


def run(scores: str) -> SequentialTest:
    games = rounds(scores)
    test = SequentialTest(Sprt(), ("a", "b"), games)
    test.update(games)
    return test


def test_wins_and_losses_alone_give_the_ratio_of_a_binomial_test() -> None:
    sprt = Sprt(0.5, 0.6)
    expected = 7 * math.log(0.6 / 0.5) + 3 * math.log(0.4 / 0.5)
    found = log_likelihood_ratio([1.0] * 7 + [0.0] * 3, sprt)
    assert found == pytest.approx(expected, abs=1e-3)


def test_a_split_round_says_more_than_no_round() -> None:
    """Rounds of one win each vary less than chance: the share is known sooner."""
    assert log_likelihood_ratio([0.5] * 40, Sprt()) < Sprt().bounds[0]


def test_a_bot_that_always_wins_is_found_stronger() -> None:
    found = run("+" * 40).state
    assert found.verdict == "stronger"
    assert found.llr >= found.upper
    assert found.rounds == math.ceil(math.log(19) / math.log(1.2))


def test_a_bot_that_never_wins_is_found_out() -> None:
    assert run("-" * 40).state.verdict == "not stronger"


def test_the_rounds_after_the_decision_do_not_count() -> None:
    assert run("+" * 17 + "-" * 100).state == run("+" * 17).state
    assert run("+" * 16).state.verdict == "undecided"


def test_the_order_of_arrival_changes_nothing() -> None:
    games = rounds("+=+" * 12)
    test = SequentialTest(Sprt(), ("a", "b"), games)
    keys = random.Random(3).sample([*games], len(games))
    arrived = {}
    for key in keys:
        arrived[key] = games[key]
        test.update(arrived)
    assert test.state == run("+=+" * 12).state


def test_a_lost_game_leaves_its_round_out() -> None:
    games = rounds("-++")
    lost = "p2-00000-1"
    test = SequentialTest(Sprt(), ("a", "b"), games)
    del games[lost]
    assert test.update(games).rounds == 0
    assert test.update(games, {lost}).share == 1.0


@pytest.mark.parametrize(("mean", "wrong"), [(0.5, "stronger"), (0.6, "not stronger")])
def test_errors_are_as_rare_as_promised(mean: float, wrong: str) -> None:
    """Draw round scores with the mean of a hypothesis; it is rarely rejected."""
    chance, errors = random.Random(1), 0
    lean = mean - 0.5
    weights = [0.15 - lean, 0.1, 0.5, 0.1, 0.15 + lean]
    moments = zip(PENTANOMIAL, weights, strict=True)
    assert sum(map(math.prod, moments)) == pytest.approx(mean)
    for _ in range(80):
        scores: list[float] = []
        lower, upper = Sprt().bounds
        ratio = 0.0
        while lower < ratio < upper:
            scores += chance.choices(PENTANOMIAL, weights, k=2)
            ratio = log_likelihood_ratio(scores, Sprt())
        errors += ("stronger" if ratio > 0 else "not stronger") == wrong
    assert errors <= 8  # 4 expected; the chance of 9 or more is 2 %


@pytest.mark.parametrize(
    ("sprt", "said"),
    [
        (Sprt(0.6, 0.5), "low < high"),
        (Sprt(0, 0.5), "low < high"),
        (Sprt(alpha=0.7), "from 0 to 0.5"),
    ],
)
def test_impossible_hypotheses_are_rejected(sprt: Sprt, said: str) -> None:
    with pytest.raises(UnreadableError, match=said):
        sprt.check()


def test_a_test_has_two_bots() -> None:
    with pytest.raises(UnreadableError, match="compares two bots"):
        SequentialTest(Sprt(), ("a", "b", "c"), ())
