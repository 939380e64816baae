"""The decisions of a replay file as rows: what the seat knew, and what it chose.

Choices that were taken back or rewound are left out; so the choices of the rows, played
again from the seed, lead to the same end.
"""

import hashlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from sengoku.core.encoding import vector
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Outcome, Rules
from sengoku.core.seats import Seat
from sengoku.match import REWIND, TAKE_BACK, Input
from sengoku.replay import DivergedError, Header, Replay, read

ID_BYTES: Final = 8


class Decision(NamedTuple):
    """One choice; *vector* and *legal* are from before it.

    *vector* is what ``Rules.encode`` writes for the seat, as bytes of int16. *action*
    is among *legal*, the ids on offer, unless it *is_revision*: a change of mind about
    a choice that was not final yet.
    """

    step: int
    seat: Seat
    vector: bytes
    legal: list[int]
    action: int
    text: str
    is_revision: bool


class GameDecisions(NamedTuple):
    """A finished game; *id* is a hash of its replay file."""

    id: str
    source: str
    header: Header
    rules: Rules
    outcome: Outcome
    decisions: list[Decision]


def game_decisions(text: str, source: str = "") -> GameDecisions:
    """Play the replay file *text* again; fail if it is unfinished or diverges."""
    replay = read(text)
    installed = replay.rules.revision
    if replay.header.revision != installed:
        detail = (
            f"revision {replay.header.revision} of the rules, installed: {installed}"
        )
        raise UnreadableError("replay", detail=detail)
    if not replay.has_end:
        raise UnreadableError("replay", detail="the game is not finished")
    s = replay.start().state
    rows = [*_decisions(replay.rules, s, effective_inputs(replay))]
    outcome = replay.rules.outcome(s)
    if outcome is None or replay.lines[-1].end != _plain(outcome):
        detail = "the choices lead to another end than the file says"
        raise DivergedError("diverged", detail=detail)
    return GameDecisions(
        replay_id(text), source, replay.header, replay.rules, outcome, rows
    )


def replay_id(text: str) -> str:
    """Return a hash that identifies a replay file by its contents."""
    return hashlib.blake2b(text.encode(), digest_size=ID_BYTES).hexdigest()


def effective_inputs(replay: Replay) -> list[Input]:
    """Return the inputs without undoings and what they undid."""
    given = [Input(-1 if x.seat is None else x.seat, x.do or "") for x in replay.inputs]
    if not any(one.do == TAKE_BACK or one.do.startswith(REWIND) for one in given):
        return given
    *_, (_, _, match) = replay.played()
    return match.effective_inputs()


def _decisions(rules: Rules, s: Any, inputs: list[Input]) -> Iterator[Decision]:
    room = vector(rules.layout.size)
    for step, given in enumerate(inputs):
        action, legal = rules.spelling.read(given.do), rules.legal(s, given.seat)
        rules.encode(s, given.seat, room)
        seen = bytes(memoryview(room))
        is_revision = action not in legal
        yield Decision(step, given.seat, seen, [*legal], action, given.do, is_revision)
        rules.play(s, given.seat, action)


def _plain(outcome: Outcome) -> Any:
    return msgspec.json.decode(msgspec.json.encode(outcome))
