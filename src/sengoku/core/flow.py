"""Runs a phase table: settles the step on top of the stack until a seat must choose.

Pending work is data in the state, never a closure: a stack of frames ``step, waiting,
argument``. *waiting* is the mask of the seats that have not finished their choice. No
bit is automatic work, one bit an ordinary turn, several a simultaneous choice.
So a game can be saved, copied and compared between any two choices.

When a frame asks one seat, its choices are computed once and cached in
``GameState.offered``. A seat without a choice is skipped.
"""

from typing import Any, ClassVar, Final, Generic, NamedTuple, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from sengoku.core.args import ArgField
from sengoku.core.events import Log
from sengoku.core.rows import row_of
from sengoku.core.seats import contains, each, member, one
from sengoku.core.stack import FRAME, STILL_WAITING, Stack

DONE: Final = True
"""``Step.apply`` returns it when the seat has finished the step."""

IN_EVERY_STATE: Final = ("offered", "rng", "score", "seats", "stack", "winners")
"""The fields of ``GameState``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """The part of a state that every game has.

    A base class, not a protocol: mypyc then emits direct attribute access. A game's
    state needs ``__reduce__`` to be pickled.
    """

    __slots__ = IN_EVERY_STATE

    seats: i64
    score: list[int]
    winners: i64
    rng: list[int]
    stack: Stack
    offered: list[int]

    def copy(self) -> Self:
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()


def rows_as_lists(values: dict[str, Any]) -> dict[str, Any]:
    """Return fields of a state as they are pickled: rows cannot be."""
    return {
        name: list(value) if _is_row(value) else value for name, value in values.items()
    }


def restore(s: GameState, values: dict[str, Any]) -> None:
    """Set the fields of a new state to what ``rows_as_lists`` returned."""
    for name, value in values.items():
        setattr(s, name, row_of(value) if _is_row(getattr(s, name)) else value)


def _is_row(value: object) -> bool:
    return not isinstance(value, (int, list, Stack))


S = TypeVar("S", bound=GameState)


class Reason(NamedTuple):
    """Why something is not offered: a stable key, the rule, and its facts."""

    key: str
    rule: str
    facts: dict[str, int | str]


def reason(key: str, rule: str, **facts: int | str) -> Reason:
    return Reason(key, rule, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One row of a phase table: what may be chosen here, and what it does."""

    name: ClassVar[str] = ""
    asks: ClassVar[bool] = True
    """False for automatic work: see ``Work``."""
    rule: ClassVar[str] = ""
    """The rule that asks this question."""
    secret: ClassVar[bool] = False
    """Others learn what was chosen here only in ``finish``."""
    never_skips: ClassVar[bool] = False
    """Every seat asked here has something to choose, so none is skipped."""
    arg_fields: ClassVar[tuple[ArgField, ...]] = ()
    """What a frame's argument is made of, in the order of positions as text."""

    def accepts(self, arg: i64) -> bool:
        """Can a frame of this step have the argument *arg*?"""
        return True

    def run(self, s: S, arg: i64, log: Log | None) -> None:
        """Do automatic work. The frame has been popped."""
        raise AssertionError(f"{self.name} asks somebody")

    def continues(self, s: S, arg: i64) -> bool:
        """Does this work belong to the same moment as what happened before it?

        Viewers are shown one moment after the other, see ``Log.checkpoint``.
        """
        return False

    def legal(self, s: S, seat: i64, arg: i64) -> list[int]:
        """Return the ids *seat* may choose from; a seat without any is skipped."""
        raise AssertionError(f"{self.name} asks nobody")

    def allows(self, s: S, seat: i64, arg: i64, action: i64) -> bool:
        """Is *action* in ``legal``? Long lists need not be built to know."""
        return action in self.legal(s, seat, arg)

    def apply(self, s: S, seat: i64, arg: i64, action: i64, log: Log | None) -> bool:
        """Do *action*. Return ``DONE`` unless the seat continues to choose here.

        Work that is pushed here runs before the next choice.
        """
        raise AssertionError(f"{self.name} asks nobody")

    def revisions(self, s: S, seat: i64, arg: i64) -> list[int]:
        """Return the ids by which *seat* may change its mind, done or not.

        People are offered them besides ``legal``. Random play and search only move
        forward, so that every game ends.
        """
        return []

    def revise(self, s: S, seat: i64, arg: i64, action: i64, log: Log | None) -> None:
        """Do *action*, one of ``revisions``; ``rejoin`` asks the seat again."""
        raise AssertionError(f"{self.name} is final")

    def skipped(self, s: S, seat: i64, arg: i64, log: Log | None) -> None:
        """Called when *seat* is skipped."""

    def finish(self, s: S, arg: i64, log: Log | None) -> None:
        """Called once, when the last seat has finished. Secrets are revealed here."""

    def rule_for(self, s: S, seat: i64, arg: i64, action: i64) -> str:
        """Return the rule that allows the offered *action*."""
        return self.rule

    def price(self, s: S, seat: i64, arg: i64, action: i64) -> dict[str, int]:
        """Return what the offered *action* costs, by the name of the resource."""
        return {}

    def why_not(self, s: S, seat: i64, arg: i64, action: i64) -> Reason:
        """Return why *action* is not offered here; reveal no secret to *seat*."""
        return reason("not-asked", self.rule, asked=self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Step[S]):
    """A row for automatic work: it only has ``run``."""

    asks = False


