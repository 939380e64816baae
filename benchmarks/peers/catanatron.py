"""Catanatron: Catan for four in Python."""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.measure import UNLIMITED, Tally, Work


class Catanatron:
    """The default game for four."""

    @property
    def name(self) -> str:
        return f"catanatron {version('catanatron')}"

    def start(self, seed: int) -> Any:
        # Catanatron takes seed 0 for no seed.
        return Game([RandomPlayer(color) for color in Color], seed=seed + 1)

    def step(self, game: Any, word: int, limit: int = UNLIMITED) -> Tally:
        decisions = offered = 0
        while decisions < limit and not _is_over(game):
            actions = game.state.playable_actions
            word = (word * 1103515245 + 12345) & 0xFFFFFFFF
            offered += len(actions)
            action = actions[(word >> 8) % len(actions)]
            game.execute(action, validate_action=False)
            decisions += 1
        return Tally(decisions, offered)

    def copier(self, game: Any) -> Callable[[], object]:
        copy: Callable[[], object] = game.copy
        return copy

    def more(self, game: Any) -> dict[str, Work]:
        return {"whole": Work(self.start, _play_out, _decisions)}


def _is_over(game: Any) -> bool:
    """Say so as Catanatron does, which gives up on endless games."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def _play_out(game: Any, seed: int) -> Any:
    game.play()
    return game


def _decisions(game: Any) -> int:
    return len(game.state.actions)
