"""A board of Shogun in a terminal: both sides of the map, and the parts."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sengoku.shogun.board import TowerNumbers, load
from sengoku.shogun.board_check import check
from sengoku.shogun.terminal.position import REGION_STYLES
from sengoku.shogun.terminal.signs import FREE, yields
from sengoku.shogun.vocabulary import (
    BUILDING_WORDS,
    EVENT_WORDS,
    LEVY_WORDS,
    MAX_SEATS,
    MIN_SEATS,
    MOON,
    REGION_WORDS,
    REGIONS,
    SUN,
)
from sengoku.terminal.drawing import roads
from sengoku.terminal.frames import indented

WIDTHS: Final = (11, 3, 3, 9)

SIGNS: Final = """
 4/3 chests and rice, .. sites, a colour: the region on the moon side
 s m not in a game of three on the sun or the moon side, ~ across the sea"""


@final
class ShogunBoard:
    check = staticmethod(check)

    def __init__(self, path: Path | None) -> None:
        self.board = load(path)
        self.name = self.board.name
        self.facts = self.board.facts

    def show(self, out: Console) -> None:
        for region in range(REGIONS):
            self._region(out, region)
        out.print(Text(SIGNS, "dim"))
        out.print(Text("\n parts", "bold"))
        table = Table.grid(padding=(0, 2))
        for word, said in self._parts():
            table.add_row(Text(word, "bold"), said)
        out.print(indented(table))

    def _region(self, out: Console, region: int) -> None:
        names = [self.board.region_names[side][region] for side in (SUN, MOON)]
        title = f"{REGION_WORDS[region]} · {' · '.join(dict.fromkeys(names))}"
        out.print(Text(f"\n {title}", f"bold {REGION_STYLES[region]}"))
        table = Table.grid(padding=(0, 1))
        for width in (*WIDTHS, None):
            table.add_column(width=width, no_wrap=width is not None)
        for province in self.board.provinces_of[SUN][region]:
            table.add_row(*self._province(province))
        out.print(indented(table))

    def _province(self, province: int) -> tuple[str | Text, ...]:
        board = self.board
        return (
            Text(board.province_ids[province], "bold"),
            yields(board, province),
            FREE * board.sites[province],
            Text(self._otherwise(province), "dim"),
            roads(board, board.sea_routes, province),
        )

    def _otherwise(self, province: int) -> str:
        """Return the region on the moon side, if another, and where it is unused."""
        moon = self.board.region_of[MOON][province]
        changed = moon != self.board.region_of[SUN][province]
        out = "".join(
            sign
            for sign, unused in zip("sm", self.board.out_with_3, strict=True)
            if province in unused
        )
        return " ".join(filter(None, (REGION_WORDS[moon] if changed else "", out)))

    # The parts

    def _parts(self) -> Iterator[tuple[str, str]]:
        yield "buildings", ", ".join(self._buildings())
        yield "armies", ", ".join(self._levies())
        yield "events", ", ".join(self._events())
        for players in range(MIN_SEATS, MAX_SEATS + 1):
            groups = " ".join(map(str, self.board.groups[players]))
            chests = self.board.start_chests[players]
            yield f"{players} players", f"groups {groups}; {chests} chests"
        for name, numbers in self.board.towers.items():
            yield f"tower {name}", _chances(numbers)

    def _buildings(self) -> Iterator[str]:
        for kind, word in enumerate(BUILDING_WORDS):
            points = self.board.majority_points[kind]
            yield f"{word} for {self.board.building_cost[kind]}, worth {points} to most"

    def _levies(self) -> Iterator[str]:
        for kind, word in enumerate(LEVY_WORDS):
            armies = self.board.levy_yield[kind]
            yield f"{word} {armies} for {self.board.levy_cost[kind]}"

    def _events(self) -> Iterator[str]:
        for card, id in enumerate(self.board.event_ids):
            word = EVENT_WORDS[self.board.event_kind[card]]
            yield f"{id} {word} (loss {self.board.event_loss[card]})"


def _chances(numbers: TowerNumbers) -> str:
    lodge, knock = "/".join(map(str, numbers.lodge)), "/".join(map(str, numbers.knock))
    each = " for each cube thrown" if numbers.per_cube else ""
    return f"a cube stays with {lodge}, one inside falls with {knock}{each}"
