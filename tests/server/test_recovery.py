"""Password reset."""

import re
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from sengoku.server.people import accounts, recovery
from sengoku.server.store import schema
from sengoku.server.wire.errors import Refused
from sengoku.texts import Texts, languages
from tests.server.mail_server import FakeMailServer
from tests.server.table_client import AdjustableClock, until
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
    """Request a reset for *who*; wait for *mails* in total; return the token."""
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


def test_an_emailed_link_resets_the_password_once(
    mailing_server: TestClient, mail_server: FakeMailServer
) -> None:
    ann = register(mailing_server, email="ann@example.org")
    register(mailing_server, "Bob")
    token = forget(mailing_server, mail_server, "ANN", 1)
    assert (mail_server.mails[0].to, "Hello Ann," in last(mail_server)) == (
        ["ann@example.org"],
        True,
    )
    assert refused(recover(mailing_server, "x")) == (401, "bad-recovery")
    again = User(mailing_server, recover(mailing_server, token))
    assert again.ask("GET", "me").json()["name"] == "Ann"
    assert refused(ann.ask("GET", "me")) == (401, "bad-session")
    assert refused(log_in(mailing_server)) == (401, "bad-login")
    assert refused(recover(mailing_server, token)) == (401, "bad-recovery")


def test_recovery_does_not_reveal_accounts(
    mailing_server: TestClient, mail_server: FakeMailServer
) -> None:
    """The response is always the same; only the owner gets e-mail, and not often."""
    register(mailing_server, email="ann@example.org")
    register(mailing_server, "Bob")
    for who in ("Bob", "Cid", "cid@example.org", "\u200bAnn", "Ann", "Ann"):
        reply = post(mailing_server, "recovery", {"who": who})
        assert (reply.status_code, reply.content) == (204, b"")
    forget(mailing_server, mail_server, "ANN@example.org", 1)
    until(lambda: not recovery._tasks)
    assert [mail.to for mail in mail_server.mails] == [["ann@example.org"]]


def test_a_link_expires(
    mailing_server: TestClient, mail_server: FakeMailServer, wall_clock: AdjustableClock
) -> None:
    ann = register(mailing_server, email="ann@example.org")
    old = forget(mailing_server, mail_server, "ann@EXAMPLE.org", 1)
    wall_clock.forward(3600)
    assert refused(recover(mailing_server, old)) == (401, "bad-recovery")
    new = forget(mailing_server, mail_server, "Ann", 2)
    change = {"old": PASSWORD, "email": "new@example.org"}
    assert ann.ask("PATCH", "me", change).is_success
    assert refused(recover(mailing_server, new)) == (401, "bad-recovery")


def recovery_link(server: TestClient, name: str) -> str:
    registry = registry_of(server)
    needed = (registry.database, registry.settings, name, registry.now())
    link: str = call(server, accounts.recovery_link, *needed)
    return link


def test_without_email_the_operator_gives_the_link(server: TestClient) -> None:
    register(server)
    reply = server.post("recovery", json={"who": "Ann"})
    assert refused(reply) == (409, "no-mail")
    link = recovery_link(server, "ann")
    assert link.startswith("http://127.0.0.1:8000/recover#")
    assert recover(server, link.partition("#")[2]).is_success
    with pytest.raises(Refused, match="no-account"):
        recovery_link(server, "Bob")


def test_a_banned_account_cannot_recover(server: TestClient) -> None:
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
