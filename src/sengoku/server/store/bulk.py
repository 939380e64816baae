"""Bulk writes for SQLite: many rows in one statement.

Each step of a statement releases the GIL. Next to a busy event loop, re-acquiring it
costs milliseconds per row, so all rows go into one step.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table

Row = Mapping[str, Any]


def bulk_insert(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Insert *rows*, which share their columns: all of them, or none on an error."""
    names = ", ".join(map(_quoted, rows[0]))
    into = f"INSERT INTO {table.name} ({names}) {_values(rows)}"
    connection.exec_driver_sql(into, _flat(rows))


def bulk_update(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Update rows by id; the id is the first column of each of *rows*."""
    names = [*map(_quoted, rows[0])][1:]
    news = ", ".join(f"{name} = new.column{at}" for at, name in enumerate(names, 2))
    given = f"FROM ({_values(rows)}) AS new WHERE {table.name}.id = new.column1"
    connection.exec_driver_sql(f"UPDATE {table.name} SET {news} {given}", _flat(rows))


def _quoted(name: str) -> str:
    return f'"{name}"'


def _values(rows: Sequence[Row]) -> str:
    row = f"({', '.join('?' * len(rows[0]))})"
    return f"VALUES {', '.join([row] * len(rows))}"


def _flat(rows: Sequence[Row]) -> tuple[Any, ...]:
    return tuple(value for row in rows for value in row.values())
