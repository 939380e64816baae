"""Random games to test laws on, and the error of a broken law.

Choices come from Python's generator with a fixed seed, so failures are reproducible.
"""

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, final

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer

MAX_CHOICES: Final = 20_000
"""A game with more choices than this counts as endless."""


class Moment(NamedTuple):
    """A position and the next choice there. Copy the state before changing it."""

    state: Any
    seat: Seat
    action: int


def moments(rules: Rules, seed: int) -> Iterator[Moment]:
    """Yield every position of one random game with the choice made there."""
    rnd = random.Random(seed)
    s = rules.start(fast_seed(seed))
    for _ in range(MAX_CHOICES):
        if not rules.waiting(s):
            return
        seat, action = choice(rules, s, rnd)
        yield Moment(s, seat, action)
        rules.advance(s, seat, action)
    raise AssertionError(f"no end after {MAX_CHOICES} choices (seed {seed})")


def choice(rules: Rules, s: Any, rnd: random.Random) -> tuple[Seat, int]:
    """Return a random seat that is asked in *s*, and one of its choices."""
    seat = rnd.choice(seat_sets.each(rules.waiting(s)))
    ids = rules.legal(s, seat)
    require(bool(ids), "asked, but nothing is offered", rules, s, seat)
    return seat, rnd.choice(ids)


def offers(rules: Rules, s: Any, seat: Seat) -> list[int]:
    """Return everything *seat* may do: choices and revisions."""
    return rules.legal(s, seat) + [found.id for found in rules.revisions(s, seat)]


def known_actions(rules: Rules) -> list[int]:
    """Return all actions that name nothing but what is at this table."""
    return [id for id in range(rules.space.size) if rules.spelling.exists(id)]


@final
class MomentSampler:
    """Selects a *share* of all moments, and the first of every question and event."""

    def __init__(self, rules: Rules, seed: int, share: float) -> None:
        self.rules = rules
        self.rnd = random.Random(seed + 1)
        self.share = share
        self.known: set[object] = set()

    def picks(self, moment: Moment) -> bool:
        question = self.rules.question(moment.state, moment.seat)
        after, log = self.rules.copy(moment.state), Log()
        self.rules.advance(after, moment.seat, moment.action, log)
        found: set[object] = {type(entry.event) for entry in log.entries}
        found.add(None if question is None else question.key)
        is_new = not found <= self.known
        self.known |= found
        return self.rnd.random() < self.share or is_new


def some_moments(rules: Rules, seed: int, share: float) -> Iterator[Moment]:
    """Yield a *share* of the moments, and the first of every question and event."""
    sampler = MomentSampler(rules, seed, share)
    return filter(sampler.picks, moments(rules, seed))


def positions(rules: Rules, seed: int) -> Iterator[Any]:
    """Yield every position of one random game, including the last."""
    s = None
    for moment in moments(rules, seed):
        s = moment.state
        yield s
    if s is not None:
        yield s  # the generator has advanced it: the game is over


def viewers(rules: Rules) -> tuple[Viewer, ...]:
    return (None, *range(rules.seats))


def require(
    holds: bool,
    what: str,
    rules: Rules,
    s: Any,
    seat: Viewer = None,
    action: int | None = None,
) -> None:
    """Raise ``AssertionError`` with the position unless the law *holds*."""
    if not holds:
        lines = [what, f"position: {rules.dump(s)}", f"options: {rules.options}"]
        if seat is not None:
            lines.append(f"seat: {seat}")
        if action is not None:
            lines.append(f"action: {action} {rules.spelling.spell(action)!r}")
        raise AssertionError("\n  ".join(lines))
