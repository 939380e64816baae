"""Accounts: sessions, passwords, export, deletion."""

import asyncio
import itertools
import random
import threading
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from sqlalchemy import RowMapping, func, select, update
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.people import account_export, accounts, passwords
from sengoku.server.people.account_bodies import Export
from sengoku.server.people.sessions import DAY_MS, SESSION_LIFETIME_MS
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.tables.access import SESSION_HEADER
from sengoku.server.tables.eviction import evict
from sengoku.server.wire.errors import Refused
from sengoku.server.wire.structs import Wire
from tests.server.commands import run_command
from tests.server.table_client import API, ON_BOTH, AdjustableClock
from tests.server.users import (
    PASSWORD,
    User,
    call,
    in_database,
    log_in,
    post,
    refused,
    register,
    registry_of,
    table_of,
)

# Sessions


def test_sessions_of_an_account_end_one_by_one(server: TestClient) -> None:
    ann = register(server, email="ann@example.org")
    again = User(server, log_in(server, " ａｎＮ "))
    me = again.ask("GET", "me").json()
    assert (me["name"], me["email"], me["sessions"]) == ("Ann", "ann@example.org", 2)
    assert ann.ask("DELETE", "sessions/current").status_code == 204
    assert refused(ann.ask("GET", "me")) == (401, "bad-session")
    assert again.ask("GET", "me").json()["sessions"] == 1
    assert refused(server.get("me")) == (401, "no-session")


