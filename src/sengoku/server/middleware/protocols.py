"""uvicorn's connection protocols with timeouts and size limits.

uvicorn waits forever for an incomplete request, accepts headers of any length, and
keeps a websocket whose client never reads. These protocols close such connections.
"""

import asyncio
import functools
import struct
from collections.abc import MutableMapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import CONNECTING, OPEN

from sengoku.server.middleware.connections import ConnectionLimits

MAX_HEADER_BYTES: Final = 64 * 1024
"""The most bytes of a request before its body."""
MAX_REQUEST_BYTES: Final = 1024 * 1024
"""The most bytes of a whole request, as received."""
HEADER_TIMEOUT_SECONDS: Final = 10.0
"""Seconds within which the headers of a request have to be complete."""
REQUEST_TIMEOUT_SECONDS: Final = 30.0
"""Seconds within which the body has to follow."""
TOO_MANY_RESPONSE: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
    b"Content-Length: 0\r\n\r\n"
)
CLOSE_TIMEOUT_SECONDS: Final = 10.0
"""Seconds a client has to complete the closing of a websocket."""
MAX_READ_AHEAD: Final = 16
"""Short messages of one client that wait before no more are read."""
TEXT_FRAME: Final = 0x81
FINAL_FRAME: Final = 0x80
MASKED: Final = 0x80
SHORT_HEADER_BYTES: Final = 6
"""Of a frame from a client: two bytes and the mask."""
_SHORT: Final = struct.Struct("!BB").pack
_LONGER: Final = struct.Struct("!BBH").pack
_LONGEST: Final = struct.Struct("!BBQ").pack


SEND_NOW: Final = "sengoku.send_now"
"""The extension of a websocket's scope that is ``Websocket.send_now``."""


class Websocket(WebSocketsSansIOProtocol):
    _is_write_scheduled = False
    _is_between_frames = False

    def data_received(self, data: bytes) -> None:
        """Read a short message without the library, which takes ten times as long.

        Whatever else arrives, the library reads. Once that ends within a frame, the
        library also reads everything after it.
        """
        text = short_text(data) if self._is_between_frames else None
        if text is None or self.conn.state is not OPEN or self.conn.extensions:
            self._read_with_library(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MAX_READ_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _read_with_library(self, data: bytes) -> None:
        if self.conn.state is CONNECTING:
            is_whole = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
        else:
            is_whole = self._is_between_frames and are_whole_messages(data)
        super().data_received(data)
        self._is_between_frames = is_whole

    async def run_asgi(self) -> None:
        scope = cast("MutableMapping[str, Any]", self.scope)
        scope.setdefault("extensions", {})[SEND_NOW] = self.send_now
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(CLOSE_TIMEOUT_SECONDS, self.transport.abort)

    def send_now(self, text: bytes) -> bool:
        """Send *text* past all ASGI layers; False when it must wait or cannot be sent.

        A move is broadcast to everyone at the table. The layers add nothing to that,
        and cost more than the rest of the broadcast.
        """
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        if self.conn.state is not OPEN or self.conn.extensions:
            return False
        self.conn.writes.append(frame(text))
        if not self._is_write_scheduled:
            self._is_write_scheduled = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        """Write everything queued in one loop iteration: a response and its updates."""
        self._is_write_scheduled = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))


def frame(text: bytes) -> bytes:
    """Return *text* as an unmasked single-frame message (RFC 6455)."""
    size = len(text)
    if size < 126:
        return _SHORT(0x81, size) + text
    if size < 1 << 16:
        return _LONGER(0x81, 126, size) + text
    return _LONGEST(0x81, 127, size) + text


def short_text(data: bytes) -> str | None:
    """Return the text if *data* is one masked frame with a message of 125 bytes."""
    size = len(data) - SHORT_HEADER_BYTES
    if not 0 <= size < 126 or data[0] != TEXT_FRAME or data[1] != MASKED | size:
        return None
    try:
        return apply_mask(data[SHORT_HEADER_BYTES:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None  # the library closes the connection


def are_whole_messages(data: bytes) -> bool:
    """Does *data* consist of whole masked frames, none of them a fragment?"""
    at = 0
    while at + SHORT_HEADER_BYTES <= len(data):
        size, head = data[at + 1] & ~MASKED, SHORT_HEADER_BYTES
        if size >= 126:
            if size == 127 or at + SHORT_HEADER_BYTES + 2 > len(data):
                return False
            size, head = int.from_bytes(data[at + 2 : at + 4]), head + 2
        if not data[at] & FINAL_FRAME or not data[at] & 0x0F:
            return False
        at += head + size
    return at == len(data)


def http_protocol(limits: ConnectionLimits) -> type[asyncio.Protocol] | str:
    """Return the protocol for uvicorn: ours if ``httptools`` is installed."""
    if not find_spec("httptools"):
        return "auto"
    return cast("type[asyncio.Protocol]", functools.partial(Http, limits))


if TYPE_CHECKING or find_spec("httptools"):
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    class Http(HttpToolsProtocol):
        """An HTTP connection with limits."""

        def __init__(self, limits: ConnectionLimits, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._limits = limits
            self._received = 0
            self._in_head = True
            self._timer: asyncio.TimerHandle | None = None

        def connection_made(  # type: ignore[override]
            self, transport: asyncio.Transport
        ) -> None:
            super().connection_made(transport)
            if self._limits.open(self.client, len(self.connections)):
                self._start_timer(HEADER_TIMEOUT_SECONDS)
            else:
                transport.write(TOO_MANY_RESPONSE)
                transport.close()

        def data_received(self, data: bytes) -> None:
            self._received += len(data)
            super().data_received(data)
            if self._in_head and self._received > MAX_HEADER_BYTES:
                self.send_400_response("The headers are too large.")
            elif self._received > MAX_REQUEST_BYTES:
                self.transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._in_head = True
            if self._timer is None:
                self._start_timer(HEADER_TIMEOUT_SECONDS)

        def on_headers_complete(self) -> None:
            self._in_head = False
            self._stop_timer()
            self._start_timer(REQUEST_TIMEOUT_SECONDS)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._received = 0
            self._stop_timer()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._stop_timer()
            self._limits.close(self.client)
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_timer()
            self._limits.close(self.client)
            super().connection_lost(exc)

        def _start_timer(self, seconds: float) -> None:
            self._timer = self.loop.call_later(seconds, self.transport.abort)

        def _stop_timer(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
