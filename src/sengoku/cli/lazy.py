"""Commands that are imported when they are used, so that ``--help`` starts at once."""

from importlib import import_module
from typing import Any, Final, NamedTuple

import typer
from typer.core import TyperCommand
from typer.main import get_group

from sengoku.cli.errors import CommandGroup


class Lazy(NamedTuple):
    """A command of *module*, or its Typer app, and what ``--help`` says about it."""

    module: str
    summary: str


COMMANDS: Final = {
    "play": Lazy(
        "play",
        "Play in the terminal: alone against bots, or several people on one device.",
    ),
    "serve": Lazy("serve", "Serve the games until Ctrl-C; nothing is lost."),
    "doctor": Lazy(
        "doctor", "Check everything a server needs; exit with 1 if anything is missing."
    ),
    "backup": Lazy(
        "backup", "Write everything the server keeps into one file, even while it runs."
    ),
    "restore": Lazy(
        "backup", "Restore a backup into an empty database. Stop the server first."
    ),
    "upgrade": Lazy(
        "upgrade",
        "Bring the database up to date; the server also does this when it starts.",
    ),
    "simulate": Lazy(
        "simulate", "Let bots play many games; summarise wins, scores and lengths."
    ),
    "arena": Lazy("arena", "Let bots play each other on fair seats and rank them."),
    "export": Lazy(
        "export",
        "Write the decisions of replays as a data set, one row for each decision.",
    ),
    "dataset": Lazy(
        "dataset",
        "Let bots play and write every decision as a row, with what the seat knew.",
    ),
    "balance": Lazy(
        "balance", "Compare your own board or rule with the standard, game by game."
    ),
    "rules": Lazy("rules", "Look up rules by ID or word, or show the course of play."),
    "mcp": Lazy("mcp", "Let an agent play over the Model Context Protocol."),
    "odds": Lazy(
        "odds", "Work out who wins a fight, given in numbers or read from a position."
    ),
    "admin": Lazy("admin", "Look after a server, even while it runs."),
    "board": Lazy("board", "Show and check boards."),
    "bot": Lazy("bot", "Write bots, check them, and let them play on a server."),
    "position": Lazy("position", "Show, check and create positions as text."),
    "replay": Lazy("replay", "Show and verify replay files."),
}


class LazyGroup(CommandGroup):
    """Lists every command by its summary, and imports only the one that is invoked."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, lazy in COMMANDS.items():
            self.add_command(TyperCommand(name, help=lazy.summary))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, _, rest = super().resolve_command(ctx, args)
        return name, load(name) if name else None, rest


def load(name: str) -> Any:
    """Import the command *name* and return it, with its options and its full help."""
    module = import_module(f"sengoku.cli.{COMMANDS[name].module}")
    parent = typer.Typer(rich_markup_mode="rich")
    if hasattr(module, "app"):
        parent.add_typer(module.app, name=name)
    else:
        parent.command(epilog=module.EXAMPLES)(getattr(module, name))
    return get_group(parent).commands[name]
