"""Finished games: the replay file, statistics, and the proof of the seed.

All of it comes from replaying the stored inputs. Nothing is revealed before the end.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import RowMapping

from sengoku.arena.game_statistics import collect_statistics
from sengoku.core.errors import GameError
from sengoku.core.rng import seal
from sengoku.highlights import Highlighter, highlighter
from sengoku.match import TAKE_BACK, Match
from sengoku.replay import Recorder
from sengoku.server.store.database import Database
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.tables.live_game import START, require_not_aborted
from sengoku.server.tables.loading import Loaded, check_revision, load
from sengoku.server.wire.bodies import Proof, SeatStatistics, Statistics
from sengoku.server.wire.errors import conflict, not_found

Result = TypeVar("Result")

_worker: Final = ThreadPoolExecutor(1, "finished-games")
"""One thread: several would compete with the event loop for the GIL."""


async def _aside(work: Callable[[Loaded], Result], game: Loaded) -> Result:
    """Replay a whole game while the event loop serves others."""
    return await asyncio.get_running_loop().run_in_executor(_worker, work, game)


async def replay(database: Database, record: TableRecord) -> str:
    """Return the replay file."""
    return await _aside(_recorded, await _load_finished(database, record))


def _recorded(game: Loaded) -> str:
    match = game.initial_match()
    recorder = Recorder(match, tuple(map(_name, game.seats)))
    for row in game.inputs[1:]:
        match.apply_input(row["seat"], row["do"])
        recorder.catch_up()
    return recorder.text()


async def match_after(database: Database, record: TableRecord, number: int) -> Match:
    """Return the game after input *number*."""
    game = await _load_finished(database, record)
    inputs_so_far = [row for row in game.inputs if row["number"] <= number]
    if not inputs_so_far:
        raise not_found("input")
    shorter = game._replace(inputs=inputs_so_far)
    return (await _aside(Loaded.replay, shorter))[0]


async def proof(database: Database, record: TableRecord) -> Proof:
    """Return the seed with its seal, and whether the game follows from it."""
    game = await _load_finished(database, record)
    matches = await _aside(_reproduces, game)
    return Proof(record.seed, seal(record.seed), matches)


def _reproduces(game: Loaded) -> bool:
    """Does a replay give the same result after every input?"""
    match = game.initial_match()
    for row in game.inputs:
        try:
            if row["number"] > match.number:
                match.apply_input(row["seat"], row["do"])
        except GameError:
            return False
        if row["sum"] != match.digest:
            return False
    return True


async def statistics(database: Database, record: TableRecord) -> Statistics:
    """Return the statistics of the game."""
    return await _aside(_statistics, await _load_finished(database, record))


def _statistics(game: Loaded) -> Statistics:
    match, outcome = game.initial_match(), game.record.outcome
    assert outcome is not None
    watching = highlighter(match.rules)
    seats = _seats(match, game.inputs, watching)
    is_whole = game.inputs[0]["do"] == START and match.is_over
    return Statistics(
        outcome=outcome,
        chronicle=collect_statistics(match) if is_whole else None,
        seats=seats,
        highlights=watching.highlights(match, outcome),
        took=game.inputs[-1]["made_at"] - game.inputs[0]["made_at"],
    )


def _seats(
    match: Match, inputs: Sequence[RowMapping], watching: Highlighter
) -> tuple[SeatStatistics, ...]:
    """Replay *inputs*; return what each seat did and how long it took."""
    watching.follow(match)
    times: list[list[int]] = [[] for _ in range(match.rules.seats)]
    asked_since = dict.fromkeys(match.waiting(), inputs[0]["made_at"])
    for row in inputs[1:]:
        seat, now = row["seat"], row["made_at"]
        if seat in asked_since:
            times[seat].append(now - asked_since.pop(seat))
        match.apply_input(seat, row["do"])
        watching.follow(match)
        asked_since = {seat: asked_since.get(seat, now) for seat in match.waiting()}
    return tuple(_seat(seat, inputs, found) for seat, found in enumerate(times))


def _seat(seat: int, inputs: Sequence[RowMapping], times: list[int]) -> SeatStatistics:
    own = [row for row in inputs if row["seat"] == seat]
    return SeatStatistics(
        seat=seat,
        answers=sum(row["do"] != TAKE_BACK for row in own),
        taken_back=sum(row["do"] == TAKE_BACK for row in own),
        stand_in=sum(row["by"] == "stand-in" for row in own),
        thinking=sum(times),
        longest=max(times, default=0),
    )


async def _load_finished(database: Database, record: TableRecord) -> Loaded:
    """Load the game with all its inputs; an error until it is over."""
    require_not_aborted(record)
    if record.status != "over":
        raise conflict("not-over", "the game is not over; until then this is secret")
    check_revision(record)
    loaded = await load(database, record.id, from_start=True)
    if loaded is None:
        raise not_found("table")
    return loaded


def _name(seat: SeatRecord) -> str:
    return seat.name or seat.bot or seat.colour
