"""Runs an arena: plays all missing games of a plan."""

import contextlib
import functools
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeAlias, final

from sengoku.arena.cluster import play_on_cluster
from sengoku.arena.plan import Plan
from sengoku.arena.result import GameResult
from sengoku.arena.results_folder import ResultsFolder, open_results
from sengoku.arena.schedule import ScheduledGame, schedule
from sengoku.arena.sprt import SequentialTest, SprtState
from sengoku.arena.worker_pool import (
    EndedGame,
    LostGame,
    play_in_processes,
    play_sequentially,
)
from sengoku.core.errors import UnreadableError

Executor: TypeAlias = Callable[[Plan, Sequence[ScheduledGame]], Iterator[EndedGame]]
"""Plays games and yields them as they end, in any order."""


def make_executor(workers: int, ray: str | None = None) -> Executor:
    """Return an executor for *workers* processes, or for a cluster."""
    if ray is not None:
        return functools.partial(play_on_cluster, ray)
    return (
        play_sequentially
        if workers == 1
        else functools.partial(play_in_processes, workers)
    )


@final
class Arena:
    """A plan and the results so far."""

    def __init__(self, plan: Plan, folder: ResultsFolder) -> None:
        self.plan: Final = plan
        self.games: Final = schedule(plan)
        self.lost: Final[list[LostGame]] = []
        self._folder: Final = folder
        keys = [game.key for game in self.games]
        self._test: Final[SequentialTest | None] = (
            SequentialTest(plan.sprt, plan.bots, keys) if plan.sprt else None
        )
        unknown = folder.results.keys() - {game.key for game in self.games}
        if unknown:
            detail = f"the results hold games of another plan: {min(unknown)}"
            raise UnreadableError("results", detail=detail)

    @property
    def sprt(self) -> SprtState | None:
        """The sequential test so far, if the plan has one."""
        if self._test is None:
            return None
        lost = {game.key for game in self.lost}
        return self._test.update(self._folder.results, lost)

    def _is_decided(self) -> bool:
        test = self.sprt
        return test is not None and test.verdict != "undecided"

    @property
    def results(self) -> list[GameResult]:
        """The finished games, in the order of the schedule."""
        found = self._folder.results
        return [found[game.key] for game in self.games if game.key in found]

    def play(self, executor: Executor) -> Iterator[EndedGame]:
        """Play the missing games; yield each one after it is stored."""
        self.lost.clear()
        missing = [game for game in self.games if game.key not in self._folder.results]
        if self._is_decided():
            return
        with contextlib.closing(executor(self.plan, missing)) as ended:  # type: ignore[type-var]
            for one in ended:
                if isinstance(one, LostGame):
                    self.lost.append(one)
                else:
                    self._folder.add(one)
                yield one
                if self._is_decided():
                    return


@contextlib.contextmanager
def open_arena(plan: Plan, folder: Path | None = None) -> Iterator[Arena]:
    """Open an arena in *folder*, or in a temporary one."""
    with contextlib.ExitStack() as stack:
        if folder is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        yield Arena(plan, stack.enter_context(open_results(folder, plan)))
