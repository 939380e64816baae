"""What alerts and quick phrases say, in every language."""

import re
from collections import Counter

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from sengoku.server.alerts import messages
from sengoku.server.alerts.messages import About, Message
from sengoku.server.settings import Settings
from sengoku.server.store.pace import HOUR_MS, MINUTE_MS, Free
from sengoku.server.store.records import TableRecord
from sengoku.server.tables.chat import ANNOUNCEMENTS, PHRASES
from sengoku.texts import LOCALES, Fact, Texts, languages

ABOUTS: tuple[About, ...] = ("turn", "time", "over", "stand-in", "replaced", "vote")
SAID = {
    *(f"alert-{about}" for about in ABOUTS),
    *(f"alert-{about}.text" for about in ABOUTS),
    *("alert-unnamed", "alert-mail-stop", "alert-mail-contact"),
    *("alert-code", "alert-code.text", "alert-code-stop"),
    *(f"phrase-{phrase}" for phrase in (*PHRASES, *ANNOUNCEMENTS)),
}
FACTS: dict[str, Fact] = {
    "table": "Kai",
    "hours": 0,
    "minutes": 2,
    "game": "samurai",
    "contact": "@",
    "code": "K7M2QX",
}
UNSAID = re.compile(r"[{}$]|\?\?\?|  | [.,;]")
ADDRESS = Settings(public_url="https://play.example/", contact="host@play.example")


def a_record(name: str = "Kai", game: str = "samurai") -> TableRecord:
    return TableRecord(
        id="abc",
        code=None,
        host="",
        watcher="",
        name=name,
        game=game,
        revision=1,
        options={},
        seed="secret-seed",
        pace=Free(),
        watch="link",
        status="running",
        made_at=0,
        changed_at=0,
    )


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_message_and_no_other(language: str) -> None:
    text = (LOCALES / language / "server.ftl").read_text(encoding="utf-8")
    keys: list[str] = []
    for entry in FluentResource(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            keys.append(entry.id.name)
            keys += [f"{entry.id.name}.{part.id.name}" for part in entry.attributes]
    assert [key for key, times in Counter(keys).items() if times > 1] == []
    assert {*keys} == SAID


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_formatted(language: str) -> None:
    texts = Texts(language, strict=True)
    for key in SAID:
        for number in (0, 1, 2, 5, 11, 21):
            said = texts.say(key, **FACTS | {"hours": number})
            assert said.strip() == said != ""
            assert not UNSAID.search(said), said


def test_emails_are_written_in_the_language_of_the_reader() -> None:
    english = messages.alert_message("turn", a_record(), "en")
    assert english == Message(
        "Your turn: Kai", "It’s your turn in “Kai”.", "/t/abc", "en"
    )
    russian = messages.alert_message(
        "time", a_record(), "ru", 3 * HOUR_MS + 59 * MINUTE_MS
    )
    assert russian.text == "«Kai»: у вас осталось 3 часа."
    assert (
        "59 minutes left"
        in messages.alert_message("time", a_record(), "en", HOUR_MS - 1).text
    )
    unnamed = messages.alert_message("over", a_record("  ", "shogun"), "de")
    assert "„Shogun“ ist zu Ende" in unnamed.text


def test_names_in_messages_are_inert() -> None:
    evil = "a\r\nBcc: x\u202e\0 @everyone <!channel> [click](https://evil.example)"
    message = messages.alert_message("turn", a_record(evil), "en")
    assert all(char.isprintable() for char in message.title + message.text)
    said = msgspec.json.decode(messages.for_webhook(message, Settings()))
    assert said["text"] == said["content"]
    assert not re.search(r"@\w|[<>\[\]]", said["text"])


def test_a_right_to_left_name_is_isolated() -> None:
    """Without it, a text that begins with the name would run from right to left."""
    message = messages.alert_message("time", a_record("דנה 5"), "en", 2 * HOUR_MS)
    assert message.text == "“\u2068דנה 5\u2069”: you have 2 hours left."
    assert message.title.endswith(": \u2068דנה 5\u2069")


def test_a_message_links_to_the_table_if_the_url_is_known() -> None:
    message = messages.alert_message("turn", a_record(), "en")
    assert msgspec.json.decode(messages.for_browser(message)) == {
        "title": "Your turn: Kai",
        "body": "It’s your turn in “Kai”.",
        "url": "/t/abc",
    }
    webhook = msgspec.json.decode(messages.for_webhook(message, ADDRESS))
    text = "It’s your turn in “Kai”. https://play.example/t/abc"
    assert webhook == {"text": text, "content": text}
    lines = messages.for_mail(message, ADDRESS).splitlines()
    assert lines[:3] == ["It’s your turn in “Kai”.", "", "https://play.example/t/abc"]
    assert lines[-1].endswith("set up an alert, write to: host@play.example")
    assert "https://" not in messages.for_mail(message, Settings())


@pytest.mark.parametrize("language", languages())
def test_a_confirmation_email_has_the_code_and_how_to_stop(language: str) -> None:
    message = messages.code_message("K7M2QX", language)
    assert "K7M2QX" in message.title
    body, link, line, stop = filter(
        None, messages.for_mail(message, ADDRESS).split("\n")
    )
    assert "K7M2QX" in body
    assert (link, line) == ("https://play.example", "--")
    assert stop == Texts(language).say("alert-code-stop")
