"""An open websocket: sends what is pushed, and closes when the client falls behind."""

import asyncio
import contextlib
from typing import Final, final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from sengoku.server.middleware.client_address import rate_limit_key
from sengoku.server.middleware.protocols import SEND_NOW
from sengoku.server.middleware.rate_limits import (
    ALL_MESSAGES,
    CHAT,
    MESSAGES,
    MOVES,
    Limits,
)
from sengoku.server.tables.access import Guest
from sengoku.server.wire.messages import ClientMessage, LookAhead, Play, Say, Undo

MAX_QUEUED_MESSAGES: Final = 256
"""A client that falls this many messages behind is disconnected."""
CLOSE_TIMEOUT_SECONDS: Final = 1.0
"""Seconds a client has to read the reason for closing."""

TOO_SLOW: Final = 4008
BAD_HELLO: Final = 4000
NOT_ADMITTED: Final = 4001
TOO_MANY: Final = 4029
BROKEN: Final = 1011
CLOSE_REASONS: Final = {
    TOO_SLOW: "too slow",
    NOT_ADMITTED: "you no longer have access",
    TOO_MANY: "too many messages",
    BROKEN: "internal error",
}


@final
class Connection:
    """One open websocket; satisfies ``audience.Listener``."""

    def __init__(self, socket: WebSocket, visitor: Guest, limits: Limits) -> None:
        self.socket = socket
        self.viewer = visitor.viewer
        self.rate_key = visitor.rate_key
        self.address = rate_limit_key(socket.scope)
        self.limits: Final = limits
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.is_answering = False
        self.is_left = False
        self._send_now = socket.scope.get("extensions", {}).get(
            SEND_NOW, _no_direct_send
        )
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(MAX_QUEUED_MESSAGES)
        self._behind = 0  # messages not sent yet

    def push(self, message: bytes) -> None:
        if self.closing.done() or (not self._behind and self._send_now(message)):
            return
        try:
            self._queue.put_nowait(message)
            self._behind += 1
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def revoke(self) -> None:
        """Close: the client has lost its access."""
        self.end(NOT_ADMITTED)

    def disconnect(self) -> None:
        """Close; the client may reconnect at once."""
        self.end(BROKEN)

    def end(self, code: int) -> None:
        if not self.closing.done():
            self.closing.set_result(code)

    async def pump(self) -> None:
        """Send queued messages."""
        while True:
            message = await self._queue.get()
            try:
                await self.socket.send_text(message.decode())
                self._behind -= 1
            except RuntimeError:  # closed in the meantime
                raise WebSocketDisconnect(1006) from None

    def count(self) -> None:
        """Rate limit messages, by connection and by client."""
        self.limits.take(MESSAGES, id(self))
        self.limits.take(ALL_MESSAGES, self.address)

    def take(self, message: ClientMessage) -> None:
        """Rate limit moves and chat, by seat."""
        if isinstance(message, Play | Undo | LookAhead):
            self.limits.take(MOVES, self.rate_key)
        elif isinstance(message, Say):
            self.limits.take(CHAT, self.rate_key)


async def close(socket: WebSocket, code: int) -> None:
    """Close the websocket, unless the client has closed it or does not read."""
    if socket.client_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
                await socket.close(code, CLOSE_REASONS[code])


def _no_direct_send(message: bytes) -> bool:
    """The fallback where the server cannot bypass ASGI."""
    return False
