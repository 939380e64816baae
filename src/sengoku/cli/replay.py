"""``sengoku replay``: replay files, see docs/replays.md."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

from sengoku.cli import options, screen
from sengoku.cli.errors import EXIT_PROBLEM_FOUND
from sengoku.cli.files import read_text
from sengoku.core.characters import escaped
from sengoku.core.errors import UnreadableError
from sengoku.core.events import Event
from sengoku.core.rules import Rules
from sengoku.core.seats import Viewer
from sengoku.match import TABLE, Match
from sengoku.replay import DivergedError, Line, Replay, read
from sengoku.replay import verify as compare
from sengoku.terminal.frames import heading
from sengoku.terminal.view import TerminalView, terminal_view_of

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku replay show game.sgk                   all that happened, in sentences

sengoku replay show game.sgk --seat B          only what seat B could see

sengoku replay show game.sgk --from 40 --positions

sengoku replay verify game.sgk                 play it again and compare
"""
UNFINISHED: Final = "; the game is not over yet, or the rest of the file is missing"

File = Annotated[Path, typer.Argument(metavar="FILE", help="A replay file.")]
From = Annotated[
    int, typer.Option("--from", metavar="K", min=1, help="Start with input K.")
]
Positions = Annotated[
    bool, typer.Option("--positions", help="Print the position after every input.")
]
Spectator = Annotated[
    bool, typer.Option("--spectator", help="Show only what everybody could see.")
]

app = typer.Typer(
    help="Show and verify replay files.",
    no_args_is_help=True,
    epilog=EXAMPLES,
    rich_markup_mode="rich",
)


@app.command(epilog=EXAMPLES)
def show(
    file: File,
    seat: options.SeatText = "",
    spectator: Spectator = False,
    first: From = 1,
    positions: Positions = False,
) -> None:
    """Retell a game in sentences: everything, or what one viewer could see."""
    replay = read(read_text(file, "replay"))
    terminal, out = (
        terminal_view_of(replay.rules, replay.header.names),
        screen.console(),
    )
    eyes = _eyes(replay.rules, seat, spectator)
    heading(out, Text(f"{replay.rules.game.title}, {replay.header.seed}", "bold"))
    for line, match, since in _inputs(replay):
        if max(1, line.n) >= first:
            _head(out, terminal, line, eyes)
            events = eyes.events(match, since)
            screen.tell(out, terminal, events, len(events))
            if positions:
                out.print(Text(eyes.position(match), "dim"), soft_wrap=True)


class Eyes(NamedTuple):
    """Whose view it is: a viewer's, or with *all* that of one who knows everything."""

    viewer: Viewer
    all: bool

    def events(self, match: Match, since: int) -> list[Event]:
        if self.all:
            return [entry.event for entry in match.log.entries[since:]]
        return match.log.seen_by(self.viewer, from_entry=since)

    def position(self, match: Match) -> str:
        if self.all:
            return match.rules.dump(match.state)
        return match.position(self.viewer)


def _eyes(rules: Rules, seat: str, spectator: bool) -> Eyes:
    if seat and spectator:
        raise UnreadableError("seat", detail="either --seat or --spectator, not both")
    viewer = options.read_seat(rules, seat) if seat else None
    return Eyes(viewer, all=not seat and not spectator)


def _inputs(replay: Replay) -> Iterator[tuple[Line, Match, int]]:
    """Play the file; yield the setup and every input with its first event."""
    since = 0
    for _, line, match in replay.played():
        if line.do is not None or since == 0:
            yield line, match, since
        since = len(match.log.entries)


def _head(out: Console, terminal: TerminalView, line: Line, eyes: Eyes) -> None:
    """Print who chose what; the words of a choice may be secret."""
    if line.seat is None:
        return
    head = Text(f"{line.n:>4}  ", "dim")
    head.append_text(Text("all") if line.seat == TABLE else terminal.player(line.seat))
    if eyes.all and line.do is not None:
        head.append(f"  {line.do}", "bold")
    out.print(head)


@app.command(epilog=EXAMPLES)
def verify(file: File) -> None:
    """Replay a file and compare every line; report the first that differs.

    Exits with 1 if a line differs, with 2 if the file cannot be read. A game without
    an end is reported, but is no error.
    """
    text = read_text(file, "replay")
    try:
        count = compare(text)
    except DivergedError as error:
        typer.echo(escaped(f"{file}: {error}"))
        raise typer.Exit(EXIT_PROBLEM_FOUND) from None
    ending = "" if read(text).has_end else UNFINISHED
    typer.echo(f"{file}: {count} inputs, every line as the engine plays it{ending}")
