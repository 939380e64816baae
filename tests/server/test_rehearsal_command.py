"""``sengoku upgrade``: games are replayed, and survive changed rules."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.hosting.locks import database_lock
from sengoku.server.settings import Settings
from sengoku.server.store.database import read_url, schema_versions
from tests.server.commands import run_command, run_sql
from tests.server.table_client import API, TableClient, new_table

COUNT = 30
"""More than ``SNAPSHOT_INTERVAL_INPUTS``, so that there is a later snapshot."""


class Played:
    """A table with *COUNT* answers, on a stopped server."""

    def __init__(self, settings: Settings, game: str) -> None:
        self.settings = settings
        with self.served() as server:
            self.table = new_table(server, game)
            ((self.start,),) = run_sql(settings, "SELECT snapshot FROM tables")
            answer(self.table, COUNT)
            self.heard = self.table.view()["events"]

    def served(self) -> TestClient:
        return TestClient(create_app(self.settings), base_url=f"http://server{API}")

    def spoil(self, number: int, **values: Any) -> None:
        """Change a stored input so that the rules no longer reproduce it."""
        for name, value in values.items():
            query = f"UPDATE inputs SET {name} = ? WHERE number = ?"
            run_sql(self.settings, query, value, number)

    def keep_only(self, snapshot: bytes) -> None:
        """Put back an older snapshot, as if the server had been killed."""
        run_sql(self.settings, "UPDATE tables SET snapshot = ?", snapshot)


def answer(table: TableClient, count: int) -> None:
    rnd = random.Random(5)
    for _ in range(count):
        seat = table.view(0)["waiting"][0]
        assert table.answer(seat, rnd).is_success


@pytest.fixture(params=["samurai", "shogun"])
def played(request: Any, settings: Settings) -> Played:
    return Played(settings, request.param)


def test_games_that_replay_without_difference(
    played: Played, settings: Settings
) -> None:
    ran = run_command(settings, "upgrade", "--rehearse")
    assert (ran.code, ran.out) == (0, f"1 games, {COUNT} inputs, all the same\n")
    run_sql(settings, "UPDATE tables SET status = 'over'")
    assert run_command(settings, "upgrade", "--rehearse").out.startswith("0 games")
    assert run_command(settings, "upgrade", "--rehearse", "--all").out.startswith(
        "1 games"
    )


def test_the_first_difference_is_reported(played: Played, settings: Settings) -> None:
    ((seat, entries),) = run_sql(
        settings, "SELECT seat, entries FROM inputs WHERE number = 1"
    )
    other = json.loads(entries)
    other[0]["event"]["seat"] = 7
    played.spoil(1, entries=json.dumps(other).encode(), sum="?")
    played.spoil(5, sum="?")
    ran = run_command(settings, "upgrade", "--rehearse")
    assert ran.code == 1
    told, summary = ran.out.splitlines()
    assert f"table {played.table.id} (" in told
    assert f"input 1 of seat {seat}, '" in told
    then, _, now = told.partition(", now ")
    assert "'seat': 7" in then
    assert f"'seat': {seat}" in now
    assert told.endswith(
        "the game goes on where it is, but cannot be rewound or exported"
    )
    assert summary == f"1 games, {COUNT} inputs, 1 different"
    played.keep_only(played.start)
    assert (
        f"back by {COUNT} inputs" in run_command(settings, "upgrade", "--rehearse").out
    )
    played.keep_only(played.start.replace(b'"at":"', b'"at":"?'))
    assert "the game cannot go on" in run_command(settings, "upgrade", "--rehearse").out


def test_a_refused_answer_is_reported_with_its_rule(settings: Settings) -> None:
    played = Played(settings, "samurai")
    played.spoil(1, do="place attack g1")
    ran = run_command(settings, "upgrade", "--rehearse")
    assert ran.code == 1
    assert "input 1 of seat" in ran.out
    assert "'place attack g1': refused: " in ran.out
    assert "[SSE-" in ran.out


@pytest.mark.parametrize(
    "spoilt", [{"sum": "?"}, {"do": "no such words"}], ids=["comes", "is refused"]
)
def test_a_game_that_diverges_resumes_from_its_snapshot(
    played: Played, settings: Settings, spoilt: dict[str, Any]
) -> None:
    played.keep_only(played.start)
    played.spoil(COUNT - 3, **spoilt)
    with played.served() as server:
        table = TableClient(server, played.table.made)
        view = table.view()
        seat = view["waiting"][0]
        assert view["events"][:-1] == played.heard
        assert view["events"][-1] == {"kind": "game-rewound"}
        rows = "SELECT number, seat, do, by FROM inputs ORDER BY number DESC LIMIT 1"
        assert run_sql(settings, rows) == [(COUNT + 1, -1, "rewind 0", "table")]
        asked = table.view(seat)["offer"]
        assert asked["at"] > COUNT
        stale = {"at": COUNT, "do": asked["choices"][0]["id"]}
        assert table.post("/moves", stale, seat).json()["error"]["key"] == "stale"
        answer(table, 3)
        before = table.view()
    with played.served() as server:
        assert TableClient(server, played.table.made).view() == before


def test_the_database_is_migrated(settings: Settings, tmp_path: Path) -> None:
    nowhere = run_command(settings, "upgrade")
    assert (nowhere.code, nowhere.err.count("there is no database")) == (1, 1)
    with TestClient(create_app(settings)):
        pass
    assert (
        f"up to date: form {schema_versions()[0]}"
        in run_command(settings, "upgrade").out
    )
    run_sql(settings, "UPDATE alembic_version SET version_num = '9999'")
    for command in ("upgrade --rehearse", "upgrade", "serve --port 0", "admin tables"):
        ran = run_command(settings, *command.split())
        assert (ran.code, ran.err.count("a newer version made this")) == (1, 1)
    empty = Settings(data=str(tmp_path))
    (tmp_path / "sengoku.db").touch()
    with database_lock(read_url(empty.database)):
        assert "another sengoku uses" in run_command(empty, "upgrade").err
    assert f"has form {schema_versions()[0]} now" in run_command(empty, "upgrade").out
