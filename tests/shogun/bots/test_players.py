"""The bots at the table: every kind of game, their memory, and what they may know."""

import random

import pytest

from sengoku.bots.bot import Bot
from sengoku.bots.registry import create_bot
from sengoku.bots.search import USABLE_SHARE
from sengoku.bots.view import View, source
from sengoku.core import seats as seat_sets
from sengoku.core.rng import fast_seed
from sengoku.shogun import steps
from sengoku.shogun.bots.players import Hard
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import OWN_TOWER, Options
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import MODULE_WORDS
from sengoku.testing.shogun import every_kind_of_game, scramble
from tests.shogun.bots.given import new_rules, view_of

LEVELS = ["easy", "normal", "hard@2"]
KINDS = [kind for kind in every_kind_of_game() if kind.tower != OWN_TOWER]


def play(rules: ShogunRules, bots: list[Bot], seed: int) -> State:
    """Play a whole game; every answer must be offered."""
    s = rules.start(fast_seed(seed))
    sources = [source(seed + seat) for seat in range(rules.seats)]
    while s.stack:
        seat = seat_sets.each(rules.waiting(s))[-1]
        view = view_of(rules, s, seat, sources[seat])
        chosen = bots[seat].choose(view)
        assert chosen in view.ids
        rules.advance(s, seat, chosen)
    return s


@pytest.mark.games
@pytest.mark.parametrize("options", KINDS[::7], ids=str)
def test_every_kind_of_game_is_played_to_its_end(options: Options) -> None:
    rules = ShogunRules(options)
    seats = range(rules.seats)
    bots = [create_bot(("normal", "easy", "random")[seat % 3], rules) for seat in seats]
    assert play(rules, bots, 3).winners


@pytest.mark.games
@pytest.mark.parametrize("options", [KINDS[0], KINDS[31], KINDS[-1]], ids=str)
def test_hard_plays_to_the_end(options: Options) -> None:
    rules = ShogunRules(options)
    bots = [create_bot("hard@2", rules)]
    bots += [create_bot("normal", rules) for _ in range(rules.seats - 1)]
    assert play(rules, bots, 5).winners


@pytest.mark.games
def test_normal_leaves_random_players_far_behind() -> None:
    rules = new_rules(3)
    bots = [create_bot(level, rules) for level in ("random", "normal", "random")]
    s = play(rules, bots, 1)
    assert s.score[1] > 1.3 * max(s.score[0], s.score[2])


# Secrets


class Doubter:
    """Asks two equal bots: one sees the game, the other one that differs in secrets."""

    def __init__(self, rules: ShogunRules, level: str, seat: int) -> None:
        self.rules, self.seat = rules, seat
        self.bots = [create_bot(level, rules), create_bot(level, rules)]
        self.sources = [source(seat), source(seat)]
        self.rnd = random.Random(seat)

    def choose(self, s: State) -> int:
        worlds = [s, scramble(s, self.seat, self.rnd)]
        views = [
            view_of(self.rules, world, self.seat, random_source)
            for world, random_source in zip(worlds, self.sources, strict=True)
        ]
        pairs = zip(self.bots, views, strict=True)
        one, other = [(bot.choose(view), view.because) for bot, view in pairs]
        assert one == other, self.rules.dump(s)
        return one[0]


@pytest.mark.games
@pytest.mark.parametrize(
    ("level", "start", "decisions"),
    [
        ("easy", "draft", 300),
        ("normal", "draft", 300),
        ("hard@2", "draft", 20),
        ("hard@2", "preset", 70),
    ],
)
@pytest.mark.parametrize("modules", [(), MODULE_WORDS])
def test_secrets_cannot_change_a_choice(
    level: str, start: str, decisions: int, modules: tuple[str, ...]
) -> None:
    rules = new_rules(3, start=start, modules=modules)
    s = rules.start(fast_seed(4))
    seats = [Doubter(rules, level, seat) for seat in range(rules.seats)]
    for _ in range(decisions):
        seat = seat_sets.each(rules.waiting(s))[0]
        rules.advance(s, seat, seats[seat].choose(s))


# Memory and budget


@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_is_made_once_and_laid_card_by_card(level: str) -> None:
    rules = new_rules()
    s, bot, random_source = (
        rules.start(fast_seed(2)),
        create_bot(level, rules),
        source(1),
    )
    drawn = []
    while seat_sets.contains(rules.waiting(s), 0) and s.stack.step == steps.PLANNING:
        chosen = bot.choose(view_of(rules, s, 0, random_source))
        drawn.append(random_source[:])
        rules.advance(s, 0, chosen)
    assert len(drawn) == 12
    plan = s.mat[:11]
    assert len({*plan}) == 11
    again = rules.start(fast_seed(2))
    fresh, random_source = create_bot(level, rules), source(1)
    for _ in drawn:
        rules.advance(again, 0, fresh.choose(view_of(rules, again, 0, random_source)))
    assert again.mat[:11] == plan


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_never_saw_the_plan_completes_it(level: str) -> None:
    """As after a restart in the middle of planning."""
    rules = new_rules()
    s = rules.start(fast_seed(2))
    random_source = source(1)
    for _ in range(12):
        bot = create_bot(level, rules)
        rules.advance(s, 0, bot.choose(view_of(rules, s, 0, random_source)))
    assert not seat_sets.contains(rules.waiting(s), 0)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_views_bring_the_same_choices(level: str) -> None:
    rules = new_rules()

    def first_choices() -> list[int]:
        s, bot, random_source = (
            rules.start(fast_seed(6)),
            create_bot(level, rules),
            source(3),
        )
        found = []
        for _ in range(12):
            found.append(bot.choose(view_of(rules, s, 1, random_source)))
            rules.advance(s, 1, found[-1])
        return found

    assert first_choices() == first_choices()


def test_one_answer_needs_no_search() -> None:
    rules = new_rules()
    s = rules.start(fast_seed(6))
    asked = View(rules, 0, rules.observe(s, 0), [rules.legal(s, 0)[0]], source(1))
    random_source = asked.source[:]
    assert create_bot("hard", rules).choose(asked) == asked.ids[0]
    assert asked.source == random_source
    assert asked.because is None


@pytest.mark.parametrize(
    ("own", "limit", "wanted"),
    [(None, None, 1.0), (0.5, None, 0.5), (None, 3.0, 3.0), (0.5, 3.0, 0.5)],
)
def test_the_shorter_time_counts(
    own: float | None, limit: float | None, wanted: float
) -> None:
    rules = new_rules()
    s = rules.start(fast_seed(6))
    ids = rules.legal(s, 0)
    view = View(rules, 0, rules.observe(s, 0), ids, source(1), (), limit)
    bot = Hard(rules, own)
    bot.start_clock()
    budget, cutoff = bot.budget(view)
    assert wanted / 2 < budget.seconds / USABLE_SHARE <= wanted
    assert not cutoff.is_reached()
    bot = Hard(rules, 0.0)
    bot.start_clock()
    assert bot.budget(view)[1].is_reached()


def test_simulations_are_counted() -> None:
    rules = new_rules()
    s = rules.start(fast_seed(6))
    budget, cutoff = Hard(rules, None, 20).budget(view_of(rules, s, 0))
    assert budget.simulations == 20
    assert [cutoff.is_reached() for _ in range(21)] == [False] * 20 + [True]
