"""Prepared answers: stored, played when the question comes, or dropped.

Only their seat learns of them. An answer that is not on offer any more is dropped with
all that follow it, and the seat is told until it prepares again.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from sengoku.core.errors import GameError
from sengoku.core.seats import Seat
from sengoku.match import TAKE_BACK, Offer
from sengoku.server.store.records import Prepared, SeatRecord
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.prepared import due_seat, is_on_offer, look_ahead
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import Accepted, PreparedAnswer, PreparedInfo
from sengoku.server.wire.messages import PreparedChanged


async def show(registry: TableRegistry, known: Table, seat: Seat) -> PreparedInfo:
    """Return what the seat has prepared, and what it may prepare next."""
    async with registry.locked(known) as table:
        return _info(table, seat)


async def prepare(
    registry: TableRegistry, known: Table, seat: Seat, do: Sequence[int | str]
) -> PreparedInfo:
    """Replace what the seat has prepared; without answers, prepare nothing."""
    async with registry.locked(known) as table:
        match = table.game.started
        table.game.require_player(seat, "person")
        ids = [match.read(action) for action in do]
        found = look_ahead(match, seat, ids) if ids else None
        await table.end_stand_in(seat)
        answers = tuple(match.rules.spelling.spell(action) for action in ids)
        kept = Prepared(answers, found.occasion) if found else None
        await _save(table, table.seats[seat], kept)
        if table.record.bot_due:  # the question may have come meanwhile
            table.notify(table.record.waiting)
        return _info(table, seat)


async def play_next(registry: TableRegistry, known: Table) -> bool:
    """Play or drop the prepared answer that is due; False if there is none."""

    async def act() -> bool:
        async with registry.locked(known) as table:
            seat = due_seat(table.record, table.seats)
            if seat is None or seat.prepared is None:
                return False
            await _play_first(table, seat, seat.prepared)
            return True

    # In a task: cancelling the scheduler must not interrupt a commit.
    return await asyncio.shield(asyncio.create_task(act()))


async def _play_first(table: LockedTable, seat: SeatRecord, kept: Prepared) -> None:
    """Play it, then forget it: if a crash keeps it, it does not fit any more."""
    match, (first, *rest) = table.game.running, kept.do
    try:
        action = match.read(first)
        if not is_on_offer(match, seat.seat, action, kept.occasion):
            await drop(table, seat)
            return
        await table.play(seat.seat, match.asked_at(seat.seat), action)
    except GameError:
        await drop(table, table.seats[seat.seat])
        return
    left = Prepared((*rest,), kept.occasion) if rest else None
    await _save(table, table.seats[seat.seat], left)


async def take_back(table: LockedTable, seat: Seat, at: int) -> Accepted:
    """Take an answer back, and drop what was prepared for the questions after it."""
    accepted = await table.play(seat, at, TAKE_BACK)
    await drop(table, table.seats[seat])
    return accepted


async def drop(table: LockedTable, seat: SeatRecord) -> None:
    """Drop what the seat has prepared, and tell it."""
    if seat.prepared is not None and seat.prepared.do:
        await _save(table, seat, Prepared(dropped=seat.prepared.do))


async def _save(
    table: LockedTable, seat: SeatRecord, prepared: Prepared | None
) -> None:
    await table.save_prepared(seat.seat, prepared)
    do, dropped = _answers(table, seat.seat)
    table.broadcaster.send_to_seat(seat.seat, PreparedChanged(do, dropped))


def _info(table: LockedTable, seat: Seat) -> PreparedInfo:
    match, kept = table.game.started, table.seats[seat].prepared or Prepared()
    offer: Offer | None = None
    if not table.game.has_ended:
        try:
            offer = look_ahead(match, seat, [match.read(one) for one in kept.do]).offer
        except GameError:
            offer = None  # what is prepared does not fit any more
    words = table.broadcaster.phraser.words([], offer)
    return PreparedInfo(*_answers(table, seat), offer=offer, words=words)


def _answers(
    table: LockedTable, seat: Seat
) -> tuple[tuple[PreparedAnswer, ...], tuple[PreparedAnswer, ...]]:
    kept = table.seats[seat].prepared or Prepared()
    return _named(table, kept.do), _named(table, kept.dropped)


def _named(table: LockedTable, answers: Sequence[str]) -> tuple[PreparedAnswer, ...]:
    """Name the answers; leave out what an older version of the rules has written."""
    named: list[PreparedAnswer] = []
    for one in answers:
        with suppress(GameError):
            id = table.game.running.read(one)
            said = table.broadcaster.phraser.action(id)
            named.append(PreparedAnswer(id, one, said))
    return tuple(named)
