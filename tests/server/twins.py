"""Games in twos, on two servers: what a viewer receives from both must be the same.

The second game differs from the first in what the viewer may not know: what is hidden,
and how much others do unseen. Both servers have the same clock and the same chance.
"""

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sengoku.core.seats import Viewer
from sengoku.testing.laws_of_the_line import Deed, common_deed, unseen_deed
from tests.server.doors import Question, frames, questions
from tests.server.houses import Chance, Clock, House, Pair, still_life
from tests.server.line import Person, Served, served

MOVES = 6
"""So many times the games go on, together or one of them alone."""
SHARE = 0.4
"""Of all that can be asked so much is asked by one viewer."""
AROUND = 200
LATER = 1_000_000_000
"""Milliseconds after which a house is opened again."""

Act = Callable[[Person], Awaitable[list[bytes]]]


class Leak(AssertionError):  # noqa: N818
    """A viewer receives something that depends on what is hidden."""


@dataclass
class Count:
    """What was compared."""

    pairs: int = 0
    messages: int = 0
    size: int = 0
    together: int = 0
    unseen: int = 0
    parted: int = 0
    doors: set[str] = field(default_factory=set)
    viewers: set[Viewer] = field(default_factory=set)

    def note(self, received: list[bytes]) -> None:
        self.messages += len(received)
        self.size += sum(map(len, received))


