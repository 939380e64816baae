"""Small arenas to test with."""

from typing import Any

import msgspec

from sengoku.arena.crew import play_here
from sengoku.arena.plan import Plan, make_plan
from sengoku.arena.result import GameResult
from sengoku.arena.run import Hands, opened

CLOCK = ("seconds", "slowest", "late", "times")
"""What differs from run to run."""


def plan(
    *bots: str, players: tuple[int, ...] = (2,), games: int = 4, **more: Any
) -> Plan:
    seed = more.pop("seed", 1)
    name = more.pop("game", "samurai")
    seconds = more.pop("seconds", None)
    return make_plan(name, more, bots, players, games, seed, seconds)


def played(chosen: Plan, hands: Hands = play_here) -> list[GameResult]:
    """Play all games of a plan; none may be lost."""
    with opened(chosen) as arena:
        for _ in arena.play(hands):
            pass
        assert arena.lost == []
        assert len(arena.results) == len(arena.games)
        return arena.results


def timeless(results: list[GameResult]) -> list[dict[str, Any]]:
    """Return the results without anything that a clock has measured."""
    rows: list[dict[str, Any]] = msgspec.to_builtins(results)
    return [{k: v for k, v in row.items() if k not in CLOCK} for row in rows]
