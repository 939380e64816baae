"""Plays the games of an arena on a Ray cluster."""

import contextlib
import importlib
import logging
import socket
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sengoku.arena.plan import Plan
from sengoku.arena.schedule import ScheduledGame
from sengoku.arena.worker_pool import MAX_ATTEMPTS, EndedGame, LostGame, attempt
from sengoku.core.errors import UnreadableError

GAMES_PER_CORE: Final = 2
"""Submitted games per core; more than one, so that no core is idle."""

CONNECT_TIMEOUT_SECONDS: Final = 10.0
"""For the first TCP connection to the cluster."""


def play_on_cluster(
    address: str, plan: Plan, games: Sequence[ScheduledGame]
) -> Iterator[EndedGame]:
    """Play on the cluster at *address*; yield games as they end.

    Ray itself retries a game when its worker or machine is lost.
    """
    with _connected(address) as ray:
        task = ray.remote(num_cpus=1, max_retries=MAX_ATTEMPTS - 1)(attempt)
        queue, running = deque(games), dict[Any, ScheduledGame]()
        while queue or running:
            while queue and len(running) < _capacity(ray):
                game = queue.popleft()
                running[task.remote(plan, game)] = game
            ready, _ = ray.wait([*running])
            for ended in ready:
                yield _fetch(ray, ended, running.pop(ended))


def _capacity(ray: Any) -> int:
    """Return how many games to submit at once; machines may join or leave."""
    return max(1, GAMES_PER_CORE * int(ray.cluster_resources().get("CPU", 0)))


def _fetch(ray: Any, ended: Any, game: ScheduledGame) -> EndedGame:
    try:
        result: EndedGame = ray.get(ended)
    except ray.exceptions.RayError as error:
        return LostGame(game.key, f"{type(error).__name__}: {error}")
    return result


@contextlib.contextmanager
def _connected(address: str) -> Iterator[Any]:
    try:
        ray: Any = importlib.import_module("ray")  # optional, and slow to import
    except ImportError:
        detail = "--ray needs Ray: pip install 'sengoku[cluster]'"
        raise UnreadableError("ray", detail=detail) from None
    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING)
    except (OSError, RuntimeError, ValueError) as error:
        detail = f"no Ray cluster at '{address}': {error}"
        raise UnreadableError("ray", detail=detail) from None
    try:
        with contextlib.redirect_stdout(sys.stderr):  # Ray prints which machine died
            yield ray
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Fail fast if nobody listens; Ray itself retries for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT_SECONDS).close()