def push(s: GameState, step: i64, waiting: i64 = 0, arg: i64 = 0) -> None:
    """Push work, which is done before anything below it."""
    s.stack.push(step, waiting, arg)


def advance(
    table: tuple[Step[S], ...], s: S, seat: i64, action: i64, log: Log | None
) -> None:
    """Do an *action* known to be offered, then all automatic work."""
    # Here and in ``settle`` the numbers are read without calls, for pure Python.
    at = s.stack.depth
    numbers, first = s.stack.numbers, at * FRAME
    step = table[numbers[first]]
    if step.apply(s, seat, numbers[first + 2], action, log):
        _leave(step, s, at, seat, log)
    settle(table, s, log)


def revisions(table: tuple[Step[S], ...], s: S, seat: i64) -> list[int]:
    """Return the actions by which *seat* may change its mind now."""
    if not s.stack:
        return []
    return table[s.stack.step].revisions(s, seat, s.stack.arg)


def revise(
    table: tuple[Step[S], ...], s: S, seat: i64, action: i64, log: Log | None
) -> None:
    """Do an *action* known to be among ``revisions``."""
    table[s.stack.step].revise(s, seat, s.stack.arg, action, log)
    settle(table, s, log)


def rejoin(s: GameState, seat: i64) -> None:
    """Ask *seat* again at the top step, which it had finished."""
    s.stack.waiting |= one(seat)


def settle(table: tuple[Step[S], ...], s: S, log: Log | None) -> None:
    """Do all automatic work, until a seat has a choice."""
    stack = s.stack
    while stack.depth:
        numbers, first = stack.numbers, stack.depth * FRAME
        step = table[numbers[first]]
        waiting, arg = numbers[first + 1], numbers[first + 2]
        if waiting == 0:
            if log is not None and not step.continues(s, arg):
                log.checkpoint(s)
            stack.depth -= 1
            step.run(s, arg, log)
        elif waiting & (waiting - 1):
            s.offered = []
            if step.never_skips or not _skip(table, s, log):
                return
        else:
            seat = member(waiting)
            s.offered = step.legal(s, seat, arg)
            if s.offered:
                return
            at = stack.depth
            step.skipped(s, seat, arg, log)
            _leave(step, s, at, seat, log)
    s.offered = []


def _skip(table: tuple[Step[S], ...], s: S, log: Log | None) -> bool:
    """Skip the seats of a simultaneous choice that have nothing to choose."""
    stack = s.stack
    at, step, arg = stack.depth, table[stack.step], stack.arg
    idle = [seat for seat in each(stack.waiting) if not step.legal(s, seat, arg)]
    for seat in idle:
        step.skipped(s, seat, arg, log)
        _leave(step, s, at, seat, log)
    return bool(idle)


def legal(table: tuple[Step[S], ...], s: S, seat: i64) -> list[int]:
    """Return what *seat* may choose now; the caller must not change the list."""
    if not contains(s.stack.waiting, seat):
        return []
    return s.offered or table[s.stack.step].legal(s, seat, s.stack.arg)


def allows(table: tuple[Step[S], ...], s: S, seat: i64, action: i64) -> bool:
    """May *seat* choose *action* now?"""
    if not contains(s.stack.waiting, seat):
        return False
    if s.offered:
        return action in s.offered
    return table[s.stack.step].allows(s, seat, s.stack.arg, action)


def waiting(s: GameState) -> i64:
    """Return the mask of the seats that have to choose; 0 when the game is over."""
    return s.stack.waiting


def _leave(step: Step[S], s: S, at: i64, seat: i64, log: Log | None) -> None:
    """Note that *seat* has finished *step*, the frame *at* of the stack."""
    arg = s.stack.leave(at, seat)
    if arg != STILL_WAITING:
        step.finish(s, arg, log)


def set_arg(s: GameState, arg: i64) -> None:
    """Give the top frame another argument; the seat continues to choose there."""
    s.stack.arg = arg
