"""Questions that may be declined.

Orders, their paid second parts, neutral actions and mountain effects are all optional
(SSE-RES-10, SSE-NEUT-2). If declining is the only answer, the engine gives it, with the
same public events and, where everybody can see it, the reason (SSE-DEC-8).
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import DONE, Step
from sengoku.samurai import effects
from sengoku.samurai.space import (
    DECLINE_ID,
)
from sengoku.samurai.state import State

_DECLINE: Final[tuple[int, ...]] = (DECLINE_ID,)


class Idle(NamedTuple):
    """Why an order or a neutral action can do nothing."""

    key: str
    rule: str


IDLE_KEYS: Final = (
    *("no-army", "no-enemy", "no-enemy-left", "no-field", "no-field-held"),
    *("no-supply", "no-castle", "no-pair", "no-site", "cannot-pay"),
)


class OptionalStep(Step[State]):
    """Offers what ``ways`` lists, and to decline."""

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        """Return every way to carry it out; the caller may add to the list."""
        raise AssertionError(f"{self.name} lists nothing")

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        """Do one of the ``ways``. Return ``DONE`` unless the seat chooses again."""
        raise AssertionError(f"{self.name} does nothing")

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        ids = self.ways(s, seat, arg)
        if ids:
            ids += _DECLINE
        return ids

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        if action == DECLINE_ID:
            effects.decline(seat, self.name, log)
            return DONE
        return self.carry_out(s, seat, arg, action, log)

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        """Return why ``ways`` is empty; ``None`` if not everybody can see that."""
        return None

    def skipped(self, s: State, seat: i64, arg: i64, log: Log | None) -> None:
        if log is not None:
            idle = self.why_idle(s, seat, arg)
            effects.decline(seat, self.name, log, idle.key if idle else "")
