"""The HTTP client: create tables, read them, join them."""

from types import TracebackType
from typing import Any, Final, Self, TypeVar, final

import httpx2
import msgspec

from sengoku.client.errors import RefusedError, UnreachableError
from sengoku.client.live import RECONNECT_TIMEOUT_SECONDS, Live
from sengoku.client.messages import Fault, PreparedInfo, TableInfo, View

API: Final = "/api/v1"
REQUEST_TIMEOUT_SECONDS: Final = 30.0
"""For one HTTP request."""

T = TypeVar("T")


class _Ticket(msgspec.Struct, frozen=True):
    seat: int
    token: str
    link: str


class _Failure(msgspec.Struct, frozen=True):
    error: Fault


class _CreatedTable(msgspec.Struct, frozen=True):
    table: TableInfo
    host: str
    seats: tuple[_Ticket, ...]
    watch: str


@final
class Client:
    """Talks to the server at *base_url*; use it with ``async with``."""

    def __init__(self, base_url: str) -> None:
        self.base_url: Final = base_url.rstrip("/")
        self._http: Final = httpx2.AsyncClient(timeout=REQUEST_TIMEOUT_SECONDS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def create(self, game: str, **fields: Any) -> "CreatedTable":
        """Create a table; *fields* are those of ``NewTable``, such as *seats*."""
        body = {"game": game, **fields}
        made = await self.request("POST", "/tables", _CreatedTable, body=body)
        seats = {one.seat: self.seat(made.table.id, one.token) for one in made.seats}
        watch = self.seat(made.table.id, made.watch.rpartition("#")[2])
        return CreatedTable(
            made.table, self.seat(made.table.id, made.host), seats, watch
        )

    async def table_info(self, table: str, token: str = "") -> TableInfo:
        """Return the public information about a table."""
        return await self.request("GET", f"/tables/{table}", TableInfo, token)

    async def find(self, code: str) -> TableInfo:
        """Return the table that can be joined by *code*."""
        return await self.request("GET", f"/codes/{code}", TableInfo)

    async def join(
        self, code: str, name: str = "", colour: str = "", seat: int | None = None
    ) -> "Seat":
        """Take a seat at the table that can be joined by *code*."""
        table = await self.find(code)
        body = {"name": name, "colour": colour, "seat": seat}
        ticket = await self.request("POST", f"/codes/{code}/join", _Ticket, body=body)
        return self.seat(table.id, ticket.token)

    def seat(self, table: str, token: str = "") -> "Seat":
        """Return the seat of *token*; without a token, a spectator."""
        return Seat(self, table, token)

    async def request(
        self,
        method: str,
        path: str,
        kind: type[T],
        token: str = "",
        body: object | None = None,
    ) -> T:
        """Send a request to *path* of the API and decode the response as *kind*."""
        content = await self._content(method, path, token, body)
        try:
            return msgspec.json.decode(content or b"null", type=kind)
        except msgspec.DecodeError:
            raise _not_ours(f"{self.base_url}{API}{path}", 200) from None

    async def text(self, path: str, token: str = "") -> str:
        """Return a file of the API that is not JSON, such as a replay."""
        return (await self._content("GET", path, token)).decode()

    async def _content(
        self, method: str, path: str, token: str, body: object | None = None
    ) -> bytes:
        """Return the body of a successful response; raise the error of any other."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"{self.base_url}{API}{path}"
        try:
            reply = await self._http.request(method, url, headers=headers, json=body)
        except (httpx2.TransportError, httpx2.InvalidURL) as error:
            detail = f"{self.base_url} cannot be reached: {error!r}"
            raise UnreachableError(detail) from None
        if reply.is_success:
            return reply.content
        try:
            fault = msgspec.json.decode(reply.content, type=_Failure).error
        except msgspec.DecodeError:
            raise _not_ours(url, reply.status_code) from None
        raise RefusedError(fault.key, fault.rule, fault.detail, reply.status_code)


def _not_ours(url: str, status: int) -> UnreachableError:
    detail = f"{url} returned {status}, but no response of a sengoku server"
    return UnreachableError(detail)


@final
class Seat:
    """A seat of a table, or a spectator, identified by *token*."""

    def __init__(self, client: Client, table: str, token: str) -> None:
        self.client: Final = client
        self.table: Final = table
        self.token: Final = token

    def live(
        self,
        books: bool = False,
        search: bool = False,
        reconnect_timeout: float = RECONNECT_TIMEOUT_SECONDS,
    ) -> Live:
        """Return a live connection, for use with ``async with``."""
        base = "ws" + self.client.base_url.removeprefix("http")
        url = f"{base}{API}/tables/{self.table}/live"
        return Live(url, self.token, books, search, reconnect_timeout)

    async def table_info(self) -> TableInfo:
        return await self.client.table_info(self.table, self.token)

    async def view(self, since: int = 0) -> View:
        """Return all the seat may know, with the events after the first *since*."""
        return await self.request("GET", f"/view?since={since}", View)

    async def replay(self) -> str:
        """Return the replay file of a finished game."""
        return await self.client.text(f"/tables/{self.table}/replay", self.token)

    async def propose(self, kind: str, target: int = 0, bot: str = "") -> TableInfo:
        """Start a vote; see ``NewVote``."""
        body = {"kind": kind, "target": target} | ({"bot": bot} if bot else {})
        return await self.request("POST", "/vote", TableInfo, body)

    async def vote(self, agree: bool) -> TableInfo:
        """Vote on the current proposal."""
        body = {"agree": agree}
        return await self.request("POST", "/vote/ballot", TableInfo, body)

    async def ahead(self) -> PreparedInfo:
        """Return what the seat has prepared, and what it may prepare next."""
        return await self.request("GET", "/ahead", PreparedInfo)

    async def prepare(self, *do: int | str) -> PreparedInfo:
        """Prepare these answers for later questions, instead of earlier ones."""
        return await self.request("PUT", "/ahead", PreparedInfo, {"do": do})

    async def concede(self) -> TableInfo:
        """Give up, for good; see ``SeatInfo.concession``."""
        return await self.request("POST", "/concede", TableInfo)

    async def request(
        self, method: str, path: str, kind: type[T], body: object | None = None
    ) -> T:
        """Send a request to *path* below the table, with the token of the seat."""
        full_path = f"/tables/{self.table}{path}"
        return await self.client.request(method, full_path, kind, self.token, body)


@final
class CreatedTable(msgspec.Struct, frozen=True):
    """A new table with all its seats."""

    table: TableInfo
    host: Seat
    seats: dict[int, Seat]
    watch: Seat
