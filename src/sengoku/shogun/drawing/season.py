"""The sheet of the round: season, phase and action cards."""

from typing import Final

from sengoku.core.svg import Point, box, circle, fitted, group, text
from sengoku.core.woodcut import sheet
from sengoku.shogun.drawing import captions, marks
from sengoku.shogun.drawing.layout import LEFT, PAD, TOP, heading
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.symbols import symbol
from sengoku.shogun.observation import Observation
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import ACTIONS, FIELD_WORDS, SEASON_WORDS

WIDTH: Final = 850.0
HEIGHT: Final = 176.0
CARD: Final = (74.0, 102.0)
PITCH: Final = (WIDTH - 2 * PAD - CARD[0]) / (ACTIONS - 1)
CARDS_TOP: Final = TOP + 58
SIGNS: Final = {"tax": "chest"}
"""Actions whose symbol has another name."""


def season(scene: Scene, seen: Observation) -> str:
    body = _row(scene, seen)
    if seen.open_cards[0] != NONE or seen.picked != NONE:
        body = _draft(scene, seen)
    elif seen.hungry:
        body = _hungry(scene, seen)
    return sheet(
        (LEFT, TOP),
        WIDTH,
        HEIGHT,
        _when(seen),
        text(phase(scene, seen), (LEFT + WIDTH - PAD, TOP + 37), 22, "end dim"),
        body,
        name="round",
    )


def phase(scene: Scene, seen: Observation) -> str:
    if not seen.stack:
        return captions.OVER
    names = scene.step_names(seen)
    return next((said for step, said in captions.PHASES.items() if step in names), "")


def _when(seen: Observation) -> str:
    """Return year and season, with a dot for each season of both years."""
    if not seen.year:
        return heading(captions.GAME, (LEFT, TOP), 28)
    said = captions.YEAR.format(year=seen.year, season=captions.SEASONS[seen.season])
    now = 4 * (seen.year - 1) + seen.season + (not seen.stack)
    tone = {-1: "past", 0: "now", 1: "next"}
    dots = [
        circle(
            (LEFT + 330 + 18 * when + 14 * (when > 3), TOP + 28),
            6,
            tone[(when > now) - (when < now)],
        )
        for when in range(8)
    ]
    sign = symbol(SEASON_WORDS[seen.season], (LEFT + 36, TOP + 28), 30, "torii")
    return sign + text(said, (LEFT + 60, TOP + 38), 28, "title") + "".join(dots)


# The action cards


def _row(scene: Scene, seen: Observation) -> str:
    now = scene.current(seen)
    cards = [_place(seen, place, now) for place in range(ACTIONS)]
    return group(*cards, data_row=now + 1 if now != NONE else None)


def _place(seen: Observation, place: int, now: int) -> str:
    corner, card = (LEFT + PAD + PITCH * place, CARDS_TOP), seen.row[place]
    if card == NONE:
        drawn = box(corner, *CARD, "empty", rx=5)
    elif card is None:
        drawn = marks.back(corner, *CARD) + _number(place, corner, "on-back")
    else:
        drawn = _face(card, corner) + _number(place, corner, "dim")
    frame = box(corner, *CARD, "offer", rx=5) if place == now else ""
    return group(
        drawn,
        frame,
        class_="used" if place < now else None,
        data_place=place + 1,
        data_action=None if card is None or card == NONE else FIELD_WORDS[card],
    )


def _number(place: int, corner: Point, class_: str) -> str:
    return text(place + 1, (corner[0] + 8, corner[1] + 20), 15, f"number {class_}")


def _face(action: int, corner: Point) -> str:
    x, y = corner
    return (
        box(corner, *CARD, "card", rx=5)
        + action_sign(action, (x + CARD[0] / 2, y + 46), 38)
        + text(captions.FIELDS[action], (x + CARD[0] / 2, y + 92), 15, "middle")
    )


def action_sign(field: int, at: Point, size: float) -> str:
    """Return the sign of a field of the mat."""
    word = FIELD_WORDS[field]
    sign = "official" if word.startswith("conv") else SIGNS.get(word, word)
    return symbol(sign, at, size, "ink")


# Before the first round, and in winter


def _draft(scene: Scene, seen: Observation) -> str:
    """Return the pair on offer, or the card that was picked, and the pile."""
    cards = [card for card in seen.open_cards if card != NONE]
    named = [(captions.OPEN_CARDS, cards)]
    if seen.picked != NONE:
        named = [(captions.PICKED, [seen.picked]), *named]
    drawn, x = [], LEFT + PAD
    for said, provinces in named:
        drawn.append(text(said, (x, CARDS_TOP + 20), 18, "dim"))
        for province in provinces:
            drawn.append(_province(scene, province, (x, CARDS_TOP + 34)))
            x += 152
        x += 24
    pile = captions.PILE.format(count=seen.pile_size)
    return "".join([*drawn, text(pile, (x, CARDS_TOP + 68), 20, "")])


def _province(scene: Scene, province: int, corner: Point) -> str:
    x, y = corner
    board = scene.board
    figures = (("chest", board.chests[province]), ("rice", board.rice[province]))
    return group(
        box(corner, 140, 64, f"r-{scene.region(province)} edge", rx=5),
        fitted(board.province_names[province], (x + 12, y + 27), 19, "title", 116),
        *[
            symbol(name, (x + 22 + 50 * n, y + 46), 18, f"{name}")
            + text(count, (x + 35 + 50 * n, y + 52), 18, "number")
            for n, (name, count) in enumerate(figures)
        ],
        data_open=board.province_ids[province],
    )


def _hungry(scene: Scene, seen: Observation) -> str:
    names = [scene.board.province_names[province] for province in seen.hungry]
    lines = [", ".join(names[at : at + 8]) for at in range(0, len(names), 8)]
    lines[0] = captions.HUNGRY.format(provinces=lines[0])
    return group(
        *[
            text(line, (LEFT + PAD, CARDS_TOP + 28 + 26 * n), 20, "")
            for n, line in enumerate(lines)
        ],
        data_hungry=" ".join(scene.board.province_ids[p] for p in seen.hungry),
    )
