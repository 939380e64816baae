"""Setup.

SHO-SETUP-1   One side of the map is chosen; only province cards with the symbol of that
              side are used.
SHO-SETUP-2   With 3 players the 8 marked provinces of that side are out of the game:
              their cards are removed and no army may ever enter them.
SHO-SETUP-3   Out of the game on the sun side with 3 players: Izumo, Echigo, Iwami,
              Mutsu, Sanuki, Kazusa, Tosa, Awa-Boso.
SHO-SETUP-4   Out of the game on the moon side with 3 players: Iwami, Iyo, Aki, Tosa,
              Mutsu, Hitachi, Shimotsuke, Shimosa.
SHO-SETUP-5   Each player gets a mat, 62 armies, a daimyo card and the chest cards 0 to
              4.
SHO-SETUP-6   Each player starts with 18 chests (3 players), 15 (4 players) or 12 (5
              players).
SHO-SETUP-7   How many armies and chests each player has is public at all times.
              Material of colours nobody plays leaves the game.
SHO-SETUP-16  Instead of drafting, the start tables may be used; they exist for the sun
              side only [F-02].
SHO-SETUP-17  With start tables each player receives exactly the provinces of one
              column, cards and armies; every other province in play is neutral.
SHO-SETUP-18  Everybody starts with 0 points and 0 rice.
SHO-SETUP-21  Shuffle the 12 event cards face down and turn up the top 4.
SHO-SETUP-22  All chests that are not dealt out, all buildings, all unrest markers and
              all peasants that are not in the tower form the general stock.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core.events import Log
from sengoku.core.rows import row_of
from sengoku.shogun import events
from sengoku.shogun.board import Board
from sengoku.shogun.rows import seat_group
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import BUILDINGS, EVENTS

# One stream of random numbers per purpose. Saved games hold them: never reuse or
# renumber one.
PROVINCE_CARDS: Final = 0
FIRST_SEAT: Final = 1
EVENT_CARDS: Final = 2
TOWER: Final = 3
ACTION_CARDS: Final = 4
SPECIAL_CARDS: Final = 5
EVENT_DRAW: Final = 6
BID_TIES: Final = 7
HUNGER: Final = 8
FAVOURS: Final = 9
ARTISTS: Final = 10
REGION_CARDS: Final = 11
STREAMS: Final = 12

OPEN_EVENTS: Final = 4

Preparation = Callable[[State, Board], None]
"""What a module adds to the table before play."""


class Setup:
    """Lays out a new game."""

    def __init__(
        self,
        board: Board,
        in_play: tuple[int, ...],
        preset: bool,
        first: i64,
        preparations: tuple[Preparation, ...],
    ) -> None:
        self.board = board
        self.in_play = in_play
        self.preset = preset
        self.first = first  # seat that drafts first, or -1 for a random one
        self.preparations = preparations

    def lay_out(self, seats: i64, generator: list[int], log: Log | None) -> State:
        s = State(seats)
        s.rng = generator
        self.give_pieces(s)
        self.shuffle_events(s)
        if self.preset:
            self.place_presets(s)
        else:
            self.open_draft(s)
        for prepare in self.preparations:
            prepare(s, self.board)
        if log is not None:
            log.add(prepared(s))
        return s

    def give_pieces(self, s: State) -> None:
        """SHO-SETUP-5, -6, -22."""
        board = self.board
        for seat in range(s.seats):
            s.supply[seat] = board.armies
            s.chests[seat] = board.start_chests[s.seats]
        s.peasants = board.peasants
        s.building_stock = row_of(board.building_stock[:BUILDINGS])

    def shuffle_events(self, s: State) -> None:
        """SHO-SETUP-21."""
        s.event_pile = list(range(EVENTS))
        rng.shuffle(s.rng, EVENT_CARDS, s.event_pile)
        s.events = [s.event_pile.pop() for _ in range(OPEN_EVENTS)]

    def place_presets(self, s: State) -> None:
        """SHO-SETUP-17."""
        for seat, places in enumerate(self.board.presets[s.seats]):
            for province, armies in places:
                s.owner[province] = seat
                s.armies[province] = armies
                s.supply[seat] -= armies

    def open_draft(self, s: State) -> None:
        """SHO-SETUP-8, -9, -10."""
        s.pile = list(self.in_play)
        rng.shuffle(s.rng, PROVINCE_CARDS, s.pile)
        s.open_cards = [s.pile.pop(), s.pile.pop()]
        for seat in range(s.seats):
            for armies in self.board.groups[s.seats]:
                s.groups[seat_group(seat, armies)] += 1
        drawn = rng.below(s.rng, FIRST_SEAT, s.seats)
        first = drawn if self.first < 0 else self.first
        s.choosing = [(first + turn) % s.seats for turn in range(s.seats)]


def prepared(s: State) -> events.GamePrepared:
    return events.GamePrepared(
        owner=tuple(s.owner),
        armies=tuple(s.armies),
        open_cards=tuple(s.open_cards),
        events=tuple(s.events),
        region_row=tuple(s.region_row),
    )
