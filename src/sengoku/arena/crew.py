"""Who plays the games of an arena on one machine: this process, or several.

Each worker process has one game at a time and a pipe of its own. When it dies, the
pipe says so: it is clear which game it had, and no other is touched. (A pool of the
standard library breaks as a whole and cannot tell.)
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
from sengoku.arena.play import Played, play
from sengoku.arena.schedule import ScheduledGame

TRIES: Final = 3
"""So many times a game is begun before it is given up."""


class Lost(NamedTuple):
    """A game that could not be played to its end, and why."""

    key: str
    why: str


Ended: TypeAlias = Played | Lost


def play_here(plan: Plan, games: Sequence[ScheduledGame]) -> Iterator[Ended]:
    """Play in this process, one game after the other."""
    for game in games:
        yield attempt(plan, game)


def play_with(
    workers: int, plan: Plan, games: Sequence[ScheduledGame]
) -> Iterator[Ended]:
    """Play in so many processes; yield games as they end."""
    todo, deaths = deque(games), Counter[str]()
    crew = [Worker(plan) for _ in range(min(workers, len(games)))]
    try:
        while busy := _set_to_work(crew, todo):
            for worker in _ready(busy):
                game, ended = worker.finish()
                if ended is not None:
                    yield ended
                    continue
                deaths[game.key] += 1
                if deaths[game.key] < TRIES:
                    todo.appendleft(game)
                else:
                    yield Lost(game.key, f"its worker process died {TRIES} times")
    finally:
        for worker in crew:
            worker.dismiss()


def attempt(plan: Plan, game: ScheduledGame) -> Ended:
    """Play; what goes wrong beyond a bot's answers loses this game and no other."""
    try:
        return play(plan, game)
    except (Exception, SystemExit) as error:  # a bot may even try to exit
        return Lost(game.key, f"{type(error).__name__}: {error}")


@final
class Worker:
    """A process that plays the games it is sent; a new one comes when it dies."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.game: ScheduledGame | None = None
        self._start()

    def _start(self) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pipe, there = spawning.Pipe()
        self.process = spawning.Process(
            target=_serve, args=(there, self.plan), daemon=True
        )
        self.process.start()
        there.close()  # so that the pipe ends when the process does

    def begin(self, game: ScheduledGame) -> None:
        self.game = game
        with contextlib.suppress(OSError):  # it died; waiting for it will tell
            self.pipe.send(game)

    def finish(self) -> tuple[ScheduledGame, Ended | None]:
        """Return the game and how it ended; with nothing when the process died."""
        game, self.game = self.game, None
        assert game is not None
        try:
            return game, self.pipe.recv()
        except (EOFError, OSError):
            self.dismiss()
            self._start()
            return game, None

    def dismiss(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _set_to_work(crew: list[Worker], todo: deque[ScheduledGame]) -> list[Worker]:
    """Give a game to everybody who has none; return who is busy."""
    for worker in crew:
        if worker.game is None and todo:
            worker.begin(todo.popleft())
    return [worker for worker in crew if worker.game is not None]


def _ready(busy: list[Worker]) -> list[Worker]:
    """Return those who ended their game or died, once there is one."""
    ready = wait([worker.pipe for worker in busy])
    return [worker for worker in busy if worker.pipe in ready]


def _serve(pipe: Connection, plan: Plan) -> None:
    """Play until there is nobody left to play for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the command decides when to stop
    threading.Thread(target=_follow_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(plan, pipe.recv()))


def _follow_parent() -> None:
    """End in the middle of a long game when the command was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
