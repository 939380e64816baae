"""Alerts by e-mail: an address gets them once its owner has entered the code."""

import re
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server.alerts import dispatcher
from sengoku.server.alerts.confirmation import EMAIL_ALERTS
from sengoku.server.middleware.rate_limits import Limits
from sengoku.server.wire.tokens import ALPHABET
from sengoku.texts import Texts
from tests.server.mail_server import FakeMailServer
from tests.server.table_client import (
    ON_BOTH,
    AdjustableClock,
    TableClient,
    new_table,
    until,
)
from tests.server.test_alerts import (
    alerts_of,
    count_alerts,
    end,
    in_server,
    next_turn,
    put,
    settle,
)

ANN = "ann@example.org"
NAME = "BUY-NOW at evil.example"
CODE = re.compile(rf"\b[{ALPHABET.upper()}]{{6}}\b")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "TURN_DELAY_MS", 0)
    monkeypatch.setattr(dispatcher, "POLL_INTERVAL_SECONDS", 0.01)
    Texts()  # load now, so that a wrong alert would be sent at once


def set_mail(table: TableClient, to: str = ANN, **more: Any) -> dict[str, Any]:
    reply = put(table, 0, "email", to, **more)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def mails(mail_server: FakeMailServer, count: int) -> list[EmailMessage]:
    """Return the e-mails once all have arrived."""
    until(lambda: len(mail_server.mails) >= count)
    settle()
    assert len(mail_server.mails) == count
    return [
        message_from_bytes(mail.data, policy=policy.default)
        for mail in [*mail_server.mails]
    ]


def code_in(message: EmailMessage) -> str:
    (code,) = {*CODE.findall(message.get_content())}
    return str(code)


def say(
    table: TableClient, alert: dict[str, Any], code: str, seat: int | None = 0
) -> Any:
    return table.post(f"/alerts/{alert['id']}/confirm", {"code": code}, seat)


