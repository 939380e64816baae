"""Bluff: its options, its rules and its ``GAME`` object."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i16

from sengoku.core import rng
from sengoku.core.encoding import OWNER, Part, Slice
from sengoku.core.errors import UnreadableError
from sengoku.core.events import Log
from sengoku.core.flow import Reason, reason
from sengoku.core.game import Game
from sengoku.core.notation import Domain, Spelling
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.core.space import ActionSpace
from sengoku.core.stack import Stack
from tests.toy import events as event_module
from tests.toy.steps import (
    CARDS,
    LEAVE,
    MOST,
    POINT_AT,
    ROLL_IT,
    ROUND,
    ROUNDS,
    SEAL,
    SEAL_IT,
    SIDES,
    UNSEAL,
    PointStep,
    RollStep,
    RoundStep,
    SealStep,
    State,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int = 3
    colours: tuple[str, ...] = ()


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


class BluffGame(Game[Options]):
    id = "bluff"
    revision = 1
    title = "Bluff"
    players = range(2, 4)
    observation = Observation
    events = event_module

    def read_options(self, value: object) -> Options:
        try:
            options = msgspec.convert(value, Options)
        except msgspec.ValidationError as error:
            raise UnreadableError("options", detail=str(error)) from None
        if options.players not in self.players:
            raise UnreadableError("players", detail="Bluff is for 2 or 3 players")
        return options

    def rules(self, options: Options) -> "Bluff":
        return Bluff(options)


GAME = BluffGame()


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


class CardsPart(Part[State]):
    """All there is to see in Bluff."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def slices(self) -> list[Slice]:
        n = self.seats
        return [
            Slice("sealed", (n,), 0, 1, "by seat: a card is sealed"),
            Slice("shown", (n, CARDS), 0, 1, "by seat: the card shown last"),
            Slice("score", (n,), 0, ROUNDS * SIDES, "by seat"),
            Slice("pointed", (n,), 0, MOST * 2, "by seat"),
            Slice("winners", (n,), 0, 1, "by seat"),
            Slice("own", (CARDS,), 0, 1, "the viewer's sealed card", OWNER),
            Slice("hand", (CARDS,), 0, 1, "by card: in the viewer's hand", OWNER),
        ]

    def write(self, s: State, viewer: int, out: vec[i16], at: int) -> int:
        n = self.seats
        seats = [(viewer + place) % n for place in range(n)]
        numbers = [int(s.sealed[seat] >= 0) for seat in seats]
        for seat in seats:
            card = s.shown[seat] if s.shown else -1
            numbers += [int(card == known) for known in range(CARDS)]
        for row in (s.score, s.pointed):
            numbers += [row[seat] for seat in seats]
        numbers += [s.winners >> seat & 1 for seat in seats]
        numbers += [int(s.sealed[viewer] == card) for card in range(CARDS)]
        numbers += [s.hands[viewer] >> card & 1 for card in range(CARDS)]
        for place, number in enumerate(numbers, start=at):
            out[place] = i16(number)
        return at + len(numbers)


class Bluff(Rules[State, Observation]):
    game = GAME
    course = ROUND
    streams = 1
    own = ("viewer", "own", "hand")
    fields = ("seats", "winners", *State.FIELDS)

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

    def parts(self) -> tuple[Part[State], ...]:
        return (CardsPart(self.seats),)

    def imagined(self, seen: Observation, source: list[int]) -> State:
        """Others may hold anything of the right size."""
        s = State(len(seen.score))
        s.winners = seen.winners
        s.shown, s.score = list(seen.shown), list(seen.score)
        s.pointed, s.stack = list(seen.pointed), Stack(seen.stack)
        s.sealed = [0 if sealed else -1 for sealed in seen.sealed]
        if seen.viewer is not None and seen.hand is not None and seen.own is not None:
            s.hands[seen.viewer], s.sealed[seen.viewer] = seen.hand, seen.own
        self.redeal(s, seen.viewer, source)
        return s

    def redeal(self, s: State, viewer: Viewer, source: list[int]) -> None:
        s.rng = rng.fast(rng.below(source, 0, 1 << 32), 1)
        played = ROUNDS
        for step, _, arg in s.stack:
            if step == ROUND:
                played = arg
            elif step == SEAL:
                played -= 1
        for seat in range(s.seats):
            if seat != viewer:
                cards = list(range(CARDS))
                rng.shuffle(source, 0, cards)
                held = cards[played:]
                s.sealed[seat] = held.pop() if s.sealed[seat] >= 0 else -1
                s.hands[seat] = sum(1 << card for card in held)
