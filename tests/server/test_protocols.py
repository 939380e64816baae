"""Messages on a websocket that bypass the library or the ASGI layers."""

import asyncio
import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from sengoku.server.middleware import protocols
from sengoku.server.middleware.protocols import are_whole_messages, frame, short_text
from tests.server.raw_client import HOST, run_server
from tests.server.table_client import API

SIZES = (0, 125, 126, (1 << 16) - 1, 1 << 16)
PING = json.dumps({"type": "ping"}).encode()
LONG = json.dumps({"type": "ping", "padding": "." * 300}).encode()


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Return the frame of a client."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"." * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("text", ["", "a", "é" * 60, "." * 125])
def test_a_short_message_is_read_as_the_library_wrote_it(text: str) -> None:
    assert short_text(sent(text.encode())) == text


OTHERS = {
    "nothing": b"",
    "a part": sent(PING)[:-1],
    "two messages": sent(PING) + sent(PING),
    "a long one": sent(b"." * 126),
    "no text": sent(b"\xff"),
    "binary": sent(PING, Opcode.BINARY),
    "a fragment": sent(PING, fin=False),
    "no mask": Frame(Opcode.TEXT, PING).serialize(mask=False),
}


@pytest.mark.parametrize("name", OTHERS)
def test_anything_else_is_left_to_the_library(name: str) -> None:
    assert short_text(OTHERS[name]) is None


def test_the_end_of_a_frame_is_found() -> None:
    whole = [sent(PING), sent(LONG), sent(b"", Opcode.PING), sent(PING, Opcode.BINARY)]
    assert are_whole_messages(b"".join(whole))
    assert all(map(are_whole_messages, whole))
    for data in whole:
        assert not any(are_whole_messages(data[:end]) for end in range(1, len(data)))
        assert not are_whole_messages(data + b"\x81")
    assert not are_whole_messages(sent(PING, fin=False))
    assert not are_whole_messages(sent(PING, Opcode.CONT))
    assert not are_whole_messages(sent(b"." * (1 << 16)))


def packets() -> Iterator[tuple[bytes, int]]:
    """Yield what a client sends at once, and how many messages that completes."""
    yield sent(PING), 1
    yield sent(PING) + sent(PING) + sent(PING), 3
    yield sent(LONG), 1
    yield sent(b"", Opcode.PING), 0
    yield sent(PING), 1
    yield sent(PING[:5], fin=False), 0
    yield sent(PING[5:], Opcode.CONT), 1
    yield sent(PING), 1
    *cut, last = sent(PING)
    for byte in cut:
        yield bytes((byte,)), 0
    yield bytes((last,)), 1
    yield sent(PING), 1


def test_messages_arrive_however_they_are_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same answers come with and without the short way."""

    async def answers() -> list[str]:
        async with run_server(tmp_path, lambda: 0) as server:
            return await exchange(server.port)

    found = asyncio.run(answers())
    monkeypatch.setattr(protocols, "short_text", lambda data: None)
    assert found == asyncio.run(answers())
    assert (found.count("pong"), found.count("refused")) == (9, 1)


async def exchange(port: int) -> list[str]:
    """Send all packets to a new table; return the types of the answers."""
    reader, writer = await asyncio.open_connection(HOST, port)
    table = await _new_table(reader, writer)
    writer.write(_upgrade(f"{API}/tables/{table['table']['id']}/live"))
    await reader.readuntil(b"\r\n\r\n")
    token = table["seats"][0]["token"]
    hello = {"type": "hello", "token": token}
    found: list[str] = []
    for data, count in [(sent(json.dumps(hello).encode()), 1), *packets()]:
        writer.write(data)
        await writer.drain()
        await asyncio.sleep(0.001)
        for _ in range(count):
            found.append((await _message(reader))["type"])
    writer.close()
    return found


async def _new_table(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> dict[str, Any]:
    body = json.dumps({"game": "samurai", "seats": [{}, {}]}).encode()
    head = f"POST {API}/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {len(body)}"
    writer.write(f"{head}\r\nContent-Type: application/json\r\n\r\n".encode() + body)
    answer = await reader.readuntil(b"\r\n\r\n")
    size = int(answer.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
    made: dict[str, Any] = json.loads(await reader.readexactly(size))
    return made


def _upgrade(path: str) -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {HOST}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def _message(reader: asyncio.StreamReader) -> dict[str, Any]:
    """Return the next message of the server; control frames are skipped."""
    while True:
        first, size = await reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2))
        elif size == 127:
            size = int.from_bytes(await reader.readexactly(8))
        data = await reader.readexactly(size)
        if first & 0x0F == Opcode.TEXT:
            message: dict[str, Any] = json.loads(data)
            return message
