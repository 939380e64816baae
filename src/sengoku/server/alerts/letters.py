"""What an alert says: the table, what is asked of its reader, and the way there.

Nothing else goes in. A letter is read on locked screens and in rooms full of people. A
letter with a code goes to an address that may be anybody's: it has no word in it that
people chose.
"""

import unicodedata
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from sengoku.server.settings import Settings
from sengoku.server.store.pace import HOUR, MINUTE
from sengoku.server.store.records import TableRecord
from sengoku.texts import Texts

About: TypeAlias = Literal["turn", "time", "over", "stand-in", "replaced"]

# To a chat these begin a mention, a link or a command.
_CHAT = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›", "[": "(", "]": ")"})


class Letter(NamedTuple):
    """*path* leads to the table on the server, without any secret."""

    title: str
    text: str
    path: str
    language: str
    is_code: bool = False


def write(about: About, record: TableRecord, language: str, left: int = 0) -> Letter:
    """Return the letter; *left* are the milliseconds until the time is up."""
    texts = Texts(language)
    unnamed = texts.say("alert-unnamed", game=record.game)
    name = plain(record.name) or unnamed
    hours, minutes = left // HOUR, max(1, left // MINUTE)
    text = texts.say(f"alert-{about}.text", table=name, hours=hours, minutes=minutes)
    title = texts.say(f"alert-{about}", table=name)
    return Letter(title, text, f"/t/{record.id}", language)


def write_code(code: str, language: str) -> Letter:
    """Return the letter that asks the owner of an address to confirm it."""
    texts = Texts(language)
    title, text = (texts.say(f"alert-code{part}", code=code) for part in ("", ".text"))
    return Letter(title, text, "", language, is_code=True)


def plain(name: str) -> str:
    """Return a name people gave without anything that is not seen."""
    words = " ".join(name.split())
    return "".join(char for char in words if unicodedata.category(char)[0] != "C")


def link(letter: Letter, settings: Settings) -> str:
    """Return the address of the table or the server, if the server knows its own."""
    base = settings.public_url.rstrip("/")
    return base + letter.path if base else ""


def for_browser(letter: Letter) -> bytes:
    body = {"title": letter.title, "body": letter.text, "url": letter.path}
    return msgspec.json.encode(body)


def for_webhook(letter: Letter, settings: Settings) -> bytes:
    """Return the text under both names that chats give it."""
    text = f"{letter.text.translate(_CHAT)} {link(letter, settings)}".strip()
    return msgspec.json.encode({"text": text, "content": text})


def for_mail(letter: Letter, settings: Settings) -> str:
    stop = _how_to_stop(letter, settings)
    parts = (letter.text, link(letter, settings), f"--\n{stop}")
    return "\n\n".join(part for part in parts if part) + "\n"


def _how_to_stop(letter: Letter, settings: Settings) -> str:
    texts = Texts(letter.language)
    if letter.is_code:
        return texts.say("alert-code-stop")
    stop = texts.say("alert-mail-stop")
    if settings.contact:
        stop += " " + texts.say("alert-mail-contact", contact=settings.contact)
    return stop
