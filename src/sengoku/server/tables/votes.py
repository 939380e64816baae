"""What a table agrees on: a proposal is carried out when everybody who plays wants it.

``voters`` says who has to agree. Whoever says no ends the vote.
"""

from typing import Final

from sqlalchemy import update

from sengoku.core import seats as seat_sets
from sengoku.core.errors import StaleError
from sengoku.core.seats import Seat
from sengoku.server.store import schema
from sengoku.server.store.pace import RANGES, Free
from sengoku.server.store.records import Status, TableRecord, Vote, VoteKind, to_blob
from sengoku.server.tables.agreed import DO
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.points import input_before
from sengoku.server.tables.setting_up import check_bot_may_sit
from sengoku.server.tables.table import Table
from sengoku.server.tables.voters import voters
from sengoku.server.wire.bodies import Ballot, NewVote, TableInfo
from sengoku.server.wire.errors import conflict, not_found, unreadable

WHEN: Final[dict[VoteKind, tuple[Status, ...]]] = {
    "pause": ("running",),
    "resume": ("paused",),
    "extend": ("running", "paused"),
    "replace": ("running", "paused"),
    "end": ("running", "paused"),
    "rewind": ("running",),
}


async def propose(hall: Hall, known: Table, seat: Seat, wanted: NewVote) -> TableInfo:
    """Put something to the vote; who proposes it agrees."""
    async with hall.held(known) as table:
        _check_status(table.record, wanted.kind)
        if table.record.vote is not None:
            raise conflict("vote-open", "another vote is not decided yet")
        if table.seats[seat].stand_in:
            raise conflict("stand-in", "a stand-in plays for you; come back first")
        vote = Vote(wanted.kind, seat, hall.now(), 0, wanted.target, wanted.bot)
        if vote.kind == "rewind":
            await input_before(hall, table, vote.target)  # refuses what cannot be
        _check_sense(table, vote)
        await _decide(hall, table, _with(vote, seat))
        return table.info()


async def answer(hall: Hall, known: Table, seat: Seat, ballot: Ballot) -> TableInfo:
    """Agree to what is proposed, or end the vote by saying no."""
    async with hall.held(known) as table:
        vote = table.record.vote
        if vote is None or ballot.made_at not in (None, vote.made_at):
            raise conflict("no-vote", "this vote is over")
        if not seat_sets.contains(voters(table.seats, vote), seat) and seat != vote.by:
            raise conflict("no-ballot", "your seat does not vote on this")
        if ballot.agree:
            await _decide(hall, table, _with(vote, seat))
        else:
            await _put(hall, table, None)
        return table.info()


async def reconsider(hall: Hall, table: Table) -> None:
    """Look whether those who are left agree. Call with the lock."""
    if table.record.vote is not None:
        await _decide(hall, table, table.record.vote)


def _with(vote: Vote, seat: Seat) -> Vote:
    agreed = vote.agreed | seat_sets.one(seat)
    return Vote(vote.kind, vote.by, vote.made_at, agreed, vote.target, vote.bot)


async def _decide(hall: Hall, table: Table, vote: Vote) -> None:
    if voters(table.seats, vote) & ~vote.agreed:
        await _put(hall, table, vote)
    else:
        # The vote is gone first: nothing is ever carried out twice.
        await _put(hall, table, None)
        await DO[vote.kind](hall, table, vote)


async def _put(hall: Hall, table: Table, vote: Vote | None) -> None:
    """Keep how the vote stands, unless another process has changed it."""
    tables, record = schema.tables.c, table.record
    known = tables.vote == to_blob("vote", record.vote)
    if record.vote is None:
        known = tables.vote.is_(None)
    change = update(schema.tables).where(tables.id == table.id, known)
    change = change.values(vote=to_blob("vote", vote))
    async with hall.database.writing() as connection:
        done = await connection.execute(change.returning(tables.id))
        if done.first() is None:
            raise StaleError("stale", detail="the vote changed meanwhile")
    record.vote = vote
    await hall.change(table)


# What can be proposed


def _check_status(record: TableRecord, kind: VoteKind) -> None:
    if record.status not in WHEN[kind]:
        detail = f"the table is {record.status}; this is no time for: {kind}"
        raise conflict(f"table-{record.status}", detail)


def _check_sense(table: Table, vote: Vote) -> None:
    if vote.kind == "extend":
        if isinstance(table.record.pace, Free):
            raise conflict("no-clocks", "nobody is hurried at this table")
        if vote.target not in RANGES["hours"]:
            raise unreadable("clocks are extended by 1 to 720 hours", "target")
    if vote.kind == "replace":
        if vote.target >= len(table.seats):
            raise not_found("seat")
        if table.seats[vote.target].kind != "person":
            raise conflict("no-person", "no person sits there")
        check_bot_may_sit(table.record, vote.bot)
