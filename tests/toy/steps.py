"""Bluff: the smallest game with everything the core offers. For tests of the core.

Three rounds. Everybody seals a card of their hand at the same time and may change it
until the last is in; then the cards are shown and the highest one, if it is alone,
wins a point. The winner may roll a die, which adds to the score, or leave it. Last,
whoever is in the lead may point at somebody as often as they like, up to three times.
"""

from collections.abc import Iterable

import msgspec

from sengoku.core import flow, rng
from sengoku.core import seats as seat_sets
from sengoku.core.actions import Action
from sengoku.core.args import ArgField
from sengoku.core.errors import UnreadableError
from sengoku.core.events import Event, Log
from sengoku.core.flow import DONE, GameState, Reason, Step, Work, push, reason, set_arg
from sengoku.core.notation import Domain, Spelling
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.core.space import ActionSpace, Family
from sengoku.core.stack import Stack

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


class CardSealed(Event, frozen=True, tag="card-sealed"):
    explains = ("sealed", "own", "hand")

    seat: int
    card: int


class SomethingSealed(Event, frozen=True, tag="something-sealed"):
    explains = ("sealed",)

    seat: int


class SealBroken(Event, frozen=True, tag="seal-broken"):
    explains = ("sealed", "own", "hand")

    seat: int


class CardsShown(Event, frozen=True, tag="cards-shown"):
    explains = ("sealed", "own", "shown", "score")
    reveals = True
    final = True

    cards: tuple[int, ...]


class Rolled(Event, frozen=True, tag="rolled"):
    explains = ("score",)
    reveals = True
    final = True

    seat: int
    number: int


class Left(Event, frozen=True, tag="left"):
    seat: int


class Pointed(Event, frozen=True, tag="pointed"):
    explains = ("pointed",)

    seat: int
    victim: int
    times: int


class Ended(Event, frozen=True, tag="ended"):
    explains = ("winners",)

    winners: tuple[int, ...]


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

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

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


class Observation(msgspec.Struct, frozen=True):
    viewer: Viewer
    sealed: tuple[bool, ...]
    shown: tuple[int, ...]
    score: tuple[int, ...]
    pointed: tuple[int, ...]
    winners: int
    stack: tuple[int, ...]
    own: int | None
    hand: int | None


class Options(msgspec.Struct, frozen=True):
    players: int = 3


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


class Text:
    """Positions as rows of numbers."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def dump(self, s: State) -> str:
        rows = [[s.winners], *(s.row(field) for field in State.FIELDS[:-1])]
        return "|".join(",".join(map(str, row)) for row in rows)

    def dump_seen(self, seen: Observation) -> str:
        return str(seen)

    def parse(self, text: str) -> State:
        s = State(self.seats)
        try:
            rows = [[int(n) for n in row.split(",") if n] for row in text.split("|")]
            (s.winners,) = rows.pop(0)
            for field, row in zip(State.FIELDS[:-1], rows, strict=True):
                s.put(field, row)
        except (ValueError, IndexError):
            raise UnreadableError("position", detail="no position") from None
        return s


class Bluff(Rules[State, Observation]):
    id = "bluff"
    revision = 1
    course = ROUND
    streams = 1
    own = ("viewer", "own", "hand")

    def __init__(self, options: Options | None = None) -> None:
        self.options = options or Options()
        self.seats = self.options.players
        self.table = (RoundStep(), SealStep(), RollStep(), PointStep())
        self.space = ActionSpace(SEAL_IT, UNSEAL, ROLL_IT, LEAVE, POINT_AT)
        self.domains = {
            "card": Domain("card", ("two", "five", "ten", "ace")),
            "victim": Domain("seat", ("A", "B", "C")),
            "seat": Domain("seat", ("A", "B", "C")),
            "times": Domain("times", ("once", "twice"), first=1),
        }
        self.spelling = Spelling(self.space, self.domains)
        self.notation = Text(self.seats)

    def lay_out(self, generator: list[int], log: Log | None) -> State:
        s = State(self.seats)
        s.rng = generator
        return s

    def over(self) -> Reason:
        return reason("over", "TOY-4")

    def not_asked(self, s: State, seat: Seat) -> Reason:
        return reason("not-asked", "TOY-5")

    def standing(self, s: State, seat: Seat) -> tuple[int, ...]:
        return (s.score[seat],)

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        return Observation(
            viewer=viewer,
            sealed=tuple(card >= 0 for card in s.sealed),
            shown=tuple(s.shown),
            score=tuple(s.score),
            pointed=tuple(s.pointed),
            winners=s.winners,
            stack=s.stack.flat(),
            own=None if viewer is None else s.sealed[viewer],
            hand=None if viewer is None else s.hands[viewer],
        )

    def imagined(self, seen: Observation, source: list[int]) -> State:
        """Others may hold anything of the right size."""
        s = State(len(seen.score))
        s.winners = seen.winners
        s.shown, s.score = list(seen.shown), list(seen.score)
        s.pointed, s.stack = list(seen.pointed), Stack(seen.stack)
        s.rng = rng.fast(rng.below(source, 0, 1 << 32), 1)
        played = ROUNDS
        for step, _, arg in s.stack:
            if step == ROUND:
                played = arg
            elif step == SEAL:
                played -= 1
        for seat, sealed in enumerate(seen.sealed):
            cards = list(range(CARDS))
            rng.shuffle(source, 0, cards)
            held = cards[played:]
            s.sealed[seat] = held.pop() if sealed else -1
            s.hands[seat] = sum(1 << card for card in held)
        if seen.viewer is not None and seen.hand is not None and seen.own is not None:
            s.hands[seen.viewer], s.sealed[seen.viewer] = seen.hand, seen.own
        return s


class BluffGame:
    id = "bluff"
    revision = 1

    def read_options(self, value: object) -> Options:
        return msgspec.convert(value, Options)

    def rules(self, options: Options) -> Bluff:
        return Bluff(options)
