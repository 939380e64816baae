"""The sheet of the plans: a row for each mat, a column for each of its fields.

Cards that are face down for the viewer have no name, as in the observation.
"""

from typing import Final

from sengoku.core.stack import Stack
from sengoku.core.svg import Point, box, group, text, width
from sengoku.core.woodcut import sheet
from sengoku.shogun.drawing import captions, marks
from sengoku.shogun.drawing.layout import LEFT, PAD, RIGHT, ROW, heading, rule
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.season import action_sign
from sengoku.shogun.drawing.symbols import symbol
from sengoku.shogun.observation import Observation
from sengoku.shogun.observe import is_planning
from sengoku.shogun.rows import fields_of, seat_field
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import (
    CHEST_0,
    CHEST_CARDS,
    FIELD_WORDS,
    FIELDS,
    PROVINCES,
    SEAT_LETTERS,
    TOWER_CARD,
)

HEAD: Final = 66.0
NAMES: Final = 116.0


def height(scene: Scene, seen: Observation) -> float:
    hand = ROW if _has_hand(seen) else 0
    return HEAD + ROW * len(scene.seats) + hand + 10


def mats(scene: Scene, seen: Observation, top: float) -> str:
    pitch = (RIGHT - LEFT - NAMES - PAD) / len(scene.fields)
    rows = [
        _mat(scene, seen, seat, top + HEAD + ROW * seat, pitch) for seat in scene.seats
    ]
    return sheet(
        (LEFT, top),
        RIGHT - LEFT,
        height(scene, seen),
        _now(scene, seen, top, pitch),
        heading(captions.MATS, (LEFT, top + 6)),
        *[
            _head(field, (_left(field, pitch) + pitch / 2, top))
            for field in scene.fields
        ],
        *rows,
        _hand(scene, seen, top + HEAD + ROW * len(scene.seats)),
        name="mats",
    )


def _left(field: float, pitch: float) -> float:
    return LEFT + NAMES + pitch * field


def _head(field: int, at: Point) -> str:
    x, y = at
    return action_sign(field, (x, y + 25), 27) + (
        text(captions.FIELDS[field], (x, y + 57), 16, "middle dim")
    )


def _now(scene: Scene, seen: Observation, top: float, pitch: float) -> str:
    """Return the mark on the column of the current action."""
    place = scene.current(seen)
    field = NONE if place == NONE else seen.row[place]
    if field is None or field == NONE:
        return ""
    high = HEAD + ROW * len(scene.seats) + 4
    return box((_left(field, pitch), top + 3), pitch, high, "asked", rx=5)


def _mat(scene: Scene, seen: Observation, seat: int, top: float, pitch: float) -> str:
    middle = top + ROW / 2
    return group(
        rule(LEFT + PAD, RIGHT - PAD, top),
        marks.crest(scene, seat, (LEFT + 36, middle), 16),
        text(SEAT_LETTERS[seat], (LEFT + 70, middle + 8), 22, "number middle"),
        marks.secret((LEFT + 94, middle)) if seat == seen.viewer else "",
        *[
            _field(scene, seen, seat, field, (_left(field, pitch) + 3, top + 6), pitch)
            for field in scene.fields
        ],
        data_mat=SEAT_LETTERS[seat],
    )


def _field(
    scene: Scene, seen: Observation, seat: int, field: int, corner: Point, pitch: float
) -> str:
    card, size = scene.card(seen, seat, field), (pitch - 6, ROW - 12)
    up = seen.shown[seat_field(seat, field)]
    return group(
        _on_field(scene, seen, seat, card, corner, size),
        class_="done" if up else None,
        data_field=FIELD_WORDS[field],
        data_face=_face(seen, seat, card, up),
        data_card=None if card is None or card == NONE else scene.board.card_ids[card],
    )


def _face(seen: Observation, seat: int, card: int | None, up: bool) -> str:
    """Return the look of a field: empty, up, down, or unknown during planning."""
    if card is None:
        return "unknown" if seen.covered[seat] is None else "down"
    if card == NONE:
        return "empty"
    return "up" if up else "down"


def _on_field(
    scene: Scene,
    seen: Observation,
    seat: int,
    card: int | None,
    corner: Point,
    size: tuple[float, float],
) -> str:
    if card is None and seen.covered[seat] is None:
        return marks.hidden((corner[0] + size[0] / 2, corner[1] + size[1] / 2), 20)
    if card is None:
        return marks.back(corner, *size)
    if card == NONE:
        return box(corner, *size, "empty", rx=4)
    return _card(scene, card, corner, size)


def _card(scene: Scene, card: int, corner: Point, size: tuple[float, float]) -> str:
    x, y = corner[0] + size[0] / 2, corner[1] + size[1] / 2
    if card < PROVINCES:
        name = scene.board.province_names[card]
        exact = min(17.0, 17 * (size[0] - 8) / width(name, 17))
        return box(corner, *size, f"r-{scene.region(card)} edge-thin", rx=4) + (
            text(name, (x, y + 6), exact, "title middle")
        )
    paper = box(corner, *size, "card", rx=4)
    if card == TOWER_CARD:
        return paper + symbol("tower", (x, y), 22, "ink")
    return (
        paper
        + symbol("chest", (x - 10, y), 19, "chest")
        + text(card - CHEST_0, (x + 10, y + 7), 19, "number middle")
    )


# The hand


def _has_hand(seen: Observation) -> bool:
    return seen.viewer is not None and is_planning(Stack(seen.stack))


def _in_hand(scene: Scene, seen: Observation, seat: int) -> list[int]:
    """Return the hand of *seat* if it is the viewer."""
    laid = seen.mat[fields_of(seat)]
    cards = [p for p, owner in enumerate(seen.owner) if owner == seat]
    cards += range(CHEST_0, CHEST_0 + CHEST_CARDS)
    left = [card for card in cards if card not in laid]
    if len(scene.fields) == FIELDS:
        left += [TOWER_CARD] * (scene.board.tower_cards - laid.count(TOWER_CARD))
    return left


def _hand(scene: Scene, seen: Observation, top: float) -> str:
    if seen.viewer is None or not _has_hand(seen):
        return ""
    cards = _in_hand(scene, seen, seen.viewer)
    pitch = min(112, (RIGHT - LEFT - NAMES - PAD) / max(len(cards), 1))
    return group(
        rule(LEFT + PAD, RIGHT - PAD, top),
        text(captions.HAND, (LEFT + PAD, top + 29), 20, "title"),
        *[
            group(
                _card(scene, card, (_left(n, pitch) + 3, top + 6), (pitch - 6, 32)),
                data_hand=scene.board.card_ids[card],
            )
            for n, card in enumerate(cards)
        ],
    )
