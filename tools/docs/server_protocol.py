"""The page on the websocket: docs/server/protocol.md."""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as types

from sengoku.server import connection, live
from sengoku.server.wire import reading
from sengoku.server.wire.bodies import PROTOCOL
from sengoku.server.wire.live import Down, Up
from tools.docs import conversation, refused
from tools.docs.shortened import shortened, written
from tools.docs.typescript import TYPED, name_of
from tools.docs.typescript import written as typed

NO_MORE: Final = """\
and `refused` says why; or not any more: the seat has a new link, the session ended, \
the address was banned"""

OPENING: Final = f"""\
# The protocol of a table

Made by `python3 dev.py docs`; the examples are from a real game that it plays. What a
client can do over plain HTTP is in [api.md](api.md). Types for TypeScript are in
`web/src/generated/protocol.ts`; `sengoku.client` is a client in Python, and
`sengoku bot connect` puts any [bot](../bots.md) on a seat.

There is one websocket for each table one looks at:

```text
wss://HOST/api/v1/tables/TABLE/live
```

Every message is a text frame with one JSON object, whose `type` says what it is. Times
are milliseconds since 1970 by the clock of the server. Seats, provinces and all the
rest are numbers from 0; `GET /api/v1/tables/TABLE/words` says once what they stand for,
and [observations.md](../observations.md) what the fields of an observation hold.

## The life of a connection

```text
client   hello            move 1                 say 2              ping
server           welcome           update done 1       chat done 2       pong   update …
```

1. The client says [hello](#hello) within {live.PATIENCE:.0f} seconds, with the token of
   its seat, of a spectator or of the host, or with the `session` of an
   [account](api.md#accounts-and-sessions), which opens the own seat. Neither is ever
   part of an address. Who has none may watch a public table.
2. The server says [welcome](#welcome): the table, and all the viewer may know. While
   seats are open there is no `view`; when the last one is taken an
   [again](#again) brings it.
3. From then on an [update](#update) tells what happens. To follow, take over the fields
   in `changed`, append the `events`, and replace `offer`, `waiting`, `clocks` and
   `outcome`. A [table](#table) tells what changes around the game: who sits down, a
   pause, a vote, the end.
4. What a client asks under an `id` of its own is answered by [done](#done),
   [refused](#refused) or [reason](#reason) with the same `id`. By the time of `done` it
   is on disk, and the update it brought has been sent to the one who asked.

Any number of connections may look through the same seat. A *ping* is answered by a
*pong*, for clients that cannot see the pings of the websocket itself.

## After a break

Connect again and say hello with `since`, the number of events you have, and `chat`, the
number of the last line. The welcome has the events after these and the observation as
it is now: nothing is lost, nothing comes twice. The same goes for a server that was
started anew or another one with the same database. Wait a little longer after every
attempt that fails.

The events of a viewer are a stream of its own, counted from 0. An `update` whose
`since` is larger than the number of events you have means that some are missing:
connect again. `again` means that what was told no longer holds, as when two servers
played at the same time; its view starts from the first event.

## Answers, repeats and questions that are over

`at` is the number of the question that an answer is for; `offer.at` tells it. An answer
to an older question is refused, so a click on a screen that is out of date does no
harm.

The same answer to the same question may be sent again, as after a break when nobody
knows whether it arrived: it is played once, and `done` then says `again`. This holds
for moves and take-backs until the seat's next answer. What is said in the chat is not
recognised; look first whether it is among the lines of the welcome.

## What is never sent

- Nothing of a viewer depends on what it may not know: not the observation, not the
  offer, not the number or the time of messages. While plans are made in secret, the
  others get no message at all; the numbers of events and questions are the viewer's
  own.
- The offer of another seat, the seed before the game is over, a token.
- Other players' resources where they lie behind a screen. They follow from the public
  log; who says hello with `books` gets them added up, as bots do.

## Limits

A message of a client has {reading.LONGEST} bytes at most. A client that is
{connection.FULL} messages behind is let go. Too many moves or lines of one place at the
table, over HTTP and all its websockets, are refused with `too-many`. Too many messages
of one websocket, or of all from one address, close it. A page of another site may not
open a websocket; programs may.

| closed with | |
|---|---|
| {connection.BAD_HELLO} | no hello, or not in time |
| {connection.NOT_ADMITTED} | not admitted, {NO_MORE} |
| {connection.TOO_SLOW} | too slow: connect again |
| {connection.TOO_MANY} | too many messages: connect again later |
| {connection.BROKEN} | something went wrong here: connect again |
| 1001, 1012 | the server stops or is started anew: connect again |

## Versions

The version is {PROTOCOL}; the welcome tells it. It is raised when a client that was
right would now be wrong. New types of messages and new fields may come without that:
pass over what you do not know. A client that says something unknown is refused.
`revision` of the table is that of the rules of its game.

"""

SECTION: Final = """\
## Why something is refused

`error.key` is for programs and for translation, `detail` for people who debug, `rule`
the rule behind it, `id` what finds the line in the log of the server. The status is
that of HTTP; over a websocket there is none.

{keys}

The engines refuse with the keys of their texts, `samurai-refused-KEY` and
`shogun-refused-KEY` in the catalogues:

{engines}
"""

WHOLE: Final = {"welcome": ()}
"""Parts that are cut where they were shown before, unless a type is here."""
CUT: Final = ("table", "view")


def page() -> str:
    said = conversation.held()
    parts = ["## Messages of a client\n", *_messages(Up, said)]
    parts += ["## Messages of a server\n", *_messages(Down, said)]
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
        may_miss = info.forbid_unknown_fields and not field.required
        usual = "may be left out" if may_miss else ""
        rows.append(f"| `{field.name}` | {_escaped(kind_of)} | {usual} |")
    return ["| field | type | |", "|---|---|---|", *rows, ""]


def _escaped(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"
