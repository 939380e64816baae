"""Positions as text, like FEN in chess: sections joined by ``|``.

    map aki:A2B1c | A food:2 bushido:1 | B | slots o1:A-attack | era 1.2 | order BA |
    do attack@A(o1)

``docs/positions.md`` explains every section. What a section leaves out has its default:
pieces that are not on the map are in their supplies, tokens that are not on a slot are
behind the screens. ``?`` stands for what a viewer may not know.
"""

from typing import final

from sengoku.core.flow import Step
from sengoku.core.notation import Domain
from sengoku.samurai import observe
from sengoku.samurai.board import Board
from sengoku.samurai.observation import Observation
from sengoku.samurai.options import Switches
from sengoku.samurai.position_reader import Reader
from sengoku.samurai.position_writer import Writer
from sengoku.samurai.state import State


@final
class Notation:
    """Reads and writes the positions of one game under chosen options."""

    def __init__(
        self,
        board: Board,
        seats: int,
        switches: Switches,
        table: tuple[Step[State], ...],
        domains: dict[str, Domain],
    ) -> None:
        self.seats = seats
        self.writer = Writer(board, switches, table, domains)
        self.reader = Reader(board, seats, switches, table, domains)

    def dump(self, s: State) -> str:
        """Return the whole position with every secret."""
        public = observe.observe(s, None, False)
        seats = range(s.seats)
        own = {seat: observe.observe(s, seat, False, public) for seat in seats}
        return self.writer.write(public, own, s)

    def dump_seen(self, seen: Observation) -> str:
        """Return what one viewer may know."""
        own = {} if seen.viewer is None else {seen.viewer: seen}
        return self.writer.write(seen, own, None)

    def parse(self, text: str) -> State:
        return self.reader.read(text)
