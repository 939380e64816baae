"""An open websocket: what is pushed is sent, and who cannot keep up is let go."""

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
from sengoku.server.wire.messages import ClientMessage, Play, Say, Undo

FULL: Final = 256
"""A client that is so many messages behind is let go; it may come again."""
GOODBYE: Final = 1.0
"""Seconds a client has to read why the line is closed."""

TOO_SLOW: Final = 4008
BAD_HELLO: Final = 4000
NOT_ADMITTED: Final = 4001
TOO_MANY: Final = 4029
BROKEN: Final = 1011
ENDS: Final = {
    TOO_SLOW: "too slow",
    NOT_ADMITTED: "you are not let in any more",
    TOO_MANY: "too many messages",
    BROKEN: "something went wrong",
}


@final
class Connection:
    """One open websocket; satisfies ``audience.Listener``."""

    def __init__(self, socket: WebSocket, visitor: Guest) -> None:
        self.socket = socket
        self.viewer = visitor.viewer
        self.place = visitor.rate_key
        self.address = rate_limit_key(socket.scope)
        self.limits: Limits = socket.app.state.limits
        self.over: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.is_answering = False
        self.is_left = False
        self._send_now = socket.scope.get("extensions", {}).get(SEND_NOW, _cannot)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(FULL)
        self._behind = 0  # messages that are not sent yet

    def push(self, message: bytes) -> None:
        if self.over.done() or (not self._behind and self._send_now(message)):
            return
        try:
            self._waiting.put_nowait(message)
            self._behind += 1
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def revoke(self) -> None:
        """Tell no more: who listens may not know it any longer."""
        self.end(NOT_ADMITTED)

    def disconnect(self) -> None:
        """Tell no more; the client may come again at once."""
        self.end(BROKEN)

    def end(self, code: int) -> None:
        if not self.over.done():
            self.over.set_result(code)

    async def pump(self) -> None:
        """Send what could not be sent at once."""
        while True:
            message = await self._waiting.get()
            try:
                await self.socket.send_text(message.decode())
                self._behind -= 1
            except RuntimeError:  # closed meanwhile
                raise WebSocketDisconnect(1006) from None

    def count(self) -> None:
        """Refuse one more message, if it is too many of this line or of all."""
        self.limits.take(MESSAGES, id(self))
        self.limits.take(ALL_MESSAGES, self.address)

    def take(self, message: ClientMessage) -> None:
        """Refuse what the seat asks too often."""
        if isinstance(message, Play | Undo):
            self.limits.take(MOVES, self.place)
        elif isinstance(message, Say):
            self.limits.take(CHAT, self.place)


async def close(socket: WebSocket, code: int) -> None:
    """Close it, unless the client closed it, or does not even read that."""
    if socket.client_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await socket.close(code, ENDS[code])


def _cannot(message: bytes) -> bool:
    """Send nothing at once: the server has no such way."""
    return False
