"""What one game of the arena came to: a line of ``results.jsonl``."""

import math
from typing import Any, Final, TypeAlias

import msgspec

from sengoku.arena.chronicle import Chronicle
from sengoku.bots.runner import Fault
from sengoku.core.seats import Seat

Times: TypeAlias = dict[int, int]
"""How many decisions took about ``STEP ** key`` microseconds."""

STEP: Final = 1.05
"""Times are counted to the nearest step: a percentile is right within 2.5 %."""


class GameResult(msgspec.Struct, frozen=True):
    """One game that was played to its end; tuples are by seat.

    *key* names the game among all games of the plan. *options* are those of the game,
    except that a board of one's own is not copied into every line: it stands in the
    plan and in the replay.
    """

    key: str
    game: str
    options: dict[str, Any]
    seed: str
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]  # from 1, tied seats share one
    turn_order: tuple[Seat, ...]  # the first one; empty if the game has none then
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # spent thinking
    slowest: tuple[float, ...]  # the longest decision
    late: tuple[int, ...]  # decisions that took longer than they were given
    times: tuple[Times, ...]
    faults: tuple[Fault, ...]
    chronicle: Chronicle


def slot(seconds: float) -> int:
    """Return the key under which a decision of this length is counted."""
    return round(math.log(max(seconds, 1e-6) * 1e6, STEP))


def length(slot: int) -> float:
    """Return about how many seconds the decisions of a slot took."""
    return float(STEP**slot) / 1e6
