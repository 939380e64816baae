"""Lines that are open because somebody is logged in: they end with the session.

Whoever logs out, is banned or sets a new password may do so because somebody else sits
at one of the devices.
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
class Lines:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self._open: Final[defaultdict[str, set[Listener]]] = defaultdict(set)

    @contextmanager
    def open(self, line: Listener, session: str) -> Iterator[None]:
        """Let *line* be open, for as long as there is the *session*, a secret."""
        lines = self._open[hash_token(session)]
        lines.add(line)
        try:
            yield
        finally:
            lines.discard(line)

    async def look(self) -> None:
        """End the lines whose session has ended, in whichever process."""
        for token in [token for token, lines in self._open.items() if not lines]:
            del self._open[token]
        if not self._open:
            return
        asked = [*self._open]
        for token in {*asked} - await sessions.alive(self.registry, asked):
            for line in self._open.pop(token, ()):
                line.revoke()
