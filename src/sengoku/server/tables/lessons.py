"""Lesson tables: real tables at which the learner owns every seat."""

import functools
from typing import Final

import msgspec

from sengoku.core.seats import Seat
from sengoku.games import game
from sengoku.lessons import scenes
from sengoku.lessons.lesson import Lesson, lesson, lessons
from sengoku.lessons.scenes import LEARNER, SEED
from sengoku.server.store.pace import Free
from sengoku.server.store.records import WAIT, SeatRecord, TableRecord
from sengoku.server.tables.creation import Secrets, save_new_table
from sengoku.server.tables.live_game import LiveGame
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.structs import Wire
from sengoku.server.wire.tokens import hash_token, new_id, new_token

LESSON_ORIGIN: Final = "lesson"
"""The *origin* of lesson tables."""


class AnswerInfo(Wire, frozen=True):
    """The answer of *seat* to its question number *at*, in the engine's notation."""

    seat: Seat
    at: int
    do: str


class TaskInfo(Wire, frozen=True):
    """The learner's question *at*, the right answers, and what the others do then."""

    at: int
    do: tuple[str, ...]
    others: tuple[AnswerInfo, ...]


class StepInfo(Wire, frozen=True):
    """A step; *others* act when the learner continues from a step without tasks.

    Its texts are ``learn-GAME-LESSON-…`` with ``.text``, ``.task-1`` and so on. *point*
    is the subject, such as ``province aki``, *show* the sheet to open.
    """

    name: str
    rule: str
    point: tuple[str, ...]
    show: str
    tasks: tuple[TaskInfo, ...]
    others: tuple[AnswerInfo, ...]


class LessonInfo(Wire, frozen=True):
    """A lesson; tables of another *version* cannot continue it."""

    game: str
    name: str
    version: str
    minutes: int
    seat: Seat
    steps: tuple[StepInfo, ...]


@functools.cache
def all_lessons() -> tuple[LessonInfo, ...]:
    return tuple(map(_info, lessons()))


def _info(taught: Lesson) -> LessonInfo:
    steps = tuple(
        msgspec.convert(scene, StepInfo, from_attributes=True)
        for scene in scenes.play_scenes(taught)
    )
    return LessonInfo(
        taught.game, taught.name, taught.version, taught.minutes, LEARNER, steps
    )


async def begin(
    registry: TableRegistry, game_id: str, name: str
) -> tuple[Table, Secrets]:
    """Create a table for the lesson *name* of a game, at the lesson's start."""
    taught = lesson(game_id, name)
    match = scenes.start_match(taught)
    seats = range(match.rules.seats)
    secrets = Secrets(new_token(), new_token(), {seat: new_token() for seat in seats})
    game = _game(taught, secrets, registry.now())
    return await save_new_table(registry, game, match), secrets


def _game(taught: Lesson, secrets: Secrets, now: int) -> LiveGame:
    found = game(taught.game)
    record = TableRecord(
        id=new_id(),
        code=None,
        host=hash_token(secrets.host),
        watcher=hash_token(secrets.watch),
        name="",
        game=taught.game,
        revision=found.revision,
        options=msgspec.to_builtins(found.read_options(taught.options)),
        seed=SEED,
        pace=Free(),
        watch="nobody",
        status="open",
        made_at=now,
        changed_at=now,
        origin=LESSON_ORIGIN,
    )
    colours = taught.options["colours"]
    return LiveGame(record, [_seat(*seat, secrets) for seat in enumerate(colours)])


def _seat(seat: Seat, colour: str, secrets: Secrets) -> SeatRecord:
    token = hash_token(secrets.seats[seat])
    return SeatRecord(seat, "person", "", colour, token=token, standing=WAIT)
