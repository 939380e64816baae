"""A websocket that mends itself.

After a break it says hello anew and sends again what nobody has answered: the server
knows an answer it has already.
"""

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import Callable
from typing import Any, Final, final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from sengoku.client.errors import RefusedError, UnreachableError
from sengoku.client.messages import (
    PROTOCOL,
    Because,
    Done,
    Fault,
    News,
    Refusal,
    Reply,
    Welcome,
    read,
)

LARGEST: Final = 1 << 24
"""A message of a server has so many bytes at most."""
LONGEST: Final = 4096
"""And one of a client, or the server lets it go."""
ANSWER: Final = 30.0
"""Seconds a server has for an answer, while the connection holds."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 20.0
"""Seconds between two attempts to connect; each pause is longer than the last."""
NOT_ADMITTED: Final = (4000, 4001)
"""The server closes with these where trying again would change nothing …"""
LATER: Final = ("too-many", "full")
"""… unless it refused with one of these."""


class GapError(Exception):
    """Something is missing in what was heard: the connection has to be made anew."""


_BROKEN: Final = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, GapError)


@final
class Asked:
    """What was asked and is not answered; *is_heard*: it was seen to be done."""

    def __init__(self, message: dict[str, Any]) -> None:
        self.message = message
        self.answer: asyncio.Future[Done | Because] = asyncio.Future()
        self.is_heard = False

    def settle(self, reply: Reply) -> None:
        if self.answer.done():
            return
        if isinstance(reply, Refusal):
            self.answer.set_exception(_refused(reply.error))
        else:
            self.answer.set_result(reply)


@final
class Connection:
    """Stays connected to *url*.

    *hello* makes the first message of each connection, *take* gets what is news. It
    gives up after *patience* seconds without a connection.
    """

    def __init__(
        self,
        url: str,
        hello: Callable[[], dict[str, Any]],
        take: Callable[[News], None],
        patience: float,
    ) -> None:
        self.asked: Final[dict[str, Asked]] = {}
        self.failure: Exception | None = None
        self.welcomes = 0
        self._url: Final = url
        self._hello: Final = hello
        self._take: Final = take
        self._patience: Final = patience
        self._ids: Final = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._fault: Fault | None = None  # why the server did not let us in

    async def ask(self, message: dict[str, Any]) -> Done | Because:
        """Send *message* and wait for the answer; a refusal is raised."""
        if self.failure is not None:
            raise self.failure
        id = str(next(self._ids))
        asked = Asked({**message, "id": id})
        if len(_text(asked.message).encode()) > LONGEST:
            detail = f"a message has {LONGEST} bytes at most"
            raise RefusedError("unreadable", "", detail)
        self.asked[id] = asked
        try:
            await self.send(asked.message)
            return await self._answered(asked)
        finally:
            del self.asked[id]

    async def _answered(self, asked: Asked) -> Done | Because:
        """Wait for the answer: through breaks, but not for ever."""
        while True:
            socket = self._socket
            await asyncio.wait((asked.answer,), timeout=ANSWER)
            if asked.answer.done():
                return asked.answer.result()
            if socket is not None and socket is self._socket:
                raise UnreachableError(f"{self._url} gave no answer in {ANSWER:g} s")

    async def send(self, message: dict[str, Any]) -> None:
        """Send at once if there is a connection; what is asked is sent again later."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(_text(message))

    async def stay(self) -> None:
        """Stay connected until that is no use any more; *failure* says why."""
        try:
            await self._connect_again_and_again()
        except Exception as error:
            self.failure = error
            for asked in self.asked.values():
                if not asked.answer.done():
                    asked.answer.set_exception(error)

    async def _connect_again_and_again(self) -> None:
        pause, alone_since = FIRST_PAUSE, time.monotonic()
        while True:
            before = self.welcomes
            try:
                async with connect(self._url, max_size=LARGEST) as socket:
                    await self._talk(socket)
            except InvalidURI as error:
                raise UnreachableError(f"{self._url}: {error}") from None
            except _BROKEN as error:
                self._judge(error, alone_since)
            finally:
                self._socket = None
            if self.welcomes > before:
                pause, alone_since = FIRST_PAUSE, time.monotonic()
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE)

    def _judge(self, error: Exception, alone_since: float) -> None:
        """Give up where trying again is no use, or after a long time."""
        if isinstance(error, ConnectionClosed) and error.rcvd is not None:
            fault = self._fault or Fault("not-admitted", error.rcvd.reason)
            if error.rcvd.code in NOT_ADMITTED and fault.key not in LATER:
                raise _refused(fault)
        elif self.welcomes == 0:
            raise UnreachableError(f"{self._url} cannot be reached: {error}")
        if time.monotonic() - alone_since > self._patience:
            raise UnreachableError(f"{self._url} is gone: {error}")

    async def _talk(self, socket: ClientConnection) -> None:
        self._fault = None
        await socket.send(_text(self._hello()))
        first = read(await socket.recv())
        if isinstance(first, Refusal):
            self._fault = first.error
            await socket.recv()  # raises: the server closes, and its code says why
        self._welcome(first)
        self._socket = socket
        await self._ask_again(socket)
        async for text in socket:
            self._hear(read(text))

    def _welcome(self, message: News | Reply | None) -> None:
        if not isinstance(message, Welcome) or message.protocol != PROTOCOL:
            spoken = getattr(message, "protocol", "unknown")
            detail = f"{self._url} speaks protocol {spoken}; this client {PROTOCOL}"
            raise UnreachableError(detail)
        self.welcomes += 1
        self._take(message)

    async def _ask_again(self, socket: ClientConnection) -> None:
        """Send what nobody has answered, unless it was seen to be done."""
        for id, asked in [*self.asked.items()]:
            if asked.is_heard:
                asked.settle(Done(id, again=True))
            else:
                await socket.send(_text(asked.message))

    def _hear(self, message: News | Reply | None) -> None:
        match message:
            case None:
                pass
            case Done() | Because() | Refusal():
                if message.id in self.asked:
                    self.asked[message.id].settle(message)
            case _:
                self._take(message)


def _refused(fault: Fault) -> RefusedError:
    return RefusedError(fault.key, fault.rule, fault.detail)


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
