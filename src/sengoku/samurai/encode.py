"""What a seat may know as numbers; ``observe`` lists it as values.

The variants are in ``encode_variants``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sengoku.core.encoding import (
    OWNER,
    Part,
    Slice,
    turned,
    write_one,
    write_seat,
    write_seats,
)
from sengoku.samurai.board import Board
from sengoku.samurai.options import Switches
from sengoku.samurai.rows import seat_order, seat_region
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    ERAS,
    NEUTRAL_WORDS,
    ORDERS,
    PROVINCES,
    REGIONS,
    RESOURCE_WORDS,
    ROUNDS,
    SLOTS,
)

MANY: Final = 255
"""No rule limits it, and no game comes near."""


class MapPart(Part[State]):
    def __init__(self, seats: int, armies: int) -> None:
        self.seats: i64 = seats
        self.armies = armies

    def slices(self) -> list[Slice]:
        n, most = self.seats, self.armies
        seeds = (PROVINCES, len(RESOURCE_WORDS))
        return [
            Slice("armies", (PROVINCES, n), 0, most, "by province and seat"),
            Slice("castle", (PROVINCES, n), 0, 1, "by province and seat"),
            Slice("seeds", seeds, 0, 1, "by province: food, bushido"),
            Slice(
                *("travellers", (PROVINCES,), 0, most),
                "by province: armies that have left the region of the current move",
            ),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        n = self.seats
        for province in range(PROVINCES):
            for seat in range(n):
                armies = s.armies_of(seat, province)
                out[at + turned(seat, viewer, n)] = i16(armies)
            at += n
        for seat in range(n):
            for region in range(REGIONS):
                castle = s.castle_of(seat, region)
                if castle != NONE:
                    out[at + castle * n + turned(seat, viewer, n)] = 1
        at += PROVINCES * n
        for province in range(PROVINCES):
            at = write_one(s.seeds[province], len(RESOURCE_WORDS), out, at)
        return write_row(s.travellers, out, at)


class SeatsPart(Part[State]):
    def __init__(self, board: Board, chosen: Switches, seats: int, cards: int) -> None:
        self.seats: i64 = seats
        self.switches = chosen
        self.tokens = sum(board.order_copies)
        self.food, self.bushido = most_resources(board, chosen)
        self.cards = cards

    def slices(self) -> list[Slice]:
        n, chosen = self.seats, self.switches
        return [
            Slice("supply", (n,), 0, chosen.armies, "by seat: armies not on the board"),
            Slice("castles", (n,), 0, chosen.castles, "by seat: castles left to build"),
            Slice("food", (n,), 0, self.food, "by seat, as the log adds it up"),
            Slice("bushido", (n,), 0, self.bushido, "by seat, as the log adds it up"),
            Slice("covers", (n,), 0, SLOTS, "by seat: tokens it covered this round"),
            Slice("score", (n,), 0, MANY, "by seat"),
            Slice("tokens_left", (n,), 0, self.tokens, "by seat: behind the screen"),
            Slice("hand_size", (n,), 0, self.cards, "by seat: destiny cards in hand"),
            Slice("has_committed", (n,), 0, 1, "by seat: a destiny card is face down"),
            Slice("influence", (n, REGIONS), 0, MANY, "by seat and region"),
            Slice("covered", (n, n), 0, 1, "by seat: whose tokens it covered"),
            Slice("turn_order", (n, n), 0, 1, "by place: which seat"),
            Slice("winners", (n,), 0, 1, "by seat, once the game is over"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        n = self.seats
        at = write_by_seat(s.supply, 1, viewer, n, out, at)
        at = write_by_seat(s.castles, 1, viewer, n, out, at)
        at = write_by_seat(s.food, 1, viewer, n, out, at)
        at = write_by_seat(s.bushido, 1, viewer, n, out, at)
        at = write_by_seat(s.covers, 1, viewer, n, out, at)
        for seat in range(n):
            self._write_counts(s, seat, out, at + turned(seat, viewer, n))
        at = write_by_seat(s.influence, REGIONS, viewer, n, out, at + 4 * n)
        for seat in range(n):
            to = at + turned(seat, viewer, n) * n
            write_seats(s.covered[seat], viewer, n, out, to)
        at += n * n
        for place in range(n):
            at = write_seat(s.turn_order[place], viewer, n, out, at)
        return write_seats(s.winners, viewer, n, out, at)

    def _write_counts(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the score and what all see of tokens and cards, *seats* apart."""
        n = self.seats
        score: i64 = s.score[seat]
        out[at] = i16(score)
        out[at + n] = i16(total(s.tokens, seat_order(seat, 0), ORDERS))
        out[at + 2 * n] = i16(total(s.hand, seat_region(seat, 0), REGIONS))
        out[at + 3 * n] = i16(1 if s.committed[seat] != NONE else 0)


