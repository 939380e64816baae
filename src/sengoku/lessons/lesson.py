"""Lessons as data: a position, and steps that are read or done.

A step is read, or it has tasks. A task accepts one of the actions in *do*, written as
in replay files, and then the other seats answer. What others do after a step that is
only read, they do when the reader goes on. *point* names what the step is about:
``province aki``, ``slot t1``, ``card mino``, ``field rice``, ``panel tracks``. *show*
is the sheet that a phone should have open.

Sentences are in the locales: ``learn-GAME-STEP`` is the title, with ``.text``, and one
``.task-N`` for every task.
"""

import functools
import hashlib
import tomllib
from importlib import resources
from typing import Any, Final

import msgspec

from sengoku.games import GAMES

DATA: Final = resources.files("sengoku.lessons")


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of *do* is wanted; *others* are ``SEAT ACTION``, as in scenarios."""

    do: tuple[str, ...]
    others: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rule: str = ""
    point: tuple[str, ...] = ()
    show: str = ""
    tasks: tuple[Task, ...] = ()
    others: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner sits at seat 0. *version* changes with whatever the file says."""

    game: str
    minutes: int
    options: dict[str, Any]
    position: str
    steps: tuple[Step, ...]
    version: str = ""


@functools.cache
def lesson(game: str) -> Lesson:
    """Return the lesson of *game*, which is one of the collection."""
    text = (DATA / f"{game}.toml").read_text(encoding="utf-8")
    version = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    return msgspec.convert({**tomllib.loads(text), "version": version}, Lesson)


def lessons() -> tuple[Lesson, ...]:
    return tuple(lesson(game.id) for game in GAMES)


def keys(lesson: Lesson) -> tuple[str, ...]:
    """Return the keys of everything that is said in the course of *lesson*."""
    found = []
    for step in lesson.steps:
        key = f"learn-{lesson.game}-{step.name}"
        tasks = (f"{key}.task-{n}" for n, _ in enumerate(step.tasks, start=1))
        found += [key, f"{key}.text", *tasks]
    return tuple(found)
