"""The backup format: every row of the database as a line of JSON, in one tar.gz file.

The format is the same for both databases, so a backup of one can be restored into the
other. ``manifest.json`` comes first and lists what follows: ``<table>.jsonl`` for each
table, referenced tables first. Bytes are base64.
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
MAX_MANIFEST_BYTES: Final = 1 << 20
"""The largest manifest."""
MAX_LINE_BYTES: Final = 1 << 24
"""The longest line: far more than the largest row."""
ALEMBIC_TABLE: Final = "alembic_version"
"""Alembic's own table with the schema version."""

OnProgress = Callable[[str, int, int], None]
"""``on_progress(table, done, rows)``: *done* of *rows* rows are finished."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in the backup."""

    name: str
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """*form* is the schema version, *rules* are the revisions of the games' rules."""

    sengoku: int
    version: str
    form: str
    made_at: int
    database: str
    rules: dict[str, int]
    tables: tuple[Part, ...]


async def tables_of(connection: AsyncConnection) -> list[Table]:
    """Return the tables of the database, referenced tables first.

    Not those of ``schema``: backups are made before a migration.
    """
    return await connection.run_sync(_tables_of)


def _tables_of(connection: Connection) -> list[Table]:
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != ALEMBIC_TABLE]


def decoder(table: Table) -> "msgspec.json.Decoder[Any]":
    """Return a strict decoder for the lines of *table*."""
    fields = [(str(column.name), _kind(column)) for column in table.columns]
    row = msgspec.defstruct(str(table.name), fields, forbid_unknown_fields=True)
    return msgspec.json.Decoder(row)


def _kind(column: Column[Any]) -> Any:
    kind = column.type.python_type
    return kind | None if column.nullable else kind


# Reading


@contextmanager
def open_backup(file: Path) -> Iterator[tuple[Manifest, tarfile.TarFile]]:
    """Open a backup; any defect becomes a readable error."""
    try:
        with tarfile.open(file, "r:gz") as tar:
            yield _manifest(tar), tar
    except FileNotFoundError:
        raise backup_error(f"there is no file '{file}'") from None
    except (OSError, EOFError, tarfile.TarError, zlib.error) as error:
        raise backup_error(f"backup '{file}' cannot be read: {error}") from None
    except MemoryError:  # a header may claim any length
        raise backup_error(f"backup '{file}' does not fit into memory") from None


def backup_error(detail: str) -> UnreadableError:
    return UnreadableError("backup", detail=detail)


def _manifest(tar: tarfile.TarFile) -> Manifest:
    text = next_part(tar, MANIFEST).read(MAX_MANIFEST_BYTES)
    try:
        manifest = msgspec.json.decode(text, type=Manifest)
    except msgspec.DecodeError as error:
        raise backup_error(
            f"the manifest of the backup is unreadable: {error}"
        ) from None
    if manifest.sengoku != FORMAT:
        raise backup_error(
            f"backup format {manifest.sengoku} is unknown to this version"
        )
    return manifest


def next_part(tar: tarfile.TarFile, name: str) -> IO[bytes]:
    member = tar.next()
    # A link would lead somewhere else, or nowhere.
    if member is not None and member.name == name and member.isreg():
        found = tar.extractfile(member)
        assert found is not None
        return found
    raise backup_error(f"this is not a sengoku backup, or {name} is missing")


def lines(tar: tarfile.TarFile, part: Part) -> Iterator[bytes]:
    """Yield the rows of *part*; raises at the end if the checksum is wrong."""
    digest, count = hashlib.sha256(), 0
    file = next_part(tar, f"{part.name}.jsonl")
    while line := file.readline(MAX_LINE_BYTES):
        if len(line) == MAX_LINE_BYTES:
            raise backup_error(f"{part.name} in the backup has an endless line")
        digest.update(line)
        count += 1
        yield line
    if (digest.hexdigest(), count) != (part.sha256, part.rows):
        raise backup_error(
            f"{part.name} in the backup is damaged: the checksum differs"
        )
