"""What is to be drawn: a board, perhaps a position on it, and how each seat looks."""

from dataclasses import dataclass

from sengoku.core.seats import Viewer
from sengoku.samurai import options, steps
from sengoku.samurai.board import Board
from sengoku.samurai.drawing.geometry import Map, Place, places, shipped
from sengoku.samurai.drawing.svg import Point, circle, group, symbol
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observe import Observation
from sengoku.samurai.rules.control import CASTLE_POWER
from sengoku.samurai.state import NONE
from sengoku.samurai.words import COLOURS, REGIONS, SEAT_LETTERS
