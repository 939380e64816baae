"""A client for the HTTP API: create tables, look at them, join them."""

from types import TracebackType
from typing import Any, Final, Self, TypeVar, final

import httpx2
import msgspec

from sengoku.client.errors import RefusedError, UnreachableError
from sengoku.client.live import PATIENCE, Live
from sengoku.client.messages import Fault, TableInfo, View

API: Final = "/api/v1"
SECONDS: Final = 30.0
"""How long an answer of the server may take."""

T = TypeVar("T")


class _Ticket(msgspec.Struct, frozen=True):
    seat: int
    token: str
    link: str


class _Failure(msgspec.Struct, frozen=True):
    error: Fault


class _Made(msgspec.Struct, frozen=True):
    table: TableInfo
    host: str
    seats: tuple[_Ticket, ...]
    watch: str


@final
class Client:
    """Talks to the server at *base_url*; use it with ``async with``."""

    def __init__(self, base_url: str) -> None:
        self.base_url: Final = base_url.rstrip("/")
        self._http: Final = httpx2.AsyncClient(timeout=SECONDS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def create(self, game: str, **wanted: Any) -> "Made":
        """Set up a table; *wanted* are the fields of ``NewTable``, such as *seats*."""
        body = {"game": game, **wanted}
        made = await self.request("POST", "/tables", _Made, body=body)
        seats = {one.seat: self.seat(made.table.id, one.token) for one in made.seats}
        watch = self.seat(made.table.id, made.watch.rpartition("#")[2])
        return Made(made.table, self.seat(made.table.id, made.host), seats, watch)

    async def look(self, table: str, token: str = "") -> TableInfo:
        """Return the table as everybody sees it."""
        return await self.request("GET", f"/tables/{table}", TableInfo, token)

    async def find(self, code: str) -> TableInfo:
        """Return the table that can be joined with *code*."""
        return await self.request("GET", f"/codes/{code}", TableInfo)

    async def join(
        self, code: str, name: str = "", colour: str = "", seat: int | None = None
    ) -> "Seat":
        """Take a seat at the table that can be joined with *code*."""
        table = await self.find(code)
        body = {"name": name, "colour": colour, "seat": seat}
        ticket = await self.request("POST", f"/codes/{code}/join", _Ticket, body=body)
        return self.seat(table.id, ticket.token)

    def seat(self, table: str, token: str = "") -> "Seat":
        """Return the seat that *token* opens; without one, that of a spectator."""
        return Seat(self, table, token)

    async def request(
        self,
        method: str,
        path: str,
        kind: type[T],
        token: str = "",
        body: object | None = None,
    ) -> T:
        """Ask for *path* of the interface; the answer is read as *kind*."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"{self.base_url}{API}{path}"
        try:
            reply = await self._http.request(method, url, headers=headers, json=body)
        except (httpx2.TransportError, httpx2.InvalidURL) as error:
            detail = f"{self.base_url} cannot be reached: {error!r}"
            raise UnreachableError(detail) from None
        try:
            if reply.is_success:
                return msgspec.json.decode(reply.content or b"null", type=kind)
            fault = msgspec.json.decode(reply.content, type=_Failure).error
        except msgspec.DecodeError:
            detail = f"{url} answers {reply.status_code}, but not as sengoku does"
            raise UnreachableError(detail) from None
        raise RefusedError(fault.key, fault.rule, fault.detail, reply.status_code)


@final
class Seat:
    """A seat of a table, or the place of a spectator: what *token* opens."""

    def __init__(self, client: Client, table: str, token: str) -> None:
        self.client: Final = client
        self.table: Final = table
        self.token: Final = token

    def live(self, books: bool = False, patience: float = PATIENCE) -> Live:
        """Return the live connection, to be used with ``async with``."""
        base = "ws" + self.client.base_url.removeprefix("http")
        url = f"{base}{API}/tables/{self.table}/live"
        return Live(url, self.token, books, patience)

    async def look(self) -> TableInfo:
        return await self.client.look(self.table, self.token)

    async def view(self, since: int = 0) -> View:
        """Return everything the seat may know, with events after the first *since*."""
        return await self.request("GET", f"/view?since={since}", View)

    async def propose(self, kind: str, target: int = 0, bot: str = "") -> TableInfo:
        """Propose something the table has to agree on; see ``NewVote``."""
        body = {"kind": kind, "target": target} | ({"bot": bot} if bot else {})
        return await self.request("POST", "/vote", TableInfo, body)

    async def vote(self, agree: bool) -> TableInfo:
        """Vote yes or no on the proposal."""
        body = {"agree": agree}
        return await self.request("POST", "/vote/ballot", TableInfo, body)

    async def request(
        self, method: str, path: str, kind: type[T], body: object | None = None
    ) -> T:
        """Ask for *path* below the table, with the token of the seat."""
        there = f"/tables/{self.table}{path}"
        return await self.client.request(method, there, kind, self.token, body)


@final
class Made(msgspec.Struct, frozen=True):
    """A new table and the tokens of its seats."""

    table: TableInfo
    host: Seat
    seats: dict[int, Seat]
    watch: Seat
