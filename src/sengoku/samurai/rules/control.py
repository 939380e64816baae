"""Power and control.
"""

from sengoku.samurai.board import Board
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import MAX_SEATS, REGIONS

CASTLE_POWER = 2


def power(s: State, seat: int, province: int, region: int) -> int:
    """Return the power of *seat* in a *province* of *region*."""
    strength = s.armies[province * MAX_SEATS + seat]
    if s.castle[seat * REGIONS + region] == province:
        strength += CASTLE_POWER
    return strength


def controller(s: State, province: int, region: int) -> int:
    """Return the seat that controls *province*, or ``NONE``."""
    armies, castle, first = s.armies, s.castle, province * MAX_SEATS
    best, leader = 0, NONE
    for seat in range(s.seats):  # the hottest loop: ``power`` written out
        strength = armies[first + seat]
        if castle[seat * REGIONS + region] == province:
            strength += CASTLE_POWER
        if strength > best:
            best, leader = strength, seat
        elif strength == best:
            leader = NONE
    return leader


def controllers(s: State, board: Board) -> list[int]:
    """Return who controls each province, ``NONE`` where nobody does."""
    return [
        controller(s, province, region)
        for province, region in enumerate(board.region_of)
    ]


def controlled(s: State, board: Board, seat: int, region: int) -> list[int]:
    """Return the provinces of *region* that *seat* controls."""
    return [
        province
        for province in board.provinces_of[region]
        if controller(s, province, region) == seat
    ]
