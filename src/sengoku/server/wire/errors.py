"""What the server refuses, and how it says so."""

from sengoku.core.errors import GameError


class Refused(Exception):  # noqa: N818
    """A request that is not done. *key* is stable, front ends translate it."""

    def __init__(
        self,
        status: int,
        key: str,
        detail: str,
        rule: str = "",
        retry_after: int | None = None,
    ) -> None:
        super().__init__(status, key, detail)
        self.status = status
        self.key = key
        self.detail = detail
        self.rule = rule
        self.retry_after = retry_after


class FasterError(Refused):
    """Another process has changed the table; this one has looked again."""

    def __init__(self) -> None:
        super().__init__(409, "table-changed", "the table has changed; look again")


class UnavailableError(GameError):
    """What a server needs cannot be had: a port, a folder, a database."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(key, detail=detail)


def not_found(what: str) -> Refused:
    """Return the answer for what is not there and for what one may not see alike."""
    return Refused(404, f"no-{what}", f"there is no such {what}")


def not_allowed(detail: str) -> Refused:
    return Refused(403, "not-allowed", detail)


def conflict(key: str, detail: str) -> Refused:
    return Refused(409, key, detail)


def unreadable(detail: str, key: str = "unreadable") -> Refused:
    return Refused(422, key, detail)


def of_game(error: GameError, status: int) -> Refused:
    """Return what an engine refused; *status* says whose fault it was."""
    return Refused(status, error.key, error.detail or error.key, error.rule)
