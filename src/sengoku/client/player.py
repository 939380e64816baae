"""Lets a bot play a seat on a remote server."""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, final

from sengoku.bots.registry import create_bot
from sengoku.bots.runner import BotSession
from sengoku.bots.view import View, source
from sengoku.client.client import Seat
from sengoku.client.connection import RETRYABLE_KEYS
from sengoku.client.errors import RefusedError
from sengoku.client.live import Live
from sengoku.client.messages import Choice, Offer, TableInfo
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Outcome, Rules
from sengoku.games import game

DEFAULT_SECONDS: Final = 1.0
"""The time limit of an answer."""
BUSY_RETRY_SECONDS: Final = 1.0
"""The delay before a retry when the server is busy."""
FINISHED_STATUSES: Final = ("over", "closed")


class Decision(NamedTuple):
    """The choice of a bot; with a *fault*, the choice is random."""

    offer: Offer
    choice: Choice
    seconds: float
    fault: str


def ignore_decision(decision: Decision) -> None:
    """Do nothing: the default callback."""


def rules_of(table: TableInfo) -> Rules:
    """Return the rules of the table; raise if the server's revision differs."""
    found = game(table.game)
    if found.revision != table.revision:
        detail = (
            f"the table plays {table.game} by revision {table.revision} of the rules; "
            f"here is revision {found.revision}"
        )
        raise UnreadableError("revision", detail=detail)
    return found.rules(found.read_options(table.options))


@final
class Player:
    """Plays a seat until the game is over.

    *bot* is a name for ``registry.create_bot``; *on_decision* is called with every
    decision. If the bot fails, a random choice replaces its answer.
    """

    def __init__(
        self,
        seat: Seat,
        bot: str,
        seed: int,
        seconds: float = DEFAULT_SECONDS,
        on_decision: Callable[[Decision], None] = ignore_decision,
    ) -> None:
        self._seat: Final = seat
        self._name: Final = bot
        self._source: Final = source(seed)
        self._seconds: Final = seconds
        self._on_decision: Final = on_decision
        self._refused_at = -1  # the last question whose answer was refused

    async def play(self) -> Outcome | None:
        """Play to the end; return ``None`` if the table is closed before."""
        async with self._seat.live(books=True, search=True) as live:
            rules = rules_of(live.table)
            session = BotSession(create_bot(self._name, rules))
            try:
                await self._answer_all(live, rules, session)
            finally:
                session.close(live.outcome)
            return live.outcome

    async def _answer_all(self, live: Live, rules: Rules, session: BotSession) -> None:
        async for _ in live:
            while live.table.status == "running" and _is_asked(live):
                if not await self._answer(live, rules, session):
                    break
            if live.outcome is not None or live.table.status in FINISHED_STATUSES:
                return

    async def _answer(self, live: Live, rules: Rules, session: BotSession) -> bool:
        """Answer the current question; return False if the answer was refused."""
        offer = live.offer
        assert offer is not None
        decision = await self._decide(live, rules, session, offer)
        self._on_decision(decision)
        try:
            await self._move(live, decision)
        except RefusedError:
            # Somebody else answered for the seat, or the table was paused: check again.
            if self._refused_at == offer.at:
                raise
            self._refused_at = offer.at
            return False
        return True

    async def _move(self, live: Live, decision: Decision) -> None:
        """Send the answer; retry later if the server is busy."""
        while True:
            try:
                await live.move(decision.choice, decision.offer.at)
                return
            except RefusedError as refused:
                if refused.key not in RETRYABLE_KEYS:
                    raise
            await asyncio.sleep(BUSY_RETRY_SECONDS)

    async def _decide(
        self, live: Live, rules: Rules, session: BotSession, offer: Offer
    ) -> Decision:
        seat = live.seat
        assert seat is not None
        ids = [choice.id for choice in offer.choices]
        asked = (rules, seat, live.observation(), ids, self._source, live.new_events())
        view = View(*asked, self._seconds)
        # In a thread, so that the event loop keeps the connection alive.
        answer = await asyncio.to_thread(session.ask, view)
        choice = next(choice for choice in offer.choices if choice.id == answer.id)
        fault = "" if answer.fault is None else answer.fault.detail
        return Decision(offer, choice, answer.seconds, fault)


def _is_asked(live: Live) -> bool:
    return live.outcome is None and live.offer is not None and bool(live.offer.choices)
