"""Bulk writes: many rows in one statement.

In SQLite each step of a statement releases the GIL. Next to a busy event loop,
re-acquiring it costs milliseconds per row, so all rows go into one step. PostgreSQL
gets one array for each column: its statement stays the same and is planned once.
"""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Table
from sqlalchemy.dialects.postgresql import dialect as postgresql

Row = Mapping[str, Any]

_DIALECT: Final[Dialect] = postgresql()  # type: ignore[no-untyped-call]


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


# PostgreSQL


def insert_new(connection: Connection, table: Table, rows: Sequence[Row]) -> set[Any]:
    """Insert *rows*, except those whose key is taken; return the keys of the others."""
    statement = _insert_of(table, tuple(rows[0]))
    found = connection.exec_driver_sql(statement, _columns(rows))
    return {tuple(row) for row in found}


def update_rows(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Update rows by id; the id is the first column of each of *rows*."""
    connection.exec_driver_sql(_update_of(table, tuple(rows[0])), _columns(rows))


@functools.cache
def _insert_of(table: Table, names: tuple[str, ...]) -> str:
    into = f"INSERT INTO {table.name} ({', '.join(map(_quoted, names))})"
    keys = ", ".join(_quoted(column.name) for column in table.primary_key)
    return (
        f"{into} SELECT * FROM {_unnested(table, names)}"
        f" ON CONFLICT DO NOTHING RETURNING {keys}"
    )


@functools.cache
def _update_of(table: Table, names: tuple[str, ...]) -> str:
    quoted = [*map(_quoted, names)]
    news = ", ".join(f"{name} = new.{name}" for name in quoted[1:])
    source = f"{_unnested(table, names)} AS new ({', '.join(quoted)})"
    return (
        f"UPDATE {table.name} SET {news} FROM {source} WHERE {table.name}.id = new.id"
    )


def _unnested(table: Table, names: tuple[str, ...]) -> str:
    """Return the rows that the parameters are, one array for each column."""
    # A cast to VARCHAR(16) would cut what is too long.
    kinds = [table.c[name].type.compile(_DIALECT).partition("(")[0] for name in names]
    return f"unnest({', '.join(f'%s::{kind}[]' for kind in kinds)})"


def _columns(rows: Sequence[Row]) -> tuple[list[Any], ...]:
    return tuple([row[name] for row in rows] for name in rows[0])
