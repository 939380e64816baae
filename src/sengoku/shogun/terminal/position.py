"""A position of Shogun, drawn 80 columns wide.

Players and the round stand above the map, what lies in front of players below it. The
regions of the map stand side by side, each province on a line of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final, final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sengoku.core.seats import Seat, each
from sengoku.core.stack import Stack, frames
from sengoku.shogun.observation import Observation
from sengoku.shogun.state import NONE
from sengoku.shogun.terminal.mats import Mats
from sengoku.shogun.terminal.modules import module_panels
from sengoku.shogun.terminal.round import round_panel, supplies
from sengoku.shogun.terminal.signs import GENERAL, sites, unrest, yields
from sengoku.shogun.terminal.speech import ShogunSpeech
from sengoku.shogun.vocabulary import (
    REGION_WORDS,
    REGIONS,
    SEASON_WORDS,
    SEAT_LETTERS,
    SIDES,
    SPECIAL_WORDS,
)
from sengoku.terminal.drawing import MAX_NAME_LENGTH, WIDTH, cells, spread

HALF: Final = WIDTH // 2
COLUMNS: Final = (2, 11, 2, 3, 2, 3, 9)
REGION_STYLES: Final = (
    *("orange4", "gold3", "indian_red", "medium_purple", "dark_sea_green4"),
)

PLACES: Final = ("province", "origin", "destination")
"""Facts of a question that are marked on the map."""

PHASES: Final = {
    "draft": "draft",
    "planning": "planning",
    "position": "player-order",
    "samurai": "samurai",
    "generals": "generals",
    "court": "court",
    "action": "action",
    "patrons": "patrons",
    "departures": "departures",
    "hunger": "hunger",
}
"""What the heading says while a step is to do."""


@final
class Drawing:
    """What *views* know together, public things from the first of them."""

    def __init__(
        self,
        views: Sequence[Observation],
        asked: Mapping[str, int],
        speech: ShogunSpeech,
    ) -> None:
        self.rules = speech.rules
        self.board = speech.board
        self.side = SIDES.index(self.rules.options.side)
        self.views = views
        self.seen = views[0]
        self.marked = [asked[part] for part in PLACES if part in asked]
        self.speech = speech

    def whole(self) -> RenderableType:
        mats = Mats(self.speech)
        return Group(
            self._heading(),
            self._players(),
            Text(),
            round_panel(self.seen, self.speech),
            Text(),
            *self._map(),
            *module_panels(self.seen, self.speech),
            *mats.panels(self.views),
        )

    # The players

    def _heading(self) -> Text:
        seen = self.seen
        names = {self.rules.table[step].name for step, *_ in frames(seen.stack)}
        phase = next((said for step, said in PHASES.items() if step in names), "")
        year = [f"Year {seen.year} · {SEASON_WORDS[seen.season]}"] if seen.year else []
        if phase:
            year.append(self.speech.texts.say(f"shogun-phase-{phase}"))
        left = Text(" · ".join(year) or "Shogun", "bold")
        return spread(left, Text(self._waiting(names), "dim"))

    def _waiting(self, names: set[str]) -> str:
        if "planning" not in names:
            return f"{self.rules.options.side} side"
        planning = "".join(
            SEAT_LETTERS[seat] for seat in each(Stack(self.seen.stack).waiting)
        )
        return f"still planning: {planning}"

    def _players(self) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.show_header, table.header_style = True, "dim"
        table.add_column("", width=2)
        table.add_column("player", no_wrap=True, width=2 + MAX_NAME_LENGTH)
        for word in ("points", "chests", "rice", "supply", "provinces"):
            table.add_column(word, justify="right")
        table.add_column("position", no_wrap=True)
        order = self.seen.player_order
        for place, seat in enumerate(order or self.speech.seats, start=1):
            first = f"{place}." if order else ""
            table.add_row(first, *self._player(seat))
        return Padding(table, (0, 0, 0, 1))

    def _player(self, seat: Seat) -> Iterator[str | Text]:
        seen = self.seen
        yield self.speech.player(seat)
        yield Text(str(seen.score[seat]), "bold")
        yield from (str(n[seat]) for n in (seen.chests, seen.rice, seen.supply))
        yield str(seen.owner.count(seat))
        yield self._position(seen.position[seat])

    def _position(self, at: int) -> str:
        """Return the position field and its card, which is gone in winter."""
        if at == NONE:
            return ""
        card = self.seen.special[at]
        return f" {at + 1} {SPECIAL_WORDS[card]}" if card != NONE else f" {at + 1}"

    # The map

    def _map(self) -> Iterator[Text]:
        """Return two regions side by side, and the supplies beside the last one."""
        blocks = [self._region(region) for region in range(REGIONS)]
        blocks.append(supplies(self.seen, self.speech, HALF - 1))
        for left, right in zip(blocks[::2], blocks[1::2], strict=True):
            for lines in zip_longest(left, right, fillvalue=Text()):
                line, other = (part.copy() for part in lines)
                line.truncate(HALF, pad=True)
                line.append_text(other).rstrip()
                yield line

    def _region(self, region: int) -> list[Text]:
        style = REGION_STYLES[region]
        name = self.board.region_names[self.side][region]
        title = Text(f"{REGION_WORDS[region]} · {name}", f"bold {style}")
        owners = [self.seen.owner[p] for p in self.rules.provinces_of[region]]
        lines = [spread(title, self._counts(owners), "─", style, HALF - 1)]
        lines += [self._province(p) for p in self.rules.provinces_of[region]]
        return lines

    def _counts(self, owners: Sequence[int]) -> Text:
        """Return how many provinces of a region each player has."""
        counts = Text()
        for seat in self.speech.seats:
            if seat in owners:
                said = f"{SEAT_LETTERS[seat]}{owners.count(seat)} "
                counts.append(said, self.speech.styles[seat])
        counts.rstrip()
        return counts

    def _province(self, province: int) -> Text:
        seen, owner = self.seen, self.seen.owner[province]
        mark = Text("▶" if province in self.marked else " ")
        parts = (
            mark.append_text(self._letter(owner)),
            Text(self.board.province_ids[province], "dim" if owner == NONE else ""),
            Text(f"{seen.armies[province] or '':>2}", "bold"),
            Text(sites(self.board, seen, province)),
            Text(unrest(seen, province), "red"),
            Text(yields(self.board, province), "dim"),
            self._stones(province),
        )
        return cells(parts, COLUMNS)

    def _letter(self, seat: Seat) -> Text:
        if seat == NONE:
            return Text("·", "dim")
        return Text(SEAT_LETTERS[seat], f"{self.speech.styles[seat]} reverse")

    def _stones(self, province: int) -> Text:
        """Return the general and the monuments of a province."""
        found, seats = Text(), self.speech.seats
        for seat in seats:
            if self.seen.general[seat] == province:
                found.append(GENERAL, self.speech.styles[seat])
        for seat in seats:
            stones = self.seen.monuments[province * len(seats) + seat]
            if stones:
                said = f" {SEAT_LETTERS[seat]}{stones}"
                found.append(said, self.speech.styles[seat])
        return found
