"""What planting faults takes: rules to break in one place, and who notices."""

import functools
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sengoku.core.events import Entry, Log
from sengoku.core.flow import Step
from sengoku.core.rules import Observation, Rules, State
from sengoku.core.seats import Seat
from sengoku.testing import laws

SEEDS = range(3)


class Planted(Rules[State, Observation]):
    """Goes before the rules of a game; subclasses break one thing."""

    step: int | None = None
    """A row of the phase table that ``row`` replaces."""

    def plant(self) -> None:
        """To be called when the rules are made."""
        if self.step is not None:
            rows = list(self.table)
            rows[self.step] = self.row(rows[self.step])
            self.table = tuple(rows)

    def row(self, usual: Step[State]) -> Step[State]:
        """Return what stands in the table for the *usual* row of ``step``."""
        return usual

    def told(self, entry: Entry) -> Entry | None:
        """Return the log entry that stands for the usual one, if any."""
        return entry

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        if action in self.legal(s, seat):
            self.advance(s, seat, action, log)
        else:
            super().play(s, seat, action, self.retold(log))

    def advance(
        self, s: State, seat: Seat, action: int, log: Log | None = None
    ) -> None:
        super().advance(s, seat, action, self.retold(log))

    def retold(self, log: Log | None) -> Log | None:
        """Return a log that passes its entries on, each as it is ``told``."""
        if log is None:
            return None
        new = Log()
        new.entries = Retelling(log.entries, self.told)
        return new


class Retelling(list[Entry]):
    def __init__(
        self, entries: list[Entry], told: Callable[[Entry], Entry | None]
    ) -> None:
        super().__init__()
        self.entries = entries
        self.told = told

    def append(self, entry: Entry) -> None:
        told = self.told(entry)
        if told is not None:
            self.entries.append(told)


class Fault(NamedTuple):
    rules: type[Any]
    law: laws.Law


def is_caught(fault: Fault, seeds: Iterable[int] = SEEDS) -> bool:
    """Does the law raise, for one of a few seeds?"""
    for seed in seeds:
        try:
            fault.law(fault.rules(), seed)
        except AssertionError:
            return True
    return False


def name(value: object) -> str:
    found: Any = value.func if isinstance(value, functools.partial) else value
    return str(found.__name__)
