"""Giving up. ``concessions`` says what follows from it."""

from contextlib import suppress
from typing import Final

from sengoku.core.seats import Seat
from sengoku.server.store import pace
from sengoku.server.tables import chat
from sengoku.server.tables.concessions import consequence, early_outcome
from sengoku.server.tables.locked_table import MAX_ATTEMPTS, LockedTable
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.tables.votes import proposals
from sengoku.server.wire.errors import ConcurrentUpdateError, conflict, not_found

SCHEDULE: Final = ("due_at", "bot_due")
END: Final = (
    *("status", "over_at", "outcome", "vote", "clocks", "changed_at", "snapshot"),
)


async def concede(registry: TableRegistry, known: Table, seat: Seat) -> bool:
    """Give up for good; False when that seat had done so before."""
    async with registry.locked(known) as table:
        while registry.is_current(table.table):
            if table.seats[seat].has_conceded:
                return False
            with suppress(ConcurrentUpdateError):
                await _save(table, seat)
                await _follow_up(table, seat)
                return True
    raise not_found("table")


async def _save(table: LockedTable, seat: Seat) -> None:
    follows = consequence(table.record, table.seats, seat)
    if follows is None:
        raise _impossible(table)
    if table.table.has_listeners:
        await table.load_history()  # they are sent whole views if the game ends
    own = table.seats[seat]
    own.conceded_at, own.stand_in = table.now(), True
    if follows == "bot":
        table.game.schedule()
        await table.save_changes(*SCHEDULE, seats=(own,))
    else:
        await _end(table, seat)


async def _follow_up(table: LockedTable, seat: Seat) -> None:
    """Do what follows once the concession is saved."""
    await table.save_prepared(seat, None)
    await chat.announce(table, seat, chat.CONCEDED)
    table.notify(table.record.waiting)
    for _ in range(MAX_ATTEMPTS):
        with suppress(ConcurrentUpdateError):
            await proposals.reconsider(table)
            return


async def _end(table: LockedTable, seat: Seat) -> None:
    record, match = table.record, table.game.running
    scores = match.rules.game.progress(match.view(None)).scores
    record.status, record.over_at, record.vote = "over", table.now(), None
    record.changed_at = table.now()
    record.outcome = early_outcome(table.seats, scores)
    for clock in record.clocks:
        pace.pause(clock, table.now())
    table.game.schedule()
    table.game.take_snapshot()  # later versions open the game without playing it again
    await table.save_changes(*END, *SCHEDULE, seats=(table.seats[seat],))
    table.broadcaster.resync()


def _impossible(table: LockedTable) -> Exception:
    status = table.record.status
    if status == "running":
        return conflict(
            "no-bot", "bots cannot see a physical tower; propose to end the game"
        )
    return conflict(f"table-{status}", f"the table is {status}, so nobody can give up")
