"""What the commands around the server share: its settings, and waiting for it."""

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from sengoku.cli.errors import EXIT_PROBLEM_FOUND, fail
from sengoku.cli.shared import sharing
from sengoku.core.errors import UnreadableError
from sengoku.server.settings import PREFIX, Settings, read
from sengoku.server.wire.errors import UnavailableError

_WHERE: Final = "Where it is"
_HOW: Final = "How it serves"

Host: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--host",
        metavar="ADDRESS",
        help="The address to listen on; default 127.0.0.1, only this machine.",
        rich_help_panel=_WHERE,
    ),
]
Lan: TypeAlias = Annotated[
    bool,
    typer.Option(
        "--lan",
        help="Also accept other devices in your network.",
        rich_help_panel=_WHERE,
    ),
]
Port: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--port", help="The port to listen on; default 8000.", rich_help_panel=_WHERE
    ),
]
Data: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="FOLDER",
        help="The folder of the SQLite database; default sengoku-data.",
        rich_help_panel=_WHERE,
    ),
]
DatabaseUrl: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        metavar="URL",
        help="A PostgreSQL database instead: postgresql://user@host/name.",
        rich_help_panel=_WHERE,
    ),
]
PublicUrl: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--public-url",
        metavar="URL",
        help="The address people use to reach the server, for links.",
        rich_help_panel=_WHERE,
    ),
]
Config: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help="A TOML file with these and all other settings.",
        rich_help_panel=_WHERE,
    ),
]
Proxies: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--trusted-proxies",
        metavar="ADDRESSES",
        help="Proxies trusted to report the visitor's address.",
        rich_help_panel=_HOW,
    ),
]
BotWorkers: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--bot-workers",
        help="Processes for bots; default one fewer than there are cores.",
        rich_help_panel=_HOW,
    ),
]
Limits: TypeAlias = Annotated[
    bool | None,
    typer.Option(
        "--limits/--no-limits",
        help="Limit how many requests a visitor may send.",
        rich_help_panel=_HOW,
        show_default=False,
    ),
]
Agents: TypeAlias = Annotated[
    bool,
    typer.Option(
        "--mcp",
        help="Let agents play at /mcp; needs the extra mcp.",
        rich_help_panel=_HOW,
    ),
]
LogFormat: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--log",
        metavar="FORM",
        help="The format of the log: text or json.",
        rich_help_panel=_HOW,
    ),
]


def place(
    config: Config = None, data: Data = None, database_url: DatabaseUrl = None
) -> Settings:
    """Take where the data is."""
    return _settings(config, data=data, database_url=database_url)


def whole(
    host: Host = None,
    lan: Lan = False,
    port: Port = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    public_url: PublicUrl = None,
    config: Config = None,
    trusted_proxies: Proxies = None,
    bot_workers: BotWorkers = None,
    limits: Limits = None,
    mcp: Agents = False,
    log: LogFormat = None,
) -> Settings:
    """Take all that has a flag."""
    if lan and host is not None:
        raise UnreadableError("host", detail="either --host or --lan, not both")
    return _settings(
        config,
        host="0.0.0.0" if lan else host,
        port=port,
        data=data,
        database_url=database_url,
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        bot_workers=bot_workers,
        limits=limits,
        mcp=mcp or None,
        log=log,
    )


def _settings(config: Path | None, **flags: Any) -> Settings:
    named = os.environ.get(f"{PREFIX}CONFIG")
    if config is None and named:
        config = Path(named)
    if flags["data"] is not None:
        flags["data"] = str(flags["data"])
    return read(flags, config)


with_place: Final = sharing(place)
with_settings: Final = sharing(whole)


# Waiting

Result = TypeVar("Result")


def wait_for(work: Coroutine[Any, Any, Result]) -> Result:
    """Do *work*; what cannot be had ends the command with a sentence and code 1."""
    try:
        return asyncio.run(work)
    except UnavailableError as error:
        fail(str(error), EXIT_PROBLEM_FOUND)


def progress() -> Progress:
    """Return bars for a terminal; elsewhere they are not drawn."""
    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)
