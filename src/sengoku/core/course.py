"""The course of a whole game as one flat list of steps.

The frame at the bottom of the stack holds the current place. Editions and expansions
edit the list before play.
"""

from typing import Final, TypeAlias, TypeVar

from mypy_extensions import i64

from sengoku.core.args import ArgField
from sengoku.core.events import Log
from sengoku.core.flow import GameState, Work, push

S = TypeVar("S", bound=GameState)

Course: TypeAlias = tuple[tuple[int, int, int], ...]
"""Steps in order: number, mask of the seats it asks at once, argument."""

MAX_STEPS: Final = 256
"""How many steps a course can have."""


class CourseStep(Work[S]):
    """Works through the course; the argument is the current place."""

    name = "course"
    arg_fields = (ArgField("place", MAX_STEPS),)

    def __init__(self, whole: Course, number: int) -> None:
        self.whole = whole
        self.number = number  # the number of this step

    def accepts(self, arg: i64) -> bool:
        return arg < len(self.whole)

    def continues(self, s: S, arg: i64) -> bool:
        return True  # the step it pushes may begin a moment

    def run(self, s: S, arg: i64, log: Log | None) -> None:
        if arg + 1 < len(self.whole):
            push(s, self.number, 0, arg + 1)
        step, waiting, argument = self.whole[arg]
        push(s, step, waiting, argument)
