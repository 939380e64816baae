"""A websocket client with minimal overhead, for load tests.

It splits frames of the server without checking them. Its own frames are masked with
zeros, which leaves them unchanged.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast, final

SHORT, MIDDLE = 126, 127
BIG = 1 << 16
FINAL = 0x80
TEXT, PING, PONG = 1, 9, 10


@final
class FastClient(asyncio.Protocol):
    """One connection; *on_message* is called with every message."""

    def __init__(
        self, host: str, path: str, on_message: Callable[[bytes], None]
    ) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hello = _upgrade(host, path)
        self._on_message = on_message
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head[:80].decode()))
                return
            self.opened.set_result(None)
        self._rest = self._split_frames(data)

    def _split_frames(self, data: bytes) -> bytes:
        """Hand over every whole message; return what is left."""
        start = 0
        while (place := _frame_bounds(data, start)) is not None:
            begin, end = place
            kind = data[start] & 0x0F
            if kind in (1, 2):
                self._on_message(data[begin:end])
            elif kind == PING:
                self._send(PONG, data[begin:end])
            start = end
        return data[start:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return  # the measuring is over
        size = len(text)
        if size < SHORT:
            head = bytes((FINAL | kind, 0x80 | size))
        else:
            head = bytes((FINAL | kind, 0x80 | SHORT)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def _frame_bounds(data: bytes, start: int) -> tuple[int, int] | None:
    """Return where the message of the frame at *start* begins and ends."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1], start + 2
    if size == SHORT:
        size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
    elif size == MIDDLE:
        size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
    return (begin, begin + size) if len(data) >= begin + size else None


def _upgrade(host: str, path: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
