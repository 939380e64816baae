"""Lists of tables for everybody: to join, and the game of the day."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server.settings import Settings
from sengoku.server.tables.lists import MAX_WAIT_MS
from tests.server.commands import run_sql
from tests.server.table_client import (
    ON_BOTH,
    AdjustableClock,
    new_table,
    until,
)
from tests.server.test_finished import finished

BOT = {"kind": "bot", "bot": "random"}
WAITING: list[Any] = [{"name": "Ann"}, {"kind": "open"}]
DAY_SECONDS = 24 * 60 * 60


def listed(server: TestClient) -> list[str]:
    return [one["id"] for one in server.get("open-tables").json()]


def of_the_day(server: TestClient) -> str | None:
    found = server.get("game-of-the-day").json()
    return found and str(found["id"])


@ON_BOTH
def test_a_listed_table_can_be_joined_by_everyone(server: TestClient) -> None:
    table = new_table(server, seats=WAITING, listed=True)
    (found,) = server.get("open-tables").json()
    assert found["id"] == table.id
    assert found["listed"]
    joined = server.post(f"codes/{found['code']}/join", json={"name": "Bo"})
    assert joined.status_code == 201
    assert listed(server) == []


def test_other_tables_are_not_listed(server: TestClient) -> None:
    new_table(server, seats=WAITING)
    new_table(server, seats=[BOT, {}], listed=True)
    assert listed(server) == []


def test_a_table_that_waited_long_is_not_listed(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    table = new_table(server, seats=WAITING, listed=True)
    wall_clock.forward(MAX_WAIT_MS / 1000 - 1)
    assert listed(server) == [table.id]
    wall_clock.forward(2)
    assert listed(server) == []


def test_the_game_of_the_day_is_the_closest(
    server: TestClient, settings: Settings
) -> None:
    assert of_the_day(server) is None
    clear, close, clear_too = (finished(server) for _ in range(3))
    score = "UPDATE tables SET outcome = ? WHERE id = ?"
    for table, scores in ((clear, [40, 20]), (close, [30, 29]), (clear_too, [9, 0])):
        ended = f'{{"scores":{scores},"winners":[0],"ranks":[1,2]}}'.encode()
        run_sql(settings, score, ended, table.id)
    assert of_the_day(server) == close.id


@pytest.mark.parametrize(
    "damage", ["outcome = NULL", "outcome = '{'", "over_at = NULL"]
)
def test_a_damaged_game_does_not_hide_the_others(
    server: TestClient, settings: Settings, damage: str
) -> None:
    whole, damaged = finished(server), finished(server)
    run_sql(settings, f"UPDATE tables SET {damage} WHERE id = ?", damaged.id)
    assert of_the_day(server) == whole.id


def test_only_public_games_are_shown(server: TestClient, settings: Settings) -> None:
    table = new_table(server, seats=[BOT, BOT], watch="nobody")
    status = "SELECT status FROM tables WHERE id = ?"
    until(lambda: run_sql(settings, status, table.id) == [("over",)])
    assert of_the_day(server) is None


def test_the_choice_stays_the_same_all_day(
    server: TestClient, settings: Settings, wall_clock: AdjustableClock
) -> None:
    first = finished(server)
    assert of_the_day(server) == first.id  # better than nothing
    wall_clock.forward(DAY_SECONDS)
    closer = finished(server)
    tied = b'{"scores":[7,7],"winners":[0],"ranks":[1,2]}'
    run_sql(settings, "UPDATE tables SET outcome = ? WHERE id = ?", tied, closer.id)
    assert of_the_day(server) == first.id
    wall_clock.forward(DAY_SECONDS)
    assert of_the_day(server) == closer.id
