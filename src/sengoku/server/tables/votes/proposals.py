"""Votes: a proposal takes effect when every voter agrees.

``voters`` defines the electorate. A single no ends the vote, and so does the absence of
its proposer. ``expiry`` closes votes that nobody decides.
"""

from typing import Final

from sqlalchemy import update

from sengoku.core import seats as seat_sets
from sengoku.core.errors import StaleError
from sengoku.core.seats import Seat
from sengoku.server.store import schema
from sengoku.server.store.pace import RANGES, Free
from sengoku.server.store.records import Status, TableRecord, Vote, VoteKind, to_blob
from sengoku.server.tables.creation import check_bot_may_sit
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.tables.votes.effects import APPLY
from sengoku.server.tables.votes.rewind_points import input_before
from sengoku.server.tables.votes.voters import Verdict, verdict, voters
from sengoku.server.wire.bodies import Ballot, NewVote, TableInfo
from sengoku.server.wire.errors import conflict, not_found, unreadable

ALLOWED_STATUSES: Final[dict[VoteKind, tuple[Status, ...]]] = {
    "pause": ("running",),
    "resume": ("paused",),
    "extend": ("running", "paused"),
    "replace": ("running", "paused"),
    "end": ("running", "paused"),
    "rewind": ("running",),
}


async def propose(
    registry: TableRegistry, known: Table, seat: Seat, wanted: NewVote
) -> TableInfo:
    """Start a vote; the proposer agrees automatically."""
    async with registry.locked(known) as table:
        _check_status(table.record, wanted.kind)
        if table.record.vote is not None:
            raise conflict("vote-open", "another vote is still open")
        if table.seats[seat].has_conceded:
            raise conflict("conceded", "you have given up")
        if table.seats[seat].stand_in:
            raise conflict(
                "stand-in", "a stand-in plays for you; take your seat back first"
            )
        vote = Vote(wanted.kind, seat, table.now(), 0, wanted.target, wanted.bot)
        if vote.kind == "rewind":
            await input_before(table, vote.target)  # raises if impossible
        _check_target(table, vote)
        if await _decide(table, _with_agreement(vote, seat)) == "open":
            table.notify_vote()
        return table.info()


async def answer(
    registry: TableRegistry, known: Table, seat: Seat, ballot: Ballot
) -> TableInfo:
    """Agree to the proposal, or end the vote by disagreeing."""
    async with registry.locked(known) as table:
        vote = table.record.vote
        if vote is None or ballot.made_at not in (None, vote.made_at):
            raise conflict("no-vote", "this vote is no longer open")
        if not seat_sets.contains(voters(table.seats, vote), seat) and seat != vote.by:
            raise conflict("no-ballot", "your seat does not vote on this")
        if ballot.agree:
            await table.end_stand_in(seat)
            await _decide(table, _with_agreement(vote, seat))
        else:
            await close(table, vote, "dropped")
        return table.info()


async def reconsider(table: LockedTable) -> None:
    """Close the vote if the voters who remain, or its proposer's absence, decide it."""
    vote = table.record.vote
    if vote is not None:
        await close(table, vote, verdict(table.seats, vote))


async def close(table: LockedTable, vote: Vote, decided: Verdict) -> None:
    """Carry out or drop the vote, unless it stays open."""
    if decided != "open":
        # Clear the vote first, so that no effect is applied twice.
        await _save_vote(table, None)
    if decided == "passed":
        await APPLY[vote.kind](table, vote)


def _with_agreement(vote: Vote, seat: Seat) -> Vote:
    agreed = vote.agreed | seat_sets.one(seat)
    return Vote(vote.kind, vote.by, vote.made_at, agreed, vote.target, vote.bot)


async def _decide(table: LockedTable, vote: Vote) -> Verdict:
    decided = verdict(table.seats, vote)
    if decided == "open":
        await _save_vote(table, vote)
    else:
        await close(table, vote, decided)
    return decided


async def _save_vote(table: LockedTable, vote: Vote | None) -> None:
    """Save the vote, unless another process has changed it."""
    tables, record = schema.tables.c, table.record
    known = tables.vote == to_blob("vote", record.vote)
    if record.vote is None:
        known = tables.vote.is_(None)
    change = update(schema.tables).where(tables.id == table.id, known)
    change = change.values(vote=to_blob("vote", vote))
    async with table.database.writing() as connection:
        done = await connection.execute(change.returning(tables.id))
        if done.first() is None:
            raise StaleError("stale", detail="the vote has changed meanwhile")
    record.vote = vote
    await table.save_changes()


# Validation


def _check_status(record: TableRecord, kind: VoteKind) -> None:
    if record.status not in ALLOWED_STATUSES[kind]:
        detail = f"the table is {record.status}; cannot propose: {kind}"
        raise conflict(f"table-{record.status}", detail)


def _check_target(table: LockedTable, vote: Vote) -> None:
    if vote.kind == "extend":
        if isinstance(table.record.pace, Free):
            raise conflict("no-clocks", "this table has no clocks")
        if vote.target not in RANGES["hours"]:
            raise unreadable("clocks are extended by 1 to 720 hours", "target")
    if vote.kind == "replace":
        if vote.target >= len(table.seats):
            raise not_found("seat")
        target = table.seats[vote.target]
        if target.kind != "person" or target.has_conceded:
            raise conflict("no-person", "no person sits there")
        check_bot_may_sit(table.record, vote.bot)
