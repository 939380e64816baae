"""Finds problems of army groups and presets of start provinces."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from sengoku.core.fact_reader import UNREAD
from sengoku.core.fact_sums import falls
from sengoku.core.facts import Problem
from sengoku.core.graph import Pair
from sengoku.shogun.board_sheet import Sheet
from sengoku.shogun.vocabulary import SEAT_LETTERS, SUN

GROUP_SIZES: Final = range(2, 6)
"""Possible numbers of armies in a group."""


def start_problems(sheet: Sheet) -> Iterator[Problem]:
    for find in (_groups, _armies, _columns, _twice, _out):
        yield from find(sheet)


def _groups(sheet: Sheet) -> Iterator[Problem]:
    for players, groups in sheet.groups.items():
        if UNREAD in groups:
            continue
        where = f"groups.value.{players}"
        if any(size not in GROUP_SIZES for size in groups):
            sentence = "a group has 2 to 5 armies"
            yield Problem("group-size", where, sentence, "SHO-SETUP-9")
        if falls(groups[::-1]):
            sentence = "the larger groups come first"
            yield Problem("group-order", where, sentence, "SHO-SETUP-9")


def _armies(sheet: Sheet) -> Iterator[Problem]:
    """There are enough armies for the start provinces and the tower."""
    armies, primed = sheet.numbers["cubes"][0], sheet.numbers["priming"][0]
    if UNREAD in (armies, primed):
        return
    for players, groups in sheet.groups.items():
        needed = sum(groups) + primed
        if UNREAD not in groups and needed > armies:
            sentence = f"{armies} armies, but {needed} are needed at setup"
            sentence += f" with {players} players"
            yield Problem("too-few", "cubes.value.armies", sentence, "SHO-SETUP-19")


def _columns(sheet: Sheet) -> Iterator[Problem]:
    """A preset uses the army groups of the draft."""
    for players, columns in sheet.presets.items():
        groups = sheet.groups[players]
        for seat, column in zip(SEAT_LETTERS, columns, strict=False):
            if column is None or UNREAD in groups:
                continue
            found = sorted((armies for _, armies in column), reverse=True)
            if found != sorted(groups, reverse=True):
                sentence = f"groups of {_told(found)}, expected {_told(list(groups))}"
                where = f"presets.value.{players}.{seat}"
                yield Problem("preset-groups", where, sentence, "SHO-SETUP-9")


def _twice(sheet: Sheet) -> Iterator[Problem]:
    for players in sheet.presets:
        counted = Counter(place for place, _ in _starts(sheet, players))
        for place, times in sorted(counted.items()):
            if times > 1:
                sentence = f"{sheet.provinces[place].id} is given to {times} seats"
                where = f"presets.value.{players}"
                yield Problem("preset-twice", where, sentence, "SHO-SETUP-17")


def _out(sheet: Sheet) -> Iterator[Problem]:
    """Presets are for the sun side; three players leave out some provinces."""
    out = sheet.out_with_3[SUN] or ()
    for place, _ in _starts(sheet, 3):
        if place in out:
            sentence = f"{sheet.provinces[place].id} is out of the game"
            yield Problem("preset-out", "presets.value.3", sentence, "SHO-SETUP-2")


def _starts(sheet: Sheet, players: int) -> list[Pair]:
    return [start for column in sheet.presets[players] for start in column or ()]


def _told(groups: list[int]) -> str:
    return ", ".join(map(str, groups)) or "nothing"
