"""The second sheet: influence by region, destiny, agendas and the general supply."""

from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.core.svg import Point, box, fitted, group, text
from sengoku.core.woodcut import sheet
from sengoku.samurai.drawing import captions, marks
from sengoku.samurai.drawing.scene import Scene
from sengoku.samurai.drawing.sheets import (
    LEFT,
    PAD,
    ROW,
    WIDTH,
    column,
    rule,
)
from sengoku.samurai.drawing.symbols import symbol
from sengoku.samurai.observation import Observation
from sengoku.samurai.rows import seat_region
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import AGENDA_WORDS, REGIONS

CARDS: Final = column(4) + 12
AGENDA: Final = column(6)


def influence(scene: Scene, seen: Observation, top: float) -> str:
    """Return the influence by region and seat, from north to south as on the map."""
    north_first = range(REGIONS - 1, -1, -1)
    rows = [
        _region(scene, seen, region, top + 52 + ROW * place)
        for place, region in enumerate(north_first)
    ]
    crests = [
        marks.crest(scene, seat, (column(seat), top + 28), 15) for seat in scene.seats
    ]
    return sheet(
        (LEFT, top),
        WIDTH,
        _height(seen),
        text(captions.INFLUENCE, (LEFT + PAD, top + 36), 26, "title"),
        *crests,
        symbol("card", (CARDS + 10, top + 28), 23, "ink"),
        _agenda_head(seen, top + 28),
        *rows,
        _common(seen, top + 52 + ROW * REGIONS),
        name="influence",
    )


def _height(seen: Observation) -> float:
    return 52 + ROW * REGIONS + 44 + (30 if any(seen.revealed) else 0)


def _region(scene: Scene, seen: Observation, region: int, top: float) -> str:
    name, base = scene.board.region_ids[region], top + ROW / 2 + 8
    title = scene.board.region_names[region]
    values = [seen.influence[seat_region(seat, region)] for seat in scene.seats]
    numbers = [
        text(value, (column(seat), base), 24, _stress(value, values))
        for seat, value in enumerate(values)
    ]
    return group(
        rule(top),
        marks.region_mark(name, (LEFT + 37, top + ROW / 2), 34),
        fitted(title, (LEFT + 60, base - 1), 20.5, "title", 146),
        *numbers,
        _played(name, seen.played[region], (CARDS, top + ROW / 2)),
        _agenda(scene, seen, region, top + ROW / 2),
        data_region=name,
        data_played=seen.played[region],
    )


def _stress(value: int, values: list[int]) -> str:
    if not value:
        return "middle dim"
    return "middle number" if value == max(values) else "middle"


def _played(region: str, count: int, at: Point) -> str:
    x, y = at
    card = box((x - 10, y - 14), 20, 28, f"r-{region} edge", rx=3)
    return card + text(f"×{count}", (x + 14, y + 8), 21, "number")


def _agenda(scene: Scene, seen: Observation, region: int, level: float) -> str:
    """Return the face-up side of the agenda tile and the seats that fulfilled it."""
    if seen.agenda[region] == NONE:
        return ""
    side, x = AGENDA_WORDS[seen.agenda[region]], AGENDA
    done = seat_sets.each(seen.fulfilled[region])
    first = x - 8 * (len(done) - 1)
    return group(
        text(side, (x, level + (1 if done else 8)), 21, "middle number"),
        *[
            marks.crest(scene, seat, (first + 16 * place, level + 13), 6.5)
            for place, seat in enumerate(done)
        ],
        data_agenda=side,
    )


def _agenda_head(seen: Observation, level: float) -> str:
    at = (AGENDA, level)
    return symbol("agenda", at, 22, "ink") if seen.agenda[0] != NONE else ""


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
    return "".join([rule(top), *drawn, _revealed(seen, base + 30)])


def _revealed(seen: Observation, base: float) -> str:
    if not any(seen.revealed):
        return ""
    counts = zip(captions.EFFECTS, seen.revealed, strict=True)
    told = " · ".join(f"{name} {count}" for name, count in counts if count)
    peak = symbol("mountain", (LEFT + 36, base - 7), 23, "ink")
    return peak + text(told, (LEFT + 56, base), 19, "dim")
