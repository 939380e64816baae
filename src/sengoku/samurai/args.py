"""The fields of frame arguments; see ``core.args``.

Saved games hold the packed numbers: never change a size or an order.
"""

from typing import Final

from sengoku.core.args import ArgField
from sengoku.samurai.vocabulary import PROVINCES, REGIONS, SLOTS

ERA: Final = ArgField("era", 4)
ROUND: Final = ArgField("round", 3)
TURN: Final = ArgField("turn", 17)
"""Placements made in this planning phase."""
VISITED: Final = ArgField("visited", SLOTS + 1)
"""Slots resolved in this round."""

SLOT: Final = ArgField("slot", SLOTS)
FIRST_PROVINCE: Final = SLOT.then("province", PROVINCES)
"""Where the first part of an order took place."""

# A move: the slot, points left, is a third point on sale, was a mountain crossed?
POINTS: Final = SLOT.then("points", 4)
EXTRA: Final = POINTS.then("extra", 2)
CROSSED: Final = EXTRA.then("crossed", 2)

# An expedition. *Tracked* is 1 + the region of its move order, or 0 without one.
AMBUSHED: Final = ArgField("ambushed", 2)
ARRIVAL_TRACKED: Final = AMBUSHED.then("tracked", REGIONS + 1)
TRACKED: Final = ArgField("tracked", REGIONS + 1)
EFFECT_REGION: Final = TRACKED.then("region", REGIONS)
