"""The page on the websocket: docs/server/protocol.md."""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as types

from sengoku.server import connection, live
from sengoku.server.wire import decoding
from sengoku.server.wire.bodies import PROTOCOL
from sengoku.server.wire.messages import ClientMessage, ServerMessage
from tools.docs import conversation, refused
from tools.docs.shortened import shortened, written
from tools.docs.typescript import TYPED
from tools.docs.typescript import written as typed
from tools.docs.typescript_games import name_of

DENIED: Final = """\
access denied (a `refused` says why), or revoked: the seat has a new link, the session \
ended, the address was banned"""

OPENING: Final = f"""\
# Websocket protocol

A client follows a table, and plays at it, over one websocket per table.

```text
wss://HOST/api/v1/tables/TABLE/live
```

This page is generated; its examples are from a real game. What a client can do without
a websocket is in the [HTTP API](api.md). TypeScript types are in
`web/src/generated/protocol.ts`. `sengoku.client` is a [Python
client](../reference/python/client.md), and `sengoku bot connect` puts any
[bot](../bots.md) on a seat.

Every message is a text frame with one JSON object; `type` says which message it is.
Times are milliseconds since 1970 by the server's clock. Seats, provinces and everything
else are numbers from 0. `GET /api/v1/tables/TABLE/words` says what they stand for, and
[observations](../observations.md) explains the fields of an observation.

## The life of a connection

```text
client   hello            move 1                 say 2              ping
server           welcome           update done 1       chat done 2       pong   update …
```

1. The client sends [hello](#hello) within {live.HELLO_TIMEOUT_SECONDS:.0f} seconds. It
   contains the token of a seat, of a spectator or of the host, or the `session` of an
   [account](api.md#accounts-and-sessions). Neither is ever part of a URL. Public tables
   can be watched without either.
2. The server sends [welcome](#welcome): the table, and everything the viewer may know.
   While seats are open there is no `view`; an [again](#again) brings it when the last
   seat is taken.
3. From then on an [update](#update) reports what happens. Overwrite the fields in
   `changed`, append the `events`, and replace `offer`, `waiting`, `clocks` and
   `outcome`. A [table](#table) reports changes around the game: players, a pause, a
   vote, the end. A client that sets `presence` in hello also gets a
   [presence](#presence) about a second after somebody connects or disconnects.
4. A request with an `id` is answered by [done](#done), [refused](#refused) or
   [reason](#reason) with the same `id`. `done` means that the move is on disk, and that
   its update has been sent to the client that asked.

Several connections may use the same seat. A *ping* is answered by a *pong*, for clients
that cannot see the pings of the websocket itself.

## Reconnect

Connect again and send hello with `since`, the number of events you have, and `chat`,
the number of the last chat line. The welcome contains the events after these and the
current observation: nothing is lost and nothing comes twice. This also works after a
restart of the server, and with another server on the same database. Wait a little
longer after each failed attempt.

Each viewer has its own stream of events, counted from 0. If the `since` of an `update`
is larger than the number of events you have, some are missing: reconnect. `again`
invalidates what was sent before, for example because two servers played at the same
time; its view starts from the first event.

## Repeated and outdated answers

`at` is the number of the question an answer belongs to; it comes from `offer.at`. An
answer to an older question is refused, so a click on an outdated screen does no harm.

You may send the same answer to the same question again, for example after a lost
connection: it is played once, and `done` then says `again`. This holds for moves and
take-backs until the seat's next answer. Chat lines are not deduplicated; check the
lines in the welcome first.

## What is never sent

- Nothing a viewer receives depends on what it may not know: not the observation, not
  the offer, not the number or timing of messages. While plans are made in secret, the
  others get no messages at all. Events and questions are numbered for each viewer.
- The offer of another seat, the seed before the game is over, a token.
- Other players' resources where they are hidden behind a screen. They follow from the
  public log; clients that set `books` in hello get the totals, as bots do.
- The engine's stack of pending work, unless a client sets `search` in hello. It holds
  no secret, but its numbers mean nothing outside the engine: bots in Python need it to
  imagine positions. Everybody else reads `phase` and more from the hints.

## Limits

A client message has at most {decoding.MAX_MESSAGE_BYTES} bytes. A client that is
{connection.MAX_QUEUED_MESSAGES} messages behind is disconnected. Too many moves
or chat lines from one seat, over HTTP and all its websockets, are refused with
`too-many`. Too many messages on one websocket, or from one address, close the
connection. Pages of other origins may not open a websocket; programs may.

| close code | meaning |
|---|---|
| {connection.BAD_HELLO} | no hello, or not in time |
| {connection.NOT_ADMITTED} | {DENIED} |
| {connection.TOO_SLOW} | too slow: reconnect |
| {connection.TOO_MANY} | too many messages: reconnect later |
| {connection.BROKEN} | internal error: reconnect |
| 1001, 1012 | the server is stopping or restarting: reconnect |

## Versions

The protocol version is {PROTOCOL}; the welcome contains it. It is raised when correct
clients would break. New message types and fields may appear without a new version:
ignore what you do not know. The server refuses unknown fields. `revision` of a table is
the revision of the rules of its game.

"""

