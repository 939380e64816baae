"""``sengoku bot connect``: a bot on a seat of a table on a server."""

import asyncio
import os
import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

from sengoku.bots.registry import create_bot
from sengoku.cli import options
from sengoku.cli.files import read_text, write_text
from sengoku.client import Client, Seat
from sengoku.client.messages import TableInfo
from sengoku.client.player import (
    DEFAULT_SECONDS,
    Decision,
    Player,
    ignore_decision,
    rules_of,
)
from sengoku.core.characters import escaped
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Outcome

TOKEN: Final = "SENGOKU_TOKEN"
"""Of the environment: what opens the seat. Arguments of commands are seen by others."""
SEED_BOUND: Final = 1 << 31
MAX_NAME_LENGTH: Final = 40

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku bot connect hard --server https://example.org --join K7QM2P --name Tester

sengoku bot connect "run:python3 my_bot.py" --table abcde23456 --token-file seat.txt

SENGOKU_TOKEN=… sengoku bot connect my.module:Bot --table abcde23456 --verbose
"""

BotText = Annotated[
    str,
    typer.Argument(
        metavar="BOT", help="run:COMMAND, module:Class or a level.", show_default=False
    ),
]
Server = Annotated[
    str, typer.Option("--server", metavar="URL", help="The address of the server.")
]
TableId = Annotated[
    str | None,
    typer.Option("--table", metavar="ID", help="The ID of the table, as in its link."),
]
TokenFile = Annotated[
    Path | None,
    typer.Option(
        "--token-file",
        metavar="FILE",
        help=f"A file with the token or link of the seat; default: {TOKEN}. "
        "With --join, a new file for the token.",
    ),
]
JoinCode = Annotated[
    str | None,
    typer.Option("--join", metavar="CODE", help="Take an open seat at a table."),
]
Name = Annotated[
    str,
    typer.Option("--name", metavar="NAME", help="The name of the player, with --join."),
]
Seconds = Annotated[
    float, typer.Option("--seconds", min=0.001, help="Maximum seconds for an answer.")
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", min=0, help="The seed of the bot; default random."),
]
Verbose = Annotated[bool, typer.Option("--verbose", help="Print every decision.")]


def connect(
    bot: BotText,
    server: Server = "http://127.0.0.1:8000",
    table: TableId = None,
    token_file: TokenFile = None,
    join: JoinCode = None,
    name: Name = "",
    seconds: Seconds = DEFAULT_SECONDS,
    seed: Seed = None,
    verbose: Verbose = False,
) -> None:
    """Let a bot play on a seat of a table on a server, until the game is over."""
    if (table is None) == (join is None):
        detail = "say which seat: --table with its token, or --join with a code"
        raise UnreadableError("table", detail=detail)
    chance = secrets.randbelow(SEED_BOUND) if seed is None else seed
    tell = _print if verbose else ignore_decision

    async def play() -> Outcome | None:
        async with Client(server) as client:
            if join is None:
                seat = _seat(client, table or "", token_file)
                _check(bot, await seat.table_info())
            else:
                _check(bot, await client.find(join))  # before a seat is taken
                seat = await _join(client, join, token_file, name or bot)
            return await Player(seat, bot, chance, seconds, tell).play()

    outcome = asyncio.run(play())
    if outcome is None:
        typer.echo("The table was closed.")
    else:
        scores = ", ".join(map(str, outcome.scores))
        typer.echo(f"The game is over; points by seat: {scores}.")


def _check(bot: str, table: TableInfo) -> None:
    """Refuse a bot that cannot be made or cannot play there."""
    rules = rules_of(table)
    options.refuse_own_tower(rules)
    create_bot(bot, rules).close()


async def _join(client: Client, code: str, file: Path | None, name: str) -> Seat:
    if file is not None:
        write_text(file, "", "token")  # before the seat is taken, or it is lost
        file.chmod(0o600)
    seat = await client.join(code, name[:MAX_NAME_LENGTH])
    typer.echo(escaped(f"Sat down at table {seat.table}."))
    if file is not None:
        write_text(file, f"{seat.token}\n", "token", "a")
    return seat


def _seat(client: Client, table: str, file: Path | None) -> Seat:
    text = os.environ.get(TOKEN, "") if file is None else read_text(file, "token")
    token = text.strip().rpartition("#")[2]
    if not token:
        detail = f"there is no token; give --token-file or set {TOKEN}"
        raise UnreadableError("token", detail=detail)
    return client.seat(table, token)


def _print(decision: Decision) -> None:
    asked, chosen = decision.offer, decision.choice
    fault = (
        f"  by chance, for the bot failed: {decision.fault}" if decision.fault else ""
    )
    typer.echo(
        escaped(f"{asked.at:4} {asked.question.key}: {chosen.text}")
        + escaped(f" ({decision.seconds:.2f} s){fault}")
    )
