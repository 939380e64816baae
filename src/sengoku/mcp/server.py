"""The tools under their names, with descriptions that a language model reads."""

import functools
from asyncio import to_thread
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, ParamSpec, TypeAlias, final

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import Field

from sengoku import __version__
from sengoku.core.errors import GameError
from sengoku.core.rules import Rules
from sengoku.games import GAMES
from sengoku.games import game as find_game
from sengoku.llm.plan import MAX_ACTIONS
from sengoku.llm.refusals import explained
from sengoku.mcp import tools
from sengoku.mcp.seat import AgentSeat

INSTRUCTIONS: Final = """\
You play a seat of a board game. The games are: {games}.
{start}
A turn: call observe when you need the whole position, options for what you may do now,
then play with one of the options, word for word. play answers with what happened and
with your next options, so one call a choice is enough. When several choices are clear,
give them to plan at once, such as a whole Shogun plan ending in 'seal'. When you are
not asked, call wait. In options, 'step kai ise|owari' means that you may play
'step kai ise' or 'step kai owari'. Letters A to E are seats. Every refusal names a
rule; look it up with rules. Refused calls change nothing. You see what a player in your
seat sees; what is hidden from it is shown as '?'.
"""

Since: TypeAlias = Annotated[
    int | None,
    Field(
        ge=0,
        description="Also tell the events after this number. Answers say 'Events so "
        "far: 57'; give 57 to hear what is new. By default no events are repeated.",
    ),
]
Question: TypeAlias = Annotated[
    int | None,
    Field(
        description="The number of the question you answer; the call is refused if "
        "another one is asked by now. By default it answers the current question.",
    ),
]
Action: TypeAlias = Annotated[
    str,
    Field(
        max_length=tools.MAX_ACTION_LENGTH,
        description="An action in the words of options, such as 'step kai ise', with "
        "one alternative of each group.",
    ),
]

Query: TypeAlias = Annotated[
    str,
    Field(
        max_length=200,
        description="IDs such as 'SSE-ACT-ATTACK-3', or words that a rule must have, "
        "such as 'castle cost'; empty for the list of subjects.",
    ),
]
GameId: TypeAlias = Annotated[
    str, Field(description="The id of a game; by default yours.", max_length=40)
]
Legend: TypeAlias = Annotated[
    bool, Field(description="Explain the signs of the drawing.")
]
Board: TypeAlias = Annotated[
    bool,
    Field(
        description="Add what never changes: borders, provinces, costs. Once is enough."
    ),
]
Words: TypeAlias = Annotated[
    str, Field(max_length=200, description="List only options with all these words.")
]
Actions: TypeAlias = Annotated[
    list[Action],
    Field(
        min_length=1,
        max_length=MAX_ACTIONS,
        description="Actions in order, such as ['assign kai castle', …, 'seal'] or "
        "['place recruit t2', 'step kai ise'].",
    ),
]
Seconds: TypeAlias = Annotated[
    float, Field(ge=0, le=300, description="The longest time to wait.")
]
First: TypeAlias = Annotated[int, Field(ge=1, description="The first event to tell.")]
Count: TypeAlias = Annotated[
    int, Field(ge=1, le=tools.MAX_REPLAY_EVENTS, description="How many events.")
]
File: TypeAlias = Annotated[
    bool, Field(description="Return the replay file instead, once the game is over.")
]

READS: Final = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTS: Final = ToolAnnotations(
    read_only_hint=False, destructive_hint=False, open_world_hint=False
)

SeatFinder: TypeAlias = Callable[[Context], AgentSeat]
"""Finds the seat of whoever calls; a ``GameError`` if there is none."""
Tool: TypeAlias = Callable[..., Awaitable[str]]
Given = ParamSpec("Given")


