"""The contents of provinces: names, features, castles and armies."""

from sengoku.core.svg import Point, box, circle, group, middle, text
from sengoku.samurai.drawing import marks
from sengoku.samurai.drawing.land import mountain_place
from sengoku.samurai.drawing.scene import Scene
from sengoku.samurai.drawing.symbols import SYMBOLS, symbol
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import CAPITAL, RESOURCE_WORDS, SHRINE, SHRINE_WORDS


def pieces(scene: Scene) -> str:
    numbers = range(len(scene.places))
    names = [_name(scene, number) for number in numbers]
    drawn = [_province(scene, number) for number in numbers]
    return "".join([*names, *drawn, _expedition(scene)])


def _province(scene: Scene, number: int) -> str:
    return group(
        _feature(scene, number),
        *_castles(scene, number),
        *_armies(scene, number),
        data_pieces=scene.places[number].id,
    )


def _castles(scene: Scene, number: int) -> list[str]:
    x, y = scene.places[number].castle_at
    seats = scene.castles(number)
    size = 36 if len(seats) == 1 else 32
    first = x - 9 * (len(seats) - 1)
    return [
        marks.castle(scene, seat, (first + 18 * place, y - 1), size)
        for place, seat in enumerate(seats)
    ]


def _armies(scene: Scene, number: int) -> list[str]:
    present = [seat for seat in scene.seats if scene.armies(seat, number)]
    spots = _spread(scene.places[number].stacks, len(present))
    size = 29 if len(present) > 2 else 34
    return [
        marks.army(scene, seat, scene.armies(seat, number), at, size)
        for seat, at in zip(present, spots, strict=True)
    ]


def _spread(stacks: tuple[Point, ...], count: int) -> list[Point]:
    """Return *count* places in the middle of the map's area for armies."""
    x, y = middle(stacks)
    square = stacks[0][1] != stacks[-1][1]
    if count == 3 and square:
        return [*stacks[:2], (x, stacks[-1][1])]
    if count == 4:
        return list(stacks)
    pitch = 33 if count == 2 else 29
    level = y if square else y + 2
    first = x - pitch * (count - 1) / 2
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
    """Return the yield of the province, or an open ring before setup."""
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
    if holder == NONE:
        return text(said, place.label, size, f"title name h-{scene.region(number)}")
    return SYMBOLS.banner(said, place.label, min(size, 23), scene.colours[holder], 5)


def _expedition(scene: Scene) -> str:
    """Return the army that is on a mountain, in no province."""
    if scene.seen is None or scene.seen.expedition[0] == NONE:
        return ""
    seat, mountain, _ = scene.seen.expedition
    x, y = mountain_place(scene, mountain).at
    return marks.army(scene, seat, 1, (x, y - 22), 31)
