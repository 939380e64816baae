"""Laws of vectors: observations as numbers, masks and keys."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from sengoku.core import encoding
from sengoku.core.args import unpack
from sengoku.core.encoding import PUBLIC, Layout
from sengoku.core.pending import SEAT_FIELDS
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.core.stack import frames
from sengoku.testing.laws_of_secrets import Scramble
from sengoku.testing.walk import require, some_moments

Numbers = dict[str, list[int]]
Expected = Callable[[Any, Layout], Numbers]
"""The numbers of every slice but pending work, from an observation of a game."""


def seats_from(seen: Any) -> list[int]:
    """Return the seats in the order of a vector, the viewer first."""
    count = len(seen.score)
    return [(seen.viewer + place) % count for place in range(count)]


def vector_of(rules: Rules, s: Any, viewer: Seat) -> Numbers:
    """Return what ``encode`` writes, by slice."""
    out = encoding.vector(rules.layout.size)
    rules.encode(s, viewer, out)
    found = [*out]
    return {
        name: found[part.start : part.stop]
        for name, part in rules.layout.slices.items()
    }


def mask_of(rules: Rules, s: Any, seat: Seat) -> list[int]:
    out = encoding.flags(rules.space.size)
    rules.write_mask(s, seat, out)
    return [*out]


def a_vector_shows_what_is_seen(
    rules: Rules, seed: int, expected: Expected, share: float = 0.05
) -> None:
    """Every number follows from the observation, and is within its bounds."""
    for s, _, _ in _some(rules, seed, share):
        for viewer in range(rules.seats):
            seen = rules.observe(s, viewer)
            wanted = expected(seen, rules.layout) | pending_numbers(
                rules, seen.stack, viewer
            )
            _compare(rules, s, viewer, wanted, "not what is seen")
            for name, numbers in vector_of(rules, s, viewer).items():
                part = rules.layout.slices[name]
                inside = all(part.low <= number <= part.high for number in numbers)
                require(inside, f"{name} out of bounds: {numbers}", rules, s, viewer)


def a_vector_tells_no_secret(
    rules: Rules, seed: int, scramble: Scramble, share: float = 0.02
) -> None:
    """What a viewer may not know changes no number, no mask and no key.

    Nor does what anybody alone knows change a number that is said to be public.
    """
    rnd = random.Random(seed)
    for s, _, _ in _some(rules, seed, share):
        for viewer in range(rules.seats):
            other = scramble(s, viewer, rnd)
            _compare(rules, s, viewer, vector_of(rules, other, viewer), "secret")
            same = mask_of(rules, s, viewer) == mask_of(rules, other, viewer)
            require(same, "the mask depends on secrets", rules, s, viewer)
            same = rules.key(s, viewer) == rules.key(other, viewer)
            require(same, "the key depends on secrets", rules, s, viewer)
            other = scramble(s, None, rnd)
            found = vector_of(rules, other, viewer)
            slices = rules.layout.slices
            public = {n: found[n] for n in found if slices[n].known == PUBLIC}
            _compare(rules, s, viewer, public, "not public")


def a_mask_shows_what_is_legal(rules: Rules, seed: int, share: float = 0.05) -> None:
    for s, _, _ in some_moments(rules, seed, share):
        for seat in range(rules.seats):
            mask = mask_of(rules, s, seat)
            legal = rules.legal(s, seat)
            found = [action for action, entry in enumerate(mask) if entry]
            require(found == sorted(legal), f"masked {found}", rules, s, seat)


def a_key_tells_apart_what_looks_different(rules: Rules, seed: int) -> None:
    """Two positions have the same key exactly if their observations are equal."""
    for viewer in range(rules.seats):
        known: dict[bytes, Any] = {}
        for s, _, _ in some_moments(rules, seed, 0.2):
            seen = rules.observe(s, viewer)
            same = known.setdefault(rules.key(s, viewer), seen) == seen
            require(same, "one key for two observations", rules, s, viewer)
        kinds = {repr(seen) for seen in known.values()}
        assert len(kinds) == len(known), "two keys for one observation"


def _some(rules: Rules, seed: int, share: float) -> Iterator[Any]:
    """Yield some moments and the end of a game."""
    moment = None
    for moment in some_moments(rules, seed, share):
        yield moment
    if moment is not None:
        s = rules.copy(moment.state)
        rules.playout(s, seed)
        yield moment._replace(state=s)


def _compare(rules: Rules, s: Any, viewer: Seat, wanted: Numbers, what: str) -> None:
    found = vector_of(rules, s, viewer)
    for name, numbers in wanted.items():
        said = f"{name} is {what}: {found.get(name)}, expected {numbers}"
        require(found.get(name) == numbers, said, rules, s, viewer)
    if what == "not what is seen":
        require(found.keys() == wanted.keys(), f"slices {[*found]}", rules, s, viewer)


# What the numbers should be


def one_hot(value: int | None, count: int) -> list[int]:
    """Return *count* entries, 1 at *value*; none if there is no such place."""
    return [int(value == place) for place in range(count)]


def pending_numbers(rules: Rules, stack: tuple[int, ...], viewer: Seat) -> Numbers:
    """Return the numbers of the slices that every game has."""
    n = rules.seats
    found: Numbers = {
        name: [0] * part.size
        for name, part in rules.layout.slices.items()
        if name.startswith(("asked", "question", "pending"))
    }
    for frame in frames(stack):
        step = rules.table[frame.step]
        values = _turned(unpack(step.arg_fields, frame.arg), viewer, n)
        if values:
            name = f"pending_{step.name.replace('-', '_')}"
            found[name] = [1 + value for value in values.values()]
    if stack:
        found["asked"] = [frame.waiting >> (viewer + at) % n & 1 for at in range(n)]
        found["question"] = one_hot(frame.step, len(rules.table))
        for argument, value in values.items():
            name = f"question_{argument}"
            found[name] = one_hot(value, len(found[name]))
    return found


def _turned(values: dict[str, int], viewer: Seat, seats: int) -> dict[str, int]:
    """Return the values of an argument with seats counted from *viewer*."""
    return {
        name: (value - viewer) % seats
        if name in SEAT_FIELDS and value < seats
        else value
        for name, value in values.items()
    }
