"""Observers of changes on the board.

Orders report every atomic change and the start of every turn. Only Region Agenda Tiles
listen.
"""

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.samurai.state import State


class Watch:
    """Ignores everything; ``expansions.agenda`` has one that does not."""

    def turn_began(self, s: State, seat: i64, log: Log | None) -> None:
        """*seat* is about to place a token or to execute one."""

    def changed(self, s: State, seat: i64, log: Log | None) -> None:
        """*seat* changed pieces on the board."""
