"""The sheet of the seats: all that is public about them, in player order."""

from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.core.stack import Stack
from sengoku.core.svg import box, fitted, group, text
from sengoku.core.woodcut import sheet
from sengoku.shogun.drawing import captions, marks
from sengoku.shogun.drawing.layout import (
    BELOW,
    HEAD,
    LEFT,
    PAD,
    ROW,
    heading,
    rule,
    table_height,
)
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.symbols import symbol
from sengoku.shogun.observation import Observation
from sengoku.shogun.rows import groups_of
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import SEAT_LETTERS, SPECIAL_WORDS

WIDTH: Final = 760.0
COLUMN: Final = 62.0
FIRST: Final = LEFT + 232
CARD: Final = FIRST + 5 * COLUMN - 12
STONES: Final = LEFT + WIDTH - 52

HEADS: Final = ("provinces", "cube", "chest", "rice", "score")
"""Columns: provinces, armies in supply, chests, rice, points."""
TONES: Final = {"chest": "chest", "rice": "rice", "cube": "grey"}


def seats(scene: Scene, seen: Observation) -> str:
    order = [*seen.player_order]
    order += [seat for seat in scene.seats if seat not in order]
    rows = [
        _seat(scene, seen, seat, BELOW + HEAD + ROW * place)
        for place, seat in enumerate(order)
    ]
    return sheet(
        (LEFT, BELOW),
        WIDTH,
        table_height(len(scene.seats)),
        heading(captions.SEATS, (LEFT, BELOW)),
        *[
            symbol(head, (_column(n), BELOW + 30), 24, TONES.get(head, "ink"))
            for n, head in enumerate(HEADS)
        ],
        symbol("monument", (STONES, BELOW + 30), 24, "ink") if _stones(seen) else "",
        *rows,
        name="seats",
    )


def _column(place: int) -> float:
    return FIRST + COLUMN * place


def _stones(seen: Observation) -> bool:
    counted = (*seen.monuments, *seen.monument_supply, *seen.captured)
    return any(counted)


def _seat(scene: Scene, seen: Observation, seat: int, top: float) -> str:
    base, colour = top + ROW / 2 + 8, scene.colours[seat]
    asked = seat_sets.contains(marked(seen), seat)
    numbers = (seen.owner.count(seat), seen.supply[seat], seen.chests[seat])
    points = text(seen.score[seat], (_column(4), base + 1), 27, "number middle")
    return group(
        box((LEFT + 2, top), WIDTH - 4, ROW, "asked") if asked else "",
        rule(LEFT + PAD, LEFT + WIDTH - PAD, top),
        marks.crest(scene, seat, (LEFT + 36, top + ROW / 2), 17),
        text(SEAT_LETTERS[seat], (LEFT + 70, base), 22, "number middle"),
        fitted(captions.COLOURS[colour], (LEFT + 88, base), 23, "title", 100),
        *[
            text(number, (_column(n), base), 22, "middle")
            for n, number in enumerate((*numbers, seen.rice[seat]))
        ],
        points,
        _extra(seen, seat, base),
        _captured(scene, seen, seat, base),
        data_seat=SEAT_LETTERS[seat],
        data_colour=colour,
        data_marked="yes" if asked else None,
    )


def marked(seen: Observation) -> int:
    """Return the seats to highlight: those that must choose, or the winners."""
    return Stack(seen.stack).waiting if seen.stack else seen.winners


def _extra(seen: Observation, seat: int, base: float) -> str:
    """Return the special card; in winter the revolts, in the draft the groups."""
    groups = seen.groups[groups_of(seat)]
    if any(groups):
        sizes = [str(n) for n in range(5, 0, -1) for _ in range(groups[n])]
        said = captions.GROUPS.format(sizes=" ".join(sizes))
        return fitted(said, (CARD, base), 17, "", 210)
    if seen.revolts[seat]:
        said = captions.REVOLTS.format(
            revolts=seen.revolts[seat], extra=seen.extra[seat]
        )
        return text(said, (CARD, base), 18, "")
    return _special(seen, seat, base)


def _special(seen: Observation, seat: int, base: float) -> str:
    at = seen.position[seat]
    card = NONE if at == NONE else seen.special[at]
    if card == NONE:
        return ""
    sign = special_sign(card)
    return group(
        symbol(sign, (CARD + 12, base - 8), 25, "ink"),
        text(captions.SPECIALS[card], (CARD + 34, base - 1), 18, ""),
        data_special=SPECIAL_WORDS[card],
    )


def special_sign(card: int) -> str:
    return f"special-{SPECIAL_WORDS[card].removesuffix('+1')}"


def _captured(scene: Scene, seen: Observation, seat: int, base: float) -> str:
    """Return the monuments: on the map and captured, and those to be built."""
    if not _stones(seen):
        return ""
    n = len(scene.seats)
    built = sum(seen.monuments[seat::n])
    taken = sum(seen.captured[seat * n : (seat + 1) * n])
    said = f"{built} + {taken} / {seen.monument_supply[seat]}"
    return text(said, (STONES, base - 1), 18, "middle")
