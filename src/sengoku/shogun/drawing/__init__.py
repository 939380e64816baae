"""Draws the board and a position on it as one self-contained SVG.

The source is an observation, never the state: what is hidden from the viewer cannot be
in the picture. The elements carry ``data-`` attributes with the words of the game, for
tests and for scripts that colour or count.
"""

from importlib import resources
from typing import Final

from sengoku.core.svg import element, title
from sengoku.shogun.drawing import (
    arts,
    captions,
    cards,
    court,
    key,
    land,
    mats,
    pieces,
    season,
    seats,
    tower,
)
from sengoku.shogun.drawing.layout import (
    BELOW,
    GAP,
    LEFT,
    MAP_HEIGHT,
    TOP,
    WIDTH,
    table_height,
)
from sengoku.shogun.drawing.scene import Scene, scene
from sengoku.shogun.drawing.symbols import SYMBOLS
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.observation import Observation

STYLE: Final = resources.files("sengoku.shogun.drawing") / "style.css"


def draw(rules: ShogunRules, seen: Observation | None) -> str:
    """Return the board of *rules* as SVG, with the position *seen* if given.

    Custom boards with provinces that the map lacks are refused.
    """
    shown = scene(rules, seen)
    sheets, height = _sheets(shown)
    drawn = [
        land.water((0.0, 0.0), WIDTH, height),
        land.land(shown),
        land.routes(shown),
        pieces.pieces(shown),
        key.seal(),
        *sheets,
    ]
    return element(
        "svg",
        title(f"{captions.GAME}: {rules.board.name}, {rules.options.side}"),
        element("style", STYLE.read_text(encoding="utf-8")),
        element("defs", SYMBOLS.definitions(drawn), land.definitions(shown)),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:.0f} {height:.0f}",
        role="img",
    )


def _sheets(shown: Scene) -> tuple[list[str], float]:
    """Return the sheets in the sea and the height of the whole picture."""
    seen = shown.seen
    if seen is None:
        return [key.legend(), key.regions(shown, TOP + 106 + GAP)], MAP_HEIGHT
    plans = BELOW + table_height(len(shown.seats)) + GAP
    below = plans + mats.height(shown, seen) + GAP
    extra, height = _modules(shown, seen, below)
    sheets = [
        season.season(shown, seen),
        key.regions(shown, TOP + season.HEIGHT + GAP),
        tower.tower(shown, seen),
        seats.seats(shown, seen),
        cards.cards(shown, seen),
        mats.mats(shown, seen, plans),
        *extra,
    ]
    return sheets, height + 6


def _modules(shown: Scene, seen: Observation, top: float) -> tuple[list[str], float]:
    """Return the sheets of modules from left to right, and where they end."""
    drawn, left, bottom = [], LEFT, top
    high = top + table_height(len(shown.seats)) + GAP
    if court.has_court(seen):
        drawn.append(court.court(shown, seen, left, top))
        left, bottom = left + court.COURT_WIDTH + GAP, high
    if court.has_samurai(seen):
        drawn.append(court.samurai(shown, seen, left, top))
        left, bottom = left + court.SAMURAI_WIDTH + GAP, high
    if arts.has_arts(seen):
        drawn.append(arts.arts(shown, seen, left, top))
        bottom = max(bottom, top + arts.HEIGHT + GAP)
    return drawn, bottom
