"""The sheets of paper in the sea: the seats, and influence by region."""

from collections.abc import Iterable
from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.samurai.drawing import captions, marks
from sengoku.samurai.drawing.scene import Scene
from sengoku.samurai.drawing.svg import (
    Point,
    box,
    circle,
    group,
    path,
    symbol,
    text,
)
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observe import Observation
from sengoku.samurai.words import AGENDA_WORDS, REGIONS, SEAT_LETTERS

LEFT: Final = -170.0
TOP: Final = 22.0
WIDTH: Final = 552.0
ROW: Final = 48.0
PAD: Final = 18.0
COLUMN: Final = 47.0

HEADS: Final = ("token", "army", "castle", "card", "food", "bushido", "score")
"""Columns of the seats: what lies behind the screen, what it has left, its points."""


def sheet(corner: Point, width: float, height: float, *inner: str, name: str) -> str:
    x, y = corner
    return group(
        box((x + 3, y + 4), width, height, "shade", rx=8),
        box(corner, width, height, "paper", rx=8),
        *inner,
        data_sheet=name,
    )


def seats_height(scene: Scene) -> float:
    return 96 + ROW * len(scene.colours)


def seats(scene: Scene, seen: Observation, phase: str) -> str:
    """Return the seats in turn order, with everything all players see of them."""
    right = LEFT + WIDTH - PAD
    rows = [
        _seat(scene, seen, seat, TOP + 92 + ROW * place)
        for place, seat in enumerate(seen.turn_order)
    ]
    era = captions.ERA.format(era=seen.era, round=seen.round)
    return sheet(
        (LEFT, TOP),
        WIDTH,
        seats_height(scene),
        text(era, (LEFT + PAD, TOP + 38), 29, "title"),
        text(phase, (right, TOP + 37), 22, "end dim"),
        text(captions.TURN_ORDER, (LEFT + PAD, TOP + 80), 20, "dim"),
        *[_head(name, place) for place, name in enumerate(HEADS)],
        *rows,
        name="seats",
    )


def _column(place: int) -> float:
    return LEFT + WIDTH - 44 - COLUMN * (len(HEADS) - 1 - place)


def _head(name: str, place: int) -> str:
    tone = name if name in ("food", "bushido") else "ink"
    return symbol(name, (_column(place), TOP + 73), 23, tone)


def _seat(scene: Scene, seen: Observation, seat: int, top: float) -> str:
    base = top + ROW / 2 + 8
    asked = bool(seen.todo) and seat_sets.contains(seen.todo[-2], seat)
    numbers = (
        seen.tokens_left[seat],
        seen.supply[seat],
        seen.castles[seat],
        seen.hand_size[seat],
        seen.food[seat],
        seen.bushido[seat],
    )
    return group(
        box((LEFT + 2, top), WIDTH - 4, ROW, "asked") if asked else "",
        path(f"M{LEFT + PAD} {top}h{WIDTH - 2 * PAD}", "line"),
        marks.crest(scene, seat, (LEFT + 40, top + ROW / 2), 18),
        text(SEAT_LETTERS[seat], (LEFT + 78, base), 23, "number middle"),
        text(scene.clan(seat), (LEFT + 96, base), 24, "title"),
        *[_number(value, _column(n), base) for n, value in enumerate(numbers)],
        text(seen.score[seat], (_column(6), base + 2), 29, "number middle"),
        data_seat=SEAT_LETTERS[seat],
        data_colour=scene.colours[seat],
        data_asked="yes" if asked else None,
    )


def _number(value: int | None, x: float, base: float) -> str:
    """Return a number; an eye that is shut where it must not be shown."""
    if value is None:
        return marks.hidden((x, base - 8), 22)
    return text(value, (x, base), 23, "middle")


