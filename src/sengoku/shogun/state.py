"""The state of a running game: numbers and rows of numbers, nothing else."""

from typing import Any, Final, final

from mypy_extensions import i64

from sengoku.core.flow import IN_EVERY_STATE, GameState, restore, rows_as_lists
from sengoku.core.rows import row
from sengoku.core.stack import Stack
from sengoku.shogun.vocabulary import (
    ACTIONS,
    BUILDINGS,
    CUBES,
    FIELDS,
    GROUPS,
    MAX_SEATS,
    PROVINCES,
    REGIONS,
    SPECIALS,
)

NONE: Final = -1
"""No owner, no card, nowhere: an empty place of a row."""

CELLS: Final = 36
NEUTRAL_MARKER: Final = 5
"""An artist turned face down."""
ARTIST: Final = 6
"""An artist face up; smaller numbers are the markers of the seats."""

PUBLIC, OWNER, SECRET, DERIVED = "public", "owner", "secret", "derived"

VISIBILITY: Final = {
    "seats": PUBLIC,
    "owner": PUBLIC,
    "armies": PUBLIC,
    "buildings": PUBLIC,
    "unrest": PUBLIC,
    "building_stock": PUBLIC,
    "supply": PUBLIC,
    "chests": PUBLIC,
    "rice": PUBLIC,
    "score": PUBLIC,
    "peasants": PUBLIC,
    "inside": PUBLIC,
    "tray": PUBLIC,
    "thrown": PUBLIC,
    "mat": OWNER,  # which fields are covered is public once all have planned
    "shown": PUBLIC,
    "gained": PUBLIC,
    "groups": PUBLIC,
    "open_cards": PUBLIC,
    "last_pair": PUBLIC,
    "picked": PUBLIC,
    "pile": SECRET,
    "row": SECRET,  # public as far as it is turned up
    "row_shown": PUBLIC,
    "special": PUBLIC,
    "position": PUBLIC,
    "choosing": PUBLIC,
    "player_order": PUBLIC,
    "events": PUBLIC,
    "event": PUBLIC,
    "event_pile": SECRET,
    "events_gone": PUBLIC,
    "year": PUBLIC,
    "season": PUBLIC,
    "revolts": PUBLIC,
    "extra": PUBLIC,
    "hungry": PUBLIC,
    "reception": PUBLIC,
    "audience": PUBLIC,
    "favours": PUBLIC,
    "favour_pile": SECRET,
    "favours_gone": PUBLIC,
    "kept_calm": PUBLIC,
    "protected": PUBLIC,
    "samurai": PUBLIC,
    "general": PUBLIC,
    "monuments": PUBLIC,
    "monument_supply": PUBLIC,
    "captured": PUBLIC,
    "arts": PUBLIC,
    "bag": SECRET,
    "region_row": PUBLIC,
    "winners": PUBLIC,
    "rng": SECRET,
    "stack": PUBLIC,
    "offered": DERIVED,
}
"""Who may read each field. A field missing here fails the test suite."""

REPLACED: Final = (
    *("groups", "open_cards", "last_pair", "pile", "row", "special", "position"),
    *("choosing", "player_order", "events", "event_pile", "revolts", "extra"),
    *("hungry", "reception", "audience", "favours", "favour_pile", "kept_calm"),
    *("protected", "samurai", "general", "monuments", "monument_supply"),
    *("captured", "arts", "bag", "region_row"),
)
"""Rows that are only replaced as a whole during play: copies may share them."""


