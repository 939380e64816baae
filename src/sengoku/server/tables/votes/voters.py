"""The electorate of a vote, and what its ballots decide. Nothing here does I/O."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from sengoku.core import seats as seat_sets
from sengoku.core.seats import SeatSet
from sengoku.server.store.pace import HOUR_MS
from sengoku.server.store.records import SeatRecord, Vote, VoteKind

Verdict: TypeAlias = Literal["open", "passed", "dropped"]

LIFETIME_DAYS: Final = 7
LIFETIME_MS: Final = LIFETIME_DAYS * 24 * HOUR_MS
"""How long a vote stays open."""
PASS_BY_SILENCE: Final[tuple[VoteKind, ...]] = ("resume", "replace", "end")
"""The kinds that free a table whose players do not come back."""


def voters(seats: Sequence[SeatRecord], vote: Vote) -> SeatSet:
    """Return the seats that have to agree.

    Persons who gave up or are replaced by a stand-in do not vote, nor does a seat vote
    on its own replacement. If that leaves nobody but the proposer, every person votes
    who has not given up.
    """
    electorate = _persons(seats, present=True)
    if vote.kind == "replace":
        electorate = seat_sets.without(electorate, vote.target)
    if seat_sets.without(electorate, vote.by):
        return electorate
    return _persons(seats)


def missing(seats: Sequence[SeatRecord], vote: Vote) -> SeatSet:
    """Return the seats that have not agreed yet."""
    return voters(seats, vote) & ~vote.agreed


def verdict(seats: Sequence[SeatRecord], vote: Vote) -> Verdict:
    """Return what the ballots cast so far decide."""
    if not seat_sets.contains(_persons(seats, present=True), vote.by):
        return "dropped"
    return "open" if missing(seats, vote) else "passed"


def verdict_by_silence(
    seats: Sequence[SeatRecord], vote: Vote, played: SeatSet, awaited: SeatSet
) -> Verdict:
    """Return what an open vote decides at its end.

    *played* have played since it began, *awaited* are those the game has waited for all
    the time.
    """
    if vote.kind not in PASS_BY_SILENCE or played & _persons(seats) & ~vote.agreed:
        return "dropped"
    if vote.kind == "replace" and not seats[vote.target].stand_in:
        return "passed" if seat_sets.contains(awaited, vote.target) else "dropped"
    return "passed"


def _persons(seats: Sequence[SeatRecord], present: bool = False) -> SeatSet:
    """Return the seats of persons, if *present* only those without a stand-in."""
    found = seat_sets.NOBODY
    for seat in seats:
        is_person = seat.kind == "person" and not seat.has_conceded
        if is_person and not (present and seat.stand_in):
            found |= seat_sets.one(seat.seat)
    return found
