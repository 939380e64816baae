"""The electorate of a vote."""

from collections.abc import Iterable

from sengoku.core import seats as seat_sets
from sengoku.core.seats import SeatSet
from sengoku.server.store.records import SeatRecord, Vote


def voters(seats: Iterable[SeatRecord], vote: Vote) -> SeatSet:
    """Return the seats that have to agree.

    Persons replaced by a stand-in do not vote. Nor does a seat vote on its own
    replacement, unless that leaves a single voter.
    """
    there = seat_sets.NOBODY
    for seat in seats:
        if seat.kind == "person" and not seat.stand_in:
            there |= seat_sets.one(seat.seat)
    if vote.kind != "replace":
        return there
    others = seat_sets.without(there, vote.target)
    return there if others == seat_sets.one(vote.by) else others
