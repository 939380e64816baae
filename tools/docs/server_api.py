"""The page on HTTP: docs/server/api.md, from the OpenAPI document."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from sengoku.server.app import API, create_app
from sengoku.server.people.sessions import DAY, UNUSED
from sengoku.server.routes.common import REFUSALS
from sengoku.server.settings import Settings

OPENING: Final = f"""\
# The HTTP interface

Made by `python3 dev.py docs` from the OpenAPI document, which a server has at
`{API}/openapi.json`. A table is followed over its [websocket](protocol.md).

What opens a seat goes into the header `Authorization: Bearer TOKEN`, never into an
address. Bodies are JSON in UTF-8, with `Content-Type: application/json`. They are
named below; their fields are in the OpenAPI document, under `components.schemas`, and
as TypeScript in `web/src/generated/protocol.ts`. A field that a body does not have is
refused. What is not done is answered with a status and
`{{"error": {{"key", "detail", "rule", "id"}}}}`;
[the keys](protocol.md#why-something-is-refused) are those of the websocket.

## Accounts and sessions

Nobody needs an account to play: the link of a seat opens it. Who has one finds the own
seats on every device. `POST {API}/accounts` and `POST {API}/sessions` answer with a
`session`, which is shown this once and goes into the header
`X-Sengoku-Session: SESSION` of later requests, or into `session` of a websocket's
[hello](protocol.md#hello). A seat that is taken with it belongs to the account, and so
does the first one of a table that is set up with it; `POST {API}/me/seats` takes over a
seat one has the token of. A session opens the own seats and the doors below `/me`. Both
headers may be sent: the token counts, and the session where the token opens nothing. A
session ends when one logs out, sets a new password on another device or does not use it
for {UNUSED // DAY} days, and when the host of the server closes the account.

## Votes

What a table proposes is done when every person who plays has agreed; one no ends the
vote. A person for whom a stand-in plays is not asked, nor is the one to be replaced,
unless then only one would decide. So of two people at a free pace one who stays away
holds up every vote, also one to replace that seat or to end the game. What helps is a
pace with a deadline, set when the table is made: when the time is up a bot stands in,
unless the seat was told to `wait`. Otherwise the host of the server can end the table,
with [`sengoku admin close`](hosting.md#what-the-host-can-do).

"""

ALWAYS: Final = {"422", "429"}
"""What any door may answer."""


def page() -> str:
    document = create_app(Settings()).openapi()
    doors: defaultdict[str, list[str]] = defaultdict(list)
    for path, methods in document["paths"].items():
        for method, door in methods.items():
            doors[door.get("tags", ["more"])[0]].append(_door(method, path, door))
    sections = (_section(tag, rows) for tag, rows in doors.items())
    return OPENING + "\n".join([*sections, *_statuses()])


def _section(tag: str, rows: list[str]) -> str:
    head = ["| door | body | answer | refuses |", "|---|---|---|---|"]
    return "\n".join([f"## {tag.capitalize()}", "", *head, *rows, ""])


def _door(method: str, path: str, door: dict[str, Any]) -> str:
    about = " ".join(door.get("description", "").split())
    asked = ", ".join(
        f"`{one['name']}`" for one in door.get("parameters", ()) if one["in"] == "query"
    )
    body = _schema(door.get("requestBody", {}))
    takes = " ".join(filter(None, (body, f"query {asked}" if asked else "")))
    good = {code: one for code, one in door["responses"].items() if code[0] == "2"}
    gives = ", ".join(f"{code} {_schema(one)}".strip() for code, one in good.items())
    bad = ", ".join(sorted({*door["responses"]} - {*good} - ALWAYS))
    shown = f"`{method.upper()} {path}`<br>{about}".removesuffix("<br>")
    return f"| {shown} | {takes} | {gives} | {bad} |"


def _schema(part: dict[str, Any]) -> str:
    """Return the name of the struct in a body, with ``[]`` if there are many."""
    content = part.get("content", {})
    schema = content.get("application/json", {}).get("schema", {})
    many = schema.get("items", {})
    name = (schema.get("$ref") or many.get("$ref", "")).rpartition("/")[2]
    if not name:
        return ", ".join(kind for kind in content if kind != "application/json")
    return f"`{name}[]`" if many else f"`{name}`"


def _statuses() -> Iterator[str]:
    yield "## What is refused\n"
    yield "| status | |\n|---|---|"
    yield from (f"| {status} | {words} |" for status, words in REFUSALS.items())
    yield ""
