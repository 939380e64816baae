"""Games of an arena on many machines: a Ray cluster."""

import contextlib
import importlib
import logging
import socket
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sengoku.arena.crew import TRIES, Ended, Lost, attempt
from sengoku.arena.plan import Plan
from sengoku.arena.schedule import ScheduledGame
from sengoku.core.errors import UnreadableError

AHEAD: Final = 2
"""Games that are given out for each core, so that no core waits for its next."""

PATIENCE: Final = 10.0
"""So many seconds a machine may take to answer at all."""


def play_on(
    address: str, plan: Plan, games: Sequence[ScheduledGame]
) -> Iterator[Ended]:
    """Play on the cluster at *address*; yield games as they end.

    Ray itself begins a game again whose worker or whose machine was lost.
    """
    with _connected(address) as ray:
        task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(attempt)
        todo, away = deque(games), dict[Any, ScheduledGame]()
        while todo or away:
            while todo and len(away) < _room(ray):
                game = todo.popleft()
                away[task.remote(plan, game)] = game
            ready, _ = ray.wait([*away])
            for ended in ready:
                yield _fetched(ray, ended, away.pop(ended))


def _room(ray: Any) -> int:
    """Return how many games to give out; machines come and go."""
    return max(1, AHEAD * int(ray.cluster_resources().get("CPU", 0)))


def _fetched(ray: Any, ended: Any, game: ScheduledGame) -> Ended:
    try:
        fetched: Ended = ray.get(ended)
    except ray.exceptions.RayError as error:
        return Lost(game.key, f"{type(error).__name__}: {error}")
    return fetched


@contextlib.contextmanager
def _connected(address: str) -> Iterator[Any]:
    try:
        ray: Any = importlib.import_module("ray")  # an extra, and slow to import
    except ImportError:
        detail = "--ray needs Ray: pip install 'sengoku[cluster]'"
        raise UnreadableError("ray", detail=detail) from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING)
    except (OSError, RuntimeError, ValueError) as error:
        detail = f"no Ray cluster at '{address}': {error}"
        raise UnreadableError("ray", detail=detail) from None
    try:
        with contextlib.redirect_stdout(sys.stderr):  # Ray prints which machine died
            yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once where nobody answers; Ray itself tries for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()
