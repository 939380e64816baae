"""The search finds the best answer in a toy game of numbers."""

from typing import Any

import pytest

from sengoku.bots.search import Budget, Search
from sengoku.bots.view import View, source
from sengoku.core import rng
from tests.bots.given import rules_of

RULES = rules_of("samurai", 2)


class Numbers:
    """Every answer has a fixed value, plus much larger noise."""

    def __init__(self, values: list[float], noise: float) -> None:
        self.values = values
        self.noise = noise
        self.tried: list[tuple[int, int]] = []

    def candidates(self, view: View) -> list[int]:
        return list(range(len(self.values)))

    def imagine(self, view: View) -> Any:
        return RULES.start("fast-1:1")

    def value(self, s: Any, seat: int, action: int, seed: int) -> float:
        self.tried.append((action, seed))
        drawn = rng.below(rng.fast(seed, 1), 0, 1000) / 1000
        return self.values[action] + self.noise * drawn


def view() -> View:
    s = RULES.start("fast-1:1")
    return View(RULES, 0, RULES.observe(s, 0), [0, 1, 2], source(5))


@pytest.mark.parametrize("best", [0, 3, 6])
def test_the_best_answer_is_found_despite_larger_noise(best: int) -> None:
    values = [0.1] * 7
    values[best] = 0.12
    assert Search(view(), Numbers(values, 0.8), Budget(None, 60)).best == best


def test_all_answers_share_one_seed_per_world() -> None:
    guide = Numbers([0.5, 0.5, 0.5], 0.3)
    Search(view(), guide, Budget(None, 9))
    worlds = [guide.tried[at : at + 3] for at in (0, 3)]
    for world in worlds:
        assert len({seed for _, seed in world}) == 1
    assert worlds[0][0][1] != worlds[1][0][1]


def test_no_more_simulations_than_allowed() -> None:
    for allowed in (4, 10, 50):
        guide = Numbers([0.5, 0.5, 0.5, 0.5], 0.3)
        Search(view(), guide, Budget(None, allowed))
        assert len(guide.tried) <= allowed


@pytest.mark.parametrize("budget", [Budget(0.0, None), Budget(None, 0)])
def test_without_time_the_most_promising_answer_is_given(budget: Budget) -> None:
    guide = Numbers([0.1, 0.9, 0.2], 0.0)
    assert Search(view(), guide, budget).best == 0
    assert guide.tried == []


def test_with_little_time_the_best_tried_answer_is_given() -> None:
    guide = Numbers([0.1, 0.5, 0.9], 0.0)
    assert Search(view(), guide, Budget(None, 2)).best == 1


def test_an_incomplete_world_does_not_count() -> None:
    guide = Numbers([0.5, 0.4, 0.3], 0.0)
    found = Search(view(), guide, Budget(None, 4)).ranking()
    assert [tried.worlds for tried in found][:2] == [1, 1]


def test_clearly_worse_answers_are_pruned_and_the_search_ends() -> None:
    guide = Numbers([0.9, 0.1], 0.0)
    Search(view(), guide, Budget(None, 10_000))
    assert len(guide.tried) < 100


def test_the_better_half_gets_the_rest_of_the_budget() -> None:
    guide = Numbers([0.50, 0.51, 0.52, 0.53], 0.9)
    found = Search(view(), guide, Budget(None, 40)).ranking()
    assert found[0].action == 3
    assert found[0].worlds > found[-1].worlds


def test_the_same_source_gives_the_same_search() -> None:
    values = [0.5, 0.52, 0.51]
    runs = []
    for _ in range(2):
        guide = Numbers(values, 0.9)
        Search(view(), guide, Budget(None, 30))
        runs.append(guide.tried)
    assert runs[0] == runs[1]