@final
class SeatTools:
    """The tools of a seat; their docstrings are what a model reads about them."""

    def __init__(self, find: SeatFinder, max_wait_seconds: float) -> None:
        self._find: Final = find
        self._max_wait_seconds: Final = max_wait_seconds

    async def rules(
        self, context: Context, query: Query = "", game: GameId = ""
    ) -> str:
        """Look up the rules of the game by ID or by words."""
        found = find_game(game) if game else (await self._rules(context)).game
        return await tools.rules(found, query)

    async def observe(
        self,
        context: Context,
        since: Since = None,
        legend: Legend = False,
        board: Board = False,
    ) -> str:
        """Show everything you may know of the position, and the current question."""
        return await self._call(context, tools.observe, since, legend, board)

    async def options(self, context: Context, words: Words = "") -> str:
        """List all you may do now, with prices and rules."""
        return await self._call(context, tools.options, words)

    async def why_not(self, context: Context, action: Action) -> str:
        """Explain why an action is not among your options, with the rule."""
        return await self._call(context, tools.why_not, action)

    async def play(
        self, context: Context, action: Action, question: Question = None
    ) -> str:
        """Make one choice. Answers with what follows and with your next options.

        'take-back' undoes your last choice where options lists it.
        """
        return await self._call(context, tools.play, action, question)

    async def plan(
        self, context: Context, actions: Actions, question: Question = None
    ) -> str:
        """Make several choices at once: all of them are legal, or none is made.

        A plan ends where others choose or something is revealed.
        """
        return await self._call(context, tools.plan, actions, question)

    async def wait(
        self, context: Context, seconds: Seconds = 20, since: Since = None
    ) -> str:
        """Wait until you are asked or the game is over; then tell what is new."""
        most = min(seconds, self._max_wait_seconds)
        return await self._call(context, tools.wait, most, since)

    async def replay(
        self,
        context: Context,
        first: First = 1,
        count: Count = tools.MAX_EVENTS,
        file: File = False,
    ) -> str:
        """Tell what happened so far as you saw it, event by event."""
        return await self._call(context, tools.replay, first, count, file)

    async def _call(self, context: Context, tool: Tool, *given: Any) -> str:
        """Call *tool* with the seat of the caller; explain errors by its rules."""
        seat = self._find(context)
        try:
            return await tool(seat, *given)
        except GameError as error:
            rules = await self._rules(context)
            raise ToolError(await to_thread(explained, error, rules)) from None

    async def _rules(self, context: Context) -> Rules:
        return (await self._find(context).look()).rules


def create_server(find: SeatFinder, start: str, max_wait_seconds: float) -> MCPServer:
    """Return a server with the tools of a seat; *start* says how to get one."""
    server = MCPServer(
        "sengoku",
        title="sengoku",
        version=__version__,
        instructions=INSTRUCTIONS.format(games=_games(), start=start),
        log_level="WARNING",
        subscriptions=False,
    )
    seat = SeatTools(find, max_wait_seconds)
    reading: tuple[Tool, ...] = (
        *(seat.rules, seat.observe, seat.options, seat.why_not),
        *(seat.wait, seat.replay),
    )
    acting: tuple[Tool, ...] = (seat.plan, seat.play)
    for tool in reading:
        add_tool(server, tool, READS)
    for tool in acting:
        add_tool(server, tool, ACTS)
    return server


def _games() -> str:
    """Return the games with their ids and numbers of players."""
    return ", ".join(
        f"{one.id} ({one.title}, {one.players.start} to {one.players.stop - 1} players)"
        for one in GAMES
    )


def add_tool(server: MCPServer, tool: Tool, kind: ToolAnnotations) -> None:
    server.add_tool(_answering(tool), annotations=kind, structured_output=False)


def _answering(
    tool: Callable[Given, Awaitable[str]],
) -> Callable[Given, Awaitable[str]]:
    """Turn errors of the game into answers that a model can read."""

    @functools.wraps(tool)
    async def answer(*args: Given.args, **given: Given.kwargs) -> str:
        try:
            return await tool(*args, **given)
        except GameError as error:
            raise ToolError(explained(error, None)) from None

    return answer
