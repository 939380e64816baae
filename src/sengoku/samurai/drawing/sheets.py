"""Paper sheets in the sea, and the first of them: the seats in turn order."""

from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.core.stack import Stack
from sengoku.core.svg import box, circle, fitted, group, path, text
from sengoku.core.woodcut import sheet
from sengoku.samurai.drawing import captions, marks
from sengoku.samurai.drawing.scene import Scene
from sengoku.samurai.drawing.symbols import symbol
from sengoku.samurai.observation import Observation
from sengoku.samurai.vocabulary import SEAT_LETTERS

LEFT: Final = -178.0
TOP: Final = 22.0
WIDTH: Final = 560.0
ROW: Final = 48.0
PAD: Final = 18.0
COLUMN: Final = 47.0

HEADS: Final = ("token", "army", "castle", "card", "food", "bushido", "score")
"""Columns: behind the screen, left in the supply, points."""


def rule(top: float) -> str:
    """Return the rule above a row of a wide sheet."""
    return path(f"M{LEFT + PAD} {top}h{WIDTH - 2 * PAD}", "line")


def column(place: int) -> float:
    """Return the middle of a column; both wide sheets share their columns."""
    return LEFT + WIDTH - 44 - COLUMN * (len(HEADS) - 1 - place)


def seats_height(scene: Scene) -> float:
    return 96 + ROW * len(scene.colours)


def seats(scene: Scene, seen: Observation, phase: str) -> str:
    """Return the seats in turn order with all that is public about them."""
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
        fitted(era, (LEFT + PAD, TOP + 38), 29, "title", 232),
        _progress(seen, scene.board.eras),
        text(phase, (right, TOP + 37), 22, "end dim"),
        text(captions.TURN_ORDER, (LEFT + PAD, TOP + 80), 20, "dim"),
        *[_head(name, place) for place, name in enumerate(HEADS)],
        *rows,
        name="seats",
    )


def _progress(seen: Observation, eras: int) -> str:
    """Return two dots for each era: rounds that are over, current and to come."""
    now = 2 * seen.era + seen.round + (not seen.stack)
    dots = [
        (LEFT + 275 + 44 * (era - 1) + 17 * (round_ - 1), 2 * era + round_)
        for era in range(1, eras + 1)
        for round_ in (1, 2)
    ]
    tone = {-1: "past", 0: "now", 1: "next"}
    return "".join(
        circle((x, TOP + 29), 6, tone[(when > now) - (when < now)]) for x, when in dots
    )


def _head(name: str, place: int) -> str:
    tone = name if name in ("food", "bushido") else "ink"
    return symbol(name, (column(place), TOP + 73), 23, tone)


def _seat(scene: Scene, seen: Observation, seat: int, top: float) -> str:
    base = top + ROW / 2 + 8
    marked = seat_sets.contains(_marked(seen), seat)
    numbers = (
        seen.tokens_left[seat],
        seen.supply[seat],
        seen.castles[seat],
        seen.hand_size[seat],
        seen.food[seat],
        seen.bushido[seat],
    )
    return group(
        box((LEFT + 2, top), WIDTH - 4, ROW, "asked") if marked else "",
        rule(top),
        marks.crest(scene, seat, (LEFT + 37, top + ROW / 2), 18),
        text(SEAT_LETTERS[seat], (LEFT + 73, base), 23, "number middle"),
        fitted(scene.clan(seat), (LEFT + 90, base), 24, "title", 112),
        *[_number(value, column(n), base) for n, value in enumerate(numbers)],
        text(seen.score[seat], (column(6), base + 2), 29, "number middle"),
        data_seat=SEAT_LETTERS[seat],
        data_colour=scene.colours[seat],
        data_marked="yes" if marked else None,
    )


def _marked(seen: Observation) -> int:
    """Return the seats to highlight: those that must choose, or the winners."""
    return Stack(seen.stack).waiting if seen.stack else seen.winners


def _number(value: int | None, x: float, base: float) -> str:
    """Return a number, or a closed eye if it is hidden."""
    if value is None:
        return marks.hidden((x, base - 8), 22)
    return text(value, (x, base), 23, "middle")
