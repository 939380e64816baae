"""Votes that nobody has decided in time."""

import logging
from typing import Final, final

import msgspec
from sqlalchemy import Select, select

from sengoku.core import seats as seat_sets
from sengoku.core.errors import StaleError
from sengoku.core.seats import SeatSet
from sengoku.server.store import schema
from sengoku.server.store.pace import MINUTE_MS
from sengoku.server.store.records import Vote
from sengoku.server.tables.loading import inputs_after
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.votes import proposals
from sengoku.server.tables.votes.rewind_points import public_events
from sengoku.server.tables.votes.voters import LIFETIME_MS, verdict_by_silence

CHECK_INTERVAL_MS: Final = MINUTE_MS

_vote: Final[msgspec.json.Decoder[Vote]] = msgspec.json.Decoder(Vote)

log = logging.getLogger(__name__)


@final
class VoteExpiry:
    """Closes votes at the end of their lifetime."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry
        self._next_check = 0

    async def poll(self) -> None:
        now = self._registry.now()
        if now < self._next_check:
            return
        self._next_check = now + CHECK_INTERVAL_MS
        for id in await self._expired(now):
            try:
                await self._close(id)
            except StaleError:
                pass  # another process has closed it
            except Exception:
                log.exception("table %s: its vote cannot be closed", id)

    async def _expired(self, now: int) -> list[str]:
        async with self._registry.database.reading() as connection:
            rows = (await connection.execute(open_votes())).all()
        return [id for id, vote in rows if _is_expired(_vote.decode(vote), now)]

    async def _close(self, id: str) -> None:
        opened = await self._registry.open(id)
        async with self._registry.locked(opened) as table:
            await proposals.reconsider(table)
            vote = table.record.vote
            if vote is None or not _is_expired(vote, table.now()):
                return
            played = await _played_since(table, vote.made_at)
            awaited = _awaited_since(table, vote.made_at)
            verdict = verdict_by_silence(table.seats, vote, played, awaited)
            await proposals.close(table, vote, verdict)


def open_votes() -> Select[str, bytes]:
    """Return the query for the tables with an open vote, which has its own index."""
    tables = schema.tables.c
    return select(tables.id, tables.vote).where(
        tables.status.in_(("running", "paused")), tables.vote.is_not(None)
    )


def _is_expired(vote: Vote, now: int) -> bool:
    return vote.made_at + LIFETIME_MS <= now


async def _played_since(table: LockedTable, time: int) -> SeatSet:
    """Return the seats whose owners everybody has seen play since *time*."""
    found = seat_sets.NOBODY
    for row in await inputs_after(table.database, table.id, -1):
        is_later = row["by"] == "person" and row["made_at"] > time
        # Hidden actions must not show in the result of a vote.
        if is_later and public_events(table.record.game, row["entries"]):
            found |= seat_sets.one(row["seat"])
    return found


def _awaited_since(table: LockedTable, time: int) -> SeatSet:
    """Return the seats that the game has waited for ever since *time*."""
    found = seat_sets.NOBODY
    for seat, clock in enumerate(table.record.clocks):
        if clock.since is not None and clock.since <= time:
            found |= seat_sets.one(seat)
    return found
