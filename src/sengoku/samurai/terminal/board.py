"""A board of Small Samurai Empires in a terminal."""

from pathlib import Path
from typing import final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sengoku.samurai.board import load
from sengoku.samurai.board_check import check
from sengoku.samurai.terminal.position import COLUMNS, FEATURE_STYLES, REGION_STYLES
from sengoku.samurai.vocabulary import (
    FEATURE_WORDS,
    NEUTRAL_WORDS,
    REGION_WORDS,
    REGIONS,
    RESOURCE_WORDS,
)
from sengoku.terminal.drawing import roads
from sengoku.terminal.frames import indented


@final
class SamuraiBoard:
    check = staticmethod(check)

    def __init__(self, path: Path | None) -> None:
        self.board = load(path)
        self.name = self.board.name
        self.facts = self.board.facts

    def show(self, out: Console) -> None:
        for region in range(REGIONS):
            self._region(out, region)
        self._mountains(out)

    def _region(self, out: Console, region: int) -> None:
        board, style = self.board, REGION_STYLES[region]
        bonus = f"bonus {board.bonus_larger[region]}/{board.bonus_smaller[region]}"
        title = f"{REGION_WORDS[region]} · {board.region_names[region]}"
        head = Text(f"\n {title}", f"bold {style}")
        out.print(head.append(f"  {bonus}", "not bold dim"))
        table = Table.grid(padding=(0, 1))
        for width in (COLUMNS[1], 8, 1, None):
            table.add_column(width=width, no_wrap=width is not None)
        for province in board.provinces_of[region]:
            table.add_row(*self._province(province))
        out.print(indented(table))
        slots = (
            f"{board.slot_ids[slot]} {NEUTRAL_WORDS[board.neutral[slot]]}"
            for slot in board.slots_of[region]
        )
        out.print(Text(" slots: ", "dim").append(" · ".join(slots), "not dim"))

    def _province(self, province: int) -> tuple[str | Text, ...]:
        board = self.board
        word, seed = FEATURE_WORDS[board.feature[province]], board.seeding[province]
        said = RESOURCE_WORDS[seed] if seed >= 0 else word
        return (
            Text(board.province_ids[province], "bold"),
            Text(said, FEATURE_STYLES.get(said, "")),
            Text("~" if board.coastal[province] else "", "steel_blue3"),
            roads(board, board.sea_links, province),
        )

    def _mountains(self, out: Console) -> None:
        board, table = self.board, Table.grid(padding=(0, 2))
        for mountain, (a, b) in enumerate(board.mountain_ends):
            ends = f"{board.province_ids[a]} – {board.province_ids[b]}"
            name = board.mountain_names[mountain]
            table.add_row(Text(board.mountain_ids[mountain], "bold"), name, ends)
        if board.mountain_ids:
            out.print(Text("\n mountains", "bold"))
            out.print(indented(table))
        out.print(Text(" ~ a coast, or a neighbour across the sea", "dim"))