def key(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["key"]


def another(code: str) -> str:
    return "A" * len(code) if code != "A" * len(code) else "B" * len(code)


@ON_BOTH
def test_an_address_gets_alerts_once_it_is_confirmed(
    mailing_server: TestClient, mail_server: FakeMailServer
) -> None:
    table = new_table(mailing_server, name="Kai")
    alert = set_mail(table, language="fr")
    assert alert["target"] == "a…@example.org"
    assert not alert["confirmed"]
    next_turn(table)
    (message,) = mails(mail_server, 1)  # and no other, although the game waits
    confirmed = say(table, alert, f" {code_in(message).lower()} ")
    assert confirmed.json() == {**alert, "confirmed": True}
    assert alerts_of(table) == [{**alert, "confirmed": True}]
    next_turn(table)
    message = mails(mail_server, 2)[1]
    assert (message["To"], message["Subject"]) == (ANN, "À vous de jouer : Kai")
    body = message.get_content()
    assert f"https://sengoku.example/t/{table.id}" in body.splitlines()
    assert "supprimez l’alerte" in body
    assert table.tokens[0] not in body


def test_the_confirmation_email_has_no_user_text(
    mailing_server: TestClient, mail_server: FakeMailServer
) -> None:
    table = new_table(mailing_server, name=NAME, seats=[{"name": NAME}, {}, {}])
    set_mail(table)
    (message,) = mails(mail_server, 1)
    code, body = code_in(message), message.get_content()
    assert (message["To"], message["Subject"]) == (ANN, f"Code for turn alerts: {code}")
    assert "You won’t get any more" in body
    for word in ("BUY", "evil", table.id, *table.tokens.values()):
        assert word not in mail_server.mails[0].data.decode()
        assert word not in body


def test_an_unconfirmed_address_gets_no_alerts(
    mailing_server: TestClient, mail_server: FakeMailServer, wall_clock: AdjustableClock
) -> None:
    table = new_table(
        mailing_server, pace={"type": "days", "hours": 24}, absent="random"
    )
    set_mail(table)
    mails(mail_server, 1)
    for hours in (21, 4):  # a reminder, a stand-in
        wall_clock.forward(hours * 3600)
        settle()
    end(mailing_server, table)
    until(lambda: in_server(mailing_server, count_alerts) == 0)
    mails(mail_server, 1)


@ON_BOTH
def test_five_wrong_codes_remove_the_alert(
    mailing_server: TestClient, mail_server: FakeMailServer
) -> None:
    table = new_table(mailing_server)
    alert = set_mail(table)
    code = code_in(mails(mail_server, 1)[0])
    for _ in range(4):
        assert key(say(table, alert, another(code))) == (409, "wrong-code")
        set_mail(table)  # which does not reset the attempts
    assert key(say(table, alert, "")) == (409, "too-many-codes")
    assert alerts_of(table) == []
    assert key(say(table, alert, code)) == (404, "no-alert")


@ON_BOTH
def test_a_second_code_comes_ten_minutes_later(
    mailing_server: TestClient, mail_server: FakeMailServer, wall_clock: AdjustableClock
) -> None:
    table = new_table(mailing_server)
    alert = set_mail(table)
    first = code_in(mails(mail_server, 1)[0])
    wall_clock.forward(590)
    assert set_mail(table) == alert
    mails(mail_server, 1)
    wall_clock.forward(11)
    assert set_mail(table) == alert
    second = code_in(mails(mail_server, 2)[1])
    assert key(say(table, alert, first)) == (409, "wrong-code")
    assert say(table, alert, second).json()["confirmed"]


@ON_BOTH
def test_a_confirmation_lasts_for_the_same_owner(
    mailing_server: TestClient, mail_server: FakeMailServer, wall_clock: AdjustableClock
) -> None:
    table = new_table(mailing_server)
    alert = set_mail(table)
    code = code_in(mails(mail_server, 1)[0])
    assert say(table, alert, code).is_success
    wall_clock.forward(3600)
    again = set_mail(table, language="it")
    assert again == {**alert, "confirmed": True, "language": "it"}
    assert say(table, alert, "anything").json() == again
    mails(mail_server, 1)
    table.tokens[0] = table.post("/seats/0/link").json()["token"]
    assert not set_mail(table)["confirmed"], "another owner"
    mails(mail_server, 2)


def test_only_the_owner_confirms(
    mailing_server: TestClient, mail_server: FakeMailServer
) -> None:
    table = new_table(mailing_server)
    alert = set_mail(table)
    code = code_in(mails(mail_server, 1)[0])
    assert say(table, alert, code, seat=1).status_code == 404
    assert say(table, alert, code, seat=None).status_code == 403
    assert key(say(table, {"id": "none"}, code)) == (404, "no-alert")
    assert say(table, alert, "x" * 21).status_code == 422
    table.tokens[0] = table.post("/seats/0/link").json()["token"]
    assert key(say(table, alert, code)) == (404, "no-alert")


def test_an_undeliverable_code_does_not_count_as_wrong(
    mailing_server: TestClient,
    mail_server: FakeMailServer,
    caplog: pytest.LogCaptureFixture,
) -> None:
    mail_server.refuses = True
    table = new_table(mailing_server)
    alert = set_mail(table)
    until(lambda: "not sent" in caplog.text)
    for _ in range(4):
        assert key(say(table, alert, "A")) == (409, "wrong-code")
    assert ANN not in caplog.text


def test_email_alerts_are_rate_limited_per_client(
    mailing_server: TestClient, mail_server: FakeMailServer
) -> None:
    app: Any = mailing_server.app
    app.state.services.limits = Limits(True, lambda: 1000.0)
    table = new_table(mailing_server)
    assert put(table, 0, "email", "no address").status_code == 422
    statuses = [
        put(table, 0, "email", f"{number}@example.org").status_code
        for number in range(EMAIL_ALERTS.burst + 1)
    ]
    assert statuses == [200] * EMAIL_ALERTS.burst + [429]
    mails(mail_server, EMAIL_ALERTS.burst)
    assert put(table, 0, "webhook", "https://a.example/").is_success


def test_codes_are_rate_limited_per_address(
    mailing_server: TestClient, mail_server: FakeMailServer
) -> None:
    app: Any = mailing_server.app
    app.state.services.limits = Limits(True, lambda: 1000.0)
    table, statuses = new_table(mailing_server), []
    for number in range(EMAIL_ALERTS.burst + 1):
        stranger = TestClient(
            app, str(mailing_server.base_url), client=(f"10.0.0.{number}", 1)
        )
        stranger.portal = mailing_server.portal  # in the same loop as the server
        body = {"kind": "email", "target": ANN.upper() if number % 2 else ANN}
        there, headers = f"tables/{table.id}/alerts", table.headers(number % 3)
        reply = stranger.put(there, json=body, headers=headers)
        statuses.append(reply.status_code)
    assert statuses == [200] * EMAIL_ALERTS.burst + [429]
