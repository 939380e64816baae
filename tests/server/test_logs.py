"""The server's logs, which contain no secret."""

import io
import json
import logging
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server import live
from sengoku.server.middleware import logs
from sengoku.server.wire import error_handlers
from tests.server.table_client import API, TableClient, bearer, new_table

TOKEN = "aB3_xY9-aB3_xY9-aB3_xY"


class Written:
    """The log of a test in both formats, from the lowest level on."""

    def __init__(self) -> None:
        self.text, self.json = io.StringIO(), io.StringIO()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.json.getvalue().splitlines()]


@pytest.fixture
def written() -> Iterator[Written]:
    found, root = Written(), logging.getLogger()
    handlers = [logging.StreamHandler(found.text), logging.StreamHandler(found.json)]
    for handler, lines in zip(
        handlers, (logs.TextLines(), logs.JsonLines()), strict=True
    ):
        handler.setFormatter(lines)
        handler.addFilter(logs.is_worth_logging)
        root.addHandler(handler)
    level = root.level
    root.setLevel(logging.DEBUG)
    yield found
    root.setLevel(level)
    for handler in handlers:
        root.removeHandler(handler)


def test_an_error_is_logged_under_the_id_in_the_response(
    server: TestClient, written: Written
) -> None:
    table = new_table(server)

    def fail(*_: object) -> None:
        raise ValueError(f"broken by {TOKEN}")

    table.client.app.state.services.registry.open = fail  # type: ignore[attr-defined]
    visitor = TestClient(server.app, raise_server_exceptions=False)
    with pytest.raises(ValueError, match="broken by") as raised:
        table.get()
    assert raised.value.__notes__[0].startswith(
        error_handlers.LOGGED_NOTE_PREFIX
    )  # see is_worth_logging
    reply = visitor.get(f"{API}/tables/{table.id}?secret=hidden")
    told = reply.json()["error"]
    assert (reply.status_code, told["key"]) == (500, "broken")
    assert "broken by" not in reply.text
    (line,) = (line for line in written.lines if line["error"] == told["id"])
    assert line["request"] == reply.headers["x-request-id"]
    assert (line["level"], line["logger"]) == (
        "error",
        "sengoku.server.wire.error_handlers",
    )
    assert "ValueError: broken by …" in line["traceback"]
    assert line["message"].endswith("/tables/{table}")
    text = written.text.getvalue()
    assert f"[request {line['request']}]\nTraceback" in text
    for secret in (TOKEN, "hidden"):
        assert secret not in text + written.json.getvalue()


def test_an_error_in_a_websocket_is_logged_and_ends_it(
    server: TestClient, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(server)
    with table.live() as (socket, _):
        monkeypatch.setattr(live, "Pong", None)  # no background job uses it
        socket.send_json({"type": "ping"})
        assert socket.receive()["code"] == 1011
        monkeypatch.undo()
    errors = [line for line in written.lines if line["level"] == "error"]
    assert [line["logger"] for line in errors] == ["sengoku.server.wire.error_handlers"]
    assert table.view()["heard"] > 0


def test_duplicate_logs_of_uvicorn_are_dropped() -> None:
    known, news = ValueError("x"), ValueError("y")
    known.add_note(f"{error_handlers.LOGGED_NOTE_PREFIX}abc")

    def record(name: str, error: Exception | None) -> logging.LogRecord:
        info = None if error is None else (type(error), error, None)
        return logging.LogRecord(name, logging.ERROR, "", 1, "failed", (), info)

    assert not logs.is_worth_logging(record("uvicorn.error", known))
    assert logs.is_worth_logging(record("uvicorn.error", news))
    assert logs.is_worth_logging(record("uvicorn.error", None))
    assert logs.is_worth_logging(record("sengoku.server.wire.error_handlers", known))


@pytest.mark.parametrize(
    ("message", "line"),
    [
        (f"Authorization: Bearer {TOKEN}x", "Authorization: Bearer …"),
        ("GET /t/abc?token=x&y=z HTTP", "GET /t/abc?… HTTP"),
        (f"http://here/t/abc#{TOKEN} was opened", "http://here/t/abc#… was opened"),
        ("RequestValidationError is a word", "RequestValidationError is a word"),
    ],
)
def test_secrets_are_redacted(message: str, line: str) -> None:
    record = logging.LogRecord("x", logging.ERROR, "", 1, message, (), None)
    assert logs.TextLines().format(record).endswith(f"ERROR x: {line}")
    assert json.loads(logs.JsonLines().format(record))["message"] == line


def test_logging_setup_includes_uvicorn(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = [*root.handlers], root.level
    for name in (
        "uvicorn",
        "uvicorn.error",
    ):  # other tests may have configured it differently
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.setLevel(logging.NOTSET)
        logger.propagate, logger.disabled = True, False
    try:
        logs.configure("json")
        logging.getLogger("uvicorn.error").warning("odd %s", "thing")
        logging.getLogger("uvicorn.error").info("usual thing")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["message"] == "odd thing"


def test_no_log_contains_a_token(server: TestClient, written: Written) -> None:
    """Play with everything logged, then search the logs for every token."""
    table = new_table(server, seats=[{"name": "Ann"}, {}, {"kind": "open"}])
    joined = server.post(f"codes/{table.made['table']['code']}/join", json={}).json()
    table.tokens[2] = joined["token"]
    heard = {viewer: _listen(table, viewer) for viewer in (None, 0, 1, 2)}
    secrets = {
        0: table.tokens[0],
        1: table.tokens[1],
        2: table.tokens[2],
        "host": table.host,
        "watch": table.made["watch"].partition("#")[2],
    }
    logged = written.text.getvalue() + written.json.getvalue()
    assert "asyncio" in logged or "aiosqlite" in logged  # down to the lowest level
    for owner, token in secrets.items():
        assert len(token) == 22
        assert token not in logged, owner
        for viewer, answers in heard.items():
            assert len(answers) > 1000
            assert token not in answers, (owner, viewer)


def _listen(table: TableClient, viewer: int | None) -> str:
    """Return everything *viewer* receives while the others play, chat and fail."""
    rnd, heard = random.Random(4), []
    with ExitStack() as stack:
        socket, welcome = stack.enter_context(table.live(viewer))
        heard.append(json.dumps(welcome))
        for seat in table.tokens:
            if seat in table.view(seat)["waiting"]:
                table.answer(seat, rnd)
            table.post("/chat", {"text": "hello"}, seat)
            table.post("/moves", {"at": 0, "do": "nonsense"}, seat)
        table.client.get("tables?token=" + table.tokens[0])
        table.client.get(f"tables/{table.id}", headers=bearer("wrong"))
        socket.send_json({"type": "ping"})
        while (message := socket.receive_json())["type"] != "pong":
            heard.append(json.dumps(message))
    for path in ("", "/view", "/chat"):
        heard.append(table.get(path, viewer).text)
    heard.append(table.client.get("tables").text)
    return "\n".join(heard)
