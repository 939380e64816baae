"""Hints: facts beside the position that only the rules can compute.

They are derived from an observation, never from the state, so they reveal nothing that
the viewer does not know.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic

import msgspec

from sengoku.core.course import CourseStep
from sengoku.core.events import Event
from sengoku.core.rules import Observation, Rules
from sengoku.core.stack import frames


class HintMaker(ABC, Generic[Observation]):
    """Makes the hints for the viewers of one table."""

    struct: ClassVar[type[msgspec.Struct]]
    """What ``hints`` returns."""
    counted: ClassVar[tuple[type[Event], ...]] = ()
    """Events that change the history."""

    def history(self, events: Sequence[Event]) -> Any:
        """Return what the hints tell about past *events*, such as what was scored."""
        return ()

    def shared(self, seen: Observation, history: Any = ()) -> Any:
        """Return the part that the hints of all viewers have in common.

        *seen* is the observation of a spectator.
        """

    @abstractmethod
    def hints(
        self, seen: Observation, offered: Sequence[int] = (), shared: Any = None
    ) -> msgspec.Struct:
        """Return hints on an observation, and on the choices *offered* to its viewer.

        *shared* saves computing the common part again.
        """

    def passing(
        self, seen: Observation, before: Observation, shared: Any = None
    ) -> dict[str, Any]:
        """Return the hints on a moment without a question; others stay valid.

        *before* was seen at the moment before. The work that followed is on top of its
        stack, so it tells the phase to which *seen* belongs.
        """
        made = self.hints(seen, (), shared)
        return {name: getattr(made, name) for name in made.__struct_fields__}


def work_to_come(rules: Rules, stack: tuple[int, ...]) -> set[int]:
    """Return the steps that are on the *stack* or follow in the course of play.

    A position that was made up may lie anywhere in the course.
    """
    course = rules.table[rules.course]
    assert isinstance(course, CourseStep)
    places = {step: arg for step, _, arg in frames(stack)}
    is_last = course.whole[-1][0] in places
    place = places.get(rules.course, len(course.whole) if is_last or not stack else 0)
    return {*places, *(step for step, _, _ in course.whole[place:])}


class NoHints(msgspec.Struct, frozen=True, gc=False):
    """The hints of a game that has none."""


class NoHintMaker(HintMaker[msgspec.Struct]):
    struct = NoHints

    def __init__(self, rules: Rules) -> None:
        pass

    def hints(
        self, seen: msgspec.Struct, offered: Sequence[int] = (), shared: Any = None
    ) -> NoHints:
        return NoHints()
