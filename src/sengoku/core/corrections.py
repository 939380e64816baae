"""How a file that extends the shipped facts corrects them, fact by fact.

- A number, a word or a list replaces the old one.
- A table is merged key by key, two tables deep: an entry, or one key of an entry.
  With ``replace = true`` the table replaces the old one instead.
- ``add`` and ``remove`` change lists of pairs.
- A correction gives its provenance. `provenance` replaces the whole source; `parts`
  alone adds to it.
"""

from typing import Final

from sengoku.core.facts import (
    FACT_KEYS,
    SOURCE_KEYS,
    Problem,
    Table,
    got,
    no_provenance,
    unknown_keys,
    wrong_type,
)

CORRECTION_KEYS: Final = (*FACT_KEYS, "replace", "add", "remove")


def corrected(
    old: dict[str, Table], new: dict[str, Table], problems: list[Problem]
) -> dict[str, Table]:
    tables = dict(old)
    for key, table in new.items():
        problems += unknown_keys(key, table, CORRECTION_KEYS)
        if "provenance" not in table and not table.get("parts"):
            problems.append(no_provenance(key))
        before = old.get(key, {})  # an optional fact need not be there
        value = _value(key, before.get("value"), table, problems)
        tables[key] = {"value": value, **_source(before, table)}
    return tables


def _source(old: Table, new: Table) -> Table:
    if "provenance" in new:
        old = {}
    source: Table = {"parts": _merged(old.get("parts"), new.get("parts", {}))}
    for table in (old, new):
        source |= {key: table[key] for key in SOURCE_KEYS if key in table}
    return source


def _value(where: str, old: object, new: Table, problems: list[Problem]) -> object:
    replace = new.get("replace", False)
    if not isinstance(replace, bool):
        problems.append(wrong_type(f"{where}.replace", "true or false", replace))
    value = old
    if "value" in new:
        value = new["value"] if replace is True else _merged(old, new["value"])
    if "add" not in new and "remove" not in new:
        return value
    if not isinstance(value, list) or not all(isinstance(pair, list) for pair in value):
        wanted = "no add or remove, which are for lists of pairs"
        problems.append(wrong_type(where, wanted, value))
        return value
    return _pairs_changed(where, value, new, problems)


def _merged(old: object, new: object) -> object:
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    return {**old, **{key: _over(old.get(key), new[key]) for key in new}}


def _over(old: object, new: object) -> object:
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **new}
    return new


def _pairs_changed(
    where: str, value: list[object], new: Table, problems: list[Problem]
) -> list[object]:
    added = _list(f"{where}.add", new.get("add", []), problems)
    removed = _list(f"{where}.remove", new.get("remove", []), problems)
    ends = [_ends(pair) for pair in value]
    for pair in removed:
        if _ends(pair) not in ends:
            sentence = f"nothing to remove: there is no {_shown(pair)}"
            problems.append(Problem("nothing-to-remove", f"{where}.remove", sentence))
    gone = [_ends(pair) for pair in removed]
    return [pair for pair in value if _ends(pair) not in gone] + added


def _list(where: str, value: object, problems: list[Problem]) -> list[object]:
    if isinstance(value, list):
        return value
    problems.append(wrong_type(where, "a list of pairs", value))
    return []


def _ends(pair: object) -> frozenset[str]:
    """Return both ends in either order; an empty set for anything but a pair."""
    if not isinstance(pair, list):
        return frozenset()
    return frozenset(end for end in pair if isinstance(end, str))


def _shown(pair: object) -> str:
    return " – ".join(sorted(_ends(pair))) or got(pair)
