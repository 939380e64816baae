"""Plays a whole game except its last input, and records everything that was sent."""

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
from tests.server.raw_client import RawClient, RunningServer, run_server
from tests.server.scrambled_games import FrozenClock, Variant

PASSWORD = "open sesame"
EXTRA_REQUEST_RATE = 0.03
"""How often a client sends an extra request."""
PAGES = (
    *("GET /tables/{table}", "GET /tables/{table}/view?words=true", "GET /tables"),
    *("GET /tables/{table}/chat", "GET /tables/{table}/vote/points"),
    *("GET /tables/{table}/replay", "GET /tables/{table}/proof"),
)


POSITION_INTERVAL = 20
SECRET_COLUMNS = (
    "host, watcher, seed FROM tables",
    "token FROM seats",
    "sum FROM inputs",
    "token, account FROM sessions",
    "name, email, password FROM accounts",
)


class Transcript(NamedTuple):
    """What *people* received, and the *secrets* that must not be in it."""

    people: dict[str, RawClient]
    secrets: set[str]
    rules: Rules

    def leaked_secrets(self) -> list[tuple[str, str]]:
        """Return the secrets that were sent, and to whom."""
        return [
            (name, secret)
            for name, person in self.people.items()
            for received in [b"\n".join(person.received)]
            for secret in sorted(self.secrets)
            if secret.encode() in received
        ]

    def recipients_of(self, field: str) -> list[str]:
        """Return the clients that received *field*, which is meant for bots only."""
        return [
            name
            for name, person in self.people.items()
            if any(f'"{field}":'.encode() in got for got in person.received)
        ]


async def record_game(
    data: Path, variant: Variant, max_inputs: int = 10_000
) -> Transcript:
    """Play all but the last input, or *max_inputs* inputs, with everybody connected.

    The end reveals the seed, so the last input is not played.
    """
    clock = FrozenClock()
    async with run_server(data, clock) as server:
        host = RawClient(server, "", None, "")
        made = _body(await host.ask("POST /tables", _wanted(variant)))
        await host.close()
        people = {name: person async for name, person in _connect_all(server, made)}
        match = server.match(made["table"]["id"])
        secrets = {one["token"] for one in made["seats"]} | {
            made["host"],
            made["watch"],
        }
        secrets |= {person.session for person in people.values() if person.session}
        try:
            async for position in _play(match, people, clock, max_inputs):
                secrets.add(position)
            for person in people.values():
                await person.receive()
        finally:
            for person in people.values():
                await person.close()
    return Transcript(people, secrets | {*_stored_secrets(data)}, match.rules)


async def _play(
    match: Match, people: dict[str, RawClient], clock: FrozenClock, max_inputs: int
) -> AsyncIterator[str]:
    """Play at random; yield some of the positions."""
    rules, rnd = match.rules, random.Random(match.rules.id)
    for number in range(max_inputs):
        seat, action = choice(rules, match.state, rnd)
        after = rules.copy(match.state)
        rules.advance(after, seat, action)
        if not rules.waiting(after):
            return
        clock.now += rnd.randrange(5_000)
        await _answer(people[f"seat {seat}"], match.asked_at(seat), action, number)
        await _send_extra_requests(people, rnd)
        if number % POSITION_INTERVAL == 0:
            yield rules.dump(match.state)


def _wanted(variant: Variant) -> dict[str, Any]:
    options = msgspec.to_builtins(variant.options)
    seats = [{"name": f"P{seat}"} for seat in range(options["players"])]
    clocks = {"type": "live", "minutes": 600}
    told = {"game": variant.game, "options": options | {"colours": []}, "seats": seats}
    return {**told, "watch": "public", "pace": clocks, "absent": "wait"}


def _body(answer: bytes) -> Any:
    return json.loads(answer.partition(b"\r\n\r\n")[2])


async def _connect_all(
    server: RunningServer, made: dict[str, Any]
) -> AsyncIterator[tuple[str, RawClient]]:
    table = made["table"]["id"]
    for one in made["seats"]:
        person = RawClient(server, table, one["seat"], one["token"])
        await _open_account(person, f"Account {one['seat']}")
        await person.open_websocket(words=True)
        yield f"seat {one['seat']}", person
    for name, is_bot in (("spectator", False), ("bookkeeper", True)):
        person = RawClient(server, table, None, "")
        await person.open_websocket(books=is_bot, search=is_bot)
        yield name, person


async def _open_account(person: RawClient, name: str) -> None:
    """Give the seat to a new account."""
    mail = f"{name.replace(' ', '')}@mail.example"
    wanted = {"name": name, "password": PASSWORD, "email": mail}
    person.session = _body(await person.ask("POST /accounts", wanted))["session"]
    held = {"table": person.table, "token": person.token}
    assert b" 200 " in (await person.ask("POST /me/seats", held, session=True))[:20]
    person.received.clear()  # drop what is about the person's own account


async def _answer(person: RawClient, at: int, action: int, number: int) -> None:
    if number % 2:
        move = {"type": "move", "id": "m", "at": at, "do": action}
        await person.send(move)
        await person.receive()
    else:
        await person.ask("POST /tables/{table}/moves", {"at": at, "do": action})


async def _send_extra_requests(
    people: dict[str, RawClient], rnd: random.Random
) -> None:
    for person in people.values():
        if rnd.random() < EXTRA_REQUEST_RATE:
            await person.ask(rnd.choice(PAGES))
            await person.receive()


def _stored_secrets(data: Path) -> Iterator[str]:
    """Yield what is in the database but must never be sent."""
    with closing(sqlite3.connect(data / "sengoku.db")) as kept:
        for source in SECRET_COLUMNS:
            for row in kept.execute(f"SELECT {source}"):
                yield from (secret.removeprefix("sealed-1:") for secret in row)
