"""The arena as a call that returns tables.

    from sengoku.research.evaluate import evaluate

    found = evaluate("samurai", ["normal", "easy"], players=2, games=40)
    found.head_to_head[0]["share"]

A table is a list of plain dicts, so that ``pandas.DataFrame(found.seats)`` or
``pyarrow.Table.from_pylist(found.games)`` reads it. Nothing is needed besides the base
install.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from sengoku.arena.plan import Plan, make_plan
from sengoku.arena.report import write
from sengoku.arena.result import GameResult
from sengoku.arena.results_folder import read_plan, read_results
from sengoku.arena.run import make_executor, open_arena
from sengoku.arena.schedule import in_order, sprt_state
from sengoku.arena.sprt import Sprt, round_of
from sengoku.arena.standings import standings
from sengoku.bots.registry import create_bot

Rows: TypeAlias = list[dict[str, Any]]


class Evaluation(msgspec.Struct, frozen=True):
    """The tables of an arena.

    *games* has a row for each game, *seats* one for each seat of each game, *ratings*
    one for each bot, the strongest first, *shares* one for each bot and number of
    players, *head_to_head* one for each pair of bots in both directions, *elo* one for
    each bot that the anchors place. *lost* are games that could not be finished. *sprt*
    is the state of the sequential test, if there is one.
    """

    plan: dict[str, Any]
    games: Rows
    seats: Rows
    ratings: Rows
    shares: Rows
    head_to_head: Rows
    elo: Rows
    lost: Rows
    sprt: dict[str, Any] | None = None


def evaluate(
    game: str,
    bots: Sequence[str],
    *,
    players: int | Sequence[int] = 2,
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    seconds: float | None = None,
    cpu_seconds: float | None = None,
    sprt: Sprt | None = None,
    anchors: Mapping[str, float] | None = None,
    folder: str | Path | None = None,
    workers: int = 1,
    ray: str | None = None,
) -> Evaluation:
    """Let *bots* play each other; return who is how good.

    The arguments are those of ``sengoku arena``. With a *folder* the games are stored,
    and the same call resumes after an interruption. More than one of the *workers* are
    processes, which import the calling program again: start it under
    ``if __name__ == "__main__":``.
    """
    numbers = (players,) if isinstance(players, int) else tuple(players)
    limits = (seconds, cpu_seconds, sprt)
    plan = make_plan(
        game, dict(options or {}), tuple(bots), numbers, games, seed, *limits
    )
    for number in numbers:
        for name in dict.fromkeys(bots):
            create_bot(name, plan.rules(number)).close()
    place = None if folder is None else Path(folder)
    with open_arena(plan, place) as arena:
        for _ in arena.play(make_executor(workers, ray)):
            pass
        lost = [lost._asdict() for lost in arena.lost]
        found = _tables(plan, arena.results, anchors or {}, lost)
    if place is not None:
        write(place, anchors or {})
    return found


def load(folder: str | Path, anchors: Mapping[str, float] | None = None) -> Evaluation:
    """Return the tables of an arena that was played before, finished or not."""
    plan = read_plan(Path(folder))
    results = in_order(plan, read_results(Path(folder)))
    return _tables(plan, results, anchors or {}, [])


def _tables(
    plan: Plan, results: list[GameResult], anchors: Mapping[str, float], lost: Rows
) -> Evaluation:
    found = standings(results, anchors)
    return Evaluation(
        plan=_plain(plan),
        games=[_game_row(result) for result in results],
        seats=[row for result in results for row in _seat_rows(result)],
        ratings=[
            {
                "bot": bot.bot,
                "games": bot.games,
                "rating": bot.rating.mu,
                "deviation": bot.rating.sigma,
                **_plain(bot.pace),
                "faults": sum(bot.faults.values()),
            }
            for bot in found.bots
        ],
        shares=_plain(found.shares),
        head_to_head=_plain(found.head_to_head),
        elo=_plain(found.elo),
        lost=lost,
        sprt=_plain(sprt_state(plan, results)),
    )


def _plain(value: object) -> Any:
    """Return structs as dicts and tuples as lists."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _game_row(result: GameResult) -> dict[str, Any]:
    return {
        "key": result.key,
        "round": round_of(result.key),
        "game": result.game,
        "players": len(result.bots),
        "seed": result.seed,
        "bots": list(result.bots),
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "decisions": sum(result.decisions),
        "margin": result.statistics.margin,
        "lead_changes": result.statistics.lead_changes,
        "faults": len(result.faults),
    }


def _seat_rows(result: GameResult) -> Iterator[dict[str, Any]]:
    order = result.turn_order
    for seat, bot in enumerate(result.bots):
        yield {
            "key": result.key,
            "round": round_of(result.key),
            "players": len(result.bots),
            "seat": seat,
            "turn": order.index(seat) + 1 if seat in order else None,
            "bot": bot,
            "score": result.scores[seat],
            "rank": result.ranks[seat],
            "won": (seat in result.winners) / len(result.winners),
            "decisions": result.decisions[seat],
            "seconds": result.seconds[seat],
            "cpu_seconds": sum(result.cpu_seconds[seat : seat + 1]),
            "faults": sum(fault.seat == seat for fault in result.faults),
        }
