"""What the rules of thumb believe, in one place. Everything is counted in points.

The terms, and where they are worked out:

control          chance to control a province when the era ends      ``worth``
region bonus     larger and smaller value, by expected control       ``worth``
influence        final influence × expected destiny cards            ``worth``
shrines, fields  what a controlled province yields by itself         ``worth``
agenda           points of a tile that is fulfilled                  ``eye``
armies           an army on the board, wherever it stands            ``eye``
resources        food and bushido: points left over, and their use   ``eye``
threats          orders of others still to come, which make control
                 less sure                                           ``outlook``
orders           what an order does now, and once more in round 2    ``placing``
neutral action   what the slot gives at once                         ``placing``
covering         an own order lost, an order of others prevented     ``placing``
"""

from typing import Final, final

CALM: Final = 0
"""Nobody can change the region any more before the era ends."""
QUIET: Final = 1
"""Orders of others are still to come, but none in the region."""
STIRRED: Final = 2
"""Orders of others are still to come in the region."""
OPEN: Final = 3
"""A whole planning phase is still to come."""
DISTANT: Final = 4
"""A later era."""

LEAST_MARGIN: Final = -2
MOST_MARGIN: Final = 4

Row = tuple[float, ...]

CONTROL: Final[tuple[Row, ...]] = (
    (0.00, 0.00, 0.00, 1.00, 1.00, 1.00, 1.00),
    (0.02, 0.05, 0.12, 0.90, 0.96, 0.98, 1.00),
    (0.05, 0.10, 0.20, 0.75, 0.90, 0.95, 0.98),
    (0.08, 0.15, 0.28, 0.58, 0.74, 0.84, 0.90),
    (0.12, 0.20, 0.32, 0.48, 0.60, 0.70, 0.76),
)
"""Chance to control a province, by what is to come and by the margin of power.

The margin is the own power less the largest power of another, from -2 to 4.
"""

ALONE: Final[tuple[Row, ...]] = (
    (0.00, 1.00, 1.00, 1.00, 1.00),
    (0.00, 0.95, 0.98, 1.00, 1.00),
    (0.00, 0.88, 0.94, 0.97, 0.99),
    (0.00, 0.70, 0.82, 0.88, 0.92),
    (0.00, 0.52, 0.64, 0.72, 0.78),
)
"""The same where nobody else stands, by the own power from 0 to 4."""

BLUR: Final[Row] = (0.001, 0.2, 0.4, 0.9, 1.6)
"""How unsure a lead in provinces is, by what is to come."""

REPEATED: Final[Row] = (0.75, 0.5, 0.5, 0.45, 0.6, 0.8, 0.35)
"""What an order is worth a second time, in round 2, by its number."""


@final
class Weights:
    """What things are worth that the rules give no points for."""

    def __init__(self, seats: int) -> None:
        # A point, and influence, expected in a later era against one of this era.
        self.later = 0.75
        self.later_influence = 0.8
        # What a controlled province yields: its shrine, or its field at full harvest.
        self.shrine = 1.0
        self.shrine_of_a_colour = 1.6
        self.field = 0.7
        # A resource at the end of the game; and what any number of a kind allows in
        # each round to come, of which *enough* is the number that allows half.
        self.left_over = 1 / 3
        self.use = 0.5
        self.enough = 2.0
        # An army on the board, for each round to come.
        self.army = 0.4
        # What a mountain token may hold.
        self.mountain = 0.4
        # What a point of the others costs, and the part of it that the strongest
        # opponent alone stands for.
        self.envy = (0.0, 0.0, 1.0, 0.75, 0.6)[seats]
        self.leader = 0.5
        # An order to an opponent who cannot execute it a second time.
        self.denied = 2.0
