"""The texts of alerts: the table, what is asked, and a link.

Nothing else goes in: alerts show up on lock screens and in shared chats. A message with
a code may go to a stranger's address, so it contains no user-written text.
"""

import unicodedata
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from sengoku.server.settings import Settings
from sengoku.server.store.pace import HOUR_MS, MINUTE_MS
from sengoku.server.store.records import TableRecord
from sengoku.texts import Texts

About: TypeAlias = Literal["turn", "time", "over", "stand-in", "replaced", "vote"]

# In chats these start a mention, a link or a command.
_CHAT = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›", "[": "(", "]": ")"})


class Message(NamedTuple):
    """*path* is the table's page on the server, without a secret."""

    title: str
    text: str
    path: str
    language: str
    is_code: bool = False


def alert_message(
    about: About, record: TableRecord, language: str, left: int = 0
) -> Message:
    """Return the message; *left* is the remaining time in milliseconds."""
    texts = Texts(language)
    unnamed = texts.say("alert-unnamed", game=record.game)
    name = plain(record.name) or unnamed
    hours, minutes = left // HOUR_MS, max(1, left // MINUTE_MS)
    text = texts.say(f"alert-{about}.text", table=name, hours=hours, minutes=minutes)
    title = texts.say(f"alert-{about}", table=name)
    return Message(title, text, f"/t/{record.id}", language)


def code_message(code: str, language: str) -> Message:
    """Return the message that asks the owner of an address to confirm it."""
    texts = Texts(language)
    title, text = (texts.say(f"alert-code{part}", code=code) for part in ("", ".text"))
    return Message(title, text, "", language, is_code=True)


def plain(name: str) -> str:
    """Return a user-written name without invisible characters."""
    words = " ".join(name.split())
    return "".join(char for char in words if unicodedata.category(char)[0] != "C")


def link(message: Message, settings: Settings) -> str:
    """Return the URL of the table or the server, if ``public_url`` is set."""
    base = settings.public_url.rstrip("/")
    return base + message.path if base else ""


def for_browser(message: Message) -> bytes:
    body = {"title": message.title, "body": message.text, "url": message.path}
    return msgspec.json.encode(body)


def for_webhook(message: Message, settings: Settings) -> bytes:
    """Return the text under both field names that chat services use."""
    text = f"{message.text.translate(_CHAT)} {link(message, settings)}".strip()
    return msgspec.json.encode({"text": text, "content": text})


def for_mail(message: Message, settings: Settings) -> str:
    stop = _how_to_stop(message, settings)
    parts = (message.text, link(message, settings), f"--\n{stop}")
    return "\n\n".join(part for part in parts if part) + "\n"


def _how_to_stop(message: Message, settings: Settings) -> str:
    texts = Texts(message.language)
    if message.is_code:
        return texts.say("alert-code-stop")
    stop = texts.say("alert-mail-stop")
    if settings.contact:
        stop += " " + texts.say("alert-mail-contact", contact=settings.contact)
    return stop
