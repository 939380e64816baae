"""Every request and message that a viewer can send to a table."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from sengoku.core.seats import Viewer
from sengoku.match import Match
from sengoku.testing.laws_of_the_line import deeds
from sengoku.testing.walk import offers

UNRELATED_ENDPOINTS = {
    "POST /tables": "a new table has nothing to do with others",
    "GET /codes/{code}": "nobody can join a game that has begun",
    "GET /codes/{code}/qr.svg": "nobody can join a game that has begun",
    "POST /codes/{code}/join": "nobody can join a game that has begun",
    "GET /about": "what every server says",
    "GET /healthz": "what every server says",
    "GET /games": "what every server says",
    "GET /games/{game}/rules": "what every server says",
    "GET /games/{game}/words": "what every server says",
    "GET /lessons": "what every server says",
    "POST /lessons/{game}/{lesson}": "a new table has nothing to do with others",
    "POST /accounts": "about people",
    "POST /sessions": "about people",
    "DELETE /sessions/current": "about people",
    "PATCH /me": "about people",
    "DELETE /me": "about people",
    "POST /recovery": "about people",
    "POST /recovery/password": "about people",
}
"""Endpoints that are not about a running game, and why."""

PRIVATE_WEBHOOK = {"kind": "webhook", "target": "http://10.0.0.1/"}
OUT_OF_RANGE = 1_000_000


class ApiRequest(NamedTuple):
    """A request to an *endpoint*, authenticated by the account if *session*."""

    endpoint: str
    body: Any = None
    session: bool = False
    query: dict[str, Any] = {}


def api_requests(
    match: Match, viewer: Viewer, held: dict[str, str], rnd: random.Random
) -> list[ApiRequest]:
    """Return requests for every endpoint, in random order.

    *held* is the table and the token of the seat there.
    """
    found = [
        *_about_the_table(match, viewer, rnd),
        *_answers(match, viewer, rnd),
        *_for_later(viewer),
        *_about_oneself(held),
    ]
    rnd.shuffle(found)
    return [*found, *_votes()]


def _about_the_table(
    match: Match, viewer: Viewer, rnd: random.Random
) -> Iterator[ApiRequest]:
    view = "GET /tables/{table}/view?since={since}&words={words}"
    heard = len(match.events(viewer))
    for since in (0, rnd.randint(0, heard), OUT_OF_RANGE):
        words = rnd.choice(("true", "false"))
        yield ApiRequest(view, query={"since": since, "words": words})
    for eyes in ("", "&seat=1", "&public=true", "&everything=true"):
        film = f"GET /tables/{{table}}/film?words=true&since={{since}}{eyes}"
        yield ApiRequest(film, query={"since": rnd.randint(0, heard)})
    for action in _some_actions(match, viewer, rnd, 4):
        spelt = match.rules.spelling.spell(action).replace(" ", "%20")
        yield ApiRequest(
            "GET /tables/{table}/explain?action={action}",
            query={"action": rnd.choice((action, spelt))},
        )
    for page in ("", "/words", "/chat", "/vote/points", "/alerts"):
        yield ApiRequest(f"GET /tables/{{table}}{page}")
    for secret in ("/replay", "/statistics", "/proof"):
        yield ApiRequest(f"GET /tables/{{table}}{secret}")
    for everybody in ("/tables", "/open-tables", "/game-of-the-day"):
        yield ApiRequest(f"GET {everybody}")
    yield ApiRequest("GET /push-key")


def _answers(match: Match, viewer: Viewer, rnd: random.Random) -> Iterator[ApiRequest]:
    """Answers that are rejected: not offered, stale, unreadable."""
    at = 0 if viewer is None else match.asked_at(viewer)
    move = "POST /tables/{table}/moves"
    for action in _some_actions(match, viewer, rnd, 3):
        yield ApiRequest(move, {"at": at, "do": action})
        yield ApiRequest(move, {"at": rnd.choice((0, at + 1)), "do": action})
    yield ApiRequest(move, {"at": at, "do": "conquer everything"})
    yield ApiRequest(move, {"at": at})
    yield ApiRequest("POST /tables/{table}/take-back", {"at": at})
    yield ApiRequest("GET /tables/{table}/ahead")
    for do in ([], *([action] for action in _some_actions(match, viewer, rnd, 2))):
        yield ApiRequest("PUT /tables/{table}/ahead", {"do": do})


def _for_later(viewer: Viewer) -> Iterator[ApiRequest]:
    yield ApiRequest("POST /tables/{table}/chat", {"text": "I wonder"})
    yield ApiRequest("POST /tables/{table}/seen?events={n}", query={"n": OUT_OF_RANGE})
    yield ApiRequest("POST /tables/{table}/rematch")
    yield ApiRequest("POST /tables/{table}/what-if", {"everything": True})
    yield ApiRequest("POST /tables/{table}/return")
    other = 1 if viewer == 0 else 0
    seat = "/tables/{table}/seats/{seat}"
    yield ApiRequest(f"PATCH {seat}", {"name": "Eve"}, query={"seat": other})
    yield ApiRequest(f"POST {seat}/link", query={"seat": other})
    yield ApiRequest("PUT /tables/{table}/alerts", PRIVATE_WEBHOOK)
    confirm = "POST /tables/{table}/alerts/{alert}/confirm"
    yield ApiRequest(confirm, {"code": "AAAAAA"}, query={"alert": "none"})
    yield ApiRequest("DELETE /tables/{table}/alerts/{alert}", query={"alert": "none"})


def _about_oneself(held: dict[str, str]) -> Iterator[ApiRequest]:
    for page in ("", "/games", "/export"):
        yield ApiRequest(f"GET /me{page}", session=True)
    yield ApiRequest("POST /games", {"tokens": [held]})
    yield ApiRequest("POST /me/seats", held, session=True)


def _votes() -> Iterator[ApiRequest]:
    """Proposals, each withdrawn by its proposer."""
    for wanted in ({"kind": "pause"}, {"kind": "rewind", "target": 3}):
        yield ApiRequest("POST /tables/{table}/vote", wanted)
        yield ApiRequest("POST /tables/{table}/vote", {"kind": "end"})
        yield ApiRequest("POST /tables/{table}/vote/ballot", {"agree": False})


def websocket_frames(match: Match, viewer: Viewer, rnd: random.Random) -> list[Any]:
    """Return valid and invalid websocket messages."""
    at = 0 if viewer is None else match.asked_at(viewer)
    found: list[Any] = [
        {"type": "explain", "id": "e", "action": action}
        for action in _some_actions(match, viewer, rnd, 3)
    ]
    for action in _some_actions(match, viewer, rnd, 2):
        found.append({"type": "move", "id": "m", "at": at, "do": action})
        found.append(
            {
                "type": "move",
                "id": "old",
                "at": at - 1 if at else OUT_OF_RANGE,
                "do": action,
            }
        )
    found += [
        {"type": "move", "id": "text", "at": at, "do": "conquer everything"},
        {"type": "take-back", "id": "t", "at": at},
        {"type": "prepare", "id": "p"},
        {"type": "prepare", "id": "q", "do": ["conquer everything"]},
        {"type": "say", "id": "s", "text": "hello", "phrase": True},
        {"type": "seen", "events": OUT_OF_RANGE},
        {"type": "hello"},
        {"type": "nonsense"},
        "{",
        b"\x00\xff",
        "x" * 5000,
    ]
    rnd.shuffle(found)
    return found


def _some_actions(
    match: Match, viewer: Viewer, rnd: random.Random, count: int
) -> list[int]:
    """Return actions not offered to *viewer*: those of others, and random ones."""
    rules, s = match.rules, match.state
    near = [deed.action for deed in deeds(rules, s)]
    pool = [rnd.choice(near) for _ in range(count) if near]
    pool += [rnd.randrange(rules.space.size) for _ in range(count)]
    own = [] if viewer is None else offers(rules, s, viewer)
    pool = [action for action in pool if action not in own]
    return rnd.sample(pool, min(count, len(pool)))
