"""The rules of a game, as the rest of the project sees them.

``Rules`` runs a phase table. A game adds its setup, its observations and its notation.
"""

import functools
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, u8
from typing_extensions import TypeVar

from sengoku.core import encoding, flow, rng
from sengoku.core import seats as seat_sets
from sengoku.core.args import unpack
from sengoku.core.choices import Choice, Choices
from sengoku.core.encoding import Encoder, Layout, Part
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Log
from sengoku.core.facts import Fact
from sengoku.core.flow import GameState, Reason
from sengoku.core.notation import Spelling
from sengoku.core.pending import PendingPart
from sengoku.core.playout import playout
from sengoku.core.runner import Runner
from sengoku.core.seats import Seat, Viewer
from sengoku.core.space import ActionSpace
from sengoku.core.stack import Stack

if TYPE_CHECKING:
    from sengoku.core.game import Game

# ``Rules`` without parameters are those of any game: code that is the same for all
# games passes states and observations on without reading them.
State = TypeVar("State", bound=GameState, default=Any)
Observation = TypeVar("Observation", bound=msgspec.Struct, default=Any)
Seen_contra = TypeVar(
    "Seen_contra", bound=msgspec.Struct, contravariant=True, default=Any
)


class Question(msgspec.Struct, frozen=True, gc=False):
    """What is asked of a seat: a key for the sentence on the screen, and its rule."""

    key: str
    rule: str
    facts: dict[str, int] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: points by seat, the seats that won, and ranks by seat.

    The best rank is 1. Seats that even the tie-breaks leave equal share a rank.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]


class Board(Protocol):
    """The board of a game that reads one from a file."""

    @property
    def name(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, Fact]: ...


class Notation(Protocol[State, Seen_contra]):
    """Positions as text."""

    def dump(self, s: State) -> str: ...

    def dump_seen(self, seen: Seen_contra) -> str: ...

    def parse(self, text: str) -> State: ...


