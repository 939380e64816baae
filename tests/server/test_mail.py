"""Sending an e-mail to a minimal SMTP server."""

import asyncio
from email import message_from_bytes, policy
from email.message import EmailMessage

import msgspec
import pytest

from sengoku.server.people import mail
from sengoku.server.people.mail import MailError
from sengoku.server.settings import Settings
from tests.server.mail_server import FakeMailServer

SETTINGS = Settings(mail_from="Sengoku <games@example.org>")


def sent(mail_server: FakeMailServer, to: str, subject: str, text: str) -> EmailMessage:
    settings = msgspec.structs.replace(SETTINGS, smtp_url=mail_server.url)
    asyncio.run(mail.send(settings, to, subject, text))
    return message_from_bytes(mail_server.mails[-1].data, policy=policy.default)


def test_a_mail_arrives_as_it_was_written(mail_server: FakeMailServer) -> None:
    message = sent(
        mail_server, "ann@example.org", "Dein Zug — 戦国", "Grüße\n.\nZeile 3"
    )
    assert message["Subject"] == "Dein Zug — 戦国"
    assert message["From"] == "Sengoku <games@example.org>"
    assert message.get_content().splitlines() == ["Grüße", ".", "Zeile 3"]
    assert (mail_server.mails[0].sender, mail_server.mails[0].to) == (
        "games@example.org",
        ["ann@example.org"],
    )
    assert message["Message-ID"].endswith("@example.org>")


def test_a_subject_adds_no_line_to_the_header(mail_server: FakeMailServer) -> None:
    evil = "Hello\r\nBcc: all@example.org\n\nand a body"
    message = sent(mail_server, "ann@example.org", evil, "text")
    assert message["Bcc"] is None
    assert message["Subject"] == "Hello Bcc: all@example.org and a body"
    assert mail_server.mails[0].to == ["ann@example.org"]


@pytest.mark.parametrize(
    "to",
    [
        *("", "ann", "ann@", "@example.org", "ann@example.org\n", "a b@example.org"),
        *("ann@example.org,bob@example.org", "Ann <ann@example.org>", "ä@example.org"),
        *("ann@example.org\r\nBcc: b@example.org", "a" * 250 + "@example.org"),
    ],
)
def test_only_a_single_plain_address_gets_mail(
    mail_server: FakeMailServer, to: str
) -> None:
    with pytest.raises(MailError, match="not an e-mail address"):
        sent(mail_server, to, "subject", "text")
    assert mail_server.mails == []


def test_a_local_mail_server_gets_the_credentials(
    mail_server: FakeMailServer,
) -> None:
    url = mail_server.url.replace("//", "//post:p%40ss%2Fw@")
    settings = msgspec.structs.replace(SETTINGS, smtp_url=url)
    asyncio.run(mail.send(settings, "ann@example.org", "subject", "text"))
    assert mail_server.logins == [b"\0post\0p@ss/w"]


def test_a_password_is_not_sent_unencrypted(
    mail_server: FakeMailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "LOCAL_HOSTS", ())
    url = mail_server.url.replace("//", "//post:pw@")
    settings = msgspec.structs.replace(SETTINGS, smtp_url=url)
    with pytest.raises(MailError, match="offers no TLS"):
        asyncio.run(mail.send(settings, "ann@example.org", "subject", "text"))
    assert (mail_server.logins, mail_server.mails) == ([], [])


@pytest.mark.parametrize(
    "url", ["host", "http://host", "smtp://", "smtp://host:port", "smtp://[host"]
)
def test_an_invalid_mail_server_url_is_explained(url: str) -> None:
    settings = msgspec.structs.replace(SETTINGS, smtp_url=url)
    with pytest.raises(MailError, match="smtp_url must look like"):
        asyncio.run(mail.send(settings, "ann@example.org", "subject", "text"))


def test_a_mail_error_contains_no_secrets(
    mail_server: FakeMailServer,
) -> None:
    mail_server.refuses = True
    with pytest.raises(MailError, match="not accepted: SMTPDataError 554"):
        sent(mail_server, "ann@example.org", "subject", "text")
    gone = msgspec.structs.replace(SETTINGS, smtp_url="smtp://u:secret@127.0.0.1:1")
    with pytest.raises(MailError, match="not accepted: ConnectionRefused") as refused:
        asyncio.run(mail.send(gone, "ann@example.org", "subject", "text"))
    assert "secret" not in str(refused.value)


def test_without_settings_no_mail_is_sent() -> None:
    with pytest.raises(MailError, match="smtp_url and mail_from"):
        asyncio.run(mail.send(SETTINGS, "ann@example.org", "subject", "text"))
