"""A forgotten password."""

import re
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from sengoku.server.people import accounts, recovery
from sengoku.server.store import schema
from sengoku.server.wire.errors import Refused
from sengoku.texts import Texts, languages
from tests.server.given import AdjustableClock, until
from tests.server.mail_server import FakeMailServer
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
)


def forget(
    client: TestClient, mail_server: FakeMailServer, who: str, mails: int
) -> str:
    """Say that *who* forgot; wait until *mails* were sent in all; return the token."""
    headers = {"Host": "evil.example"}
    reply = client.post("recovery", json={"who": who}, headers=headers)
    assert (reply.status_code, reply.content) == (204, b"")
    until(lambda: len(mail_server.mails) >= mails)
    found = re.search(r"https://sengoku.example/recover#(\S+)", last(mail_server))
    assert found is not None
    return found[1]


def last(mail_server: FakeMailServer) -> str:
    return mail_server.mails[-1].data.decode().replace("=\r\n", "")


def recover(client: TestClient, token: str) -> Any:
    body = {"token": token, "password": "battery staple"}
    return client.post("recovery/password", json=body)


def test_a_link_by_email_opens_a_new_password_once(
    mailing: TestClient, mail_server: FakeMailServer
) -> None:
    ann = register(mailing, email="ann@example.org")
    register(mailing, "Bob")
    token = forget(mailing, mail_server, "ANN", 1)
    assert (mail_server.mails[0].to, "Hello Ann," in last(mail_server)) == (
        ["ann@example.org"],
        True,
    )
    assert refused(recover(mailing, "x")) == (401, "bad-recovery")
    again = User(mailing, recover(mailing, token))
    assert again.ask("GET", "me").json()["name"] == "Ann"
    assert refused(ann.ask("GET", "me")) == (401, "bad-session")
    assert refused(log_in(mailing)) == (401, "bad-login")
    assert refused(recover(mailing, token)) == (401, "bad-recovery")


def test_nobody_learns_who_has_an_account(
    mailing: TestClient, mail_server: FakeMailServer
) -> None:
    """The answer is the same for all; none but the owner gets anything, and seldom."""
    register(mailing, email="ann@example.org")
    register(mailing, "Bob")
    for who in ("Bob", "Cid", "cid@example.org", "\u200bAnn", "Ann", "Ann"):
        reply = post(mailing, "recovery", {"who": who})
        assert (reply.status_code, reply.content) == (204, b"")
    forget(mailing, mail_server, "ANN@example.org", 1)
    until(lambda: not recovery._tasks)
    assert [mail.to for mail in mail_server.mails] == [["ann@example.org"]]


def test_a_link_grows_old(
    mailing: TestClient, mail_server: FakeMailServer, watch: AdjustableClock
) -> None:
    ann = register(mailing, email="ann@example.org")
    old = forget(mailing, mail_server, "ann@EXAMPLE.org", 1)
    watch.forward(3600)
    assert refused(recover(mailing, old)) == (401, "bad-recovery")
    new = forget(mailing, mail_server, "Ann", 2)
    change = {"old": PASSWORD, "email": "new@example.org"}
    assert ann.ask("PATCH", "me", change).is_success
    assert refused(recover(mailing, new)) == (401, "bad-recovery")


def recovery_link(server: TestClient, name: str) -> str:
    registry = registry_of(server)
    needed = (registry.database, registry.settings, name, registry.now())
    link: str = call(server, accounts.recovery_link, *needed)
    return link


def test_without_email_the_host_gives_the_link(server: TestClient) -> None:
    register(server)
    reply = server.post("recovery", json={"who": "Ann"})
    assert refused(reply) == (409, "no-mail")
    link = recovery_link(server, "ann")
    assert link.startswith("http://127.0.0.1:8000/recover#")
    assert recover(server, link.partition("#")[2]).is_success
    with pytest.raises(Refused, match="no-account"):
        recovery_link(server, "Bob")


def test_who_is_banned_recovers_nothing(server: TestClient) -> None:
    register(server)
    link = recovery_link(server, "Ann")
    in_database(server, update(schema.accounts).values(banned=True))
    assert refused(recover(server, link.partition("#")[2])) == (403, "banned")


@pytest.mark.parametrize("language", languages())
def test_the_email_is_in_every_language(language: str) -> None:
    texts = Texts(language, strict=True)
    text = texts.say("recovery-text", name="Ann", link="https://x/#y")
    assert "\nhttps://x/#y\n" in text
    assert "Ann" in text.partition("\n")[0]
    assert texts.say("recovery-subject")
