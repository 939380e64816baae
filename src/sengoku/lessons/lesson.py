"""Lessons as data: a position, and steps to read or to do.

A step either has tasks or is only text. A task accepts one of the actions in *do*,
written as in replay files; then the other seats answer. After a step without tasks, the
others answer when the learner continues. *point* names what the step is about:
``province aki``, ``slot t1``, ``card mino``, ``field rice``, ``panel tracks``. *show*
is the sheet that a phone should open.

The sentences are in the locale files: ``learn-GAME-LESSON-STEP`` is the title, with
``.text`` and one ``.task-N`` for every task.
"""

import functools
import hashlib
import tomllib
from typing import Any

import msgspec

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import quote
from sengoku.games import GAMES
from sengoku.games import game as find_game


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Expects one of *do*; *others* are ``SEAT ACTION``, as in scenarios."""

    do: tuple[str, ...]
    others: tuple[str, ...] = ()


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rule: str = ""
    point: tuple[str, ...] = ()
    show: str = ""
    tasks: tuple[Task, ...] = ()
    others: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner has seat 0. *version* is a hash of the file."""

    game: str
    name: str
    minutes: int
    options: dict[str, Any]
    position: str
    steps: tuple[LessonStep, ...]
    version: str = ""


@functools.cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    return tuple(map(_read, find_game(game).lessons()))


def _read(text: str) -> Lesson:
    version = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    return msgspec.convert({**tomllib.loads(text), "version": version}, Lesson)


def lesson(game: str, name: str) -> Lesson:
    for one in lessons_of(game):
        if one.name == name:
            return one
    raise UnreadableError("lesson", detail=f"{game} has no lesson {quote(name)}")


def lessons() -> tuple[Lesson, ...]:
    return tuple(one for game in GAMES for one in lessons_of(game.id))


def keys(lesson: Lesson) -> tuple[str, ...]:
    """Return the text keys of *lesson*."""
    found = []
    for step in lesson.steps:
        key = f"learn-{lesson.game}-{lesson.name}-{step.name}"
        tasks = (f"{key}.task-{n}" for n, _ in enumerate(step.tasks, start=1))
        found += [key, f"{key}.text", *tasks]
    return tuple(found)