def influence(scene: Scene, seen: Observation, top: float) -> str:
    """Return influence by region and seat, from north to south as on the map."""
    north_first = range(REGIONS - 1, -1, -1)
    rows = [
        _region(scene, seen, region, top + 52 + ROW * place)
        for place, region in enumerate(north_first)
    ]
    crests = [
        marks.crest(scene, seat, (_influence(seat), top + 28), 15)
        for seat in scene.seats
    ]
    return sheet(
        (LEFT, top),
        WIDTH,
        influence_height(seen),
        text(captions.INFLUENCE, (LEFT + PAD, top + 36), 26, "title"),
        *crests,
        symbol("card", (_cards(scene) + 10, top + 28), 23, "ink"),
        *rows,
        _common(seen, top + 52 + ROW * REGIONS),
        name="influence",
    )


def influence_height(seen: Observation) -> float:
    return 52 + ROW * REGIONS + 44 + (30 if any(seen.revealed) else 0)


def _influence(seat: int) -> float:
    return LEFT + 252 + COLUMN * seat


def _cards(scene: Scene) -> float:
    return _influence(len(scene.colours)) + 4


def _region(scene: Scene, seen: Observation, region: int, top: float) -> str:
    name, base = scene.board.region_ids[region], top + ROW / 2 + 8
    values = [seen.influence[seat * REGIONS + region] for seat in scene.seats]
    numbers = [
        text(value, (_influence(seat), base), 24, _stress(value, values))
        for seat, value in enumerate(values)
    ]
    return group(
        path(f"M{LEFT + PAD} {top}h{WIDTH - 2 * PAD}", "line"),
        marks.region_mark(name, (LEFT + 37, top + ROW / 2), 34),
        text(scene.board.region_names[region], (LEFT + 64, base - 1), 22, "title"),
        *numbers,
        _played(name, seen.played[region], (_cards(scene), top + ROW / 2)),
        _agenda(scene, seen, region, top + ROW / 2),
        data_region=name,
        data_played=seen.played[region],
    )


def _stress(value: int, values: list[int]) -> str:
    if not value:
        return "middle dim"
    return "middle number lead" if value == max(values) else "middle"


def _played(region: str, count: int, at: Point) -> str:
    x, y = at
    card = box((x - 10, y - 14), 20, 28, f"r-{region} edge", rx=3)
    return card + text(f"×{count}", (x + 14, y + 8), 21, "number")


def _agenda(scene: Scene, seen: Observation, region: int, level: float) -> str:
    """Return the side of the agenda tile that is up and who has fulfilled it."""
    if seen.agenda[region] < 0:
        return ""
    x = LEFT + WIDTH - PAD - 4
    done = seat_sets.each(seen.fulfilled[region])
    return group(
        text(AGENDA_WORDS[seen.agenda[region]], (x, level + 8), 21, "end title"),
        *[
            marks.crest(scene, seat, (x - 44 + 17 * place, level + 20), 7)
            for place, seat in enumerate(done)
        ],
        data_agenda=AGENDA_WORDS[seen.agenda[region]],
    )


def _common(seen: Observation, top: float) -> str:
    """Return what belongs to nobody: the supply, the deck, mountains revealed."""
    base = top + 30
    items = (
        ("food", "food", seen.general[0]),
        ("bushido", "bushido", seen.general[1]),
        ("card", "ink", seen.deck_size),
    )
    drawn = [
        symbol(name, (LEFT + 36 + 92 * n, base - 8), 23, tone)
        + text(value, (LEFT + 54 + 92 * n, base), 22, "")
        for n, (name, tone, value) in enumerate(items)
    ]
    line = path(f"M{LEFT + PAD} {top}h{WIDTH - 2 * PAD}", "line")
    return "".join([line, *drawn, _revealed(seen, base + 30)])


def _revealed(seen: Observation, base: float) -> str:
    if not any(seen.revealed):
        return ""
    told = " · ".join(_counted(captions.EFFECTS, seen.revealed))
    peak = symbol("mountain", (LEFT + 36, base - 7), 23, "ink")
    return peak + text(told, (LEFT + 56, base), 19, "dim")


def _counted(names: tuple[str, ...], counts: Iterable[int]) -> list[str]:
    return [f"{name} {n}" for name, n in zip(names, counts, strict=True) if n]
