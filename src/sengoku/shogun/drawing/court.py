"""The sheets of two modules: officials and favours of the court, and the samurai."""

from typing import Final

from sengoku.core.svg import Point, box, group, text
from sengoku.core.woodcut import sheet
from sengoku.shogun.drawing import captions, marks
from sengoku.shogun.drawing.layout import HEAD, PAD, ROW, heading, rule
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.symbols import symbol
from sengoku.shogun.observation import Observation
from sengoku.shogun.vocabulary import (
    BUILDING_WORDS,
    FAVOUR_BUILD,
    FAVOUR_PROTECT,
    SEAT_LETTERS,
)

COURT_WIDTH: Final = 560.0
SAMURAI_WIDTH: Final = 410.0


def has_court(seen: Observation) -> bool:
    halls = (*seen.reception, *seen.audience, *seen.favours)
    return any(halls) or seen.favours_gone > 0


def has_samurai(seen: Observation) -> bool:
    return any(seen.samurai)


# Tenno's Court


def court(scene: Scene, seen: Observation, left: float, top: float) -> str:
    rows = [
        _halls(scene, seen, seat, (left, top + HEAD + ROW * seat))
        for seat in scene.seats
    ]
    favours = [
        _favour(scene, seen, space, (left + 288, top + HEAD + 52 * space))
        for space in range(len(seen.favours))
    ]
    return sheet(
        (left, top),
        COURT_WIDTH,
        HEAD + ROW * max(len(scene.seats), 4) + 8,
        heading(captions.COURT, (left, top)),
        symbol("official", (left + 200, top + 30), 25, "ink"),
        *rows,
        *favours,
        name="court",
    )


def _halls(scene: Scene, seen: Observation, seat: int, corner: Point) -> str:
    """Return the officials of a seat in both halls, and the favours it keeps."""
    x, y = corner
    there = f"{seen.reception[seat]}"
    if any(seen.audience):
        there += f" · {seen.audience[seat]} {captions.AUDIENCE}"
    kept = [captions.KEPT_CALM] if seen.kept_calm[seat] else []
    if seen.protected[seat]:
        kept.append(captions.PROTECTED[seen.protected[seat]])
    return group(
        rule(x + PAD, x + 272, y),
        marks.crest(scene, seat, (x + 36, y + ROW / 2), 16),
        text(SEAT_LETTERS[seat], (x + 70, y + 30), 22, "number middle"),
        text(", ".join(kept), (x + 90, y + 29), 16, "dim"),
        text(there, (x + 193, y + 30), 21, "number"),
        data_court=SEAT_LETTERS[seat],
        data_officials=f"{seen.reception[seat]}-{seen.audience[seat]}",
    )


def _favour(scene: Scene, seen: Observation, space: int, corner: Point) -> str:
    x, y = corner
    card, price = seen.favours[space], scene.board.favour_prices[space]
    said = favour_name(scene, card) if card else ""
    return group(
        box((x, y), 254, 44, "card" if card else "empty", rx=5),
        symbol("official", (x + 22, y + 22), 22, "ink"),
        text(price, (x + 38, y + 29), 19, "number"),
        text(said, (x + 58, y + 28), 17, ""),
        data_favour=card,
        data_price=price,
    )


def favour_name(scene: Scene, card: int) -> str:
    kind, amount = scene.board.favour_kind[card], scene.board.favour_amount[card]
    said: object = amount
    if kind == FAVOUR_BUILD:
        said = BUILDING_WORDS[amount]
    elif kind == FAVOUR_PROTECT:
        said = captions.PROTECTED[amount]
    return captions.FAVOURS[kind].format(amount=said)


# Samurai


def samurai(scene: Scene, seen: Observation, left: float, top: float) -> str:
    """Return the card on top of every stack with what it offers."""
    rows = [
        _stack(scene, seen, seat, (left, top + HEAD + ROW * seat))
        for seat in scene.seats
    ]
    return sheet(
        (left, top),
        SAMURAI_WIDTH,
        HEAD + ROW * max(len(scene.seats), 4) + 8,
        heading(captions.SAMURAI, (left, top)),
        *rows,
        name="samurai",
    )


def _stack(scene: Scene, seen: Observation, seat: int, corner: Point) -> str:
    x, y = corner
    card = seen.samurai[seat]
    bonuses = [
        captions.BONUSES[kind].format(amount=amount)
        for kind, amount in scene.board.samurai_bonuses[card]
    ]
    return group(
        rule(x + PAD, x + SAMURAI_WIDTH - PAD, y),
        marks.crest(scene, seat, (x + 36, y + ROW / 2), 16),
        symbol("samurai", (x + 76, y + ROW / 2), 24, "ink"),
        text(card + 1, (x + 98, y + 30), 21, "number"),
        text(" · ".join(bonuses) or "–", (x + 124, y + 29), 17, "dim"),
        data_stack=SEAT_LETTERS[seat],
        data_top=card + 1,
    )
