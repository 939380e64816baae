"""A websocket that reconnects by itself.

After a reconnect it sends hello again and resends all pending requests. That is safe:
the server recognises a request it has already processed.
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
    PROTOCOL_VERSION,
    Done,
    Fault,
    Notification,
    Reason,
    Refusal,
    Reply,
    Welcome,
    decode,
)

MAX_INCOMING_BYTES: Final = 1 << 24
"""The largest message accepted from the server."""
MAX_OUTGOING_BYTES: Final = 4096
"""The server closes the connection on a larger message."""
REPLY_TIMEOUT_SECONDS: Final = 30.0
"""For a reply while the connection is up."""
FIRST_RETRY_SECONDS: Final = 0.2
MAX_RETRY_SECONDS: Final = 20.0
"""The delay between two attempts to connect doubles up to this."""
FATAL_CLOSE_CODES: Final = (4000, 4001)
"""The server closes with these when a retry is pointless …"""
RETRYABLE_KEYS: Final = ("too-many", "full")
"""… unless the error has one of these keys."""


class GapError(Exception):
    """Events are missing; the client has to reconnect."""


_BROKEN: Final = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, GapError)


@final
class PendingRequest:
    """A request without a reply; *is_confirmed*: its effect was observed."""

    def __init__(self, message: dict[str, Any]) -> None:
        self.message = message
        self.answer: asyncio.Future[Done | Reason] = asyncio.Future()
        self.is_confirmed = False

    def resolve(self, reply: Reply) -> None:
        if self.answer.done():
            return
        if isinstance(reply, Refusal):
            self.answer.set_exception(_refused(reply.error))
        else:
            self.answer.set_result(reply)


@final
class Connection:
    """Stays connected to *url*.

    *hello* returns the first message of each connection. *on_notification* is called
    with each notification. It gives up after *reconnect_timeout* seconds offline.
    """

    def __init__(
        self,
        url: str,
        hello: Callable[[], dict[str, Any]],
        on_notification: Callable[[Notification], None],
        reconnect_timeout: float,
    ) -> None:
        self.pending: Final[dict[str, PendingRequest]] = {}
        self.failure: Exception | None = None
        self.welcomes = 0
        self._url: Final = url
        self._hello: Final = hello
        self._on_notification: Final = on_notification
        self._reconnect_timeout: Final = reconnect_timeout
        self._ids: Final = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._fault: Fault | None = None  # why the server refused the connection

    async def request(self, message: dict[str, Any]) -> Done | Reason:
        """Send *message* and wait for the reply; raise if it is refused."""
        if self.failure is not None:
            raise self.failure
        id = str(next(self._ids))
        pending = PendingRequest({**message, "id": id})
        if len(_text(pending.message).encode()) > MAX_OUTGOING_BYTES:
            detail = f"a message may have at most {MAX_OUTGOING_BYTES} bytes"
            raise RefusedError("unreadable", "", detail)
        self.pending[id] = pending
        try:
            await self.send(pending.message)
            return await self._wait_for_reply(pending)
        finally:
            del self.pending[id]

    async def _wait_for_reply(self, pending: PendingRequest) -> Done | Reason:
        """Wait for the reply across reconnects, up to the timeout."""
        while True:
            socket = self._socket
            await asyncio.wait((pending.answer,), timeout=REPLY_TIMEOUT_SECONDS)
            if pending.answer.done():
                return pending.answer.result()
            if socket is not None and socket is self._socket:
                raise UnreachableError(
                    f"{self._url} did not reply within {REPLY_TIMEOUT_SECONDS:g} s"
                )

    async def send(self, message: dict[str, Any]) -> None:
        """Send now if connected; pending requests are resent after a reconnect."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(_text(message))

    async def run(self) -> None:
        """Stay connected until a fatal error, which is stored in *failure*."""
        try:
            await self._reconnect_forever()
        except Exception as error:
            self.failure = error
            for pending in self.pending.values():
                if not pending.answer.done():
                    pending.answer.set_exception(error)

    async def _reconnect_forever(self) -> None:
        pause, disconnected_since = FIRST_RETRY_SECONDS, time.monotonic()
        while True:
            before = self.welcomes
            try:
                async with connect(self._url, max_size=MAX_INCOMING_BYTES) as socket:
                    await self._run_session(socket)
            except InvalidURI as error:
                raise UnreachableError(f"{self._url}: {error}") from None
            except _BROKEN as error:
                self._check_retry(error, disconnected_since)
            finally:
                self._socket = None
            if self.welcomes > before:
                pause, disconnected_since = FIRST_RETRY_SECONDS, time.monotonic()
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, MAX_RETRY_SECONDS)

    def _check_retry(self, error: Exception, disconnected_since: float) -> None:
        """Raise if a retry is pointless or the timeout has passed."""
        if isinstance(error, ConnectionClosed) and error.rcvd is not None:
            fault = self._fault or Fault("not-admitted", error.rcvd.reason)
            if error.rcvd.code in FATAL_CLOSE_CODES and fault.key not in RETRYABLE_KEYS:
                raise _refused(fault)
        elif self.welcomes == 0:
            raise UnreachableError(f"{self._url} cannot be reached: {error}")
        if time.monotonic() - disconnected_since > self._reconnect_timeout:
            raise UnreachableError(f"{self._url} is unreachable: {error}")

    async def _run_session(self, socket: ClientConnection) -> None:
        self._fault = None
        await socket.send(_text(self._hello()))
        first = decode(await socket.recv())
        if isinstance(first, Refusal):
            self._fault = first.error
            await socket.recv()  # raises: the server closes with a code
        self._welcome(first)
        self._socket = socket
        await self._resend_pending(socket)
        async for text in socket:
            self._dispatch(decode(text))

    def _welcome(self, message: Notification | Reply | None) -> None:
        if not isinstance(message, Welcome) or message.protocol != PROTOCOL_VERSION:
            version = getattr(message, "protocol", "unknown")
            expected = f"this client speaks {PROTOCOL_VERSION}"
            detail = f"{self._url} speaks protocol {version}; {expected}"
            raise UnreachableError(detail)
        self.welcomes += 1
        self._on_notification(message)

    async def _resend_pending(self, socket: ClientConnection) -> None:
        """Resend all requests without a reply, unless their effect was observed."""
        for id, pending in [*self.pending.items()]:
            if pending.is_confirmed:
                pending.resolve(Done(id, again=True))
            else:
                await socket.send(_text(pending.message))

    def _dispatch(self, message: Notification | Reply | None) -> None:
        match message:
            case None:
                pass
            case Done() | Reason() | Refusal():
                if message.id in self.pending:
                    self.pending[message.id].resolve(message)
            case _:
                self._on_notification(message)


def _refused(fault: Fault) -> RefusedError:
    return RefusedError(fault.key, fault.rule, fault.detail)


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
