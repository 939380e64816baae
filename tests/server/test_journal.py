"""The journal: many inputs in one commit, each with its number."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from sengoku.server.store import journal as journals
from sengoku.server.store import schema
from sengoku.server.store.database import Database, migrate, read_url
from sengoku.server.store.journal import Journal, PendingInput
from sengoku.server.store.pace import Free
from sengoku.server.store.records import TableRecord, to_row

TABLES = ("a", "b", "c")
Scenario = Callable[[Journal], Awaitable[None]]


def a_row(id: str) -> dict[str, Any]:
    record = TableRecord(
        id=id,
        code=None,
        host="",
        watcher="",
        name="",
        game="samurai",
        revision=1,
        options={},
        seed="",
        pace=Free(),
        watch="nobody",
        status="running",
        made_at=0,
        changed_at=0,
    )
    return to_row(record)


def a_step(table: str, number: int, do: str = "pass", **standing: Any) -> PendingInput:
    row = {"table": table, "number": number, "seat": 0, "at": 0, "do": do}
    row |= {"by": "person", "made_at": 0, "entries": b"[]", "sum": ""}
    return PendingInput(row, {"number": number, "changed_at": number, **standing})


def tell(url: str, scenario: Scenario) -> tuple[list[tuple[Any, ...]], dict[str, Any]]:
    """Run *scenario*; return the stored inputs, and the number of each table."""

    async def told() -> tuple[list[tuple[Any, ...]], dict[str, Any]]:
        database = Database(read_url(url))
        await migrate(database)
        async with database.writing() as connection:
            await connection.execute(insert(schema.tables), [*map(a_row, TABLES)])
        journal = Journal(database)
        journal.start()
        await scenario(journal)
        await journal.stop()
        inputs, tables = schema.inputs.c, schema.tables.c
        chosen = select(inputs.table, inputs.number, inputs.do)
        async with database.reading() as connection:
            rows = await connection.execute(chosen.order_by(inputs.made_at))
            stands = await connection.execute(
                select(tables.id, tables.number, tables.waiting)
            )
            found = (
                sorted(tuple(row) for row in rows),
                {id: tuple(where) for id, *where in stands},
            )
        await database.close()
        return found

    return asyncio.run(told())


def _counting(journal: Journal) -> list[int]:
    """Return a list that gets the size of each commit."""
    sizes: list[int] = []

    def committed(steps: Sequence[PendingInput], seconds: float) -> None:
        sizes.append(len(steps))

    journal.on_commit = committed
    return sizes


def test_many_inputs_go_into_one_commit(database_url: str) -> None:
    sizes: list[int] = []

    async def scenario(journal: Journal) -> None:
        nonlocal sizes
        sizes = _counting(journal)
        steps = [a_step(table, number) for number in range(1, 31) for table in TABLES]
        assert all(await asyncio.gather(*map(journal.commit, steps)))

    inputs, _ = tell(database_url, scenario)
    assert [row[:2] for row in inputs] == [(t, n) for t in TABLES for n in range(1, 31)]
    assert sum(sizes) == 90
    assert len(sizes) <= 3


def test_inputs_after_a_commit_are_gathered(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "GATHER_SECONDS", 1.0)
    sizes: list[int] = []

    async def scenario(journal: Journal) -> None:
        nonlocal sizes
        sizes = _counting(journal)
        assert await journal.commit(a_step("a", 1))
        one = asyncio.create_task(journal.commit(a_step("a", 2)))
        await asyncio.sleep(0.05)
        assert await journal.commit(a_step("b", 1))
        assert await one

    tell(database_url, scenario)
    assert sizes == [1, 2]


def test_a_taken_number_is_reported_and_nothing_is_saved(database_url: str) -> None:
    async def scenario(journal: Journal) -> None:
        assert await journal.commit(a_step("a", 1, "first"))
        steps = [a_step("b", 1), a_step("a", 1, "late", waiting=99)]
        assert await asyncio.gather(*map(journal.commit, steps)) == [True, False]

    inputs, stands = tell(database_url, scenario)
    assert inputs == [("a", 1, "first"), ("b", 1, "pass")]
    assert stands == {"a": (1, 0), "b": (1, 0), "c": (0, 0)}


def test_the_first_of_two_inputs_in_a_commit_wins(database_url: str) -> None:
    async def scenario(journal: Journal) -> None:
        steps = [a_step("a", 1, "first"), a_step("a", 1, "second", waiting=99)]
        assert await asyncio.gather(*map(journal.commit, steps)) == [True, False]

    inputs, stands = tell(database_url, scenario)
    assert inputs == [("a", 1, "first")]
    assert stands["a"] == (1, 0)


def test_an_error_reaches_only_its_caller(database_url: str) -> None:
    """An input of a deleted table cannot be saved."""

    async def scenario(journal: Journal) -> None:
        steps = [a_step("a", 1), a_step("gone", 1), a_step("b", 1)]
        first, gone, last = await asyncio.gather(
            *map(journal.commit, steps), return_exceptions=True
        )
        assert (first, last) == (True, True)
        assert isinstance(gone, IntegrityError)
        assert await journal.commit(a_step("c", 1))

    inputs, _ = tell(database_url, scenario)
    assert [row[0] for row in inputs] == [*TABLES]


def test_queued_inputs_are_committed_before_it_stops(database_url: str) -> None:
    async def scenario(journal: Journal) -> None:
        handed = [asyncio.create_task(journal.commit(a_step(id, 1))) for id in TABLES]
        await asyncio.sleep(0)
        handed += [asyncio.create_task(journal.commit(a_step(id, 2))) for id in TABLES]
        await asyncio.sleep(0)
        await journal.stop()
        assert all(task.done() and task.result() for task in handed)
        with pytest.raises(RuntimeError, match="closed"):
            await journal.commit(a_step("a", 3))

    inputs, stands = tell(database_url, scenario)
    assert len(inputs) == 6
    assert stands == {"a": (2, 0), "b": (2, 0), "c": (2, 0)}
