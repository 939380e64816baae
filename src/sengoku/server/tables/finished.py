"""Games that are over: the replay file, the game in numbers, the proof of its seed.

All is made by playing the kept inputs again. Before the end nothing is told.
"""

from collections.abc import Sequence

from sqlalchemy import RowMapping

from sengoku.arena.game_statistics import collect_statistics
from sengoku.core.errors import GameError
from sengoku.core.rng import seal
from sengoku.match import TAKE_BACK, Match
from sengoku.replay import Recorder, feed
from sengoku.server.store.records import SeatRecord
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.loading import Loaded, load
from sengoku.server.tables.points import check_revision
from sengoku.server.tables.table import START, Table, refuse_when_ended
from sengoku.server.wire.bodies import Proof, SeatStatistics, Statistics
from sengoku.server.wire.errors import conflict, not_found


async def replay(hall: Hall, table: Table) -> str:
    """Return the replay file."""
    game = await _game(hall, table)
    match = game.laid_out()
    recorder = Recorder(match, tuple(map(_name, game.seats)))
    for row in game.inputs[1:]:
        feed(match, row["seat"], row["do"])
        recorder.catch_up()
    return recorder.text()


async def played_until(hall: Hall, table: Table, number: int) -> Match:
    """Return the game as it stood after input *number*."""
    game = await _game(hall, table)
    kept = [row for row in game.inputs if row["number"] <= number]
    if not kept:
        raise not_found("input")
    return game._replace(inputs=kept).played()[0]


async def proof(hall: Hall, table: Table) -> Proof:
    """Return the seed with its seal, and whether the game came of it."""
    game = await _game(hall, table)
    seed, shown = table.record.seed, table.running.seal
    return Proof(seed, shown, seal(seed) == shown and _comes_out(game))


def _comes_out(game: Loaded) -> bool:
    """Does the game, played again, come out the same after every input?"""
    match = game.laid_out()
    for row in game.inputs:
        try:
            if row["number"] > match.number:
                feed(match, row["seat"], row["do"])
        except GameError:
            return False
        if row["sum"] != match.sum:
            return False
    return True


async def statistics(hall: Hall, table: Table) -> Statistics:
    """Return the game in numbers."""
    game = await _game(hall, table)
    match, outcome = game.laid_out(), table.record.outcome
    assert outcome is not None
    seats = _seats(match, game.inputs)
    is_whole = game.inputs[0]["do"] == START
    return Statistics(
        outcome=outcome,
        chronicle=collect_statistics(match) if is_whole else None,
        seats=seats,
        took=game.inputs[-1]["made_at"] - game.inputs[0]["made_at"],
    )


def _seats(match: Match, inputs: Sequence[RowMapping]) -> tuple[SeatStatistics, ...]:
    """Play *inputs*; return what every seat did and how long it took to answer."""
    times: list[list[int]] = [[] for _ in range(match.rules.seats)]
    asked_since = dict.fromkeys(match.waiting(), inputs[0]["made_at"])
    for row in inputs[1:]:
        seat, now = row["seat"], row["made_at"]
        if seat in asked_since:
            times[seat].append(now - asked_since.pop(seat))
        feed(match, seat, row["do"])
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


async def _game(hall: Hall, table: Table) -> Loaded:
    """Return the game with all its inputs; refused until it is over."""
    refuse_when_ended(table.record)
    if table.record.status != "over":
        raise conflict("not-over", "the game is not over; until then this is secret")
    check_revision(table.record)
    loaded = await load(hall.database, table.id, from_start=True)
    if loaded is None:
        raise not_found("table")
    return loaded


def _name(seat: SeatRecord) -> str:
    return seat.name or seat.bot or seat.colour
