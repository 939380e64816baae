"""Differential test: a viewer must receive the same from two servers.

The second server's games differ only in what the viewer may not know: hidden state, and
hidden actions of others. Both servers share the clock and the random source.
"""

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sengoku.core.seats import Viewer
from sengoku.server.tables.prepared import look_ahead
from sengoku.testing.laws_of_the_line import Deed, common_deed, unseen_deed
from tests.server.raw_client import RawClient, RunningServer, run_server
from tests.server.requests import ApiRequest, api_requests, websocket_frames
from tests.server.scrambled_games import (
    FakeRandom,
    FrozenClock,
    ScrambledGames,
    ViewedGame,
    frozen_randomness,
)

ROUNDS = 6
"""How often the games continue, in both servers or in one alone."""
REQUEST_SHARE = 0.4
"""The share of all possible requests that one viewer sends."""
CONTEXT_BYTES = 200
ELAPSED_MS = 1_000_000_000
"""Milliseconds between playing the games and comparing them."""

Act = Callable[[RawClient], Awaitable[list[bytes]]]


class Leak(AssertionError):  # noqa: N818
    """A viewer receives something that depends on what is hidden."""


@dataclass
class Coverage:
    """What was compared."""

    pairs: int = 0
    messages: int = 0
    size: int = 0
    together: int = 0
    unseen: int = 0
    prepared: int = 0
    parted: int = 0
    endpoints: set[str] = field(default_factory=set)
    viewers: set[Viewer] = field(default_factory=set)

    def note(self, received: list[bytes]) -> None:
        self.messages += len(received)
        self.size += sum(map(len, received))


