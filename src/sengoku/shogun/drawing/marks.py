"""Signs for seats, regions, buildings and cards."""

from sengoku.core.svg import Point, box, circle, group, path
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.symbols import SYMBOLS, symbol
from sengoku.shogun.vocabulary import BUILDING_WORDS, GREEN, SEAT_LETTERS


def crest(scene: Scene, seat: int, at: Point, radius: float) -> str:
    """Return the crest of a seat on a disc of its colour."""
    return SYMBOLS.crest(scene.colours[seat], SEAT_LETTERS[seat], at, radius)


def army(scene: Scene, seat: int, count: int, at: Point, size: float) -> str:
    """Return a helmet with its number; the outline identifies the seat as well."""
    colour, letter = scene.colours[seat], SEAT_LETTERS[seat]
    return SYMBOLS.plate(colour, count, at, size, data_army=letter)


def region_mark(region: str, at: Point, size: float) -> str:
    return SYMBOLS.on_tile(f"region-{region}", at, size, f"r-{region}")


def cube(scene: Scene, colour: int, at: Point, size: float) -> str:
    """Return a cube of a seat with its crest, or of the peasants with a cross-cut."""
    x, y = at
    if colour == GREEN:
        cuts = path(f"M{x - 7} {y - 1}l6 8m0 -5l-6 3", "cuts")
        return symbol("cube", at, size, "peasant") + cuts
    worn = scene.colours[colour]
    low = (x, y + size * 0.04)
    return symbol("cube", at, size, worn) + (
        symbol(f"crest-{worn}", low, size * 0.42, f"{worn}-on")
    )


def building(kind: int, at: Point) -> str:
    x, y = at
    word = BUILDING_WORDS[kind]
    return group(
        box((x - 11.5, y - 11.5), 23, 23, "house", rx=2),
        symbol(word, at, 19, "ink"),
        data_building=word,
    )


def back(corner: Point, width: float, height: float) -> str:
    """Return a card face down."""
    x, y = corner[0] + width / 2, corner[1] + height / 2
    half = min(width, height) * 0.26
    diamond = f"M{x - half} {y}l{half} {-half} {half} {half} {-half} {half}z"
    return (
        box(corner, width, height, "back", rx=4)
        + box((corner[0] + 4, corner[1] + 4), width - 8, height - 8, "back-line", rx=2)
        + path(diamond, "back-line")
    )


def hidden(at: Point, size: float) -> str:
    return symbol("hidden", at, size, "ink faint")


def secret(at: Point) -> str:
    """Return the badge of a card that only the viewer can read."""
    return circle(at, 9, "badge") + symbol("hidden", at, 13, "on-badge")
