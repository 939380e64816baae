"""What a phase table answers to the rest of the project, the same for every game."""

import functools
from abc import ABC, abstractmethod
from typing import ClassVar, Generic, Protocol, TypeVar

import msgspec

from sengoku.core import flow, rng
from sengoku.core import seats as seat_sets
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Log
from sengoku.core.flow import GameState, Reason, Step
from sengoku.core.notation import Spelling
from sengoku.core.playout import playout
from sengoku.core.rules import Choice, Outcome, Question
from sengoku.core.seats import Seat, SeatSet, Viewer
from sengoku.core.space import ActionSpace

S = TypeVar("S", bound=GameState)
Seen = TypeVar("Seen", bound=msgspec.Struct)
"""What a game's observations are."""
Seen_contra = TypeVar("Seen_contra", bound=msgspec.Struct, contravariant=True)


class Notation(Protocol[S, Seen_contra]):
    """Positions as text."""

    def dump(self, s: S) -> str: ...

    def dump_seen(self, seen: Seen_contra) -> str: ...

    def parse(self, text: str) -> S: ...


class Engine(ABC, Generic[S, Seen]):
    """Runs a phase table. A game adds its setup, its views and its texts."""

    table: tuple[Step[S], ...]
    course: ClassVar[int]
    """The step that goes through a whole game."""
    streams: ClassVar[int]
    """How many streams of random numbers the game has."""
    own: ClassVar[tuple[str, ...]]
    """The fields of an observation that a seat may see otherwise than others."""
    space: ActionSpace
    spelling: Spelling
    notation: Notation[S, Seen]

    @abstractmethod
    def lay_out(self, generator: list[int], log: Log | None) -> S:
        """Return the table set for a new game, with nothing to do yet."""

    @abstractmethod
    def observe(self, s: S, viewer: Viewer, public: Seen | None = None) -> Seen:
        """Return what *viewer* may know.

        *public* is what a spectator sees of the same state, if that is at hand.
        """

    @abstractmethod
    def imagined(self, seen: Seen, source: list[int]) -> S:
        """Return some state like *seen*, not settled yet."""

    @abstractmethod
    def standing(self, s: S, seat: Seat) -> tuple[int, ...]:
        """Return what *seat* is ranked by: its points, then what breaks ties."""

    def start(self, seed: str, log: Log | None = None) -> S:
        s = self.lay_out(rng.seeded(seed, self.streams), log)
        flow.push(s, self.course)
        flow.settle(self.table, s, log)
        return s

    def imagine(self, seen: Seen, source: list[int]) -> S:
        """Return some state like *seen*; *source* is a generator of ``core.rng``."""
        s = self.imagined(seen, source)
        flow.settle(self.table, s, None)
        return s

    def outcome(self, s: S) -> Outcome | None:
        if s.stack:
            return None
        standings = [self.standing(s, seat) for seat in range(s.seats)]
        ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
        return Outcome(tuple(s.score[: s.seats]), seat_sets.each(s.winners), ranks)

    def dump(self, s: S) -> str:
        return self.notation.dump(s)

    def dump_seen(self, s: S, viewer: Viewer) -> str:
        return self.notation.dump_seen(self.observe(s, viewer))

    def parse(self, text: str) -> S:
        """Return the state a text stands for, settled so that somebody is asked."""
        s = self.notation.parse(text)
        flow.settle(self.table, s, None)
        return s

    def copy(self, s: S) -> S:
        return s.copy()

    def waiting(self, s: S) -> SeatSet:
        return flow.waiting(s)

    def legal(self, s: S, seat: Seat) -> list[int]:
        return flow.legal(self.table, s, seat)

    def advance(self, s: S, seat: Seat, action: int, log: Log | None = None) -> None:
        """Do an *action* taken from ``legal``; nothing is checked."""
        flow.advance(self.table, s, seat, action, log)

    def playout(self, s: S, seed: int) -> int:
        """Play *s* to its end with random choices; return how many there were."""
        return playout(self.table, s, seed)

    def play(self, s: S, seat: Seat, action: int, log: Log | None = None) -> None:
        """Check and do *action*; a refusal says why and leaves the state as it is."""
        if action not in self.space:
            raise self._refusal(s, seat, action)
        if flow.allows(self.table, s, seat, action):
            flow.advance(self.table, s, seat, action, log)
        elif action in flow.revisions(self.table, s, seat):
            flow.revise(self.table, s, seat, action, log)
        else:
            raise self._refusal(s, seat, action)

    def _refusal(self, s: S, seat: Seat, action: int) -> IllegalActionError:
        why = self.explain(s, seat, action)
        assert why is not None
        facts = ", ".join(f"{name} {value}" for name, value in why.facts.items())
        detail = f"{why.key} ({facts})" if facts else why.key
        return IllegalActionError(why.key, why.rule, detail)

    def question(self, s: S, seat: Seat) -> Question | None:
        """Return what *seat* is asked now, or may think over again."""
        asked = seat_sets.contains(flow.waiting(s), seat)
        if not asked and not flow.revisions(self.table, s, seat):
            return None
        step = self.table[s.stack.step]
        return Question(step.name, step.rule, flow.unpack(step.parts, s.stack.arg))

    def choices(self, s: S, seat: Seat) -> list[Choice]:
        """Return what *seat* may choose, with rules and prices."""
        return self._offered(s, seat, flow.legal(self.table, s, seat))

    def revisions(self, s: S, seat: Seat) -> list[Choice]:
        """Return by what *seat* may change its mind."""
        return self._offered(s, seat, flow.revisions(self.table, s, seat))

    def _offered(self, s: S, seat: Seat, ids: list[int]) -> list[Choice]:
        if not ids:
            return []
        step, arg = self.table[s.stack.step], s.stack.arg
        offered: list[Choice] = []
        for action in ids:
            rule = step.rule_for(s, seat, arg, action)
            price = step.price(s, seat, arg, action)
            known = None if price else self._free.get((action, rule))
            offered.append(known or self._choice(action, rule, price))
        return offered

    @functools.cached_property
    def _free(self) -> dict[tuple[int, str], Choice]:
        """Choices without a price, by action and rule: most are offered often."""
        return {}

    def _choice(self, action: int, rule: str, price: dict[str, int]) -> Choice:
        decoded, text = self.space.decode(action), self.spelling.spell(action)
        choice = Choice(action, decoded, text, rule, price)
        if not price:
            self._free[action, rule] = choice
        return choice

    def explain(self, s: S, seat: Seat, action: int) -> Reason | None:
        """Return why *action* is not offered; ``None`` when it is."""
        self.space.family(action)
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

    @abstractmethod
    def over(self) -> Reason:
        """Return why nothing can be chosen any more."""

    @abstractmethod
    def not_asked(self, s: S, seat: Seat) -> Reason:
        """Return why it is not for *seat* to choose now."""
