"""A batch plays the same games as single ones."""

from typing import Any

import numpy as np
import pytest

from sengoku.core import encoding
from sengoku.core import seats as seat_sets
from sengoku.core.batch import Batch
from sengoku.core.errors import IllegalActionError
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Rules
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options as ShogunOptions
from tests.toy.game import Bluff

COUNT, SEED = 3, 40
BLUFF = Bluff()


def name(rules: Rules) -> str:
    return rules.id


@pytest.mark.games
@pytest.mark.parametrize(
    "rules",
    [
        SamuraiRules(SamuraiOptions(2)),
        ShogunRules(ShogunOptions(3, start="preset", modules=("court",))),
        BLUFF,
    ],
    ids=name,
)
def test_a_batch_plays_the_games_of_its_seeds(rules: Rules) -> None:
    batch = Batch(rules, COUNT, SEED)
    numbers = [*range(SEED, SEED + COUNT)]
    games = [rules.start(fast_seed(number)) for number in numbers]
    vectors = encoding.vector(COUNT * rules.layout.size)
    masks = encoding.flags(COUNT * rules.space.size)
    ended = 0
    while ended < 2 * COUNT:
        batch.encode(vectors)
        batch.masks(masks)
        for place, s in enumerate(games):
            check_game(batch, place, s, [*vectors], [*masks])
        actions = batch.random_actions()
        seats = [*batch.seats]
        batch.step(actions)
        for place, s in enumerate(games):
            rules.play(s, seats[place], actions[place])
            outcome = rules.outcome(s)
            assert batch.finished[place] == (outcome is not None)
            if outcome is not None:
                row = slice(place * rules.seats, (place + 1) * rules.seats)
                assert tuple(batch.scores[row]) == outcome.scores
                assert tuple(batch.ranks[row]) == outcome.ranks
                numbers[place] += COUNT
                games[place] = rules.start(fast_seed(numbers[place]))
                ended += 1
        assert [*batch.numbers] == numbers


def check_game(
    batch: Batch, place: int, s: Any, vectors: list[int], masks: list[int]
) -> None:
    rules: Rules = batch.rules
    seat = batch.seats[place]
    assert seat == seat_sets.each(rules.waiting(s))[0]
    assert batch.offers()[place] == rules.legal(s, seat)
    vector, mask = encoding.vector(rules.layout.size), encoding.flags(rules.space.size)
    rules.encode(s, seat, vector)
    rules.write_mask(s, seat, mask)
    size = rules.layout.size
    assert vectors[place * size : (place + 1) * size] == [*vector]
    size = rules.space.size
    assert masks[place * size : (place + 1) * size] == [*mask]


def test_what_is_not_offered_is_refused_before_anything_is_played() -> None:
    batch: Any = Batch(BLUFF, 2)
    before = [BLUFF.dump(s) for s in batch.states]
    with pytest.raises(IllegalActionError, match="action 99 in game 1"):
        batch.step([batch.offers()[0][0], 99])
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        batch.step([0])
    assert [BLUFF.dump(s) for s in batch.states] == before


def test_numpy_views_the_rows_of_a_batch() -> None:
    batch: Any = Batch(BLUFF, 4)
    seats = np.frombuffer(batch.seats, np.int64)
    finished = np.frombuffer(batch.finished, np.uint8)
    ranks = np.frombuffer(batch.ranks, np.int16).reshape(4, BLUFF.seats)
    seen = set()
    while not finished.any():
        seen.add(int(seats[0]))
        batch.step(np.array(batch.random_actions()).tolist())
    assert seen == {0, 1, 2}
    assert ranks[finished == 1].min() == 1
