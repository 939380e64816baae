"""What every game offers to the rest of the project."""

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
        """The fields of an observation that a seat may see otherwise than others."""

    def start(self, seed: str, log: Log | None = None) -> Any: ...

    def copy(self, s: Any) -> Any: ...

    def waiting(self, s: Any) -> SeatSet:
        """Return who has to choose; nobody when the game is over."""

    def legal(self, s: Any, seat: Seat) -> list[int]: ...

    def question(self, s: Any, seat: Seat) -> Question | None: ...

    def choices(self, s: Any, seat: Seat) -> list[Choice]: ...

    def revisions(self, s: Any, seat: Seat) -> list[Choice]:
        """Return by what *seat* may change its mind, also when it has chosen."""

    def explain(self, s: Any, seat: Seat, action: int) -> Reason | None:
        """Return why *action* is not offered to *seat*; ``None`` when it is."""

    def play(self, s: Any, seat: Seat, action: int, log: Log | None = None) -> None:
        """Check and do *action*; the state is untouched when it is refused."""

    def advance(self, s: Any, seat: Seat, action: int, log: Log | None = None) -> None:
        """Do an *action* taken from ``legal``; nothing is checked."""

    def playout(self, s: Any, seed: int) -> int:
        """Play to the end with random choices; return how many there were."""

    def outcome(self, s: Any) -> Outcome | None: ...

    def observe(self, s: Any, viewer: Viewer, public: Any = None) -> msgspec.Struct:
        """Return what *viewer* may know.

        *public* is what a spectator sees of the same state: who has it already spares
        a seat's observation the part that all have in common.
        """

    def imagine(self, seen: Any, source: list[int]) -> Any:
        """Return some state like *seen*; *source* is a generator of ``core.rng``."""

    def dump(self, s: Any) -> str:
        """Return the position as text with every secret."""

    def dump_seen(self, s: Any, viewer: Viewer) -> str:
        """Return the position as text with ``?`` for what *viewer* may not know."""

    def parse(self, text: str) -> Any: ...


class Game(Protocol):
    """A game of the collection: its name, its options, and rules made from them."""

    @property
    def id(self) -> str: ...

    @property
    def revision(self) -> int: ...

    def read_options(self, value: object) -> msgspec.Struct: ...

    def rules(self, options: Any) -> Rules: ...
