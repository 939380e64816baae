"""``sengoku doctor``: does a server have all it needs?"""

from typing import TYPE_CHECKING, Final

import typer
from rich.text import Text

from sengoku.cli import screen
from sengoku.cli.errors import EXIT_PROBLEM_FOUND
from sengoku.cli.hosting import wait_for, with_settings
from sengoku.server.settings import Settings

if TYPE_CHECKING:  # the server takes a second to import
    from sengoku.server.hosting.checks import Finding

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku doctor                                 with the settings of 'serve'

sengoku doctor --lan --config sengoku.toml
"""
STYLES: Final = {"ok": "green", "warn": "yellow", "fail": "bold red"}


@with_settings
def doctor(settings: Settings) -> None:
    """Check everything a server needs; exit with 1 if anything is missing."""
    found = wait_for(_examine(settings))
    worst = [finding for finding in found if finding.level == "fail"]
    if worst:
        raise typer.Exit(EXIT_PROBLEM_FOUND)


async def _examine(settings: Settings) -> "list[Finding]":
    from sengoku.server.hosting.doctor import examine  # noqa: PLC0415

    out, found = screen.console(), []
    async for finding in examine(settings):
        line = Text(f"{finding.level:5}", STYLES[finding.level])
        line.append(f"{finding.what}: {finding.says}", "not bold default")
        out.print(line, soft_wrap=True)
        found.append(finding)
    return found
