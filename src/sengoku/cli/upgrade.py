"""``sengoku upgrade``: before and after a new version is installed."""

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

import typer

from sengoku.cli.errors import EXIT_PROBLEM_FOUND
from sengoku.cli.hosting import progress, wait_for, with_place
from sengoku.server.settings import Settings

if TYPE_CHECKING:  # the server takes a second to import
    from sengoku.server.hosting.rehearsal import Rehearsed

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku upgrade --rehearse                     will running games go on as before?

sengoku upgrade --rehearse --all               also the games that are over

sengoku backup before.tar.gz

sengoku upgrade                                bring the database up to date
"""

Rehearse = Annotated[
    bool,
    typer.Option("--rehearse", help="Replay the games and compare; change nothing."),
]
All = Annotated[bool, typer.Option("--all", help="Also rehearse games that are over.")]


@with_place
def upgrade(settings: Settings, rehearse: Rehearse = False, every: All = False) -> None:
    """Bring the database up to date; the server also does this when it starts.

    With --rehearse nothing is changed: every running game is replayed with the
    installed rules, and every difference is reported. Exits with 1 if there is one.
    """
    if not rehearse:
        wait_for(_bring_up_to_date(settings))
    elif not wait_for(_rehearse(settings, every)):
        raise typer.Exit(EXIT_PROBLEM_FOUND)


async def _bring_up_to_date(settings: Settings) -> None:
    from sengoku.server.hosting.binding import known_schema_version, open_database  # noqa: PLC0415
    from sengoku.server.hosting.locks import database_lock  # noqa: PLC0415
    from sengoku.server.store.database import (  # noqa: PLC0415
        migrate,
        schema_version,
        schema_versions,
    )

    async with open_database(settings) as database:
        before = await known_schema_version(database)
        if before == schema_versions()[0]:
            typer.echo(f"The database is up to date: form {before}.")
            return
        with database_lock(database.url):
            if before is not None:
                typer.echo("If there is no backup, Ctrl-C now: 'sengoku backup'.")
                await asyncio.sleep(BACKUP_WARNING_SECONDS)
            await migrate(database)
        typer.echo(f"The database has form {await schema_version(database)} now.")


BACKUP_WARNING_SECONDS: Final = 5.0
"""Time to think about a backup."""


async def _rehearse(settings: Settings, every: bool) -> bool:
    """Tell what is different; return whether nothing is."""
    from sengoku.server.hosting.binding import check_schema_version, open_database  # noqa: PLC0415
    from sengoku.server.hosting.rehearsal import games, rehearse  # noqa: PLC0415

    found = []
    async with open_database(settings) as database:
        await check_schema_version(database)
        with progress() as bars:
            task = bars.add_task("games", total=len(await games(database, every)))
            async for game in rehearse(database, every):
                bars.advance(task)
                found.append(game)
    different = [game for game in found if game.difference is not None]
    for game in different:
        typer.echo(_told(game))
    ending = f"{len(different)} different" if different else "all the same"
    inputs = sum(game.inputs for game in found)
    typer.echo(f"{len(found)} games, {inputs} inputs, {ending}")
    return not different


def _told(game: "Rehearsed") -> str:
    found = game.difference
    assert found is not None
    rule = f" [{found.rule}]" if found.rule else ""
    head = f"table {game.table} ({game.game}, rules {game.revision}): "
    what = (
        f"input {found.number} of seat {found.seat}, '{found.do}': {found.what}{rule}"
    )
    return f"{head}{what}; {_consequence(found.lost)}"


def _consequence(lost: int | None) -> str:
    if lost is None:
        return "the game cannot go on"
    if lost:
        return f"the game would go back by {lost} inputs"
    return "the game goes on where it is, but cannot be rewound or exported"
