"""Limits on open connections: each of them, even an idle one, costs an open file.

Without files the server can neither accept visitors nor open its database. Websockets
have a limit of their own, see ``rate_limits``.
"""

import contextlib
import sys
from collections import Counter
from typing import Final, final

from sengoku.server.middleware.client_address import Proxies, address, rate_limit_key
from sengoku.server.settings import Settings

RESERVED_FILES: Final = 100
"""Open files left for the database, bots and whatever else is not a connection."""
MAX_CONNECTIONS: Final = 65_536
"""The most connections where the system has no limit of open files."""
Client = tuple[str, int] | None
"""Where a connection comes from; unknown for a Unix socket."""


def raise_file_limit() -> None:
    """Allow this process as many open files as the system lets it have."""
    if sys.platform == "win32":  # it has no such limit
        return
    import resource  # noqa: PLC0415

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS if hard == resource.RLIM_INFINITY else hard
    with contextlib.suppress(OSError, ValueError):  # macOS has a lower limit inside
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connection_limit() -> int:
    """Return how many connections may be open in total."""
    if sys.platform == "win32":
        return MAX_CONNECTIONS
    import resource  # noqa: PLC0415

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MAX_CONNECTIONS
    return max(RESERVED_FILES, soft - RESERVED_FILES)


@final
class ConnectionLimits:
    """Counts HTTP connections by address; a trusted proxy may open any number."""

    def __init__(self, settings: Settings) -> None:
        self.total: Final = connection_limit()
        self.per_address: Final = settings.address_connections if settings.limits else 0
        self.counts: Final[Counter[str]] = Counter()
        self._proxies: Final = Proxies(settings.trusted_proxies)

    def open(self, client: Client, total: int) -> bool:
        """Count a connection, the last of *total*; False if it is one too many.

        Pair with ``close`` either way.
        """
        key = self._key(client)
        self.counts[key] += 1
        is_within = not self.per_address or self.counts[key] <= self.per_address
        return total <= self.total and (is_within or self._is_proxy(client))

    def close(self, client: Client) -> None:
        key = self._key(client)
        self.counts[key] -= 1
        if not self.counts[key]:
            del self.counts[key]

    def _key(self, client: Client) -> str:
        return rate_limit_key({"client": client})

    def _is_proxy(self, client: Client) -> bool:
        found = address(client[0]) if client else None
        return found is None or self._proxies.trusts(found)
