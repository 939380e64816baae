"""``sengoku backup`` and ``sengoku restore``: all of a server in one file."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from sengoku.cli.hosting import progress, wait_for, with_place
from sengoku.server.settings import Settings

if TYPE_CHECKING:  # the server takes a second to import
    from sengoku.server.hosting.archive import Manifest, OnProgress

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku backup monday.tar.gz                   while the server runs

sengoku restore monday.tar.gz --dry-run        is it whole, and what would happen?

sengoku restore monday.tar.gz --data new       into a new folder

sengoku restore monday.tar.gz --database-url postgresql://me@host/sengoku
"""

Target = Annotated[
    Path, typer.Argument(metavar="FILE", help="A new file, such as monday.tar.gz.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")]
DryRun = Annotated[
    bool,
    typer.Option("--dry-run", help="Only check the file and report what would happen."),
]
Replace = Annotated[
    bool, typer.Option("--replace", help="First delete what is in the database.")
]


@with_place
def backup(settings: Settings, file: Target) -> None:
    """Write everything the server keeps into one file, even while it runs.

    The file contains secrets: keep it as safe as the server itself.
    """
    manifest = wait_for(_back_up(settings, file))
    typer.echo(f"{file}: {_contents(manifest)}")


async def _back_up(settings: Settings, file: Path) -> "Manifest":
    from sengoku.server.hosting.backup import back_up  # noqa: PLC0415
    from sengoku.server.hosting.binding import open_database  # noqa: PLC0415

    now = int(time.time() * 1000)
    async with open_database(settings) as database:
        with _bars() as told:
            return await back_up(database, file, now, told)


@with_place
def restore(
    settings: Settings, file: File, dry_run: DryRun = False, replace: Replace = False
) -> None:
    """Restore a backup into an empty database. Stop the server first.

    The database may be SQLite or PostgreSQL. All of the backup is restored, or nothing.
    """
    wait_for(_restore(settings, file, dry_run, replace))


async def _restore(
    settings: Settings, file: Path, dry_run: bool, replace: bool
) -> None:
    from sengoku.server.hosting import binding, restore  # noqa: PLC0415
    from sengoku.server.hosting.locks import database_lock  # noqa: PLC0415
    from sengoku.server.store.database import read_url  # noqa: PLC0415

    with _bars() as told:
        manifest = restore.check(file, told)
    typer.echo(f"{file} is whole: {_contents(manifest)}")
    url = read_url(settings.database)
    if dry_run:
        if binding.database_exists(settings):
            await _check_room(settings, replace)
        typer.echo(f"It would go to {binding.display_url(url)}.")
        return
    with database_lock(url):
        async with binding.open_database(settings, create=True) as database:
            with _bars() as told:
                await restore.restore(database, file, replace, told)
    typer.echo(f"It is in {binding.display_url(url)} now.")


async def _check_room(settings: Settings, replace: bool) -> None:
    from sengoku.server.hosting.binding import open_database  # noqa: PLC0415
    from sengoku.server.hosting.locks import database_lock  # noqa: PLC0415
    from sengoku.server.hosting.restore import check_room, is_empty  # noqa: PLC0415

    async with open_database(settings) as database:
        with database_lock(database.url):
            await check_room(database, replace)
            if not await is_empty(database):
                typer.echo("What is in the database would be deleted.")


def _contents(manifest: "Manifest") -> str:
    """Return a sentence such as: 12 tables, 3400 inputs, 5 accounts, by version 1.0."""
    rows = {part.name: part.rows for part in manifest.tables}
    counts = (
        f"{rows.get(name, 0)} {name}" for name in ("tables", "inputs", "accounts")
    )
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(manifest.made_at / 1000))
    return f"{', '.join(counts)}; made {made} by version {manifest.version}"


@contextmanager
def _bars() -> "Iterator[OnProgress]":
    """Draw a bar for each table of the database."""
    with progress() as bars:
        tasks = {}

        def told(table: str, done: int, rows: int) -> None:
            if table not in tasks:
                tasks[table] = bars.add_task(table)
            bars.update(tasks[table], completed=done, total=rows)

        yield told
