"""A board file as a sheet: types and words are checked, rules are not."""

from typing import Final, NamedTuple

from sengoku.core.fact_files import FactFile, FactFiles
from sengoku.core.fact_reader import UNREAD, Reader, has_entries
from sengoku.core.facts import Fact, Problem, Table, at, plain
from sengoku.core.graph import Pair, Places
from sengoku.core.notation import Domain
from sengoku.samurai.vocabulary import (
    AGENDA_WORDS,
    COLOURS,
    DECREE_WORDS,
    EFFECT_WORDS,
    ERAS,
    FEATURE_WORDS,
    MARK_WORDS,
    MAX_SEATS,
    NEUTRAL_WORDS,
    ORDER_WORDS,
    REGION_WORDS,
    RESOURCE_WORDS,
    SHRINE_WORDS,
)

SMALL: Final = "small"
"""The fact of a board for a shorter game, which the printed board does not have."""

FILES: Final = FactFiles(
    "sengoku.samurai", ("board.toml", "components.toml"), (SMALL,), ("mini",)
)
"""The shipped boards and boards that users write."""

_COUNTS: Final[dict[str, tuple[str, ...]]] = {
    "pieces": ("armies", "castles"),
    "orders": ORDER_WORDS,
    "resources": ("food", "bushido", "start_food", "start_bushido"),
    "seeding": RESOURCE_WORDS,
    "setup": ("armies_per_capital", "hand", "extra_destiny"),
    "destiny": REGION_WORDS,
    "draft_marks": MARK_WORDS,
    "neutral_tokens": NEUTRAL_WORDS,
    "mountain_tokens": EFFECT_WORDS,
    "shrine_meeples": SHRINE_WORDS,
}
"""Facts that are tables of numbers, with their keys."""

_ROWS: Final = {"cover_price": 3, "influence_value": 11, "shrine_set_points": 4}
"""Facts that are lists of numbers, with their lengths."""

_PROVINCE_KEYS: Final = ("name", "region", "feature", "coastal")

_REGION: Final = Domain("region", REGION_WORDS)
_FEATURE: Final = Domain("feature", FEATURE_WORDS)
_RESOURCE: Final = Domain("resource", RESOURCE_WORDS)
_NEUTRAL: Final = Domain("neutral action", NEUTRAL_WORDS)
_DECREE: Final = Domain("decree", DECREE_WORDS)


class Province(NamedTuple):
    id: str
    name: str
    kanji: str
    region: int
    feature: int
    coastal: bool
    resource: int
    neighbours: tuple[int, ...] | None


class Mountain(NamedTuple):
    id: str
    name: str
    ends: tuple[int, int]


class Slot(NamedTuple):
    id: str
    region: int
    neutral: int


class Scope(NamedTuple):
    """How much of the game a board is for: the most players, and eras.

    On a *small* board what the rule book counts are upper limits.
    """

    players: int = MAX_SEATS
    eras: int = ERAS
    small: bool = False

    def allows(self, count: int, printed: int) -> bool:
        return count <= printed if self.small else count == printed

    def expected(self, printed: int) -> str:
        return f"expected {'up to ' * self.small}{printed}"


class Sheet(NamedTuple):
    """The contents of a board file; in *numbers*, tables and lists are rows."""

    name: str
    facts: dict[str, Fact]
    scope: Scope
    region_names: tuple[str, ...]
    provinces: tuple[Province, ...]
    borders: tuple[Pair, ...]
    sea_links: tuple[Pair, ...]
    mountains: tuple[Mountain, ...]
    slots: tuple[Slot, ...]
    clans: tuple[str, ...]
    numbers: dict[str, tuple[int, ...]]

    def has_table(self, key: str) -> bool:
        return has_entries(self.facts, key)

    def unread_province(self) -> bool:
        return any(UNREAD in (p.region, p.feature) for p in self.provinces)

    def with_feature(self, region: int, feature: int) -> list[str]:
        wanted = (region, feature)
        return [p.id for p in self.provinces if (p.region, p.feature) == wanted]

    def places(self) -> Places:
        ids = tuple(province.id for province in self.provinces)
        lists = tuple(province.neighbours for province in self.provinces)
        return Places("province", ids, lists, "SSE-BOARD-7")

    def land(self) -> tuple[Pair, ...]:
        """Return the land borders, written as pairs or as lists of neighbours."""
        return self.places().joined(self.borders)


def fill(file: FactFile) -> tuple[Sheet, list[Problem]]:
    """Read all of *file*; return its problems and those found here."""
    r = Reader(file)
    scope = _scope(r)
    provinces = r.entries("provinces")
    domain = Domain("province", tuple(provinces))
    sheet = Sheet(
        name=file.name,
        facts=file.facts,
        scope=scope,
        region_names=_region_names(r),
        provinces=_provinces(r, provinces, domain),
        borders=_borders(r, provinces, domain),
        sea_links=r.pairs("sea_links", domain),
        mountains=_mountains(r, domain),
        slots=_slots(r),
        clans=_clans(r),
        numbers=_numbers(r, scope),
    )
    return sheet, r.problems


