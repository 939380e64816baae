"""Signs for seats, regions and tokens."""

from sengoku.core.svg import Point, box, group, tile
from sengoku.samurai.drawing.scene import Scene
from sengoku.samurai.drawing.symbols import SYMBOLS, symbol
from sengoku.samurai.vocabulary import ORDER_WORDS, SEAT_LETTERS


def crest(scene: Scene, seat: int, at: Point, radius: float) -> str:
    """Return the crest of a seat on a disc of its colour."""
    return SYMBOLS.crest(scene.colours[seat], SEAT_LETTERS[seat], at, radius)


def army(scene: Scene, seat: int, count: int, at: Point, size: float) -> str:
    """Return a helmet with its number; the outline identifies the seat as well."""
    colour, letter = scene.colours[seat], SEAT_LETTERS[seat]
    return SYMBOLS.plate(colour, count, at, size, data_army=letter)


def region_mark(region: str, at: Point, size: float) -> str:
    return SYMBOLS.on_tile(f"region-{region}", at, size, f"r-{region}")


def castle(scene: Scene, seat: int, at: Point, size: float) -> str:
    x, y = at
    colour = scene.colours[seat]
    low = (x, y + size * 0.26)
    return group(
        symbol("keep", at, size, f"rim {colour}"),
        symbol(f"crest-{colour}", low, size * 0.38, f"{colour}-on"),
        data_castle=SEAT_LETTERS[seat],
    )


def token_edge(scene: Scene, seat: int, order: int, at: Point, size: float) -> str:
    """Return the visible upper edge of a covered token: order and crest."""
    x, y = at
    colour, level = scene.colours[seat], y - size * 0.26
    return group(
        _blank(at, size, colour),
        box((x - size * 0.4, y - size * 0.44), size * 0.8, size * 0.5, "face", rx=4),
        symbol(f"order-{ORDER_WORDS[order]}", (x - 9, level), 17, f"{colour}-ink"),
        symbol(f"crest-{colour}", (x + 12, level), 13, f"{colour}-ink"),
    )


def token_back(scene: Scene, seat: int, at: Point, size: float) -> str:
    colour = scene.colours[seat]
    return group(
        _blank(at, size, colour),
        symbol(f"crest-{colour}", at, size * 0.6, f"{colour}-on"),
    )


def _blank(at: Point, size: float, colour: str) -> str:
    layers = ((1.12, "key"), (1.05, "face"), (0.98, f"body {colour}"))
    return "".join(tile(at, size * scale, class_) for scale, class_ in layers)


def token_face(scene: Scene, seat: int, order: int, at: Point, size: float) -> str:
    """Return an order token; frame and colour identify its owner."""
    colour = scene.colours[seat]
    return group(
        _blank(at, size, colour),
        tile(at, size * 0.8, "face"),
        symbol(f"order-{ORDER_WORDS[order]}", at, size * 0.62, f"{colour}-ink"),
    )


def hidden(at: Point, size: float) -> str:
    return symbol("hidden", at, size, "ink faint")
