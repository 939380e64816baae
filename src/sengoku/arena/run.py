"""An arena from its plan to all its results."""

import contextlib
import functools
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeAlias, final

from sengoku.arena import ledger
from sengoku.arena.cluster import play_on
from sengoku.arena.crew import Ended, Lost, play_here, play_with
from sengoku.arena.ledger import Ledger
from sengoku.arena.plan import Plan
from sengoku.arena.result import GameResult
from sengoku.arena.schedule import ScheduledGame, schedule
from sengoku.core.errors import UnreadableError

Hands: TypeAlias = Callable[[Plan, Sequence[ScheduledGame]], Iterator[Ended]]
"""Whoever plays games; they end in any order."""


def hands(workers: int, ray: str | None = None) -> Hands:
    """Return the hands for so many processes, or a cluster."""
    if ray is not None:
        return functools.partial(play_on, ray)
    return play_here if workers == 1 else functools.partial(play_with, workers)


@final
class Arena:
    """A plan, and what is known of its games so far."""

    def __init__(self, plan: Plan, ledger: Ledger) -> None:
        self.plan: Final = plan
        self.games: Final = schedule(plan)
        self.lost: Final[list[Lost]] = []
        self._ledger: Final = ledger
        strangers = ledger.results.keys() - {game.key for game in self.games}
        if strangers:
            detail = f"the results hold games of another plan: {min(strangers)}"
            raise UnreadableError("results", detail=detail)

    @property
    def results(self) -> list[GameResult]:
        """The finished games, in the order of the schedule."""
        found = self._ledger.results
        return [found[game.key] for game in self.games if game.key in found]

    def play(self, hands: Hands) -> Iterator[Ended]:
        """Play what is missing; yield each game once it is kept."""
        missing = [game for game in self.games if game.key not in self._ledger.results]
        self.lost.clear()
        with contextlib.closing(hands(self.plan, missing)) as ended:  # type: ignore[type-var]
            for one in ended:
                if isinstance(one, Lost):
                    self.lost.append(one)
                else:
                    self._ledger.add(one)
                yield one


@contextlib.contextmanager
def opened(plan: Plan, folder: Path | None = None) -> Iterator[Arena]:
    """Open an arena in *folder*, or for now only."""
    with contextlib.ExitStack() as stack:
        if folder is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        yield Arena(plan, stack.enter_context(ledger.opened(folder, plan)))
