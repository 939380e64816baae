"""Chest and tower cards of a plan: they cover fields without a useful province."""

from typing import Final

from sengoku.shogun.bots.evaluator import Evaluator
from sengoku.shogun.bots.gains import cost_of
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import (
    CHEST_0,
    CHEST_4,
    CHEST_CARDS,
    FIELD_BID,
    FIELD_CONV1,
    FIELD_CONV3,
    FIELDS,
    TOWER_CARD,
)

RESERVED_CHESTS: Final = 4
"""Chests that a bid leaves for the next round."""


def unspent_chests(evaluator: Evaluator, mat: list[int]) -> int:
    """Return the chests left after paying for the provinces on the mat."""
    chests = evaluator.s.chests[evaluator.seat]
    for field in range(FIELDS):
        if 0 <= mat[field] < CHEST_0:
            chests -= cost_of(evaluator, field)
    return max(0, chests)


def filler_cards_in_hand(evaluator: Evaluator, mat: list[int]) -> int:
    """Count the chest and tower cards in hand."""
    count = CHEST_CARDS + evaluator.params.tower_cards
    for card in mat:
        if card >= CHEST_0:
            count -= 1
    return count


def cover(evaluator: Evaluator, mat: list[int], fields: list[int]) -> None:
    """Cover the empty *fields*: the bid, then towers, then the rest."""
    if FIELD_BID in fields and mat[FIELD_BID] == NONE:
        mat[FIELD_BID] = _bid(evaluator, mat)
    _convert(evaluator, mat, fields)
    rest = _filler_cards(evaluator, mat)
    for field in fields:
        if mat[field] == NONE and rest:
            mat[field] = rest.pop()


def _bid(evaluator: Evaluator, mat: list[int]) -> int:
    """Return the chest card to bid from what is left; bid all in the last round."""
    left = unspent_chests(evaluator, mat)
    offer = (
        min(4, left)
        if evaluator.rounds == 0
        else min(1, max(0, left - RESERVED_CHESTS))
    )
    for card in range(CHEST_0 + offer, CHEST_0 - 1, -1):
        if card not in mat:
            return card
    dearest = min(4, evaluator.s.chests[evaluator.seat])
    for card in range(CHEST_0 + offer + 1, CHEST_0 + dearest + 1):
        if card not in mat:
            return card
    return NONE


def _convert(evaluator: Evaluator, mat: list[int], fields: list[int]) -> None:
    """SHO-COURT-9: tower cards send cubes of the tray to court."""
    tray = evaluator.s.tray[evaluator.seat]
    towers = evaluator.params.tower_cards - mat.count(TOWER_CARD)
    for field in range(FIELD_CONV3, FIELD_CONV1 + 1):
        wanted = FIELD_CONV1 - field + 1
        free = field in fields and mat[field] == NONE
        if free and towers > 0 and tray >= wanted:
            mat[field] = TOWER_CARD
            tray -= wanted
            towers -= 1


def _filler_cards(evaluator: Evaluator, mat: list[int]) -> list[int]:
    """Return the chest and tower cards in hand, to be used from the end."""
    rest = [TOWER_CARD] * (evaluator.params.tower_cards - mat.count(TOWER_CARD))
    for card in range(CHEST_4, CHEST_0 - 1, -1):
        if card not in mat:
            rest.append(card)
    return rest
