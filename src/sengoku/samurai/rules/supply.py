"""Supplies.
"""

from sengoku.core.events import Log
from sengoku.samurai import effects
from sengoku.samurai.state import State


class Supply:
    """The general supply of food and bushido.

    *strict*: what is not there cannot be gained; otherwise substitutes are used and
    the supply goes below zero by what they stand for [R-26].
    """

    def __init__(self, strict: bool) -> None:
        self.strict = strict

    def give(
        self, s: State, seat: int, resource: int, due: int, why: str, log: Log | None
    ) -> None:
        """Let *seat* gain what is *due* of *resource*, as far as there is any."""
        given = min(due, max(s.general[resource], 0)) if self.strict else due
        effects.gain(s, seat, resource, due, given, why, log)
