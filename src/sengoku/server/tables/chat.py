"""The chat of a table. Free text stays as typed; phrases are translation keys."""

from typing import Final

from sqlalchemy import func, insert, select

from sengoku.core.seats import Seat
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.tables.loading import lock_row
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import ChatLine
from sengoku.server.wire.errors import not_allowed, plain_text, unreadable
from sengoku.server.wire.messages import Chatted

PHRASES: Final = (
    "hello",
    "good-game",
    "well-played",
    "thanks",
    "sorry",
    "your-turn",
    "one-moment",
    "back-soon",
    "nice-move",
    "revenge",
)
"""Translation keys of stock phrases: ``phrase-hello`` and so on."""

NEW_LINK: Final = "new-link"
"""The host now has a link to the seat and could see its secrets."""
ACCOUNT_ADDED: Final = "account-added"
"""The seat now belongs to an account, which can open it without its link."""
SEAT_TAKEN_OVER: Final = "seat-taken-over"
"""Somebody plays a seat that a bot had, and sees its secrets."""
CONCEDED: Final = "conceded"
"""The person of the seat has given up."""
ANNOUNCEMENTS: Final = (NEW_LINK, ACCOUNT_ADDED, SEAT_TAKEN_OVER, CONCEDED)
"""Translation keys of lines that only the server says."""
MAX_LINES: Final = 200
"""The most lines sent to a new listener."""


async def say(
    registry: TableRegistry, known: Table, seat: Seat | None, text: str, phrase: bool
) -> ChatLine:
    """Save a line and broadcast it."""
    if phrase and text not in PHRASES:
        raise unreadable(f"phrases are {', '.join(PHRASES)}", "phrase")
    text = plain_text(text)
    if not text:
        raise unreadable("the text is empty", "text")
    async with registry.locked(known) as table:
        line = await _save(table, seat, text, phrase)
        # Lines of other processes that were not sent here yet come first.
        await _broadcast_new(table)
    return line


async def announce(table: LockedTable, seat: Seat, announcement: str) -> None:
    """Announce something about *seat*, as if it had said so; in a lobby, too."""
    await _save(table, seat, announcement, phrase=True)
    await _broadcast_new(table)


async def _save(
    table: LockedTable, seat: Seat | None, text: str, phrase: bool
) -> ChatLine:
    there = schema.chat.c.table == table.id
    async with table.database.writing() as connection:
        await lock_row(connection, table.id)  # so that numbers stay unique
        last = select(func.coalesce(func.max(schema.chat.c.number), 0)).where(there)
        number = (await connection.execute(last)).scalar_one() + 1
        line = ChatLine(number, seat, text, phrase, table.now())
        row = {name: getattr(line, name) for name in line.__struct_fields__}
        await connection.execute(insert(schema.chat), {"table": table.id, **row})
        payload = f"{table.id} chat {table.process}"
        await table.database.notify(connection, payload)
    return line


async def lines(database: Database, table: str, since: int = 0) -> tuple[ChatLine, ...]:
    """Return the lines after *since*, at most the latest."""
    chat = schema.chat.c
    chosen = select(schema.chat).where(chat.table == table, chat.number > since)
    latest = chosen.order_by(chat.number.desc()).limit(MAX_LINES)
    async with database.reading() as connection:
        rows = (await connection.execute(latest)).mappings().all()
    found = [
        ChatLine(**{name: row[name] for name in ChatLine.__struct_fields__})
        for row in reversed(rows)
    ]
    return tuple(found)


async def relay_remote_chat(registry: TableRegistry, id: str) -> None:
    """Send lines of other processes to the listeners here."""
    async with registry.locked_if_loaded(id) as table:
        if table is not None:
            await _broadcast_new(table)


async def _broadcast_new(
    table: LockedTable, since: int | None = None
) -> tuple[ChatLine, ...]:
    """Broadcast lines that were not sent here yet; return those after *since*."""
    to = table.broadcaster
    since = to.chat_sent if since is None else min(since, to.chat_sent)
    new_lines = await lines(table.database, table.id, since)
    for line in new_lines:
        if line.number > to.chat_sent:
            to.chat_sent = line.number
            to.broadcast(Chatted(line))
    return new_lines


async def missed_lines(table: LockedTable, since: int) -> tuple[ChatLine, ...]:
    """Return the lines a new listener has missed; later ones are broadcast."""
    new_lines = await _broadcast_new(table, since)
    return tuple(line for line in new_lines if line.number > since)


def check_may_speak(seat: Seat | None) -> Seat:
    if seat is None:
        raise not_allowed("spectators can read but not post")
    return seat
