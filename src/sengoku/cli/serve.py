"""``sengoku serve``: games for browsers and programs, see docs/server/hosting.md."""

import io
import sys
from typing import Final

import segno
import typer

from sengoku import __version__
from sengoku.cli.errors import EXIT_PROBLEM_FOUND, fail
from sengoku.cli.hosting import with_settings
from sengoku.core.form import FORM
from sengoku.server.settings import Settings
from sengoku.server.wire.errors import UnavailableError

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku serve                                  for browsers on this machine

sengoku serve --lan                            also for phones in your network

sengoku serve --port 9000 --data games         another port, another folder

sengoku serve --config sengoku.toml            settings from a file
"""


@with_settings
def serve(settings: Settings) -> None:
    """Serve the games until Ctrl-C; nothing is lost.

    Flags take precedence over environment variables such as SENGOKU_PORT, and those
    over the file. There is no web page for administrators: on this machine, use
    'sengoku admin'.
    """
    # The server takes a second to import; other commands do without.
    from sengoku.server.hosting.binding import database_location  # noqa: PLC0415
    from sengoku.server.run import run  # noqa: PLC0415

    try:
        run(settings, lambda addresses: _tell(addresses, database_location(settings)))
    except UnavailableError as error:
        fail(str(error), EXIT_PROBLEM_FOUND)
    typer.echo("sengoku: stopped; every position is kept", err=True)


def _tell(addresses: list[str], place: str) -> None:
    typer.echo(f"sengoku {__version__} ({FORM}) serves at {'  '.join(addresses)}")
    typer.echo(f"Everything is kept in {place}")
    last = addresses[-1]
    if len(addresses) > 1 and sys.stdout.isatty():
        typer.echo(_qr_code(last))
    typer.echo("Ctrl-C stops it; nothing is lost.")
    sys.stdout.flush()


def _qr_code(text: str) -> str:
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
