"""Server memory per table: live and idle."""

from typing import Final, NamedTuple

import uvloop

from benchmarks.server.crowd import play
from benchmarks.server.serving import Server, tables

COUNT: Final = 200
SECONDS: Final = 5.0
PAUSE: Final = 0.5


class Memory(NamedTuple):
    """Bytes: of the server alone, and more for each table."""

    alone: int
    idle: float  # set up, nobody is there
    live: float  # four people at browsers have played for a while


def measured(server: Server, game: str) -> Memory:
    tables(server, game, 1)  # what is loaded with the first table is not counted
    alone = server.memory()
    places = tables(server, game, COUNT, words=True)
    idle = server.memory() - alone
    uvloop.run(play(server.usage, places, COUNT, SECONDS, PAUSE))
    live = server.memory() - alone
    return Memory(alone, idle / COUNT, live / COUNT)


def shown(game: str, found: Memory) -> str:
    return (
        f"{game}: server {found.alone / 1e6:.0f} MB, and a table"
        f" {found.idle / 1e3:.0f} kB idle, {found.live / 1e3:.0f} kB live"
    )