SECTION: Final = """\
## Why something is refused

`error.key` is for programs and for translation, `detail` for debugging; `rule` is the
rule behind it, and `id` finds the line in the server's log. The status is that of HTTP;
a websocket message has none.

{keys}

The engines have their own keys, which the catalogues translate as `samurai-refused-KEY`
and `shogun-refused-KEY`:

{engines}
"""

WHOLE: Final = {"welcome": ()}
"""Parts that are cut where they were shown before, unless a type is here."""
CUT: Final = ("table", "view")


def page() -> str:
    said = conversation.held()
    parts = ["## Client messages\n", *_messages(ClientMessage, said)]
    parts += ["## Server messages\n", *_messages(ServerMessage, said)]
    keys, engines = refused.table(), refused.of_engines()
    return OPENING + "\n".join(parts) + SECTION.format(keys=keys, engines=engines)


def _messages(union: Any, said: conversation.Said) -> Iterator[str]:
    for kind in get_args(union):
        tag = str(kind.__struct_config__.tag)
        if tag not in said:
            raise ValueError(f"no {tag} was said: the conversation has to be longer")
        yield _message(kind, tag, said[tag])


def _message(kind: type[msgspec.Struct], tag: str, said: list[dict[str, Any]]) -> str:
    cut = WHOLE.get(tag, CUT)
    shown = [written(shortened(one, cut)) for one in _different(said)]
    examples = "\n```\n\n```json\n".join(shown)
    about = " ".join((kind.__doc__ or "").split()).replace("``", "`")
    lines = [f"### {tag}", "", *([about, ""] if about else []), *_fields(kind)]
    return "\n".join([*lines, "```json", examples, "```", ""])


def _different(said: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return one message of each shape, two at most."""
    found: dict[tuple[object, ...], dict[str, Any]] = {}
    for message in said:
        shape = tuple((name, value is None) for name, value in message.items())
        found.setdefault((*shape, message.get("again")), message)
    return [*found.values()][:2]


def _fields(kind: type[msgspec.Struct]) -> list[str]:
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    if not info.fields:
        return []
    name = name_of(kind)
    rows = []
    for field in info.fields:
        kind_of = TYPED.get((name, field.name)) or typed(field.type)
        kind_of = kind_of.replace("<G>", "")  # the page describes both games
        may_miss = info.forbid_unknown_fields and not field.required
        note = "optional" if may_miss else ""
        rows.append(f"| `{field.name}` | {_escaped(kind_of)} | {note} |")
    return ["| field | type | |", "|---|---|---|", *rows, ""]


def _escaped(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"
