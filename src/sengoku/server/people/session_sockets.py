"""Websockets that were opened by a login session; they close when the session ends.

A user may log out or change the password because someone else has one of the devices.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, final

from sengoku.server.people import sessions
from sengoku.server.store.database import Database
from sengoku.server.tables.audience import Listener
from sengoku.server.wire.tokens import hash_token


@final
class SessionSockets:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database: Final = database
        self._now: Final = now
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
        active = await sessions.active(self._database, asked, self._now())
        for token in {*asked} - active:
            for socket in self._open.pop(token, ()):
                socket.revoke()
