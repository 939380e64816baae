"""The sea, the provinces, and the coasts, borders and roads between them."""

from typing import Final

from sengoku.core.svg import Point, circle, element, group, path, text, title
from sengoku.core.woodcut import bokashi, held, joined, sea, shallows, shore, weave
from sengoku.samurai.drawing.geometry import (
    Border,
    Mountain,
    named,
    rest_of_land,
    shipped,
)
from sengoku.samurai.drawing.scene import Scene
from sengoku.samurai.drawing.symbols import symbol
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import SEAT_LETTERS

SEA: Final = "sse-sea"
COAST: Final = "sse-coast"

WEAVES: Final = {
    "grey": (28, 14, "M0 14a14 14 0 0 1 28 0M6 14a8 8 0 0 1 16 0"),
    "orange": (22, 22, "M0 22L22 0M0 0l22 22"),
    "teal": (20, 20, "M0 20L10 4l10 16"),
    "violet": (18, 18, "M9 6.6a2.4 2.4 0 1 0 .1 0z"),
}
"""Patterns that distinguish regions without colour: width, height, one tile."""

WAVES: Final = (
    (440, 420), (520, 384), (575, 428), (22, 690), (940, 500), (975, 418),
    (560, 1285), (800, 1262), (880, 1195), (1040, 985), (590, 1180), (70, 1290),
)  # fmt: skip


def definitions(scene: Scene) -> str:
    """Return the outlines, which are reused, and the patterns."""
    outlines = [
        element("path", id=f"sse-at-{place.id}", d=place.d)
        + element(
            "clipPath",
            element("use", href=f"#sse-at-{place.id}"),
            id=f"sse-in-{place.id}",
        )
        for place in (*scene.places, *rest_of_land(scene.board))
    ]
    coast = "".join(b.d for b in shipped().borders if b.kind == "coast")
    weaves = [weave(f"sse-weave-{region}", *WEAVES[region]) for region in WEAVES]
    along = element("path", id=COAST, d=coast)
    return "".join([*outlines, along, bokashi(SEA), *weaves])


def water(corner: Point, width: float, height: float) -> str:
    return sea(SEA, WAVES, corner, width, height)


def land(scene: Scene) -> str:
    provinces = [_province(scene, number) for number in range(len(scene.places))]
    rest = [
        element("use", href=f"#sse-at-{place.id}", class_="out")
        for place in rest_of_land(scene.board)
    ]
    borders = [_border(scene, b) for b in shipped().borders if b.kind == "land"]
    return "".join(
        [shallows(COAST), *rest, *provinces, *borders, shore(COAST, "border coast")]
    )


def _province(scene: Scene, number: int) -> str:
    place, region = scene.places[number], scene.region(number)
    outline = f"#sse-at-{place.id}"
    holder = scene.controller(number)
    return group(
        title(_told(scene, number)),
        element("use", href=outline, class_=f"r-{region}"),
        element("use", href=outline, fill=f"url(#sse-weave-{region})"),
        group(
            _kanji(scene, number),
            "" if holder == NONE else held(outline, scene.colours[holder]),
            clip_path=f"url(#sse-in-{place.id})",
        ),
        data_province=place.id,
        data_controller=None if holder == NONE else SEAT_LETTERS[holder],
    )


def _told(scene: Scene, province: int) -> str:
    """Return a one-line summary: ``Kai: A 2 + castle, B 1``."""
    castles = scene.castles(province)
    pieces = [
        f"{SEAT_LETTERS[seat]} {scene.armies(seat, province)}{' +castle' * castle}"
        for seat in scene.seats
        if (castle := seat in castles) or scene.armies(seat, province)
    ]
    name = scene.board.province_names[province]
    return f"{name}: {', '.join(pieces)}" if pieces else name


def _kanji(scene: Scene, number: int) -> str:
    x, y = scene.places[number].centroid
    return text(scene.board.province_kanji[number], (x, y + 24), 58, "kanji stamp")


def _border(scene: Scene, border: Border) -> str:
    board = scene.board
    inside = [end for end in border.of if end in board.province_ids]
    if len(inside) < len(border.of):  # a small board ends here
        return path(border.d, "border region") if inside else ""
    ends = tuple(sorted(board.province(end) for end in border.of))
    class_ = "border"
    if board.region_of[ends[0]] != board.region_of[ends[-1]]:
        class_ = "border region"
    if ends not in board.land_borders:  # a correction separates provinces that touch
        class_ = "border closed"
    return path(border.d, class_)


def links(scene: Scene) -> str:
    """Return dotted lines: across the sea, and by land between distant neighbours."""
    board = scene.board
    touching = {frozenset(pair) for pair in shipped().land_adjacency}
    by_land = named(board, board.land_borders)
    apart = [pair for pair in by_land if frozenset(pair) not in touching]
    pairs = named(board, board.sea_links) + apart
    return "".join(
        path(_course(scene, a, b), "link", data_link=f"{a}-{b}") for a, b in pairs
    )


def _course(scene: Scene, a: str, b: str) -> str:
    for link in shipped().sea_links:
        if {link.a, link.b} == {a, b}:
            return link.d
    ends = [scene.places[scene.board.province(end)].centroid for end in (a, b)]
    return joined(ends)


def mountains(scene: Scene) -> str:
    return "".join(
        _mountain(scene, number) for number in range(len(scene.board.mountain_ids))
    )


def mountain_place(scene: Scene, number: int) -> Mountain:
    """Return the position of a mountain: on its road, or half way without one."""
    a, b = named(scene.board, (scene.board.mountain_ends[number],))[0]
    for mountain in shipped().mountains:
        if {mountain.a, mountain.b} == {a, b}:
            return mountain
    first, last = (scene.places[scene.board.province(end)].centroid for end in (a, b))
    middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
    return Mountain(a, b, middle, (first, middle, last))


def _mountain(scene: Scene, number: int) -> str:
    """Return the space with its token face down, or the empty space."""
    place = mountain_place(scene, number)
    token = scene.seen is not None and scene.seen.mountain[number]
    peak = (place.at[0], place.at[1] - 1)
    return group(
        title(scene.board.mountain_names[number]),
        path(joined(place.road), "road"),
        circle(place.at, 17, "roundel" if token else "bare"),
        symbol("mountain", peak, 25 if token else 20, "ink" if token else "ink gone"),
        data_mountain=scene.board.mountain_ids[number],
        data_token="down" if token else None,
    )
