"""Tree search: it plays, it knows no more than its seat, and it finds what is good."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import sengoku
from sengoku.bots.registry import create_bot
from sengoku.bots.view import View, source
from sengoku.core import seats as seat_sets
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Outcome, Rules
from sengoku.research.search import Ismcts, TreeSearch, outcome_value
from sengoku.testing import samurai, shogun
from tests.bots.given import rules_of

SCRAMBLES: dict[str, Any] = {"samurai": samurai.scramble, "shogun": shogun.scramble}
PLAYERS = {"samurai": 2, "shogun": 3}


def view_of(rules: Rules, s: Any, seat: int, seed: int = 1) -> View:
    ids = rules.legal(s, seat)
    return View(rules, seat, rules.observe(s, seat), ids, source(seed))


def walk(rules: Rules, s: Any, steps: int, rnd: random.Random) -> None:
    """Play at random, but not to the end."""
    for _ in range(steps):
        seat = rnd.choice(seat_sets.each(rules.waiting(s)))
        rules.advance(s, seat, rnd.choice(rules.legal(s, seat)))


def searched(view: View, simulations: int, **more: Any) -> TreeSearch:
    search = TreeSearch(view, **more)
    for _ in range(simulations):
        search.run()
    return search


@pytest.mark.games
@pytest.mark.parametrize("game", [*PLAYERS])
def test_the_answer_depends_on_nothing_hidden(game: str) -> None:
    rules, rnd = rules_of(game, PLAYERS[game]), random.Random(2)
    changed = 0
    for steps in (0, 12, 40):
        s = rules.start(f"fast-1:{steps + 5}")
        walk(rules, s, steps, rnd)
        for seat in seat_sets.each(rules.waiting(s)):
            found = searched(view_of(rules, s, seat), 6)
            twin = SCRAMBLES[game](s, seat, rnd)
            changed += rules.dump(twin) != rules.dump(s)
            other = searched(view_of(rules, twin, seat), 6)
            assert other.ranking() == found.ranking()
    assert changed


@pytest.mark.games
@pytest.mark.parametrize("game", [*PLAYERS])
def test_it_plays_from_any_point_and_searches_every_tree(game: str) -> None:
    rules, rnd = rules_of(game, PLAYERS[game]), random.Random(4)
    s = rules.start("fast-1:3")
    for _ in range(4):
        walk(rules, s, 15, rnd)
        seat = seat_sets.each(rules.waiting(s))[0]
        view = view_of(rules, s, seat)
        assert Ismcts(simulations=5).choose(view) in view.ids


def test_the_same_question_has_the_same_answer() -> None:
    rules, s = sengoku.make("samurai", players=2, seed=4)
    answers = {Ismcts(simulations=20).choose(view_of(rules, s, 0)) for _ in range(3)}
    assert len(answers) == 1


def test_a_seat_sees_no_choice_that_is_made_at_the_same_time() -> None:
    rules, s = sengoku.make("shogun", players=3, seed=4, start="preset")
    while seat_sets.size(rules.waiting(s)) < 3:
        seat = seat_sets.each(rules.waiting(s))[0]
        rules.advance(s, seat, rules.legal(s, seat)[0])
    few = {"value": lambda rules, s, seed: [0.5] * 3, "prior": first_prior}
    search = searched(view_of(rules, s, 1), 40, **few)
    for seat, root in enumerate(search.roots):
        assert {who for who, _ in root.seen} <= {seat}
    assert search.roots[0].edges  # the others choose too
    assert search.roots[2].edges


def first_prior(rules: Rules, s: Any, seat: int, ids: Sequence[int]) -> Sequence[float]:
    return [1.0, *[0.0] * (len(ids) - 1)]


def last_prior(rules: Rules, s: Any, seat: int, ids: Sequence[int]) -> Sequence[float]:
    return [*[0.0] * (len(ids) - 1), 1.0]


def test_a_prior_leads_where_values_are_equal() -> None:
    rules, s = sengoku.make("samurai", players=2, seed=4)
    view = view_of(rules, s, seat_sets.each(rules.waiting(s))[0])
    flat = {"value": lambda rules, s, seed: [0.5] * 2}
    for prior, best in ((first_prior, view.ids[0]), (last_prior, view.ids[-1])):
        assert searched(view, 12, prior=prior, **flat).ranking()[0].action == best


def test_every_action_is_tried_before_one_is_repeated() -> None:
    rules, s = sengoku.make("samurai", players=2, seed=4)
    view = view_of(rules, s, seat_sets.each(rules.waiting(s))[0])
    count = len(view.ids)
    search = searched(view, count, value=lambda rules, s, seed: [0.5] * 2)
    assert {one.visits for one in search.ranking()} == {1}


def test_what_a_value_prefers_is_chosen() -> None:
    """The value knows what the position should look like after the action."""
    rules, s = sengoku.make("samurai", players=2, seed=4)
    seat = seat_sets.each(rules.waiting(s))[0]
    view = view_of(rules, s, seat)
    looks = {a: rules.dump_seen(after(rules, s, seat, a), seat) for a in view.ids}
    wanted = looks[view.ids[len(view.ids) // 2]]
    assert len({*looks.values()}) > 1

    def value(rules: Rules, s: Any, seed: int) -> Sequence[float]:
        good = rules.dump_seen(s, seat) == wanted
        return [float(good == (at == seat)) for at in range(2)]

    best = searched(view, 3 * len(view.ids), value=value).ranking()[0]
    assert looks[best.action] == wanted


def after(rules: Rules, s: Any, seat: int, action: int) -> Any:
    twin = rules.copy(s)
    rules.advance(twin, seat, action)
    return twin


def test_points_and_the_win_count() -> None:
    won, lost = outcome_value(Outcome((30, 9), (0,), (1, 2)))
    assert won > 0.8
    assert lost < 0.2
    close, _ = outcome_value(Outcome((30, 29), (0,), (1, 2)))
    assert lost < 0.5 < close < won
    assert outcome_value(Outcome((5, 5), (0, 1), (1, 1))) == [0.5, 0.5]


def test_its_name_has_arguments() -> None:
    rules = rules_of("samurai", 2)
    bot = create_bot("ismcts?simulations=7&exploration=0.9", rules)
    assert isinstance(bot, Ismcts)
    assert (bot.simulations, bot.exploration) == (7, 0.9)
    named = create_bot(f"ismcts?simulations=7&prior={__name__}:first_prior", rules)
    assert isinstance(named, Ismcts)
    assert named.prior is not None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ismcts?simulations=0", "from 1 on"),
        ("ismcts?simulations=3&seconds=2", "not both"),
        ("ismcts?simulatoins=3", "did you mean 'simulations'?"),
        ("ismcts?prior=nowhere:f", "nowhere"),
        ("ismtcs", "did you mean 'ismcts'?"),
    ],
)
def test_wrong_arguments_are_refused(text: str, said: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        create_bot(text, rules_of("samurai", 2))
    assert said in str(caught.value)
