"""What people say at a table. Free words stay as typed, phrases are keys."""

from typing import Final

from sqlalchemy import func, insert, select

from sengoku.core.seats import Seat
from sengoku.server.store import schema
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.loading import hold
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
"""Keys of what every reader sees in the own language: ``phrase-hello`` and so on."""

NEW_LINK: Final = "new-link"
"""What nobody says: the host has a link to the seat now, and could see its secrets."""
LATEST: Final = 200
"""So many lines a new listener gets at most."""


async def say(
    hall: Hall, known: Table, seat: Seat | None, text: str, phrase: bool
) -> ChatLine:
    """Keep a line and tell everybody."""
    if phrase and text not in PHRASES:
        raise unreadable(f"phrases are {', '.join(PHRASES)}", "phrase")
    text = text.strip()
    if not text:
        raise unreadable("nothing was said", "text")
    async with hall.held(known) as table:
        line = await _keep(hall, table, seat, text, phrase)
        # What was said in another process, and is not heard here yet, comes first.
        await _catch_up(hall, table, table.chat_heard)
    return line


async def tell_of_link(hall: Hall, table: Table, seat: Seat) -> None:
    """Let all know that the host can open *seat* now. Call with the lock."""
    await _keep(hall, table, seat, NEW_LINK, phrase=True)
    await _catch_up(hall, table, table.chat_heard)


async def _keep(
    hall: Hall, table: Table, seat: Seat | None, text: str, phrase: bool
) -> ChatLine:
    there = schema.chat.c.table == table.id
    async with hall.database.writing() as connection:
        await hold(connection, table.id)  # so that no number is given twice
        last = select(func.coalesce(func.max(schema.chat.c.number), 0)).where(there)
        number = (await connection.execute(last)).scalar_one() + 1
        line = ChatLine(number, seat, text, phrase, hall.now())
        row = {name: getattr(line, name) for name in line.__struct_fields__}
        await connection.execute(insert(schema.chat), {"table": table.id, **row})
        told = f"{table.id} chat {hall.process}"
        await hall.database.notify(connection, told)
    return line


async def lines(hall: Hall, table: Table, since: int = 0) -> tuple[ChatLine, ...]:
    """Return what was said after line *since*, the latest at most."""
    chat = schema.chat.c
    chosen = select(schema.chat).where(chat.table == table.id, chat.number > since)
    latest = chosen.order_by(chat.number.desc()).limit(LATEST)
    async with hall.database.reading() as connection:
        rows = (await connection.execute(latest)).mappings().all()
    found = [
        ChatLine(**{name: row[name] for name in ChatLine.__struct_fields__})
        for row in reversed(rows)
    ]
    return tuple(found)


async def catch_up_chat(hall: Hall, id: str) -> None:
    """Tell the listeners here what was said in another process."""
    table = hall.tables.get(id)
    if table is not None:
        async with table.lock:
            await _catch_up(hall, table, table.chat_heard)


async def _catch_up(hall: Hall, table: Table, since: int) -> tuple[ChatLine, ...]:
    """Tell what was not heard here yet; return what was said after line *since*."""
    said = await lines(hall, table, since)
    for line in said:
        if line.number > table.chat_heard:
            table.chat_heard = line.number
            table.broadcast(Chatted(line))
    return said


async def caught_up(hall: Hall, table: Table, since: int) -> tuple[ChatLine, ...]:
    """Return what a new listener has missed: it hears the rest with the others.

    Call with the lock.
    """
    said = await _catch_up(hall, table, min(since, table.chat_heard))
    return tuple(line for line in said if line.number > since)


def check_may_speak(seat: Seat | None) -> Seat:
    if seat is None:
        raise not_allowed("spectators cannot post")
    return seat
