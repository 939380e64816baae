"""The row of slots along the coast with its tokens, and the bonus coins."""

from sengoku.core.svg import Point, box, circle, group, path, text, tile, title
from sengoku.samurai.drawing import marks
from sengoku.samurai.drawing.geometry import SlotPlace, shipped, slot_places
from sengoku.samurai.drawing.scene import Scene
from sengoku.samurai.drawing.symbols import symbol
from sengoku.samurai.observation import Observation
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import NEUTRAL_WORDS, ORDER_WORDS, SEAT_LETTERS


def track(scene: Scene) -> str:
    d = shipped().slot_track
    rope = [path(d, layer) for layer in ("rope", "strand", "twist")]
    places = slot_places(scene.board)
    slots = [_slot(scene, number, place) for number, place in enumerate(places)]
    return "".join([*rope, *_bonuses(scene), *slots])


def _bonuses(scene: Scene) -> list[str]:
    board = scene.board
    return [
        bonus(
            _clear(place.bonus_at),
            board.bonus_larger[number],
            board.bonus_smaller[number],
        )
        for place in shipped().regions
        for number in [board.region_ids.index(place.id)]
    ]


def bonus(at: Point, larger: object, smaller: object) -> str:
    x, y = at
    return group(
        circle((x - 27, y + 4), 14, "roundel"),
        text(smaller, (x - 27, y + 10), 18, "number middle"),
        circle(at, 19, "coin"),
        text(larger, (x, y + 8), 24, "number middle on-coin"),
        data_bonus=f"{larger}-{smaller}",
    )


def _clear(at: Point) -> Point:
    """Return *at*, moved if a covered token of the slot below would show."""
    x, y = at
    below = [p.at for p in shipped().slots if abs(p.at[0] - x) < 60]
    return (x + 16, y - 21) if any(0 < slot_y - y < 80 for _, slot_y in below) else at


def _slot(scene: Scene, number: int, place: SlotPlace) -> str:
    board = scene.board
    region = board.region_ids[board.slot_region[number]]
    printed = board.neutral if scene.seen is None else scene.seen.neutral
    x, y = place.neutral_at
    neutral = NEUTRAL_WORDS[printed[number]]
    return group(
        title(f"{number + 1}"),
        box((x - 40, y - 24), 72, 48, "paper", rx=5),
        symbol(f"neutral-{neutral}", (x + 4, y), 31, "ink"),
        tile(place.at, 52, f"r-{region} edge"),
        _on_slot(scene, number, place.at),
        data_slot=board.slot_ids[number],
        data_neutral=neutral,
    )


def _on_slot(scene: Scene, number: int, at: Point) -> str:
    seen = scene.seen
    if seen is None or seen.owner[number] == NONE:
        return text(number + 1, (at[0], at[1] + 9), 25, "title middle")
    return _covered(scene, seen, number, at) + _top(scene, seen, number, at)


def _covered(scene: Scene, seen: Observation, number: int, at: Point) -> str:
    """Return the upper edge of the covered token: its order and its owner."""
    owner, order = seen.under_owner[number], seen.under_order[number]
    if owner == NONE:
        return ""
    return group(
        marks.token_edge(scene, owner, order, (at[0], at[1] - 24), 48),
        data_covered=SEAT_LETTERS[owner],
        data_order=ORDER_WORDS[order],
    )


def _top(scene: Scene, seen: Observation, number: int, at: Point) -> str:
    owner, order = seen.owner[number], seen.order[number]
    up = seen.face_up[number]
    if order is None:
        drawn = marks.token_back(scene, owner, at, 48)
    else:
        drawn = marks.token_face(scene, owner, order, at, 48) + (
            marks.crest(scene, owner, (at[0] + 21, at[1] + 21), 12)
        )
    return group(
        drawn,
        "" if up or order is None else _secret(at),
        data_token=SEAT_LETTERS[owner],
        data_face="up" if up else "down",
        data_order=None if order is None else ORDER_WORDS[order],
    )


def _secret(at: Point) -> str:
    """Return the badge of a token that only the viewer can read."""
    corner = (at[0] + 21, at[1] - 21)
    return circle(corner, 12, "badge") + symbol("hidden", corner, 17, "on-badge")
