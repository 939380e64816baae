"""A real conversation with a server, for the page that shows every message.

Ids, tokens and the seed are not drawn here, and the clock stands still, so that the
page stays the same as long as the server says the same.
"""

import itertools
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from unittest.mock import patch

from starlette.testclient import TestClient, WebSocketTestSession

from sengoku.core.rng import fast_seed
from sengoku.server.app import API, create_app
from sengoku.server.settings import Settings
from sengoku.server.tables import creation
from sengoku.server.wire.messages import Announcement

NOW: Final = 1_798_790_400_000
ANN: Final = "token-of-ann"
BEN: Final = "token-of-ben"
TABLE: Final = "k7qm2p9xwe"
CODE: Final = "H3TC8R"
OTHERS: Final = ("token-of-the-host", "token-to-watch")

Said = dict[str, list[dict[str, Any]]]
"""Messages by what they are about."""


def held() -> Said:
    """Return what was said, by the type of the message, both ways."""
    with _server() as server:
        return _Talk(server).held()


@contextmanager
def _server() -> Iterator[TestClient]:
    tokens = itertools.chain((ANN, *OTHERS, BEN))
    with tempfile.TemporaryDirectory() as folder, ExitStack() as patched:
        for name, value in (
            ("new_token", lambda: next(tokens)),
            ("new_id", lambda: TABLE),
            ("new_code", lambda: CODE),
            ("sealed_seed", lambda: fast_seed(7)),
        ):
            patched.enter_context(patch.object(creation, name, value))
        settings = Settings(data=folder, limits=False, bot_workers=1)
        app = create_app(settings, lambda: NOW)
        base = f"http://testserver{API}"
        yield patched.enter_context(TestClient(app, base_url=base))


class _Talk:
    """Ann at her table, from an empty seat beside her to a choice taken back."""

    def __init__(self, server: TestClient) -> None:
        self.server: Final = server
        self.said: Final[Said] = {}
        self.offer: dict[str, Any] | None = None
        self.heard = 0
        self._ids: Final = itertools.count(1)

    def held(self) -> Said:
        self._set_up()
        with self._live() as socket:
            self._say(socket, hello())
            self._hear(socket, "welcome")
            self._post(f"codes/{CODE}/join", {"name": "Ben"}, "")
            self._hear(socket, "table", "again")
            self._choose(socket)
            self._talk(socket)
            self._place(socket)
            self._announce(socket)
        self._come_again()
        self._be_refused()
        return self.said

    def _set_up(self) -> None:
        seats = [{"name": "Ann"}, {"kind": "open"}]
        pace = {"type": "live", "minutes": 20, "extra": 15}
        table = {"game": "samurai", "name": "Sunday", "seats": seats, "pace": pace}
        self._post("tables", table, "")

    def _choose(self, socket: WebSocketTestSession) -> None:
        """The same answer twice, and one that is not offered."""
        move = self._move()
        for _ in range(2):
            self._say(socket, {"type": "move", "id": self._id(), **move})
            self._hear(socket, "done")
        self._say(socket, {"type": "move", "id": self._id(), **move, "do": "pass"})
        self._hear(socket, "refused")

    def _talk(self, socket: WebSocketTestSession) -> None:
        self._say(socket, {"type": "explain", "id": self._id(), "action": "pass"})
        self._hear(socket, "reason")
        said = {"text": "good-game", "phrase": True}
        self._say(socket, {"type": "say", "id": self._id(), **said})
        self._hear(socket, "chat", "done")
        self._say(socket, {"type": "seen", "events": self.heard})
        self._say(socket, {"type": "ping"})
        self._hear(socket, "pong")

    def _place(self, socket: WebSocketTestSession) -> None:
        """Ben answers until Ann is asked; she places a token and takes it back."""
        while self.offer is None or not self.offer["choices"]:
            view = self._get(f"tables/{TABLE}/view", BEN)
            self._post(f"tables/{TABLE}/moves", _first(view["offer"]), BEN)
            self._hear(socket, "update")
        self._say(socket, {"type": "move", "id": self._id(), **self._move()})
        self._hear(socket, "done")
        at = self.offer["at"]
        self._say(socket, {"type": "take-back", "id": self._id(), "at": at})
        self._hear(socket, "done")

    def _announce(self, socket: WebSocketTestSession) -> None:
        text = "The server restarts at noon."
        table = self.server.app.state.services.registry.tables[TABLE]  # type: ignore[attr-defined]
        assert self.server.portal is not None
        self.server.portal.call(table.broadcaster.broadcast, Announcement(text))
        self._hear(socket, "announcement")

    def _come_again(self) -> None:
        with self._live() as socket:
            self._say(
                socket,
                hello()
                | {"since": self.heard - 1, "chat": 1, "words": True, "presence": True},
            )
            self._hear(socket, "welcome", "presence")
            self._say(socket, {"type": "prepare", "id": self._id(), "do": []})
            self._hear(socket, "prepared", "ahead")
            self._say(socket, {"type": "concede", "id": self._id()})
            self._hear(socket, "table", "again", "chat", "done")

    def _be_refused(self) -> None:
        with self._live() as socket:
            self._say(socket, hello() | {"token": "wrong"})
            self._hear(socket, "refused")

    # Saying and hearing

    @contextmanager
    def _live(self) -> Iterator[WebSocketTestSession]:
        there = f"{API}/tables/{TABLE}/live"
        with self.server.websocket_connect(there) as socket:
            yield socket

    def _say(self, socket: WebSocketTestSession, message: dict[str, Any]) -> None:
        self._note(message)
        socket.send_json(message)

    def _hear(self, socket: WebSocketTestSession, *wanted: str) -> None:
        """Read on until all that is *wanted* came."""
        missing = [*wanted]
        while missing:
            message = socket.receive_json()
            self._note(message)
            self._follow(message)
            if message["type"] in missing:
                missing.remove(message["type"])

    def _follow(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.heard = message["since"] + len(message["events"])
            self.offer = message["offer"]
        elif message.get("view"):
            self.heard = message["view"]["heard"]
            self.offer = message["view"]["offer"]

    def _note(self, message: dict[str, Any]) -> None:
        self.said.setdefault(message["type"], []).append(message)

    def _move(self) -> dict[str, int]:
        assert self.offer is not None
        return _first(self.offer)

    def _id(self) -> str:
        return str(next(self._ids))

    def _get(self, path: str, token: str) -> Any:
        return self.server.get(path, headers=_bearer(token)).json()

    def _post(self, path: str, body: object, token: str) -> None:
        reply = self.server.post(path, json=body, headers=_bearer(token))
        reply.raise_for_status()


def hello() -> dict[str, Any]:
    return {"type": "hello", "token": ANN}


def _first(offer: dict[str, Any]) -> dict[str, int]:
    return {"at": offer["at"], "do": offer["choices"][0]["id"]}


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}
