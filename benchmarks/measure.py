"""Times one subject. Standard library only: the peers' Python runs it too."""

import gc
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

UNLIMITED = 1_000_000
"""More decisions than any game here has."""

_MIN_GROWTH = 16 << 20
"""Bytes; enough to make memory cached by the allocator irrelevant."""

_MAX_COPIES = 100_000
"""Stops the loop if copies take no memory at all."""

_SURVEYED_GAMES = 20
"""Games sampled for their length and number of choices."""


class Tally(NamedTuple):
    """How many decisions were taken, and how many choices they had between them."""

    decisions: int
    offered: int


class Work(NamedTuple):
    """What is timed; set-up and counting are outside the clock."""

    ready: Callable[[int], Any]
    """Takes a seed."""
    do: Callable[[Any, int], Any]
    """Takes what was made ready, and the seed."""
    count: Callable[[Any], int] = int
    """Takes what *do* returned."""


class Subject(Protocol):
    """A game to be measured."""

    @property
    def name(self) -> str:
        """What was really measured, with its version or form."""

    def start(self, seed: int) -> Any:
        """Return a new game at its first decision: what is dealt first is dealt."""

    def step(self, game: Any, word: int, limit: int = UNLIMITED) -> Tally:
        """Play on, decision by decision: offer, choose by *word*, apply.

        Every subject has this loop in the same form, with the generator written out:
        calls to shared functions would cost the fastest more than the slowest.
        """

    def copier(self, game: Any) -> Callable[[], object] | None:
        """Return what copies *game*, if there is such a thing."""

    def more(self, game: Any) -> dict[str, Work]:
        """Return what else is timed; *game* is in its middle."""


class OnlyStepped:
    """The part of a subject that cannot be copied and has nothing else to time."""

    def copier(self, game: Any) -> None:
        return None

    def more(self, game: Any) -> dict[str, Work]:
        return {}


def measure(subject: Subject, seconds: float, seed: int) -> dict[str, Any]:
    """Measure everything once: *seconds* of CPU time for each rate."""
    games = survey(subject, seconds, seed)
    decisions = sum(tally.decisions for tally in games)
    game = subject.start(7)
    subject.step(game, 7, decisions // len(games) // 2)
    copy = subject.copier(game)
    # Before the clocks: timing leaves free memory behind, which copies would fill.
    size = bytes_of(copy) if copy else None
    works = {"stepped": stepped(subject), **subject.more(game)}
    if copy:
        works["copies"] = repeated(copy)
    return {
        "name": subject.name,
        "rates": {name: rate(work, seconds, seed) for name, work in works.items()},
        "bytes": size,
        "decisions": decisions / len(games),
        "offered": sum(tally.offered for tally in games) / decisions,
    }


def survey(subject: Subject, seconds: float, seed: int) -> list[Tally]:
    """Play some whole games, at least one, which warms up caches as well."""
    games: list[Tally] = []
    begin = time.process_time()
    while not games or time.process_time() - begin < seconds:
        games.append(subject.step(subject.start(seed), first_word(seed)))
        seed += 1
        if len(games) == _SURVEYED_GAMES:
            break
    return games


def first_word(seed: int) -> int:
    """Return where the generator of choices starts."""
    return (seed * 2654435761 + 1) & 0xFFFFFFFF


def stepped(subject: Subject) -> Work:
    def do(game: Any, seed: int) -> Tally:
        return subject.step(game, first_word(seed))

    return Work(subject.start, do, lambda tally: int(tally.decisions))


def repeated(function: Callable[[], object], times: int = 50) -> Work:
    """Return *function* as something to time; one call is too short for a clock."""

    def do(again: range, seed: int) -> int:
        for _ in again:
            function()
        return times

    return Work(lambda seed: range(times), do)


def rate(work: Work, seconds: float, seed: int) -> float:
    """Return operations per second of CPU time, over at least *seconds* of it."""
    spent, done = 0.0, 0
    while not done or spent < seconds:
        ready = work.ready(seed)
        begin = time.process_time()
        result = work.do(ready, seed)
        spent += time.process_time() - begin
        done += work.count(result)
        seed += 1
    return done / spent


def bytes_of(copy: Callable[[], object]) -> float | None:
    """Return the growth of the process per stored copy.

    The same yardstick for Python objects and for C++ behind them. ``None`` where the
    system does not tell how large a process is.
    """
    if resident() is None:
        return None
    gc.collect()
    kept = [copy() for _ in range(500)]
    before, first = resident() or 0, len(kept)
    grown = 0
    while grown < _MIN_GROWTH and len(kept) < _MAX_COPIES:
        kept.extend(copy() for _ in range(500))
        grown = (resident() or 0) - before
    return grown / (len(kept) - first)


def resident() -> int | None:
    """Return the bytes of memory that this process occupies."""
    try:
        text = Path("/proc/self/statm").read_text(encoding="ascii")
    except OSError:
        return None
    return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")
