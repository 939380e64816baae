"""Many rows in one statement of SQLite.

Whoever steps through a statement lets go of Python and waits to get it back. Beside a
busy loop that takes milliseconds, a row: so all rows go into one step.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table

Row = Mapping[str, Any]


def insert_together(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Insert *rows*, which have the same columns: all of them or, by an error, none."""
    names = ", ".join(map(_quoted, rows[0]))
    into = f"INSERT INTO {table.name} ({names}) {_values(rows)}"
    connection.exec_driver_sql(into, _flat(rows))


def update_together(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Write *rows* over those with the same id, which is their first column."""
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
