"""A game from its first input to its last but one, and all that anybody received."""

import json
import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sengoku.core.rules import Rules
from sengoku.match import Match
from sengoku.testing.walk import choice
from tests.server.houses import Clock, Kind
from tests.server.line import Person, Served, served

PASSWORD = "open sesame"
LOOK = 0.03
"""How often one looks around besides being told."""
PAGES = (
    *("GET /tables/{table}", "GET /tables/{table}/view?words=true", "GET /tables"),
    *("GET /tables/{table}/chat", "GET /tables/{table}/vote/points"),
    *("GET /tables/{table}/replay", "GET /tables/{table}/proof"),
)


EACH = 20
KEPT = (
    "host, watcher, seed FROM tables",
    "token FROM seats",
    "sum FROM inputs",
    "token, account FROM sessions",
    "name, email, password FROM accounts",
)


class Overheard(NamedTuple):
    """*people* with all they received, and the *secrets* of which none may be in it."""

    people: dict[str, Person]
    secrets: set[str]
    rules: Rules

    def sent(self) -> list[tuple[str, str]]:
        """Return which secrets were sent, and to whom."""
        return [
            (name, secret)
            for name, person in self.people.items()
            for received in [b"\n".join(person.received)]
            for secret in sorted(self.secrets)
            if secret.encode() in received
        ]

    def bookkeepers(self) -> list[str]:
        """Return who was told what others hold, which is not for people to see."""
        return [
            name
            for name, person in self.people.items()
            if any(b'"tally"' in received for received in person.received)
        ]


async def a_whole_game(data: Path, kind: Kind, most: int = 10_000) -> Overheard:
    """Play until only the end is missing, or *most* inputs, with everybody listening.

    The seed is told with the end, so the last input is not played.
    """
    clock = Clock()
    async with served(data, clock) as server:
        host = Person(server, "", None, "")
        made = _body(await host.ask("POST /tables", _wanted(kind)))
        await host.go()
        people = {name: person async for name, person in _come(server, made)}
        match = server.match(made["table"]["id"])
        secrets = {one["token"] for one in made["seats"]} | {
            made["host"],
            made["watch"],
        }
        secrets |= {person.session for person in people.values() if person.session}
        try:
            async for position in _play(match, people, clock, most):
                secrets.add(position)
            for person in people.values():
                await person.hear()
        finally:
            for person in people.values():
                await person.go()
    return Overheard(people, secrets | {*_kept(data)}, match.rules)


async def _play(
    match: Match, people: dict[str, Person], clock: Clock, most: int
) -> AsyncIterator[str]:
    """Play at random; yields some of the positions."""
    rules, rnd = match.rules, random.Random(match.rules.id)
    for number in range(most):
        seat, action = choice(rules, match.state, rnd)
        after = rules.copy(match.state)
        rules.advance(after, seat, action)
        if not rules.waiting(after):
            return
        clock.now += rnd.randrange(5_000)
        await _answer(people[f"seat {seat}"], match.asked_at(seat), action, number)
        await _look_around(people, rnd)
        if number % EACH == 0:
            yield rules.dump(match.state)


def _wanted(kind: Kind) -> dict[str, Any]:
    options = msgspec.to_builtins(kind.options)
    seats = [{"name": f"P{seat}"} for seat in range(options["players"])]
    clocks = {"type": "live", "minutes": 600}
    told = {"game": kind.game, "options": options | {"colours": []}, "seats": seats}
    return {**told, "watch": "public", "pace": clocks, "absent": "wait"}


def _body(answer: bytes) -> Any:
    return json.loads(answer.partition(b"\r\n\r\n")[2])


async def _come(
    server: Served, made: dict[str, Any]
) -> AsyncIterator[tuple[str, Person]]:
    table = made["table"]["id"]
    for one in made["seats"]:
        person = Person(server, table, one["seat"], one["token"])
        await _open_account(person, f"Account {one['seat']}")
        await person.enter(words=True)
        yield f"seat {one['seat']}", person
    for name, books in (("spectator", False), ("bookkeeper", True)):
        person = Person(server, table, None, "")
        await person.enter(books=books)
        yield name, person


async def _open_account(person: Person, name: str) -> None:
    """Give the seat to a new account."""
    mail = f"{name.replace(' ', '')}@mail.example"
    wanted = {"name": name, "password": PASSWORD, "email": mail}
    person.session = _body(await person.ask("POST /accounts", wanted))["session"]
    held = {"table": person.table, "token": person.token}
    assert b" 200 " in (await person.ask("POST /me/seats", held, session=True))[:20]
    person.received.clear()  # where one is told of one's own account


async def _answer(person: Person, at: int, action: int, number: int) -> None:
    if number % 2:
        move = {"type": "move", "id": "m", "at": at, "do": action}
        await person.send(move)
        await person.hear()
    else:
        await person.ask("POST /tables/{table}/moves", {"at": at, "do": action})


async def _look_around(people: dict[str, Person], rnd: random.Random) -> None:
    for person in people.values():
        if rnd.random() < LOOK:
            await person.ask(rnd.choice(PAGES))
            await person.hear()


def _kept(data: Path) -> Iterator[str]:
    """Yield what the database keeps and nobody is ever sent."""
    with closing(sqlite3.connect(data / "sengoku.db")) as kept:
        for source in KEPT:
            for row in kept.execute(f"SELECT {source}"):
                yield from (secret.removeprefix("sealed-1:") for secret in row)
