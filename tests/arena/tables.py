"""Small arenas to test with."""

from typing import Any

import msgspec

from sengoku.arena.plan import Plan, make_plan
from sengoku.arena.result import GameResult
from sengoku.arena.run import Executor, open_arena
from sengoku.arena.worker_pool import play_sequentially

CLOCK = ("seconds", "slowest", "late", "times", "cpu_seconds")
"""Fields that differ from run to run."""


def plan(
    *bots: str, players: tuple[int, ...] = (2,), games: int = 4, **more: Any
) -> Plan:
    seed = more.pop("seed", 1)
    name = more.pop("game", "samurai")
    limits = [more.pop(word, None) for word in ("seconds", "cpu_seconds", "sprt")]
    return make_plan(name, more, bots, players, games, seed, *limits)


def played(chosen: Plan, executor: Executor = play_sequentially) -> list[GameResult]:
    """Play all games of a plan; fail if one is lost."""
    with open_arena(chosen) as arena:
        for _ in arena.play(executor):
            pass
        assert arena.lost == []
        assert len(arena.results) == len(arena.games)
        return arena.results


def timeless(results: list[GameResult]) -> list[dict[str, Any]]:
    """Return the results without measured times."""
    rows: list[dict[str, Any]] = msgspec.to_builtins(results)
    return [{k: v for k, v in row.items() if k not in CLOCK} for row in rows]
