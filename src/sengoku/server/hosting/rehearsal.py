"""Replays games under the installed rules, and reports where the results differ.

A game resumes from its last snapshot, so what was played after that matters most.
"""

from collections.abc import AsyncIterator
from typing import NamedTuple

from sqlalchemy import RowMapping, select

from sengoku.core.errors import GameError
from sengoku.core.events import Entry, to_json
from sengoku.match import TABLE, Match
from sengoku.replay import DivergedError
from sengoku.server.store import history, schema
from sengoku.server.store.database import Database
from sengoku.server.store.transient import is_transient
from sengoku.server.tables.damage import SnapshotError
from sengoku.server.tables.live_game import START
from sengoku.server.tables.loading import Loaded, load, replay_input


class Difference(NamedTuple):
    """The first input whose result differs.

    *lost* is the number of inputs lost when the game resumes; ``None``: it cannot.
    """

    number: int
    seat: int
    do: str
    what: str
    rule: str
    lost: int | None


class Rehearsed(NamedTuple):
    table: str
    game: str
    revision: int
    inputs: int
    difference: Difference | None


async def games(database: Database, every: bool) -> list[str]:
    """Return the tables to replay: those in progress, or *every* one."""
    tables = schema.tables.c
    chosen = select(tables.id).where(tables.number > 0).order_by(tables.id)
    if not every:
        chosen = chosen.where(tables.status.in_(("running", "paused")))
    async with database.reading() as connection:
        return [*(await connection.execute(chosen)).scalars()]


async def rehearse(database: Database, every: bool) -> AsyncIterator[Rehearsed]:
    for id in await games(database, every):
        try:
            loaded = await load(database, id, from_start=True)
            if loaded is not None and loaded.inputs:  # it may have been deleted
                yield _rehearse(loaded)
        except Exception as error:
            if is_transient(error):
                raise
            yield _damaged(id, error)


def _damaged(id: str, error: Exception) -> Rehearsed:
    what = f"damaged: {type(error).__name__}: {error}"
    return Rehearsed(id, "?", 0, 0, Difference(0, TABLE, START, what, "", None))


def _rehearse(loaded: Loaded) -> Rehearsed:
    record = loaded.record
    difference = _first_difference(loaded)
    if difference is not None:
        difference = difference._replace(lost=_lost(loaded))
    count = len(loaded.inputs) - 1
    return Rehearsed(record.id, record.game, record.revision, count, difference)


def _first_difference(loaded: Loaded) -> Difference | None:
    first, *rest = loaded.inputs
    try:
        match = loaded.initial_match()
    except GameError as error:
        return _difference(first, f"refused: {error.detail or error.key}", error.rule)
    if first["do"] == START and match.digest != first["sum"]:
        return _difference(first, "the game begins differently")
    for row in rest:
        before = len(match.log.entries)
        try:
            replay_input(match, row)
        except DivergedError as error:
            what = _other_events(loaded, match, before, row) or error.detail
            return _difference(row, what, error.rule)
    return _snapshot_difference(loaded, match)


def _snapshot_difference(loaded: Loaded, match: Match) -> Difference | None:
    """Compare the game resumed from its snapshot with *match*, played from the start.

    An unreadable snapshot makes no difference: it is rebuilt from the inputs.
    """
    try:
        resumed, _ = loaded._replace(from_start=False).replay()
    except SnapshotError:
        return None
    except DivergedError:
        resumed = None
    if resumed is not None and resumed.snapshot() == match.snapshot():
        return None
    return _difference(loaded.inputs[-1], "the snapshot differs from the inputs")


def _difference(row: RowMapping, what: str, rule: str = "") -> Difference:
    do = START if row["number"] == 0 else row["do"]
    return Difference(row["number"], row["seat"], do, what, rule, 0)


def _other_events(
    loaded: Loaded, match: Match, before: int, row: RowMapping
) -> str | None:
    """Return the first event that differs; ``None`` if nothing was played."""
    now = match.log.entries[before:]
    if match.number != row["number"]:
        return None
    try:
        then = history.decode(loaded.record.game, row["entries"])
    except ValueError as error:
        return f"what happened then is no event today: {error}"
    for was, comes in zip(then, now, strict=False):
        if was != comes:
            return f"then {_shown(was)}, now {_shown(comes)}"
    if len(then) != len(now):
        return f"then {len(then)} events, now {len(now)}"
    return None


def _shown(entry: Entry) -> str:
    return str(to_json(entry.event))


def _lost(loaded: Loaded) -> int | None:
    snapshot = loaded.record.snapshot
    snapshot_number = 0 if snapshot is None else snapshot.number
    try:
        loaded._replace(from_start=False).replay()
    except DivergedError:
        return loaded.record.number - snapshot_number
    except (GameError, SnapshotError):  # the snapshot cannot be read
        return None
    return 0
