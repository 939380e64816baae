"""Messages of a client as they come in: some cannot be read, but have an id."""

from typing import Final

import msgspec

from sengoku.server.wire.live import Id, Up
from sengoku.server.wire.structs import check_text

LONGEST: Final = 4096
"""A message of a client has so many bytes at most."""


class _Asked(msgspec.Struct):
    """What is needed to answer a message, whatever else is in it."""

    id: Id | None = None


_up: Final = msgspec.json.Decoder(Up)
_asked: Final = msgspec.json.Decoder(_Asked)


def read(text: str | bytes) -> Up:
    if len(text) > LONGEST:
        raise msgspec.DecodeError(f"a message has {LONGEST} bytes at most")
    try:
        message: Up = _up.decode(text)
        if isinstance(text, bytes) or "\\" in text:
            # What must not be in a text can only be written with that.
            check_text(msgspec.to_builtins(message))
    except ValueError as error:
        raise msgspec.DecodeError(str(error)) from None
    return message


def id_of(text: str | bytes) -> str | None:
    """Return the id of a message that cannot be read, if it has one.

    Also of one that is too long: whoever waits for the answer knows it by its id.
    """
    try:
        return _asked.decode(text).id
    except (ValueError, RecursionError):
        return None
