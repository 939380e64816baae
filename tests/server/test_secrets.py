"""The server leaks nothing: random games over real sockets, byte by byte.

``SENGOKU_SECRETS=20`` plays twenty times as many games.
"""

import asyncio
import json
import os
import random
from pathlib import Path

import pytest

from sengoku.core.seats import Viewer
from sengoku.samurai.options import VARIANTS
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.server.app import create_app
from sengoku.server.settings import Settings
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.shogun.words import MODULE_WORDS
from tests.server.asked import asked_of_bots
from tests.server.doors import NO_TABLE
from tests.server.given import API
from tests.server.houses import Clock, House, Kind, a_house, a_table, some_kinds
from tests.server.line import Person, served
from tests.server.overheard import Overheard, a_whole_game
from tests.server.twins import Count, compared

pytestmark = pytest.mark.games

TIMES = int(os.environ.get("SENGOKU_SECRETS", "1"))
GAMES = 4
PAIRS = 12
METHODS = ("get", "post", "put", "patch", "delete")
SAMURAI = Kind("samurai", SamuraiOptions(3, "crowd", VARIANTS))
SHOGUN = Kind("shogun", ShogunOptions(3, "moon", "draft", MODULE_WORDS))

PLANNING = Kind("shogun", ShogunOptions(3, start="preset"))


def house(folder: Path, seed: int) -> House:
    rnd = random.Random(seed)
    found = asyncio.run(a_house(folder, some_kinds(GAMES, rnd), seed))
    few = min(PAIRS * TIMES, len(found.pairs))
    return found._replace(pairs=rnd.sample(found.pairs, few))


def test_whatever_is_hidden_every_viewer_receives_the_same_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    count = Count()
    for seed in range(TIMES):
        asyncio.run(compared(house(tmp_path / str(seed), seed), count))
    if TIMES > 1:
        with capsys.disabled():
            print(f"\n{count}")  # noqa: T201
    assert count.viewers >= {None, 0, 1, 2}
    assert min(count.together, count.unseen) >= GAMES
    assert count.messages > 60 * count.pairs
    assert all_doors() == count.doors | {*NO_TABLE}, "see tests/server/doors.py"


def all_doors() -> set[str]:
    paths = create_app(Settings()).openapi()["paths"]
    return {
        f"{method.upper()} {path.removeprefix(API)}"
        for path, methods in paths.items()
        for method in methods
        if method in METHODS
    }


def test_a_bot_is_asked_the_same_whatever_is_hidden_from_its_seat(
    tmp_path: Path,
) -> None:
    for seed in range(TIMES):
        first, second = asyncio.run(asked_of_bots(house(tmp_path / str(seed), seed)))
        assert len(first) >= GAMES
        assert first == second


def test_two_processes_that_collide_unseen_tell_nobody(tmp_path: Path) -> None:
    """A place that was taken is found out by who plays next, and by nobody else."""
    told = asyncio.run(after_a_collision(tmp_path))
    update, _pong = told[1]
    assert b'"changed":{"mat":' in update
    assert [len(told[seat]) for seat in (2, None)] == [1, 1]


async def after_a_collision(data: Path) -> dict[Viewer, list[bytes]]:
    """Let two seats plan on two servers that share a database.

    Return what listeners at the one that has to try again hear meanwhile.
    """
    clock, rnd = Clock(), random.Random(1)
    async with served(data, clock) as one, served(data, clock) as other:
        table, tokens = await a_table(one.registry, PLANNING, rnd)
        people: dict[Viewer, Person] = {None: Person(other, table.id, None, "")}
        for seat in (1, 2):
            people[seat] = Person(other, table.id, seat, tokens[seat])
        for person in people.values():
            await person.enter()
        for server, seat in ((one, 0), (other, 1)):
            there = await server.registry.open(table.id)
            match = there.running
            action = rnd.choice(match.rules.legal(match.state, seat))
            await server.registry.play(there, seat, match.asked_at(seat), action)
        told = {seat: await person.hear() for seat, person in people.items()}
        for person in people.values():
            await person.go()
    return told


@pytest.mark.parametrize("kind", [SAMURAI, SHOGUN], ids=lambda kind: kind.game)
def test_no_secret_is_sent_to_anybody_in_a_whole_game(
    tmp_path: Path, kind: Kind
) -> None:
    overheard = asyncio.run(a_whole_game(tmp_path, kind))
    assert len(overheard.secrets) > 30
    assert not overheard.sent()
    assert overheard.bookkeepers() == (["bookkeeper"] if kind is SAMURAI else [])
    if kind is SAMURAI:
        check_tally(overheard)


def check_tally(overheard: Overheard) -> None:
    """Decision 2: who keeps books is told what the public log adds up to."""
    seats = range(overheard.rules.seats)
    held = [[2 for _ in seats] for _ in ("food", "bushido")]  # SSE-SETUP-1
    for received in overheard.people["bookkeeper"].received:
        message = json.loads(received) if received.startswith(b"{") else {}
        told = message.get("view") or message
        for event in told.get("events", ()):
            sign = {"resource-gained": 1, "resource-paid": -1}.get(event["kind"], 0)
            if sign:
                held[event["resource"]][event["seat"]] += sign * event["amount"]
        seen = told.get("observation") or told.get("changed") or {}
        if "tally" in seen:
            assert [seen["tally"]["food"], seen["tally"]["bushido"]] == held
    assert held != [[2 for _ in seats]] * 2
