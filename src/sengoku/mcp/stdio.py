"""``sengoku mcp``: one agent, over standard input and output."""

import asyncio
from typing import Annotated, Any, Final, TypeAlias, final

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from pydantic import Field

from sengoku.core.errors import IllegalActionError
from sengoku.mcp import tools
from sengoku.mcp.local import LocalSeat, new_local_seat
from sengoku.mcp.remote import RemoteSeat, SeatLink, read_link
from sengoku.mcp.seat import AgentSeat
from sengoku.mcp.server import ACTS, add_tool, create_server

START: Final = (
    "Call new_game for a game against bots, or join with a seat link; unless you have "
    "a seat already."
)
MAX_WAIT_SECONDS: Final = 300.0


@final
class Desk:
    """Where the agent sits; it plays one game at a time."""

    def __init__(self) -> None:
        self._seat: LocalSeat | RemoteSeat | None = None

    def find(self, context: Context) -> AgentSeat:
        if self._seat is None:
            detail = "you have no seat yet; call new_game, or join with a seat link"
            raise IllegalActionError("no-seat", detail=detail)
        return self._seat

    async def join(self, link: SeatLink) -> RemoteSeat:
        """Take a seat on a server; the seat before is left only if that works."""
        seat = await RemoteSeat.connect(link)
        await self._take(seat)
        return seat

    async def start(self, game: str, *given: Any) -> LocalSeat:
        """Start a game here; see ``new_local_seat``."""
        seat = await asyncio.to_thread(new_local_seat, game, *given)
        await self._take(seat)
        return seat

    async def _take(self, seat: LocalSeat | RemoteSeat) -> None:
        await self.leave()
        self._seat = seat

    async def leave(self) -> None:
        seat, self._seat = self._seat, None
        if isinstance(seat, RemoteSeat):
            await seat.close()
        elif seat is not None:
            seat.close()


GameId: TypeAlias = Annotated[
    str, Field(description="The id of the game, such as samurai.", max_length=40)
]
Players: TypeAlias = Annotated[
    int | None, Field(description="The number of players; by default the game's.")
]
Bots: TypeAlias = Annotated[
    str,
    Field(
        max_length=200,
        description="random, easy, normal or hard; or one for each other seat, "
        "separated by commas.",
    ),
]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, description="Your seat; 0 is A.")]
Options: TypeAlias = Annotated[
    dict[str, Any] | None,
    Field(
        description="Options of the game, such as {'variants': ['agenda']} or "
        "{'start': 'preset', 'modules': ['court']}."
    ),
]
Seed: TypeAlias = Annotated[
    int | None, Field(ge=0, description="The same seed gives the same game.")
]
Link: TypeAlias = Annotated[
    str,
    Field(
        max_length=500,
        description="A seat link, https://host/t/TABLE#KEY. It is a secret: do not "
        "repeat it.",
    ),
]


def create_stdio_server(desk: Desk) -> MCPServer:
    async def new_game(
        game: GameId,
        players: Players = None,
        bots: Bots = "easy",
        seat: SeatNumber = 0,
        options: Options = None,
        seed: Seed = None,
    ) -> str:
        """Start a new game against bots here, and take a seat, in place of yours."""
        chosen = {} if players is None else {"players": players}
        given = ({**(options or {}), **chosen}, bots, seat, seed)
        return await tools.observe(await desk.start(game, *given), 0)

    async def join(link: Link) -> str:
        """Take your seat at a table on a server, in place of the one you have."""
        return await tools.observe(await desk.join(read_link(link)))

    server = create_server(desk.find, START, MAX_WAIT_SECONDS)
    add_tool(server, new_game, ACTS)
    add_tool(server, join, ACTS)
    return server


async def serve(desk: Desk) -> None:
    """Serve one agent until it closes the connection."""
    try:
        await create_stdio_server(desk).run_stdio_async()
    finally:
        await desk.leave()
