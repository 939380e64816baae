"""What general, event and special card make of an action: in this order [R-28].
"""

from sengoku.shogun.board import Board
from sengoku.shogun.state import NONE, State
from sengoku.shogun.words import (
    EVENT_RICE_MAX3,
    EVENT_RICE_MIN4,
    EVENT_SHORT_LEVY,
    EVENT_TAX_MAX5,
    EVENT_TAX_MIN6,
    SPECIAL_ARMY6,
    SPECIAL_RICE,
    SPECIAL_TAX,
)

TAX_MOST, TAX_LEAST, RICE_MOST, RICE_LEAST, ARMY6 = 5, 6, 3, 4, 6


def event_kind(s: State, board: Board) -> int:
    """Return the kind of this round's event, or ``NONE``."""
    return NONE if s.event == NONE else board.event_kind[s.event]


def with_general(s: State, seat: int, province: int) -> int:
    """Return 1 where the general of *seat* stands, else 0 (SHO-GEN-4)."""
    return int(s.general[seat] == province)


def building_cost(
    s: State, board: Board, seat: int, province: int, building: int
) -> int:
    return board.building_cost[building] - with_general(s, seat, province)


def tax(s: State, board: Board, seat: int, province: int) -> int:
    chests = board.chests[province] + with_general(s, seat, province)
    kind = event_kind(s, board)
    if kind == EVENT_TAX_MAX5:
        chests = min(chests, TAX_MOST)
    elif kind == EVENT_TAX_MIN6:
        chests = max(chests, TAX_LEAST)
    return chests + int(s.special_of(seat) == SPECIAL_TAX)


def rice(s: State, board: Board, seat: int, province: int) -> int:
    harvest = board.rice[province] + with_general(s, seat, province)
    kind = event_kind(s, board)
    if kind == EVENT_RICE_MAX3:
        harvest = min(harvest, RICE_MOST)
    elif kind == EVENT_RICE_MIN4:
        harvest = max(harvest, RICE_LEAST)
    return harvest + int(s.special_of(seat) == SPECIAL_RICE)


def basic_levy(s: State, board: Board, levy: int) -> int:
    """Return what must be in the supply for the action (SHO-ACT-ARMY-3)."""
    short = event_kind(s, board) == EVENT_SHORT_LEVY
    return board.short_levy[levy] if short else board.levy_yield[levy]


def levy(s: State, board: Board, seat: int, province: int, which: int) -> int:
    """Return how many armies *seat* may place, if its supply has them."""
    short = event_kind(s, board) == EVENT_SHORT_LEVY
    armies = basic_levy(s, board, which)
    untouched = board.short_levy[which] == board.levy_yield[which]
    if not short or untouched:
        armies += with_general(s, seat, province)
    if which == 0 and s.special_of(seat) == SPECIAL_ARMY6:
        armies = ARMY6
    return armies
