"""All numbers of the heuristics, in points.

The terms, and where they are computed:

control          probability of control at the end of the era        ``worth``
region bonus     larger and smaller value, by expected control       ``worth``
influence        final influence × expected destiny cards            ``worth``
shrines, fields  what a controlled province yields                   ``worth``
agenda           points of a fulfilled tile                          ``evaluator``
armies           an army on the board, wherever it stands            ``evaluator``
resources        food and bushido: final points, and their use       ``evaluator``
threats          opponents' orders still to come, which make control
                 less certain                                        ``horizon``
orders           effect of an order now, and again in round 2        ``placing``
neutral action   immediate effect of the slot                        ``placing``
covering         losing one's own order, denying an opponent's       ``placing``
"""

from typing import Final, final

CALM: Final = 0
"""Nobody can change the region before the era ends."""
QUIET: Final = 1
"""Opponents' orders are still to come, but none in the region."""
CONTESTED: Final = 2
"""Opponents' orders are still to come in the region."""
OPEN: Final = 3
"""A whole planning phase is still to come."""
DISTANT: Final = 4
"""A later era."""

MIN_MARGIN: Final = -2
MAX_MARGIN: Final = 4

Row = tuple[float, ...]

CONTROL: Final[tuple[Row, ...]] = (
    (0.00, 0.00, 0.00, 1.00, 1.00, 1.00, 1.00),
    (0.02, 0.05, 0.12, 0.90, 0.96, 0.98, 1.00),
    (0.05, 0.10, 0.20, 0.75, 0.90, 0.95, 0.98),
    (0.08, 0.15, 0.28, 0.58, 0.74, 0.84, 0.90),
    (0.12, 0.20, 0.32, 0.48, 0.60, 0.70, 0.76),
)
"""Probability of control, by threat level and by margin of power.

The margin is one's own power less the largest other power, from -2 to 4.
"""

CONTROL_UNOPPOSED: Final[tuple[Row, ...]] = (
    (0.00, 1.00, 1.00, 1.00, 1.00),
    (0.00, 0.95, 0.98, 1.00, 1.00),
    (0.00, 0.88, 0.94, 0.97, 0.99),
    (0.00, 0.70, 0.82, 0.88, 0.92),
    (0.00, 0.52, 0.64, 0.72, 0.78),
)
"""The same where nobody else has armies, by power from 0 to 4."""

LEAD_UNCERTAINTY: Final[Row] = (0.001, 0.2, 0.4, 0.9, 1.6)
"""How uncertain a lead in provinces is, by threat level."""

SECOND_ROUND_FACTOR: Final[Row] = (0.75, 0.5, 0.5, 0.45, 0.6, 0.8, 0.35)
"""The value of executing an order again in round 2, by order number."""


@final
class Weights:
    """Values of things that the rules give no points for."""

    def __init__(self, seats: int) -> None:
        # A point, or influence, of a later era relative to the current one.
        self.later = 0.75
        self.later_influence = 0.8
        # What a controlled province yields: its shrine, or its field at full harvest.
        self.shrine = 1.0
        self.shrine_of_a_colour = 1.6
        self.field = 0.7
        # A resource at the end of the game; the value of having a kind of resource, per
        # remaining round; and the number of resources that gives half of that value.
        self.left_over = 1 / 3
        self.use = 0.5
        self.enough = 2.0
        # An army on the board, per remaining round.
        self.army = 0.4
        # An unknown mountain token.
        self.mountain = 0.4
        # The cost of a point for the opponents, and the share of it that counts for the
        # strongest opponent alone.
        self.envy = (0.0, 0.0, 1.0, 0.75, 0.6)[seats]
        self.leader = 0.5
        # The value of an order to an opponent who is denied its second execution.
        self.denied = 2.0
