"""The sheet of public cards: special cards with positions, and events."""

from typing import Final

from sengoku.core.svg import Point, box, group, text
from sengoku.core.woodcut import sheet
from sengoku.shogun.drawing import captions, marks
from sengoku.shogun.drawing.layout import (
    BELOW,
    GAP,
    LEFT,
    PAD,
    RIGHT,
    heading,
    table_height,
)
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.seats import WIDTH as SEATS_WIDTH
from sengoku.shogun.drawing.seats import special_sign
from sengoku.shogun.drawing.symbols import symbol
from sengoku.shogun.observation import Observation
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import SEAT_LETTERS, SPECIAL_WORDS, SPECIALS

START: Final = LEFT + SEATS_WIDTH + GAP
WIDTH: Final = RIGHT - START
CARD: Final = (76.0, 128.0)
PITCH: Final = 81.0
TOP: Final = BELOW + 56
EVENTS: Final = START + PAD + SPECIALS * PITCH + 24


def cards(scene: Scene, seen: Observation) -> str:
    positions = [_position(scene, seen, place) for place in range(SPECIALS)]
    opened = [(seen.event, True)] if seen.event != NONE else []
    opened += [(event, False) for event in seen.events]
    return sheet(
        (START, BELOW),
        WIDTH,
        table_height(len(scene.seats)),
        heading(captions.SPECIAL_CARDS, (START, BELOW)),
        heading(captions.EVENT_CARDS, (EVENTS - PAD, BELOW)) if opened else "",
        *positions,
        *[
            _event(scene, event, now, (EVENTS + (PITCH + 1) * n, TOP))
            for n, (event, now) in enumerate(opened)
        ],
        _about(scene, seen.event),
        name="cards",
    )


def _about(scene: Scene, event: int) -> str:
    """Return the effect of the round's event."""
    if event == NONE:
        return ""
    kind = scene.board.event_kind[event]
    large, middle, _ = scene.board.short_levy
    name = " ".join(captions.EVENTS[kind])
    about = captions.EVENTS_ABOUT[kind].format(large=large, middle=middle)
    said = f"{name}: {about}"
    return text(said, (RIGHT - PAD, TOP + CARD[1] + 40), 18, "end dim")


def _position(scene: Scene, seen: Observation, place: int) -> str:
    """Return a position field, its special card and the daimyo who took it."""
    corner, card = (START + PAD + PITCH * place, TOP), seen.special[place]
    x, y = corner[0] + CARD[0] / 2, corner[1]
    takers = [seat for seat in scene.seats if seen.position[seat] == place]
    face = box(corner, *CARD, "empty", rx=5)
    if card != NONE:
        face = (
            box(corner, *CARD, "card", rx=5)
            + symbol(special_sign(card), (x, y + 50), 36, "ink")
            + text(captions.SPECIALS[card], (x, y + 92), 13.5, "middle")
        )
    return group(
        face,
        text(place + 1, (corner[0] + 8, y + 20), 16, "number dim"),
        *[marks.crest(scene, seat, (x, y + CARD[1] - 6), 17) for seat in takers],
        data_position=place + 1,
        data_card=None if card == NONE else SPECIAL_WORDS[card],
        data_taken="".join(SEAT_LETTERS[seat] for seat in takers) or None,
    )


def _event(scene: Scene, event: int, now: bool, corner: Point) -> str:
    x, y = corner[0] + CARD[0] / 2, corner[1]
    words = captions.EVENTS[scene.board.event_kind[event]]
    return group(
        box(corner, *CARD, "card", rx=5),
        *[text(w, (x, y + 36 + 20 * n), 15, "middle") for n, w in enumerate(words)],
        box((corner[0] + 8, y + 84), CARD[0] - 16, 1.4, "key"),
        symbol("winter", (x - 22, y + 106), 17, "ink"),
        text(f"−{scene.board.event_loss[event]}", (x, y + 112), 17, "middle"),
        symbol("rice", (x + 22, y + 106), 16, "rice"),
        box(corner, *CARD, "offer", rx=5) if now else "",
        data_event=scene.board.event_ids[event],
        data_now="yes" if now else None,
    )
