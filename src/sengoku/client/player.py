"""A bot on a seat of a table that is somewhere else."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final, NamedTuple, final

from sengoku.bots.bot import Bot, BotError
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import check_choice
from sengoku.bots.view import View, source
from sengoku.client.client import Seat
from sengoku.client.connection import LATER
from sengoku.client.errors import RefusedError
from sengoku.client.live import Live
from sengoku.client.messages import Choice, Offer, TableInfo
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Outcome, Rules
from sengoku.games import game

SECONDS: Final = 1.0
"""How long a bot may think about one answer."""
PAUSE: Final = 1.0
"""Seconds to wait when the server has too much to do."""
ENDED: Final = ("over", "closed")


class Decision(NamedTuple):
    """What a bot chose; *fault* says what was wrong if chance chose instead."""

    offer: Offer
    choice: Choice
    seconds: float
    fault: str


def nothing(decision: Decision) -> None:
    """Tell nobody."""


def rules_of(table: TableInfo) -> Rules:
    """Return the rules of the table; refused when ours differ from the server's."""
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
    """Answers for a seat until the game is over.

    *bot* is a text as ``roster.enlist`` reads it; *tell* hears of every decision. A bot
    that breaks loses nothing: chance chooses instead.
    """

    def __init__(
        self,
        seat: Seat,
        bot: str,
        seed: int,
        seconds: float = SECONDS,
        tell: Callable[[Decision], None] = nothing,
    ) -> None:
        self._seat: Final = seat
        self._name: Final = bot
        self._source: Final = source(seed)
        self._seconds: Final = seconds
        self._tell: Final = tell
        self._refused_at = -1  # the question whose answer was refused

    async def play(self) -> Outcome | None:
        """Play to the end; ``None`` when the table was closed before."""
        async with self._seat.live(books=True) as live:
            rules = rules_of(live.table)
            bot = create_bot(self._name, rules)
            try:
                await self._answer_all(live, rules, bot)
                if live.outcome is not None:
                    bot.finish(live.outcome)
            finally:
                with contextlib.suppress(Exception):
                    bot.close()
            return live.outcome

    async def _answer_all(self, live: Live, rules: Rules, bot: Bot) -> None:
        async for _ in live:
            while live.table.status == "running" and _is_asked(live):
                if not await self._answer(live, rules, bot):
                    break
            if live.outcome is not None or live.table.status in ENDED:
                return

    async def _answer(self, live: Live, rules: Rules, bot: Bot) -> bool:
        """Answer what is asked now; False when it was not taken."""
        offer = live.offer
        assert offer is not None
        decision = await self._decide(live, rules, bot, offer)
        self._tell(decision)
        try:
            await self._move(live, decision)
        except RefusedError:
            # Somebody else answered for the seat, or the table stopped: look again.
            if self._refused_at == offer.at:
                raise
            self._refused_at = offer.at
            return False
        return True

    async def _move(self, live: Live, decision: Decision) -> None:
        """Hand the answer in, slowly if the server asks for that."""
        while True:
            try:
                await live.move(decision.choice, decision.offer.at)
                return
            except RefusedError as refused:
                if refused.key not in LATER:
                    raise
            await asyncio.sleep(PAUSE)

    async def _decide(
        self, live: Live, rules: Rules, bot: Bot, offer: Offer
    ) -> Decision:
        seat = live.seat
        assert seat is not None
        ids = [choice.id for choice in offer.choices]
        asked = (rules, seat, live.seen(), ids, self._source, live.news())
        view = View(*asked, self._seconds)
        started, fault = time.perf_counter(), ""
        try:
            # In a thread, so that the connection is kept up meanwhile.
            chosen = await asyncio.to_thread(_choose, bot, view)
        except BotError as error:
            chosen, fault = RandomBot().choose(view), error.detail
        taken = time.perf_counter() - started
        choice = next(choice for choice in offer.choices if choice.id == chosen)
        return Decision(offer, choice, taken, fault)


def _is_asked(live: Live) -> bool:
    return live.outcome is None and live.offer is not None and bool(live.offer.choices)


def _choose(bot: Bot, view: View) -> int:
    try:
        bot.get_ready(view)
        view.start_clock()
        return check_choice(view, bot.choose(view))
    except BotError:
        raise
    except (Exception, SystemExit) as error:  # whatever a foreign bot may do
        raise BotError("crash", f"{type(error).__name__}: {error}") from error
