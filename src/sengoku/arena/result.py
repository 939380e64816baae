"""The result of one game of the arena: a line of ``results.jsonl``."""

import math
from typing import Any, Final, TypeAlias

import msgspec

from sengoku.arena.game_statistics import GameStatistics
from sengoku.bots.runner import Fault
from sengoku.core.seats import Seat

Times: TypeAlias = dict[int, int]
"""The number of decisions that took about ``BUCKET_RATIO ** key`` microseconds."""

BUCKET_RATIO: Final = 1.05
"""The ratio of neighbouring time buckets: percentiles are exact within 2.5 %."""


class GameResult(msgspec.Struct, frozen=True):
    """One finished game; tuples are indexed by seat.

    *key* identifies the game within the plan. *options* are the options of the game,
    but a custom board is not copied into every line: the plan and the replay have it.
    """

    key: str
    game: str
    options: dict[str, Any]
    seed: str
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]  # from 1, tied seats share one
    turn_order: tuple[Seat, ...]  # the initial one; empty if there is none
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # total thinking time
    slowest: tuple[float, ...]  # the longest decision
    late: tuple[int, ...]  # decisions beyond their time limit
    times: tuple[Times, ...]
    faults: tuple[Fault, ...]
    statistics: GameStatistics = msgspec.field(name="chronicle")  # on disk
    cpu_seconds: tuple[float, ...] = ()  # of a program: its thinking time
    usage: tuple[dict[str, float], ...] = ()  # what bots report, such as tokens


def time_bucket(seconds: float) -> int:
    """Return the bucket that counts a decision of this length."""
    return round(math.log(max(seconds, 1e-6) * 1e6, BUCKET_RATIO))


def bucket_seconds(bucket: int) -> float:
    """Return the approximate duration of the decisions in a bucket."""
    return float(BUCKET_RATIO**bucket) / 1e6
