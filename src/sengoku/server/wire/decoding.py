"""Decodes client messages; the id is recovered even from unreadable ones."""

from typing import Final

import msgspec

from sengoku.server.wire.messages import ClientMessage, Id
from sengoku.server.wire.structs import check_text

MAX_MESSAGE_BYTES: Final = 4096
"""The longest client message."""


class _Identified(msgspec.Struct):
    """The one field needed to respond to a message."""

    id: Id | None = None


_message_decoder: Final = msgspec.json.Decoder(ClientMessage)
_id_decoder: Final = msgspec.json.Decoder(_Identified)


def read(text: str | bytes) -> ClientMessage:
    if len(text) > MAX_MESSAGE_BYTES:
        raise msgspec.DecodeError(f"a message has at most {MAX_MESSAGE_BYTES} bytes")
    try:
        message: ClientMessage = _message_decoder.decode(text)
        if isinstance(text, bytes) or "\\" in text:
            # Forbidden characters can only be written as escapes.
            check_text(msgspec.to_builtins(message))
    except ValueError as error:
        raise msgspec.DecodeError(str(error)) from None
    return message


def id_of(text: str | bytes) -> str | None:
    """Return the id of an unreadable message, if it has one.

    Works for messages that are too long, too: the sender waits for that id.
    """
    try:
        return _id_decoder.decode(text).id
    except (ValueError, RecursionError):
        return None
