"""Deletes an account, but nothing of the games it took part in."""

from sqlalchemy import delete, exists, select

from sengoku.server.people.accounts import Account
from sengoku.server.store import schema
from sengoku.server.tables.registry import TableRegistry


async def remove(registry: TableRegistry, account: Account) -> None:
    """Delete the account. Its seats stay usable through their links."""
    seats, alerts = schema.seats.c, schema.alerts.c
    own = seats.account == account.id
    alerted = (seats.table == alerts.table) & (seats.seat == alerts.seat)
    await _leave_seats(registry, account.id)
    async with registry.database.writing() as connection:
        tables = (await connection.execute(select(seats.table).where(own))).scalars()
        payloads = [f"{table} seats {registry.process}" for table in tables]
        await connection.execute(
            delete(schema.alerts).where(exists().where(own, alerted))
        )
        await connection.execute(
            delete(schema.accounts).where(schema.accounts.c.id == account.id)
        )
        await registry.database.notify(connection, *payloads)
    await _leave_seats(registry, account.id)  # for tables loaded meanwhile


async def _leave_seats(registry: TableRegistry, id: str) -> None:
    """Clear the owner at tables in memory, so that it is not written back."""
    for table in [*registry.tables.values()]:
        if any(seat.account == id for seat in table.seats):
            async with registry.locked(table) as locked:
                for seat in locked.seats:
                    seat.account = None if seat.account == id else seat.account
