"""An agent at ``/mcp`` counts as connected, although it keeps no connection."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

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


def connected(app: TestClient, id: str, token: str) -> list[int]:
    """Connect as a player; return the seats that are connected by then."""
    with app.websocket_connect(f"/api/v1/tables/{id}/live") as socket:
        socket.send_json({"type": "hello", "token": token, "presence": True})
        while (message := socket.receive_json())["type"] != "presence":
            pass
        seats: list[int] = message["seats"]
        return seats


def seated(app: TestClient) -> tuple[str, list[str]]:
    made = app.post("/api/v1/tables", json={"game": "samurai", "seats": [{}, {}]})
    told = made.json()
    return told["table"]["id"], [seat["token"] for seat in told["seats"]]


def call(app: TestClient, id: str, token: str) -> None:
    headers = {**ACCEPT, "Authorization": f"Bearer {token}"}
    assert app.post(f"/mcp/{id}", json=RPC, headers=headers).is_success


def test_an_agent_is_connected_after_its_first_call(app: TestClient) -> None:
    id, tokens = seated(app)
    assert connected(app, id, tokens[0]) == [0]
    call(app, id, tokens[1])
    assert connected(app, id, tokens[0]) == [0, 1]


def test_a_wrong_key_is_nobody(app: TestClient) -> None:
    id, tokens = seated(app)
    headers = {**ACCEPT, "Authorization": "Bearer wrong"}
    assert app.post(f"/mcp/{id}", json=RPC, headers=headers).status_code == 401
    assert connected(app, id, tokens[0]) == [0]
