"""Characters that steer a terminal or reorder a line, in texts that people type."""

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"
"""The zero-width joiners: Persian, Hindi and many emoji are not written without them.
Variation selectors are no format characters, so they need no exception.
"""
CATEGORIES: Final = ("Cc", "Cf", "Zl", "Zp")
"""Controls, format characters such as bidirectional overrides, and line breaks."""


def is_control(character: str) -> bool:
    return unicodedata.category(character) in CATEGORIES and character not in JOINERS


def has_control(text: str) -> bool:
    return not text.isprintable() and any(map(is_control, text))


def escaped(text: str) -> str:
    """Return *text* with its control characters as escapes; line feeds stay."""
    return text if text.isprintable() else "".join(map(_escaped, text))


def _escaped(character: str) -> str:
    if character == "\n" or not is_control(character):
        return character
    return repr(character)[1:-1]
