"""An agent at ``/mcp`` counts as connected, although it keeps no connection."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from sengoku.server.app import create_app
from sengoku.server.settings import Settings
from sengoku.server.tables import presence_reports

RPC = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
ACCEPT = {"Accept": "application/json, text/event-stream"}


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(presence_reports, "REPORT_DELAY_SECONDS", 0.0)
    settings = Settings(data=str(tmp_path / "data"), bot_workers=1, mcp=True)
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as app:
        yield app


@contextmanager
def watching(app: TestClient, id: str, token: str) -> Iterator[WebSocketTestSession]:
    with app.websocket_connect(f"/api/v1/tables/{id}/live") as socket:
        socket.send_json({"type": "hello", "token": token, "presence": True})
        assert socket.receive_json()["type"] == "welcome"
        yield socket


def hear(socket: WebSocketTestSession, seats: list[int]) -> None:
    wanted = {"type": "presence", "seats": seats, "spectators": 0}
    while (message := socket.receive_json()) != wanted:
        assert message["type"] == "presence"


def seated(app: TestClient) -> tuple[str, list[str]]:
    made = app.post("/api/v1/tables", json={"game": "samurai", "seats": [{}, {}]})
    told = made.json()
    return told["table"]["id"], [seat["token"] for seat in told["seats"]]


def call(app: TestClient, id: str, token: str) -> None:
    headers = {**ACCEPT, "Authorization": f"Bearer {token}"}
    assert app.post(f"/mcp/{id}", json=RPC, headers=headers).is_success


def test_an_agent_is_connected_from_its_first_call(app: TestClient) -> None:
    id, tokens = seated(app)
    with watching(app, id, tokens[0]) as socket:
        hear(socket, [0])
        call(app, id, tokens[1])
        hear(socket, [0, 1])
    with watching(app, id, tokens[0]) as socket:
        hear(socket, [0, 1])


def test_an_agent_that_calls_no_more_is_gone_after_a_while(
    app: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence_reports, "CALLER_SECONDS", 0.2)
    id, tokens = seated(app)
    with watching(app, id, tokens[0]) as socket:
        hear(socket, [0])
        for _ in range(3):
            call(app, id, tokens[1])
        hear(socket, [0, 1])
        hear(socket, [0])


def test_a_wrong_key_is_nobody(app: TestClient) -> None:
    id, tokens = seated(app)
    headers = {**ACCEPT, "Authorization": "Bearer wrong"}
    assert app.post(f"/mcp/{id}", json=RPC, headers=headers).status_code == 401
    with watching(app, id, tokens[0]) as socket:
        hear(socket, [0])
