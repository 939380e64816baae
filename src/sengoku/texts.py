"""Sentences for people, from the catalogues ``locales/<language>/*.ftl`` (Fluent).

    texts = Texts("en")
    texts.say("samurai-ask-destiny")            a message
    texts.say("samurai-variant-agenda.about")   an attribute of a message
    texts.tell(namer.event(event))              a key with its facts, in one

A fact is a number, a text, another message (its key with its facts) or a list of
facts; messages and lists are said first, so that catalogues see numbers and texts only.
A text in a right-to-left script, such as a player's name, is isolated: it does not
change the order of the words and digits around it.

A message that a language lacks is said in English. If English lacks it too, or a fact
is missing, people read the bare key or a gap rather than nothing at all: a game must
not stop for a word. With *strict*, as in all tests, it is a ``TextError``.
"""

import functools
import unicodedata
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias, final

from fluent.runtime import FluentBundle, FluentResource

from sengoku.core.errors import GameError, IllegalActionError, StaleError
from sengoku.core.notation import Domain

ENGLISH: Final = "en"
LOCALES: Final = resources.files("sengoku") / "locales"

FIRST_STRONG_ISOLATE: Final = "\u2068"
POP_DIRECTIONAL_ISOLATE: Final = "\u2069"
RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
"""Bidirectional classes: Hebrew and similar letters, Arabic letters, Arabic digits."""

Phrase: TypeAlias = tuple[str, Mapping[str, Any]]
"""A message still to be said: its key and its facts."""

Fact: TypeAlias = int | str | Phrase | list[Any]


class TextError(LookupError):
    """A message is missing, or one of its facts is."""


def languages() -> tuple[str, ...]:
    return tuple(sorted(place.name for place in LOCALES.iterdir() if place.is_dir()))


@functools.cache
def _bundle(language: str, folder: Traversable) -> FluentBundle:
    bundle, files = FluentBundle([language], use_isolating=False), folder / language
    for file in sorted(_files(files), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _files(folder: Traversable) -> list[Traversable]:
    return [*folder.iterdir()] if folder.is_dir() else []


@final
class Texts:
    """What is said in one language; a game may add a *folder* of catalogues."""

    def __init__(
        self,
        language: str = ENGLISH,
        strict: bool = False,
        folder: Traversable | None = None,
    ) -> None:
        Domain("language", languages()).read(language)
        self.language = language
        self.strict = strict
        # Paths are hashable, but their protocol does not say so.
        folders: list[Any] = [LOCALES] if folder is None else [LOCALES, folder]
        spoken = [language] if strict else dict.fromkeys((language, ENGLISH))
        self._bundles = [_bundle(known, each) for known in spoken for each in folders]

    def say(self, key: str, /, **facts: Fact) -> str:
        """Return the message *key*, or with a dot one of its attributes."""
        said = {name: self._said(fact) for name, fact in facts.items()}
        for bundle in self._bundles:
            pattern = _pattern(bundle, key)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, said)
                if self.strict and errors:
                    raise TextError(f"{self.language}: {key!r} lacks a fact: {errors}")
                return str(text)
        if self.strict:
            raise TextError(f"{self.language}: there is no message {key!r}")
        return key

    def tell(self, phrase: Phrase) -> str:
        key, facts = phrase
        return self.say(key, **facts)

    def fault(self, error: GameError) -> str:
        """Return what kind of error it is; why an action is refused is a ``Reason``."""
        if isinstance(error, StaleError):
            return self.say("error-stale")
        if isinstance(error, IllegalActionError):
            return self.say("error-illegal", rule=error.rule or "none")
        return self.say("error-unreadable", detail=error.detail or error.key)

    def _said(self, fact: Fact) -> int | str:
        if isinstance(fact, tuple):
            return self.tell(fact)
        if isinstance(fact, list):
            return self._joined([self._said(part) for part in fact])
        return isolated(fact) if isinstance(fact, str) else fact

    def _joined(self, parts: list[int | str]) -> int | str:
        if not parts:
            return ""
        *rest, last = parts
        if not rest:
            return last
        text = rest[0]
        for part in rest[1:]:
            text = self.say("list-more", first=text, next=part)
        return self.say("list-last", first=text, last=last)


def isolated(text: str) -> str:
    """Return *text*, isolated if it has right-to-left letters and is not yet."""
    if text.isascii() or text.startswith(FIRST_STRONG_ISOLATE):
        return text
    if RIGHT_TO_LEFT.isdisjoint(map(unicodedata.bidirectional, text)):
        return text
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_DIRECTIONAL_ISOLATE}"


def _pattern(bundle: FluentBundle, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
