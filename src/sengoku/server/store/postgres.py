"""Timeouts of every PostgreSQL connection.

A session that hangs inside a transaction keeps its row locks. The database ends it, and
whatever waits for such a lock gives up, so that one hung server stops no other.
"""

from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.engine import URL

TIMEOUTS: Final = {
    "lock_timeout": "3s",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "4s",
}
NETWORK_TIMEOUTS: Final = {
    "connect_timeout": 10,  # seconds
    "keepalives_idle": 5,  # seconds
    "keepalives_interval": 2,  # seconds
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}
"""Parameters of libpq; a broken network counts as lost after about 10 seconds."""


def connect_args(url: URL) -> dict[str, Any]:
    """Return the timeouts for a connection; what *url* says about them wins."""
    settings = " ".join(f"-c {name}={value}" for name, value in TIMEOUTS.items())
    theirs = url.normalized_query.get("options", ())
    args: dict[str, Any] = {
        name: value for name, value in NETWORK_TIMEOUTS.items() if name not in url.query
    }
    return {**args, "options": " ".join((settings, *theirs))}


def lift_timeouts(connection: Connection) -> None:
    """Allow the current transaction to take any time."""
    for name in TIMEOUTS:
        connection.exec_driver_sql(f"SET LOCAL {name} = 0")
