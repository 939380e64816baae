"""Builds what a viewer may know by addition, never by removal from the state.

[R-47] says what is hidden and what is public; SHO-INV-10 lists what must stay hidden.
"""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.seats import Viewer
from sengoku.core.stack import Stack
from sengoku.shogun import steps
from sengoku.shogun.effects import covered
from sengoku.shogun.observation import Observation
from sengoku.shogun.rows import seat_field
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import FIELDS, GROUPS, MAX_SEATS, PROVINCES


def is_planning(stack: Stack) -> bool:
    """Is it planning time? Then nobody sees anything of another's mat."""
    return stack.step == steps.PLANNING


def observe(s: State, viewer: Viewer, public: Observation | None = None) -> Observation:
    """Return what *viewer* may know.

    *public* is a spectator's observation of the same state, if available: a seat shares
    it and adds its own.
    """
    if public is None:
        public = _seen_by_all(s)
    elif public.viewer is not None:
        raise ValueError(f"what seat {public.viewer} sees is not for everybody")
    return public if viewer is None else _with_own(public, s, viewer)


def _seen_by_all(s: State) -> Observation:
    n = s.seats
    planning = is_planning(s.stack)
    return Observation(
        viewer=None,
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
        mat=_mats(s, planning),
        covered=(None,) * n if planning else tuple([covered(s, a) for a in range(n)]),
        shown=tuple([up == 1 for up in s.shown[: n * FIELDS]]),
        gained=tuple(s.gained),
        groups=tuple(s.groups[: n * GROUPS]),
        open_cards=tuple(s.open_cards),
        last_pair=tuple(s.last_pair[: n * 2]),
        picked=s.picked,
        pile_size=len(s.pile),
        row=(*s.row[: s.row_shown], *[None] * (len(s.row) - s.row_shown)),
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
        stack=s.stack.flat(),
    )


def _table(values: vec[i64], rows: int, seats: int) -> tuple[int, ...]:
    """Return a row whose entries are by seat, cut to the seats in play."""
    left = list(values[: rows * MAX_SEATS])
    for width in range(MAX_SEATS, seats, -1):
        del left[width - 1 :: width]
    return tuple(left)


def _mats(s: State, planning: bool) -> tuple[int | None, ...]:
    """Return face-up cards; that a card is face down shows except during planning."""
    places = s.seats * FIELDS
    mats = zip(s.mat[:places], s.shown[:places], strict=True)
    if planning:
        return tuple([card if up else None for card, up in mats])
    return tuple([card if up or card == NONE else None for card, up in mats])


def _with_own(public: Observation, s: State, viewer: int) -> Observation:
    """Return *public* with the mat of *viewer*."""
    masks = public.covered
    if masks[viewer] is None:
        masks = (*masks[:viewer], covered(s, viewer), *masks[viewer + 1 :])
    first, end = seat_field(viewer, 0), seat_field(viewer + 1, 0)
    mat = (*public.mat[:first], *s.mat[first:end], *public.mat[end:])
    return msgspec.structs.replace(public, viewer=viewer, mat=mat, covered=masks)
