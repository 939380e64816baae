"""Websockets that were opened by a login session; they close when the session ends.

A user may log out or change the password because someone else has one of the devices.
"""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, final

from sengoku.server.people import sessions
from sengoku.server.tables.audience import Listener
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.tokens import hash_token


@final
class SessionSockets:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self._open: Final[defaultdict[str, set[Listener]]] = defaultdict(set)

    @contextmanager
    def open(self, socket: Listener, session: str) -> Iterator[None]:
        """Track *socket* until the *session* token ends."""
        sockets = self._open[hash_token(session)]
        sockets.add(socket)
        try:
            yield
        finally:
            sockets.discard(socket)

    async def poll(self) -> None:
        """Close the sockets whose session has ended, in any process."""
        for token in [token for token, sockets in self._open.items() if not sockets]:
            del self._open[token]
        if not self._open:
            return
        asked = [*self._open]
        for token in {*asked} - await sessions.active(self.registry, asked):
            for socket in self._open.pop(token, ()):
                socket.revoke()
