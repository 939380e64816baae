"""Bluff: its actions, its state and its steps."""

from collections.abc import Iterable

from sengoku.core import flow, rng
from sengoku.core import seats as seat_sets
from sengoku.core.actions import Action
from sengoku.core.args import ArgField
from sengoku.core.events import Log
from sengoku.core.flow import DONE, GameState, Step, Work, push, set_arg
from sengoku.core.space import Family
from sengoku.core.stack import Stack
from tests.toy.events import (
    CardSealed,
    CardsShown,
    Ended,
    Left,
    Pointed,
    Rolled,
    SealBroken,
    SomethingSealed,
)

CARDS = 4
ROUNDS = 3
SIDES = 6
MOST = 3
ROUND, SEAL, ROLL, POINT = range(4)


class Seal(Action, frozen=True, tag="seal"):
    card: int


class Unseal(Action, frozen=True, tag="unseal"):
    pass


class Roll(Action, frozen=True, tag="roll"):
    pass


class Leave(Action, frozen=True, tag="leave"):
    pass


class Point(Action, frozen=True, tag="point"):
    victim: int
    times: int


SEAL_IT = Family(Seal, range(CARDS))
UNSEAL = Family(Unseal)
ROLL_IT = Family(Roll)
LEAVE = Family(Leave)
POINT_AT = Family(Point, range(3), range(1, 3))


class State(GameState):
    """Lists by seat; a hand is a mask of cards."""

    FIELDS = ("hands", "sealed", "shown", "score", "pointed", "rng", "stack", "offered")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.winners = 0
        self.hands = [(1 << CARDS) - 1] * seats
        self.sealed = [-1] * seats
        self.shown: list[int] = []
        self.score = [0] * seats
        self.pointed = [0] * seats
        self.rng: list[int] = []
        self.stack = Stack()
        self.offered: list[int] = []

    def copy(self) -> "State":
        new = State(self.seats)
        new.winners = self.winners
        for field in self.FIELDS:
            new.put(field, self.row(field))
        return new

    def row(self, field: str) -> Iterable[int]:
        values: Stack | list[int] = getattr(self, field)
        return values.flat() if isinstance(values, Stack) else values

    def put(self, field: str, values: Iterable[int]) -> None:
        """Set a list, or the stack, to a copy of *values*."""
        setattr(self, field, type(getattr(self, field))(values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, field) == getattr(other, field)
            for field in ("winners", *self.FIELDS)
        )

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[object, ...]:
        rows = {field: [*self.row(field)] for field in self.FIELDS}
        return _restored, (self.seats, self.winners, rows)


def _restored(seats: int, winners: int, rows: dict[str, list[int]]) -> State:
    """Return the state that was pickled; compiled base classes do not do it alone."""
    s = State(seats)
    s.winners = winners
    for field, values in rows.items():
        s.put(field, values)
    return s


class RoundStep(Work[State]):
    name = "round"
    arg_fields = (ArgField("round", ROUNDS + 1),)

    def run(self, s: State, arg: int, log: Log | None) -> None:
        if arg < ROUNDS:
            push(s, ROUND, 0, arg + 1)
            push(s, SEAL, seat_sets.everyone(s.seats))
            return
        best = [seat for seat, score in enumerate(s.score) if score == max(s.score)]
        s.winners = sum(1 << seat for seat in best)
        if log is not None:
            log.add(Ended(tuple(best)))
        if len(best) == 1:
            push(s, POINT, s.winners, MOST)


class SealStep(Step[State]):
    name = "seal"
    rule = "TOY-1"
    secret = True

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        return [SEAL_IT.id(card) for card in range(CARDS) if s.hands[seat] >> card & 1]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        s.sealed[seat] = SEAL_IT.args(action)[0]
        s.hands[seat] &= ~(1 << s.sealed[seat])
        if log is not None:
            event = CardSealed(seat, s.sealed[seat])
            log.add_secret(event, seat, SomethingSealed(seat))
        return DONE

    def revisions(self, s: State, seat: int, arg: int) -> list[int]:
        return [UNSEAL.id()] if s.sealed[seat] >= 0 else []

    def revise(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> None:
        s.hands[seat] |= 1 << s.sealed[seat]
        s.sealed[seat] = -1
        flow.rejoin(s, seat)
        if log is not None:
            log.add(SealBroken(seat))

    def finish(self, s: State, arg: int, log: Log | None) -> None:
        cards = tuple(s.sealed)
        s.shown = list(cards)
        s.sealed = [-1] * len(cards)
        if cards.count(max(cards)) == 1:
            winner = cards.index(max(cards))
            s.score[winner] += 1
            push(s, ROLL, 1 << winner)
        if log is not None:
            log.add(CardsShown(cards))


class RollStep(Step[State]):
    name = "roll"
    rule = "TOY-2"

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        return [ROLL_IT.id(), LEAVE.id()]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        if action in ROLL_IT:
            number = 1 + rng.below(s.rng, 0, SIDES)
            s.score[seat] += number
            if log is not None:
                log.add(Rolled(seat, number))
        elif log is not None:
            log.add(Left(seat))
        return DONE


class PointStep(Step[State]):
    """Goes on asking until nothing is left of the argument."""

    name = "point"
    rule = "TOY-3"
    arg_fields = (ArgField("left", MOST + 1),)

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        victims = [victim for victim in range(len(s.hands)) if victim != seat]
        ids = [POINT_AT.id(v, n) for v in victims for n in (1, 2) if n <= arg]
        return [*ids, LEAVE.id()] if ids else []

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        if action in LEAVE:
            if log is not None:
                log.add(Left(seat))
            return DONE
        victim, times = POINT_AT.pair(action)
        s.pointed[victim] += times
        set_arg(s, arg - times)
        if log is not None:
            log.add(Pointed(seat, victim, times))
        return arg == times

    def price(self, s: State, seat: int, arg: int, action: int) -> dict[str, int]:
        return {} if action in LEAVE else {"left": POINT_AT.args(action)[1]}
