"""Exception handlers: every failure becomes a key and a detail, never an internal."""

import logging
import math
import time
from collections.abc import Callable, Sequence
from typing import Final, final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.types import Scope

from sengoku.core.errors import GameError, IllegalActionError, StaleError
from sengoku.server.store.transient import is_transient
from sengoku.server.wire.bodies import Failure, Fault, encoded
from sengoku.server.wire.errors import Refused, from_game_error
from sengoku.server.wire.tokens import new_id

log = logging.getLogger(__name__)

LOGGED_NOTE_PREFIX: Final = "logged under "
"""Prefix of the note on an exception that is already logged."""
BROKEN_DETAIL: Final = "internal error; the server's log has it under this id"
UNAVAILABLE_DETAIL: Final = "the database does not answer"
RETRY_AFTER_SECONDS: Final = 5
"""Seconds until a client may retry after a database failure."""
TRACEBACK_INTERVAL_SECONDS: Final = 60.0
"""Seconds between two tracebacks of an unreachable database."""
KEYS_BY_STATUS: Final = {404: "no-page", 405: "no-method", 413: "too-large"}


def install(app: FastAPI, on_refusal: Callable[[str], None]) -> None:
    """Install the handlers; *on_refusal* is called with the key of each refusal."""

    def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        on_refusal(error.key)
        return refusal_response(error)

    def game_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, GameError)
        status = 409 if isinstance(error, StaleError | IllegalActionError) else 400
        return refused(request, from_game_error(error, status))

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(GameError, game_error)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, http_error_response)
    app.add_exception_handler(Exception, _internal_error)


def error_response(
    status: int, fault: Fault, headers: dict[str, str] | None = None
) -> Response:
    body = encoded(Failure(fault))
    return Response(body, status, headers, media_type="application/json")


def refusal_response(refused: Refused) -> Response:
    wait = refused.retry_after
    headers = None if wait is None else {"Retry-After": str(wait)}
    fault = Fault(refused.key, refused.detail, refused.rule, refused.id)
    return error_response(refused.status, fault, headers)


def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    said = "; ".join(_sentence(part["loc"], part["msg"]) for part in error.errors())
    return error_response(422, Fault("unreadable", said[:500]))


def _sentence(place: Sequence[int | str], said: str) -> str:
    """Return the location and the error, without pydantic's prefix."""
    return f"{'.'.join(map(str, place))}: {said.removeprefix('Value error, ')}"


def http_error_response(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # FastAPI could not even decode the body
        return error_response(
            422, Fault("unreadable", "the body is not UTF-8 encoded JSON")
        )
    key = KEYS_BY_STATUS.get(error.status_code, "refused")
    headers = dict(error.headers) if error.headers else None
    return error_response(error.status_code, Fault(key, str(error.detail)), headers)


def _internal_error(request: Request, error: Exception) -> Response:
    """Log the error under an id; the client gets only the id."""
    fault = log_error(error, request.scope)
    if fault.key == "unwell":
        return error_response(503, fault, {"Retry-After": str(RETRY_AFTER_SECONDS)})
    return error_response(500, fault)


@final
class Outages:
    """While the database is away every request fails in the same way."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._next_at = -math.inf

    def is_traceback_due(self) -> bool:
        """Return True at most once per interval."""
        now = self._clock()
        if now < self._next_at:
            return False
        self._next_at = now + TRACEBACK_INTERVAL_SECONDS
        return True


_outages: Final = Outages()


def log_error(error: Exception, scope: Scope) -> Fault:
    """Log *error* under an id, with the route template: the URL may contain a code."""
    id, route = new_id(), getattr(scope.get("route"), "path", "no route")
    error.add_note(f"{LOGGED_NOTE_PREFIX}{id}")
    extra = {"error": id}
    if is_transient(error):
        log.error(
            "error %s at %s: %s (%s)",
            *(id, route, UNAVAILABLE_DETAIL, type(error).__name__),
            exc_info=error if _outages.is_traceback_due() else None,
            extra=extra,
        )
        return Fault("unwell", UNAVAILABLE_DETAIL, id=id)
    log.error("error %s at %s", id, route, exc_info=error, extra=extra)
    return Fault("broken", BROKEN_DETAIL, id=id)
