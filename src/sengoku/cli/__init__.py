"""The command ``sengoku``: play, serve, simulate, look things up, check files.

Exit codes: 0 all is well, 1 something looked at is wrong, 2 the command cannot be
understood or its input not be read, 130 interrupted. A module holds one command; what
a game looks like in a terminal is in the modules named after it.
"""

import contextlib
import sys
from typing import Annotated

import typer

from sengoku import __version__
from sengoku.cli import (
    admin,
    arena,
    backup,
    balance,
    board,
    bot,
    doctor,
    odds,
    play,
    position,
    replay,
    rules,
    serve,
    simulate,
    upgrade,
)
from sengoku.cli.polite import PoliteGroup

app = typer.Typer(
    name="sengoku",
    cls=PoliteGroup,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.command(epilog=play.EXAMPLES)(play.play)
app.command(epilog=serve.EXAMPLES)(serve.serve)
app.command(epilog=doctor.EXAMPLES)(doctor.doctor)
app.command(epilog=backup.EXAMPLES)(backup.backup)
app.command(epilog=backup.EXAMPLES)(backup.restore)
app.command(epilog=upgrade.EXAMPLES)(upgrade.upgrade)
app.add_typer(admin.app, name="admin")
app.command(epilog=simulate.EXAMPLES)(simulate.simulate)
app.command(epilog=arena.EXAMPLES)(arena.arena)
app.command(epilog=balance.EXAMPLES)(balance.balance)
app.command(epilog=rules.EXAMPLES)(rules.rules)
app.command(epilog=odds.EXAMPLES)(odds.odds)
app.add_typer(board.app, name="board")
app.add_typer(bot.app, name="bot")
app.add_typer(position.app, name="position")
app.add_typer(replay.app, name="replay")


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sengoku {__version__}")
        raise typer.Exit


@app.callback(epilog="Every command explains itself: sengoku play --help")
def _sengoku(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_say_version, is_eager=True, help="Say it."),
    ] = False,
) -> None:
    """Board games of feudal Japan: Small Samurai Empires and Shogun."""


def main() -> None:
    """Run the command of the process; nothing a terminal lacks makes it fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):  # replaced, as tests do
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app()
