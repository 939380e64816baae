"""``sengoku mcp``: lets an agent play, over the Model Context Protocol."""

import asyncio
import importlib.util
import os
from pathlib import Path
from typing import Annotated, Final

import typer

from sengoku.cli import options
from sengoku.cli.files import read_text
from sengoku.core.errors import UnreadableError

LINK: Final = "SENGOKU_LINK"
"""Of the environment: the seat link. Arguments of commands are seen by others."""

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku mcp                                       the agent starts a game or joins one

sengoku mcp samurai --players 2 --bots normal     it starts in a new game

SENGOKU_LINK=https://… sengoku mcp                it starts in its seat on a server

sengoku mcp --link-file seat.txt                  the same, with the link in a file
"""

GameName = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME]",
        help="The game to start: samurai or shogun.",
        show_default=False,
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="LEVELS",
        help="The level of the bots, or one for each other seat, separated by commas.",
    ),
]
SeatText = Annotated[
    str, typer.Option("--seat", metavar="SEAT", help="The agent's seat: a letter.")
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", min=0, help="The seed of the game; default random."),
]
LinkFile = Annotated[
    Path | None,
    typer.Option(
        "--link-file",
        metavar="FILE",
        help=f"A file with the seat link of a table on a server; default: {LINK}.",
    ),
]


@options.with_table
def mcp(
    chosen: options.Chosen,
    game: GameName = None,
    bots: Bots = "easy",
    seat: SeatText = "A",
    seed: Seed = None,
    link_file: LinkFile = None,
) -> None:
    """Let an agent play over the Model Context Protocol.

    It speaks over standard input and output: agents start this command themselves, as
    their settings say. docs/mcp.md shows how.
    It needs the extra mcp.
    """
    if importlib.util.find_spec("mcp") is None:
        detail = "this needs an extra: pip install 'sengoku[mcp]'"
        raise UnreadableError("mcp", detail=detail)
    link = _link(link_file)
    if link and game is not None:
        detail = "either a game to start or a seat link, not both"
        raise UnreadableError("link", detail=detail)
    place = (
        0 if game is None else options.read_seat(options.make_rules(game, chosen), seat)
    )
    asyncio.run(_serve(link, game, (chosen, bots, place, seed)))


def _link(file: Path | None) -> str:
    return os.environ.get(LINK, "") if file is None else read_text(file, "link")


async def _serve(link: str, game: str | None, given: tuple[object, ...]) -> None:
    # The SDK is an extra and takes a second to import; other commands do without.
    from sengoku.mcp.remote import read_link  # noqa: PLC0415
    from sengoku.mcp.stdio import Desk, serve  # noqa: PLC0415

    desk = Desk()
    if link:
        await desk.join(read_link(link))
    elif game is not None:
        await desk.start(game, *given)
    await serve(desk)
