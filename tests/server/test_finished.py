"""Finished games: replay, statistics, proof; nothing of it before the end."""

import random

from sqlalchemy import create_engine, update
from starlette.testclient import TestClient

from sengoku import replay
from sengoku.core.rng import seal
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.store.pace import HOUR_MS
from tests.server.commands import run_sql
from tests.server.table_client import AdjustableClock, TableClient, new_table, until

RNG = random.Random(2)
BOT = {"kind": "bot", "bot": "random"}
ENDPOINTS = ("/replay", "/statistics", "/proof")


def finished(server: TestClient) -> TableClient:
    """Return a finished public game of bots."""
    table = new_table(server, seats=[BOT, BOT])
    until(lambda: table.get("", None).json()["status"] == "over")
    return table


def test_a_finished_game_is_public_in_full(
    server: TestClient, settings: Settings
) -> None:
    table = finished(server)
    # Older versions accepted any character.
    named = "UPDATE seats SET name = ? WHERE seat = 0"
    run_sql(settings, named, "A\u2028n")
    reply = table.get("/replay", None)
    assert reply.headers["content-type"].startswith("application/x-ndjson")
    name = f'attachment; filename="samurai-{table.id}.sgk"'
    assert reply.headers["content-disposition"] == name
    told, shown = replay.read(reply.text), table.get("", None).json()
    assert replay.verify(reply.text) == len(told.inputs)
    assert (told.header.seed, told.header.seal) == (shown["seed"], shown["seal"])
    assert told.header.names == ("A\u2028n", "random")

    found = table.get("/statistics", None).json()
    outcome = shown["outcome"]
    assert found["outcome"] == outcome
    moments = [*found["chronicle"]["scores"].values()]
    assert moments[-1] == outcome["scores"]
    assert sum(seat["answers"] for seat in found["seats"]) == len(told.inputs)
    told_of = found["highlights"]
    assert told_of["turning_point"]["seat"] in outcome["winners"]
    assert all(0 < one["number"] <= len(told.inputs) for one in told_of["awards"])
    for seat in found["seats"]:
        assert 0 < seat["longest"] <= seat["thinking"] <= found["took"]

    proof = table.get("/proof", None).json()
    assert proof["seal"] == seal(proof["seed"]) == table.made["table"]["seal"]
    assert proof["matches"] is True
    forge(settings, table.id)
    assert table.get("/proof", None).json()["matches"] is False


def forge(settings: Settings, id: str) -> None:
    """Forge the result of one input."""
    inputs = schema.inputs.c
    forged = update(schema.inputs).where(inputs.table == id, inputs.number == 40)
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(forged.values(sum="0" * 16))
    engine.dispose()


def test_nothing_is_revealed_before_the_end(server: TestClient) -> None:
    table = new_table(server)
    table.answer(0, RNG)
    for status, said in (("running", "until"), ("closed", "stay secret")):
        assert table.get().json()["status"] == status
        for reply in (
            *(table.get(door) for door in ENDPOINTS),
            table.get("/film?everything=true"),
            table.post("/what-if", {"everything": True}),
        ):
            error = reply.json()["error"]
            assert (reply.status_code, error["key"]) == (409, "not-over")
            assert said in error["detail"]
        table.post("/vote", {"kind": "end"})
        for seat in (1, 2):
            table.post("/vote/ballot", {"agree": True}, seat)


def test_a_table_without_a_result_asks_nobody(server: TestClient) -> None:
    table = new_table(server)
    assert table.view(0)["offer"] is not None
    table.post("/vote", {"kind": "end"})
    for seat in (1, 2):
        table.post("/vote/ballot", {"agree": True}, seat)
    assert table.get().json()["status"] == "closed"
    for seat in (0, 1, 2):
        view = table.view(seat)
        assert (view["offer"], view["waiting"], view["outcome"]) == (None, [], None)


def test_statistics_count_stand_ins_take_backs_and_rewinds(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    pace = {"type": "days", "hours": 24}
    table = new_table(server, seats=[{}, BOT], pace=pace, absent="random")
    offer = None
    while offer is None or not offer["can_take_back"]:
        if offer is not None:
            wall_clock.forward(60)
            assert table.answer(0, RNG).is_success
        offer = table.view(0)["offer"]
    assert table.post("/take-back", {"at": offer["at"]}).is_success
    point = table.get("/vote/points").json()[0]["target"]
    assert table.post("/vote", {"kind": "rewind", "target": point}).is_success
    until(lambda: table.view(0)["waiting"] == [0])
    wall_clock.forward(25 * 3600)
    until(lambda: table.get().json()["status"] == "over")
    assert replay.verify(table.get("/replay").text) > 20
    assert table.get("/proof").json()["matches"]
    found = table.get("/statistics").json()
    own, bot = found["seats"]
    assert found["chronicle"]["scores"]["end"] == found["outcome"]["scores"]
    assert (own["taken_back"], bot["taken_back"], bot["stand_in"]) == (1, 0, 0)
    assert 0 < own["stand_in"] < own["answers"]
    assert own["thinking"] > own["longest"] >= 25 * HOUR_MS > bot["longest"]