class Rules(ABC, Runner[State], Generic[State, Observation]):
    """The rules of one game under chosen options: tables built once, states passed in.

    To everybody else a state is opaque: it is copied, passed back and never read.
    """

    game: ClassVar["Game"]
    course: ClassVar[int]
    """The step that goes through a whole game."""
    streams: ClassVar[int]
    """How many streams of random numbers the game has."""
    own: ClassVar[tuple[str, ...]]
    """The fields of an observation that differ between seats."""
    fields: ClassVar[tuple[str, ...]]
    """The fields of a state."""
    board: Board | None = None
    options: msgspec.Struct
    seats: int
    space: ActionSpace
    spelling: Spelling
    notation: Notation[State, Observation]

    def __reduce__(self) -> tuple[type[Self], tuple[msgspec.Struct]]:
        return type(self), (self.options,)

    def __deepcopy__(self, memo: object) -> Self:
        """Return the same rules: nothing in them changes."""
        return self

    @property
    def id(self) -> str:
        """The name of the game."""
        return self.game.id

    @property
    def revision(self) -> int:
        return self.game.revision

    # What a game adds

    @abstractmethod
    def lay_out(self, generator: list[int], log: Log | None) -> State:
        """Return the table set for a new game, with nothing to do yet."""

    @abstractmethod
    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        """Return what *viewer* may know.

        *public*, the spectator's observation of the same state, saves computing the
        part that all viewers share.
        """

    @abstractmethod
    def imagined(self, seen: Observation, source: list[int]) -> State:
        """Return some state that looks like *seen*, not settled yet."""

    @abstractmethod
    def redeal(self, s: State, viewer: Viewer, source: list[int]) -> None:
        """Deal again, at random, whatever is hidden from *viewer*; do not settle."""

    @abstractmethod
    def parts(self) -> tuple[Part[State], ...]:
        """Return what a vector shows of a state, apart from pending work."""

    @abstractmethod
    def standing(self, s: State, seat: Seat) -> tuple[int, ...]:
        """Return what *seat* is ranked by: its points, then what breaks ties."""

    @abstractmethod
    def over(self) -> Reason:
        """Return why nothing can be chosen after the end."""

    @abstractmethod
    def not_asked(self, s: State, seat: Seat) -> Reason:
        """Return why *seat* may not choose now."""

    # Running a game

    def start(self, seed: int | str, log: Log | None = None) -> State:
        generator = rng.seeded(rng.seed_text(seed), self.streams)
        s = self.lay_out(generator, log)
        flow.push(s, self.course)
        flow.settle(self.table, s, log)
        return s

    def copy(self, s: State) -> State:
        return s.copy()

    def advanced(
        self, s: State, seat: Seat, action: int, draws: Sequence[int]
    ) -> State:
        """Return the state after an *action* from ``legal``, with chance as *draws*.

        *s* stays as it is. With too few draws ``NeedsDrawError`` says which number is
        wanted next. So chance can be a player of its own: start without draws, and add
        one as long as one is wanted. ``start(scripted_seed(draws))`` does the same.
        """
        new = s.copy()
        new.rng = rng.scripted([*draws])
        flow.advance(self.table, new, seat, action, None)
        if new.rng != rng.scripted([]):
            raise ValueError(f"{len(new.rng) - 1} of {len(draws)} draws are not used")
        return new

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        """Check and apply *action*; a refusal leaves the state unchanged."""
        if action not in self.space:
            raise self._refusal(s, seat, action)
        if flow.allows(self.table, s, seat, action):
            flow.advance(self.table, s, seat, action, log)
        elif action in flow.revisions(self.table, s, seat):
            flow.revise(self.table, s, seat, action, log)
        else:
            raise self._refusal(s, seat, action)

    def rehearse(self, s: State, seat: Seat, actions: Sequence[int]) -> None:
        """Refuse *actions* that cannot be played one after the other in one choice.

        The choice must be secret and not finished before the last of them: a refusal
        then tells nothing but what *seat* knows.
        """
        new, step = s.copy(), s.stack.step
        for action in actions[:-1]:
            self.play(new, seat, action)
            asked = seat_sets.contains(flow.waiting(new), seat)
            if not (asked and new.stack.step == step and self.table[step].secret):
                done = self.spelling.spell(action)
                detail = f"{done!r} and what follows are not one secret choice"
                raise IllegalActionError("not-one-choice", detail=detail)
        for action in actions[-1:]:
            if self.explain(new, seat, action) is not None:
                raise self._refusal(new, seat, action)

    def _refusal(self, s: State, seat: Seat, action: int) -> IllegalActionError:
        why = self.explain(s, seat, action)
        assert why is not None
        facts = ", ".join(f"{name} {value}" for name, value in why.facts.items())
        detail = f"{why.key} ({facts})" if facts else why.key
        return IllegalActionError(why.key, why.rule, detail)

    def playout(self, s: State, seed: int) -> int:
        """Play to the end with random choices; return their number."""
        return playout(self.table, s, seed)

    def outcome(self, s: State) -> Outcome | None:
        if s.stack:
            return None
        standings = [self.standing(s, seat) for seat in range(s.seats)]
        ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
        return Outcome(tuple(s.score[: s.seats]), seat_sets.each(s.winners), ranks)

    def imagine(self, seen: Observation, source: list[int]) -> State:
        """Return a state that looks like *seen*; *source* is a random generator."""
        s = self.imagined(seen, source)
        flow.settle(self.table, s, None)
        return s

    def reimagine(self, s: State, viewer: Viewer, source: list[int]) -> None:
        """Turn *s* into another state that looks the same to *viewer*.

        It changes *s*, usually a copy of an imagined state, and takes a fraction of the
        time of ``imagine``.
        """
        self.redeal(s, viewer, source)
        flow.settle(self.table, s, None)

    def turn_ahead(self, s: State, seat: Seat) -> str:
        """Turn *s*, an imagined state, to the next question that *seat* can foresee.

        Return the occasion of that question, by the same name until it has passed. It
        is empty, and *s* unchanged, if nothing can be foreseen. If *seat* is asked such
        a question already, *s* stays as it is.
        """
        return ""

    # What a seat knows, for programs that learn and search

    @functools.cached_property
    def encoder(self) -> Encoder[State]:
        return Encoder((*self.parts(), PendingPart(self.table, self.seats)))

    @property
    def layout(self) -> Layout:
        """Where everything is in the vectors that ``encode`` writes."""
        return self.encoder.layout

    def encode(self, s: State, viewer: Seat, out: vec[i16], at: int = 0) -> None:
        """Write what *viewer* may know into *out*: ``layout.size`` numbers from *at*.

        ``encoding.vector`` makes room for them.
        """
        self.encoder.encode(s, viewer, out, at)

    def write_mask(self, s: State, seat: Seat, out: vec[u8], at: int = 0) -> None:
        """Write 1 for each action in ``legal`` and 0 for each other.

        They are ``space.size`` entries from *at*; ``encoding.flags`` makes room.
        """
        ids = flow.legal(self.table, s, seat)
        encoding.write_mask(ids, self.space.size, out, at)

    def key(self, s: State, viewer: Viewer) -> bytes:
        """Return a key of what *viewer* sees now: the same only for the same sight.

        It says nothing about how the position came about; a key for players who
        remember everything needs the events as well.
        """
        return msgspec.msgpack.encode(self.observe(s, viewer))

    # What a seat is asked

    def question(self, s: State, seat: Seat) -> Question | None:
        """Return what *seat* is asked now, or may still revise."""
        asked = seat_sets.contains(flow.waiting(s), seat)
        if not asked and not flow.revisions(self.table, s, seat):
            return None
        step = self.table[s.stack.step]
        return Question(step.name, step.rule, unpack(step.arg_fields, s.stack.arg))

    def choices(self, s: State, seat: Seat) -> list[Choice]:
        """Return what *seat* may choose, with rules and prices."""
        return self.describe(s, seat, flow.legal(self.table, s, seat))

    def revisions(self, s: State, seat: Seat) -> list[Choice]:
        """Return how *seat* may still revise a choice, also after it has chosen."""
        return self.describe(s, seat, flow.revisions(self.table, s, seat))

    def offered(self, s: State, seat: Seat) -> tuple[Choices, Choices]:
        """Return ``choices`` and ``revisions``, made when they are read.

        *s* must not change afterwards.
        """
        describe = functools.partial(self.describe, s, seat)
        ids = flow.legal(self.table, s, seat), flow.revisions(self.table, s, seat)
        return Choices(ids[0], describe), Choices(ids[1], describe)

    def describe(self, s: State, seat: Seat, ids: Sequence[int]) -> list[Choice]:
        """Return offered actions with rules and prices."""
        if not ids:
            return []
        step, arg = self.table[s.stack.step], s.stack.arg
        described: list[Choice] = []
        for action in ids:
            rule = step.rule_for(s, seat, arg, action)
            price = step.price(s, seat, arg, action)
            known = None if price else self._free.get((action, rule))
            described.append(known or self._choice(action, rule, price))
        return described

    @functools.cached_property
    def _free(self) -> dict[tuple[int, str], Choice]:
        """A cache of choices without a price, by action and rule."""
        return {}

    def _choice(self, action: int, rule: str, price: dict[str, int]) -> Choice:
        decoded, text = self.space.decode(action), self.spelling.spell(action)
        choice = Choice(action, decoded, text, rule, price)
        if not price:
            self._free[action, rule] = choice
        return choice

    def explain(self, s: State, seat: Seat, action: int) -> Reason | None:
        """Return why *action* is not offered to *seat*; ``None`` when it is."""
        self.spelling.check(action)
        waiting = flow.waiting(s)
        if not waiting:
            return self.over()
        if action in flow.revisions(self.table, s, seat):
            return None
        if not seat_sets.contains(waiting, seat):
            return self.not_asked(s, seat)
        if flow.allows(self.table, s, seat, action):
            return None
        return self.table[s.stack.step].why_not(s, seat, s.stack.arg, action)

    # Positions as data and as text

    def as_data(self, s: State) -> dict[str, int | list[int]]:
        """Return every field of the state with every secret, as plain numbers."""
        found: dict[str, int | list[int]] = {}
        for name in self.fields:
            value = getattr(s, name)
            if isinstance(value, Stack):
                value = value.flat()
            found[name] = value if isinstance(value, int) else [*value]
        return found

    def dump(self, s: State) -> str:
        """Return the position as text with every secret."""
        return self.notation.dump(s)

    def dump_seen(self, s: State, viewer: Viewer) -> str:
        """Return the position as text with ``?`` for what *viewer* may not know."""
        return self.notation.dump_seen(self.observe(s, viewer))

    def parse(
        self, text: str, log: Log | None = None, seed: int | str | None = None
    ) -> State:
        """Return the state that *text* describes, settled until a seat is asked.

        *seed* replaces the random numbers of the text.
        """
        s = self.notation.parse(text)
        if seed is not None:
            s.rng = rng.seeded(rng.seed_text(seed), self.streams)
        flow.settle(self.table, s, log)
        return s
