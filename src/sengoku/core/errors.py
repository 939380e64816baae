"""What can go wrong when a caller talks to an engine.

Three answers a caller treats differently: *unreadable* (write it differently),
*illegal* (choose something else), *stale* (look again). Each carries a stable *key*
that front ends translate, the *rule* behind it, and a *detail* for people who debug.
"""


class GameError(Exception):
    """Base of every error a caller may want to show to a person."""

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
    """The answer belongs to a question that is no longer asked."""
