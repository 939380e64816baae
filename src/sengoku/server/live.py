"""The websocket of a table: what happens is told at once, answers are taken."""

import asyncio
import contextlib
import logging
from typing import Final, final

import msgspec
from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from sengoku.core.errors import GameError
from sengoku.core.seats import Viewer
from sengoku.server import chat, seen
from sengoku.server.access import Guest, admitted
from sengoku.server.errors import Refused
from sengoku.server.hall import Hall
from sengoku.server.live_messages import (
    Because,
    Done,
    Explain,
    Hello,
    Ping,
    Play,
    Pong,
    Refusal,
    Say,
    Seen,
    Undo,
    Up,
    Welcome,
    encoded,
)
from sengoku.server.table import Audience
from sengoku.server.wire import PROTOCOL, Fault

LONGEST: Final = 4096
"""A message of a client has so many bytes at most."""
FULL: Final = 256
"""A client that is so many messages behind is let go; it may come again."""
PATIENCE: Final = 10.0
"""Seconds a client has to say hello."""

TOO_SLOW: Final = 4008
BAD_HELLO: Final = 4000
NOT_ADMITTED: Final = 4001
TOO_MANY: Final = 4029

log = logging.getLogger(__name__)
_up: Final = msgspec.json.Decoder(Up)


@final
class Connection:
    """One open websocket; satisfies ``table.Listener``."""

    def __init__(self, socket: WebSocket, viewer: Viewer, keeps_books: bool) -> None:
        self.socket = socket
        self.viewer = viewer
        self.keeps_books = keeps_books
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(FULL)

    def push(self, message: bytes) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put_nowait(None)

    async def pump(self) -> None:
        """Send what is pushed, until the client is too slow."""
        while True:
            message = await self._waiting.get()
            if message is None:
                await self.socket.close(TOO_SLOW, "too slow")
                return
            await self.socket.send_text(message.decode())


async def serve(hall: Hall, socket: WebSocket, id: str) -> None:
    """Talk to one client until it leaves."""
    await socket.accept()
    try:
        hello = await _hello(socket)
        if hello is None:
            await socket.close(BAD_HELLO, "say hello first")
            return
        table = await hall.open(id)
        visitor = admitted(table, hello.token)
    except Refused as refused:
        await socket.send_text(encoded(Refusal(None, fault_of(refused))).decode())
        await socket.close(NOT_ADMITTED, refused.key)
        return
    except WebSocketDisconnect:
        return
    await _converse(hall, socket, visitor, hello)


async def _hello(socket: WebSocket) -> Hello | None:
    try:
        async with asyncio.timeout(PATIENCE):
            first = _read(await _receive(socket))
    except (TimeoutError, msgspec.DecodeError):
        return None
    return first if isinstance(first, Hello) else None


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text


def _read(text: str | bytes) -> Up:
    if len(text) > LONGEST:
        raise msgspec.DecodeError(f"a message has {LONGEST} bytes at most")
    message: Up = _up.decode(text)
    return message


async def _converse(
    hall: Hall, socket: WebSocket, visitor: Guest, hello: Hello
) -> None:
    table, viewer = visitor.table, visitor.viewer
    connection = Connection(socket, viewer, hello.books)
    audience = Audience(viewer, hello.books)
    said = await chat.lines(hall, table, hello.chat)
    async with table.lock:
        table.listeners[audience].add(connection)
        view = table.view(viewer, hello.since, hello.books) if table.match else None
        info = table.info()
        welcome = Welcome(PROTOCOL, info, viewer, view, said, hall.now())
        connection.push(encoded(welcome))
    pump = asyncio.create_task(connection.pump())
    listen = asyncio.create_task(_listen(hall, connection, visitor))
    try:
        done, _ = await asyncio.wait({pump, listen}, return_when="FIRST_COMPLETED")
        for task in done:
            task.result()
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the client left
    finally:
        table.listeners[audience].discard(connection)
        table.used_at = hall.now()
        for task in (pump, listen):
            task.cancel()
        await asyncio.gather(pump, listen, return_exceptions=True)
        if socket.client_state is WebSocketState.CONNECTED:
            await _close(socket)


async def _close(socket: WebSocket) -> None:
    with contextlib.suppress(RuntimeError, OSError):  # closed already
        await socket.close()


async def _listen(hall: Hall, connection: Connection, visitor: Guest) -> None:
    while True:
        text = await _receive(connection.socket)
        try:
            message = _read(text)
        except msgspec.DecodeError as error:
            fault = Fault("unreadable", f"unreadable: {error}")
            connection.push(encoded(Refusal(None, fault)))
            continue
        answer = await _answer(hall, visitor, message)
        if answer is not None:
            connection.push(encoded(answer))


async def _answer(hall: Hall, visitor: Guest, message: Up) -> msgspec.Struct | None:
    id = getattr(message, "id", None)
    try:
        return await _do(hall, visitor, message)
    except GameError as error:
        return Refusal(id, Fault(error.key, error.detail or error.key, error.rule))
    except Refused as refused:
        return Refusal(id, fault_of(refused))


async def _do(hall: Hall, visitor: Guest, message: Up) -> msgspec.Struct | None:
    table = visitor.table
    match message:
        case Play():
            played = await hall.play(table, visitor.seat, message.at, message.do)
            return Done(message.id, played.again)
        case Undo():
            undone = await hall.take_back(table, visitor.seat, message.at)
            return Done(message.id, undone.again)
        case Explain():
            return await _explain(visitor, message)
        case Say():
            speaker = chat.check_may_speak(visitor.viewer)
            await chat.say(hall, table, speaker, message.text, message.phrase)
            return Done(message.id)
        case Seen():
            await seen.look(hall, table, visitor.seat, message.events)
            return None
        case Ping():
            return Pong(hall.now())
    raise Refused(409, "hello-again", "hello was said already")


async def _explain(visitor: Guest, message: Explain) -> Because:
    table, seat = visitor.table, visitor.seat
    async with table.lock:
        match = table.started
        why = match.explain(seat, match.read(message.action))
    if why is None:
        return Because(message.id, None, "", {})
    return Because(message.id, why.key, why.rule, why.facts)


def fault_of(refused: Refused) -> Fault:
    return Fault(refused.key, refused.detail, refused.rule)