class Twins:
    """A game and its twin, the viewer at both, and all others at both."""

    def __init__(
        self,
        servers: tuple[Served, Served],
        pair: Pair,
        clock: Clock,
        chance: Chance,
        count: Count,
    ) -> None:
        self.servers = servers
        self.pair = pair
        self.clock = clock
        self.chance = chance
        self.count = count
        self.rnd = random.Random(pair.table)
        token = pair.token(pair.viewer)
        self.own = [
            Person(server, pair.table, pair.viewer, token, pair.session)
            for server in servers
        ]
        self.others: list[dict[Viewer, Person]] = [
            {
                viewer: Person(server, pair.table, viewer, pair.token(viewer))
                for viewer in (None, *pair.tokens)
                if viewer != pair.viewer
            }
            for server in servers
        ]

    async def compare(self) -> None:
        """Let the viewer look around and play in both; raise ``Leak`` if it differs."""
        self.count.pairs += 1
        self.count.viewers.add(self.pair.viewer)
        try:
            for others in self.others:
                for person in others.values():
                    await person.enter(words=True)
            words, books = self.rnd.random() < 0.7, self.rnd.random() < 0.3
            await self.same("welcome", lambda own: own.enter(words=words, books=books))
            await self._look_around()
            await self._play_on()
            await self._come_again()
        finally:
            for person in (*self.own, *(p for o in self.others for p in o.values())):
                await person.go()

    async def same(self, what: str, act: Act) -> None:
        """Let the viewer do the same in both; what comes back must be the same."""
        found, seed = [], self.rnd.getrandbits(32)
        for person in self.own:
            self.chance.again(seed)
            found.append(await act(person))
        self.count.note(found[0])
        if found[0] != found[1]:
            raise Leak(f"viewer {self.pair.viewer}: {what}: {_difference(*found)}")

    # Looking

    async def _look_around(self) -> None:
        match, rnd = self._match(0), self.rnd
        held = {"table": self.pair.table, "token": self.own[0].token or "none"}
        for question in questions(match, self.pair.viewer, held, rnd):
            if rnd.random() < SHARE:
                await self._ask(question)
        for frame in frames(match, self.pair.viewer, rnd):
            if rnd.random() < SHARE:
                await self._say(f"answer to {frame!r}", frame)
        await self._try_what_if()

    async def _ask(self, question: Question) -> None:
        door, body, session, query = question
        self.count.doors.add(door.partition("?")[0])

        async def act(own: Person) -> list[bytes]:
            answer = await own.ask(door, body, session, **query)
            return [answer, *await own.hear()]

        await self.same(f"answer to {question}", act)

    async def _say(self, what: str, message: Any) -> None:
        async def act(own: Person) -> list[bytes]:
            await own.send(message)
            return await own.hear()

        await self.same(what, act)

    async def _try_what_if(self) -> None:
        """Set up a table of the viewer's own: nothing of it depends on secrets."""
        self.count.doors.add("POST /tables/{table}/what-if")

        async def act(own: Person) -> list[bytes]:
            made = await own.ask("POST /tables/{table}/what-if", {})
            if b" 201 " not in made[:20]:
                return [made]
            told = msgspec.json.decode(made.partition(b"\r\n\r\n")[2])
            new = Person(own.server, told["table"]["id"], 0, told["seats"][0]["token"])
            seen = await new.ask("GET /tables/{table}/view")
            await new.go()
            there = own.server.match(new.table)
            return [made, seen, there.rules.dump(there.state).encode()]

        await self.same("a table to try things", act)

    # Playing

    async def _play_on(self) -> None:
        for _ in range(MOVES):
            self.clock.now += self.rnd.randrange(1, 5_000)
            await self._do_unseen(self.rnd.randrange(2))
            if not await self._do_together():
                self.count.parted += 1
                return
            await self._ask(Question("GET /tables/{table}/view"))

    async def _do_unseen(self, twin: int) -> None:
        """Let somebody do in one game what the viewer must not notice."""
        match = self._match(twin)
        deed = unseen_deed(match.rules, match.state, self.pair.viewer, self.rnd)
        if deed is not None:
            self.count.unseen += 1
            await self._do(twin, deed)
            await self.same("what others do unseen", lambda own: own.hear())
            for page in ("", "/view", "/vote/points"):
                await self._ask(Question(f"GET /tables/{{table}}{page}"))

    async def _do_together(self) -> bool:
        """Go on in both by the same choice; False when whatever is done parts them."""
        first, second = (self._match(twin).state for twin in range(2))
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
            for twin in range(2):
                await self._do(twin, deed)
            await self.same(what, lambda own: own.hear())
        return True

    async def _take_back(self, at: int) -> None:
        """Sometimes the viewer has second thoughts, in time or not."""
        if self.rnd.random() < 0.3:
            undo = {"type": "take-back", "id": "undo", "at": at + 1}
            await self._say("a take-back", undo)

    async def _do(self, twin: int, deed: Deed) -> None:
        match = self._match(twin)
        person = self.others[twin][deed.seat]
        answer = {"at": match.asked_at(deed.seat), "do": deed.action}
        if self.rnd.random() < 0.5:
            accepted = await person.ask("POST /tables/{table}/moves", answer)
            assert b'{"again":false}' in accepted, accepted
        else:
            await person.send({"type": "move", "id": "m", **answer})
            told = await person.hear()
            assert any(b'{"type":"done","id":"m"' in one for one in told), told

    async def _come_again(self) -> None:
        """Leave and come back, with all that was heard or with nothing."""
        heard = len(self._match(0).events(self.pair.viewer))
        for hello in ({"since": heard}, {"books": True, "words": True, "chat": 1}):

            async def act(own: Person, hello: dict[str, Any] = hello) -> list[bytes]:
                await own.leave()
                return await own.enter(**hello)

            await self.same(f"welcome back {hello}", act)

    def _match(self, twin: int) -> Any:
        return self.servers[twin].match(self.pair.table)


def _difference(first: list[bytes], second: list[bytes]) -> str:
    """Return where the first two messages that differ do so last."""
    for pair in zip(first, second, strict=False):
        if pair[0] != pair[1]:
            backwards = enumerate(zip(*map(reversed, pair), strict=False))
            same = next((n for n, (one, other) in backwards if one != other), 0)
            ends = (max(0, len(each) - same) for each in pair)
            around = (slice(max(0, end - AROUND), end + AROUND) for end in ends)
            return "\n  or ".join(repr(e[a]) for e, a in zip(pair, around, strict=True))
    return f"{len(first)} or {len(second)} messages: {(first + second)[-1]!r}"


async def compared(house: House, count: Count) -> None:
    """Compare all pairs of a house; it is changed by that."""
    with still_life() as chance:
        async with both(house) as (servers, clock):
            for pair in house.pairs:
                for server in servers:
                    await server.registry.open(pair.table)
                await Twins(servers, pair, clock, chance, count).compare()


@asynccontextmanager
async def both(house: House) -> AsyncIterator[tuple[tuple[Served, Served], Clock]]:
    """Run a server on the games as they were played, and one on those dealt anew."""
    clock = Clock()
    clock.now += LATER
    async with served(house.first, clock) as one, served(house.second, clock) as other:
        yield (one, other), clock
