"""What a vector of Shogun should hold, from an observation.

It is written independently of ``shogun.encode``, for ``laws_of_encoding``.
"""

from sengoku.core.encoding import Layout
from sengoku.shogun.observation import Observation
from sengoku.shogun.vocabulary import (
    ACTIONS,
    CARD_WORDS,
    CARDS,
    EVENTS,
    FAVOURS,
    FIELDS,
    GROUPS,
    PROVINCES,
    REGIONS,
    SEASON_WORDS,
    SPECIALS,
    YEARS,
)
from sengoku.testing.laws_of_encoding import Numbers, one_hot, seats_from

PLACES = 5
NEUTRAL_MARKER, ARTIST = 5, 6


def numbers(seen: Observation, layout: Layout) -> Numbers:
    """Return the numbers of the slices that *layout* has, but for pending work."""
    fields = layout.slices["shown"].shape[1]
    found = _map(seen) | _seats(seen) | _plans(seen, fields) | _draft(seen)
    found |= _round(seen) | _court(seen) | _generals(seen) | _arts(seen)
    return {name: row for name, row in found.items() if name in layout.slices}


def _seat(seen: Observation, seat: int) -> list[int]:
    return [int(other == seat) for other in seats_from(seen)]


def _by_seat(seen: Observation, **rows: tuple[int, ...]) -> Numbers:
    order = seats_from(seen)
    return {name: [row[seat] for seat in order] for name, row in rows.items()}


def _bits(mask: int, count: int) -> list[int]:
    return [mask >> bit & 1 for bit in range(count)]


def _map(seen: Observation) -> Numbers:
    return {
        "owner": [entry for seat in seen.owner for entry in _seat(seen, seat)],
        "armies": [*seen.armies],
        "unrest": [*seen.unrest],
        "gained": [*seen.gained],
        "buildings": [entry for mask in seen.buildings for entry in _bits(mask, 3)],
        "hungry": [int(province in seen.hungry) for province in range(PROVINCES)],
        "building_stock": [*seen.building_stock],
    }


def _seats(seen: Observation) -> Numbers:
    order = seats_from(seen)
    found = _by_seat(
        seen,
        supply=seen.supply,
        chests=seen.chests,
        rice=seen.rice,
        score=seen.score,
        revolts=seen.revolts,
        extra=seen.extra,
        samurai=seen.samurai,
    )
    for name, cubes in (
        ("inside", seen.inside),
        ("tray", seen.tray),
        ("thrown", seen.thrown),
    ):
        found[name] = [*(cubes[seat] for seat in order), cubes[-1]]
    for name, turns in (
        ("choosing", seen.choosing),
        ("player_order", seen.player_order),
    ):
        found[name] = [turns.index(a) + 1 if a in turns else 0 for a in order]
    found["peasants"] = [seen.peasants]
    position = [one_hot(seen.position[seat], PLACES) for seat in order]
    found["position"] = [entry for row in position for entry in row]
    found["winners"] = [seen.winners >> seat & 1 for seat in order]
    return found


def _plans(seen: Observation, fields: int) -> Numbers:
    mats = [seen.mat[seat * FIELDS : (seat + 1) * FIELDS] for seat in seats_from(seen)]
    shown = [seen.shown[seat * FIELDS :][:fields] for seat in seats_from(seen)]
    masks = [seen.covered[seat] for seat in seats_from(seen)]
    places = [(mat, field) for mat in range(len(mats)) for field in range(fields)]
    cards = {
        (card, field): 1
        for mat in mats
        for field, card in enumerate(mat)
        if card is not None
    }
    hidden = [
        mats[mat][field] is None and _is_covered(masks[mat], field)
        for mat, field in places
    ]
    return {
        "plan_province": [
            cards.get((card, field), 0)
            for card in range(PROVINCES)
            for field in range(fields)
        ],
        "plan_other": [
            int(mats[mat][field] == card)
            for mat, field in places
            for card in range(CARDS - len(CARD_WORDS), CARDS)
        ],
        "plan_hidden": [int(unknown) for unknown in hidden],
        "shown": [int(up) for row in shown for up in row],
    }


def _is_covered(mask: int | None, field: int) -> bool:
    return mask is not None and mask >> field & 1 == 1


def _draft(seen: Observation) -> Numbers:
    order = seats_from(seen)
    pairs = [seen.last_pair[seat * 2 : seat * 2 + 2] for seat in order]
    places = range(PROVINCES)
    return {
        "groups": [a for seat in order for a in seen.groups[seat * GROUPS :][:GROUPS]],
        "last_pair": [int(place in pair) for pair in pairs for place in places],
        "open_cards": [e for card in seen.open_cards for e in one_hot(card, PROVINCES)],
        "picked": one_hot(seen.picked, PROVINCES),
        "pile_size": [seen.pile_size],
    }


def _round(seen: Observation) -> Numbers:
    return {
        "row": [entry for card in seen.row for entry in one_hot(card, ACTIONS)],
        "special": [
            entry for card in seen.special for entry in one_hot(card, SPECIALS)
        ],
        "events": [int(card in seen.events) for card in range(EVENTS)],
        "event": one_hot(seen.event, EVENTS),
        "events_gone": _bits(seen.events_gone, EVENTS),
        "year": one_hot(seen.year - 1, YEARS),
        "season": one_hot(seen.season, len(SEASON_WORDS)),
    }


def _court(seen: Observation) -> Numbers:
    found = _by_seat(
        seen,
        reception=seen.reception,
        audience=seen.audience,
        kept_calm=seen.kept_calm,
    )
    masks = [seen.protected[seat] for seat in seats_from(seen)]
    found["protected"] = [entry for mask in masks for entry in _bits(mask, 2)]
    cards = [one_hot(card - 1, FAVOURS) for card in seen.favours]
    found["favours"] = [entry for row in cards for entry in row]
    found["favours_gone"] = _bits(seen.favours_gone >> 1, FAVOURS)
    return found


def _generals(seen: Observation) -> Numbers:
    order, n = seats_from(seen), len(seen.score)
    found = _by_seat(seen, monument_supply=seen.monument_supply)
    places = [one_hot(seen.general[seat], PROVINCES) for seat in order]
    found["general"] = [entry for row in places for entry in row]
    found["monuments"] = [
        seen.monuments[place * n + seat] for place in range(PROVINCES) for seat in order
    ]
    found["captured"] = [
        seen.captured[captor * n + seat] for captor in order for seat in order
    ]
    return found


def _arts(seen: Observation) -> Numbers:
    cells = [
        [*_seat(seen, marker), int(marker == NEUTRAL_MARKER), int(marker == ARTIST)]
        for marker in seen.arts
    ]
    return {
        "arts": [entry for row in cells for entry in row],
        "region_row": [
            e for region in seen.region_row for e in one_hot(region, REGIONS)
        ],
    }
