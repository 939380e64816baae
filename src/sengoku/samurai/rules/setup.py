"""Setup.

SSE-SETUP-1   Each player receives 16 armies, 3 castles, 11 order tokens, 2 food and 2
              bushido. [standard, crowd]
SSE-SETUP-1d  Each player receives 20 armies, all order tokens, 2 food and 2 bushido.
              [draft]
SSE-SETUP-2   Order tokens, food and bushido go behind the player's screen (hidden);
              armies and castles stay in front of it (public).
SSE-SETUP-3   Shuffle all 20 destiny cards and deal 3 to each player, whatever the
              player count; the rest is the face-down destiny deck. [standard, crowd]
SSE-SETUP-3d  With 4 players all cards are used; with 3 players cards marked "4+" are
              removed first; with 2 players cards marked "3+" and "4+" are removed; then
              shuffle and deal 3 each. With 2 players, 2 further cards are then drawn
              and laid face up beside the track, counting as played cards [F-08].
              [draft]
SSE-SETUP-4   Shuffle the 12 seeding tokens and put one at random on each of the 12
              resource provinces, face up.
SSE-SETUP-5   Each player puts 2 own armies into each of the 4 capitals: 8 armies on the
              board, 8 left in the personal supply (12 left in the draft edition)
              [R-43].
SSE-SETUP-6   Every influence marker starts before space 1 (influence 0).
SSE-SETUP-7   Every score starts at 0.
SSE-SETUP-8   A random player is first on the turn track; the others follow clockwise by
              seat. This order holds for both rounds of era 1. The draft edition does
              not say how the first player is found and uses the same rule [R-37].
SSE-SETUP-9   After setup the general supply holds 30 − 2·n food and 30 − 2·n bushido
              for n players.
SSE-SETUP-10  Every player has a different one of the four colours, fixed before setup;
              the colour has no effect on play.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core.events import Log
from sengoku.core.rows import put, row, row_of
from sengoku.samurai import events
from sengoku.samurai.board import Board
from sengoku.samurai.rows import province_seat, seat_order, seat_region
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    BUSHIDO,
    FOOD,
    MARK_3,
    MARK_4,
    REGIONS,
    SLOTS,
    UNMARKED,
)

# One stream of random numbers per purpose, so that a variant does not change the draws
# of the others. Saved games hold them: never reuse or renumber one.
SEEDING: Final = 0
DESTINY: Final = 1
FIRST_PLAYER: Final = 2
AGENDA: Final = 3
MOUNTAIN: Final = 4
SHRINES: Final = 5
NEUTRAL: Final = 6
STREAMS: Final = 7

Preparation = Callable[[State, Board], None]
"""What a variant adds to the table before play."""


def every_card(board: Board, seats: int) -> list[int]:
    """SSE-SETUP-3: all cards, as the regions they name."""
    return [region for region in range(REGIONS) for _ in range(board.destiny[region])]


def marked_cards(board: Board, seats: int) -> list[int]:
    """SSE-SETUP-3d: without the cards marked for more players."""
    used = [UNMARKED]
    if seats >= 3:
        used.append(MARK_3)
    if seats >= 4:
        used.append(MARK_4)
    copies = sum(board.draft_marks[mark] for mark in used)
    return [region for region in range(REGIONS) for _ in range(copies)]


class Setup:
    """Lays out a new game."""

    def __init__(
        self,
        board: Board,
        armies: i64,
        castles: int,
        cards: Callable[[Board, int], list[int]],
        open_cards: int,
        preparations: tuple[Preparation, ...],
    ) -> None:
        self.board = board
        self.armies = armies
        self.castles = castles
        self.cards = cards
        self.open_cards = open_cards
        self.preparations = preparations

    def lay_out(self, seats: int, generator: list[int], log: Log | None) -> State:
        s = State(seats)
        s.rng = generator
        for seat in range(seats):
            self.give_pieces(s, seat)
        self.fill_supply(s)
        self.seed_provinces(s)
        self.deal_cards(s)
        self.choose_first_player(s)
        s.neutral = printed_neutral(self.board)
        for prepare in self.preparations:
            prepare(s, self.board)
        if log is not None:
            log.add(prepared(s))
        return s

    def give_pieces(self, s: State, seat: i64) -> None:
        """SSE-SETUP-1, -5."""
        board = self.board
        for capital in board.capital:
            s.armies[province_seat(capital, seat)] = board.armies_per_capital
        s.supply[seat] = self.armies - REGIONS * board.armies_per_capital
        s.castles[seat] = self.castles
        s.food[seat] = board.start_food
        s.bushido[seat] = board.start_bushido
        put(s.tokens, seat_order(seat, 0), board.order_copies)

    def fill_supply(self, s: State) -> None:
        """SSE-SETUP-9."""
        board = self.board
        s.general[FOOD] = board.food_tokens - s.seats * board.start_food
        s.general[BUSHIDO] = board.bushido_tokens - s.seats * board.start_bushido

    def seed_provinces(self, s: State) -> None:
        """SSE-SETUP-4."""
        seeds = [FOOD] * self.board.seeding_tokens[FOOD]
        seeds += [BUSHIDO] * self.board.seeding_tokens[BUSHIDO]
        rng.shuffle(s.rng, SEEDING, seeds)
        fields = (p for inside in self.board.resources_of for p in inside)
        for province, seed in zip(fields, seeds, strict=True):
            s.seeds[province] = seed

    def deal_cards(self, s: State) -> None:
        """SSE-SETUP-3, -3d."""
        s.deck = self.cards(self.board, s.seats)
        rng.shuffle(s.rng, DESTINY, s.deck)
        for seat in range(s.seats):
            for _ in range(self.board.hand_size):
                s.hand[seat_region(seat, s.deck.pop())] += 1
        for _ in range(self.open_cards):
            s.played[s.deck.pop()] += 1

    def choose_first_player(self, s: State) -> None:
        """SSE-SETUP-8."""
        first = rng.below(s.rng, FIRST_PLAYER, s.seats)
        s.turn_order = row_of([(first + turn) % s.seats for turn in range(s.seats)])


def printed_neutral(board: Board) -> vec[i64]:
    """Return the neutral actions of the slots, none where a small board has no slot."""
    found = row(SLOTS, NONE)
    put(found, 0, board.neutral)
    return found


def prepared(s: State) -> events.GamePrepared:
    return events.GamePrepared(
        seeds=tuple(s.seeds),
        turn_order=tuple(s.turn_order),
        neutral=tuple(s.neutral),
        shrine=tuple(s.shrine),
        agenda=tuple(s.agenda),
        played=tuple(s.played),
    )
