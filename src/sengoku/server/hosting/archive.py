"""Backups: every row of the database as a line of JSON, in one compressed file.

The form is the same for both databases, so what was kept in one can go on in the other.
``manifest.json`` comes first and says what follows: ``<table>.jsonl`` for each table,
those first that others refer to. Bytes are base64.
"""

import hashlib
import tarfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from sqlalchemy import Column, Connection, MetaData, Table
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.core.errors import UnreadableError

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
LARGEST: Final = 1 << 20
"""So many bytes a manifest has at most."""
OWN: Final = "alembic_version"
"""The table with the form of the database, which is not ours."""

Told = Callable[[str, int, int], None]
"""``told(table, done, rows)``: so many rows of the table are done."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the backup."""

    name: str
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """*form* is that of the database, *rules* the revisions of the games' rules."""

    sengoku: int
    version: str
    form: str
    made_at: int
    database: str
    rules: dict[str, int]
    tables: tuple[Part, ...]


async def tables_of(connection: AsyncConnection) -> list[Table]:
    """Return the tables as they are now, those first that others refer to.

    Not those of ``schema``: a backup is made before a database is brought up to date.
    """
    return await connection.run_sync(_tables_of)


def _tables_of(connection: Connection) -> list[Table]:
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != OWN]


def decoder(table: Table) -> "msgspec.json.Decoder[Any]":
    """Return what reads a line of *table* and refuses what does not belong there."""
    fields = [(str(column.name), _kind(column)) for column in table.columns]
    row = msgspec.defstruct(str(table.name), fields, forbid_unknown_fields=True)
    return msgspec.json.Decoder(row)


def _kind(column: Column[Any]) -> Any:
    kind = column.type.python_type
    return kind | None if column.nullable else kind


# Reading


@contextmanager
def opened(file: Path) -> Iterator[tuple[Manifest, tarfile.TarFile]]:
    """Open a backup; whatever is wrong with it ends in a sentence."""
    try:
        with tarfile.open(file, "r:gz") as tar:
            yield _manifest(tar), tar
    except FileNotFoundError:
        raise damaged(f"there is no file '{file}'") from None
    except (OSError, EOFError, tarfile.TarError, zlib.error) as error:
        raise damaged(f"backup '{file}' cannot be read: {error}") from None


def damaged(detail: str) -> UnreadableError:
    return UnreadableError("backup", detail=detail)


def _manifest(tar: tarfile.TarFile) -> Manifest:
    text = next_part(tar, MANIFEST).read(LARGEST)
    try:
        manifest = msgspec.json.decode(text, type=Manifest)
    except msgspec.DecodeError as error:
        raise damaged(f"the manifest of the backup is unreadable: {error}") from None
    if manifest.sengoku != FORMAT:
        raise damaged(f"backups of format {manifest.sengoku} are not known here")
    return manifest


def next_part(tar: tarfile.TarFile, name: str) -> IO[bytes]:
    member = tar.next()
    found = None if member is None else tar.extractfile(member)
    if member is None or member.name != name or found is None:
        raise damaged(f"the backup is no backup of sengoku, or lacks {name}")
    return found


def lines(tar: tarfile.TarFile, part: Part) -> Iterator[bytes]:
    """Return the rows of *part*; refuse it at the end if a single one is different."""
    digest, count = hashlib.sha256(), 0
    for line in next_part(tar, f"{part.name}.jsonl"):
        digest.update(line)
        count += 1
        yield line
    if (digest.hexdigest(), count) != (part.sha256, part.rows):
        raise damaged(f"{part.name} in the backup is not what it was when it was made")
