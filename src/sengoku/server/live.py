"""The websocket of a table: pushes updates and takes answers."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from fastapi import WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from sengoku.core.errors import GameError
from sengoku.server.connection import (
    BAD_HELLO,
    BROKEN,
    NOT_ADMITTED,
    TOO_MANY,
    Connection,
    close,
)
from sengoku.server.middleware.client_address import rate_limit_key
from sengoku.server.middleware.rate_limits import Guess, credentials
from sengoku.server.services import Services
from sengoku.server.store.transient import is_transient
from sengoku.server.tables import chat, concede, preparing, read_marks
from sengoku.server.tables.access import Guest, admit, admit_again
from sengoku.server.tables.audience import Audience
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.bodies import PROTOCOL, Fault
from sengoku.server.wire.decoding import id_of, read
from sengoku.server.wire.error_handlers import log_error
from sengoku.server.wire.errors import Refused
from sengoku.server.wire.messages import (
    AheadReply,
    Announcement,
    Because,
    ClientMessage,
    Concede,
    Done,
    Explain,
    Hello,
    LookAhead,
    Ping,
    Play,
    Pong,
    Refusal,
    Say,
    Seen,
    Undo,
    Welcome,
    encoded,
)

HELLO_TIMEOUT_SECONDS: Final = 10.0
"""Seconds a client has to send *hello*."""


async def serve(services: Services, socket: WebSocket, id: str) -> None:
    """Serve one client until it disconnects."""
    await socket.accept()
    try:
        hello = await _hello(socket)
        if hello is None:
            await socket.close(BAD_HELLO, "say hello first")
        else:
            await _admit(services, socket, id, hello)
    except (WebSocketDisconnect, OSError):
        pass  # the client disconnected
    except Exception as error:
        log_error(error, socket.scope)
        await close(socket, BROKEN)


async def _admit(services: Services, socket: WebSocket, id: str, hello: Hello) -> None:
    limits = services.limits
    guess = Guess(
        rate_limit_key(socket.scope), id, credentials(hello.token, hello.session)
    )
    try:
        limits.check(guess)
        visitor = await admit(services.registry, id, hello.token, hello.session)
    except Refused as refused:
        if refused.status == 401:
            limits.record_invalid(guess.address)
        await _reject(socket, refused)
        return
    limits.record_valid(guess)
    connection = Connection(socket, visitor, limits)
    try:
        with _open(services, connection, visitor, hello):
            await _run(services, connection, visitor, hello)
    except Refused as refused:
        await _reject(socket, refused)


@contextlib.contextmanager
def _open(
    services: Services, connection: Connection, visitor: Guest, hello: Hello
) -> Iterator[None]:
    """Register the connection, so that a ban or a logout closes it."""
    with contextlib.ExitStack() as stack:
        stack.enter_context(services.bans.open(connection, connection.socket.scope))
        if visitor.is_logged_in:
            sockets = services.session_sockets
            stack.enter_context(sockets.open(connection, hello.session))
        yield


async def _reject(socket: WebSocket, refused: Refused) -> None:
    await socket.send_text(encoded(Refusal(None, fault_of(refused))).decode())
    await socket.close(NOT_ADMITTED, refused.key)


async def _hello(socket: WebSocket) -> Hello | None:
    try:
        async with asyncio.timeout(HELLO_TIMEOUT_SECONDS):
            first = read(await _receive(socket))
    except (TimeoutError, msgspec.DecodeError):
        return None
    return first if isinstance(first, Hello) else None


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text


async def _run(
    services: Services, connection: Connection, visitor: Guest, hello: Hello
) -> None:
    registry, viewer = services.registry, visitor.viewer
    audience = Audience(viewer, hello.books, hello.words, hello.search, hello.presence)
    async with registry.locked(visitor.table) as locked:
        table = locked.table
        visitor = await admit_again(registry, visitor, hello.token, hello.session)
        chat_lines = await chat.missed_lines(locked, hello.chat)
        view = await locked.listen(connection, audience, hello.since)
        info = table.info()
        welcome = Welcome(PROTOCOL, info, viewer, view, chat_lines, registry.now())
        connection.push(encoded(welcome))
        if registry.announcement:
            connection.push(encoded(Announcement(registry.announcement)))
        services.presence.connected(table, connection if hello.presence else None)
    pump = asyncio.create_task(connection.pump())
    listen = asyncio.create_task(_listen(services, connection, visitor))
    try:
        ends: set[asyncio.Future[Any]] = {pump, listen, connection.closing}
        done, _ = await asyncio.wait(ends, return_when="FIRST_COMPLETED")
        for end in done:
            end.result()
    finally:
        table.broadcaster.listeners[audience].discard(connection)
        services.presence.disconnected(table)
        table.used_at = registry.now()
        await _stop(connection, pump, listen)
        if connection.closing.done():
            await close(connection.socket, connection.closing.result())


async def _stop(
    connection: Connection, pump: asyncio.Task[None], listen: asyncio.Task[None]
) -> None:
    """Cancel both tasks, but let a request in progress finish."""
    connection.is_left = True
    pump.cancel()
    if not connection.is_answering:
        listen.cancel()
    # ``gather`` would hide the cancellation of this task itself.
    await asyncio.wait((pump, listen))
    for task in (pump, listen):
        if not task.cancelled():
            task.exception()  # mark it as retrieved


async def _listen(services: Services, connection: Connection, visitor: Guest) -> None:
    while not connection.is_left:
        text = await _receive(connection.socket)
        try:
            connection.count()
        except Refused:
            connection.end(TOO_MANY)
            return
        try:
            message = read(text)
        except msgspec.DecodeError as error:
            fault = Fault("unreadable", f"unreadable: {error}")
            connection.push(encoded(Refusal(id_of(text), fault)))
            continue
        answer = await _answer(services, connection, visitor, message)
        if answer is not None:
            connection.push(encoded(answer))


async def _answer(
    services: Services,
    connection: Connection,
    visitor: Guest,
    message: ClientMessage,
) -> msgspec.Struct | None:
    connection.is_answering = True
    try:
        connection.take(message)
        return await _handle(services.registry, visitor, message)
    except GameError as error:
        fault = Fault(error.key, error.detail or error.key, error.rule)
    except Refused as refused:
        fault = fault_of(refused)
    except SQLAlchemyError as error:
        if not is_transient(error):
            raise
        fault = log_error(error, connection.socket.scope)
    finally:
        connection.is_answering = False
    services.metrics.record_refusal(fault.key)
    return Refusal(getattr(message, "id", None), fault)


async def _handle(
    registry: TableRegistry, visitor: Guest, message: ClientMessage
) -> msgspec.Struct | None:
    table = visitor.table
    match message:
        case Play():
            async with registry.locked(table) as locked:
                played = await locked.play(visitor.seat, message.at, message.do)
            return Done(message.id, played.again)
        case Undo():
            async with registry.locked(table) as locked:
                undone = await preparing.take_back(locked, visitor.seat, message.at)
            return Done(message.id, undone.again)
        case Explain():
            return await _explain(registry, visitor, message)
        case Say():
            speaker = chat.check_may_speak(visitor.viewer)
            await chat.say(registry, table, speaker, message.text, message.phrase)
            return Done(message.id)
        case Concede():
            is_new = await concede.concede(registry, table, visitor.seat)
            return Done(message.id, again=not is_new)
        case LookAhead():
            return await _look_ahead(registry, visitor, message)
        case Seen():
            await read_marks.mark_read(registry, table, visitor.seat, message.events)
            return None
        case Ping():
            return Pong(registry.now())
    raise Refused(409, "hello-again", "hello was already sent")


async def _look_ahead(
    registry: TableRegistry, visitor: Guest, message: LookAhead
) -> AheadReply:
    table, seat = visitor.table, visitor.seat
    if message.do is None:
        return AheadReply(message.id, await preparing.show(registry, table, seat))
    ahead = await preparing.prepare(registry, table, seat, message.do)
    return AheadReply(message.id, ahead)


async def _explain(
    registry: TableRegistry, visitor: Guest, message: Explain
) -> Because:
    async with registry.locked(visitor.table) as table:
        match = table.game.started
        action = match.read(message.action)
        why = match.explain(visitor.seat, action)
        if why is None:
            undo = match.is_revocable(visitor.seat, action)
            return Because(message.id, None, "", {}, undo=undo)
        words = table.broadcaster.phraser.reason(why)
    return Because(message.id, why.key, why.rule, why.facts, words)


def fault_of(refused: Refused) -> Fault:
    return Fault(refused.key, refused.detail, refused.rule, refused.id)
