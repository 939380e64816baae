"""Draws the board and a position on it as one self-contained SVG.

The source is an observation, never the state: what is hidden from the viewer cannot be
in the picture. The elements carry ``data-`` attributes with the words of the game, for
tests and for scripts that colour or count.
"""

from importlib import resources
from typing import Final

from sengoku.core.stack import Stack
from sengoku.core.svg import Point, cut, element, group, text, title
from sengoku.samurai.drawing import (
    captions,
    influence,
    land,
    legend,
    pieces,
    screen,
    sheets,
    slots,
)
from sengoku.samurai.drawing.scene import Scene, scene
from sengoku.samurai.drawing.symbols import SYMBOLS
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observation import Observation

STYLE: Final = resources.files("sengoku.samurai.drawing") / "style.css"
CORNER: Final[Point] = (-198.0, 0.0)
WIDTH: Final = 1300.0
HEIGHT: Final = 1324.0
ERAS: Final = "一二三"


def draw(rules: SamuraiRules, seen: Observation | None) -> str:
    """Return the board of *rules* as SVG, with the position *seen* if given.

    Custom boards with provinces that the map lacks are refused.
    """
    shown = scene(rules, seen)
    x, y = CORNER
    drawn = [
        land.water(CORNER, WIDTH, HEIGHT),
        land.land(shown),
        land.links(shown),
        land.mountains(shown),
        pieces.pieces(shown),
        slots.track(shown),
        _seal(shown),
        *_sheets(rules, shown),
    ]
    return element(
        "svg",
        title(f"Small Samurai Empires: {rules.board.name}"),
        element("style", STYLE.read_text(encoding="utf-8")),
        element("defs", SYMBOLS.definitions(drawn), land.definitions(shown)),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{x:.0f} {y:.0f} {WIDTH:.0f} {HEIGHT:.0f}",
        role="img",
    )


def _sheets(rules: SamuraiRules, shown: Scene) -> list[str]:
    seen = shown.seen
    if seen is None:
        return [legend.legend(), screen.orders(shown)]
    after = sheets.TOP + sheets.seats_height(shown) + 14
    own = screen.orders(shown)
    if seen.viewer is not None:
        own = screen.screen(shown, seen, seen.viewer)
    return [
        sheets.seats(shown, seen, _phase(rules, seen)),
        influence.influence(shown, seen, after),
        own,
    ]


def _phase(rules: SamuraiRules, seen: Observation) -> str:
    if not seen.stack:
        return captions.OVER
    asked = rules.table[Stack(seen.stack).step].name
    return captions.PHASES.get(asked, captions.PHASES[""])


def _seal(shown: Scene) -> str:
    """Return the seal with the name of the age, and the era during a game."""
    era = ERAS[shown.seen.era - 1] if shown.seen and shown.seen.era else ""
    signs = ["戦", "国", *era]
    height = 50 * len(signs) + 32
    x, y = 1046.0, 1296.0 - height / 2
    return group(
        cut((x, y), 72, height, 11, "seal"),
        cut((x, y), 61, height - 11, 8, "seal-line"),
        *[
            text(sign, (x, y - height / 2 + 60 + 50 * n), 46, "kanji on-seal")
            for n, sign in enumerate(signs)
        ],
    )
