"""Plays many tables at random, at full speed or paced, over real connections."""

import asyncio
import random
import time
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, final

import msgspec

from benchmarks.server.fast_client import FastClient


class Choice(msgspec.Struct):
    id: int


class Offer(msgspec.Struct):
    at: int
    choices: list[Choice] = []


class View(msgspec.Struct):
    offer: Offer | None = None


class Message(msgspec.Struct):
    """What the crowd reads of any message."""

    type: str
    id: str = ""
    offer: Offer | None = None
    outcome: object = None
    view: View | None = None


WARM_UP_SECONDS: Final = 1.0
"""Not measured."""
DRIFT_PAUSES: Final = 6
"""Additional warm-up, until the tables are out of step."""

_read: Final = msgspec.json.Decoder(Message)


class Place(NamedTuple):
    """How to connect a seat: where, its path and its first message."""

    address: tuple[str, int]
    path: str
    hello: bytes


@final
class Tally:
    """What was measured: answers and how long each took, messages and their bytes."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.messages = 0
        self.bytes = 0
        self.refused = 0
        self.counting = False


class Usage(NamedTuple):
    """The CPU seconds of a server so far, and those of its PostgreSQL."""

    server: float
    database: float


class Played(NamedTuple):
    """What was measured, how long it took, and the CPU seconds it needed."""

    tally: Tally
    seconds: float
    cpu: float
    database_cpu: float


@final
class Player:
    """One seat: answers whatever it is asked, *pause* seconds later.

    *end* is called with its table when the game is over.
    """

    def __init__(
        self,
        place: Place,
        tally: Tally,
        pause: float,
        rnd: random.Random,
        end: Callable[[str], None],
    ) -> None:
        self.place = place
        host, port = place.address
        self.connection = FastClient(f"{host}:{port}", place.path, self.on_message)
        self.tally = tally
        self.pause = pause
        self.rnd = rnd
        self.end = end
        self._sent: dict[str, float] = {}
        self._moves = 0
        self._plays = False
        self._answered = -1  # the last question that was answered, or will be
        self._asked: Offer | None = None  # before play began
        self._loop = asyncio.get_running_loop()
        self._welcome = self._loop.create_future()

    async def connect(self) -> None:
        await self._loop.create_connection(lambda: self.connection, *self.place.address)
        await self.connection.opened
        if self.place.hello:
            self.connection.send(self.place.hello)
            await self._welcome

    def on_message(self, text: bytes) -> None:
        tally = self.tally
        tally.messages += 1
        tally.bytes += len(text)
        message = _read.decode(text)
        if not self._welcome.done():
            self._welcome.set_result(None)
        if message.type == "done":
            took = time.perf_counter() - self._sent.pop(message.id)
            if tally.counting:
                tally.seconds.append(took)
            return
        if message.type == "refused":
            tally.refused += 1
        if message.outcome is not None:
            self.end(self.place.path)
        offer = message.view.offer if message.view else message.offer
        if offer is not None and offer.choices and offer.at > self._answered:
            self._answered = offer.at
            if self._plays:
                self._answer(offer)
            else:
                self._asked = offer

    def begin(self) -> None:
        """Play from now on, once everybody is there."""
        self._plays = True
        if self._asked is not None:
            self._answer(self._asked)

    def _answer(self, offer: Offer) -> None:
        chosen = self.rnd.choice(offer.choices).id
        if self.pause:
            wait = self.rnd.uniform(0, 2 * self.pause)
            self._loop.call_later(wait, self._send_move, offer.at, chosen)
        else:
            self._send_move(offer.at, chosen)

    def _send_move(self, at: int, chosen: int) -> None:
        self._moves += 1
        self._sent[str(self._moves)] = time.perf_counter()
        move = b'{"type":"move","id":"%d","at":%d,"do":%d}'
        self.connection.send(move % (self._moves, at, chosen))


@final
class Floor:
    """All tables; when a game ends, another table starts."""

    def __init__(self) -> None:
        self.is_empty = False  # of tables that could begin
        self._tables: defaultdict[str, list[Player]] = defaultdict(list)
        self._waiting: deque[str] = deque()
        self._live: set[str] = set()

    def add(self, player: Player) -> None:
        if player.place.path not in self._tables:
            self._waiting.append(player.place.path)
        self._tables[player.place.path].append(player)

    def begin(self) -> None:
        """Let one table more be played."""
        if not self._waiting:
            self.is_empty = True
            return
        path = self._waiting.popleft()
        self._live.add(path)
        for player in self._tables[path]:
            player.begin()

    def end(self, path: str) -> None:
        """Let another table be played; everybody there says so."""
        if path in self._live:
            self._live.remove(path)
            self.begin()


async def play(
    usage: Callable[[], Usage],
    places: Sequence[Place],
    live: int,
    seconds: float,
    pause: float = 0.0,
) -> Played:
    """Let *live* tables be played for a while.

    *usage* says what the server has used. Measuring starts when the tables are out of
    step: at first all are asked at once.
    """
    tally, rnd, floor = Tally(), random.Random(1), Floor()
    players = [Player(place, tally, pause, rnd, floor.end) for place in places]
    for player in players:
        await player.connect()
        floor.add(player)
    for _ in range(live):
        floor.begin()
    await asyncio.sleep(WARM_UP_SECONDS + DRIFT_PAUSES * pause)
    tally.messages = tally.bytes = 0
    tally.counting = True
    begun, before = time.perf_counter(), usage()
    await asyncio.sleep(seconds)
    tally.counting = False
    took, after = time.perf_counter() - begun, usage()
    if floor.is_empty:
        raise RuntimeError("a game was over and no table left to begin")
    for player in players:
        player.connection.close()
    used = (after.server - before.server, after.database - before.database)
    return Played(tally, took, *used)
