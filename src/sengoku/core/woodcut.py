"""What the pictures of all boards share: the sea and its waves, weaves, paper sheets.

Colours are classes; each picture's style sheet defines them.
"""

from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

from sengoku.core.errors import UnreadableError
from sengoku.core.svg import Point, box, element, group, path


class Place(Protocol):
    """A place on a drawn map."""

    @property
    def id(self) -> str: ...


P = TypeVar("P", bound=Place)

WATER: Final = ((46, 0.1), (32, 0.16), (20, 0.22), (9, 0.5))
"""Water lines around the coasts: widths and opacities."""

WAVE: Final = "q9-9 18 0t18 0"


def bokashi(id: str) -> str:
    """Return the shade of the sea, deepening to its northern edge."""
    stops = (("0", "far"), (".3", "mid"), ("1", "near"))
    return element(
        "linearGradient",
        *[element("stop", offset=at, class_=f"sea-{name}") for at, name in stops],
        id=id,
        x1="0", y1="0", x2="0", y2="1",
    )  # fmt: skip


def sea(
    shade: str, waves: Iterable[Point], corner: Point, width: float, height: float
) -> str:
    """Return the water in the *shade* of this id, with a pair of crests at *waves*."""
    crests = "".join(f"M{x} {y}{WAVE}m-30 12{WAVE}" for x, y in waves)
    water = box(corner, width, height, "", fill=f"url(#{shade})")
    return water + path(crests, "waves")


def shallows(coast: str) -> str:
    """Return the water lines along the *coast* of this id."""
    return "".join(
        shore(coast, "water", stroke_width=width, opacity=opacity)
        for width, opacity in WATER
    )


def shore(coast: str, class_: str, **more: object) -> str:
    return element("use", href=f"#{coast}", class_=class_, **more)


def weave(id: str, width: int, height: int, d: str) -> str:
    """Return a pattern that identifies a colour without showing it; *d* is one tile."""
    return element(
        "pattern",
        path(d, "weave"),
        id=id,
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


def held(outline: str, colour: str) -> str:
    """Return the inner edge of an *outline* in the colour of its holder."""
    return element("use", href=outline, class_="hold-edge") + group(
        element("use", href=outline, class_="hold"), class_=colour
    )


def joined(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def sheet(corner: Point, width: float, height: float, *inner: str, name: str) -> str:
    """Return a sheet of paper that lies in the sea."""
    x, y = corner
    return group(
        box((x + 3, y + 4), width, height, "shade", rx=8),
        box(corner, width, height, "paper", rx=8),
        *inner,
        data_sheet=name,
    )


def places(
    kind: str, ids: Iterable[str], on_map: Iterable[P], board: str
) -> tuple[P, ...]:
    """Return where the places of a *board* lie, in its order.

    A board with places that the map lacks is refused; *kind* says what they are.
    """
    known = {place.id: place for place in on_map}
    wanted = [*ids]
    unknown = [id for id in wanted if id not in known]
    if unknown:
        detail = (
            f"the board {board!r} cannot be drawn: "
            f"the map of the shipped board has no {kind} {unknown[0]!r}"
        )
        raise UnreadableError("no-map", detail=detail)
    return tuple(known[id] for id in wanted)
