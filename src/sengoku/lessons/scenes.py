"""The scenes of a lesson: every answer with the number of its question.

The numbers make answers idempotent, so an interrupted lesson can resume anywhere.
"""

from typing import Final

import msgspec

from sengoku.core.rng import fast_seed
from sengoku.core.seats import Seat
from sengoku.games import game
from sengoku.lessons.lesson import Lesson, LessonStep, Task
from sengoku.match import FIRST_INPUT, Match, Snapshot

LEARNER: Final[Seat] = 0
SEED: Final = fast_seed(1)
"""Fixed, so that random events are the same for every learner."""


class Answer(msgspec.Struct, frozen=True):
    """The answer of a seat to its question number *at*."""

    seat: Seat
    at: int
    do: str


class Turn(msgspec.Struct, frozen=True):
    """A task: the learner's question, the accepted answers, and the others' answers."""

    at: int
    do: tuple[str, ...]
    others: tuple[Answer, ...]


class Scene(msgspec.Struct, frozen=True):
    """A step with numbered answers."""

    name: str
    rule: str
    point: tuple[str, ...]
    show: str
    tasks: tuple[Turn, ...]
    others: tuple[Answer, ...]


def start_match(lesson: Lesson) -> Match:
    """Start a match from the position of the lesson."""
    found = game(lesson.game)
    rules = found.rules(found.read_options(lesson.options))
    return Match.restore(rules, SEED, Snapshot(FIRST_INPUT, lesson.position, ""))


def play_scenes(lesson: Lesson) -> tuple[Scene, ...]:
    """Play the lesson with the first accepted action of each task."""
    match = start_match(lesson)
    return tuple(play_scene(match, step) for step in lesson.steps)


def play_scene(match: Match, step: LessonStep, chosen: int = 0) -> Scene:
    """Play *step* on *match* with accepted action number *chosen*, or the last."""
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
