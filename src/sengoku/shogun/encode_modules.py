"""The modules as numbers, and which parts a game has."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from sengoku.core.encoding import (
    Part,
    Slice,
    turned,
    write_bits,
    write_one,
)
from sengoku.shogun.board import Board
from sengoku.shogun.encode import (
    DraftPart,
    MapPart,
    PlansPart,
    RoundPart,
    SeatsPart,
    TowerPart,
    write_by_seat,
)
from sengoku.shogun.rows import captor_colour, province_seat
from sengoku.shogun.state import ARTIST, CELLS, NEUTRAL_MARKER, NONE, State
from sengoku.shogun.vocabulary import (
    BASE_FIELDS,
    FAVOURS,
    FIELDS,
    PROVINCES,
    REGIONS,
    STACK,
)


class CourtPart(Part[State]):
    def __init__(self, board: Board, seats: int) -> None:
        self.officials = board.officials
        self.spaces = len(board.favour_prices)
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        n, most = self.seats, self.officials
        return [
            Slice("reception", (n,), 0, most, "by seat: in the reception hall"),
            Slice("audience", (n,), 0, most, "by seat: in the audience chamber"),
            Slice("kept_calm", (n,), 0, 1, "by seat: a favour averts the next unrest"),
            Slice("protected", (n, 2), 0, 1, "by seat: from battle A, battle B"),
            Slice(
                *("favours", (self.spaces, FAVOURS), 0, 1),
                "by space, dearest first: which favour card, from card 1",
            ),
            Slice("favours_gone", (FAVOURS,), 0, 1, "by favour card, from card 1"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        n = self.seats
        at = write_by_seat(s.reception, viewer, n, out, at)
        at = write_by_seat(s.audience, viewer, n, out, at)
        at = write_by_seat(s.kept_calm, viewer, n, out, at)
        for seat in range(n):
            write_bits(s.protected[seat], 2, out, at + turned(seat, viewer, n) * 2)
        at += n * 2
        for card in s.favours:
            at = write_one(card - 1, FAVOURS, out, at)
        return write_bits(s.favours_gone >> 1, FAVOURS, out, at)


class SamuraiPart(Part[State]):
    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        return [Slice("samurai", (self.seats,), 0, STACK, "by seat: the card on top")]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        return write_by_seat(s.samurai, viewer, self.seats, out, at)


class GeneralsPart(Part[State]):
    def __init__(self, board: Board, seats: int) -> None:
        self.monuments = board.monuments
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        n, most = self.seats, self.monuments
        return [
            Slice("general", (n, PROVINCES), 0, 1, "by seat: where the general is"),
            Slice("monuments", (PROVINCES, n), 0, most, "by province and seat"),
            Slice("monument_supply", (n,), 0, most, "by seat"),
            Slice("captured", (n, n), 0, most, "by captor and seat: monuments"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        n = self.seats
        for seat in range(n):
            to = at + turned(seat, viewer, n) * PROVINCES
            write_one(s.general[seat], PROVINCES, out, to)
        at += n * PROVINCES
        for province in range(PROVINCES):
            for seat in range(n):
                standing: i64 = s.monuments[province_seat(province, seat)]
                out[at + turned(seat, viewer, n)] = i16(standing)
            at += n
        at = write_by_seat(s.monument_supply, viewer, n, out, at)
        for captor in range(n):
            to = at + turned(captor, viewer, n) * n
            for seat in range(n):
                taken: i64 = s.captured[captor_colour(captor, seat)]
                out[to + turned(seat, viewer, n)] = i16(taken)
        return at + n * n


class ArtsPart(Part[State]):
    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        markers = (CELLS, self.seats + 2)
        return [
            Slice(
                "arts", markers, 0, 1, "by cell: a seat, a neutral marker, an artist"
            ),
            Slice("region_row", (REGIONS, REGIONS), 0, 1, "by place: which region"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        n = self.seats
        for marker in s.arts:
            if marker == NEUTRAL_MARKER:
                out[at + n] = 1
            elif marker == ARTIST:
                out[at + n + 1] = 1
            elif marker != NONE:
                out[at + turned(marker, viewer, n)] = 1
            at += n + 2
        for region in s.region_row:
            at = write_one(region, REGIONS, out, at)
        return at


def parts(
    board: Board, seats: int, draft: bool, modules: tuple[str, ...]
) -> tuple[Part[State], ...]:
    """Return what a vector is made of."""
    fields = FIELDS if "court" in modules else BASE_FIELDS
    found: list[Part[State]] = [
        MapPart(board, seats),
        SeatsPart(board, seats),
        TowerPart(board, seats),
        PlansPart(seats, fields),
        RoundPart(),
    ]
    if draft:
        found.append(DraftPart(board, seats))
    if "court" in modules:
        found.append(CourtPart(board, seats))
    if "samurai" in modules:
        found.append(SamuraiPart(seats))
    if "generals" in modules:
        found.append(GeneralsPart(board, seats))
    if "arts" in modules:
        found.append(ArtsPart(seats))
    return tuple(found)
