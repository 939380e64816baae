"""The state of a running game: numbers and rows of numbers, nothing else."""

from typing import Any, Final, final

from mypy_extensions import i64

from sengoku.core.flow import IN_EVERY_STATE, GameState, restore, rows_as_lists
from sengoku.core.rows import row, row_of
from sengoku.core.stack import Stack
from sengoku.samurai.vocabulary import (
    EFFECT_WORDS,
    MAX_SEATS,
    MOUNTAINS,
    ORDERS,
    PROVINCES,
    REGIONS,
    SLOTS,
)

NONE: Final = -1
"""No owner, no token, no card: an empty place of a row."""

PUBLIC, OWNER, SECRET, DERIVED = "public", "owner", "secret", "derived"

VISIBILITY: Final = {
    "seats": PUBLIC,
    "armies": PUBLIC,
    "castle": PUBLIC,
    "supply": PUBLIC,
    "castles": PUBLIC,
    "food": OWNER,
    "bushido": OWNER,
    "general": PUBLIC,
    "seeds": PUBLIC,
    "tokens": OWNER,
    "owner": PUBLIC,
    "order": OWNER,  # public once face up
    "face_up": PUBLIC,
    "under_owner": PUBLIC,
    "under_order": PUBLIC,
    "covers": PUBLIC,
    "covered": PUBLIC,
    "hand": OWNER,
    "committed": OWNER,
    "deck": SECRET,
    "played": PUBLIC,
    "score": PUBLIC,
    "influence": PUBLIC,
    "turn_order": PUBLIC,
    "era": PUBLIC,
    "round": PUBLIC,
    "neutral": PUBLIC,
    "shrine": PUBLIC,
    "agenda": PUBLIC,
    "fulfilled": PUBLIC,
    "mountain": SECRET,  # that a token lies there is public
    "spare": SECRET,
    "revealed": PUBLIC,
    "travellers": PUBLIC,
    "expedition": PUBLIC,
    "winners": PUBLIC,
    "rng": SECRET,
    "stack": PUBLIC,
    "offered": DERIVED,
}
"""Who may read each field. A field missing here fails the test suite."""

REPLACED: Final = (
    *("seeds", "neutral", "shrine", "agenda", "mountain", "spare", "deck"),
    *("turn_order", "expedition", "revealed"),
)
"""Rows that are only replaced as a whole during play: copies may share them."""


@final
class State(GameState):
    """One position. Only ``effects``, setup and ``core.flow`` write to it."""

    __slots__ = tuple([name for name in VISIBILITY if name not in IN_EVERY_STATE])

    def __init__(self, seats: int, like: "State | None" = None) -> None:
        """Make an empty table, or a copy of the position *like*."""
        if like is None:
            self._empty(seats)
        else:
            self._copy(like)

    def _empty(self, seats: int) -> None:
        self.seats = seats
        # The board. ``rows`` has the indexes of rows by two things.
        self.armies = row(PROVINCES * MAX_SEATS)
        self.castle = row(MAX_SEATS * REGIONS, NONE)  # province of each castle
        self.seeds = row(PROVINCES, NONE)
        # What each seat has.
        self.supply = row(MAX_SEATS)  # armies
        self.castles = row(MAX_SEATS)  # left to build
        self.food = row(MAX_SEATS)
        self.bushido = row(MAX_SEATS)
        self.general = row(2)  # tokens nobody holds: food, bushido
        self.tokens = row(MAX_SEATS * ORDERS)  # behind the screens
        self.hand = row(MAX_SEATS * REGIONS)  # destiny cards by region
        self.committed = row(MAX_SEATS, NONE)  # region of the card face down
        self.score = [0] * MAX_SEATS
        self.influence = row(MAX_SEATS * REGIONS)
        # The slots: the token on top, and the face-up one it covers.
        self.owner = row(SLOTS, NONE)
        self.order = row(SLOTS, NONE)
        self.face_up = row(SLOTS)
        self.under_owner = row(SLOTS, NONE)
        self.under_order = row(SLOTS, NONE)
        self.covers = row(MAX_SEATS)  # opponents' tokens covered this round
        self.covered = row(MAX_SEATS)  # whose: a mask of seats
        self.neutral = row(SLOTS)
        # Cards, tiles and tokens.
        self.deck: list[int] = []  # regions; the top card is the last
        self.played = row(REGIONS)
        self.shrine = row(PROVINCES, NONE)  # colours of Sacred Shrines
        self.agenda = row(REGIONS, NONE)  # side up of the tile of each region
        self.fulfilled = row(REGIONS)  # who scored it: a mask of seats
        self.mountain = row(MOUNTAINS, NONE)  # effects of the tokens face down
        self.spare: list[int] = []  # mountain tokens put back unseen
        self.revealed = row(len(EFFECT_WORDS))  # discarded tokens by effect
        # The course of play.
        self.turn_order = row_of(range(seats))
        self.era: i64 = 0
        self.round: i64 = 0
        self.travellers = row(PROVINCES)  # of the current move order
        self.expedition = row(3, NONE)  # seat, mountain, destination
        self.winners = 0
        self.rng = [0]
        self.stack = Stack()
        self.offered: list[int] = []

    def copy(self) -> "State":
        return State(self.seats, self)

    def _copy(self, like: "State") -> None:
        self.seats = like.seats
        self.armies = like.armies[:]
        self.castle = like.castle[:]
        self.supply = like.supply[:]
        self.castles = like.castles[:]
        self.food = like.food[:]
        self.bushido = like.bushido[:]
        self.general = like.general[:]
        self.tokens = like.tokens[:]
        self.hand = like.hand[:]
        self.committed = like.committed[:]
        self.score = like.score[:]
        self.influence = like.influence[:]
        self.owner = like.owner[:]
        self.order = like.order[:]
        self.face_up = like.face_up[:]
        self.under_owner = like.under_owner[:]
        self.under_order = like.under_order[:]
        self.covers = like.covers[:]
        self.covered = like.covered[:]
        self.played = like.played[:]
        self.fulfilled = like.fulfilled[:]
        self.era = like.era
        self.round = like.round
        self.travellers = like.travellers[:]
        self.winners = like.winners
        self.rng = like.rng[:]
        self.stack = Stack(like.stack)
        # REPLACED
        self.seeds = like.seeds
        self.neutral = like.neutral
        self.shrine = like.shrine
        self.agenda = like.agenda
        self.mountain = like.mountain
        self.spare = like.spare
        self.deck = like.deck
        self.turn_order = like.turn_order
        self.expedition = like.expedition
        self.revealed = like.revealed
        self.offered = like.offered

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in VISIBILITY
        )

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[object, ...]:
        values = {name: getattr(self, name) for name in VISIBILITY}
        return _restored, (rows_as_lists(values),)

    # Written out instead of calling ``rows``: rules read armies and castles most.

    def armies_of(self, seat: i64, province: i64) -> i64:
        return self.armies[province * MAX_SEATS + seat]

    def castle_of(self, seat: i64, region: i64) -> i64:
        """Return the province of the castle *seat* has in *region*, or ``NONE``."""
        return self.castle[seat * REGIONS + region]


def _restored(values: dict[str, Any]) -> State:
    """Return the state that was pickled or deeply copied."""
    s = State(0)
    restore(s, values)
    return s
