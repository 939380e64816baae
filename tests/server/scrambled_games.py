"""Random games, and a second database that differs only in what a viewer may not know.

The games are played on a real server to random moments. Every game is stored once for
each of its viewers; in a copy of the database, everything that this viewer cannot know
is scrambled.
"""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from sengoku.core.seats import Seat, Viewer
from sengoku.server.store import records, schema
from sengoku.server.store.pace import Days, Free, Live
from sengoku.server.tables import creation, moves, what_if
from sengoku.server.tables.bots import BotPool, BotQuestion
from sengoku.server.tables.live_game import rules_of
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire import tokens
from sengoku.server.wire.bodies import NewSeat, NewTable
from sengoku.testing import samurai, shogun
from sengoku.testing.walk import choice
from tests.server.raw_client import run_server
from tests.server.registries import match_of

SCRAMBLES = {"samurai": samurai.scramble, "shogun": shogun.scramble}
MAX_INPUTS_PER_SEAT = {"samurai": 50, "shogun": 85}
"""The most inputs per seat; hardly any game is over by then."""
PACES = (Free(), Live(minutes=600, extra=30), Days(hours=720))
START_TIME_MS = 1_700_000_000_000


class FrozenClock:
    """Stands still until a test moves it, in milliseconds."""

    def __init__(self) -> None:
        self.now = START_TIME_MS

    def __call__(self) -> int:
        return self.now


class FakeRandom:
    """Draws ids and secrets; ``reseed`` repeats them."""

    def __init__(self) -> None:
        self._rnd = random.Random(0)

    def reseed(self, seed: int) -> None:
        self._rnd.seed(seed)

    def token_urlsafe(self, size: int) -> str:
        return self._rnd.randbytes(size).hex()

    def choice(self, letters: str) -> str:
        return self._rnd.choice(letters)

    def sealed_seed(self) -> str:
        return f"sealed-1:{self._rnd.randbytes(32).hex()}"


@contextmanager
def frozen_randomness() -> Iterator[FakeRandom]:
    """Make servers in this process draw from one source, and bots never answer."""

    async def think(_bots: BotPool, _asked: BotQuestion) -> int:
        await asyncio.Event().wait()
        return 0

    chance = FakeRandom()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tokens, "secrets", chance)
        patch.setattr(creation, "sealed_seed", chance.sealed_seed)
        patch.setattr(what_if, "sealed_seed", chance.sealed_seed)
        patch.setattr(BotPool, "answer", think)
        yield chance


# ── The games ─────────────────────────────────────────────────────────────────


class Variant(NamedTuple):
    game: str
    options: Any


class ViewedGame(NamedTuple):
    """A game, its viewer, and the tokens of its seats and of the viewer's account."""

    table: str
    viewer: Viewer
    tokens: dict[Seat, str]
    session: str

    def token(self, viewer: Viewer) -> str:
        """Return the token of a seat; spectators need none."""
        return "" if viewer is None else self.tokens[viewer]


class ScrambledGames(NamedTuple):
    """The data folders: the games as played, and scrambled."""

    first: Path
    second: Path
    pairs: list[ViewedGame]


def random_variants(count: int, rnd: random.Random) -> list[Variant]:
    """Return variants of both games in turn."""
    pools = {"samurai": samurai, "shogun": shogun}
    found = []
    for number in range(count):
        name = ("samurai", "shogun")[number % 2]
        found.append(Variant(name, rnd.choice(pools[name].every_kind_of_game())))
    return found


async def scrambled_games(
    folder: Path, variants: Iterable[Variant], seed: int
) -> ScrambledGames:
    """Play a game of each variant to a random moment, and scramble a copy."""
    rnd, first, second = random.Random(seed), folder / "first", folder / "second"
    with frozen_randomness() as chance:
        chance.reseed(seed)
        played = await _played(first, variants, rnd)
    with closing(sqlite3.connect(first / "sengoku.db")) as kept, kept:
        pairs = [pair for table in played for pair in _by_viewer(kept, *table)]
    shutil.copytree(first, second)
    with closing(sqlite3.connect(second / "sengoku.db")) as kept, kept:
        for pair in pairs:
            _scramble(kept, pair, rnd)
    return ScrambledGames(first, second, pairs)


Played = tuple[Table, dict[Seat, str]]


async def _played(
    data: Path, variants: Iterable[Variant], rnd: random.Random
) -> list[Played]:
    clock = FrozenClock()
    async with run_server(data, clock) as server:
        tables = [await a_table(server.registry, variant, rnd) for variant in variants]
        playing = (_play(server.registry, table, clock, rnd) for table, _ in tables)
        await asyncio.gather(*playing)
    return [played for played in tables if played[0].record.status == "running"]


