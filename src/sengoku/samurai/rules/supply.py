"""Supplies.

SSE-SUPPLY-1  Army and castle supplies are strict: what is not in the personal supply
              cannot be placed.
SSE-SUPPLY-2  Destroyed armies and armies returned by building a castle go to their
              owner's personal supply and may be recruited again at once.
SSE-SUPPLY-3  Spent resources return to the general supply and may be gained again.
SSE-SUPPLY-4  If the general supply of a type is short, a player gains only what is
              left. In simultaneous gains (full harvest) players are served in
              turn-track order, each taking all they are due before the next [R-26].
SSE-SUPPLY-5  Conservation: for each type, general supply + all players' holdings = 30
              at all times.
SSE-SUPPLY-6  There is no hand limit on resources.
SSE-SUPPLY-7  Conservation: for each player, armies on board + armies in supply (+ an
              expeditionary army on a mountain, SSE-VAR-MOUNTAIN-6; + castle markers of
              the draft edition) = 16 (20 in the draft edition).
SSE-SUPPLY-8  Conservation: for each player, castles on board + castles in supply = 3 (4
              in the draft edition), and order tokens on the board (covered ones
              included) + behind the screen = 11.
"""

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.samurai import effects
from sengoku.samurai.state import State


class Supply:
    """The general supply of food and bushido.

    *strict*: an empty supply gives nothing. Otherwise substitutes are used, and the
    supply goes below zero by their number [R-26].
    """

    def __init__(self, strict: bool) -> None:
        self.strict = strict

    def give(
        self, s: State, seat: i64, resource: i64, due: i64, why: str, log: Log | None
    ) -> None:
        """Give *seat* the *due* amount of *resource*, as far as the supply allows."""
        given = min(due, max(s.general[resource], 0)) if self.strict else due
        effects.gain(s, seat, resource, due, given, why, log)
