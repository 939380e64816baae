"""The chat of a table. Free text stays as typed; phrases are translation keys."""

from typing import Final

from sqlalchemy import func, insert, select

from sengoku.core.seats import Seat
from sengoku.server.store import schema
from sengoku.server.tables.loading import lock_row
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import ChatLine
from sengoku.server.wire.errors import not_allowed, unreadable
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
"""A system line: the host now has a link to the seat and could see its secrets."""
MAX_LINES: Final = 200
"""The most lines sent to a new listener."""


async def say(
    registry: TableRegistry, known: Table, seat: Seat | None, text: str, phrase: bool
) -> ChatLine:
    """Save a line and broadcast it."""
    if phrase and text not in PHRASES:
        raise unreadable(f"phrases are {', '.join(PHRASES)}", "phrase")
    text = text.strip()
    if not text:
        raise unreadable("the text is empty", "text")
    async with registry.locked(known) as table:
        line = await _save(registry, table, seat, text, phrase)
        # Lines of other processes that were not sent here yet come first.
        await _broadcast_new(registry, table, table.chat_sent)
    return line


async def announce_new_link(registry: TableRegistry, table: Table, seat: Seat) -> None:
    """Tell everyone that the host can now open *seat*. Call with the lock."""
    await _save(registry, table, seat, NEW_LINK, phrase=True)
    await _broadcast_new(registry, table, table.chat_sent)


async def _save(
    registry: TableRegistry, table: Table, seat: Seat | None, text: str, phrase: bool
) -> ChatLine:
    there = schema.chat.c.table == table.id
    async with registry.database.writing() as connection:
        await lock_row(connection, table.id)  # so that numbers stay unique
        last = select(func.coalesce(func.max(schema.chat.c.number), 0)).where(there)
        number = (await connection.execute(last)).scalar_one() + 1
        line = ChatLine(number, seat, text, phrase, registry.now())
        row = {name: getattr(line, name) for name in line.__struct_fields__}
        await connection.execute(insert(schema.chat), {"table": table.id, **row})
        payload = f"{table.id} chat {registry.process}"
        await registry.database.notify(connection, payload)
    return line


async def lines(
    registry: TableRegistry, table: Table, since: int = 0
) -> tuple[ChatLine, ...]:
    """Return the lines after *since*, at most the latest."""
    chat = schema.chat.c
    chosen = select(schema.chat).where(chat.table == table.id, chat.number > since)
    latest = chosen.order_by(chat.number.desc()).limit(MAX_LINES)
    async with registry.database.reading() as connection:
        rows = (await connection.execute(latest)).mappings().all()
    found = [
        ChatLine(**{name: row[name] for name in ChatLine.__struct_fields__})
        for row in reversed(rows)
    ]
    return tuple(found)


async def relay_remote_chat(registry: TableRegistry, id: str) -> None:
    """Send lines of other processes to the listeners here."""
    table = registry.tables.get(id)
    if table is not None:
        async with table.lock:
            await _broadcast_new(registry, table, table.chat_sent)


async def _broadcast_new(
    registry: TableRegistry, table: Table, since: int
) -> tuple[ChatLine, ...]:
    """Broadcast lines that were not sent here yet; return those after *since*."""
    new_lines = await lines(registry, table, since)
    for line in new_lines:
        if line.number > table.chat_sent:
            table.chat_sent = line.number
            table.broadcast(Chatted(line))
    return new_lines


async def missed_lines(
    registry: TableRegistry, table: Table, since: int
) -> tuple[ChatLine, ...]:
    """Return the lines a new listener has missed; later ones are broadcast.

    Call with the lock.
    """
    new_lines = await _broadcast_new(registry, table, min(since, table.chat_sent))
    return tuple(line for line in new_lines if line.number > since)


def check_may_speak(seat: Seat | None) -> Seat:
    if seat is None:
        raise not_allowed("spectators can read but not post")
    return seat
