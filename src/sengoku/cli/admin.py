"""``sengoku admin``: what the host of a server does, on the machine it runs on."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer
from rich.cells import cell_len, set_cell_size

from sengoku.cli.errors import EXIT_PROBLEM_FOUND, fail
from sengoku.cli.hosting import wait_for, with_place, with_settings
from sengoku.core.characters import escaped
from sengoku.server.settings import Settings

if TYPE_CHECKING:  # the server takes a second to import
    from sengoku.server.store.database import Database

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku admin tables                           who plays what, and since when

sengoku admin announce "Back at noon"          shown to everybody; "" removes it

sengoku admin close k7m2pq8wxy                 nobody can play there any more

sengoku admin ban 192.0.2.0/24 --days 7        an address, a network, or an account

sengoku admin recover Ann                      a link to a new password for Ann

sengoku admin invite Bob                       an account for Bob, and a link to it
"""
CLOSE_NOTICE_SECONDS: Final = 3.0
"""After this time every running server has noticed that a table is closed."""
NO_HOME: Final = (
    "public_url is not set, so this is only the end of the link: "
    "put it after the address that people use, as in https://games.example.org/recover#…"
)

app = typer.Typer(
    help="Look after a server, even while it runs.",
    no_args_is_help=True,
    epilog=EXAMPLES,
    rich_markup_mode="rich",
)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The ID of a table.")]
Who = Annotated[
    str, typer.Argument(metavar="WHO", help="An address, a network, or an account.")
]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]
Words = Annotated[str, typer.Argument(metavar="TEXT", help="The text to show.")]
Days = Annotated[
    int | None, typer.Option("--days", min=1, help="Number of days; default: forever.")
]
Reason = Annotated[str, typer.Option("--reason", help="The reason to show them.")]
All = Annotated[
    bool, typer.Option("--all", help="Also tables that are over or closed.")
]

Result = TypeVar("Result")


def _do(settings: Settings, work: "Callable[[Database], Awaitable[Result]]") -> Result:
    """Do *work* on the database; no other server is asked for it."""

    async def done() -> Result:
        from sengoku.server.hosting.binding import check_schema_version, open_database  # noqa: PLC0415

        async with open_database(settings) as database:
            await check_schema_version(database)
            return await work(database)

    return wait_for(done())


def _now() -> int:
    return time.time_ns() // 1_000_000


@app.command(epilog=EXAMPLES)
@with_place
def tables(settings: Settings, every: All = False) -> None:
    """List the tables, most recent first."""
    from sengoku.server.hosting import administration  # noqa: PLC0415

    found = _do(settings, lambda database: administration.tables(database, every))
    rows = [("id", "game", "status", "players", "last activity", "name")]
    for line in found:
        players, when = ", ".join(line.players), _when(line.changed_at)
        rows.append((line.id, line.game, line.status, players, when, line.name))
    _print_columns(rows)
    typer.echo(f"tables: {len(found)}")


@app.command(epilog=EXAMPLES)
@with_place
def players(settings: Settings) -> None:
    """List the accounts. Most players have none, as nobody needs one."""
    from sengoku.server.hosting import administration  # noqa: PLC0415

    found = _do(settings, administration.players)
    rows = [("name", "e-mail", "seats", "last seen", "")]
    for line in found:
        when = "" if line.used_at is None else _when(line.used_at)
        banned = "banned" if line.banned else ""
        rows.append((line.name, line.email, str(line.seats), when, banned))
    _print_columns(rows)
    typer.echo(f"accounts: {len(found)}")


@app.command(epilog=EXAMPLES)
@with_place
def close(settings: Settings, table: TableId) -> None:
    """Close a table: everybody may still look, but nobody can play."""
    from sengoku.server.hosting import administration  # noqa: PLC0415

    async def work(database: "Database") -> bool:
        return await administration.close(database, table, _now())

    done = _do(settings, work)
    typer.echo(
        f"table {table} is closed" if done else f"table {table} was over already"
    )


