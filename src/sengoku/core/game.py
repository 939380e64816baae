"""A game as one object, which holds everything that the application asks it for.

A game is a package that exports its object as ``GAME``. Only ``id``, ``revision``,
``title``, ``players``, ``observation``, ``events``, ``read_options`` and ``rules`` are
required; everything else has a default that works.

Some parts are references, written ``package.module:name``. They are imported when they
are used: an engine loads neither bots nor a terminal, and the core does not depend on
what they return.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pkgutil import resolve_name
from types import ModuleType
from typing import Any, Generic, NamedTuple, Protocol

import msgspec
from typing_extensions import TypeVar

from sengoku.core import events as core_events
from sengoku.core.catalogue import Group, Rule, RuleTable
from sengoku.core.events import Event
from sengoku.core.fact_files import BASE, OWN
from sengoku.core.hints import HintMaker, NoHintMaker
from sengoku.core.phrases import Naming, Phrase, PlainNaming
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat


class TableOptions(Protocol):
    """What the options of every game have; they are frozen ``msgspec`` structs.

    *colours* are those of the seats, or empty for the default ones.
    """

    @property
    def players(self) -> int: ...

    @property
    def colours(self) -> tuple[str, ...]: ...


Options = TypeVar("Options", bound=TableOptions, default=Any)


class NoSwitches(msgspec.Struct, frozen=True):
    """The house rules of a game that has none."""


class Progress(NamedTuple):
    """How far a game has come: *when* in its course, and the points of each seat."""

    when: Phrase | None = None
    scores: tuple[int, ...] = ()


class Game(ABC, Generic[Options]):
    """One game; without a parameter, any game."""

    id: str
    revision: int
    """Raised when an old replay would end differently."""
    title: str
    players: range
    observation: type[msgspec.Struct]
    events: ModuleType
    """The module that defines its events."""

    colours: tuple[str, ...] = ("red", "blue", "green", "yellow", "purple")
    """The colours of the pieces, those of the first seats first."""
    choices: Mapping[str, tuple[str, ...]] = {}
    """The values of its options by field; none for a field that holds a seat."""
    people_only: Mapping[str, tuple[str, ...]] = {}
    """Values of options that bots cannot play with, by field."""

    naming: str = ""
    """Refers to a ``phrases.Naming``."""
    hints: str = ""
    """Refers to a ``hints.HintMaker``."""
    bots: str = ""
    """Refers to the levels of its bots, see ``bots.levels``."""
    terminal_view: str = ""
    """Refers to a ``terminal.TerminalView``."""
    boards: tuple[str, ...] = ()
    """The names of the shipped boards, the standard one first."""
    board_files: str = ""
    """Refers to a ``terminal.BoardFile``."""
    odds: str = ""
    """Refers to a function that returns a ``terminal.OddsView``."""
    statistics: str = ""
    """Refers to a ``statistics.Statistics``."""
    highlights: str = ""
    """Refers to a ``highlights.Highlighter``."""

    @abstractmethod
    def read_options(self, value: object) -> Options:
        """Return checked options made from plain data."""

    @abstractmethod
    def rules(self, options: Options) -> Rules: ...

    # Options

    def colours_of(self, options: Options) -> tuple[str, ...]:
        """Return the colour of each seat."""
        return options.colours or self.colours[: options.players]

    def board_name(self, board: str) -> str:
        """Return what to call a *board* of the options: a shipped one by its name."""
        if not board:
            return BASE
        return board if board in self.boards else OWN

    def house_rules(self) -> tuple[str, ...]:
        """Return the names of the switches that a table may set itself."""
        return ()

    def switches(self, options: Options) -> msgspec.Struct:
        """Return the setting of every house rule."""
        return NoSwitches()

    def is_for_people(self, options: Mapping[str, Any]) -> bool:
        """Do these options, as plain data, keep bots from the table?"""
        return any(
            options.get(field) in values for field, values in self.people_only.items()
        )

    # What happens in a game

    def event_kinds(self) -> tuple[type[Event], ...]:
        """Return every kind of event; first those that all games have."""
        return (*_kinds(core_events), *_kinds(self.events))

    def turn_order(self, seen: Any) -> tuple[Seat, ...]:
        """Return the initial turn order as a spectator sees it; empty if unknown."""
        return ()

    def progress(self, seen: Any) -> Progress:
        """Return how far the game has come, as a spectator sees it."""
        return Progress()

    def namer(self, rules: Rules, names: Sequence[str] = ()) -> Naming:
        """Return what names things at one table; *names* are those of the seats."""
        make: Any = resolve_name(self.naming) if self.naming else PlainNaming
        made: Naming = make(rules, names)
        return made

    def hint_maker(self, rules: Rules) -> HintMaker:
        made: HintMaker = self._hint_maker()(rules)
        return made

    def hint_struct(self) -> type[msgspec.Struct]:
        """Return the type of the hints."""
        found: type[msgspec.Struct] = self._hint_maker().struct
        return found

    def _hint_maker(self) -> Any:
        return resolve_name(self.hints) if self.hints else NoHintMaker

    # What people read

    def rule_groups(self) -> tuple[Group, ...]:
        """Return the headings of its rules, in reading order."""
        return ()

    def catalogue(self) -> tuple[Rule, ...]:
        """Return its rules, in reading order."""
        return ()

    def rule_tables(self) -> Mapping[str, RuleTable]:
        """Return the tables that rules refer to, by the ID of the rule."""
        return {}

    def texts(self) -> Traversable | None:
        """Return a folder like ``sengoku/locales`` with the sentences of the game."""
        return None

    def lessons(self) -> tuple[str, ...]:
        """Return the texts of its lesson files in order, see ``lessons``."""
        return ()


def _kinds(module: ModuleType) -> list[type[Event]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
