"""Runs a phase table for ``Rules``; compiled, as it is called at every decision.

A program that plays makes three calls a decision. As methods of ``Rules`` itself,
which is not compiled, they would take as long as the decision.
"""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from sengoku.core import flow
from sengoku.core.events import Log
from sengoku.core.flow import GameState, Step
from sengoku.core.seats import SeatSet

S = TypeVar("S", bound=GameState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Runner(Generic[S]):
    """What a program that plays calls: who is asked, what is offered, and the move."""

    table: tuple[Step[S], ...]

    def waiting(self, s: S) -> SeatSet:
        """Return the seats that have to choose; none when the game is over."""
        return s.stack.waiting

    def legal(self, s: S, seat: i64) -> list[int]:
        return flow.legal(self.table, s, seat)

    def advance(self, s: S, seat: i64, action: i64, log: Log | None = None) -> None:
        """Apply an *action* from ``legal`` without checking it."""
        flow.advance(self.table, s, seat, action, log)
