"""The modules of Shogun, drawn only when they are in play."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sengoku.shogun.observation import Observation
from sengoku.shogun.state import ARTIST, NEUTRAL_MARKER, NONE
from sengoku.shogun.terminal.round import Line, each, labelled
from sengoku.shogun.terminal.speech import ShogunSpeech
from sengoku.shogun.vocabulary import (
    ART_CASTLE_WORDS,
    ART_LINES,
    ART_WORDS,
    PROTECT_WORDS,
    REGION_WORDS,
    SEAT_LETTERS,
)

ARTIST_SIGN, NEUTRAL_SIGN, EMPTY_SIGN = "☆", "x", "·"


def module_panels(seen: Observation, speech: ShogunSpeech) -> Iterator[RenderableType]:
    modules = speech.rules.options.modules
    lines = [
        line
        for module, draw in LINES.items()
        if module in modules
        for line in draw(seen, speech)
    ]
    if lines:
        yield Text()
        yield labelled(lines)
    if "arts" in modules:
        yield _arts(seen, speech)


# Tenno's Court


def _court(seen: Observation, speech: ShogunSpeech) -> Iterator[Line]:
    yield "reception", each(speech, lambda seat: seen.reception[seat])
    if any(seen.audience):
        yield "audience", each(speech, lambda seat: seen.audience[seat])
    cards = [
        f"{price}: {speech.name('favour', favour)}"
        for price, favour in zip(speech.board.favour_prices, seen.favours, strict=True)
        if favour
    ]
    if cards:
        yield "favours", Text(" · ".join(cards))
    for seat in speech.seats:
        kept = ["one unrest less"] if seen.kept_calm[seat] else []
        if seen.protected[seat]:
            kept.append(f"protected in {PROTECT_WORDS[seen.protected[seat]]}")
        if kept:
            yield f"favour {SEAT_LETTERS[seat]}", Text(", ".join(kept))


# Samurai and Generals


def _samurai(seen: Observation, speech: ShogunSpeech) -> Iterator[Line]:
    yield "samurai", each(speech, lambda seat: f"card {seen.samurai[seat] + 1}")


def _generals(seen: Observation, speech: ShogunSpeech) -> Iterator[Line]:
    ids, seats = speech.board.province_ids, len(speech.seats)

    def post(seat: int) -> str:
        at = seen.general[seat]
        return "-" if at == NONE else ids[at]

    def stones(seat: int) -> str:
        standing = sum(seen.monuments[seat::seats])
        captured = sum(seen.captured[seat * seats : (seat + 1) * seats])
        return f"{standing} + {captured}"

    yield "generals", each(speech, post)
    yield "monuments", each(speech, stones).append("  built + captured", "dim")


def _regions(seen: Observation, speech: ShogunSpeech) -> Iterator[Line]:
    yield "regions", Text(" ".join(REGION_WORDS[region] for region in seen.region_row))


LINES: Final = {
    "court": _court,
    "samurai": _samurai,
    "generals": _generals,
    "arts": _regions,
}


# Arts in Japan


def _arts(seen: Observation, speech: ShogunSpeech) -> RenderableType:
    board, table = speech.board, Table.grid(padding=(0, 1))
    table.show_header, table.header_style = True, "dim"
    table.add_column("arts", min_width=12, style="dim")
    for castle, points in zip(ART_CASTLE_WORDS, board.art_columns, strict=True):
        table.add_column(f"{castle} {points}", justify="center")
    for row, art in enumerate(ART_WORDS):
        marks = seen.arts[row * ART_LINES : (row + 1) * ART_LINES]
        signs = (_mark(mark, speech) for mark in marks)
        table.add_row(f"{art} {board.art_rows[row]}", *signs)
    return Padding(table, (0, 0, 0, 1))


def _mark(mark: int, speech: ShogunSpeech) -> Text:
    if mark == NONE:
        return Text(EMPTY_SIGN, "dim")
    if mark == ARTIST:
        return Text(ARTIST_SIGN, "bold")
    if mark == NEUTRAL_MARKER:
        return Text(NEUTRAL_SIGN, "dim")
    return Text(SEAT_LETTERS[mark], speech.styles[mark])
