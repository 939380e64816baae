"""What everybody may know about a table, its seats and its vote."""

from sengoku.core import seats as seat_sets
from sengoku.core.seats import Seat
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.tables.concessions import consequence
from sengoku.server.tables.votes.voters import voters
from sengoku.server.wire.bodies import Concession, SeatInfo, TableInfo


def table_info(record: TableRecord, seats: list[SeatRecord], seal: str) -> TableInfo:
    """*seal* is the hash of the seed, which itself is public after the game."""
    return TableInfo(
        id=record.id,
        name=record.name,
        game=record.game,
        revision=record.revision,
        options=record.options,
        seal=seal,
        status=record.status,
        pace=record.pace,
        watch=record.watch,
        listed=record.listed,
        seats=tuple(
            seat_info(seat, consequence(record, seats, seat.seat)) for seat in seats
        ),
        made_at=record.made_at,
        over_at=record.over_at,
        code=record.code,
        vote=record.vote,
        asked=_asked_to_vote(record, seats),
        outcome=record.outcome,
        seed=record.seed if record.status == "over" else None,
        origin=record.origin,
        rematch=record.rematch,
    )


def seat_info(seat: SeatRecord, concession: Concession | None) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        bot=seat.bot,
        stand_in=seat.stand_in,
        missed=seat.missed,
        conceded=seat.has_conceded,
        concession=concession,
    )


def _asked_to_vote(record: TableRecord, seats: list[SeatRecord]) -> tuple[Seat, ...]:
    """Return the seats that have not voted on the proposal yet."""
    vote = record.vote
    return () if vote is None else seat_sets.each(voters(seats, vote) & ~vote.agreed)
