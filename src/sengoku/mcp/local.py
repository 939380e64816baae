"""A seat at a table in this process, against bots."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final, final

from sengoku.api import new
from sengoku.arena.schedule import number_from
from sengoku.bots.registry import create_bot, levels
from sengoku.bots.runner import BotRunner
from sengoku.core.errors import IllegalActionError, UnreadableError
from sengoku.core.flow import Reason
from sengoku.core.notation import Domain
from sengoku.core.seats import Seat
from sengoku.games import game as find_game
from sengoku.llm.sight import Sight, sight_of
from sengoku.match import Match
from sengoku.replay import Recorder

BOT_SECONDS: Final = 1.0
"""The time limit of a bot's answer."""


@final
class LocalSeat:
    """The agent has *seat*; *bots* are the names of bots in the other seats."""

    def __init__(self, match: Match, seat: Seat, bots: Mapping[Seat, str]) -> None:
        self._match: Final = match
        self._seat: Final = seat
        self._recorder: Final = Recorder(match)
        self._runners: Final = {
            other: BotRunner(
                match,
                other,
                create_bot(bot, match.rules),
                number_from(match.seed, other),
                BOT_SECONDS,
            )
            for other, bot in bots.items()
        }
        self._lock: Final = asyncio.Lock()
        self._let_bots_play()

    async def look(self, since: int | None = None) -> Sight:
        async with self._lock:
            known = len(self._match.events(self._seat)) if since is None else since
            return sight_of(self._match, self._seat, known)

    async def explain(self, action: int) -> Reason | None:
        async with self._lock:
            return self._match.explain(self._seat, action)

    async def play(self, do: int | str, at: int) -> None:
        # In a task: an agent that gives up waiting must not interrupt the bots.
        await asyncio.shield(asyncio.create_task(self._play(do, at)))

    async def _play(self, do: int | str, at: int) -> None:
        async with self._lock:
            self._match.apply_input(self._seat, do, at)
            self._recorder.catch_up()
            await asyncio.to_thread(self._let_bots_play)

    def _let_bots_play(self) -> None:
        """Let bots answer until only the agent is asked."""
        match = self._match
        while asked := [seat for seat in match.waiting() if seat != self._seat]:
            match.play(asked[0], self._runners[asked[0]].ask().id)
            self._recorder.catch_up()

    async def wait(self, seconds: float) -> None:
        """Return at once: bots have answered before ``play`` returns."""

    async def replay(self) -> str:
        async with self._lock:
            if not self._match.is_over:
                detail = "the game is not over; until then the replay file is secret"
                raise IllegalActionError("not-over", detail=detail)
            return self._recorder.text()

    def close(self) -> None:
        for runner in self._runners.values():
            runner.close()


def new_local_seat(
    game: str,
    options: Mapping[str, Any],
    bots: str = "easy",
    seat: Seat = 0,
    seed: int | None = None,
) -> LocalSeat:
    """Start a game for an agent; *bots* are levels, separated by commas.

    Only levels: other names of bots run programs, which an agent must not choose.
    """
    found = find_game(game)
    if found.is_for_people(options):
        detail = "these options need a person who looks at a real tower"
        raise UnreadableError("options", detail=detail)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        Domain("bot", levels(found)).read(name)
    match = new(game, seed=seed, **options)
    others = [other for other in range(match.rules.seats) if other != seat]
    if len(others) == match.rules.seats:
        detail = f"there is no seat {seat}; seats are 0 to {match.rules.seats - 1}"
        raise UnreadableError("seat", detail=detail)
    if len(names) not in (1, len(others)):
        detail = f"{len(names)} bots for {len(others)} other seats"
        raise UnreadableError("bots", detail=detail)
    seated = names * len(others) if len(names) == 1 else names
    return LocalSeat(match, seat, dict(zip(others, seated, strict=True)))
