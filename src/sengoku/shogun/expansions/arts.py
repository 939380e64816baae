"""Arts in Japan.
"""

from sengoku.core import rng, seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects_modules, steps
from sengoku.shogun.actions import REPLACE
from sengoku.shogun.board import Board
from sengoku.shogun.rules.setup import ARTISTS, REGION_CARDS
from sengoku.shogun.state import ARTIST, CELLS, NEUTRAL_MARKER, State
from sengoku.shogun.words import ART_LINES, REGIONS

DRAWN = 6


def fill_bag(s: State, board: Board) -> None:
    """SHO-ART-1."""
    bag, row = list(range(CELLS)), list(range(REGIONS))
    rng.shuffle(s.rng, ARTISTS, bag)
    rng.shuffle(s.rng, REGION_CARDS, row)
    effects_modules.lay_arts(s, bag, row)


class ArtistsStep(Work[State]):
    """SHO-ART-2."""

    name = "artists"

    def run(self, s: State, arg: int, log: Log | None) -> None:
        effects_modules.draw_artists(s, DRAWN, log)


class PatronsStep(Work[State]):
    """The next region card of the row; the argument counts them (SHO-ART-3)."""

    name = "patrons"
    parts = {"place": REGIONS + 1}

    def __init__(self, provinces_of: tuple[tuple[int, ...], ...]) -> None:
        self.provinces_of = provinces_of

    def run(self, s: State, arg: int, log: Log | None) -> None:
        if arg >= REGIONS:
            effects_modules.turn_artists(s, log)
            return
        push(s, steps.PATRONS, 0, arg + 1)
        region = s.region_row[arg]
        seat = self.patron(s, region)
        if seat >= 0:
            push(s, steps.PATRON, seat_sets.one(seat), region)

    def patron(self, s: State, region: int) -> int:
        """Return who owns most provinces of *region*, or -1 (SHO-ART-4, -5)."""
        owners = [s.owner[province] for province in self.provinces_of[region]]
        counts = [owners.count(seat) for seat in s.player_order]
        if not any(counts):
            return -1
        return s.player_order[counts.index(max(counts))]


class PatronStep(Step[State]):
    """Which artist an own marker replaces; the argument is the region."""

    name = "patron"
    rule = "SHO-ART-3"
    parts = {"region": REGIONS}

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        return [REPLACE.id(cell) for cell in range(CELLS) if s.arts[cell] == ARTIST]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        effects_modules.replace_artist(s, seat, arg, REPLACE.args(action)[0], log)
        return DONE

    def why_not(self, s: State, seat: int, arg: int, action: int) -> Reason:
        if action in REPLACE:
            cell = REPLACE.args(action)[0]
            return reason("no-artist-there", self.rule, cell=cell)
        return super().why_not(s, seat, arg, action)


def lines(board: Board) -> list[tuple[int, list[int]]]:
    """Return the value and the cells of every row, then of every column."""
    rows = [
        (value, [row * ART_LINES + place for place in range(ART_LINES)])
        for row, value in enumerate(board.art_rows)
    ]
    columns = [
        (value, [place * ART_LINES + column for place in range(ART_LINES)])
        for column, value in enumerate(board.art_columns)
    ]
    return rows + columns


class ArtScores:
    """SHO-ART-7, -8."""

    def __init__(self, board: Board) -> None:
        self.lines = lines(board)

    def __call__(self, s: State, log: Log | None) -> None:
        for line, (value, cells) in enumerate(self.lines):
            self.score(s, line, value, [s.arts[cell] for cell in cells], log)

    def score(
        self, s: State, line: int, value: int, markers: list[int], log: Log | None
    ) -> None:
        counts = {seat: markers.count(seat) for seat in range(s.seats)}
        most = max(*counts.values(), markers.count(NEUTRAL_MARKER))
        if most == 0:
            return
        first = [seat for seat, count in counts.items() if count == most]
        tied = len(first) + int(markers.count(NEUTRAL_MARKER) == most) > 1
        points = value - int(tied)
        if points > 0:
            for seat in first:
                effects_modules.score_art_line(s, seat, line, points, log)
