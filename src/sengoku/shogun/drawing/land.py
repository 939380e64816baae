"""The sea, the provinces, and the coasts, borders and routes between them."""

from typing import Final

from sengoku.core.svg import Point, element, group, path, text, title
from sengoku.core.woodcut import (
    bokashi,
    held,
    joined,
    sea,
    shallows,
    shore,
    weave,
)
from sengoku.shogun.drawing.geometry import Border, named, shipped
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import SEAT_LETTERS

SEA: Final = "sho-sea"
COAST: Final = "sho-coast"
OUT: Final = "out"

WEAVES: Final = {
    "brown": (20, 20, "M0 20L10 4l10 16"),
    "yellow": (18, 18, "M9 6.6a2.4 2.4 0 1 0 .1 0z"),
    "red": (22, 22, "M0 22L22 0M0 0l22 22"),
    "purple": (28, 14, "M0 14a14 14 0 0 1 28 0M6 14a8 8 0 0 1 16 0"),
    "green": (14, 22, "M4 2v16M11 -4v10m0 8v10"),
    OUT: (9, 9, "M0 9L9 0"),
}
"""Patterns that distinguish regions without colour: width, height, one tile."""

COASTS: Final = ("coast", "neutral-coast")
STRANGE: Final = {"neutral": "border region", "neutral-inner": "border"}
WAVES: Final = (
    (300, 660), (650, 180), (760, 215), (440, 285), (905, 850), (1010, 770),
    (1120, 70), (1180, 180), (1060, 205), (640, 925), (800, 850), (1560, 420),
    (1545, 640), (1470, 720), (560, 925), (60, 900),
)  # fmt: skip


def definitions(scene: Scene) -> str:
    """Return the outlines, which are reused, and the patterns."""
    outlines = [
        element("path", id=f"sho-at-{place.id}", d=place.d)
        + element(
            "clipPath",
            element("use", href=f"#sho-at-{place.id}"),
            id=f"sho-in-{place.id}",
        )
        for place in scene.places
    ]
    coast = "".join(b.d for b in shipped().borders if b.kind in COASTS)
    weaves = [weave(f"sho-weave-{region}", *WEAVES[region]) for region in WEAVES]
    along = element("path", id=COAST, d=coast)
    return "".join([*outlines, along, bokashi(SEA), *weaves])


def water(corner: Point, width: float, height: float) -> str:
    return sea(SEA, WAVES, corner, width, height)


def land(scene: Scene) -> str:
    strange = [path(shape.d, "strange") for shape in shipped().neutral]
    provinces = [_province(scene, number) for number in range(len(scene.places))]
    lakes = [path(shape.d, "lake") for shape in shipped().lakes]
    borders = [_border(scene, b) for b in shipped().borders if b.kind not in COASTS]
    return "".join(
        [
            shallows(COAST),
            *strange,
            *provinces,
            *lakes,
            *borders,
            shore(COAST, "border coast"),
        ]
    )


def _province(scene: Scene, number: int) -> str:
    place, owner = scene.places[number], scene.owner(number)
    region = OUT if scene.is_out(number) else scene.region(number)
    outline = f"#sho-at-{place.id}"
    return group(
        title(_told(scene, number)),
        element("use", href=outline, class_=f"r-{region}"),
        element("use", href=outline, fill=f"url(#sho-weave-{region})"),
        group(
            _kanji(scene, number),
            "" if owner == NONE else held(outline, scene.colours[owner]),
            clip_path=f"url(#sho-in-{place.id})",
        ),
        data_province=place.id,
        data_region=region,
        data_owner=None if owner == NONE else SEAT_LETTERS[owner],
    )


def _told(scene: Scene, province: int) -> str:
    """Return a one-line summary: ``Kai: A 2, unrest 1``."""
    name, owner = scene.board.province_names[province], scene.owner(province)
    if scene.seen is None or owner == NONE:
        return name
    unrest = scene.seen.unrest[province]
    said = f"{name}: {SEAT_LETTERS[owner]} {scene.seen.armies[province]}"
    return f"{said}, unrest {unrest}" if unrest else said


def _kanji(scene: Scene, number: int) -> str:
    x, y = scene.places[number].centroid
    return text(scene.board.province_kanji[number], (x, y + 20), 50, "kanji stamp")


def _border(scene: Scene, border: Border) -> str:
    board = scene.board
    if border.kind != "land":  # the edge of land outside the game
        return path(border.d, STRANGE[border.kind])
    ends = tuple(sorted(board.province(end) for end in border.of))
    class_ = "border"
    if scene.rules.region_of[ends[0]] != scene.rules.region_of[ends[1]]:
        class_ = "border region"
    if ends not in board.land_borders:  # a correction separates provinces that touch
        class_ = "border closed"
    return path(border.d, class_)


def routes(scene: Scene) -> str:
    """Return dotted lines: across the sea, and by land between distant neighbours."""
    board = scene.board
    touching = {frozenset(pair) for pair in shipped().land_adjacency}
    by_land = named(board, board.land_borders)
    apart = [pair for pair in by_land if frozenset(pair) not in touching]
    pairs = named(board, board.sea_routes) + apart
    return "".join(
        path(_course(scene, a, b), "link", data_route=f"{a}-{b}") for a, b in pairs
    )


def _course(scene: Scene, a: str, b: str) -> str:
    for route in shipped().sides[scene.rules.options.side].sea_routes:
        if {route.a, route.b} == {a, b}:
            return route.d
    ends = [scene.places[scene.board.province(end)].centroid for end in (a, b)]
    return joined(ends)