async def a_table(
    registry: TableRegistry, variant: Variant, rnd: random.Random
) -> Played:
    options = msgspec.to_builtins(variant.options)
    wanted = NewTable(
        game=variant.game,
        options=options | {"colours": ()},
        seats=tuple(NewSeat(name=f"P{n}") for n in range(options["players"])),
        pace=rnd.choice(PACES),
        watch="public",
        absent="wait",
    )
    table, secrets = await creation.create_table(registry, wanted)
    return table, secrets.seats


async def _play(
    registry: TableRegistry, table: Table, clock: FrozenClock, rnd: random.Random
) -> None:
    match, chance = match_of(table), random.Random(rnd.random())
    for _ in range(
        chance.randrange(MAX_INPUTS_PER_SEAT[table.record.game] * match.rules.seats)
    ):
        if match.is_over:
            return
        clock.now += chance.randrange(5_000)
        assert await registry.open(table.id) is table  # so that it is not evicted
        seat, action = choice(match.rules, match.state, chance)
        await moves.play(registry, table, seat, match.asked_at(seat), action)
        if match.may_take_back(seat) and chance.random() < 0.1:
            await moves.take_back(registry, table, seat, match.asked_at(seat))


def _by_viewer(
    database: sqlite3.Connection, table: Table, tokens: dict[Seat, str]
) -> Iterator[ViewedGame]:
    """Store a game once for each viewer; those with a seat get an account."""
    snapshot = msgspec.json.encode(table._game.snapshot())
    _save_snapshot(database, table.id, snapshot)
    for viewer in (None, *range(len(table.seats))):
        id = f"{table.id}v{'s' if viewer is None else viewer}"
        _copy(database, table.id, id)
        if viewer is not None:
            _give_account(database, id, viewer)
        yield ViewedGame(id, viewer, tokens, _session(id))


def _copy(database: sqlite3.Connection, table: str, id: str) -> None:
    for source in (schema.tables, schema.seats, schema.inputs, schema.chat):
        named = "id" if source is schema.tables else "table"
        names = [f'"{column.name}"' for column in source.columns]
        values = ["?" if name == f'"{named}"' else name for name in names]
        database.execute(
            f"INSERT INTO {source.name} ({', '.join(names)}) "
            f'SELECT {", ".join(values)} FROM {source.name} WHERE "{named}" = ?',
            (id, table),
        )


def _session(table: str) -> str:
    return f"session-of-{table}"


def _give_account(database: sqlite3.Connection, id: str, seat: Seat) -> None:
    mail = f"{id}@mail.example"
    account = (
        id,
        f"N{id}",
        f"n{id}",
        f"password-of-{id}",
        mail,
        None,
        0,
        False,
        START_TIME_MS,
    )
    database.execute(f"INSERT INTO accounts VALUES ({_marks(account)})", account)
    session = (tokens.hash_token(_session(id)), id, START_TIME_MS, START_TIME_MS)
    database.execute(f"INSERT INTO sessions VALUES ({_marks(session)})", session)
    owns = 'UPDATE seats SET account = ? WHERE "table" = ? AND seat = ?'
    database.execute(owns, (id, id, seat))


def _marks(values: tuple[object, ...]) -> str:
    return ", ".join("?" * len(values))


def _scramble(
    database: sqlite3.Connection, pair: ViewedGame, rnd: random.Random
) -> None:
    """Replace the position by another that looks the same to the viewer."""
    database.row_factory = sqlite3.Row
    found = database.execute("SELECT * FROM tables WHERE id = ?", (pair.table,))
    row = dict(found.fetchone())
    for flag in ("bot_due", "listed"):
        row[flag] = bool(row[flag])  # SQLite has no such type
    record = records.table_from_row(row)  # type: ignore[arg-type]
    kept, rules = record.snapshot, rules_of(record)
    assert kept is not None
    assert kept.number == record.number
    scramble: Any = SCRAMBLES[record.game]
    dealt = rules.dump(scramble(rules.parse(kept.position), pair.viewer, rnd))
    snapshot = msgspec.json.encode(msgspec.structs.replace(kept, position=dealt))
    _save_snapshot(database, pair.table, snapshot)


def _save_snapshot(database: sqlite3.Connection, table: str, snapshot: bytes) -> None:
    change = "UPDATE tables SET snapshot = ? WHERE id = ?"
    database.execute(change, (snapshot, table))
