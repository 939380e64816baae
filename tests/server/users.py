"""Users with accounts."""

import json
from typing import Any, Final

from sqlalchemy import Executable
from starlette.testclient import TestClient

from sengoku.server.tables.registry import TableRegistry
from tests.server.table_client import TableClient

JSON: Final = {"Content-Type": "application/json"}
PASSWORD: Final = "correct horse"


class User:
    """A user with a session."""

    def __init__(self, client: TestClient, reply: Any) -> None:
        assert reply.is_success, reply.text
        self.client = client
        self.session: str = reply.json()["session"]
        self.id: str = reply.json()["account"]["id"]
        self.headers = {"X-Sengoku-Session": self.session}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return self.client.request(method, path, json=body, headers=self.headers)

    def games(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask("GET", "me/games").json()
        return found


def register(client: TestClient, name: str = "Ann", **more: Any) -> User:
    body = {"name": name, "password": PASSWORD, **more}
    return User(client, client.post("accounts", json=body))


def log_in(client: TestClient, name: str = "Ann", password: str = PASSWORD) -> Any:
    return post(client, "sessions", {"name": name, "password": password})


def post(client: TestClient, path: str, body: Any) -> Any:
    """Send *body* as JSON, with characters that clients would reject."""
    return client.post(path, content=json.dumps(body), headers=JSON)


def table_of(person: User, **wanted: Any) -> TableClient:
    """Return a table created by *person*, who owns its first seat."""
    body = {"game": "samurai", "seats": [{}] * 2, **wanted}
    return TableClient(person.client, person.ask("POST", "tables", body).json())


def registry_of(client: TestClient) -> TableRegistry:
    registry = client.app.state.services.registry  # type: ignore[attr-defined]
    assert isinstance(registry, TableRegistry)
    return registry


def call(client: TestClient, function: Any, *args: Any) -> Any:
    assert client.portal is not None
    return client.portal.call(function, *args)


def in_database(client: TestClient, statement: Executable) -> Any:
    async def run() -> Any:
        async with registry_of(client).database.writing() as connection:
            done = await connection.execute(statement)
            return done.all() if done.returns_rows else None

    return call(client, run)


def refused(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["key"]
