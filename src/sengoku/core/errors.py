"""Errors that an engine raises for its caller.

Callers handle three kinds differently: *unreadable* (write it differently), *illegal*
(choose something else), *stale* (look again). Each carries a stable *key*
that front ends translate, the *rule* behind it, and a *detail* for people who debug.
"""


class GameError(Exception):
    """Base class of every error that a caller may show to a person."""

    def __init__(self, key: str, rule: str = "", detail: str = "") -> None:
        super().__init__(key, rule, detail)
        self.key = key
        self.rule = rule
        self.detail = detail

    def __str__(self) -> str:
        said = self.detail or self.key
        return f"{said} [{self.rule}]" if self.rule else said


class UnreadableError(GameError):
    """The text, file or value cannot be understood."""


class IllegalActionError(GameError):
    """Well formed, but the rules do not allow it now."""


class StaleError(GameError):
    """The answer belongs to an earlier question."""
