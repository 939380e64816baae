"""Runs bots in worker processes.

In the server's process a thinking bot would block everybody else. All bots of a table
run in the same worker, so that a bot keeps its plans. Like a person, a bot gets an
observation and the offered choices, never the state.
"""

import asyncio
import os
import signal
import threading
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, NamedTuple, final

import msgspec

from sengoku.bots.bot import Bot
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import check_choice
from sengoku.bots.view import View, source
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.games import game

MAX_CACHED_BOTS: Final = 256
"""The most bots a worker caches."""
THINKING_SECONDS: Final = 1.0
"""The thinking time per answer."""


OnAnswer = Callable[[str, float], None]
"""``on_answer(bot, seconds)``: a bot of that level answered after *seconds*."""


class BotQuestion(NamedTuple):
    """A question for a bot."""

    table: str
    game: str
    options: bytes
    seat: Seat
    bot: str
    observation: msgspec.Struct
    ids: tuple[int, ...]
    seed: int


@final
class BotPool:
    """The worker processes; each starts when a bot is first asked."""

    def __init__(self, workers: int, on_answer: OnAnswer = lambda *_: None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers: list[ProcessPoolExecutor | None] = [None] * count
        self.on_answer = on_answer

    async def answer(self, question: BotQuestion) -> int:
        """Return the id the bot chose, or a random one if it fails."""
        began = time.perf_counter()
        chosen = await self._answer(question)
        self.on_answer(question.bot, time.perf_counter() - began)
        return chosen

    async def _answer(self, question: BotQuestion) -> int:
        if question.bot == "random" or len(question.ids) == 1:
            return think(question)
        place = zlib.crc32(question.table.encode()) % len(self._workers)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._worker(place), think, question)
        except BrokenProcessPool:
            self._workers[place] = None
            return think(question._replace(bot="random"))

    def _worker(self, place: int) -> ProcessPoolExecutor:
        worker = self._workers[place]
        if worker is None:
            worker = ProcessPoolExecutor(
                1, get_context("spawn"), _exit_with_parent, (os.getpid(),)
            )
            self._workers[place] = worker
        return worker

    def warm_up(self) -> None:
        """Start the workers before anyone needs them."""
        for place in range(len(self._workers)):
            self._worker(place).submit(int)

    def close(self) -> None:
        for worker in self._workers:
            if worker is not None:
                worker.shutdown(wait=False, cancel_futures=True)


# In a worker

_bots: Final[dict[tuple[str, Seat, str], Bot]] = {}
_rules: Final[dict[tuple[str, bytes], Rules]] = {}


def think(question: BotQuestion) -> int:
    """Ask the bot; on any failure return a random choice."""
    rules = _rules_of(question.game, question.options)
    chance = source(question.seed)
    view = View(
        rules,
        question.seat,
        question.observation,
        question.ids,
        chance,
        (),
        THINKING_SECONDS,
    )
    try:
        return check_choice(view, _bot(question, rules).choose(view))
    except Exception:
        return RandomBot().choose(view)


def _bot(question: BotQuestion, rules: Rules) -> Bot:
    key = (question.table, question.seat, question.bot)
    if key not in _bots:
        if len(_bots) >= MAX_CACHED_BOTS:
            _bots.clear()
        _bots[key] = create_bot(question.bot, rules)
    return _bots[key]


def _rules_of(name: str, options: bytes) -> Rules:
    key = (name, options)
    if key not in _rules:
        if len(_rules) >= MAX_CACHED_BOTS:
            _rules.clear()
        found = game(name)
        _rules[key] = found.rules(found.read_options(msgspec.json.decode(options)))
    return _rules[key]


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