def _scope(r: Reader) -> Scope:
    if SMALL not in r.facts:
        return Scope()
    if r.facts[SMALL].value is None:
        r.problems.append(Problem("missing-fact", f"{SMALL}.value", "is missing"))
    players, eras = r.count(SMALL, ("players", "eras"))
    return Scope(
        r.within(players, range(2, MAX_SEATS + 1), f"{SMALL}.value.players"),
        r.within(eras, range(1, ERAS + 1), f"{SMALL}.value.eras"),
        small=True,
    )


def _region_names(r: Reader) -> tuple[str, ...]:
    regions = r.fact("regions", REGION_WORDS)
    names: list[str] = []
    for region in REGION_WORDS:
        where = f"regions.value.{region}"
        entry = r.table(regions.get(region), where, ("name",))
        names.append(r.text(entry.get("name"), f"{where}.name"))
    r.differ("regions.value", "name", names)
    return tuple(names)


def _provinces(r: Reader, entries: Table, domain: Domain) -> tuple[Province, ...]:
    provinces = tuple(_province(r, key, entries[key], domain) for key in entries)
    r.differ("provinces.value", "name", [province.name for province in provinces])
    return provinces


def _province(r: Reader, key: str, value: object, domain: Domain) -> Province:
    where = at("provinces.value", key)
    entry = r.table(value, where, _PROVINCE_KEYS, ("kanji", "resource", "neighbours"))
    neighbours = None
    if "neighbours" in entry:
        neighbours = r.words(entry["neighbours"], domain, f"{where}.neighbours")
    return Province(
        id=plain(key),
        name=r.text(entry.get("name"), f"{where}.name"),
        kanji=r.text(entry.get("kanji"), f"{where}.kanji"),
        region=r.word(entry.get("region"), _REGION, f"{where}.region"),
        feature=r.word(entry.get("feature"), _FEATURE, f"{where}.feature"),
        coastal=r.flag(entry.get("coastal"), f"{where}.coastal"),
        resource=r.word(entry.get("resource"), _RESOURCE, f"{where}.resource"),
        neighbours=neighbours,
    )


def _borders(r: Reader, provinces: Table, domain: Domain) -> tuple[Pair, ...]:
    listed = any(isinstance(p, dict) and "neighbours" in p for p in provinces.values())
    if listed and "borders" not in r.facts:
        return ()
    return r.pairs("borders", domain)


def _mountains(r: Reader, domain: Domain) -> tuple[Mountain, ...]:
    mountains: list[Mountain] = []
    for key, value in r.entries("mountains").items():
        where = at("mountains.value", key)
        entry = r.table(value, where, ("name", "ends"))
        name = r.text(entry.get("name"), f"{where}.name")
        ends = r.pair(entry.get("ends"), domain, f"{where}.ends")
        mountains.append(Mountain(plain(key), name, ends))
    r.differ("mountains.value", "name", [mountain.name for mountain in mountains])
    return tuple(mountains)


def _slots(r: Reader) -> tuple[Slot, ...]:
    slots: list[Slot] = []
    for key, value in r.entries("slots").items():
        where = at("slots.value", key)
        entry = r.table(value, where, ("region", "neutral"))
        region = r.word(entry.get("region"), _REGION, f"{where}.region")
        neutral = r.word(entry.get("neutral"), _NEUTRAL, f"{where}.neutral")
        slots.append(Slot(plain(key), region, neutral))
    return tuple(slots)


def _clans(r: Reader) -> tuple[str, ...]:
    table = r.fact("clans", COLOURS)
    return tuple(
        r.text(table.get(colour), f"clans.value.{colour}") for colour in COLOURS
    )


def _numbers(r: Reader, scope: Scope) -> dict[str, tuple[int, ...]]:
    numbers = {key: r.count(key, words) for key, words in _COUNTS.items()}
    for key, length in _ROWS.items():
        numbers[key] = r.row(r.value(key), length, f"{key}.value")
    numbers["quota"] = r.rows("quota", _players(scope), 2)
    numbers["region_bonus"] = r.rows("region_bonus", REGION_WORDS, 2)
    where = "leftover_per_point"
    numbers[where] = (r.whole(r.value(where), f"{where}.value"),)
    return numbers | _agendas(r)


def _players(scope: Scope) -> tuple[str, ...]:
    """Return the numbers of players that the board is for."""
    return tuple(map(str, range(2, scope.players + 1)))


def _agendas(r: Reader) -> dict[str, tuple[int, ...]]:
    table = r.fact("agenda_tiles", AGENDA_WORDS)
    points: list[int] = []
    decrees: list[int] = []
    for side in AGENDA_WORDS:
        where = f"agenda_tiles.value.{side}"
        entry = r.table(table.get(side), where, ("points", "decree"))
        points.append(r.whole(entry.get("points"), f"{where}.points"))
        decrees.append(r.word(entry.get("decree"), _DECREE, f"{where}.decree"))
    return {"agenda_points": tuple(points), "agenda_decree": tuple(decrees)}
