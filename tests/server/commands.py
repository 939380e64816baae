"""Runs commands of the program on the database of a test."""

import sqlite3
from pathlib import Path
from typing import Any

from sengoku.server.settings import Settings
from tests.cli.program import Ran, run


def database_flags(settings: Settings) -> list[str]:
    """Return the flags that lead to the database of *settings*."""
    if settings.database_url:
        return ["--database-url", settings.database_url]
    return ["--data", settings.data]


def run_command(settings: Settings, *arguments: str) -> Ran:
    return run(*arguments, *database_flags(settings))


def run_sql(settings: Settings, query: str, *values: Any) -> list[Any]:
    """Read or change an SQLite database directly."""
    line = sqlite3.connect(Path(settings.data) / "sengoku.db")
    with line:
        found = line.execute(query, values).fetchall()
    line.close()
    return found
