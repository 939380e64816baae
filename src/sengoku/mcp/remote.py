"""A seat at a table on a server, through its seat link."""

import asyncio
from typing import Any, Final, NamedTuple, Self, Union, final
from urllib.parse import urlsplit

import msgspec

from sengoku.client import Client, Live, Seat
from sengoku.client import messages as wire
from sengoku.client.player import rules_of
from sengoku.core.choices import Choice, Choices
from sengoku.core.errors import IllegalActionError, UnreadableError
from sengoku.core.flow import Reason
from sengoku.core.rules import Rules
from sengoku.games import game
from sengoku.llm.sight import Sight
from sengoku.match import TAKE_BACK, Offer
from sengoku.mcp.seat import FINISHED_STATUSES
from sengoku.mcp.tools import NOT_BEGUN


class SeatLink(NamedTuple):
    """What a seat link consists of; the *token* is the secret that opens the seat."""

    server: str
    table: str
    token: str


def read_link(link: str) -> SeatLink:
    """Read a link such as ``https://host/t/abcde23456#token``."""
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        parts = urlsplit("")
    kind, _, table = parts.path.rpartition("/")
    is_seat = kind.endswith("/t") and table.isalnum() and bool(parts.fragment)
    if parts.scheme not in ("http", "https") or not parts.netloc or not is_seat:
        # The link is a secret: the error does not quote it.
        detail = "the seat link is unreadable; expected https://host/t/TABLE#KEY"
        raise UnreadableError("link", detail=detail)
    server = f"{parts.scheme}://{parts.netloc}{kind.removesuffix('/t')}"
    return SeatLink(server, table, parts.fragment)


@final
class RemoteSeat:
    """Use ``connect``, then ``close``; the connection repairs itself in between."""

    def __init__(self, client: Client, seat: Seat, live: Live) -> None:
        self._client: Final = client
        self._place: Final = seat
        self._live: Final = live
        self._rules: Rules | None = None
        self._news: Final = asyncio.Condition()
        self._failure: Exception | None = None
        self._reader: Final = asyncio.create_task(self._read())

    @classmethod
    async def connect(cls, link: SeatLink) -> Self:
        client = Client(link.server)
        try:
            seat = client.seat(link.table, link.token)
            live = await seat.live(books=True, search=True).__aenter__()
        except BaseException:
            await client.__aexit__(None, None, None)
            raise
        found = cls(client, seat, live)
        if live.seat is None:
            await found.close()
            detail = "this link watches the table; it does not give a seat"
            raise UnreadableError("link", detail=detail)
        return found

    async def close(self) -> None:
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)
        await self._live.__aexit__(None, None, None)
        await self._client.__aexit__(None, None, None)

    async def _read(self) -> None:
        """Wake whoever waits, at every message and at the end of the connection."""
        try:
            async for _ in self._live:
                await self._wake()
        except Exception as error:
            self._failure = error
            await self._wake()

    async def _wake(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def look(self, since: int | None = None) -> Sight:
        live, state = self._started(), self._live.state
        rules, count = self._rules_of_table(), len(live.events)
        since = count if since is None else min(max(since, 0), count)
        kinds: Any = Union[game(rules.id).event_kinds()]  # noqa: UP007
        seat = live.seat
        assert seat is not None
        return Sight(
            rules=rules,
            seat=seat,
            observation=live.observation(),
            offer=None if live.offer is None else _offer(rules, seat, live.offer),
            waiting=state.waiting,
            outcome=live.outcome,
            since=since,
            events=tuple(msgspec.convert(live.events[since:], list[kinds])),
            status=live.table.status,
        )

    async def explain(self, action: int) -> Reason | None:
        found = await self._started().explain(action)
        return None if found.key is None else Reason(found.key, found.rule, found.facts)

    async def play(self, do: int | str, at: int) -> None:
        if do == TAKE_BACK:
            await self._started().take_back()
        else:
            await self._started().move(do, at)

    async def wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(self._is_due)
        except TimeoutError:
            pass

    def _is_due(self) -> bool:
        live = self._live
        is_asked = live.offer is not None and bool(live.offer.choices)
        is_over = live.outcome is not None or live.table.status in FINISHED_STATUSES
        return is_asked or is_over or self._failure is not None

    async def replay(self) -> str:
        return await self._place.replay()

    def _started(self) -> Live:
        if self._failure is not None:
            raise self._failure
        if not self._live.state.has_started:
            raise IllegalActionError(NOT_BEGUN, detail="the game has not begun")
        return self._live

    def _rules_of_table(self) -> Rules:
        if self._rules is None:
            self._rules = rules_of(self._live.table)
        return self._rules


def _offer(rules: Rules, seat: int, offer: wire.Offer) -> Offer:
    def read(choices: tuple[wire.Choice, ...]) -> Choices:
        return Choices.of(
            Choice(one.id, rules.space.decode(one.id), one.text, one.rule, one.price)
            for one in choices
        )

    choices, revisions = read(offer.choices), read(offer.revisions)
    can_take_back = offer.can_take_back
    return Offer(seat, offer.at, offer.question, choices, revisions, can_take_back)
