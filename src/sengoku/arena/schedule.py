"""The schedule: which bots play each other, in which seats, with which seeds.

A *line-up* is the set of bots in one game. With at least as many bots as seats, every
selection is a line-up. With fewer, bots fill several seats, and every way to do so is a
line-up as long as each bot takes part: 1 against 3, 2 against 2, 3 against 1.

A *round* is a line-up in some seating order with all its rotations, all with the same
seed. Every bot plays each seat once, so neither seat nor luck favours a bot. Rotations
that result in the same seating are played once.

Rounds are added until there are enough games. The next round goes to the number of
players with the fewest games, then to its line-up with the fewest, then to the bots
with the fewest appearances. So even an unfinished arena is balanced.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

import msgspec

from sengoku.arena.plan import Plan
from sengoku.arena.result import GameResult
from sengoku.arena.sprt import SequentialTest, SprtState
from sengoku.core import rng

LineUp: TypeAlias = tuple[str, ...]


class ScheduledGame(msgspec.Struct, frozen=True):
    """A game to play; *key* identifies it in the plan, *bots* are by seat."""

    key: str
    seed: str
    bots: tuple[str, ...]


def schedule(plan: Plan) -> tuple[ScheduledGame, ...]:
    """Return all games of the plan in whole rounds, at least ``plan.games``."""
    candidates = [found for n in plan.players for found in line_ups(plan.bots, n)]
    games: list[ScheduledGame] = []
    played: Counter[object] = Counter()
    number = 0
    while len(games) < plan.games:
        line_up = min(candidates, key=lambda candidate: _priority(candidate, played))
        added = _round(plan.seed, number, line_up)
        _count(line_up, len(added), played)
        games += added
        number += 1
    return tuple(games)


def in_order(plan: Plan, results: Iterable[GameResult]) -> list[GameResult]:
    """Return *results* in the order of the schedule."""
    order = {game.key: number for number, game in enumerate(schedule(plan))}
    return sorted(results, key=lambda result: order[result.key])


def sprt_state(plan: Plan, results: Iterable[GameResult]) -> SprtState | None:
    """Return how far the sequential test of the plan has come, if it has one."""
    if plan.sprt is None:
        return None
    keys = [game.key for game in schedule(plan)]
    test = SequentialTest(plan.sprt, plan.bots, keys)
    return test.update({result.key: result for result in results})


def line_ups(bots: tuple[str, ...], seats: int) -> tuple[LineUp, ...]:
    """Return every way to fill the seats; a bot named twice may play twice."""
    different = tuple(dict.fromkeys(bots))
    every: Iterator[LineUp] = combinations(bots, seats)
    if len(bots) < seats:
        more = combinations_with_replacement(different, seats - len(bots))
        every = ((*bots, *some) for some in more)
    return tuple(
        dict.fromkeys(tuple(sorted(found, key=different.index)) for found in every)
    )


def number_from(*words: object) -> int:
    """Hash *words* to a 64-bit number."""
    text = " ".join(map(str, words)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def _priority(line_up: LineUp, played: Counter[object]) -> tuple[int, int, int]:
    """Return what was played so far; the smallest comes next."""
    seats = len(line_up)
    appearances = sum(played[seats, bot] for bot in line_up)
    return played[seats], played[line_up], appearances


def _count(line_up: LineUp, games: int, played: Counter[object]) -> None:
    seats = len(line_up)
    played[seats] += games
    played[line_up] += games
    for bot in line_up:
        played[seats, bot] += games


def _round(seed: int, number: int, line_up: LineUp) -> list[ScheduledGame]:
    """Return the distinct rotations of the line-up in a random seating order."""
    seats, round_seed = len(line_up), number_from(seed, number)
    order = list(range(seats))
    rng.shuffle(rng.fast(round_seed, 1), 0, order)
    rotations = (order[rotation:] + order[:rotation] for rotation in range(seats))
    seatings = dict.fromkeys(tuple(line_up[n] for n in some) for some in rotations)
    return [
        ScheduledGame(
            f"p{seats}-{number:05}-{rotation}", rng.fast_seed(round_seed), bots
        )
        for rotation, bots in enumerate(seatings)
    ]
