"""Positions as text, like FEN in chess: sections joined by ``|``.

    map settsu:A3ct+1 aki:B2 | A chests:4 rice:2 | mat A:tax=settsu | time 1.1 |
    do march@A(0,settsu)

``docs/positions.md`` explains every section. What a section leaves out has its default:
cubes that lie nowhere else are in their supplies. ``?`` stands for what a viewer may
not know.
"""

from typing import final

from sengoku.core.course import Course
from sengoku.core.flow import Step
from sengoku.core.notation import Domain
from sengoku.shogun import observe, steps
from sengoku.shogun.board import Board
from sengoku.shogun.observation import Observation
from sengoku.shogun.position_reader import Reader
from sengoku.shogun.position_writer import Writer, mat_of
from sengoku.shogun.state import State


@final
class Notation:
    """Reads and writes the positions of one game under chosen options."""

    def __init__(
        self,
        board: Board,
        seats: int,
        in_play: tuple[int, ...],
        table: tuple[Step[State], ...],
        domains: dict[str, Domain],
        course: Course,
    ) -> None:
        self.course = course
        self.writer = Writer(board, table, domains)
        self.reader = Reader(board, seats, in_play, table, domains)

    def dump(self, s: State) -> str:
        """Return the whole position with every secret."""
        mats = {seat: mat_of([*s.mat], seat) for seat in range(s.seats)}
        return self.writer.write(observe.observe(s, None), mats, s)

    def dump_seen(self, seen: Observation) -> str:
        """Return what one viewer may know."""
        viewer = seen.viewer
        own = {} if viewer is None else {viewer: mat_of(seen.mat, viewer)}
        return self.writer.write(seen, own, None)

    def parse(self, text: str) -> State:
        s = self.reader.read(text)
        self._end_year(s)
        return s

    def _end_year(self, s: State) -> None:
        """Insert the missing end of the year into a winter position of revision 1.

        In revision 1 generals returned before the end of the year. They are on the map
        or about to be, although their step is still to come in the course.
        """
        if [frame.step for frame in s.stack][:2] == [steps.COURSE, steps.GENERALS]:
            place = s.stack.arg_at(1)
            if self.course[place][0] == steps.GENERALS:
                s.stack.set_arg_at(1, place - 1)  # the end of the year
