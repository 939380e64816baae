"""Every failure ends as a sentence with a key; nothing inside is shown outside."""

import logging
from collections.abc import Sequence
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.types import Scope

from sengoku.core.errors import GameError, IllegalActionError, StaleError
from sengoku.server.store.transient import is_transient
from sengoku.server.wire.bodies import Failure, Fault, encoded
from sengoku.server.wire.errors import Refused, of_game
from sengoku.server.wire.tokens import new_id

log = logging.getLogger(__name__)

KNOWN: Final = "logged under "
"""Begins the note of an exception that was logged already."""
BROKEN: Final = "internal error; the log of the server has it under this id"
UNWELL: Final = "the database does not answer"
LATER: Final = 5
"""Seconds after which a visitor may try whether the database is there again."""
KEYS: Final = {404: "no-page", 405: "no-method", 413: "too-large"}


def install(app: FastAPI) -> None:
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(GameError, _game_error)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, of_http)
    app.add_exception_handler(Exception, _broken)


def reply(status: int, fault: Fault, headers: dict[str, str] | None = None) -> Response:
    body = encoded(Failure(fault))
    return Response(body, status, headers, media_type="application/json")


def refusal(refused: Refused) -> Response:
    wait = refused.retry_after
    headers = None if wait is None else {"Retry-After": str(wait)}
    fault = Fault(refused.key, refused.detail, refused.rule)
    return reply(refused.status, fault, headers)


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    request.app.state.metrics.note_refused(error.key)
    return refusal(error)


def _game_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, GameError)
    status = 409 if isinstance(error, StaleError | IllegalActionError) else 400
    return _refused(request, of_game(error, status))


def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    said = "; ".join(_sentence(part["loc"], part["msg"]) for part in error.errors())
    return reply(422, Fault("unreadable", said[:500]))


def _sentence(place: Sequence[int | str], said: str) -> str:
    """Return what is wrong where, without the name pydantic has for our own errors."""
    return f"{'.'.join(map(str, place))}: {said.removeprefix('Value error, ')}"


def of_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # FastAPI could not even decode the body
        return reply(422, Fault("unreadable", "the body is not JSON in UTF-8"))
    key = KEYS.get(error.status_code, "refused")
    headers = dict(error.headers) if error.headers else None
    return reply(error.status_code, Fault(key, str(error.detail)), headers)


def _broken(request: Request, error: Exception) -> Response:
    """Log what went wrong under an id; the visitor gets the id alone."""
    fault = report(error, request.scope)
    if fault.key == "unwell":
        return reply(503, fault, {"Retry-After": str(LATER)})
    return reply(500, fault)


def report(error: Exception, scope: Scope) -> Fault:
    """Log *error* under an id, with the door but not the address, which may have a code
    in it.
    """
    id, door = new_id(), getattr(scope.get("route"), "path", "no door")
    log.error("error %s at %s", id, door, exc_info=error, extra={"error": id})
    error.add_note(f"{KNOWN}{id}")
    if is_transient(error):
        return Fault("unwell", UNWELL, id=id)
    return Fault("broken", BROKEN, id=id)
