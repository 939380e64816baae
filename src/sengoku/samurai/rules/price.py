"""What enhancements cost.

A price may depend on the region in which an order is executed: a Region Agenda Tile
can make an enhancement free there.
"""

from collections.abc import Callable

from sengoku.samurai.state import State

Price = Callable[[State, int], int]
"""``price(s, region)``, in the resource the enhancement asks for."""


def fixed(amount: int) -> Price:
    """Return a price that is the same everywhere."""

    def price(s: State, region: int) -> int:
        return amount

    return price
