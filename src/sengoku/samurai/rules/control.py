"""Power and control.

SSE-CTRL-1  A player's power in a province is (number of own armies there) + 2 × (number
            of own castles there).
SSE-CTRL-2  A player controls a province if and only if their power there is strictly
            greater than that of every other player.
SSE-CTRL-3  If two or more players tie for the highest power, nobody controls the
            province; a province without pieces is controlled by nobody.
SSE-CTRL-4  Control has no memory: at every moment it is what SSE-CTRL-1 to -3 give for
            the pieces now on the board, whoever held the province before.
SSE-CTRL-5  A castle alone (no army) gives 2 power and can therefore control a province.
SSE-CTRL-6  A castle always belongs to the player who built it and can never be
            captured, destroyed, moved or removed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.rows import row
from sengoku.samurai.board import Board
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import MAX_SEATS, PROVINCES, REGIONS

CASTLE_POWER: Final = 2


def power(s: State, seat: i64, province: i64, region: i64) -> i64:
    """Return the power of *seat* in a *province* of *region*."""
    strength = s.armies_of(seat, province)
    if s.castle_of(seat, region) == province:
        strength += CASTLE_POWER
    return strength


def controller(s: State, province: i64, region: i64) -> i64:
    """Return the seat that controls *province*, or ``NONE``."""
    armies, castle = s.armies, s.castle
    first = province * MAX_SEATS
    best: i64 = 0
    leader: i64 = NONE
    for seat in range(s.seats):  # the hottest loop: ``power`` without calls
        strength = armies[first + seat]
        if castle[seat * REGIONS + region] == province:
            strength += CASTLE_POWER
        if strength > best:
            best, leader = strength, seat
        elif strength == best:
            leader = NONE
    return leader


def provinces_held(s: State, board: Board) -> vec[i64]:
    """Return how many provinces each seat controls, by ``seat_region``."""
    counts = row(MAX_SEATS * REGIONS)
    for province, region in enumerate(board.region_of):
        holder = controller(s, province, region)
        if holder != NONE:
            counts[holder * REGIONS + region] += 1  # a hot loop: without a call
    return counts


def controllers(s: State, board: Board) -> vec[i64]:
    """Return who controls each province, ``NONE`` where nobody does."""
    held = row(PROVINCES)
    for province, region in enumerate(board.region_of):
        held[province] = controller(s, province, region)
    return held
