"""Many games at once, for programs that learn: one call advances all of them.

In every game one seat is asked at a time. Where several have to choose at the same time
it is the lowest of them; the others are asked in the following steps and learn nothing
in between.

A game that ends is replaced by a new one in the same step. Place k of a batch plays the
games with the numbers ``seed + k``, ``seed + k + count``, ``seed + k + 2 * count`` and
so on; a number stands for the game that ``rules.start(fast_seed(number))`` starts.

The rows below are changed in place, so one NumPy view of each is enough.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sengoku.core import flow
from sengoku.core.encoding import Encoder, flags, vector, write_mask
from sengoku.core.errors import IllegalActionError
from sengoku.core.flow import GameState, Step
from sengoku.core.rng import fast_seed
from sengoku.core.rows import row, row_of
from sengoku.core.rules import Rules
from sengoku.core.seats import lowest

_MULTIPLIER: Final = 1103515245
_MASK_31: Final = (1 << 31) - 1


@final
class Batch:
    """*count* games under the same rules, each with one seat that has to choose.

    ``numbers`` are the seeds of the running games and ``seats`` who has to choose.
    ``finished`` is 1 where the last step ended a game; ``scores`` and ``ranks`` are
    then those of the game that ended, by place and seat.
    """

    def __init__(self, rules: Rules, count: int, seed: int = 0) -> None:
        self.rules: Any = rules
        self.count: i64 = count
        self.table: tuple[Step[GameState], ...] = rules.table
        self.encoder: Encoder[GameState] = rules.encoder
        self.actions: i64 = rules.space.size
        self.players: i64 = rules.seats
        self.numbers: vec[i64] = row_of(range(seed, seed + count))
        self.seats: vec[i64] = row(count)
        self.finished: vec[u8] = flags(count)
        self.scores: vec[i16] = vector(count * rules.seats)
        self.ranks: vec[i16] = vector(count * rules.seats)
        self.states: list[GameState] = [self._started(k) for k in range(count)]
        self.offered: list[list[int]] = [[] for _ in range(count)]
        for place in range(count):
            self._ask(place)
        self._word: i64 = (seed * 1812433253 + 1) & _MASK_31

    def offers(self) -> list[list[int]]:
        """Return what may be chosen in each game; the caller must not change it."""
        return self.offered

    def encode(self, out: vec[i16]) -> None:
        """Write for each game what the seat that has to choose may know."""
        at: i64 = 0
        for place in range(self.count):
            self.encoder.encode(self.states[place], self.seats[place], out, at)
            at += self.encoder.size

    def masks(self, out: vec[u8]) -> None:
        """Write for each game which actions are offered."""
        at: i64 = 0
        for ids in self.offered:
            write_mask(ids, self.actions, out, at)
            at += self.actions

    def step(self, actions: list[int]) -> None:
        """Play one action in each game; start a new one wherever that ends the game.

        If any action is not offered, nothing is played.
        """
        self._check(actions)
        for place in range(self.count):
            s, action = self.states[place], actions[place]
            flow.advance(self.table, s, self.seats[place], action, None)
            if s.stack.depth:
                self.finished[place] = 0
            else:
                self._finish(place)
            self._ask(place)

    def random_actions(self) -> list[int]:
        """Return a random offered action for each game.

        They come from a small generator of the batch, not from the games' own.
        """
        chosen: list[int] = []
        for ids in self.offered:
            self._word = (self._word * _MULTIPLIER + 12345) & _MASK_31
            chosen.append(ids[(self._word >> 8) % len(ids)])
        return chosen

    def _check(self, actions: list[int]) -> None:
        if len(actions) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} games")
        for place in range(self.count):
            if actions[place] not in self.offered[place]:
                detail = f"action {actions[place]} in game {place} of the batch"
                raise IllegalActionError("not-offered", detail=detail)

    def _started(self, place: i64) -> GameState:
        s: GameState = self.rules.start(fast_seed(self.numbers[place]))
        return s

    def _finish(self, place: i64) -> None:
        """Note how a game ended and start the next one in its place."""
        outcome: Any = self.rules.outcome(self.states[place])
        for seat in range(self.players):
            self.scores[place * self.players + seat] = outcome.scores[seat]
            self.ranks[place * self.players + seat] = outcome.ranks[seat]
        self.finished[place] = 1
        self.numbers[place] += self.count
        self.states[place] = self._started(place)

    def _ask(self, place: i64) -> None:
        s = self.states[place]
        seat = lowest(s.stack.waiting)
        self.seats[place] = seat
        self.offered[place] = flow.legal(self.table, s, seat)
