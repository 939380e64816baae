"""A damaged table reports that it is damaged; everything else continues."""

import logging
import random
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.settings import Settings
from tests.server.commands import run_command, run_sql
from tests.server.table_client import API, TableClient, new_table
from tests.server.test_database_failures import with_error_responses

INPUTS = 30
"""More than ``SNAPSHOT_INTERVAL_INPUTS``, so that there is a later snapshot."""
HUGE = "9" * 5_000


class Damage(NamedTuple):
    """A statement that damages the table ``:id``, and whether the inputs repair it."""

    sql: str
    is_repaired: bool = False


def tables(column: str, value: str, is_repaired: bool = False) -> Damage:
    return Damage(f"UPDATE tables SET {column} = {value} WHERE id = :id", is_repaired)


def seats(change: str) -> Damage:
    return Damage(f'UPDATE seats SET {change} WHERE "table" = :id AND seat = 1')


def inputs(change: str, number: str = ":last") -> Damage:
    where = f'"table" = :id AND number = {number}'
    return Damage(f"UPDATE inputs SET {change} WHERE {where}")


def lost(number: str) -> Damage:
    return Damage(f'DELETE FROM inputs WHERE "table" = :id AND number {number}')


DAMAGES = {
    "options are no JSON": tables("options", "'garbage'"),
    "options are truncated": tables("options", "substr(options, 1, 5)"),
    "options of another type": tables("options", "'[1, 2]'"),
    "options nobody knows": tables("options", """'{"garbage": 1}'"""),
    "huge options": tables("options", f"""'{{"players": {HUGE}}}'"""),
    "unknown game": tables("game", "'chess'"),
    "another game": tables("game", "'shogun'"),
    "unknown status": tables("status", "'garbage'"),
    "unknown watch": tables("watch", "'garbage'"),
    "pace is no JSON": tables("pace", "x'ff00'"),
    "unknown pace": tables("pace", """'{"kind": "garbage"}'"""),
    "clocks are no JSON": tables("clocks", "'['"),
    "too few clocks": tables("clocks", """'[{}]'"""),
    "clocks of another type": tables("clocks", """'{"a": 1}'"""),
    "waiting for nobody there": tables("waiting", "4096"),
    "waiting is text": tables("waiting", "'garbage'"),
    "vote is no JSON": tables("vote", "'garbage'"),
    "outcome is no JSON": tables("outcome", "'garbage'"),
    "number is too large": tables("number", "1000000"),
    "number is too small": tables("number", "1"),
    "number is text": tables("number", "'garbage'"),
    "made_at is text": tables("made_at", "'garbage'"),
    "revision is text": tables("revision", "'garbage'"),
    "name is a blob": tables("name", "x'ff00'"),
    "seat of unknown kind": seats("kind = 'garbage'"),
    "seat with a number as name": seats("name = x'ff'"),
    "seat that is missing": Damage(
        'DELETE FROM seats WHERE "table" = :id AND seat = 1'
    ),
    "no seats": Damage('DELETE FROM seats WHERE "table" = :id'),
    "seat with another number": seats("seat = 7"),
    "last input lost": lost("= :last"),
    "input after the snapshot lost": lost("= :last - 1"),
    "first input lost": lost("= 0"),
    "input before the snapshot lost": lost("= 5"),
    "all inputs lost": lost(">= 0"),
    "an input renumbered": inputs("number = 1000000", ":last - 1"),
    "entries are no JSON": inputs("entries = 'garbage'", "1"),
    "entries are truncated": inputs("entries = substr(entries, 1, 9)", "1"),
    "unreadable action and entries": inputs("\"do\" = '?', entries = x'ff'"),
    "chat line of nobody": Damage(
        "INSERT INTO chat VALUES (:id, 1, 99, 0, x'ff', 'garbage')", is_repaired=True
    ),
    "snapshot is no JSON": tables("snapshot", "'garbage'", is_repaired=True),
    "snapshot is empty": tables("snapshot", "''", is_repaired=True),
    "snapshot is truncated": tables(
        "snapshot", "substr(snapshot, 1, 100)", is_repaired=True
    ),
    "snapshot of another type": tables("snapshot", "'[]'", is_repaired=True),
    "snapshot of nothing": tables(
        "snapshot", """'{"number": 1, "at": "garbage", "sum": ""}'""", is_repaired=True
    ),
    "snapshot of the future": tables(
        "snapshot",
        "replace(snapshot, '\"number\":', '\"number\":99')",
        is_repaired=True,
    ),
    "snapshot without events": tables(
        "snapshot",
        "replace(snapshot, '\"events\":[', '\"events\":[7,')",
        is_repaired=True,
    ),
}


