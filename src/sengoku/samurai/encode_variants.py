"""The variants as numbers, and which parts a game has."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from sengoku.core.encoding import Part, Slice, write_one, write_seat, write_seats
from sengoku.samurai.board import Board
from sengoku.samurai.encode import CardsPart, MapPart, SeatsPart, SlotsPart, write_row
from sengoku.samurai.options import Switches
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    AGENDA_WORDS,
    EFFECT_WORDS,
    MOUNTAINS,
    PROVINCES,
    REGIONS,
    SHRINE_WORDS,
)


class AgendaPart(Part[State]):
    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        sides, words = (REGIONS, len(AGENDA_WORDS)), ", ".join(AGENDA_WORDS)
        scored = (REGIONS, self.seats)
        return [
            Slice("agenda", sides, 0, 1, f"by region: the side up, {words}"),
            Slice("fulfilled", scored, 0, 1, "by region and seat: has scored it"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        for region in range(REGIONS):
            at = write_one(s.agenda[region], len(AGENDA_WORDS), out, at)
        for region in range(REGIONS):
            at = write_seats(s.fulfilled[region], viewer, self.seats, out, at)
        return at


class MountainPart(Part[State]):
    def __init__(self, board: Board, seats: int) -> None:
        self.seats: i64 = seats
        self.tokens = max(board.mountain_tokens)

    def slices(self) -> list[Slice]:
        effects, words = (len(EFFECT_WORDS),), ", ".join(EFFECT_WORDS)
        return [
            Slice("mountain", (MOUNTAINS,), 0, 1, "by mountain: a token is face down"),
            Slice("revealed", effects, 0, self.tokens, f"turned up, {words}"),
            Slice("expedition_seat", (self.seats,), 0, 1, "whose army is on its way"),
            Slice("expedition_mountain", (MOUNTAINS,), 0, 1, "over which mountain"),
            Slice("expedition_destination", (PROVINCES,), 0, 1, "to which province"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        for mountain in range(MOUNTAINS):
            out[at + mountain] = i16(1 if s.mountain[mountain] != NONE else 0)
        at = write_row(s.revealed, out, at + MOUNTAINS)
        at = write_seat(s.expedition[0], viewer, self.seats, out, at)
        at = write_one(s.expedition[1], MOUNTAINS, out, at)
        return write_one(s.expedition[2], PROVINCES, out, at)


class ShrinesPart(Part[State]):
    def slices(self) -> list[Slice]:
        shape, words = (PROVINCES, len(SHRINE_WORDS)), ", ".join(SHRINE_WORDS)
        return [Slice("shrine", shape, 0, 1, f"by province: {words}")]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        for province in range(PROVINCES):
            at = write_one(s.shrine[province], len(SHRINE_WORDS), out, at)
        return at


def parts(
    board: Board, chosen: Switches, seats: int, variants: tuple[str, ...], cards: int
) -> tuple[Part[State], ...]:
    """Return what a vector is made of; *cards* is the number of destiny cards."""
    found: list[Part[State]] = [
        MapPart(seats, chosen.armies),
        SeatsPart(board, chosen, seats, cards),
        SlotsPart(seats),
        CardsPart(board, chosen, cards),
    ]
    if "agenda" in variants:
        found.append(AgendaPart(seats))
    if "mountain" in variants:
        found.append(MountainPart(board, seats))
    if "shrines" in variants:
        found.append(ShrinesPart())
    return tuple(found)
