"""The server's log: lines of text, or one JSON object per line.

A line has the id of its request, which is also in the response (``X-Request-Id``), and
the id of an error, which the client got. Tokens, bodies and query strings are never
logged; if one is part of a message, it is redacted here.
"""

import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sengoku.server.middleware.security_headers import RESPONSE_STARTS
from sengoku.server.settings import LogFormat
from sengoku.server.wire.error_handlers import LOGGED_NOTE_PREFIX

SECRET_PATTERN: Final = re.compile(
    r"(?<=Bearer )[^\s'\"]+"
    r"|(?<=\?)[\w.~%-]+=[^\s'\"]*"
    r"|(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*[0-9_-])[\w-]{22}(?![\w-])"
)
"""A bearer token, a query, and what looks like a token: 22 mixed characters."""
REDACTED: Final = "…"

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")


def configure(form: LogFormat) -> None:
    """Log warnings and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(is_worth_logging)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Filters uvicorn's repeated errors and its reports about garbled input."""
    if not record.name.startswith("uvicorn"):
        return True
    error = record.exc_info[1] if record.exc_info else None
    notes: list[str] = getattr(error, "__notes__", [])
    is_known = any(note.startswith(LOGGED_NOTE_PREFIX) for note in notes)
    return not is_known and not isinstance(error, UnicodeDecodeError)


class TextLines(logging.Formatter):
    """Human-readable lines."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        request = request_id.get()
        if request:
            first, *rest = text.split("\n", 1)
            text = "\n".join((f"{first} [request {request}]", *rest))
        return SECRET_PATTERN.sub(REDACTED, text)


@final
class JsonLines(logging.Formatter):
    """JSON lines."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _clean(record.getMessage()),
            "request": request_id.get(),
            "error": getattr(record, "error", ""),
        }
        if record.exc_info:
            line["traceback"] = _clean(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def _clean(text: str) -> str:
    text = text.encode("utf-8", "replace").decode()
    return SECRET_PATTERN.sub(REDACTED, text)


@final
class RequestIdMiddleware:
    """Gives every request an id, for the log and for the response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        id = secrets.token_hex(6)
        request_id.set(id)

        async def answer(message: Message) -> None:
            if message["type"] in RESPONSE_STARTS:
                named = (b"x-request-id", id.encode())
                message["headers"] = [*message.get("headers", ()), named]
            await send(message)

        await self.app(scope, receive, answer)
