"""Contains damage: a table that cannot be loaded is reported, and stops no other."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sengoku.server.store.transient import is_transient
from sengoku.server.wire.errors import DamagedTableError, Refused
from sengoku.server.wire.tokens import new_id

log = logging.getLogger(__name__)


class InconsistentRowsError(Exception):
    """The rows of a table contradict each other."""


class SnapshotError(Exception):
    """The snapshot is unreadable; the inputs can rebuild it."""


@contextmanager
def contained(id: str) -> Iterator[None]:
    """Log any error of a load under an id; the client gets only that id."""
    try:
        yield
    except Refused:
        raise
    except Exception as error:
        if is_transient(error):
            raise
        error_id = new_id()
        extra = {"error": error_id}
        log.exception("error %s: table %s is damaged", error_id, id, extra=extra)
        raise DamagedTableError(error_id) from error
