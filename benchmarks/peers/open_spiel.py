"""OpenSpiel: games in C++, stepped from Python, and played out by its C++ loop."""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel

from benchmarks.measure import UNLIMITED, Tally, Work

_DEALT_STATES = 64
"""Initial states dealt in advance: dealing through Python is slower than playing."""


class OpenSpiel:
    """One game of OpenSpiel with default parameters."""

    def __init__(self, game: str, rolls: bool) -> None:
        """Tell by *rolls* whether chance comes again after the deal.

        Asking at each step would slow down the games where it does not.
        """
        self.rolls = rolls
        self.game = pyspiel.load_game(game)
        self.initial_states = [self._deal(seed) for seed in range(_DEALT_STATES)]
        self.bots = [
            pyspiel.make_uniform_random_bot(seat, seat + 1)
            for seat in range(self.game.num_players())
        ]

    @property
    def name(self) -> str:
        return f"open_spiel {version('open-spiel')}"

    def _deal(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        word = seed
        while state.is_chance_node():
            word = (word * 1103515245 + 12345) & 0xFFFFFFFF
            state.apply_action(_draw_outcome(state, word))
        return state

    def start(self, seed: int) -> Any:
        return self.initial_states[seed % _DEALT_STATES].clone()

    def step(self, game: Any, word: int, limit: int = UNLIMITED) -> Tally:
        decisions = offered = 0
        rolls = self.rolls
        while decisions < limit and not game.is_terminal():
            word = (word * 1103515245 + 12345) & 0xFFFFFFFF
            if rolls and game.is_chance_node():
                game.apply_action(_draw_outcome(game, word))
                continue
            ids = game.legal_actions()
            game.apply_action(ids[(word >> 8) % len(ids)])
            decisions += 1
            offered += len(ids)
        return Tally(decisions, offered)

    def copier(self, game: Any) -> Callable[[], object]:
        copy: Callable[[], object] = game.clone
        return copy

    def more(self, game: Any) -> dict[str, Work]:
        return {"whole": Work(self.start, self._play_out, self._decisions)}

    def _play_out(self, game: Any, seed: int) -> Any:
        pyspiel.evaluate_bots(game, self.bots, seed)
        return game

    def _decisions(self, game: Any) -> int:
        """Count what players did in *game*; the rest was dealt or rolled."""
        return sum(step.player >= 0 for step in game.full_history())


def _draw_outcome(state: Any, word: int) -> int:
    """Draw a chance outcome by its probability."""
    share = (word >> 8) / (1 << 24)
    for outcome, probability in state.chance_outcomes():
        share -= probability
        drawn: int = outcome
        if share < 0:
            break
    return drawn
