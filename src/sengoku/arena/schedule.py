"""Who plays whom, on which seats, from which box.

A *line-up* says which bots sit at a table. With at least as many bots as seats, every
selection of them is one; with fewer, some bots sit several times and every way to do
that is one, as long as everybody takes part: 1 against 3, 2 against 2, 3 against 1.

A *round* is a line-up in some order round the table and all its rotations, with the
same seed: the same box, with every bot once on each of its seats, so that neither the
seat nor what comes out of the box favours anybody. Rotations that put the same bots
on the same seats are played once.

Rounds are played until there are enough games. The next is always of the number of
players with the fewest games, then of its line-up with the fewest, then of the bots
that sat least often. So each has its fair share, also of an unfinished arena.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

import msgspec

from sengoku.arena.plan import Plan
from sengoku.core import rng

LineUp: TypeAlias = tuple[str, ...]


class ScheduledGame(msgspec.Struct, frozen=True):
    """A game to be played; *key* is its name in this plan, *bots* are by seat."""

    key: str
    seed: str
    bots: tuple[str, ...]


def schedule(plan: Plan) -> tuple[ScheduledGame, ...]:
    """Return all games of the plan: at least as many as it wants, in whole rounds."""
    fields = [found for n in plan.players for found in line_ups(plan.bots, n)]
    games: list[ScheduledGame] = []
    taken: Counter[object] = Counter()
    number = 0
    while len(games) < plan.games:
        line_up = min(fields, key=lambda field: _claim(field, taken))
        added = _round(plan.seed, number, line_up)
        _count(line_up, len(added), taken)
        games += added
        number += 1
    return tuple(games)


def line_ups(bots: tuple[str, ...], seats: int) -> tuple[LineUp, ...]:
    """Return every way to fill the seats; a bot named twice may sit twice."""
    different = tuple(dict.fromkeys(bots))
    every: Iterator[LineUp] = combinations(bots, seats)
    if len(bots) < seats:
        more = combinations_with_replacement(different, seats - len(bots))
        every = ((*bots, *some) for some in more)
    return tuple(
        dict.fromkeys(tuple(sorted(found, key=different.index)) for found in every)
    )


def number_from(*words: object) -> int:
    """Return a number of 64 bits that depends on all *words* and nothing else."""
    text = " ".join(map(str, words)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def _claim(line_up: LineUp, taken: Counter[object]) -> tuple[int, int, int]:
    """Return what was played already; the least comes next."""
    seats = len(line_up)
    sat = sum(taken[seats, bot] for bot in line_up)
    return taken[seats], taken[line_up], sat


def _count(line_up: LineUp, games: int, taken: Counter[object]) -> None:
    seats = len(line_up)
    taken[seats] += games
    taken[line_up] += games
    for bot in line_up:
        taken[seats, bot] += games


def _round(seed: int, number: int, line_up: LineUp) -> list[ScheduledGame]:
    """Return the different rotations of the line-up in a random order of its own."""
    seats, box = len(line_up), number_from(seed, number)
    order = list(range(seats))
    rng.shuffle(rng.fast(box, 1), 0, order)
    turned = (order[turn:] + order[:turn] for turn in range(seats))
    seatings = dict.fromkeys(tuple(line_up[n] for n in some) for some in turned)
    return [
        ScheduledGame(f"p{seats}-{number:05}-{turn}", rng.fast_seed(box), bots)
        for turn, bots in enumerate(seatings)
    ]
