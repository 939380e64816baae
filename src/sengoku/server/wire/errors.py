"""Errors that end a request."""

from sengoku.core.characters import has_control
from sengoku.core.errors import GameError


class Refused(Exception):  # noqa: N818
    """A rejected request. *key* is stable; front ends translate it.

    *id* identifies an error in the server's log.
    """

    def __init__(
        self,
        status: int,
        key: str,
        detail: str,
        rule: str = "",
        retry_after: int | None = None,
        id: str = "",
    ) -> None:
        super().__init__(status, key, detail)
        self.status = status
        self.key = key
        self.detail = detail
        self.rule = rule
        self.retry_after = retry_after
        self.id = id


class ConcurrentUpdateError(Refused):
    """Another process has changed the table; this one has reloaded it."""

    def __init__(self) -> None:
        super().__init__(409, "table-changed", "the table has changed; reload it")


class DamagedTableError(Refused):
    """The stored table cannot be read; the server's log has the reason under *id*."""

    def __init__(self, id: str) -> None:
        detail = "this table is damaged; the server's log has it under this id"
        super().__init__(500, "damaged", detail, id=id)


class UnavailableError(GameError):
    """A port, folder or database that the server needs is unavailable."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(key, detail=detail)


def not_found(what: str) -> Refused:
    """Return the same error for what does not exist and what must stay hidden."""
    return Refused(404, f"no-{what}", f"there is no such {what}")


def not_allowed(detail: str) -> Refused:
    return Refused(403, "not-allowed", detail)


def conflict(key: str, detail: str) -> Refused:
    return Refused(409, key, detail)


def unreadable(detail: str, key: str = "unreadable") -> Refused:
    return Refused(422, key, detail)


def plain_text(text: str) -> str:
    """Return *text* without space around it; reject control characters.

    In a terminal or on a page they could show something else than what is there.
    """
    text = text.strip()
    if has_control(text):
        raise unreadable("control characters are not allowed in a text", "characters")
    return text


def from_game_error(error: GameError, status: int) -> Refused:
    """Turn an engine's error into a response with *status*."""
    return Refused(status, error.key, error.detail or error.key, error.rule)
