"""What the options of all games have in common: reading, seats, colours."""

from typing import TypeVar

import msgspec

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain

Options = TypeVar("Options", bound=msgspec.Struct)


def convert(
    value: object, kind: type[Options], key: str = "options", name: str = "options"
) -> Options:
    """Return a struct of this *kind* made from plain data; the game checks it."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise UnreadableError(key, detail=f"{name}: {error}") from None


def check_words(key: str, words: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Refuse an unknown word, or one that occurs twice; *key* is their plural."""
    singular = key.removesuffix("s")
    for word in words:
        Domain(singular, known).exact(word)
    if len(set(words)) != len(words):
        raise UnreadableError(key, detail=f"a {singular} is named twice")


def check_colours(
    colours: tuple[str, ...], known: tuple[str, ...], players: int, rule: str = ""
) -> None:
    """Refuse unknown colours, and a choice that is not one colour per player."""
    for colour in colours:
        Domain("colour", known).exact(colour)
    if colours and not len(set(colours)) == len(colours) == players:
        raise UnreadableError(
            "colours", rule, "every player needs a colour of their own"
        )