class SlotsPart(Part[State]):
    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats

    def slices(self) -> list[Slice]:
        owners, orders = (SLOTS, self.seats), (SLOTS, ORDERS)
        kinds = (SLOTS, len(NEUTRAL_WORDS))
        return [
            Slice("owner", owners, 0, 1, "by slot: whose token lies on top"),
            Slice("under_owner", owners, 0, 1, "by slot: whose token is covered"),
            Slice(
                *("order", orders, 0, 1),
                "by slot: which order lies on top; none where another's is face down",
                OWNER,
            ),
            Slice("under_order", orders, 0, 1, "by slot: which order is covered"),
            Slice("face_up", (SLOTS,), 0, 1, "by slot"),
            Slice("neutral", kinds, 0, 1, f"by slot: {', '.join(NEUTRAL_WORDS)}"),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        n = self.seats
        for slot in range(SLOTS):
            at = write_seat(s.owner[slot], viewer, n, out, at)
        for slot in range(SLOTS):
            at = write_seat(s.under_owner[slot], viewer, n, out, at)
        for slot in range(SLOTS):
            is_known = s.face_up[slot] == 1 or s.owner[slot] == viewer
            at = write_one(s.order[slot] if is_known else NONE, ORDERS, out, at)
        for slot in range(SLOTS):
            at = write_one(s.under_order[slot], ORDERS, out, at)
        at = write_row(s.face_up, out, at)
        for slot in range(SLOTS):
            at = write_one(s.neutral[slot], len(NEUTRAL_WORDS), out, at)
        return at


class CardsPart(Part[State]):
    def __init__(self, board: Board, chosen: Switches, cards: int) -> None:
        self.copies = max(board.order_copies)
        self.supply = max(most_resources(board, chosen))
        self.strict = chosen.strict_resource_supply
        self.cards = cards

    def slices(self) -> list[Slice]:
        resources, most = (len(RESOURCE_WORDS),), self.cards
        least = 0 if self.strict else -MANY
        return [
            Slice(
                *("general", resources, least, self.supply),
                "food and bushido nobody holds",
            ),
            Slice("played", (REGIONS,), 0, most, "by region: destiny cards played"),
            Slice("deck_size", (1,), 0, most, "destiny cards left"),
            Slice("era", (ERAS,), 0, 1, "which era"),
            Slice("round", (ROUNDS,), 0, 1, "which round; none while cards are chosen"),
            Slice(
                *("tokens", (ORDERS,), 0, self.copies),
                "by order: the viewer's tokens behind the screen",
                OWNER,
            ),
            Slice("hand", (REGIONS,), 0, most, "by region: the viewer's cards", OWNER),
            Slice(
                *("committed", (REGIONS,), 0, 1),
                "the region of the viewer's card that lies face down",
                OWNER,
            ),
        ]

    def write(self, s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
        at = write_row(s.general, out, at)
        at = write_row(s.played, out, at)
        out[at] = i16(len(s.deck))
        at = write_one(s.era - 1, ERAS, out, at + 1)
        at = write_one(s.round - 1, ROUNDS, out, at)
        for order in range(ORDERS):
            out[at + order] = i16(s.tokens[seat_order(viewer, order)])
        at += ORDERS
        for region in range(REGIONS):
            out[at + region] = i16(s.hand[seat_region(viewer, region)])
        return write_one(s.committed[viewer], REGIONS, out, at + REGIONS)


def most_resources(board: Board, chosen: Switches) -> tuple[int, int]:
    """Return how much food and bushido there can be."""
    if chosen.strict_resource_supply:
        return board.food_tokens, board.bushido_tokens
    return MANY, MANY


def write_row(values: vec[i64], out: vec[i16], at: i64) -> i64:
    for value in values:
        out[at] = i16(value)
        at += 1
    return at


def write_by_seat(
    values: vec[i64], width: i64, viewer: i64, seats: i64, out: vec[i16], at: i64
) -> i64:
    """Write a row that has *width* numbers for each seat."""
    for seat in range(seats):
        to = at + turned(seat, viewer, seats) * width
        for place in range(width):
            out[to + place] = i16(values[seat * width + place])
    return at + seats * width


def total(values: vec[i64], first: i64, count: i64) -> i64:
    found: i64 = 0
    for place in range(first, first + count):
        found += values[place]
    return found
