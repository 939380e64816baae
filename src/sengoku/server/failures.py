"""Every failure ends as a sentence with a key; nothing inside is shown outside."""

import logging
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from sengoku.core.errors import GameError, IllegalActionError, StaleError
from sengoku.server.errors import Refused, of_game
from sengoku.server.tokens import new_id
from sengoku.server.wire import Failure, Fault, encoded

log = logging.getLogger(__name__)

KEYS: Final = {404: "no-page", 405: "no-method", 413: "too-large"}


def install(app: FastAPI) -> None:
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(GameError, _game_error)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)


def reply(status: int, fault: Fault, headers: dict[str, str] | None = None) -> Response:
    body = encoded(Failure(fault))
    return Response(body, status, headers, media_type="application/json")


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    wait = error.retry_after
    headers = None if wait is None else {"Retry-After": str(wait)}
    return reply(error.status, Fault(error.key, error.detail, error.rule), headers)


def _game_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, GameError)
    status = 409 if isinstance(error, StaleError | IllegalActionError) else 400
    return _refused(request, of_game(error, status))


def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    said = "; ".join(
        f"{'.'.join(map(str, part['loc']))}: {part['msg']}" for part in error.errors()
    )
    return reply(422, Fault("unreadable", said[:500]))


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = KEYS.get(error.status_code, "refused")
    headers = dict(error.headers) if error.headers else None
    return reply(error.status_code, Fault(key, str(error.detail)), headers)


def _broken(request: Request, error: Exception) -> Response:
    """Log what went wrong under an id; the visitor gets the id alone."""
    id = new_id()
    log.error("error %s at %s", id, request.url.path, exc_info=error)
    detail = "something went wrong here; the log of the server has it under this id"
    return reply(500, Fault("broken", detail, id=id))
