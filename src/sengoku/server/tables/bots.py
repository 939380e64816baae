"""Runs bots in worker processes.

In the server's process a thinking bot would block everybody else. All bots of a table
run in the same worker, so that a bot keeps its plans. Like a person, a bot gets an
observation, its events and the offered choices, never the state.
"""

import asyncio
import atexit
import functools
import os
import signal
import threading
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, NamedTuple, final

import msgspec

from sengoku.bots.random_bot import RandomBot
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import BotSession
from sengoku.bots.view import View, source
from sengoku.core.events import Event
from sengoku.core.rules import Outcome, Rules
from sengoku.core.seats import Seat
from sengoku.games import game

MAX_BOTS_PER_WORKER: Final = 256
"""The most bots a worker keeps; the least recently used one goes first."""
MAX_CACHED_RULES: Final = 64
THINKING_SECONDS: Final = 1.0
"""The thinking time per answer."""


OnAnswer = Callable[[str, float], None]
"""``on_answer(bot, seconds)``: a bot of that level answered after *seconds*."""


class BotKey(NamedTuple):
    """Names one bot: *level* plays *seat* at *table*."""

    table: str
    seat: Seat
    level: str


class BotQuestion(NamedTuple):
    """A question for a bot; *events* are those since its last question."""

    bot: BotKey
    game: str
    options: bytes
    observation: msgspec.Struct
    ids: tuple[int, ...]
    seed: int
    events: tuple[Event, ...]


@final
class _Worker:
    """A worker process, and how many events each of its bots has received."""

    def __init__(self) -> None:
        context, parent = get_context("spawn"), (os.getpid(),)
        self.executor: Final = ProcessPoolExecutor(1, context, _begin, parent)
        self.heard: Final[OrderedDict[BotKey, int]] = OrderedDict()

    async def answer(self, question: BotQuestion) -> int:
        bot = question.bot
        self.heard[bot] = self.heard.get(bot, 0) + len(question.events)
        self.heard.move_to_end(bot)
        if len(self.heard) > MAX_BOTS_PER_WORKER:
            self.retire(next(iter(self.heard)))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.executor, think, question)

    def retire(self, bot: BotKey, outcome: Outcome | None = None) -> None:
        """Close a bot that is not asked again, or that starts over."""
        del self.heard[bot]
        with suppress(BrokenProcessPool):
            self.executor.submit(retire, bot, outcome)


@final
class BotPool:
    """The worker processes; each starts when a bot is first asked."""

    def __init__(self, workers: int, on_answer: OnAnswer = lambda *_: None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers: Final[list[_Worker | None]] = [None] * count
        self.on_answer = on_answer

    def heard(self, bot: BotKey) -> int:
        """Return how many events of its seat's stream the bot has received."""
        worker = self._workers[self._place(bot.table)]
        return 0 if worker is None else worker.heard.get(bot, 0)

    async def answer(self, question: BotQuestion) -> int:
        """Return the id the bot chose, or a random one if it fails."""
        began = time.perf_counter()
        chosen = await self._answer(question)
        self.on_answer(question.bot.level, time.perf_counter() - began)
        return chosen

    async def _answer(self, question: BotQuestion) -> int:
        if needs_no_worker(question.bot, question.ids):
            return choose_randomly(question)
        place = self._place(question.bot.table)
        try:
            return await self._worker(place).answer(question)
        except BrokenProcessPool:
            self._workers[place] = None
            return choose_randomly(question)

    def finish(self, table: str, outcome: Outcome | None) -> None:
        """Tell the bots of a finished game its *outcome*, and close them."""
        worker = self._workers[self._place(table)]
        if worker is not None:
            for bot in [bot for bot in worker.heard if bot.table == table]:
                worker.retire(bot, outcome)

    def _place(self, table: str) -> int:
        """Return the place of the worker that runs all bots of the table."""
        return zlib.crc32(table.encode()) % len(self._workers)

    def _worker(self, place: int) -> _Worker:
        worker = self._workers[place] = self._workers[place] or _Worker()
        return worker

    def warm_up(self) -> None:
        """Start the workers before anyone needs them."""
        for place in range(len(self._workers)):
            self._worker(place).executor.submit(int)

    def close(self) -> None:
        for worker in self._workers:
            if worker is not None:
                worker.executor.shutdown(wait=False, cancel_futures=True)


def needs_no_worker(bot: BotKey, ids: tuple[int, ...]) -> bool:
    """Is there nothing to think about, or nobody who thinks?"""
    return bot.level == "random" or len(ids) == 1


def choose_randomly(question: BotQuestion) -> int:
    return RandomBot().choose(_view(question))


def _view(question: BotQuestion) -> View:
    return View(
        rules=_rules_of(question.game, question.options),
        seat=question.bot.seat,
        observation=question.observation,
        ids=question.ids,
        source=source(question.seed),
        events=question.events,
        seconds=THINKING_SECONDS,
    )


@functools.lru_cache(MAX_CACHED_RULES)
def _rules_of(name: str, options: bytes) -> Rules:
    found = game(name)
    return found.rules(found.read_options(msgspec.json.decode(options)))


# In a worker

_sessions: Final[dict[BotKey, BotSession]] = {}


def think(question: BotQuestion) -> int:
    """Ask the bot; on any failure return a random choice."""
    view, bot = _view(question), question.bot
    try:
        session = _sessions.get(bot)
        if session is None:
            session = _sessions[bot] = BotSession(create_bot(bot.level, view.rules))
    except Exception:
        return choose_randomly(question)
    return session.ask(view).id


def retire(bot: BotKey, outcome: Outcome | None) -> None:
    """Report the *outcome*, if there is one, and close the bot."""
    session = _sessions.pop(bot, None)
    if session is not None:
        session.close(outcome)


def _begin(parent: int) -> None:
    atexit.register(_close_all)
    _exit_with_parent(parent)


def _close_all() -> None:
    for bot in [*_sessions]:
        retire(bot, None)


def _exit_with_parent(parent: int) -> None:
    """Exit when the server that started this worker is gone, even if it was killed.

    Ctrl-C in a terminal reaches every process; only the server reacts to it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
