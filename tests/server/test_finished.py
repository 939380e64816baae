"""Games that are over: replay, statistics, proof; before the end, nothing of it."""

import random

from sqlalchemy import create_engine, update
from starlette.testclient import TestClient

from sengoku import replay
from sengoku.core.rng import seal
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.store.pace import HOUR_MS
from tests.server.given import AdjustableClock, Given, a_table, until

ANYBODY = random.Random(2)
BOT = {"kind": "bot", "bot": "random"}
DOORS = ("/replay", "/statistics", "/proof")


def finished(server: TestClient) -> Given:
    """Return a game of bots that is over; spectators may see it."""
    given = a_table(server, seats=[{**BOT, "name": "A\u2028n"}, BOT])
    until(lambda: given.get("", None).json()["status"] == "over")
    return given


def test_a_finished_game_is_told_in_full(
    server: TestClient, settings: Settings
) -> None:
    given = finished(server)
    reply = given.get("/replay", None)
    assert reply.headers["content-type"].startswith("application/x-ndjson")
    name = f'attachment; filename="samurai-{given.id}.sgk"'
    assert reply.headers["content-disposition"] == name
    told, table = replay.read(reply.text), given.get("", None).json()
    assert replay.verify(reply.text) == len(told.inputs)
    assert (told.header.seed, told.header.seal) == (table["seed"], table["seal"])
    assert told.header.names == ("A\u2028n", "random")

    found = given.get("/statistics", None).json()
    outcome = table["outcome"]
    assert found["outcome"] == outcome
    moments = [*found["chronicle"]["scores"].values()]
    assert moments[-1] == outcome["scores"]
    assert sum(seat["answers"] for seat in found["seats"]) == len(told.inputs)
    for seat in found["seats"]:
        assert 0 < seat["longest"] <= seat["thinking"] <= found["took"]

    proof = given.get("/proof", None).json()
    assert proof["seal"] == seal(proof["seed"]) == given.made["table"]["seal"]
    assert proof["matches"] is True
    forge(settings, given.id)
    assert given.get("/proof", None).json()["matches"] is False


def forge(settings: Settings, id: str) -> None:
    """Change what one input came to."""
    inputs = schema.inputs.c
    forged = update(schema.inputs).where(inputs.table == id, inputs.number == 40)
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(forged.values(sum="0" * 16))
    engine.dispose()


def test_nothing_is_told_before_the_end(server: TestClient) -> None:
    given = a_table(server)
    given.answer(0, ANYBODY)
    for status, said in (("running", "until"), ("closed", "stay secret")):
        assert given.get().json()["status"] == status
        for reply in (
            *(given.get(door) for door in DOORS),
            given.get("/film?everything=true"),
            given.post("/what-if", {"everything": True}),
        ):
            error = reply.json()["error"]
            assert (reply.status_code, error["key"]) == (409, "not-over")
            assert said in error["detail"]
        given.post("/vote", {"kind": "end"})
        for seat in (1, 2):
            given.post("/vote/ballot", {"agree": True}, seat)


def test_stand_ins_take_backs_and_rewinds_are_told(
    server: TestClient, watch: AdjustableClock
) -> None:
    pace = {"type": "days", "hours": 24}
    given = a_table(server, seats=[{}, BOT], pace=pace, absent="random")
    offer = None
    while offer is None or not offer["can_take_back"]:
        if offer is not None:
            watch.forward(60)
            assert given.answer(0, ANYBODY).is_success
        offer = given.view(0)["offer"]
    assert given.post("/take-back", {"at": offer["at"]}).is_success
    point = given.get("/vote/points").json()[0]["target"]
    assert given.post("/vote", {"kind": "rewind", "target": point}).is_success
    until(lambda: given.view(0)["waiting"] == [0])
    watch.forward(25 * 3600)
    until(lambda: given.get().json()["status"] == "over")
    assert replay.verify(given.get("/replay").text) > 20
    assert given.get("/proof").json()["matches"]
    found = given.get("/statistics").json()
    own, bot = found["seats"]
    assert found["chronicle"]["scores"]["end"] == found["outcome"]["scores"]
    assert (own["taken_back"], bot["taken_back"], bot["stand_in"]) == (1, 0, 0)
    assert 0 < own["stand_in"] < own["answers"]
    assert own["thinking"] > own["longest"] >= 25 * HOUR_MS > bot["longest"]
