"""``sengoku export``: replay files as tables to learn from."""

import os
import shlex
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from sengoku.cli.errors import EXIT_INTERRUPTED, EXIT_PROBLEM_FOUND
from sengoku.research.dataset import (
    DEFAULT_SHARD_GAMES,
    NOTHING,
    ExportReport,
    open_dataset,
    replay_files,
)

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku export games --out data                      an arena's folder, as Parquet

sengoku export a.sgk b.sgk --out data --format jsonl
"""

MAX_SHOWN_PROBLEMS: Final = 10

Sources = Annotated[
    list[Path],
    typer.Argument(
        metavar="PATH...",
        help="Replay files, folders of them, or folders of arenas.",
        show_default=False,
    ),
]
Out = Annotated[
    Path,
    typer.Option(
        "--out",
        metavar="DIR",
        file_okay=False,
        help="The folder of the data set; repeat the command to resume or add games.",
        show_default=False,
    ),
]
Format = Annotated[
    str,
    typer.Option("--format", metavar="NAME", help="parquet (needs pyarrow) or jsonl."),
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", min=1, help="Processes; default one for each core."),
]
ShardGames = Annotated[
    int, typer.Option("--shard", min=1, metavar="GAMES", help="Games in a file.")
]
Licence = Annotated[
    str, typer.Option("--licence", metavar="TEXT", help="For the data card.")
]


def export(
    sources: Sources,
    out: Out,
    format: Format = "parquet",
    workers: Workers = None,
    shard: ShardGames = DEFAULT_SHARD_GAMES,
    licence: Licence = "not stated",
) -> None:
    """Write the decisions of replays as a data set, one row for each decision."""
    paths = [path for source in sources for path in replay_files(source)]
    write(paths, out, format, workers or os.cpu_count() or 1, shard, licence)


def write(
    paths: Iterable[Path],
    out: Path,
    format: str,
    workers: int,
    shard: int,
    licence: str,
) -> None:
    """Export *paths*; what is finished stays, also after Ctrl-C."""
    report, is_interrupted = NOTHING, False
    with open_dataset(out, format) as dataset:
        try:
            with Console(stderr=True).status("Exporting …") as status:
                for report in dataset.export(paths, workers, shard):
                    status.update(f"{report.games} games, {report.decisions} decisions")
        except KeyboardInterrupt:
            is_interrupted = True
        dataset.describe(_command(), licence)
    _tell(report, out)
    if is_interrupted:
        typer.echo("\nInterrupted. The same command goes on.", err=True)
        raise typer.Exit(EXIT_INTERRUPTED)
    if report.problems:
        raise typer.Exit(EXIT_PROBLEM_FOUND)


def _command() -> str:
    return shlex.join(["sengoku", *sys.argv[1:]])


def _tell(report: ExportReport, out: Path) -> None:
    known = f"; {report.known} games were there before" if report.known else ""
    done = f"{report.games} games, {report.decisions} decisions{known}"
    typer.echo(f"{out}: {done}. Tables: {', '.join(report.tables) or 'none'}")
    for problem in report.problems[:MAX_SHOWN_PROBLEMS]:
        typer.echo(f"sengoku: left out '{problem.source}': {problem.why}", err=True)
    more = len(report.problems) - MAX_SHOWN_PROBLEMS
    if more > 0:
        typer.echo(f"sengoku: and {more} more", err=True)
