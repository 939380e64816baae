"""The contents of provinces: names, yields, buildings, armies, generals, stones."""

from sengoku.core.svg import Point, box, group, text
from sengoku.shogun.drawing import marks
from sengoku.shogun.drawing.geometry import sites
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.symbols import SYMBOLS, symbol
from sengoku.shogun.observation import Observation
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import SEAT_LETTERS


def pieces(scene: Scene) -> str:
    """Draw names first, so that no name covers a piece of a neighbour."""
    numbers = range(len(scene.places))
    names = [_name(scene, number) for number in numbers]
    drawn = [_province(scene, p) for p in numbers if not scene.is_out(p)]
    return "".join([*names, *drawn])


def _province(scene: Scene, number: int) -> str:
    drawn = [_yields(scene, number), *_sites(scene, number)]
    if scene.seen is not None:
        drawn += [
            _monuments(scene, scene.seen, number),
            *_generals(scene, scene.seen, number),
            _army(scene, scene.seen, number),
            _unrest(scene, scene.seen, number),
        ]
    return group(*drawn, data_pieces=scene.places[number].id)


# Printed on the board


def _name(scene: Scene, number: int) -> str:
    """Return the name, on a banner of the seat that owns the province."""
    place, owner = scene.places[number], scene.owner(number)
    said = scene.board.province_names[number]
    x, y = place.label
    at = (x, y + 9.5 * (len(place.lines) - 1))
    if scene.is_out(number):
        return text(said, at, 17, "title name out-name")
    if owner == NONE:
        return text(said, at, 19, f"title name h-{scene.region(number)}")
    return SYMBOLS.banner(said, at, 17.5, scene.colours[owner], 4)


def _yields(scene: Scene, number: int) -> str:
    """Return the chests and the rice, below the armies or in their place."""
    place = scene.places[number]
    free = not place.in_one_row and scene.owner(number) == NONE
    x, y = place.label[0], place.army[1] + (0 if free else 22)
    board = scene.board
    return group(
        _figure("chest", board.chests[number], (x - 15.5, y)),
        _figure("rice", board.rice[number], (x + 15.5, y)),
        data_yields=f"{board.chests[number]}-{board.rice[number]}",
    )


def _figure(name: str, count: int, at: Point) -> str:
    x, y = at
    return (
        box((x - 14.5, y - 8.5), 29, 17, "pill", rx=8)
        + symbol(name, (x - 5, y - 0.5), 13, name)
        + text(count, (x + 7, y + 5.3), 15, "number middle")
    )


# Played pieces


def _sites(scene: Scene, number: int) -> list[str]:
    points = sites(scene.places[number], scene.board.sites[number])
    built = scene.buildings(number)
    free = points[len(built) :]
    return [
        *[marks.building(kind, at) for kind, at in zip(built, points, strict=False)],
        *[box((x - 9.5, y - 9.5), 19, 19, "site", data_site="free") for x, y in free],
    ]


def _army(scene: Scene, seen: Observation, number: int) -> str:
    owner, count = seen.owner[number], seen.armies[number]
    if owner == NONE:
        return ""
    return marks.army(scene, owner, count, scene.places[number].army, 32)


def _unrest(scene: Scene, seen: Observation, number: int) -> str:
    count = seen.unrest[number]
    if not count:
        return ""
    x, y = scene.places[number].unrest
    more = text(count, (x + 12, y + 5), 15, "number name") if count > 1 else ""
    return group(
        symbol("unrest", (x + 3, y), 18, "unrest rim"),
        more,
        data_unrest=count,
    )


def _left(scene: Scene, number: int) -> Point:
    """Return the place left of everything else in a province."""
    place = scene.places[number]
    x, y = place.army if place.in_one_row else place.site_points[0]
    return (x - 25, y)


def _generals(scene: Scene, seen: Observation, number: int) -> list[str]:
    x, y = _left(scene, number)
    return [
        group(
            symbol("general", (x, y - 1), 27, f"rim {worn}"),
            symbol(f"crest-{worn}", (x, y + 3), 9, f"{worn}-on"),
            data_general=SEAT_LETTERS[seat],
        )
        for seat, worn in enumerate(scene.colours)
        if seen.general[seat] == number
    ]


def _monuments(scene: Scene, seen: Observation, number: int) -> str:
    """Return the stones right of the sites, one for each colour with its number."""
    place, seats = scene.places[number], len(scene.colours)
    x, y = sites(place, scene.board.sites[number])[-1]
    counts = seen.monuments[number * seats : (number + 1) * seats]
    present = [seat for seat, count in enumerate(counts) if count]
    return "".join(
        _stone(scene, seat, counts[seat], (x + 23 + 19 * n, y))
        for n, seat in enumerate(present)
    )


def _stone(scene: Scene, seat: int, count: int, at: Point) -> str:
    x, y = at
    colour = scene.colours[seat]
    return group(
        symbol("monument", at, 23, f"rim {colour}"),
        symbol(f"crest-{colour}", (x, y - 2), 7, f"{colour}-on"),
        text(count, (x + 8, y - 5), 13, "number name") if count > 1 else "",
        data_monument=SEAT_LETTERS[seat],
        data_count=count,
    )