class House(NamedTuple):
    """A stopped server with two tables."""

    settings: Settings
    table: dict[str, Any]
    other: dict[str, Any]

    def served(self) -> TestClient:
        app = create_app(self.settings)
        return TestClient(app, base_url=f"http://testserver{API}")

    def damage(self, damage: Damage) -> None:
        file = sqlite3.connect(Path(self.settings.data) / "sengoku.db")
        with file:
            values = {"id": self.table["table"]["id"], "last": INPUTS}
            used = {name: values[name] for name in values if f":{name}" in damage.sql}
            assert file.execute(damage.sql, used).rowcount > 0
        file.close()


@pytest.fixture
def house(settings: Settings) -> House:
    app = create_app(settings)
    with TestClient(app, base_url=f"http://testserver{API}") as client:
        table, other = new_table(client), new_table(client)
        rnd = random.Random(5)
        for _ in range(INPUTS):
            assert table.answer(table.view(0)["waiting"][0], rnd).is_success
        assert other.answer(other.view(0)["waiting"][0], rnd).is_success
        stored = run_sql(settings, "SELECT snapshot FROM tables WHERE id = ?", table.id)
    # As if the server had been killed: later inputs are not in the snapshot.
    query = "UPDATE tables SET snapshot = ? WHERE id = ?"
    run_sql(settings, query, stored[0][0], table.id)
    return House(settings, table.made, other.made)


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_stays_with_its_table(
    house: House, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    damage = DAMAGES[name]
    house.damage(damage)
    with house.served() as client:
        table = with_error_responses(TableClient(client, house.table))
        other = TableClient(client, house.other)
        listed = {one["id"] for one in client.get("tables").json()}
        seats = [{"table": one.id, "token": one.tokens[0]} for one in (table, other)]
        mine = client.post("games", json={"tokens": seats})
        assert mine.is_success, mine.text
        assert other.id in listed
        assert other.id in {one["table"]["id"] for one in mine.json()}
        reply = table.get("/view")
        if damage.is_repaired:
            assert reply.is_success
            assert table.id in listed
            seat = table.view(0)["waiting"][0]
            assert table.answer(seat, random.Random(1)).is_success
        else:
            error = reply.json()["error"]
            assert (reply.status_code, error["key"]) == (500, "damaged")
            assert error["detail"] == (
                "this table is damaged; the server's log has it under this id"
            )
            logged = [line for line in caplog.records if error["id"] in line.message]
            assert [line.levelno for line in logged] == [logging.ERROR]
        seat = other.view(0)["waiting"][0]
        assert other.answer(seat, random.Random(1)).is_success


@pytest.mark.parametrize(
    "name", ["options are no JSON", "last input lost", "seat of unknown kind"]
)
def test_commands_find_a_damaged_table(house: House, name: str) -> None:
    house.damage(DAMAGES[name])
    id = house.table["table"]["id"]
    examined = run_command(house.settings, "doctor", "--port", "0")
    assert examined.code == 1
    assert f"1 of 2 are damaged: {id}" in examined.out
    rehearsed = run_command(house.settings, "upgrade", "--rehearse")
    assert rehearsed.code == 1
    assert f"table {id}" in rehearsed.out
    assert "the game cannot go on" in rehearsed.out
    assert "2 games" in rehearsed.out


def test_commands_accept_a_snapshot_that_can_be_rebuilt(house: House) -> None:
    house.damage(DAMAGES["snapshot is no JSON"])
    assert "2 can be opened" in run_command(house.settings, "doctor", "--port", "0").out
    rehearsed = run_command(house.settings, "upgrade", "--rehearse")
    assert (rehearsed.code, "all the same" in rehearsed.out) == (0, True)


def test_a_rehearsal_compares_the_snapshot_with_the_inputs(house: House) -> None:
    house.damage(tables("snapshot", 'replace(snapshot, \'"sum":"\', \'"sum":"0\')'))
    rehearsed = run_command(house.settings, "upgrade", "--rehearse")
    assert rehearsed.code == 1
    assert "the snapshot differs from the inputs" in rehearsed.out


def test_damage_is_logged_once_in_a_while(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.damage(DAMAGES["options are no JSON"])
    with house.served() as client:
        for _ in range(5):
            client.get("tables")
    assert caplog.text.count("is damaged") == 1
