"""The fields of frame arguments; see ``core.args``.

Saved games hold the packed numbers: never change a size or an order.
"""

from typing import Final

from sengoku.core.args import ArgField
from sengoku.shogun.vocabulary import (
    ACTIONS,
    BUILDINGS,
    CUBES,
    MAX_SEATS,
    PROVINCES,
    REGIONS,
)

SEASON: Final = ArgField("season", 4)
YEAR: Final = SEASON.then("year", 3)

PICKS: Final = ArgField("pick", 64)
"""Picks made in this draft."""
TURN: Final = ArgField("turn", MAX_SEATS + 1)
"""Players whose turn is over."""
ACTION_PLACE: Final = TURN.then("place", ACTIONS)

# A march; it asks next how many armies to send.
MARCH_KIND: Final = ArgField("kind", 3)
MARCH_ORIGIN: Final = MARCH_KIND.then("province", PROVINCES)
SEND_DESTINATION: Final = ArgField("destination", PROVINCES)
SEND_ORIGIN: Final = SEND_DESTINATION.then("origin", PROVINCES)

# What the throw of the tower decides.
SEAT: Final = ArgField("seat", MAX_SEATS)
BATTLE_PROVINCE: Final = SEAT.then("province", PROVINCES)
REVOLT_MARKS: Final = ArgField("marks", 2)
"""Does the province get an unrest marker if it holds?"""
REVOLT_PROVINCE: Final = REVOLT_MARKS.then("province", PROVINCES)
IS_PRIMING: Final = ArgField("priming", 2)
COLOUR: Final = IS_PRIMING.then("colour", CUBES)

# The modules.
BUILDING: Final = ArgField("building", BUILDINGS)
ARMIES: Final = ArgField("armies", 64)
ROW_PLACE: Final = ArgField("place", REGIONS + 1)
REGION: Final = ArgField("region", REGIONS)
