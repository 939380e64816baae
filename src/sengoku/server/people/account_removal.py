"""Forgets an account, and nothing of the games it took part in."""

from sqlalchemy import delete, exists, select

from sengoku.server.people.accounts import Account
from sengoku.server.store import schema
from sengoku.server.tables.hall import Hall


async def remove(hall: Hall, account: Account) -> None:
    """Forget the account. Its seats stay for whoever has their links."""
    seats, alerts = schema.seats.c, schema.alerts.c
    own = seats.account == account.id
    alerted = (seats.table == alerts.table) & (seats.seat == alerts.seat)
    await _leave_seats(hall, account.id)
    async with hall.database.writing() as connection:
        tables = (await connection.execute(select(seats.table).where(own))).scalars()
        told = [f"{table} seats {hall.process}" for table in tables]
        await connection.execute(
            delete(schema.alerts).where(exists().where(own, alerted))
        )
        await connection.execute(
            delete(schema.accounts).where(schema.accounts.c.id == account.id)
        )
        await hall.database.notify(connection, *told)
    await _leave_seats(hall, account.id)  # of tables that were opened meanwhile


async def _leave_seats(hall: Hall, id: str) -> None:
    """Forget the owner at tables in memory, so that nobody writes it back."""
    for table in [*hall.tables.values()]:
        if any(seat.account == id for seat in table.seats):
            async with table.lock:
                for seat in table.seats:
                    seat.account = None if seat.account == id else seat.account
