"""Prices of enhancements.

A price may depend on the region in which an order is executed: a Region Agenda Tile
can make an enhancement free there.
"""

from mypy_extensions import i64

from sengoku.samurai.state import State


class Price:
    """The same price everywhere; ``expansions.agenda`` has one that varies."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def at(self, s: State, region: i64) -> int:
        """Return the price in *region*, in the resource that the enhancement costs."""
        return self.amount