class Comparison:
    """A game on both servers, with the viewer and all others connected to both."""

    def __init__(
        self,
        servers: tuple[RunningServer, RunningServer],
        pair: ViewedGame,
        clock: FrozenClock,
        chance: FakeRandom,
        count: Coverage,
    ) -> None:
        self.servers = servers
        self.pair = pair
        self.clock = clock
        self.chance = chance
        self.count = count
        self.rnd = random.Random(pair.table)
        token = pair.token(pair.viewer)
        self.own = [
            RawClient(server, pair.table, pair.viewer, token, pair.session)
            for server in servers
        ]
        self.others: list[dict[Viewer, RawClient]] = [
            {
                viewer: RawClient(server, pair.table, viewer, pair.token(viewer))
                for viewer in (None, *pair.tokens)
                if viewer != pair.viewer
            }
            for server in servers
        ]

    async def compare(self) -> None:
        """Send the same requests and moves to both; raise ``Leak`` on a difference."""
        self.count.pairs += 1
        self.count.viewers.add(self.pair.viewer)
        try:
            for others in self.others:
                for person in others.values():
                    await person.open_websocket(words=True)
            words, is_bot = self.rnd.random() < 0.7, self.rnd.random() < 0.3
            await self.same(
                "welcome",
                lambda own: own.open_websocket(
                    words=words, books=is_bot, search=is_bot
                ),
            )
            await self._send_requests()
            await self._play_on()
            await self._try_what_if()
            await self._reconnect()
            await self._give_up()
        finally:
            for person in (*self.own, *(p for o in self.others for p in o.values())):
                await person.close()

    async def same(self, what: str, act: Act) -> None:
        """Let the viewer do the same on both; the responses must be equal."""
        found, seed = [], self.rnd.getrandbits(32)
        for person in self.own:
            self.chance.reseed(seed)
            found.append(await act(person))
        self.count.note(found[0])
        if found[0] != found[1]:
            raise Leak(f"viewer {self.pair.viewer}: {what}: {_difference(*found)}")

    # Requests

    async def _send_requests(self) -> None:
        match, rnd = self._match(0), self.rnd
        held = {"table": self.pair.table, "token": self.own[0].token or "none"}
        for request in api_requests(match, self.pair.viewer, held, rnd):
            if rnd.random() < REQUEST_SHARE:
                await self._ask(request)
        for frame in websocket_frames(match, self.pair.viewer, rnd):
            if rnd.random() < REQUEST_SHARE:
                await self._say(f"answer to {frame!r}", frame)
        # The scheduler would play it at a moment of its own, on either server.
        await self._ask(ApiRequest("PUT /tables/{table}/ahead", {"do": []}))
        await self._try_what_if()

    async def _ask(self, request: ApiRequest) -> None:
        endpoint, body, session, query = request
        self.count.endpoints.add(endpoint.partition("?")[0])

        async def act(own: RawClient) -> list[bytes]:
            answer = await own.ask(endpoint, body, session, **query)
            return [answer, *await own.receive()]

        await self.same(f"answer to {request}", act)

    async def _say(self, what: str, message: Any) -> None:
        async def act(own: RawClient) -> list[bytes]:
            await own.send(message)
            return await own.receive()

        await self.same(what, act)

    async def _try_what_if(self) -> None:
        """Create a what-if table: nothing in it may depend on secrets."""
        self.count.endpoints.add("POST /tables/{table}/what-if")

        async def act(own: RawClient) -> list[bytes]:
            made = await own.ask("POST /tables/{table}/what-if", {})
            if b" 201 " not in made[:20]:
                return [made]
            told = msgspec.json.decode(made.partition(b"\r\n\r\n")[2])
            new = RawClient(
                own.server, told["table"]["id"], 0, told["seats"][0]["token"]
            )
            seen = await new.ask("GET /tables/{table}/view")
            await new.close()
            there = own.server.match(new.table)
            position = there.rules.dump(there.state).encode()
            return [made, seen, position, msgspec.json.encode(there.log.entries)]

        await self.same("a table to try things", act)

    # Playing

    async def _play_on(self) -> None:
        for _ in range(ROUNDS):
            self.clock.now += self.rnd.randrange(1, 5_000)
            await self._act_hidden(self.rnd.randrange(2))
            await self._prepare_hidden(self.rnd.randrange(2))
            if not await self._act_on_both():
                self.count.parted += 1
                return
            await self._ask(ApiRequest("GET /tables/{table}/view"))

    async def _act_hidden(self, index: int) -> None:
        """Let somebody do something in one game that the viewer must not notice."""
        match = self._match(index)
        deed = unseen_deed(match.rules, match.state, self.pair.viewer, self.rnd)
        if deed is not None:
            self.count.unseen += 1
            await self._do(index, deed)
            await self.same("what others do unseen", lambda own: own.receive())
            for page in ("", "/view", "/vote/points"):
                await self._ask(ApiRequest(f"GET /tables/{{table}}{page}"))

    async def _prepare_hidden(self, index: int) -> None:
        """Let somebody prepare an answer in one game, and cancel it again."""
        ahead, others = "PUT /tables/{table}/ahead", self.others[index]
        waiting = self._match(index).waiting()
        for seat, person in others.items():
            if seat is None or seat in waiting:
                continue
            offer = look_ahead(self._match(index), seat).offer
            if offer is not None:
                do = self.rnd.choice(offer.choices).id
                accepted = await person.ask(ahead, {"do": [do]})
                assert b'{"do":[{"id":' in accepted, accepted
                self.count.prepared += 1
                await self.same("what others prepare", lambda own: own.receive())
                for page in ("", "/view"):
                    await self._ask(ApiRequest(f"GET /tables/{{table}}{page}"))
                await person.ask(ahead, {"do": []})
                await self.same("what others cancel", lambda own: own.receive())

    async def _act_on_both(self) -> bool:
        """Continue both games by the same choice; False when none keeps them equal."""
        first, second = (self._match(index).state for index in range(2))
        rules, viewer = self._match(0).rules, self.pair.viewer
        deed = common_deed(rules, first, second, viewer, self.rnd)
        if deed is None:
            return False
        self.count.together += 1
        what = f"told of {rules.spelling.spell(deed.action)} by {deed.seat}"
        if deed.seat == viewer:
            at = self._match(0).asked_at(deed.seat)
            move = {"type": "move", "id": "mine", "at": at, "do": deed.action}
            await self._say(what, move)
            await self._take_back(at)
        else:
            for index in range(2):
                await self._do(index, deed)
            await self.same(what, lambda own: own.receive())
        return True

    async def _take_back(self, at: int) -> None:
        """Sometimes the viewer takes an answer back, in time or too late."""
        if self.rnd.random() < 0.3:
            undo = {"type": "take-back", "id": "undo", "at": at + 1}
            await self._say("a take-back", undo)

    async def _do(self, index: int, deed: Deed) -> None:
        match = self._match(index)
        person = self.others[index][deed.seat]
        answer = {"at": match.asked_at(deed.seat), "do": deed.action}
        if self.rnd.random() < 0.5:
            accepted = await person.ask("POST /tables/{table}/moves", answer)
            assert b'{"again":false}' in accepted, accepted
        else:
            await person.send({"type": "move", "id": "m", **answer})
            told = await person.receive()
            assert any(b'{"type":"done","id":"m"' in one for one in told), told

    async def _reconnect(self) -> None:
        """Reconnect, with all earlier events or with none."""
        heard = len(self._match(0).events(self.pair.viewer))
        for hello in (
            {"since": heard},
            {"books": True, "search": True, "words": True, "chat": 1},
        ):

            async def act(own: RawClient, hello: dict[str, Any] = hello) -> list[bytes]:
                await own.close_websocket()
                return await own.open_websocket(**hello)

            await self.same(f"welcome back {hello}", act)

    async def _give_up(self) -> None:
        """Let the others give up, then the viewer: at most one remains."""
        for seat in range(len(self.pair.tokens)):
            if seat != self.pair.viewer:
                for others in self.others:
                    await others[seat].ask("POST /tables/{table}/concede")
                await self.same(f"{seat} gives up", lambda own: own.receive())
                await self._ask(ApiRequest("GET /tables/{table}/view"))
        await self._ask(ApiRequest("POST /tables/{table}/concede"))
        await self._say("giving up", {"type": "concede", "id": "c"})

    def _match(self, index: int) -> Any:
        return self.servers[index].match(self.pair.table)


