"""The course of a lesson: every answer with the number of the question it is for.

With these numbers an answer that was given cannot be given twice, so a lesson that
broke off goes on from wherever it stands.
"""

from typing import Final

import msgspec

from sengoku.core.rng import fast_seed
from sengoku.core.seats import Seat
from sengoku.games import game
from sengoku.lessons.lesson import Lesson, Step, Task
from sengoku.match import Match, Snapshot

LEARNER: Final[Seat] = 0
SEED: Final = fast_seed(1)
"""The same for everybody: chance is part of the lesson."""
FIRST: Final = 1
"""A game that begins in the middle counts its position as its first input."""


class Answer(msgspec.Struct, frozen=True):
    """What a seat answers to its question number *at*."""

    seat: Seat
    at: int
    do: str


class Turn(msgspec.Struct, frozen=True):
    """A task: the learner's question, what is accepted, and what others answer."""

    at: int
    do: tuple[str, ...]
    others: tuple[Answer, ...]


class Scene(msgspec.Struct, frozen=True):
    """A step with its numbers."""

    name: str
    rule: str
    point: tuple[str, ...]
    show: str
    tasks: tuple[Turn, ...]
    others: tuple[Answer, ...]


def begin(lesson: Lesson) -> Match:
    """Return the game as it stands when the lesson begins."""
    found = game(lesson.game)
    rules = found.rules(found.read_options(lesson.options))
    return Match.resume(rules, SEED, Snapshot(FIRST, lesson.position, ""))


def scenes(lesson: Lesson) -> tuple[Scene, ...]:
    """Return the steps of the lesson, with the first of the accepted actions played."""
    match = begin(lesson)
    return tuple(scene(match, step) for step in lesson.steps)


def scene(match: Match, step: Step, chosen: int = 0) -> Scene:
    """Play *step* on *match*, with the accepted action *chosen*, or the last."""
    return Scene(
        name=step.name,
        rule=step.rule,
        point=step.point,
        show=step.show,
        tasks=tuple(_turn(match, task, chosen) for task in step.tasks),
        others=_answers(match, step.others),
    )


def _turn(match: Match, task: Task, chosen: int) -> Turn:
    at = match.asked_at(LEARNER)
    match.play(LEARNER, task.do[min(chosen, len(task.do) - 1)], at)
    return Turn(at, task.do, _answers(match, task.others))


def _answers(match: Match, others: tuple[str, ...]) -> tuple[Answer, ...]:
    return tuple(_answer(match, other) for other in others)


def _answer(match: Match, other: str) -> Answer:
    letter, _, do = other.partition(" ")
    seat = match.rules.spelling.domains["seat"].read(letter)
    answer = Answer(seat, match.asked_at(seat), do)
    match.play(seat, do, answer.at)
    return answer
