"""A board file as a sheet: types and words are checked, rules are not."""

from typing import Final, NamedTuple, TypeAlias

from sengoku.core.fact_files import FactFile, FactFiles
from sengoku.core.fact_reader import MAX_ENTRIES, UNREAD, Reader, has_entries
from sengoku.core.facts import Fact, Problem, Table, at, plain
from sengoku.core.graph import Pair, Places
from sengoku.core.notation import Domain
from sengoku.shogun.board_sheet_parts import (
    PLAYERS,
    TowerNumbers,
    lines,
    numbers,
    towers,
)
from sengoku.shogun.vocabulary import (
    ART_CASTLE_WORDS,
    ART_WORDS,
    REGION_WORDS,
    SEAT_LETTERS,
    SIDES,
)

FILES: Final = FactFiles("sengoku.shogun", ("board.toml", "components.toml"))
"""The shipped board and boards that users write."""

GROUPS: Final = {3: 9, 4: 8, 5: 7}
"""Start provinces of a player, by number of players."""

Column: TypeAlias = tuple[Pair, ...] | None
"""Provinces with their armies; None if they could not be read."""

_PROVINCE_KEYS: Final = ("name", "chests", "rice", "sites", *SIDES)

_REGION: Final = Domain("region", REGION_WORDS)


class Province(NamedTuple):
    id: str
    name: str
    kanji: str
    chests: int
    rice: int
    sites: int
    regions: tuple[int, ...]  # by side
    neighbours: tuple[int, ...] | None


class Sheet(NamedTuple):
    """The contents of a board file; in *numbers*, tables and lists are rows."""

    name: str
    facts: dict[str, Fact]
    region_names: tuple[tuple[str, ...], ...]  # by side
    provinces: tuple[Province, ...]
    borders: tuple[Pair, ...]
    sea_routes: tuple[Pair, ...]
    out_with_3: tuple[tuple[int, ...] | None, ...]  # by side; None if unreadable
    groups: dict[int, tuple[int, ...]]  # by number of players
    presets: dict[int, tuple[Column, ...]]  # by number of players, by seat
    towers: dict[str, TowerNumbers]
    art_names: tuple[str, ...]
    art_castle_names: tuple[str, ...]
    numbers: dict[str, tuple[int, ...]]

    def has_provinces(self) -> bool:
        return has_entries(self.facts, "provinces")

    def regions(self, side: int) -> list[int]:
        """Return the region of each province, or nothing if one is unreadable."""
        found = [province.regions[side] for province in self.provinces]
        return [] if UNREAD in found else found

    def places(self) -> Places:
        ids = tuple(province.id for province in self.provinces)
        lists = tuple(province.neighbours for province in self.provinces)
        return Places("province", ids, lists, "SHO-MOVE-4")

    def land(self) -> tuple[Pair, ...]:
        """Return the land borders, written as pairs or as lists of neighbours."""
        return self.places().joined(self.borders)


def fill(file: FactFile) -> tuple[Sheet, list[Problem]]:
    """Read all of *file*; return its problems and those found here."""
    r = Reader(file)
    provinces = r.entries("provinces")
    domain = Domain("province", tuple(provinces))
    arts = lines(r, "art_rows", ART_WORDS)
    castles = lines(r, "art_columns", ART_CASTLE_WORDS)
    sheet = Sheet(
        name=file.name,
        facts=file.facts,
        region_names=_region_names(r),
        provinces=_provinces(r, provinces, domain),
        borders=_borders(r, provinces, domain),
        sea_routes=r.pairs("sea_routes", domain),
        out_with_3=_out_with_3(r, domain),
        groups=_groups(r),
        presets=_presets(r, domain),
        towers=towers(r),
        art_names=arts[0],
        art_castle_names=castles[0],
        numbers=numbers(r) | {"art_rows": arts[1], "art_columns": castles[1]},
    )
    return sheet, r.problems


def _region_names(r: Reader) -> tuple[tuple[str, ...], ...]:
    table = r.fact("regions", REGION_WORDS)
    found: list[tuple[str, ...]] = []
    for word in REGION_WORDS:
        where = f"regions.value.{word}"
        entry = r.table(table.get(word), where, SIDES)
        found.append(tuple(r.text(entry.get(s), f"{where}.{s}") for s in SIDES))
    sides = tuple(zip(*found, strict=True))
    for names_there in sides:
        r.differ("regions.value", "name", list(names_there))
    return sides


def _provinces(r: Reader, entries: Table, domain: Domain) -> tuple[Province, ...]:
    provinces = tuple(_province(r, key, entries[key], domain) for key in entries)
    r.differ("provinces.value", "name", [province.name for province in provinces])
    return provinces


def _province(r: Reader, key: str, value: object, domain: Domain) -> Province:
    where = at("provinces.value", key)
    entry = r.table(value, where, _PROVINCE_KEYS, ("kanji", "neighbours"))
    neighbours = None
    if "neighbours" in entry:
        neighbours = r.words(entry["neighbours"], domain, f"{where}.neighbours")
    return Province(
        id=plain(key),
        name=r.text(entry.get("name"), f"{where}.name"),
        kanji=r.text(entry.get("kanji"), f"{where}.kanji"),
        chests=r.whole(entry.get("chests"), f"{where}.chests"),
        rice=r.whole(entry.get("rice"), f"{where}.rice"),
        sites=r.whole(entry.get("sites"), f"{where}.sites"),
        regions=tuple(r.word(entry.get(s), _REGION, f"{where}.{s}") for s in SIDES),
        neighbours=neighbours,
    )


def _borders(r: Reader, provinces: Table, domain: Domain) -> tuple[Pair, ...]:
    listed = any(isinstance(p, dict) and "neighbours" in p for p in provinces.values())
    if listed and "borders" not in r.facts:
        return ()
    return r.pairs("borders", domain)


def _out_with_3(r: Reader, domain: Domain) -> tuple[tuple[int, ...] | None, ...]:
    table = r.fact("out_with_3", SIDES)
    found: list[tuple[int, ...] | None] = []
    for side in SIDES:
        value = table.get(side, [])
        places = r.words(value, domain, f"out_with_3.value.{side}")
        whole = isinstance(value, list) and len(places) == len(value)
        found.append(places if whole and side in table else None)
    return tuple(found)


def _groups(r: Reader) -> dict[int, tuple[int, ...]]:
    table = r.fact("groups", PLAYERS)
    return {
        players: r.row(table.get(str(players)), length, f"groups.value.{players}")
        for players, length in GROUPS.items()
    }


def _presets(r: Reader, domain: Domain) -> dict[int, tuple[Column, ...]]:
    table = r.fact("presets", PLAYERS)
    found: dict[int, tuple[Column, ...]] = {}
    for players in GROUPS:
        where = f"presets.value.{players}"
        seats = tuple(SEAT_LETTERS[:players])
        entry = r.table(table.get(str(players)), where, seats)
        found[players] = tuple(
            _column(r, entry.get(seat), domain, f"{where}.{seat}") for seat in seats
        )
    return found


def _column(r: Reader, value: object, domain: Domain, where: str) -> Column:
    if not isinstance(value, dict) or len(value) > MAX_ENTRIES:
        r.wrong(where, "a table of provinces with their armies", value)
        return None
    column = [
        (r.word(key, domain, where), r.whole(value[key], at(where, key)))
        for key in value
    ]
    return None if any(UNREAD in pair for pair in column) else tuple(column)