def _difference(first: list[bytes], second: list[bytes]) -> str:
    """Return the end of the difference between the first two unequal messages."""
    for pair in zip(first, second, strict=False):
        if pair[0] != pair[1]:
            backwards = enumerate(zip(*map(reversed, pair), strict=False))
            same = next((n for n, (one, other) in backwards if one != other), 0)
            ends = (max(0, len(each) - same) for each in pair)
            around = (
                slice(max(0, end - CONTEXT_BYTES), end + CONTEXT_BYTES) for end in ends
            )
            return "\n  or ".join(repr(e[a]) for e, a in zip(pair, around, strict=True))
    return f"{len(first)} or {len(second)} messages: {(first + second)[-1]!r}"


async def compare_all(games: ScrambledGames, count: Coverage) -> None:
    """Compare all games; this changes them."""
    with frozen_randomness() as chance:
        async with both_servers(games) as (servers, clock):
            for pair in games.pairs:
                for server in servers:
                    await server.registry.open(pair.table)
                await Comparison(servers, pair, clock, chance, count).compare()


@asynccontextmanager
async def both_servers(
    games: ScrambledGames,
) -> AsyncIterator[tuple[tuple[RunningServer, RunningServer], FrozenClock]]:
    """Run one server on the original games, and one on the scrambled copy."""
    clock = FrozenClock()
    clock.now += ELAPSED_MS
    async with (
        run_server(games.first, clock) as one,
        run_server(games.second, clock) as other,
    ):
        yield (one, other), clock
