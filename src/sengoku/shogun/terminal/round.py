"""What lies beside the map of Shogun: the draft, action row, events, tower, stocks."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sengoku.core.seats import Seat
from sengoku.shogun.hints import current_action
from sengoku.shogun.observation import Observation
from sengoku.shogun.state import NONE
from sengoku.shogun.terminal.signs import PEASANTS, cubes, province_card
from sengoku.shogun.terminal.speech import ShogunSpeech
from sengoku.shogun.vocabulary import (
    FIELD_WORDS,
    SEAT_LETTERS,
    SPECIAL_WORDS,
)
from sengoku.terminal.drawing import WIDTH, spread

LABEL: Final = 9

Line = tuple[str, Text]
"""A label and what stands behind it."""


def labelled(lines: Sequence[Line]) -> RenderableType:
    """Return lines with their labels in front, as wide as the map."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=LABEL, style="dim", no_wrap=True)
    table.add_column(width=WIDTH - LABEL - 2)
    for label, said in lines:
        table.add_row(label, said)
    return Padding(table, (0, 0, 0, 1))


def each(speech: ShogunSpeech, say: Callable[[int], object]) -> Text:
    """Return what to *say* of every player, with the letter in front."""
    parts = [
        Text(f"{SEAT_LETTERS[seat]} ", speech.styles[seat]).append(
            str(say(seat)), "none"
        )
        for seat in speech.seats
    ]
    return Text(" · ").join(parts)


def round_panel(seen: Observation, speech: ShogunSpeech) -> RenderableType:
    lines = [*_draft(seen, speech)]
    if any(card not in (None, NONE) for card in seen.row):
        lines.append(("actions", _row(seen, speech)))
    if any(card != NONE for card in seen.special):
        lines.append(("positions", _positions(seen, speech)))
    lines += _events(seen, speech)
    lines += _winter(seen, speech)
    return labelled(lines)


# The draft


def _draft(seen: Observation, speech: ShogunSpeech) -> Iterator[Line]:
    if seen.open_cards[0] != NONE:
        pair = " · ".join(
            province_card(speech.board, province) for province in seen.open_cards
        )
        yield "open", Text(f"{pair} · {seen.pile_size} cards in the pile")
    if seen.picked != NONE:
        yield "picked", Text(province_card(speech.board, seen.picked), "bold")
    if any(seen.groups):
        yield "groups", each(speech, lambda seat: _groups(seen, seat))


def _groups(seen: Observation, seat: Seat) -> str:
    """Return the sizes of the army groups a player has not placed yet."""
    counts = seen.groups[seat * 6 : seat * 6 + 6]
    sizes = [size for size in range(5, 0, -1) for _ in range(counts[size])]
    return " ".join(map(str, sizes)) or "-"


# The round


def _row(seen: Observation, speech: ShogunSpeech) -> Text:
    """Return the action cards; the current one is marked, those before it are done."""
    action, row = current_action(speech.rules, seen), Text()
    now = NONE if action is None else action.place
    for place, card in enumerate(seen.row):
        said = "?" if card is None or card == NONE else FIELD_WORDS[card]
        if place == now:
            row.append(f"▶{said} ", "bold")
        else:
            row.append(f"{said} ", "dim" if place < now else "")
    row.rstrip()
    return row


def _positions(seen: Observation, speech: ShogunSpeech) -> Text:
    found: list[Text] = []
    for place, special in enumerate(seen.special):
        said = Text("-" if special == NONE else f"{place + 1} {SPECIAL_WORDS[special]}")
        for seat in speech.seats:
            if seen.position[seat] == place:
                said.append(f" {SEAT_LETTERS[seat]}", speech.styles[seat])
        found.append(said)
    return Text(" · ").join(found)


def _events(seen: Observation, speech: ShogunSpeech) -> Iterator[Line]:
    if seen.event != NONE:
        about = speech.event_card(seen.event)
        yield "event", Text(f"{speech.name('event', seen.event)}: {about}", "bold")
    if seen.events:
        names = [speech.name("event-card", event) for event in seen.events]
        yield "events", Text(", ".join(names))


def _winter(seen: Observation, speech: ShogunSpeech) -> Iterator[Line]:
    if seen.hungry:
        names = [speech.board.province_ids[province] for province in seen.hungry]
        yield "hungry", Text(" ".join(names))
    for seat in speech.seats:
        if seen.revolts[seat]:
            said = f"{seen.revolts[seat]} revolts, {seen.extra[seat]} more peasants"
            yield f"winter {SEAT_LETTERS[seat]}", Text(said)


# The tower and the stocks


def supplies(seen: Observation, speech: ShogunSpeech, width: int) -> list[Text]:
    """Return the tower and what is left for everybody, line by line."""
    castles, temples, theatres = seen.building_stock
    lines = [
        spread(Text("tower", "bold"), Text(), "─", "dim", width),
        _supply("inside", cubes(seen.inside, speech)),
        _supply("tray", cubes(seen.tray, speech)),
    ]
    if any(seen.thrown):
        lines.append(_supply("thrown", cubes(seen.thrown, speech)))
    stock = Text(f"{castles} castles, {temples} temples,")
    return [
        *lines,
        Text(),
        spread(Text("stock", "bold"), Text(), "─", "dim", width),
        _supply("peasants", Text(str(seen.peasants), PEASANTS)),
        _supply("left", stock),
        _supply("", Text(f"{theatres} theatres")),
    ]


def _supply(label: str, said: Text) -> Text:
    return Text(f"  {label:<9}", "dim").append_text(said)
