"""Bots that play at tables, in processes of their own.

A bot that thinks would hold up everybody else in this one. A table's bots always live
in the same worker, so that a bot remembers what it planned. They get an observation
and what is offered, as a person does, and never the state.
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

MOST: Final = 256
"""So many bots a worker remembers."""
SECONDS: Final = 1.0
"""How long a bot may think about one answer."""


Thought = Callable[[str, float], None]
"""``thought(bot, seconds)``: a bot of that level has its answer, after so long."""


class Asked(NamedTuple):
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
class Bots:
    """All workers of this process; they are started when a bot is first asked."""

    def __init__(self, workers: int, thought: Thought = lambda *_: None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers: list[ProcessPoolExecutor | None] = [None] * count
        self.thought = thought

    async def answer(self, asked: Asked) -> int:
        """Return the id the bot chose; a random one when it fails."""
        began = time.perf_counter()
        chosen = await self._answer(asked)
        self.thought(asked.bot, time.perf_counter() - began)
        return chosen

    async def _answer(self, asked: Asked) -> int:
        if asked.bot == "random" or len(asked.ids) == 1:
            return think(asked)
        place = zlib.crc32(asked.table.encode()) % len(self._workers)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._worker(place), think, asked)
        except BrokenProcessPool:
            self._workers[place] = None
            return think(asked._replace(bot="random"))

    def _worker(self, place: int) -> ProcessPoolExecutor:
        worker = self._workers[place]
        if worker is None:
            worker = ProcessPoolExecutor(
                1, get_context("spawn"), _leave_with_parent, (os.getpid(),)
            )
            self._workers[place] = worker
        return worker

    def warm_up(self) -> None:
        """Start the workers before somebody waits for them."""
        for place in range(len(self._workers)):
            self._worker(place).submit(int)

    def close(self) -> None:
        for worker in self._workers:
            if worker is not None:
                worker.shutdown(wait=False, cancel_futures=True)


# In a worker

_bots: Final[dict[tuple[str, Seat, str], Bot]] = {}
_rules: Final[dict[tuple[str, bytes], Rules]] = {}


def think(asked: Asked) -> int:
    """Ask the bot; whatever goes wrong, some answer comes back."""
    rules = _rules_of(asked.game, asked.options)
    chance = source(asked.seed)
    view = View(rules, asked.seat, asked.observation, asked.ids, chance, (), SECONDS)
    try:
        return check_choice(view, _bot(asked, rules).choose(view))
    except Exception:
        return RandomBot().choose(view)


def _bot(asked: Asked, rules: Rules) -> Bot:
    key = (asked.table, asked.seat, asked.bot)
    if key not in _bots:
        if len(_bots) >= MOST:
            _bots.clear()
        _bots[key] = create_bot(asked.bot, rules)
    return _bots[key]


def _rules_of(name: str, options: bytes) -> Rules:
    key = (name, options)
    if key not in _rules:
        if len(_rules) >= MOST:
            _rules.clear()
        found = game(name)
        _rules[key] = found.rules(found.read_options(msgspec.json.decode(options)))
    return _rules[key]


def _leave_with_parent(parent: int) -> None:
    """End this worker when the server that started it is gone, even if killed.

    Ctrl-C in a terminal reaches all its processes; the server alone acts on it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
