"""What a seat may know as numbers; ``observe`` lists it as values.

The modules are in ``encode_modules``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sengoku.core.encoding import (
    OWNER,
    Part,
    Slice,
    turned,
    write_bits,
    write_one,
    write_seat,
    write_seats,
)
from sengoku.core.rows import row_of
from sengoku.shogun.board import Board
from sengoku.shogun.observe import is_planning
from sengoku.shogun.rows import OPEN_CARDS, seat_field, seat_group, seat_open
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    ACTIONS,
    BUILDING_WORDS,
    BUILDINGS,
    CARD_WORDS,
    CHEST_0,
    EVENTS,
    GREEN,
    GROUPS,
    PROVINCES,
    SEASON_WORDS,
    SPECIAL_WORDS,
    SPECIALS,
    YEARS,
)

MANY: Final = 255
"""No rule limits it, and no game comes near."""

PLACES: Final = 5
"""Position fields."""


class MapPart(Part[State]):
    def __init__(self, board: Board, seats: int) -> None:
        self.board = board
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        n, board = self.seats, self.board
        places, words = (PROVINCES,), ", ".join(BUILDING_WORDS)
        return [
            Slice("owner", (PROVINCES, n), 0, 1, "by province: whose it is"),
            Slice("armies", places, 0, board.armies, "by province"),
            Slice("unrest", places, 0, board.unrest_markers, "by province: markers"),
            Slice("gained", places, 0, 1, "by province: its card changed hands"),
            Slice("buildings", (PROVINCES, BUILDINGS), 0, 1, f"by province: {words}"),
            Slice("hungry", places, 0, 1, "by province: it may revolt"),
            Slice(
                *("building_stock", (BUILDINGS,), 0, max(board.building_stock)),
                f"left: {words}",
            ),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        for province in range(PROVINCES):
            at = write_seat(s.owner[province], viewer, self.seats, out, at)
        at = write_row(s.armies, out, at)
        at = write_row(s.unrest, out, at)
        at = write_row(s.gained, out, at)
        for province in range(PROVINCES):
            at = write_bits(s.buildings[province], BUILDINGS, out, at)
        for province in s.hungry:
            write_one(province, PROVINCES, out, at)
        return write_row(s.building_stock, out, at + PROVINCES)


class SeatsPart(Part[State]):
    def __init__(self, board: Board, seats: int) -> None:
        self.armies = board.armies
        self.revolts = max(pair[0] for pair in board.supply_table)
        self.extra = max(pair[1] for pair in board.supply_table)
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        n = self.seats
        return [
            Slice("supply", (n,), 0, self.armies, "by seat: armies not in play"),
            Slice("chests", (n,), 0, MANY, "by seat"),
            Slice("rice", (n,), 0, MANY, "by seat"),
            Slice("score", (n,), 0, MANY, "by seat"),
            Slice("revolts", (n,), 0, self.revolts, "by seat: revolts still to come"),
            Slice("extra", (n,), 0, self.extra, "by seat: peasants who join each"),
            Slice("position", (n, PLACES), 0, 1, "by seat: its place in the round"),
            Slice("choosing", (n,), 0, n, "by seat: when it chooses, from 1; 0: never"),
            Slice("player_order", (n,), 0, n, "by seat: when it plays, from 1; 0: not"),
            Slice("winners", (n,), 0, 1, "by seat, once the game is over"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        n = self.seats
        at = write_by_seat(s.supply, viewer, n, out, at)
        at = write_by_seat(s.chests, viewer, n, out, at)
        at = write_by_seat(s.rice, viewer, n, out, at)
        at = write_by_seat(row_of(s.score), viewer, n, out, at)
        at = write_by_seat(s.revolts, viewer, n, out, at)
        at = write_by_seat(s.extra, viewer, n, out, at)
        for seat in range(n):
            to = at + turned(seat, viewer, n) * PLACES
            write_one(s.position[seat], PLACES, out, to)
        at += n * PLACES
        at = write_turns(s.choosing, viewer, n, out, at)
        at = write_turns(s.player_order, viewer, n, out, at)
        return write_seats(s.winners, viewer, n, out, at)


class TowerPart(Part[State]):
    def __init__(self, board: Board, seats: int) -> None:
        self.peasants = board.peasants
        self.cubes = max(board.armies, board.peasants)
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        colours, most = (self.seats + 1,), self.cubes
        return [
            Slice("peasants", (1,), 0, self.peasants, "in the general stock"),
            Slice("inside", colours, 0, most, "by seat, then peasants: in the tower"),
            Slice("tray", colours, 0, most, "by seat, then peasants: in the tray"),
            Slice("thrown", colours, 0, most, "by seat, then peasants: being thrown"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        out[at] = i16(s.peasants)
        at += 1
        at = self._write_cubes(s.inside, viewer, out, at)
        at = self._write_cubes(s.tray, viewer, out, at)
        return self._write_cubes(s.thrown, viewer, out, at)

    def _write_cubes(self, cubes: vec[i64], viewer: i64, out: vec[i16], at: i64) -> i64:
        at = write_by_seat(cubes, viewer, self.seats, out, at)
        out[at] = i16(cubes[GREEN])
        return at + 1


class PlansPart(Part[State]):
    """The mats. A province card needs no seat: it lies on the mat of its owner."""

    def __init__(self, seats: int, fields: int) -> None:
        self.seats: i64 = seats
        self.fields: i64 = fields

    def slices(self) -> list[Slice]:
        mats = (self.seats, self.fields)
        cards, words = (*mats, len(CARD_WORDS)), ", ".join(CARD_WORDS)
        return [
            Slice(
                *("plan_province", (PROVINCES, self.fields), 0, 1),
                "by province and field: its card is known to lie there",
                OWNER,
            ),
            Slice("plan_other", cards, 0, 1, f"by seat and field: {words}", OWNER),
            Slice("plan_hidden", mats, 0, 1, "by seat and field: a card face down"),
            Slice("shown", mats, 0, 1, "by seat and field: the card is face up"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        planning = is_planning(s.stack)
        for seat in range(self.seats):
            place = turned(seat, viewer, self.seats)
            for field in range(self.fields):
                self._write_card(s, seat, field, planning, place, out, at)
        kinds: i64 = len(CARD_WORDS)
        return at + self.fields * (PROVINCES + self.seats * (kinds + 2))

    def _write_card(
        self,
        s: State,
        seat: i64,
        field: i64,
        planning: bool,
        place: i64,
        out: vec[i16],
        at: i64,
    ) -> None:
        card: i64 = s.mat[seat_field(seat, field)]
        is_up = s.shown[seat_field(seat, field)] == 1
        others = at + PROVINCES * self.fields
        on_mat = place * self.fields + field
        kinds: i64 = len(CARD_WORDS)
        hidden = others + self.seats * self.fields * kinds
        if is_up:
            out[hidden + self.seats * self.fields + on_mat] = 1
        if place and not is_up:
            if card != NONE and not planning:
                out[hidden + on_mat] = 1
        elif card >= CHEST_0:
            out[others + on_mat * kinds + card - CHEST_0] = 1
        elif card != NONE:
            out[at + card * self.fields + field] = 1


class DraftPart(Part[State]):
    def __init__(self, board: Board, seats: int) -> None:
        self.groups = len(board.groups[seats])
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        n = self.seats
        return [
            Slice(
                *("groups", (n, GROUPS), 0, self.groups),
                "by seat and size: army groups left",
            ),
            Slice(
                "last_pair", (n, PROVINCES), 0, 1, "by seat: open when it last chose"
            ),
            Slice("open_cards", (2, PROVINCES), 0, 1, "the cards to draft from"),
            Slice("picked", (PROVINCES,), 0, 1, "the province just drafted"),
            Slice("pile_size", (1,), 0, PROVINCES, "cards left to draft"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        n = self.seats
        pairs = at + n * GROUPS
        for seat in range(n):
            place = turned(seat, viewer, n)
            for armies in range(GROUPS):
                groups = s.groups[seat_group(seat, armies)]
                out[at + place * GROUPS + armies] = i16(groups)
            for open_place in range(OPEN_CARDS):
                card = s.last_pair[seat_open(seat, open_place)]
                write_one(card, PROVINCES, out, pairs + place * PROVINCES)
        at = pairs + n * PROVINCES
        for card in s.open_cards:
            at = write_one(card, PROVINCES, out, at)
        at = write_one(s.picked, PROVINCES, out, at)
        out[at] = i16(len(s.pile))
        return at + 1


class RoundPart(Part[State]):
    def slices(self) -> list[Slice]:
        special = (SPECIALS, len(SPECIAL_WORDS))
        return [
            Slice("row", (ACTIONS, ACTIONS), 0, 1, "by place: which action is face up"),
            Slice("special", special, 0, 1, f"by position: {', '.join(SPECIAL_WORDS)}"),
            Slice("events", (EVENTS,), 0, 1, "by event card: it is open"),
            Slice("event", (EVENTS,), 0, 1, "the event card of the round"),
            Slice("events_gone", (EVENTS,), 0, 1, "by event card"),
            Slice("year", (YEARS,), 0, 1, "which year; none before the first"),
            Slice("season", (len(SEASON_WORDS),), 0, 1, ", ".join(SEASON_WORDS)),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        for place in range(ACTIONS):
            is_up = place < s.row_shown
            at = write_one(s.row[place] if is_up else NONE, ACTIONS, out, at)
        for special in s.special:
            at = write_one(special, len(SPECIAL_WORDS), out, at)
        for card in s.events:
            write_one(card, EVENTS, out, at)
        at = write_one(s.event, EVENTS, out, at + EVENTS)
        at = write_bits(s.events_gone, EVENTS, out, at)
        at = write_one(s.year - 1, YEARS, out, at)
        return write_one(s.season, len(SEASON_WORDS), out, at)


def write_row(values: vec[i64], out: vec[i16], at: i64) -> i64:
    for place in range(len(values)):
        out[at + place] = i16(values[place])
    return at + len(values)


def write_by_seat(
    values: vec[i64], viewer: i64, seats: i64, out: vec[i16], at: i64
) -> i64:
    for seat in range(seats):
        out[at + turned(seat, viewer, seats)] = i16(values[seat])
    return at + seats


def write_turns(
    order: list[int], viewer: i64, seats: i64, out: vec[i16], at: i64
) -> i64:
    """Write the place of each seat in an *order* of seats, from 1."""
    for place, seat in enumerate(order):
        turn: i64 = place
        out[at + turned(seat, viewer, seats)] = i16(turn + 1)
    return at + seats
