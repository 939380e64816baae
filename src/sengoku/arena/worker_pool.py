"""Plays the games of an arena on one machine, in this process or in a worker pool.

Each worker process plays one game at a time and has its own pipe. When a worker dies,
its pipe closes: we know which game it had, and no other game is affected. (A process
pool of the standard library breaks as a whole and does not tell.)
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Final, NamedTuple, TypeAlias, final

from sengoku.arena.plan import Plan
from sengoku.arena.play import PlayedGame, play
from sengoku.arena.schedule import ScheduledGame

MAX_ATTEMPTS: Final = 3
"""How often a game is started before it counts as lost."""


class LostGame(NamedTuple):
    """A game that could not be finished, and why."""

    key: str
    why: str


EndedGame: TypeAlias = PlayedGame | LostGame


def play_sequentially(
    plan: Plan, games: Sequence[ScheduledGame]
) -> Iterator[EndedGame]:
    """Play in this process, one game after another."""
    for game in games:
        yield attempt(plan, game)


def play_in_processes(
    workers: int, plan: Plan, games: Sequence[ScheduledGame]
) -> Iterator[EndedGame]:
    """Play in *workers* processes; yield games as they end."""
    queue, crashes = deque(games), Counter[str]()
    pool = [Worker(plan) for _ in range(min(workers, len(games)))]
    try:
        while busy := _assign_games(pool, queue):
            for worker in _wait_for_ready(busy):
                game, ended = worker.finish()
                if ended is not None:
                    yield ended
                    continue
                crashes[game.key] += 1
                if crashes[game.key] < MAX_ATTEMPTS:
                    queue.appendleft(game)
                else:
                    yield LostGame(
                        game.key, f"its worker process died {MAX_ATTEMPTS} times"
                    )
    finally:
        for worker in pool:
            worker.stop()


def attempt(plan: Plan, game: ScheduledGame) -> EndedGame:
    """Play one game; an error outside a bot's answers loses only this game."""
    try:
        return play(plan, game)
    except (Exception, SystemExit) as error:  # a bot may even try to exit
        return LostGame(game.key, f"{type(error).__name__}: {error}")


@final
class Worker:
    """A process that plays the games it receives; replaced when it dies."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.game: ScheduledGame | None = None
        self._spawn()

    def _spawn(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, child_end = context.Pipe()
        self.process = context.Process(
            target=_worker_main, args=(child_end, self.plan), daemon=True
        )
        self.process.start()
        child_end.close()  # so that our end closes when the process dies

    def start(self, game: ScheduledGame) -> None:
        self.game = game
        with contextlib.suppress(
            OSError
        ):  # it died; waiting on the pipe will report it
            self.pipe.send(game)

    def finish(self) -> tuple[ScheduledGame, EndedGame | None]:
        """Return the game and its result, or ``None`` if the process died."""
        game, self.game = self.game, None
        assert game is not None
        try:
            return game, self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            self._spawn()
            return game, None

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _assign_games(pool: list[Worker], queue: deque[ScheduledGame]) -> list[Worker]:
    """Assign games to idle workers; return all busy workers."""
    for worker in pool:
        if worker.game is None and queue:
            worker.start(queue.popleft())
    return [worker for worker in pool if worker.game is not None]


def _wait_for_ready(busy: list[Worker]) -> list[Worker]:
    """Wait until a worker has finished or died; return all such workers."""
    ready = wait([worker.pipe for worker in busy])
    return [worker for worker in busy if worker.pipe in ready]


def _worker_main(pipe: Connection, plan: Plan) -> None:
    """Play games until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to stop
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(plan, pipe.recv()))


def _exit_with_parent() -> None:
    """Exit even during a long game when the parent process was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
