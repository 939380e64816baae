"""Signs of Shogun: provinces, cards and cubes in as few letters as possible."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from sengoku.shogun.board import Board
from sengoku.shogun.observation import Observation
from sengoku.shogun.vocabulary import (
    BUILDINGS,
    CARD_WORDS,
    CHEST_0,
    CUBE_LETTERS,
    GREEN,
    PROVINCES,
)
from sengoku.terminal.view import TerminalView

BUILT: Final = "cth"
"""A castle, a temple, a theatre."""
FREE: Final = "."
GENERAL: Final = "♞"
PEASANTS: Final = "green"

LEGEND: Final = f"""\
A aki  5 ct. !  4/3  five armies of A, a castle, a temple and one more site,
                     one unrest marker; it yields 4 chests or 3 rice
c castle · t temple · h theatre · {GENERAL} a general · B2 two monuments of B
·         before a province: neutral; ▶ what the question is about
supply    armies that are neither on the map nor in the tower
actions   ▶ the current one, before it those done, ? face down
mat       ✓ a card that was turned up, · an empty field"""

ARTS_LEGEND: Final = """\
arts      ☆ an artist, x one turned face down, A a marker of A; numbers: points"""


def sites(board: Board, seen: Observation, province: int) -> str:
    """Return a sign for each building and one for each free site."""
    built = seen.buildings[province]
    signs = "".join(BUILT[kind] for kind in range(BUILDINGS) if built >> kind & 1)
    return signs.ljust(board.sites[province], FREE)


def unrest(seen: Observation, province: int) -> str:
    markers = seen.unrest[province]
    return "!" * markers if markers < 3 else f"!{markers}"


def yields(board: Board, province: int) -> str:
    return f"{board.chests[province]}/{board.rice[province]}"


def province_card(board: Board, province: int) -> str:
    """Return what is printed on a card: its name, chests, rice and sites."""
    free = FREE * board.sites[province]
    return f"{board.province_ids[province]} {yields(board, province)} {free}"


def card(board: Board, number: int) -> str:
    """Return the name of a card that players hold."""
    if number < PROVINCES:
        return board.province_ids[number]
    return CARD_WORDS[number - CHEST_0]


def cubes(counts: Sequence[int], speech: TerminalView) -> Text:
    """Return cubes by colour, peasants last."""
    found = Text()
    for colour, count in enumerate(counts):
        if count:
            style = PEASANTS if colour == GREEN else speech.styles[colour]
            found.append(f"{CUBE_LETTERS[colour]}{count} ", style)
    found.rstrip()
    return found if found else Text("nothing", "dim")
