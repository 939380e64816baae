"""Connections as uvicorn has them, with an end to what a visitor may leave open.

uvicorn waits for ever for a request that never ends, keeps headers of any length, and
keeps a websocket whose visitor never reads. Here each of them is let go.
"""

import asyncio
import struct
from collections.abc import MutableMapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)
from websockets.protocol import OPEN

HEAD: Final = 64 * 1024
"""A request has so many bytes before its body at most."""
WHOLE: Final = 1024 * 1024
"""And so many in all, as they are sent."""
PATIENCE: Final = 30.0
"""Seconds until a request has to be complete."""
LINGER: Final = 10.0
"""Seconds until the end of a websocket has to be read."""
_SHORT: Final = struct.Struct("!BB").pack
_LONGER: Final = struct.Struct("!BBH").pack
_LONGEST: Final = struct.Struct("!BBQ").pack


SEND_NOW: Final = "sengoku.send_now"
"""The extension of a websocket's scope that is ``Websocket.send_now``."""


class Websocket(WebSocketsSansIOProtocol):
    _is_gathering = False

    async def run_asgi(self) -> None:
        scope = cast("MutableMapping[str, Any]", self.scope)
        scope.setdefault("extensions", {})[SEND_NOW] = self.send_now
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LINGER, self.transport.abort)

    def send_now(self, text: bytes) -> bool:
        """Send *text* past all layers; False when it has to wait or cannot be sent.

        A move is told to everybody at the table. The layers have nothing to add to
        that, and cost more than the rest of telling it.
        """
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        if self.conn.state is not OPEN or self.conn.extensions:
            return False
        self.conn.writes.append(framed(text))
        if not self._is_gathering:
            self._is_gathering = True
            self.loop.call_soon(self._write)
        return True

    def _write(self) -> None:
        """Write what was gathered in one turn of the loop: an answer and its news."""
        self._is_gathering = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))


def framed(text: bytes) -> bytes:
    """Return *text* as a message of a server: in one frame, not masked (RFC 6455)."""
    size = len(text)
    if size < 126:
        return _SHORT(0x81, size) + text
    if size < 1 << 16:
        return _LONGER(0x81, 126, size) + text
    return _LONGEST(0x81, 127, size) + text


HTTP: type[asyncio.Protocol] | str = "auto"

if TYPE_CHECKING or find_spec("httptools"):
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    class Http(HttpToolsProtocol):
        """A connection over which requests come."""

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._received = 0
            self._in_head = True
            self._timer: asyncio.TimerHandle | None = None

        def connection_made(  # type: ignore[override]
            self, transport: asyncio.Transport
        ) -> None:
            super().connection_made(transport)
            self._await_request()

        def data_received(self, data: bytes) -> None:
            self._received += len(data)
            super().data_received(data)
            if self._in_head and self._received > HEAD:
                self.send_400_response("The headers are too large.")
            elif self._received > WHOLE:
                self.transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._in_head = True
            if self._timer is None:
                self._await_request()

        def on_headers_complete(self) -> None:
            self._in_head = False
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._received = 0
            self._have_request()
            super().on_message_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._have_request()
            super().connection_lost(exc)

        def _await_request(self) -> None:
            self._timer = self.loop.call_later(PATIENCE, self.transport.abort)

        def _have_request(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    HTTP = Http