_SIZES: Final = tuple([mask.bit_count() for mask in range(1 << BUILDINGS)])


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
        # The map. ``rows`` has the indexes of rows by two things.
        self.owner = row(PROVINCES, NONE)
        self.armies = row(PROVINCES)
        self.buildings = row(PROVINCES)  # a mask of castle, temple, theatre
        self.unrest = row(PROVINCES)
        self.building_stock = row(BUILDINGS)
        # What each seat has
        self.supply = row(MAX_SEATS)
        self.chests = row(MAX_SEATS)
        self.rice = row(MAX_SEATS)
        self.score = [0] * MAX_SEATS
        # The tower; rows by colour of cubes, peasants last
        self.peasants: i64 = 0  # in the general stock
        self.inside = row(CUBES)
        self.tray = row(CUBES)
        self.thrown = row(CUBES)  # about to enter a real tower
        # Plans
        self.mat = row(MAX_SEATS * FIELDS, NONE)
        self.shown = row(MAX_SEATS * FIELDS)
        self.gained = row(PROVINCES)  # cards that changed hands this round
        # The draft
        self.groups = row(MAX_SEATS * GROUPS)  # by seat and armies in the group
        self.open_cards = [NONE, NONE]
        self.last_pair = row(MAX_SEATS * 2, NONE)
        self.picked: i64 = NONE
        self.pile: list[int] = []  # the top card is the last
        # The round
        self.row = [NONE] * ACTIONS
        self.row_shown: i64 = 0
        self.special = [NONE] * SPECIALS  # by position field
        self.position = row(MAX_SEATS, NONE)
        self.choosing: list[int] = []  # who still has to take a position field
        self.player_order: list[int] = []
        self.events: list[int] = []  # open event cards
        self.event: i64 = NONE
        self.event_pile: list[int] = []
        self.events_gone: i64 = 0  # a mask of cards
        self.year: i64 = 0
        self.season: i64 = 0
        # Winter
        self.revolts = row(MAX_SEATS)
        self.extra = row(MAX_SEATS)
        self.hungry: list[int] = []
        # Tenno's Court
        self.reception = row(MAX_SEATS)
        self.audience = row(MAX_SEATS)
        self.favours = [0, 0, 0]  # card number by space, dearest first; 0: none
        self.favour_pile: list[int] = []
        self.favours_gone: i64 = 0  # a mask of cards
        self.kept_calm = row(MAX_SEATS)
        self.protected = row(MAX_SEATS)  # a mask of battle A and battle B
        # Samurai
        self.samurai = row(MAX_SEATS)  # card on top of the stack
        # Generals
        self.general = row(MAX_SEATS, NONE)
        self.monuments = row(PROVINCES * MAX_SEATS)
        self.monument_supply = row(MAX_SEATS)
        self.captured = row(MAX_SEATS * MAX_SEATS)  # by captor and colour
        # Arts in Japan
        self.arts = row(CELLS, NONE)
        self.bag: list[int] = []
        self.region_row = list(range(REGIONS))
        # The end, and pending work
        self.winners = 0
        self.rng = [0]
        self.stack = Stack()
        self.offered: list[int] = []

    def copy(self) -> "State":
        return State(self.seats, self)

    def _copy(self, like: "State") -> None:
        self.seats = like.seats
        self.owner = like.owner[:]
        self.armies = like.armies[:]
        self.buildings = like.buildings[:]
        self.unrest = like.unrest[:]
        self.building_stock = like.building_stock[:]
        self.supply = like.supply[:]
        self.chests = like.chests[:]
        self.rice = like.rice[:]
        self.score = like.score[:]
        self.peasants = like.peasants
        self.inside = like.inside[:]
        self.tray = like.tray[:]
        self.thrown = like.thrown[:]
        self.mat = like.mat[:]
        self.shown = like.shown[:]
        self.gained = like.gained[:]
        self.picked = like.picked
        self.row_shown = like.row_shown
        self.event = like.event
        self.events_gone = like.events_gone
        self.year = like.year
        self.season = like.season
        self.favours_gone = like.favours_gone
        self.winners = like.winners
        self.rng = like.rng[:]
        self.stack = Stack(like.stack)
        # REPLACED
        self.groups = like.groups
        self.open_cards = like.open_cards
        self.last_pair = like.last_pair
        self.pile = like.pile
        self.row = like.row
        self.special = like.special
        self.position = like.position
        self.choosing = like.choosing
        self.player_order = like.player_order
        self.events = like.events
        self.event_pile = like.event_pile
        self.revolts = like.revolts
        self.extra = like.extra
        self.hungry = like.hungry
        self.reception = like.reception
        self.audience = like.audience
        self.favours = like.favours
        self.favour_pile = like.favour_pile
        self.kept_calm = like.kept_calm
        self.protected = like.protected
        self.samurai = like.samurai
        self.general = like.general
        self.monuments = like.monuments
        self.monument_supply = like.monument_supply
        self.captured = like.captured
        self.arts = like.arts
        self.bag = like.bag
        self.region_row = like.region_row
        self.offered = like.offered

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in VISIBILITY
        )

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[object, ...]:
        values = {name: getattr(self, name) for name in VISIBILITY}
        return _restored, (rows_as_lists(values),)

    # Written out instead of calling ``rows``: rules read these most.

    def card_on(self, seat: i64, field: i64) -> i64:
        return self.mat[seat * FIELDS + field]

    def special_of(self, seat: i64) -> i64:
        """Return the special card of *seat* this round, or ``NONE``."""
        at = self.position[seat]
        return NONE if at == NONE else self.special[at]

    def buildings_in(self, province: i64) -> int:
        """Return the number of buildings in *province*."""
        return _SIZES[self.buildings[province]]

    def provinces_of(self, seat: i64) -> list[int]:
        found: list[int] = []
        for province in range(PROVINCES):
            if self.owner[province] == seat:
                found.append(province)
        return found


def _restored(values: dict[str, Any]) -> State:
    """Return the state that was pickled or deeply copied."""
    s = State(0)
    restore(s, values)
    return s
