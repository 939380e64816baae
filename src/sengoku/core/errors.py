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


class NeedsDrawError(UnreadableError):
    """A script of chance has come to its end: a number below *bound* is wanted.

    *stream* says what for: it is the number of a stream of random numbers. Where only
    matters whether the number is below a *limit*, that is given too; otherwise it is 0.
    """

    def __init__(self, stream: int, bound: int, limit: int = 0) -> None:
        super().__init__(
            "script",
            detail=f"the script says nothing; a number below {bound} is wanted",
        )
        self.stream = stream
        self.bound = bound
        self.limit = limit

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, with its chance; one number stands for all like it."""
        if not self.limit:
            return [(number, 1 / self.bound) for number in range(self.bound)]
        chance = self.limit / self.bound
        return [(0, chance), (self.limit, 1 - chance)]

    def __reduce__(self) -> tuple[type["NeedsDrawError"], tuple[int, int, int]]:
        return type(self), (self.stream, self.bound, self.limit)


class IllegalActionError(GameError):
    """Well formed, but the rules do not allow it now."""


class StaleError(GameError):
    """The answer belongs to an earlier question."""
