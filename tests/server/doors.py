"""All that a viewer can ask of a table and say to it."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from sengoku.core.seats import Viewer
from sengoku.match import Match
from sengoku.testing.laws_of_the_line import deeds
from sengoku.testing.walk import offers

NO_TABLE = {
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
    "POST /lessons/{game}": "a new table has nothing to do with others",
    "POST /accounts": "about people",
    "POST /sessions": "about people",
    "DELETE /sessions/current": "about people",
    "PATCH /me": "about people",
    "DELETE /me": "about people",
    "POST /recovery": "about people",
    "POST /recovery/password": "about people",
}
"""Doors that lead to no running game, and why."""

PRIVATE = {"kind": "webhook", "target": "http://10.0.0.1/"}
LATE = 1_000_000


class Question(NamedTuple):
    """What is asked at a *door*; by the account when *session*."""

    door: str
    body: Any = None
    session: bool = False
    query: dict[str, Any] = {}


def questions(
    match: Match, viewer: Viewer, held: dict[str, str], rnd: random.Random
) -> list[Question]:
    """Return questions for every door, in any order that makes sense.

    *held* is the table and what opens the seat there.
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
) -> Iterator[Question]:
    view = "GET /tables/{table}/view?since={since}&words={words}"
    heard = len(match.events(viewer))
    for since in (0, rnd.randint(0, heard), LATE):
        words = rnd.choice(("true", "false"))
        yield Question(view, query={"since": since, "words": words})
    for eyes in ("", "&seat=1", "&public=true", "&everything=true"):
        film = f"GET /tables/{{table}}/film?words=true&since={{since}}{eyes}"
        yield Question(film, query={"since": rnd.randint(0, heard)})
    for action in _some_actions(match, viewer, rnd, 4):
        spelt = match.rules.spelling.spell(action).replace(" ", "%20")
        yield Question(
            "GET /tables/{table}/explain?action={action}",
            query={"action": rnd.choice((action, spelt))},
        )
    for page in ("", "/words", "/chat", "/vote/points", "/alerts"):
        yield Question(f"GET /tables/{{table}}{page}")
    for secret in ("/replay", "/statistics", "/proof"):
        yield Question(f"GET /tables/{{table}}{secret}")
    yield Question("GET /tables")
    yield Question("GET /push-key")


def _answers(match: Match, viewer: Viewer, rnd: random.Random) -> Iterator[Question]:
    """Answers that are refused: not offered, stale, unreadable."""
    at = 0 if viewer is None else match.asked_at(viewer)
    move = "POST /tables/{table}/moves"
    for action in _some_actions(match, viewer, rnd, 3):
        yield Question(move, {"at": at, "do": action})
        yield Question(move, {"at": rnd.choice((0, at + 1)), "do": action})
    yield Question(move, {"at": at, "do": "conquer everything"})
    yield Question(move, {"at": at})
    yield Question("POST /tables/{table}/take-back", {"at": at})


def _for_later(viewer: Viewer) -> Iterator[Question]:
    yield Question("POST /tables/{table}/chat", {"text": "I wonder"})
    yield Question("POST /tables/{table}/seen?events={n}", query={"n": LATE})
    yield Question("POST /tables/{table}/rematch")
    yield Question("POST /tables/{table}/what-if", {"everything": True})
    yield Question("POST /tables/{table}/return")
    other = 1 if viewer == 0 else 0
    seat = "/tables/{table}/seats/{seat}"
    yield Question(f"PATCH {seat}", {"name": "Eve"}, query={"seat": other})
    yield Question(f"POST {seat}/link", query={"seat": other})
    yield Question("PUT /tables/{table}/alerts", PRIVATE)
    confirm = "POST /tables/{table}/alerts/{alert}/confirm"
    yield Question(confirm, {"code": "AAAAAA"}, query={"alert": "none"})
    yield Question("DELETE /tables/{table}/alerts/{alert}", query={"alert": "none"})


def _about_oneself(held: dict[str, str]) -> Iterator[Question]:
    for page in ("", "/games", "/export"):
        yield Question(f"GET /me{page}", session=True)
    yield Question("POST /games", {"tokens": [held]})
    yield Question("POST /me/seats", held, session=True)


def _votes() -> Iterator[Question]:
    """Proposals, each refused by who made it."""
    for wanted in ({"kind": "pause"}, {"kind": "rewind", "target": 3}):
        yield Question("POST /tables/{table}/vote", wanted)
        yield Question("POST /tables/{table}/vote", {"kind": "end"})
        yield Question("POST /tables/{table}/vote/ballot", {"agree": False})


def frames(match: Match, viewer: Viewer, rnd: random.Random) -> list[Any]:
    """Return what can be sent over a websocket, and what should not be."""
    at = 0 if viewer is None else match.asked_at(viewer)
    found: list[Any] = [
        {"type": "explain", "id": "e", "action": action}
        for action in _some_actions(match, viewer, rnd, 3)
    ]
    for action in _some_actions(match, viewer, rnd, 2):
        found.append({"type": "move", "id": "m", "at": at, "do": action})
        found.append(
            {"type": "move", "id": "old", "at": at - 1 if at else LATE, "do": action}
        )
    found += [
        {"type": "move", "id": "text", "at": at, "do": "conquer everything"},
        {"type": "take-back", "id": "t", "at": at},
        {"type": "say", "id": "s", "text": "hello", "phrase": True},
        {"type": "seen", "events": LATE},
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
    """Return actions not offered to *viewer*: of others, and any."""
    rules, s = match.rules, match.state
    near = [deed.action for deed in deeds(rules, s)]
    pool = [rnd.choice(near) for _ in range(count) if near]
    pool += [rnd.randrange(rules.space.size) for _ in range(count)]
    own = [] if viewer is None else offers(rules, s, viewer)
    pool = [action for action in pool if action not in own]
    return rnd.sample(pool, min(count, len(pool)))
