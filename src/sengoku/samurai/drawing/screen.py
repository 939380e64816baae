"""The narrow sheet: the viewer's own screen, or the orders."""

from typing import Final

from sengoku.core.svg import box, fitted, group, path, text
from sengoku.core.woodcut import sheet
from sengoku.samurai.drawing import captions, marks
from sengoku.samurai.drawing.scene import Scene
from sengoku.samurai.drawing.sheets import LEFT
from sengoku.samurai.drawing.symbols import symbol
from sengoku.samurai.observation import Observation
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import ORDER_WORDS, REGION_WORDS, SEAT_LETTERS

WIDTH: Final = 190.0
BOTTOM: Final = 1302.0
ROW: Final = 50.0
HEAD: Final = 50.0


def orders(scene: Scene) -> str:
    """Return the seven orders and the number of copies per player."""
    height = HEAD + ROW * len(ORDER_WORDS) + 8
    top = BOTTOM - height
    rows = [
        _order(scene, None, order, copies, top + HEAD + ROW * order)
        for order, copies in enumerate(scene.board.order_copies)
    ]
    title = text(captions.ORDERS_TITLE, (LEFT + 16, top + 34), 25, "title")
    return sheet((LEFT, top), WIDTH, height, title, *rows, name="orders")


def screen(scene: Scene, seen: Observation, seat: int) -> str:
    """Return what only *seat* sees: its tokens, its resources, its hand."""
    height = HEAD + ROW * len(ORDER_WORDS) + 132
    top = BOTTOM - height
    rows = [
        _order(scene, seat, order, count, top + HEAD + ROW * order)
        for order, count in enumerate(seen.tokens or ())
    ]
    owner = captions.SCREEN.format(seat=SEAT_LETTERS[seat])
    after = top + HEAD + ROW * len(ORDER_WORDS)
    return sheet(
        (LEFT, top),
        WIDTH,
        height,
        marks.crest(scene, seat, (LEFT + 30, top + 26), 15),
        fitted(owner, (LEFT + 54, top + 34), 23, "title", 120),
        *rows,
        _resources(seen, seat, after),
        _hand(seen, after + 54),
        name="screen",
    )


def _line(top: float) -> str:
    return path(f"M{LEFT + 14} {top}h{WIDTH - 28}", "line")


def _order(scene: Scene, seat: int | None, order: int, count: int, top: float) -> str:
    level = top + ROW / 2
    face = symbol(f"order-{ORDER_WORDS[order]}", (LEFT + 36, level), 26, "ink")
    if seat is not None:
        face = marks.token_face(scene, seat, order, (LEFT + 36, level), 38)
    return group(
        _line(top),
        face,
        fitted(captions.ORDERS[order], (LEFT + 64, level + 7), 19.5, "", 86),
        text(count, (LEFT + WIDTH - 16, level + 8), 23, "number end"),
        class_=None if count else "used",
        data_kept=ORDER_WORDS[order],
        data_count=count,
    )


def _resources(seen: Observation, seat: int, top: float) -> str:
    pairs = (("food", seen.food[seat]), ("bushido", seen.bushido[seat]))
    return _line(top) + "".join(
        symbol(name, (LEFT + 38 + 82 * n, top + 28), 29, name)
        + text(count, (LEFT + 60 + 82 * n, top + 37), 26, "number")
        for n, (name, count) in enumerate(pairs)
    )


def _hand(seen: Observation, top: float) -> str:
    """Return the destiny cards in hand; a committed one is raised."""
    counts = enumerate(seen.hand or ())
    cards = [(region, 10) for region, count in counts for _ in range(count)]
    if seen.committed is not None and seen.committed != NONE:
        cards.append((seen.committed, 4))
    return _line(top) + "".join(
        _card(region, LEFT + 16 + 38 * place, top + drop)
        for place, (region, drop) in enumerate(cards)
    )


def _card(region: int, x: float, y: float) -> str:
    name = REGION_WORDS[region]
    return group(
        box((x, y), 34, 48, f"r-{name} edge", rx=4),
        symbol(f"region-{name}", (x + 17, y + 24), 23, "ink"),
        data_card=name,
    )
