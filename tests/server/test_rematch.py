"""A rematch: the same people and links, created once."""

import asyncio
from typing import Any

from starlette.testclient import TestClient

from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, read_url
from sengoku.server.tables import rematch
from sengoku.server.tables.registry import TableRegistry
from tests.server.table_client import ON_BOTH, TableClient, bearer, new_table

BOT = {"kind": "bot", "bot": "easy", "name": "Robo"}


def ended(server: TestClient, **wanted: Any) -> TableClient:
    table = new_table(server, seats=[{"name": "Ann"}, {"name": "Bo"}, BOT], **wanted)
    assert table.post("/vote", {"kind": "end"}, 0).is_success
    assert table.post("/vote/ballot", {"agree": True}, 1).json()["status"] == "closed"
    return table


def test_the_old_links_open_the_new_table(server: TestClient) -> None:
    pace = {"type": "days", "hours": 8}
    table = ended(server, name="Friday", options={"edition": "crowd"}, pace=pace)
    with table.live(1) as (other, _):
        reply = table.post("/rematch")
        assert reply.status_code == 201
        new = reply.json()
        assert other.receive_json()["table"]["rematch"] == new["id"]
    old = table.get().json()
    for seat in (*new["seats"], *old["seats"]):
        del seat["concession"]
    for same in ("name", "game", "options", "pace", "watch", "seats", "revision"):
        assert new[same] == old[same]
    assert new["id"] != old["id"]
    assert new["seal"] != old["seal"]
    assert (new["status"], new["origin"], new["rematch"]) == ("running", None, None)
    for seat, token in [*table.tokens.items(), (None, table.host)]:
        there = f"tables/{new['id']}/view"
        assert server.get(there, headers=bearer(token)).json()["viewer"] == seat


def test_there_is_only_one_rematch(server: TestClient) -> None:
    table = ended(server)
    first, second = table.post("/rematch", seat=0), table.post("/rematch", seat=1)
    assert first.json()["id"] == second.json()["id"]
    assert table.post("/rematch", seat=None).status_code == 403


def test_a_running_game_has_no_rematch(server: TestClient) -> None:
    table = new_table(server)
    assert table.post("/rematch").json()["error"]["key"] == "not-over"


@ON_BOTH
def test_two_processes_create_one_rematch(
    server: TestClient, settings: Settings
) -> None:
    """When both are asked, neither knows of a rematch."""
    id = ended(server).id

    async def ask_both() -> list[str]:
        halls = [
            TableRegistry(Database(read_url(settings.database)), settings) for _ in "ab"
        ]
        tables = [await registry.open(id) for registry in halls]
        asked = zip(halls, tables, strict=True)
        both = await asyncio.gather(*[rematch.find_or_create(*one) for one in asked])
        for registry in halls:
            await registry.database.close()
        return [table.id for table in both]

    first, second = asyncio.run(ask_both())
    assert first == second
    assert server.get(f"tables/{first}").json()["status"] == "running"
