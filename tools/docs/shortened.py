"""JSON for people: on few lines, and of long lists only how they begin."""

import json
from typing import Any, Final

WIDTH: Final = 88
MANY: Final = 4
"""A list or mapping with more members than this is cut …"""
SHOWN: Final = 2
"""… to this number of them."""
MORE: Final = "…"

CUT: Final = ("observation", "changed", "options")
"""Mappings that are cut; others are shown whole."""


def shortened(value: Any, also: tuple[str, ...] = (), name: str = "") -> Any:
    """Return *value* with ``…`` for what is left out; *also* names more to be cut."""
    if isinstance(value, list):
        parts = [shortened(part, also) for part in value]
        return parts if len(parts) <= MANY else [*parts[:SHOWN], MORE]
    if not isinstance(value, dict):
        return value
    items = [*value.items()]
    if name in (*CUT, *also) and len(items) > MANY:
        items = [*items[:MANY], (MORE, MORE)]
    return {key: shortened(part, also, key) for key, part in items}


def written(value: Any, indent: str = "", lead: str = "") -> str:
    """Return JSON that breaks lines only where it must; *lead* stands before it."""
    line = json.dumps(value, ensure_ascii=False)
    fits = len(indent) + len(lead) + len(line) < WIDTH
    if fits or not isinstance(value, list | dict):
        return lead + line
    inner = indent + "  "
    if isinstance(value, list):
        parts = [inner + written(part, inner) for part in value]
        opening, closing = "[", "]"
    else:
        parts = [
            inner + written(part, inner, f"{json.dumps(key, ensure_ascii=False)}: ")
            for key, part in value.items()
        ]
        opening, closing = "{", "}"
    return lead + opening + "\n" + ",\n".join(parts) + f"\n{indent}{closing}"
