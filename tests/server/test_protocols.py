"""Messages on a websocket that bypass the ASGI layers."""

import pytest
from websockets.frames import Frame, Opcode

from sengoku.server.middleware.protocols import frame

SIZES = (0, 125, 126, (1 << 16) - 1, 1 << 16)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"." * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
