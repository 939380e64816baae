"""The command ``sengoku``: play, serve, simulate, look things up, check files.

Exit codes: 0 all is well, 1 something looked at is wrong, 2 the command cannot be
understood or its input not be read, 130 interrupted. A module holds one command and is
imported by ``lazy`` when the command is used; what a game looks like in a terminal is
in the modules named after it.
"""

import contextlib
import sys
from typing import Annotated

import typer

from sengoku import __version__
from sengoku.cli.lazy import LazyGroup

app = typer.Typer(
    name="sengoku",
    cls=LazyGroup,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sengoku {__version__}")
        raise typer.Exit


@app.callback(epilog="Every command explains itself: sengoku play --help")
def _sengoku(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_show_version,
            is_eager=True,
            help="Show the version and exit.",
        ),
    ] = False,
) -> None:
    """Board games of feudal Japan: Small Samurai Empires and Shogun."""


def main() -> None:
    """Run the command of the process; nothing a terminal lacks makes it fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):  # replaced, as tests do
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app()
