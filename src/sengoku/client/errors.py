"""Errors between a client and a server."""

from typing import final

from sengoku.core.errors import GameError


@final
class RefusedError(GameError):
    """The server refused a request; *status* is the HTTP status, 0 on a websocket."""

    def __init__(self, key: str, rule: str, detail: str, status: int = 0) -> None:
        super().__init__(key, rule, detail)
        self.status = status


@final
class UnreachableError(GameError):
    """The server cannot be reached or is not compatible."""

    def __init__(self, detail: str) -> None:
        super().__init__("unreachable", detail=detail)
