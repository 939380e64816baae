"""Chest and tower cards of a plan: they cover what no province is worth."""

from typing import Final

from sengoku.bots.shogun.gains import cost_of
from sengoku.bots.shogun.worth import Outlook
from sengoku.shogun.state import NONE
from sengoku.shogun.words import (
    CHEST_0,
    CHEST_4,
    CHEST_CARDS,
    FIELD_BID,
    FIELD_CONV1,
    FIELD_CONV3,
    FIELDS,
    TOWER_CARD,
)

RESERVE: Final = 4
"""Chests a bid leaves for the next round."""


def purse(view: Outlook, mat: list[int]) -> int:
    """Return the chests that the provinces on the mat do not spend."""
    chests = view.s.chests[view.seat]
    for field in range(FIELDS):
        if 0 <= mat[field] < CHEST_0:
            chests -= cost_of(view, field)
    return max(0, chests)


def skips(view: Outlook, mat: list[int]) -> int:
    """Return how many chest and tower cards are in hand."""
    count = CHEST_CARDS + view.ground.tower_cards
    for card in mat:
        if card >= CHEST_0:
            count -= 1
    return count


def cover(view: Outlook, mat: list[int], fields: list[int]) -> None:
    """Lay cards on the *fields* that are empty: the bid, towers, then the rest."""
    if FIELD_BID in fields and mat[FIELD_BID] == NONE:
        mat[FIELD_BID] = _bid(view, mat)
    _convert(view, mat, fields)
    rest = _rest(view, mat)
    for field in fields:
        if mat[field] == NONE and rest:
            mat[field] = rest.pop()


def _bid(view: Outlook, mat: list[int]) -> int:
    """Return the chest card to bid, from what the plan leaves; all at the end."""
    left = purse(view, mat)
    offer = min(4, left) if view.rounds == 0 else min(1, max(0, left - RESERVE))
    for card in range(CHEST_0 + offer, CHEST_0 - 1, -1):
        if card not in mat:
            return card
    dearest = min(4, view.s.chests[view.seat])
    for card in range(CHEST_0 + offer + 1, CHEST_0 + dearest + 1):
        if card not in mat:
            return card
    return NONE


def _convert(view: Outlook, mat: list[int], fields: list[int]) -> None:
    """SHO-COURT-9: tower cards send cubes of the tray to court."""
    tray = view.s.tray[view.seat]
    towers = view.ground.tower_cards - mat.count(TOWER_CARD)
    for field in range(FIELD_CONV3, FIELD_CONV1 + 1):
        wanted = FIELD_CONV1 - field + 1
        free = field in fields and mat[field] == NONE
        if free and towers > 0 and tray >= wanted:
            mat[field] = TOWER_CARD
            tray -= wanted
            towers -= 1


def _rest(view: Outlook, mat: list[int]) -> list[int]:
    """Return chest and tower cards in hand; the last ones go first."""
    rest = [TOWER_CARD] * (view.ground.tower_cards - mat.count(TOWER_CARD))
    for card in range(CHEST_4, CHEST_0 - 1, -1):
        if card not in mat:
            rest.append(card)
    return rest
