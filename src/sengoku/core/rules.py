"""The interface of every game to the rest of the project."""

from typing import Any, Protocol

import msgspec

from sengoku.core.actions import Action
from sengoku.core.events import Log
from sengoku.core.flow import Reason
from sengoku.core.notation import Spelling
from sengoku.core.seats import Seat, SeatSet, Viewer
from sengoku.core.space import ActionSpace


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One offered action, the rule that allows it, and what it costs."""

    id: int
    action: Action
    text: str
    rule: str
    price: dict[str, int] = {}


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


class Rules(Protocol):
    """The rules of one game under chosen options, ready to run.

    The state is opaque to everybody else: it is copied, passed back and never read.
    """

    @property
    def id(self) -> str: ...

    @property
    def revision(self) -> int: ...

    @property
    def seats(self) -> int: ...

    @property
    def space(self) -> ActionSpace: ...

    @property
    def spelling(self) -> Spelling: ...

    @property
    def options(self) -> msgspec.Struct: ...

    @property
    def own(self) -> tuple[str, ...]:
        """The fields of an observation that differ between seats."""

    def start(self, seed: str, log: Log | None = None) -> Any: ...

    def copy(self, s: Any) -> Any: ...

    def waiting(self, s: Any) -> SeatSet:
        """Return the seats that have to choose; none when the game is over."""

    def legal(self, s: Any, seat: Seat) -> list[int]: ...

    def question(self, s: Any, seat: Seat) -> Question | None: ...

    def choices(self, s: Any, seat: Seat) -> list[Choice]: ...

    def revisions(self, s: Any, seat: Seat) -> list[Choice]:
        """Return the choices *seat* may still revise, also after it has chosen."""

    def explain(self, s: Any, seat: Seat, action: int) -> Reason | None:
        """Return why *action* is not offered to *seat*; ``None`` when it is."""

    def play(self, s: Any, seat: Seat, action: int, log: Log | None = None) -> None:
        """Check and apply *action*; a refusal leaves the state unchanged."""

    def advance(self, s: Any, seat: Seat, action: int, log: Log | None = None) -> None:
        """Apply an *action* from ``legal`` without checking it."""

    def playout(self, s: Any, seed: int) -> int:
        """Play to the end with random choices; return their number."""

    def outcome(self, s: Any) -> Outcome | None: ...

    def observe(self, s: Any, viewer: Viewer, public: Any = None) -> msgspec.Struct:
        """Return what *viewer* may know.

        *public*, the spectator's observation of the same state, saves computing the
        part that all viewers share.
        """

    def imagine(self, seen: Any, source: list[int]) -> Any:
        """Return a state that looks like *seen*; *source* is a random generator."""

    def dump(self, s: Any) -> str:
        """Return the position as text with every secret."""

    def dump_seen(self, s: Any, viewer: Viewer) -> str:
        """Return the position as text with ``?`` for what *viewer* may not know."""

    def parse(self, text: str) -> Any: ...


class Game(Protocol):
    """A game: its name, its options, and the rules made from them."""

    @property
    def id(self) -> str: ...

    @property
    def revision(self) -> int: ...

    def read_options(self, value: object) -> msgspec.Struct: ...

    def rules(self, options: Any) -> Rules: ...
