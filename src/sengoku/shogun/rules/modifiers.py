"""How general, event and special card modify an action, in this order [R-28].

SHO-SPEC-1  +1 chest: the owner's tax action yields 1 more chest.
SHO-SPEC-2  +1 rice: the owner's rice action yields 1 more rice.
SHO-SPEC-3  6 armies: the owner's Raise 5 armies action yields 6 armies, still for 3
            chests. The card sets the number to 6, also when an event has lowered it.
SHO-SPEC-4  +1 attacking: in each battle of the owner as attacker, in Battle/Move A and
            Battle/Move B, one more army from their supply is thrown [R-07]; attacks on
            neutral provinces are included [R-08].
SHO-SPEC-5  +1 defending: in each battle in which another player attacks the owner, in
            Battle/Move A and Battle/Move B, one more army from their supply is thrown.
            It does not help in revolts [R-08].

SHO-EV-2  Tax Cap (E3), Full Coffers (E7), Poor Harvest (E8), Good Harvest (E4): tax or
          rice yields at most or at least this number [F-06]. The limit acts before the
          +1 of a special card: Settsu, worth 7, yields 6 under Tax Cap with +1 chest.
SHO-EV-3  Short Levy (E12): Raise 5 armies yields 3 armies and Raise 3 armies yields 2,
          for the usual price; Raise 1 army is untouched. With that card, Raise 5 armies
          still yields 6.
SHO-EV-4  Castle Guard (E2, E6): if a province with a castle is attacked, the defender
          throws one more army from the supply. It adds up with +1 defending to two. If
          the supply has fewer, as many as there are [R-07].
SHO-EV-5  Temple Peace (E10, E11): provinces with a temple may not be attacked. Like
          Castle Guard, it concerns attacks by players only.
SHO-EV-6  Calming Plays (E1, E5): building a theatre removes one unrest marker from its
          province [R-42]. Where no marker lies it has no effect, and the theatre is
          built all the same.
SHO-EV-7  Temples and castles count as they stand when the attack is declared: one built
          earlier in the same round already protects; one that is destroyed or not yet
          built does not.
"""

from mypy_extensions import i64

from sengoku.shogun.board import Board
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
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


def with_general(s: State, seat: i64, province: i64) -> int:
    """Return 1 where the general of *seat* stands, else 0 (SHO-GEN-4)."""
    return int(s.general[seat] == province)


def building_cost(
    s: State, board: Board, seat: i64, province: i64, building: int
) -> int:
    return board.building_cost[building] - with_general(s, seat, province)


def tax(s: State, board: Board, seat: i64, province: i64) -> int:
    chests = board.chests[province] + with_general(s, seat, province)
    kind = event_kind(s, board)
    if kind == EVENT_TAX_MAX5:
        chests = min(chests, TAX_MOST)
    elif kind == EVENT_TAX_MIN6:
        chests = max(chests, TAX_LEAST)
    return chests + int(s.special_of(seat) == SPECIAL_TAX)


def rice(s: State, board: Board, seat: i64, province: i64) -> int:
    harvest = board.rice[province] + with_general(s, seat, province)
    kind = event_kind(s, board)
    if kind == EVENT_RICE_MAX3:
        harvest = min(harvest, RICE_MOST)
    elif kind == EVENT_RICE_MIN4:
        harvest = max(harvest, RICE_LEAST)
    return harvest + int(s.special_of(seat) == SPECIAL_RICE)


def basic_levy(s: State, board: Board, levy: i64) -> int:
    """Return how many armies the supply needs for the action (SHO-ACT-ARMY-3)."""
    short = event_kind(s, board) == EVENT_SHORT_LEVY
    return board.short_levy[levy] if short else board.levy_yield[levy]


def levy(s: State, board: Board, seat: i64, province: i64, which: i64) -> int:
    """Return how many armies *seat* may place, if its supply has them."""
    short = event_kind(s, board) == EVENT_SHORT_LEVY
    armies = basic_levy(s, board, which)
    untouched = board.short_levy[which] == board.levy_yield[which]
    if not short or untouched:
        armies += with_general(s, seat, province)
    if which == 0 and s.special_of(seat) == SPECIAL_ARMY6:
        armies = ARMY6
    return armies
