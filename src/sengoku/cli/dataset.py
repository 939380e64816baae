"""``sengoku dataset``: bots play, and their decisions become tables to learn from."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from sengoku.arena import run
from sengoku.arena.plan import make_plan
from sengoku.cli import arena, arena_options, export, options
from sengoku.cli.errors import EXIT_INTERRUPTED
from sengoku.research.data_files import file_format
from sengoku.research.dataset import DEFAULT_SHARD_GAMES, replay_files

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku dataset samurai --bots normal --players 2 --games 1000 --out data

sengoku dataset shogun --bots normal,hard@100 --players 3,4 --out data --format jsonl
"""

GAMES: Final = "arena"
"""The folder of the games inside that of the data set."""

Out = Annotated[
    Path,
    typer.Option(
        "--out",
        metavar="DIR",
        file_okay=False,
        help="The folder of the data set and its games; repeat the command to resume.",
        show_default=False,
    ),
]


@options.with_table
def dataset(
    chosen: options.Chosen,
    game: options.GameName,
    bots: arena_options.Bots,
    out: Out,
    players: arena_options.Players = "4",
    games: arena_options.Games = 100,
    seed: arena_options.Seed = 1,
    seconds: arena_options.Seconds = None,
    format: export.Format = "parquet",
    workers: arena_options.Workers = None,
    ray: arena_options.Ray = None,
    shard: export.ShardGames = DEFAULT_SHARD_GAMES,
    licence: export.Licence = "MIT, as sengoku itself",
) -> None:
    """Let bots play and write every decision as a row, with what the seat knew."""
    file_format(format)  # fails before anything is played
    numbers = arena_options.read_numbers(players)
    arena.check_tables(game, chosen, numbers)
    named = tuple(name for text in bots for name in arena_options.read_names(text))
    plan = make_plan(game, chosen, named, numbers, games, seed, seconds)
    arena.check_bots(plan)
    count = workers or os.cpu_count() or 1
    with run.open_arena(plan, out / GAMES) as opened:
        try:
            arena.play_missing(opened, run.make_executor(count, ray))
        except KeyboardInterrupt:
            arena.say_how_to_go_on(opened, out)
            raise typer.Exit(EXIT_INTERRUPTED) from None
        lost = opened.lost
    export.write(replay_files(out / GAMES), out, format, count, shard, licence)
    arena.say_what_is_lost(lost)
