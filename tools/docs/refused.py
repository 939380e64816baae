"""The keys of everything a server refuses, read from its source."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import sengoku
from sengoku.games import GAMES
from sengoku.server.wire.error_handlers import KEYS_BY_STATUS

ROOT: Final = Path(sengoku.__file__).parent
SOURCES: Final = (
    ROOT / "match.py",
    *(path for path in (ROOT / "server").rglob("*.py") if path.name != "errors.py"),
)
LEFT_OUT: Final = "…"

PLACES: Final = {
    "Refused": (None, 1, 2),
    "conflict": (409, 0, 1),
    "unreadable": (422, 1, 0),
    "not_found": (404, 0, 0),
    "not_allowed": (403, None, 0),
    "IllegalActionError": (409, 0, 2),
    "StaleError": (409, 0, 2),
}
"""By what is called: the status, and where key and detail stand among its arguments."""

USUAL: Final = {"unreadable": "unreadable", "not_allowed": "not-allowed"}
"""The key of a call that names none."""


class Refusal(NamedTuple):
    key: str
    status: int
    detail: str


def table() -> str:
    """Return all keys with their status and when they come, as Markdown."""
    details: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
    for found in sorted({*_all()}):
        details[found.key, found.status].append(found.detail)
    rows = (
        f"| `{key}` | {status} | {'; '.join(filter(None, known))} |"
        for (key, status), known in details.items()
    )
    return "\n".join(["| key | status | |", "|---|---|---|", *rows])


def _all() -> Iterator[Refusal]:
    yield Refusal("broken", 500, "internal error")
    yield Refusal("damaged", 500, "this table is damaged")
    yield from (Refusal(key, status, "") for status, key in KEYS_BY_STATUS.items())
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield from _refusal(node.func.id, node)
                yield from _reply(node.func.id, node)


def _refusal(called: str, node: ast.Call) -> Iterator[Refusal]:
    if called not in PLACES:
        return
    status, key_at, detail_at = PLACES[called]
    key = _argument(node, key_at, "key") or USUAL.get(called)
    detail = _argument(node, detail_at, "detail") or ""
    if status is None:
        status = _status(node)
    if called == "not_found" and key:
        key, detail = f"no-{key}", f"there is no such {key}"
    if key and key != LEFT_OUT and status is not None:
        yield Refusal(key, status, "" if detail == LEFT_OUT else detail)


def _reply(called: str, node: ast.Call) -> Iterator[Refusal]:
    """Read ``error_response(403, Fault(key, detail))``."""
    match node.args[:2]:
        case [ast.Constant(value=int(status)), ast.Call() as fault]:
            if called == "error_response" and (key := _argument(fault, 0, "key")):
                detail = _argument(fault, 1, "detail") or ""
                yield Refusal(key, status, "" if detail == LEFT_OUT else detail)


def _status(node: ast.Call) -> int | None:
    match node.args[:1]:
        case [ast.Constant(value=int(number))]:
            return number
    return None


def _argument(node: ast.Call, place: int | None, name: str) -> str | None:
    for keyword in node.keywords:
        if keyword.arg == name:
            return _text(keyword.value)
    if place is None or place >= len(node.args):
        return None
    return _text(node.args[place])


def _text(node: ast.expr) -> str | None:
    """Return a text as far as it is written down."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        parts = (_text(part) or LEFT_OUT for part in node.values)
        return "".join(parts)
    return LEFT_OUT


def of_engines() -> str:
    """Return the keys of the engines, which the texts in all languages explain."""
    lines = []
    for game in GAMES:
        text = (ROOT / "locales" / "en" / f"{game.id}.ftl").read_text("utf-8")
        opening = f"{game.id}-refused-"
        keys = sorted(
            line.partition(" ")[0].removeprefix(opening)
            for line in text.splitlines()
            if line.startswith(opening)
        )
        lines.append(f"- {game.id}: " + ", ".join(f"`{key}`" for key in keys))
    return "\n".join(lines)
