"""The facts of a board file that are numbers: components, prices, chances."""

from typing import Final, NamedTuple

from sengoku.core.fact_reader import UNREAD, Reader
from sengoku.core.notation import Domain
from sengoku.shogun.vocabulary import (
    BONUS_WORDS,
    BUILDING_WORDS,
    CHEST_CARDS,
    EVENT_WORDS,
    EVENTS,
    FAVOUR_BUILD,
    FAVOUR_CALM,
    FAVOUR_CANCEL_EVENT,
    FAVOUR_KINDS,
    FAVOUR_PROTECT,
    FAVOURS,
    LEVY_WORDS,
    PROTECT_WORDS,
    STACK,
    TOWER_WORDS,
)

PLAYERS: Final = ("3", "4", "5")
"""Possible numbers of players, as a file writes them."""

SUPPLY_WORDS: Final = ("0", "1", "2", "3", "4", "5", "6", "7+")
"""Unsupplied provinces, as a file writes them."""

EVENT_IDS: Final = tuple(f"E{number}" for number in range(1, EVENTS + 1))

_COUNTS: Final[dict[str, tuple[str, ...]]] = {
    "cubes": ("armies", "peasants"),
    "priming": ("armies", "peasants"),
    "start_chests": PLAYERS,
    "chest_tokens": ("ones", "fives"),
    "building_stock": BUILDING_WORDS,
    "building_cost": BUILDING_WORDS,
    "levy_cost": LEVY_WORDS,
    "levy_yield": LEVY_WORDS,
    "short_levy": LEVY_WORDS,
    "majority_points": BUILDING_WORDS,
    "court": ("officials", "tower_cards"),
}
"""Facts that are tables of numbers, with their keys."""

_ROWS: Final = {"chest_cards": CHEST_CARDS, "favour_prices": 3}
"""Facts that are lists of numbers, with their lengths."""

_SINGLES: Final = ("unrest_markers", "monuments")

_EVENT: Final = Domain("event", EVENT_WORDS)
_FAVOUR: Final = Domain("favour", FAVOUR_KINDS)
_BUILDING: Final = Domain("building", BUILDING_WORDS)
_PROTECTION: Final = Domain("protection", PROTECT_WORDS[1:], first=1)


class TowerNumbers(NamedTuple):
    """Chances as numerator and denominator.

    *lodge*: a thrown cube stays inside; *prime_lodge*: the same at setup; *knock*: a
    cube inside falls out, for each thrown cube (*per_cube*) or for each throw.
    """

    lodge: tuple[int, int]
    prime_lodge: tuple[int, int]
    knock: tuple[int, int]
    per_cube: bool


def numbers(r: Reader) -> dict[str, tuple[int, ...]]:
    """Return the rows of the facts that are numbers, by name."""
    rows = {key: r.count(key, words) for key, words in _COUNTS.items()}
    for key, length in _ROWS.items():
        rows[key] = r.row(r.value(key), length, f"{key}.value")
    for key in _SINGLES:
        rows[key] = (r.whole(r.value(key), f"{key}.value"),)
    rows["supply_table"] = r.rows("supply_table", SUPPLY_WORDS, 2)
    rows["samurai_bonuses"] = _bonuses(r)
    return rows | _events(r) | _favours(r)


def towers(r: Reader) -> dict[str, TowerNumbers]:
    table = r.fact("towers", TOWER_WORDS)
    return {
        word: _tower(r, table.get(word), f"towers.value.{word}") for word in TOWER_WORDS
    }


def _tower(r: Reader, value: object, where: str) -> TowerNumbers:
    entry = r.table(value, where, ("lodge", "prime", "knock", "per_cube"))
    return TowerNumbers(
        lodge=_chance(r, entry.get("lodge"), f"{where}.lodge"),
        prime_lodge=_chance(r, entry.get("prime"), f"{where}.prime"),
        knock=_chance(r, entry.get("knock"), f"{where}.knock"),
        per_cube=r.flag(entry.get("per_cube"), f"{where}.per_cube"),
    )


def _chance(r: Reader, value: object, where: str) -> tuple[int, int]:
    numerator, denominator = r.row(value, 2, where)
    return numerator, denominator


def lines(
    r: Reader, key: str, words: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Read a fact that is a table of names with points."""
    table = r.fact(key, words)
    names: list[str] = []
    points: list[int] = []
    for word in words:
        where = f"{key}.value.{word}"
        entry = r.table(table.get(word), where, ("name", "points"))
        names.append(r.text(entry.get("name"), f"{where}.name"))
        points.append(r.whole(entry.get("points"), f"{where}.points"))
    r.differ(f"{key}.value", "name", names)
    return tuple(names), tuple(points)


def _bonuses(r: Reader) -> tuple[int, ...]:
    """Read the bonuses of each card, by kind; 0 where there is none."""
    cards = tuple(str(card) for card in range(1, STACK + 1))
    table = r.fact("samurai_bonuses", cards)
    found: list[int] = []
    for card in cards:
        where = f"samurai_bonuses.value.{card}"
        entry = r.table(table.get(card), where, (), BONUS_WORDS)
        none = 0 if isinstance(table.get(card), dict) else None
        found += [r.whole(entry.get(w, none), f"{where}.{w}") for w in BONUS_WORDS]
    return tuple(found)


def _events(r: Reader) -> dict[str, tuple[int, ...]]:
    table = r.fact("events", EVENT_IDS)
    kinds: list[int] = []
    losses: list[int] = []
    for card in EVENT_IDS:
        where = f"events.value.{card}"
        entry = r.table(table.get(card), where, ("kind", "loss"))
        kinds.append(r.word(entry.get("kind"), _EVENT, f"{where}.kind"))
        losses.append(r.whole(entry.get("loss"), f"{where}.loss"))
    return {"event_kind": tuple(kinds), "event_loss": tuple(losses)}


def _favours(r: Reader) -> dict[str, tuple[int, ...]]:
    cards = tuple(str(card) for card in range(1, FAVOURS + 1))
    table = r.fact("favours", cards)
    kinds: list[int] = []
    amounts: list[int] = []
    for card in cards:
        kind, amount = _favour(r, table.get(card), f"favours.value.{card}")
        kinds.append(kind)
        amounts.append(amount)
    return {"favour_kind": tuple(kinds), "favour_amount": tuple(amounts)}


def _favour(r: Reader, value: object, where: str) -> tuple[int, int]:
    """Read one favour; its keys depend on its kind."""
    written = value.get("kind") if isinstance(value, dict) else None
    kind = r.word(written, _FAVOUR, f"{where}.kind")
    if kind == UNREAD:
        r.table(value, where, ("kind",), ("amount", "building", "against"))
        return UNREAD, UNREAD
    if kind in (FAVOUR_CANCEL_EVENT, FAVOUR_CALM):
        r.table(value, where, ("kind",))
        return kind, 0
    if kind == FAVOUR_BUILD:
        entry = r.table(value, where, ("kind", "building"))
        return kind, r.word(entry.get("building"), _BUILDING, f"{where}.building")
    if kind == FAVOUR_PROTECT:
        entry = r.table(value, where, ("kind", "against"))
        return kind, r.word(entry.get("against"), _PROTECTION, f"{where}.against")
    entry = r.table(value, where, ("kind", "amount"))
    return kind, r.whole(entry.get("amount"), f"{where}.amount")
