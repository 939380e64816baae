"""Who wants to know that pieces on the board have changed.

The orders report every atomic change here, and the start of every turn. Without
Region Agenda Tiles nobody listens.
"""

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.samurai.state import State


class Watch:
    """Listens to nothing; ``expansions.agenda`` has one that does."""

    def turn_began(self, s: State, seat: i64, log: Log | None) -> None:
        """*seat* is about to place a token or to execute one."""

    def changed(self, s: State, seat: i64, log: Log | None) -> None:
        """Pieces on the board changed by something *seat* did."""
