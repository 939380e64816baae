"""What one viewer may know. Built up from nothing, never cut down from the state.

[R-47] says what is hidden and what is public; SHO-INV-10 names what must never be here.
"""

import itertools

import msgspec

from sengoku.core.seats import Viewer
from sengoku.core.stack import Stack
from sengoku.shogun import steps
from sengoku.shogun.effects import covered
from sengoku.shogun.state import NONE, State
from sengoku.shogun.words import FIELDS, GROUPS, MAX_SEATS, PROVINCES


class Observation(msgspec.Struct, frozen=True):
    """Lists by seat are as long as the table; ``None`` is what must not be shown."""

    viewer: Viewer
    # The map
    owner: tuple[int, ...]
    armies: tuple[int, ...]
    buildings: tuple[int, ...]
    unrest: tuple[int, ...]
    building_stock: tuple[int, ...]
    # What each seat has
    supply: tuple[int, ...]
    chests: tuple[int, ...]
    rice: tuple[int, ...]
    score: tuple[int, ...]
    # The tower
    peasants: int
    inside: tuple[int, ...]
    tray: tuple[int, ...]
    thrown: tuple[int, ...]
    # Plans: [seat * FIELDS + field]; -1 is an empty field
    mat: tuple[int | None, ...]
    covered: tuple[int | None, ...]  # a mask of fields by seat
    shown: tuple[bool, ...]
    gained: tuple[int, ...]
    # The draft
    groups: tuple[int, ...]
    open_cards: tuple[int, ...]
    last_pair: tuple[int, ...]
    picked: int
    pile_size: int
    # The round
    row: tuple[int | None, ...]
    special: tuple[int, ...]
    position: tuple[int, ...]
    choosing: tuple[int, ...]
    player_order: tuple[int, ...]
    events: tuple[int, ...]
    event: int
    events_gone: int
    year: int
    season: int
    # Winter
    revolts: tuple[int, ...]
    extra: tuple[int, ...]
    hungry: tuple[int, ...]
    # The modules
    reception: tuple[int, ...]
    audience: tuple[int, ...]
    favours: tuple[int, ...]
    favours_gone: int
    kept_calm: tuple[int, ...]
    protected: tuple[int, ...]
    samurai: tuple[int, ...]
    general: tuple[int, ...]
    monuments: tuple[int, ...]  # [province * seats + seat]
    monument_supply: tuple[int, ...]
    captured: tuple[int, ...]  # [captor * seats + seat]
    arts: tuple[int, ...]
    region_row: tuple[int, ...]
    # The end and the machinery
    winners: int
    todo: tuple[int, ...]


def is_planning(todo: Stack | tuple[int, ...]) -> bool:
    """Are plans being made? Then nobody sees anything of another's mat."""
    return bool(todo) and todo[-3] == steps.PLANNING


def observe(s: State, viewer: Viewer) -> Observation:
    n = s.seats
    planning = is_planning(s.todo)
    return Observation(
        viewer=viewer,
        owner=tuple(s.owner),
        armies=tuple(s.armies),
        buildings=tuple(s.buildings),
        unrest=tuple(s.unrest),
        building_stock=tuple(s.building_stock),
        supply=tuple(s.supply[:n]),
        chests=tuple(s.chests[:n]),
        rice=tuple(s.rice[:n]),
        score=tuple(s.score[:n]),
        peasants=s.peasants,
        inside=tuple(s.inside),
        tray=tuple(s.tray),
        thrown=tuple(s.thrown),
        mat=_mats(s, viewer, planning),
        covered=tuple(
            None if planning and seat != viewer else covered(s, seat)
            for seat in range(n)
        ),
        shown=tuple(up == 1 for up in s.shown[: n * FIELDS]),
        gained=tuple(s.gained),
        groups=tuple(s.groups[: n * GROUPS]),
        open_cards=tuple(s.open_cards),
        last_pair=tuple(s.last_pair[: n * 2]),
        picked=s.picked,
        pile_size=len(s.pile),
        row=tuple(
            card if place < s.row_shown else None for place, card in enumerate(s.row)
        ),
        special=tuple(s.special),
        position=tuple(s.position[:n]),
        choosing=tuple(s.choosing),
        player_order=tuple(s.player_order),
        events=tuple(s.events),
        event=s.event,
        events_gone=s.events_gone,
        year=s.year,
        season=s.season,
        revolts=tuple(s.revolts[:n]),
        extra=tuple(s.extra[:n]),
        hungry=tuple(s.hungry),
        reception=tuple(s.reception[:n]),
        audience=tuple(s.audience[:n]),
        favours=tuple(s.favours),
        favours_gone=s.favours_gone,
        kept_calm=tuple(s.kept_calm[:n]),
        protected=tuple(s.protected[:n]),
        samurai=tuple(s.samurai[:n]),
        general=tuple(s.general[:n]),
        monuments=_table(s.monuments, PROVINCES, n),
        monument_supply=tuple(s.monument_supply[:n]),
        captured=_table(s.captured, n, n),
        arts=tuple(s.arts),
        region_row=tuple(s.region_row),
        winners=s.winners,
        todo=tuple(s.todo),
    )


def _table(values: list[int], rows: int, seats: int) -> tuple[int, ...]:
    """Return a list by something and seat, cut to the seats at the table."""
    if seats == MAX_SEATS:
        return tuple(values[: rows * MAX_SEATS])
    cut = (values[row * MAX_SEATS : row * MAX_SEATS + seats] for row in range(rows))
    return tuple(itertools.chain.from_iterable(cut))


def _mats(s: State, viewer: Viewer, planning: bool) -> tuple[int | None, ...]:
    found: list[int | None] = []
    for seat in range(s.seats):
        for field in range(FIELDS):
            card, up = s.card_on(seat, field), s.shown[seat * FIELDS + field]
            if seat == viewer or up:
                found.append(card)
            elif planning:
                found.append(None)
            else:
                found.append(NONE if card == NONE else None)
    return tuple(found)
