"""What stands in the provinces: names, features, castles and armies."""

from typing import Final

from sengoku.samurai.drawing import marks
from sengoku.samurai.drawing.land import mountain_place
from sengoku.samurai.drawing.scene import Scene
from sengoku.samurai.drawing.svg import (
    Point,
    box,
    circle,
    cut,
    group,
    symbol,
    text,
)
from sengoku.samurai.state import NONE
from sengoku.samurai.words import CAPITAL, RESOURCE_WORDS, SHRINE, SHRINE_WORDS

LETTER: Final = 0.56
"""Width of a letter of a name, in font sizes; names are set to exactly this."""


def pieces(scene: Scene) -> str:
    drawn = [_province(scene, number) for number in range(len(scene.places))]
    return "".join(drawn) + _expedition(scene)


def _province(scene: Scene, number: int) -> str:
    castles = [
        marks.castle(scene, seat, at, 36)
        for seat, at in zip(
            scene.castles(number), _castle_places(scene, number), strict=False
        )
    ]
    return group(
        _feature(scene, number),
        *castles,
        *_armies(scene, number),
        _name(scene, number),
        data_pieces=scene.places[number].id,
    )


def _castle_places(scene: Scene, number: int) -> list[Point]:
    """Return a place for each castle: several stand one behind the other."""
    x, y = scene.places[number].castle_at
    return [(x + 14 * behind, y - 1 - 5 * behind) for behind in scene.seats]


def _armies(scene: Scene, number: int) -> list[str]:
    present = [seat for seat in scene.seats if scene.armies(seat, number)]
    spots = _spread(scene.places[number].stacks, len(present))
    size = 31 if len(present) > 2 else 34
    return [
        marks.army(scene, seat, scene.armies(seat, number), at, size)
        for seat, at in zip(present, spots, strict=True)
    ]


def _spread(stacks: tuple[Point, ...], count: int) -> list[Point]:
    """Return *count* places in the middle of the room the map keeps for armies."""
    columns = [x for x, _ in stacks]
    rows = sorted({y for _, y in stacks})
    middle = sum(columns) / len(columns)
    if count > 2 and len(rows) > 1:
        return list(stacks[:count])
    level = sum(rows) / len(rows)
    pitch = 33 if count == 2 else 28
    first = middle - pitch * (count - 1) / 2
    return [(first + pitch * place, level) for place in range(count)]


def _feature(scene: Scene, number: int) -> str:
    at = scene.places[number].feature_at
    feature = scene.board.feature[number]
    if feature == CAPITAL:
        mark = box((at[0] - 18, at[1] - 18), 36, 36, "roundel", rx=4)
        return group(mark, symbol("capital", at, 29, "ink"), data_feature="capital")
    if feature == SHRINE:
        return _shrine(scene, number, at)
    return _seed(scene, number, at)


def _shrine(scene: Scene, number: int, at: Point) -> str:
    colour = NONE if scene.seen is None else scene.seen.shrine[number]
    word = "torii" if colour == NONE else SHRINE_WORDS[colour]
    return group(
        symbol("shrine", at, 34, f"rim {word}"),
        data_feature="shrine",
        data_shrine=None if colour == NONE else word,
    )


def _seed(scene: Scene, number: int, at: Point) -> str:
    """Return what the province yields; an open ring before anything is laid out."""
    seeds = scene.board.seeding if scene.seen is None else scene.seen.seeds
    if seeds[number] == NONE:
        return group(circle(at, 17, "empty"), data_feature="resource")
    word = RESOURCE_WORDS[seeds[number]]
    return group(
        circle(at, 18, "roundel"),
        symbol(word, at, 25, word),
        data_feature="resource",
        data_seed=word,
    )


def _name(scene: Scene, number: int) -> str:
    """Return the name, on a banner of the seat that controls the province."""
    place, holder = scene.places[number], scene.controller(number)
    said, size = scene.board.province_names[number], place.font_size + 1
    x, y = place.label
    width = len(said) * size * LETTER
    fitted = {"textLength": f"{width:.0f}", "lengthAdjust": "spacingAndGlyphs"}
    if holder == NONE:
        halo = f"title name h-{scene.region(number)}"
        return text(said, (x, y), size, halo, **fitted)
    colour = scene.colours[holder]
    return group(
        cut((x, y - size * 0.34), width + size * 1.5, size * 1.3, 5, "body rim"),
        symbol(
            f"crest-{colour}",
            (x - width / 2 - size * 0.1, y - size * 0.34),
            size * 0.8,
            f"{colour}-on",
        ),
        text(said, (x + size * 0.5, y), size, "title middle on", **fitted),
        class_=colour,
        data_banner=place.id,
    )


def _expedition(scene: Scene) -> str:
    """Return the army that is on a mountain, in no province."""
    if scene.seen is None or scene.seen.expedition[0] == NONE:
        return ""
    seat, mountain, _ = scene.seen.expedition
    x, y = mountain_place(scene, mountain).at
    return marks.army(scene, seat, 1, (x, y - 22), 31)