def test_a_session_lasts_as_long_as_it_is_used(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    used, unused = register(server), User(server, log_in(server))
    for _ in range(3):
        wall_clock.forward((SESSION_LIFETIME_MS - DAY_MS) / 2000)
        assert used.ask("GET", "me").is_success
    assert refused(unused.ask("GET", "me")) == (401, "bad-session")


def test_names_that_look_alike_are_the_same(server: TestClient) -> None:
    register(server, "Ann  B")
    for name in ("ann b", " ANN B", "Ａnn　b"):
        body = {"name": name, "password": PASSWORD}
        assert refused(server.post("accounts", json=body)) == (409, "name-taken")


@ON_BOTH
def test_a_name_registered_twice_at_once_goes_to_one(server: TestClient) -> None:
    async def both() -> list[Any]:
        registry = registry_of(server)
        wishes = (
            accounts.create(registry.database, name, PASSWORD, "", 0)
            for name in ("Ann", "ANN")
        )
        return await asyncio.gather(*wishes, return_exceptions=True)

    made = call(server, both)
    lost = [one.key for one in made if isinstance(one, Refused)]
    assert lost == ["name-taken"]
    assert [one.known_as for one in made if not isinstance(one, Refused)] == ["ann"]


WRONG: tuple[dict[str, Any], ...] = (
    *({"name": "A"}, {"name": " A "}, {"name": "A" * 41}, {"name": "A\u200bn"}),
    *({"name": "\ud800\ud800"}, {"name": "ﷺ" * 40}, {"password": "1234567"}),
    *({"password": "x" * 201}, {"email": "ann"}, {"email": "a@b\r\nBcc: c@d"}),
    {"admin": True},
)


def test_invalid_accounts_are_refused(server: TestClient) -> None:
    for wrong in WRONG:
        body = {"name": "Ann", "password": PASSWORD, **wrong}
        assert post(server, "accounts", body).status_code == 422, wrong


def test_wrong_names_and_wrong_passwords_look_the_same(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(server)
    work: list[str] = []
    verify = passwords._verify

    def counting(kept: str, password: bytes) -> bool:
        work.append(kept.rpartition("$")[0].rpartition("$")[0])
        return verify(kept, password)

    monkeypatch.setattr(passwords, "_verify", counting)
    wrong = [log_in(server, "Ann", "wrong horse"), log_in(server, "Bob")]
    wrong += [log_in(server, "\u200bAnn"), log_in(server, "Ann", "")]
    assert {refused(reply) for reply in wrong} == {(401, "bad-login")}
    assert len({reply.content for reply in wrong}) == 1
    assert (len(work), len({*work})) == (4, 1)


def test_a_banned_account_cannot_log_in(server: TestClient) -> None:
    ann = register(server)
    in_database(server, update(schema.accounts).values(banned=True))
    assert refused(log_in(server)) == (403, "banned")
    assert refused(log_in(server, password="wrong horse")) == (401, "bad-login")
    assert refused(ann.ask("GET", "me")) == (403, "banned")


def test_a_password_is_rehashed_with_current_parameters(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(server)
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(2, 8, 1))
    for _ in range(2):
        assert log_in(server).is_success
        ((kept,),) = in_database(server, select(schema.accounts.c.password))
        assert "t=2" in kept


def test_a_new_password_ends_the_other_sessions(server: TestClient) -> None:
    ann, other = register(server), User(server, log_in(server))
    wish = {"old": "wrong horse", "password": "battery staple"}
    assert refused(ann.ask("PATCH", "me", wish)) == (403, "wrong-password")
    assert ann.ask("PATCH", "me", wish | {"old": PASSWORD}).json()["sessions"] == 1
    assert refused(other.ask("GET", "me")) == (401, "bad-session")
    assert refused(log_in(server)) == (401, "bad-login")
    assert log_in(server, password="battery staple").is_success


def test_an_email_address_is_changed_with_the_password(server: TestClient) -> None:
    ann, other = register(server), User(server, log_in(server))
    wish = {"old": "wrong horse", "email": "new@example.org"}
    assert refused(ann.ask("PATCH", "me", wish)) == (403, "wrong-password")
    wish["old"] = PASSWORD
    assert ann.ask("PATCH", "me", wish).json()["email"] == "new@example.org"
    assert other.ask("GET", "me").json()["email"] == "new@example.org"


# Export and deletion


def test_the_export_has_all_own_data_and_nothing_else(server: TestClient) -> None:
    ann = register(server, email="ann@example.org")
    table, rnd = table_of(ann), random.Random(1)
    for seat in (0, 1):
        table.answer(seat, rnd)
        table.post("/chat", {"text": f"from {seat}"}, seat)
    reply = ann.ask("GET", "me/export")
    export = reply.json()
    assert export["account"] == ann.ask("GET", "me").json()
    assert [one["text"] for one in export["chat"]] == ["from 0"]
    assert [(one["table"], one["seat"]) for one in export["seats"]] == [(table.id, 0)]
    assert [one["seat"] for one in export["answers"]] == [0]
    assert {*export["answers"][0]} == {"table", "seat", "at", "do", "by", "made_at"}
    assert len(export["sessions"]) == 1
    hashes = in_database(server, select(schema.seats.c.token))
    hashes += in_database(server, select(schema.sessions.c.token))
    known = [ann.session, *table.tokens.values(), *(hash for (hash,) in hashes)]
    assert [secret for secret in known if secret in reply.text] == []
    assert [*export] == [*Export.__struct_fields__]


@ON_BOTH
def test_a_long_export_is_made_in_slices(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, said = register(server), [f"line {n}" for n in range(11)]
    table = table_of(ann)
    for text in said:
        table.post("/chat", {"text": text})
    turns, slices, is_over = itertools.count(), [], threading.Event()

    def note(kind: type[Wire], rows: Sequence[RowMapping]) -> bytes:
        slices.append((len(rows), next(turns)))
        return encoded(kind, rows)

    async def others() -> None:
        while not is_over.is_set():
            next(turns)
            await asyncio.sleep(0)

    encoded = account_export._encoded
    monkeypatch.setattr(account_export, "_encoded", note)
    monkeypatch.setattr(account_export, "ROWS_PER_SLICE", 3)
    assert server.portal is not None
    done = server.portal.start_task_soon(others)
    export = ann.ask("GET", "me/export").json()
    is_over.set()
    done.result()
    assert [one["text"] for one in export["chat"]] == said
    assert [size for size, _ in slices] == [1, 1, 3, 3, 3, 2]
    # Other tasks ran before every slice.
    assert all(now - last > 1 for (_, last), (_, now) in itertools.pairwise(slices))


@pytest.mark.parametrize("is_in_memory", [True, False])
def test_deleting_an_account_leaves_games_alone(
    server: TestClient, is_in_memory: bool
) -> None:
    ann, bob, rnd = register(server), register(server, "Bob"), random.Random(1)
    table = table_of(ann)
    held = {"table": table.id, "token": table.tokens[1]}
    bob.ask("POST", "me/seats", held)
    before = table.get().json()
    registry = registry_of(server)
    if not is_in_memory:
        call(server, evict, registry, registry.tables[table.id])
    wrong = {"password": "wrong horse"}
    assert refused(ann.ask("DELETE", "me", wrong)) == (403, "wrong-password")
    assert ann.ask("DELETE", "me", {"password": PASSWORD}).status_code == 204
    assert refused(ann.ask("GET", "me")) == (401, "bad-session")
    assert refused(log_in(server)) == (401, "bad-login")
    assert table.get().json() == before
    for seat in (0, 1):  # the links still work
        assert table.answer(seat, rnd).is_success
    path = f"tables/{table.id}/seats/0"
    renamed = server.patch(path, json={"name": "A"}, headers=table.headers(0))
    assert renamed.is_success, "the seat cannot be written any more"
    assert bob.ask("GET", f"tables/{table.id}/view").json()["viewer"] == 1
    kept = in_database(server, select(schema.seats.c.account).order_by("seat"))
    assert [account for (account,) in kept] == [None, bob.id]


@ON_BOTH
def test_nothing_remains_of_a_deleted_account(server: TestClient) -> None:
    ann = register(server, email="ann@example.org")
    table = table_of(ann)
    alert = {"id": "a", "table": table.id, "kind": "mail", "target": b"ann@example.org"}
    rest = {
        column.name: column.type.python_type()
        for column in schema.alerts.columns
        if column.name not in alert
    }
    in_database(server, schema.alerts.insert().values(alert | rest))
    exported = ann.ask("GET", "me/export").json()["alerts"]
    assert [one["target"] for one in exported] == ["ann@example.org"]
    ann.ask("DELETE", "me", {"password": PASSWORD})
    for kind in (schema.accounts, schema.sessions, schema.alerts):
        assert in_database(server, select(func.count()).select_from(kind)) == [(0,)]
    assert register(server).games() == []


def test_a_server_by_invitation_only(settings: Settings) -> None:
    """An invited person creates tables; guests need no account to sit down."""
    closed = msgspec.structs.replace(settings, invitation_only=True)
    with TestClient(create_app(closed), base_url=f"http://testserver{API}") as client:
        new = {"name": "Ann", "password": "correct horse battery"}
        wanted = {"game": "samurai", "seats": [{}, {"kind": "open"}]}
        refused = [
            client.post("accounts", json=new),
            client.post("tables", json=wanted),
            client.post("lessons/samurai/basics"),
        ]
        errors = [(one.status_code, one.json()["error"]["key"]) for one in refused]
        assert errors == [(403, "invitation-only")] * 3
        assert client.get("about").json()["invitation_only"] is True
        link = run_command(closed, "admin", "invite", "Ann").out.strip()
        chosen = {"token": link.rpartition("#")[2], "password": new["password"]}
        assert client.post("recovery/password", json=chosen).is_success
        session = client.post("sessions", json=new).json()["session"]
        headers = {SESSION_HEADER: session}
        made = client.post("tables", json=wanted, headers=headers)
        assert made.status_code == 201
        code = made.json()["table"]["code"]
        assert client.post(f"codes/{code}/join", json={"name": "Bob"}).is_success
    again = run_command(closed, "admin", "invite", "ann")
    assert (again.code, again.err.count("somebody else has this name")) == (2, 1)
