"""Arts in Japan.

SHO-ART-1  Shuffle the 5 region cards into an open row; put the 36 artist tiles into the
           bag.
SHO-ART-2  At the start of every action round 6 tiles are drawn, and each is put face up
           where its art and its castle cross. In 6 rounds these are 36; the bag is
           empty after the last draw [R-33].
SHO-ART-3  At the end of every action round, region by region in the order of the row:
           the player who owns most provinces of the region replaces one face-up artist
           of choice by an own marker; the artist leaves the game [R-57].
SHO-ART-4  If players tie for most provinces, it is the first of them in player order.
SHO-ART-5  A region in which nobody owns a province is skipped [R-34].
SHO-ART-6  After the fifth region all artists left face up are turned face down and are
           neutral; the first region card goes to the end of the row.
SHO-ART-7  At the end of the game, for every row and every column: the colour with most
           markers gets the points of the line. Face-down artists count as one more
           colour.
SHO-ART-8  Who ties for most in a line gets its points less 1. If the neutral colour is
           among the tied, the players still get the points less 1; if it leads alone,
           nobody scores [R-35].
SHO-ART-9  The tableau has 6 arts as rows and 6 castles as columns, one artist for each
           crossing. The lines are worth 3, 3, 2, 2, 1, 1 points, rows and columns alike
           [R-36].
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects_modules, steps
from sengoku.shogun.args import REGION, ROW_PLACE
from sengoku.shogun.board import Board
from sengoku.shogun.rules.setup import ARTISTS, REGION_CARDS
from sengoku.shogun.space import (
    REPLACE,
)
from sengoku.shogun.state import ARTIST, CELLS, NEUTRAL_MARKER, State
from sengoku.shogun.vocabulary import ART_LINES, REGIONS

DRAWN: Final = 6


def fill_bag(s: State, board: Board) -> None:
    """SHO-ART-1."""
    bag, row = list(range(CELLS)), list(range(REGIONS))
    rng.shuffle(s.rng, ARTISTS, bag)
    rng.shuffle(s.rng, REGION_CARDS, row)
    effects_modules.lay_arts(s, bag, row)


class ArtistsStep(Work[State]):
    """SHO-ART-2."""

    name = "artists"

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects_modules.draw_artists(s, DRAWN, log)


class PatronsStep(Work[State]):
    """The next region card of the row; the argument counts cards (SHO-ART-3)."""

    name = "patrons"
    arg_fields = (ROW_PLACE,)

    def __init__(self, provinces_of: tuple[tuple[int, ...], ...]) -> None:
        self.provinces_of = provinces_of

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        if arg >= REGIONS:
            effects_modules.turn_artists(s, log)
            return
        push(s, steps.PATRONS, 0, arg + 1)
        region = s.region_row[arg]
        seat = self.patron(s, region)
        if seat >= 0:
            push(s, steps.PATRON, seat_sets.one(seat), region)

    def patron(self, s: State, region: i64) -> int:
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
    arg_fields = (REGION,)

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [REPLACE.id(cell) for cell in range(CELLS) if s.arts[cell] == ARTIST]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        effects_modules.replace_artist(s, seat, arg, REPLACE.args(action)[0], log)
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
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
        self, s: State, line: i64, value: i64, markers: list[int], log: Log | None
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
