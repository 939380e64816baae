"""Our own engines as something to measure."""

from collections.abc import Callable
from typing import Any

from benchmarks.measure import UNLIMITED, Tally, Work, first_word, repeated
from sengoku.core import encoding, rng
from sengoku.core.batch import Batch
from sengoku.core.form import IS_COMPILED
from sengoku.core.rules import Rules
from sengoku.games import game as find_game

BATCHED_GAMES = 64
BATCHED_STEPS = 50


class Engine:
    """One of our games under chosen options."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        found = find_game(game)
        self.rules = found.rules(found.read_options(options))

    @property
    def name(self) -> str:
        return f"{self.rules.id} {'compiled' if IS_COMPILED else 'pure'}"

    def start(self, seed: int) -> Any:
        return self.rules.start(rng.fast_seed(seed))

    def step(self, game: Any, word: int, limit: int = UNLIMITED) -> Tally:
        return _step(self.rules, self.rules.advance, game, word, limit)

    def copier(self, game: Any) -> Callable[[], object]:
        copy: Callable[[], object] = game.copy
        return copy

    def more(self, game: Any) -> dict[str, Work]:
        return {"whole": Work(self.start, self.rules.playout)}


class CloserEngine(Engine):
    """The same with everything a program around the engine calls."""

    def more(self, game: Any) -> dict[str, Work]:
        rules = self.rules
        source, seen = rng.fast(1, 1), rules.observe(game, 0)
        return {
            **super().more(game),
            "checked": Work(self.start, self._check, lambda tally: tally.decisions),
            "observed": repeated(lambda: rules.observe(game, 0)),
            "imagined": repeated(lambda: rules.imagine(seen, source)),
            "dumped": repeated(lambda: rules.dump(game)),
        }

    def _check(self, game: Any, seed: int) -> Tally:
        return _step(self.rules, self.rules.play, game, first_word(seed), UNLIMITED)


class CountedEngine(Engine):
    """The same with the other work that ``instructions`` watches."""

    def more(self, game: Any) -> dict[str, Work]:
        rules = self.rules
        seen, source = rules.observe(game, 0), rng.fast(1, 1)
        vector, mask = room(rules, 1)
        return {
            **super().more(game),
            "observed": repeated(lambda: rules.observe(game, 0)),
            "imagined": repeated(lambda: rules.imagine(seen, source)),
            "encoded": repeated(lambda: rules.encode(game, 0, vector)),
            "masked": repeated(lambda: rules.write_mask(game, 0, mask)),
        }


class LearningEngine(Engine):
    """The same with what programs that learn and search call most."""

    def more(self, game: Any) -> dict[str, Work]:
        rules = self.rules
        source, seen = rng.fast(1, 1), rules.observe(game, 0)
        vector, mask = room(rules, 1)
        world = rules.copy(game)
        return {
            "encoded": repeated(lambda: rules.encode(game, 0, vector)),
            "masked": repeated(lambda: rules.write_mask(game, 0, mask)),
            "imagined": repeated(lambda: rules.imagine(seen, source)),
            "reimagined": repeated(lambda: rules.reimagine(world, 0, source)),
            "keyed": repeated(lambda: rules.key(game, 0)),
            "batched": self._batches(vectors=False, masks=False),
            "with vectors": self._batches(vectors=True, masks=False),
            "with both": self._batches(vectors=True, masks=True),
        }

    def _batches(self, vectors: bool, masks: bool) -> Work:
        vector, mask = room(self.rules, BATCHED_GAMES)

        def play(batch: Batch, seed: int) -> int:
            for _ in range(BATCHED_STEPS):
                if vectors:
                    batch.encode(vector)
                if masks:
                    batch.masks(mask)
                batch.step(batch.random_actions())
            return BATCHED_GAMES * BATCHED_STEPS

        return Work(lambda seed: Batch(self.rules, BATCHED_GAMES, seed), play)


def room(rules: Rules, games: int) -> tuple[Any, Any]:
    """Return room for the vectors and masks of some *games*."""
    size, actions = rules.layout.size, rules.space.size
    return encoding.vector(games * size), encoding.flags(games * actions)


def _step(
    rules: Any,
    play: Callable[[Any, int, int], None],
    game: Any,
    word: int,
    limit: int,
) -> Tally:
    decisions = offered = 0
    while decisions < limit and (waiting := rules.waiting(game)):
        seat = waiting.bit_length() - 1
        ids = rules.legal(game, seat)
        word = (word * 1103515245 + 12345) & 0xFFFFFFFF
        play(game, seat, ids[(word >> 8) % len(ids)])
        decisions += 1
        offered += len(ids)
    return Tally(decisions, offered)
