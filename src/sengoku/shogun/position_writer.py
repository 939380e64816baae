"""Writes positions as text from what viewers may know."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias, final

from sengoku.core.flow import Step
from sengoku.core.notation import Domain
from sengoku.core.positions import Frames, counted, join, numbers, section
from sengoku.core.stack import frames
from sengoku.shogun import position_defaults as defaults
from sengoku.shogun.board import Board
from sengoku.shogun.observation import Observation
from sengoku.shogun.rows import fields_of, groups_of, seat_field
from sengoku.shogun.state import ARTIST, NEUTRAL_MARKER, NONE, State
from sengoku.shogun.vocabulary import (
    BUILDINGS,
    CUBE_LETTERS,
    FIELD_WORDS,
    PROVINCES,
    REGION_WORDS,
    SEAT_LETTERS,
    SPECIAL_WORDS,
)

Mats: TypeAlias = Mapping[int, Sequence[int | None]]
"""Cards by field, of some seats."""

BUILDING_LETTERS = "cth"
"""Castle, temple, theatre on the map."""
BUILDINGS_AS_LETTERS = tuple(
    "".join(BUILDING_LETTERS[kind] for kind in range(BUILDINGS) if mask >> kind & 1)
    for mask in range(1 << BUILDINGS)
)


def word(words: tuple[str, ...], number: int | None) -> str:
    if number is None:
        return "?"
    return "-" if number == NONE else words[number]


def mat_of(mats: Sequence[int | None], seat: int) -> Sequence[int | None]:
    """Return the cards by field of one seat."""
    return mats[fields_of(seat)]


@final
class Writer:
    """*seen* is common knowledge, *own* mats of single seats, *s* all secrets."""

    def __init__(
        self, board: Board, table: tuple[Step[State], ...], domains: dict[str, Domain]
    ) -> None:
        self.board = board
        self.provinces = board.province_ids
        self.cells = domains["cell"].words
        self.cards = domains["card"].words
        self.frames = Frames(table, domains, len(domains["seat"].words))

    def write(self, seen: Observation, own: Mats, s: State | None) -> str:
        return join(
            [
                section("map", self._map(seen)),
                *self._seats(seen),
                section("mat", self._mats(seen, own)),
                section("gained", self._named(seen.gained)),
                *self._tower(seen),
                *self._draft(seen),
                f"time {seen.year}.{seen.season}",
                *self._round(seen, s),
                *self._winter(seen),
                *self._court(seen),
                *self._generals(seen),
                *self._arts(seen),
                *self._secrets(seen, s),
                section("winners", [self.frames.word(seen.winners)]),
                section("do", self.frames.write(frames(seen.stack))),
            ]
        )

    # The map

    def _map(self, seen: Observation) -> Iterator[str]:
        for province in range(PROVINCES):
            owner = seen.owner[province]
            text = ""
            if owner != NONE:
                text = f"{SEAT_LETTERS[owner]}{seen.armies[province]}"
            text += BUILDINGS_AS_LETTERS[seen.buildings[province]]
            text += f"+{seen.unrest[province]}" if seen.unrest[province] else ""
            if text:
                yield f"{self.provinces[province]}:{text}"

    def _named(self, marks: Iterable[int]) -> Iterator[str]:
        for province, mark in enumerate(marks):
            if mark:
                yield self.provinces[province]

    # The seats

    def _seats(self, seen: Observation) -> Iterator[str]:
        for seat in range(len(seen.score)):
            yield " ".join([SEAT_LETTERS[seat], *self._possessions(seen, seat)])

    def _possessions(self, seen: Observation, seat: int) -> Iterator[str]:
        on_map = sum(seen.armies[p] for p in range(PROVINCES) if seen.owner[p] == seat)
        elsewhere = (seen.inside, seen.tray, seen.thrown)
        if seen.supply[seat] != defaults.supply(self.board, seat, on_map, *elsewhere):
            yield f"armies:{seen.supply[seat]}"
        for name in ("chests", "rice", "score", "revolts", "extra", "samurai"):
            if getattr(seen, name)[seat]:
                yield f"{name}:{getattr(seen, name)[seat]}"
        for name in ("reception", "audience", "kept_calm", "protected"):
            if getattr(seen, name)[seat]:
                yield f"{name}:{getattr(seen, name)[seat]}"
        if seen.position[seat] != NONE:
            yield f"position:{seen.position[seat] + 1}"
        groups = seen.groups[groups_of(seat)]
        if any(groups):
            yield f"groups:{numbers(groups)}"
        pair = seen.last_pair[seat * 2 : seat * 2 + 2]
        if pair[0] != NONE:
            yield f"saw:{self.provinces[pair[0]]},{self.provinces[pair[1]]}"

    def _mats(self, seen: Observation, own: Mats) -> Iterator[str]:
        for seat in range(len(seen.score)):
            mat = own.get(seat) or mat_of(seen.mat, seat)
            if seen.covered[seat] is None and seat not in own:
                yield f"{SEAT_LETTERS[seat]}:?"
                continue
            laid = [
                f"{FIELD_WORDS[field]}{self._laid(seen, seat, field)}{self._card(card)}"
                for field, card in enumerate(mat)
                if card != NONE
            ]
            if laid:
                yield f"{SEAT_LETTERS[seat]}:{','.join(laid)}"

    def _laid(self, seen: Observation, seat: int, field: int) -> str:
        return "+" if seen.shown[seat_field(seat, field)] else "="

    def _card(self, card: int | None) -> str:
        return word(self.cards, card)

    # The tower, the draft, the round

    def _tower(self, seen: Observation) -> Iterator[str]:
        for name in ("inside", "tray", "thrown"):
            yield section(name, counted(CUBE_LETTERS, getattr(seen, name)))
        elsewhere = (seen.inside, seen.tray, seen.thrown)
        if seen.peasants != defaults.peasants(self.board, *elsewhere):
            yield f"peasants {seen.peasants}"
        stock = list(seen.building_stock)
        if stock != defaults.building_stock(self.board, seen.buildings):
            yield f"stock {numbers(stock)}"

    def _draft(self, seen: Observation) -> Iterator[str]:
        if seen.open_cards[0] != NONE:
            yield "open " + " ".join(self.provinces[p] for p in seen.open_cards)
        if seen.picked != NONE:
            yield f"picked {self.provinces[seen.picked]}"

    def _round(self, seen: Observation, s: State | None) -> Iterator[str]:
        row = seen.row if s is None else tuple(s.row)
        if any(card not in (NONE, None) for card in row):
            yield section("row", (word(FIELD_WORDS, card) for card in row))
            shown = sum(card is not None for card in seen.row)
            yield f"shown {shown}"
        if any(card != NONE for card in seen.special):
            yield section("special", (word(SPECIAL_WORDS, c) for c in seen.special))
        yield section("choosing", ["".join(SEAT_LETTERS[i] for i in seen.choosing)])
        order = "".join(SEAT_LETTERS[seat] for seat in seen.player_order)
        yield section("order", [order])
        yield section("events", (self.board.event_ids[card] for card in seen.events))
        if seen.event != NONE:
            yield f"event {self.board.event_ids[seen.event]}"
        gone = (
            name
            for card, name in enumerate(self.board.event_ids)
            if seen.events_gone >> card & 1
        )
        yield section("gone", gone)

    def _winter(self, seen: Observation) -> Iterator[str]:
        yield section("hungry", (self.provinces[p] for p in seen.hungry))

    # The modules

    def _court(self, seen: Observation) -> Iterator[str]:
        if any(seen.favours):
            yield f"favours {numbers(seen.favours)}"
        gone = [str(card) for card in range(32) if seen.favours_gone >> card & 1]
        yield section("favours-gone", gone)

    def _generals(self, seen: Observation) -> Iterator[str]:
        seats = range(len(seen.score))
        yield section(
            "generals",
            (
                f"{SEAT_LETTERS[seat]}:{self.provinces[seen.general[seat]]}"
                for seat in seats
                if seen.general[seat] != NONE
            ),
        )
        n = len(seen.score)
        yield section("monuments", self._monuments(seen))
        captured = (
            f"{SEAT_LETTERS[at // n]}:{SEAT_LETTERS[at % n]}{count}"
            for at, count in enumerate(seen.captured)
            if count
        )
        yield section("captured", captured)
        if any(seen.monument_supply):
            yield f"monument-supply {numbers(seen.monument_supply)}"

    def _monuments(self, seen: Observation) -> Iterator[str]:
        n = len(seen.score)
        for province in range(PROVINCES):
            row = seen.monuments[province * n : (province + 1) * n]
            if any(row):
                stones = "".join(
                    f"{SEAT_LETTERS[seat]}{count}"
                    for seat, count in enumerate(row)
                    if count
                )
                yield f"{self.provinces[province]}:{stones}"

    def _arts(self, seen: Observation) -> Iterator[str]:
        markers = {NEUTRAL_MARKER: "neutral", ARTIST: "artist"}
        yield section(
            "arts",
            (
                f"{self.cells[cell]}:{markers.get(mark) or SEAT_LETTERS[mark]}"
                for cell, mark in enumerate(seen.arts)
                if mark != NONE
            ),
        )
        if seen.region_row != tuple(range(len(REGION_WORDS))):
            yield section("regions", (REGION_WORDS[r] for r in seen.region_row))

    def _secrets(self, seen: Observation, s: State | None) -> Iterator[str]:
        """Write what nobody may know, or only that it exists."""
        if s is None:
            if seen.pile_size:
                yield f"pile ?{seen.pile_size}"
            return
        yield section("pile", (self.provinces[p] for p in s.pile))
        yield section("event-pile", (self.board.event_ids[e] for e in s.event_pile))
        yield section("favour-pile", map(str, s.favour_pile))
        yield section("bag", (self.cells[cell] for cell in s.bag))
        yield f"rng {numbers(s.rng)}"
