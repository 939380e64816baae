"""Commands around a server, run on the database of a test."""

import sqlite3
from pathlib import Path
from typing import Any

from sengoku.server.settings import Settings
from tests.cli.program import Ran, run


def where(settings: Settings) -> list[str]:
    """Return the flags that lead to the database of *settings*."""
    if settings.database_url:
        return ["--database-url", settings.database_url]
    return ["--data", settings.data]


def on(settings: Settings, *arguments: str) -> Ran:
    return run(*arguments, *where(settings))


def ask(settings: Settings, query: str, *values: Any) -> list[Any]:
    """Ask or change an SQLite database behind everybody's back."""
    line = sqlite3.connect(Path(settings.data) / "sengoku.db")
    with line:
        found = line.execute(query, values).fetchall()
    line.close()
    return found