@app.command(epilog=EXAMPLES)
@with_place
def delete(settings: Settings, table: TableId) -> None:
    """Delete a table with its game and its chat. This cannot be undone."""
    from sengoku.server.hosting import administration  # noqa: PLC0415

    async def work(database: "Database") -> None:
        # A server that does not know yet would try to keep what is played there.
        if await administration.close(database, table, _now()):
            await asyncio.sleep(CLOSE_NOTICE_SECONDS)
        await administration.remove(database, table)

    _do(settings, work)
    typer.echo(f"table {table} is deleted")


@app.command(epilog=EXAMPLES)
@with_place
def ban(settings: Settings, who: Who, days: Days = None, reason: Reason = "") -> None:
    """Ban an address, a network or an account.

    It takes effect within a few seconds. The links to a banned account's seats still
    work.
    """
    from sengoku.server.hosting import administration  # noqa: PLC0415

    async def work(database: "Database") -> str:
        if _is_address(who):
            return await administration.ban(database, who, reason, days, _now())
        await administration.set_banned(database, who, True)
        return f"account {who}"

    if days is not None and not _is_address(who):
        fail("an account is closed for good; --days is for addresses")
    typer.echo(f"banned: {_do(settings, work)}")


@app.command(epilog=EXAMPLES)
@with_place
def unban(settings: Settings, who: Who) -> None:
    """Lift the ban on an address, a network or an account."""
    from sengoku.server.hosting import administration  # noqa: PLC0415

    async def work(database: "Database") -> bool:
        if _is_address(who):
            return await administration.unban(database, who)
        await administration.set_banned(database, who, False)
        return True

    if not _do(settings, work):
        fail(f"{who} was not banned", EXIT_PROBLEM_FOUND)
    typer.echo(f"let in again: {who}")


@app.command(epilog=EXAMPLES)
@with_place
def announce(settings: Settings, text: Words) -> None:
    """Show a text to all players and visitors; an empty text removes it."""
    from sengoku.server.hosting import administration  # noqa: PLC0415

    _do(
        settings,
        lambda database: administration.announce(database, text.strip()),
    )
    typer.echo("announced" if text.strip() else "nothing is announced any more")


@app.command(epilog=EXAMPLES)
@with_settings
def recover(settings: Settings, name: Name) -> None:
    """Make a link for choosing a new password, valid once within an hour.

    Anyone who has the link can take over the account. It starts with --public-url; if
    that is not set, put it after the address that people use.
    """
    from sengoku.server.hosting import administration  # noqa: PLC0415

    async def work(database: "Database") -> str:
        return await administration.recover(database, settings, name, _now())

    _print_link(settings, _do(settings, work))


@app.command(epilog=EXAMPLES)
@with_settings
def invite(settings: Settings, name: Name) -> None:
    """Create an account and make a link for its owner, valid once within an hour.

    The owner chooses a password there. With the setting invitation_only, this is the
    only way to get an account, and only account holders can create tables. If the link
    has expired, "admin recover" makes another.
    """
    from sengoku.server.hosting import administration  # noqa: PLC0415

    async def work(database: "Database") -> str:
        return await administration.invite(database, settings, name, _now())

    _print_link(settings, _do(settings, work))


def _print_link(settings: Settings, link: str) -> None:
    from sengoku.server.people.links import home  # noqa: PLC0415

    if settings.public_url:
        typer.echo(link)
        return
    # The running server may have been started with any --host and --port.
    typer.echo(link.removeprefix(home(settings)))
    typer.echo(NO_HOME, err=True)


def _is_address(who: str) -> bool:
    try:
        ip_network(who.strip(), strict=False)
    except ValueError:
        return False
    return True


def _print_columns(rows: Sequence[Sequence[str]]) -> None:
    """Print one line for each row, the first of which is the header.

    A table of rich takes a second for a thousand rows.
    """
    safe = [[*map(escaped, row)] for row in rows]
    widths = [max(map(cell_len, column)) for column in zip(*safe, strict=True)]
    for row in safe:
        padded = map(set_cell_size, row, widths)
        typer.echo("  ".join(padded).rstrip())


def _when(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))
