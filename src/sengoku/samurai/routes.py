"""Routes of several steps, so that an army can be sent to where it should end.

A route spends only movement points that are free. Its steps are answers to successive
questions; each is offered when the one before it was played (SSE-ACT-MOVE-6, -11).
"""

from collections.abc import Iterator, Sequence

import msgspec

from sengoku.core.stack import frames
from sengoku.samurai import steps
from sengoku.samurai.args import POINTS
from sengoku.samurai.board import Board
from sengoku.samurai.observation import Observation
from sengoku.samurai.rules.ship import ON_FOOT
from sengoku.samurai.space import STEP


class Route(msgspec.Struct, frozen=True, gc=False):
    """A shortest way of one army, as the ids of its steps."""

    origin: int
    destination: int
    steps: tuple[int, ...]


def routes(board: Board, seen: Observation, offered: Sequence[int]) -> Iterator[Route]:
    """Yield the routes of two steps or more that begin with a step *offered*."""
    points = free_points(seen)
    starts = dict.fromkeys(int(STEP.pair(id)[0]) for id in offered if id in STEP)
    for origin in starts if points > 1 else ():
        for way in _ways(board, origin, points):
            if len(way) > 2:
                ids = tuple(map(STEP.id, way, way[1:]))
                yield Route(origin, way[-1], ids)


def free_points(seen: Observation) -> int:
    """Return how many steps the current order still gives for nothing."""
    *_, (step, _, arg) = frames(seen.stack)
    if step == steps.SHIP:
        return ON_FOOT
    return POINTS.of(arg) if step == steps.MOVE else 0


def _ways(board: Board, origin: int, points: int) -> Iterator[tuple[int, ...]]:
    """Yield a shortest way to everywhere that *points* steps can lead, near first."""
    known: set[int] = {origin}
    ends: list[tuple[int, ...]] = [(origin,)]
    for _ in range(points):
        further: list[tuple[int, ...]] = []
        for way in ends:
            for there in board.neighbours[way[-1]]:
                if there not in known:
                    known.add(there)
                    further.append((*way, there))
        yield from further
        ends = further
