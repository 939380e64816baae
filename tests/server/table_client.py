"""Basic helpers of the server tests: tables, seats, and random answers."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

API = "/api/v1"
ON_BOTH = pytest.mark.parametrize("settings", ["sqlite", "postgresql"], indirect=True)
"""Runs a test of the server on both databases."""
TIMEOUT_SECONDS = 60.0


class AdjustableClock:
    """The real time, which tests can move forward, in milliseconds."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead

    def forward(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


class TableClient:
    """A table and its tokens."""

    def __init__(self, client: TestClient, made: dict[str, Any]) -> None:
        self.client = client
        self.made = made
        self.id: str = made["table"]["id"]
        self.tokens = {one["seat"]: one["token"] for one in made["seats"]}
        self.host: str = made["host"]

    def headers(self, seat: int | None) -> dict[str, str]:
        """Return the headers of a seat, or of an anonymous client."""
        return {} if seat is None else bearer(self.tokens[seat])

    def get(self, path: str = "", seat: int | None = 0) -> Any:
        return self.client.get(f"tables/{self.id}{path}", headers=self.headers(seat))

    def post(self, path: str, body: Any = None, seat: int | None = 0) -> Any:
        there = f"tables/{self.id}{path}"
        return self.client.post(there, json=body, headers=self.headers(seat))

    def view(self, seat: int | None = 0, since: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/view?since={since}", seat).json()
        return found

    def answer(self, seat: int, rnd: random.Random) -> Any:
        """Let *seat* answer at random."""
        offer = self.view(seat)["offer"]
        chosen = rnd.choice(offer["choices"])
        return self.post("/moves", {"at": offer["at"], "do": chosen["id"]}, seat)

    @contextmanager
    def live(
        self, seat: int | None = 0, since: int = 0
    ) -> Iterator[tuple[WebSocketTestSession, dict[str, Any]]]:
        """Open the websocket; yield it and the welcome message."""
        with self.client.websocket_connect(f"{API}/tables/{self.id}/live") as socket:
            token = "" if seat is None else self.tokens[seat]
            socket.send_json({"type": "hello", "token": token, "since": since})
            yield socket, socket.receive_json()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def new_table(client: TestClient, game: str = "samurai", **wanted: Any) -> TableClient:
    """Create a table; by default for three people."""
    body = {"game": game, "seats": [{}] * 3, "watch": "public", **wanted}
    reply = client.post("tables", json=body)
    assert reply.status_code == 201, reply.text
    return TableClient(client, reply.json())


def until(happened: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
