"""The databases that servers are measured on. Both sync every commit to the disk."""

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

SQLITE, POSTGRESQL = "sqlite", "postgresql"
STORES: Final = (SQLITE, POSTGRESQL)


class Store(NamedTuple):
    """An empty database, and the process that serves it, or 0."""

    url: str
    process: int = 0


NewStore: TypeAlias = Callable[[], Store]
"""Makes an empty database."""


@contextmanager
def opened(kind: str, folder: Path) -> Iterator[NewStore]:
    """Yield what makes databases of one *kind*: SQLite's are files in *folder*."""
    if kind == SQLITE:
        numbers = itertools.count(1)
        yield lambda: Store(f"sqlite:///{folder / f'data-{next(numbers)}.db'}")
        return
    # What tests start PostgreSQL with needs what only they install.
    from tests.server import postgres  # noqa: PLC0415

    with postgres.running(fsync=True) as server:
        yield lambda: Store(server.new_database(), server.process)
