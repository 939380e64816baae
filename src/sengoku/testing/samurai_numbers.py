"""What a vector of Small Samurai Empires should hold, from an observation.

It is written independently of ``samurai.encode``, for ``laws_of_encoding``.
"""

from sengoku.core.encoding import Layout
from sengoku.samurai.observation import Observation
from sengoku.samurai.vocabulary import (
    AGENDA_WORDS,
    ERAS,
    MOUNTAINS,
    NEUTRAL_WORDS,
    ORDERS,
    PROVINCES,
    REGIONS,
    ROUNDS,
    SHRINE_WORDS,
)
from sengoku.testing.laws_of_encoding import Numbers, one_hot, seats_from


def numbers(seen: Observation, layout: Layout) -> Numbers:
    """Return the numbers of the slices that *layout* has, but for pending work."""
    found = _map(seen) | _seats(seen) | _slots(seen) | _cards(seen) | _variants(seen)
    return {name: row for name, row in found.items() if name in layout.slices}


def _seat(seen: Observation, seat: int) -> list[int]:
    return [int(other == seat) for other in seats_from(seen)]


def _members(seen: Observation, mask: int) -> list[int]:
    return [mask >> seat & 1 for seat in seats_from(seen)]


def _map(seen: Observation) -> Numbers:
    order, places = seats_from(seen), range(PROVINCES)
    n = len(order)
    castles = [seen.castle[seat * REGIONS : (seat + 1) * REGIONS] for seat in range(n)]
    return {
        "armies": [seen.armies[place * n + seat] for place in places for seat in order],
        "castle": [int(place in castles[seat]) for place in places for seat in order],
        "seeds": [entry for seed in seen.seeds for entry in one_hot(seed, 2)],
        "travellers": [*seen.travellers],
    }


def _seats(seen: Observation) -> Numbers:
    order = seats_from(seen)
    rows = {
        "supply": seen.supply,
        "castles": seen.castles,
        "food": seen.tally.food,
        "bushido": seen.tally.bushido,
        "covers": seen.covers,
        "score": seen.score,
        "tokens_left": seen.tokens_left,
        "hand_size": seen.hand_size,
        "has_committed": seen.has_committed,
    }
    found = {name: [int(row[seat]) for seat in order] for name, row in rows.items()}
    influence = [seen.influence[seat * REGIONS :][:REGIONS] for seat in order]
    found["influence"] = [value for row in influence for value in row]
    covered = [_members(seen, seen.covered[seat]) for seat in order]
    found["covered"] = [entry for row in covered for entry in row]
    turns = [_seat(seen, seat) for seat in seen.turn_order]
    found["turn_order"] = [entry for row in turns for entry in row]
    found["winners"] = _members(seen, seen.winners)
    return found


def _slots(seen: Observation) -> Numbers:
    kinds = len(NEUTRAL_WORDS)
    return {
        "owner": [e for seat in seen.owner for e in _seat(seen, seat)],
        "under_owner": [e for seat in seen.under_owner for e in _seat(seen, seat)],
        "order": [e for order in seen.order for e in one_hot(order, ORDERS)],
        "under_order": [
            e for order in seen.under_order for e in one_hot(order, ORDERS)
        ],
        "face_up": [int(up) for up in seen.face_up],
        "neutral": [e for kind in seen.neutral for e in one_hot(kind, kinds)],
    }


def _cards(seen: Observation) -> Numbers:
    assert seen.tokens is not None
    assert seen.hand is not None
    return {
        "general": [*seen.general],
        "played": [*seen.played],
        "deck_size": [seen.deck_size],
        "era": one_hot(seen.era - 1, ERAS),
        "round": one_hot(seen.round - 1, ROUNDS),
        "tokens": [*seen.tokens],
        "hand": [*seen.hand],
        "committed": one_hot(seen.committed, REGIONS),
    }


def _variants(seen: Observation) -> Numbers:
    sides, colours = len(AGENDA_WORDS), len(SHRINE_WORDS)
    seat, mountain, destination = seen.expedition
    return {
        "agenda": [e for side in seen.agenda for e in one_hot(side, sides)],
        "fulfilled": [e for mask in seen.fulfilled for e in _members(seen, mask)],
        "mountain": [int(token) for token in seen.mountain],
        "revealed": [*seen.revealed],
        "expedition_seat": _seat(seen, seat),
        "expedition_mountain": one_hot(mountain, MOUNTAINS),
        "expedition_destination": one_hot(destination, PROVINCES),
        "shrine": [e for colour in seen.shrine for e in one_hot(colour, colours)],
    }
