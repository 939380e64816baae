"""The database: transactions are durable and atomic."""

import asyncio
import random

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.core.errors import UnreadableError
from sengoku.server.store import schema
from sengoku.server.store.database import Database, migrate, read_url

house = schema.house


async def _opened(url: str) -> Database:
    database = Database(read_url(url))
    await migrate(database)
    async with database.writing() as connection:
        await connection.execute(insert(house), {"name": "count", "value": b"0"})
    return database


async def _count(connection: AsyncConnection) -> int:
    chosen = select(house.c.value).where(house.c.name == "count").with_for_update()
    return int((await connection.execute(chosen)).scalar_one())


async def _set(connection: AsyncConnection, count: int) -> None:
    chosen = update(house).where(house.c.name == "count")
    await connection.execute(chosen.values(value=str(count).encode()))


async def _add_one(database: Database) -> None:
    async with database.writing() as connection:
        count = await _count(connection)
        await asyncio.sleep(0)
        await _set(connection, count + 1)


async def _counted(database: Database) -> int:
    async with database.writing() as connection:
        return await _count(connection)


def test_concurrent_read_and_write_loses_nothing(database_url: str) -> None:
    async def scenario() -> int:
        database = await _opened(database_url)
        await asyncio.gather(*(_add_one(database) for _ in range(200)))
        count = await _counted(database)
        await database.close()
        return count

    assert asyncio.run(scenario()) == 200


def test_an_error_rolls_back_the_transaction(database_url: str) -> None:
    async def fail(database: Database) -> None:
        async with database.writing() as connection:
            await _set(connection, 7)
            raise ZeroDivisionError

    async def scenario() -> int:
        database = await _opened(database_url)
        with pytest.raises(ZeroDivisionError):
            await fail(database)
        count = await _counted(database)
        await database.close()
        return count

    assert asyncio.run(scenario()) == 0


def test_a_cancelled_task_leaks_no_connection(database_url: str) -> None:
    """Whenever it happens, the next task can write, and no transaction is partial."""

    async def two_steps(database: Database, done: list[int]) -> None:
        async with database.writing() as connection:
            count = await _count(connection)
            await _set(connection, count + 1)
            await _set(connection, count + 2)
        done.append(1)

    async def scenario() -> tuple[int, int]:
        database, rnd = await _opened(database_url), random.Random(1)
        done: list[int] = []
        for _ in range(60):
            task = asyncio.create_task(two_steps(database, done))
            await asyncio.sleep(rnd.uniform(0, 0.012))
            task.cancel()
            await asyncio.wait([task])
        await two_steps(database, done)
        count = await _counted(database)
        await database.close()
        return count, len(done)

    count, done = asyncio.run(asyncio.wait_for(scenario(), 20))
    assert count % 2 == 0
    assert count >= 2 * done


def test_a_reader_sees_a_consistent_snapshot(database_url: str) -> None:
    """All reads of a transaction see the same state."""

    async def scenario() -> list[int]:
        database, found = await _opened(database_url), []
        async with database.reading() as connection:
            for count in (1, 2):
                found.append(await _read(connection))
                async with database.writing() as other:
                    await _set(other, count)
            found.append(await _read(connection))
        await database.close()
        return found

    async def _read(connection: AsyncConnection) -> int:
        chosen = select(house.c.value).where(house.c.name == "count")
        return int((await connection.execute(chosen)).scalar_one())

    assert asyncio.run(scenario()) == [0, 0, 0]


@pytest.mark.parametrize("text", ["mysql://somewhere/x", "no address", ""])
def test_an_invalid_database_url_is_reported(text: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        read_url(text)
    assert "database" in (caught.value.detail or "")
