"""The page on HTTP: docs/server/api.md, from the OpenAPI document."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from sengoku.server.app import API, create_app
from sengoku.server.people.sessions import DAY_MS, SESSION_LIFETIME_MS
from sengoku.server.routes.common import REFUSALS
from sengoku.server.settings import Settings
from sengoku.server.tables.votes.voters import LIFETIME_DAYS

OPENING: Final = f"""\
# HTTP API

Every server offers this API under `{API}`; a table is followed over its
[websocket](protocol.md).

This page is generated from the OpenAPI document, which every server has at
`{API}/openapi.json`.

Requests and responses are JSON in UTF-8 (`Content-Type: application/json`). The list
below names their types; the fields are in the OpenAPI document under
`components.schemas`, and as TypeScript in `web/src/generated/protocol.ts`. Unknown
fields in a request are refused.

Send the token of a seat in the header `Authorization: Bearer TOKEN`, never in a URL.

An error is a status and `{{"error": {{"key", "detail", "rule", "id"}}}}`. The
[keys](protocol.md#why-something-is-refused) are the same as on the websocket.

## Accounts and sessions

Nobody needs an account to play: the link to a seat opens it. With an account, your
seats follow you to every device.

`POST {API}/accounts` and `POST {API}/sessions` return a `session`. It is shown only
once. Send it in the header `X-Sengoku-Session: SESSION`, or as `session` in the
[hello](protocol.md#hello) of a websocket. A session gives access to the seats of the
account and to the endpoints below `/me`.

- A seat you take while logged in belongs to your account. So does the first seat of a
  table you create.
- `POST {API}/me/seats` adds a seat whose token you have, unless it belongs to another
  account.
- You may send both headers. The token has precedence; the session is used if the token
  gives no access.
- A session ends when you log out, when you set a new password on another device, after
  {SESSION_LIFETIME_MS // DAY_MS} days without use, or when an administrator
  closes the account.

## What a host may do

The response that creates a table contains its `host` token. Whoever has it is the host.
No power of the host reveals a hand, or moves a seat to another account, unnoticed:

- The host sees what a spectator sees, and can neither play nor vote.
- The host can give an open seat to a bot, and open the seat of a bot. When a person
  takes over the seat of a bot in a running game, the chat announces it.
- The host cannot give away the seat of a person, nor choose its stand-in. Only a
  [vote](#votes) replaces a person.
- The host can name seats until the game begins; then only those of bots.
- The host can create a new link for the seat of a person who has lost theirs. The chat
  announces it, also before the game begins, and the old link stops working. A seat that
  belongs to an account gets no new link from the host: its owner can log in.
- A seat never moves from one account to another. When it is added to an account, the
  chat announces it.

The creator of a table gets the links of all seats that are not `open`, to pass them on.
To be the only one with a link to your seat, join an open seat by its code, or create a
new link yourself.

## Votes

A proposal passes when every voter has agreed; the proposer agrees automatically. Bots
do not vote. These rules hold for every kind of vote:

- Everyone who plays votes. Players who have given up, players whose seat a stand-in
  plays, and the player to be replaced are not asked. If that leaves only the proposer,
  everyone is asked.
- A single no ends the vote. So does a stand-in for its proposer.
- A player with a stand-in who agrees takes the seat back.
- A vote stays open for {LIFETIME_DAYS} days. A proposal to pause, extend or rewind then
  lapses. A proposal to resume, replace or end passes, unless somebody who did not agree
  has made a move since that everybody could see. A player is replaced this way only if
  a stand-in plays for them, or if the game has waited for them all the time.

So no player can replace another, or pause, rewind or end a game, without the consent of
those who are still playing. And no player who leaves for good can lock a table,
whatever its pace: propose to replace that seat, or to end the game, and wait.

## Prepared answers

While others act, a seat can prepare its answers to questions that it can foresee, such
as its next tokens when it plans in Small Samurai Empires. `GET …/ahead` offers them as
if the others had chosen; after the first it offers what follows from it, up to
something that is revealed. `PUT …/ahead` replaces all that is prepared; an empty list
cancels it. On the [websocket](protocol.md#prepare) one message does both.

The server stores the answers and plays each as soon as its question comes, even when
nobody is connected. An answer that is not on offer then is dropped with those after it:
`dropped` lists them until the seat prepares again. Taking an
answer back drops what was prepared for later, and a vote to rewind drops it all.

Nobody else learns what is prepared, that something is, or that something was dropped.
But an answer that comes at once may look like a prepared one.

## Giving up

A person at a running or paused table may concede, for good, over HTTP or the
[websocket](protocol.md#concede). It needs nobody's consent, and the chat announces it.
`concession` of a seat says what would follow:

- `win`: one seat is left. The game ends at once, and that seat wins.
- `end`: no person is left. The game ends at once, and the others are ranked by the
  points that everybody sees.
- `bot`: other persons are left. A bot plays on for the seat: the stand-in that its
  owner chose, or else `normal`.

Whatever the bot achieves, a seat that gave up is ranked below all who did not give up;
the first to give up comes last. The `outcome` of the table, its statistics and its film
say so, and `conceded` marks the seat. Points are not changed. The replay file holds
what was played: its `end` is the result by the rules, and it has none if the game ended
early. A person who gave up can still watch from the seat, chat and join the
rematch, but neither votes nor comes back, and a rewind does not undo a concession.

"""

ALWAYS: Final = {"422", "429"}
"""What any endpoint may answer."""


def page() -> str:
    document = create_app(Settings()).openapi()
    endpoints: defaultdict[str, list[str]] = defaultdict(list)
    for path, methods in document["paths"].items():
        for method, found in methods.items():
            tag = found.get("tags", ["more"])[0]
            endpoints[tag].append(_endpoint(method, path, found))
    sections = (
        f"## {tag.capitalize()}\n\n" + "\n".join(endpoints[tag]) for tag in endpoints
    )
    return OPENING + "\n".join([*sections, *_statuses()])


def _endpoint(method: str, path: str, found: dict[str, Any]) -> str:
    about = " ".join(found.get("description", "").split()).replace("``", "`")
    lines = [f"### `{method.upper()} {path}`", about, _summary(found)]
    return "\n\n".join(line for line in lines if line) + "\n"


def _summary(found: dict[str, Any]) -> str:
    """Return what goes in, what comes back and which errors, on one line."""
    asked = ", ".join(
        f"`{one['name']}`"
        for one in found.get("parameters", ())
        if one["in"] == "query"
    )
    good = {code: one for code, one in found["responses"].items() if code[0] == "2"}
    gives = ", ".join(f"{code} {_schema(one)}".strip() for code, one in good.items())
    parts = {
        "Request": _schema(found.get("requestBody", {})),
        "Query": asked,
        "Response": gives,
        "Errors": ", ".join(sorted({*found["responses"]} - {*good} - ALWAYS)),
    }
    return " · ".join(f"{name}: {part}" for name, part in parts.items() if part)


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
    yield "## Errors\n"
    yield "| status | meaning |\n|---|---|"
    yield from (f"| {status} | {words} |" for status, words in REFUSALS.items())
    yield ""
