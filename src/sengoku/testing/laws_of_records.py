"""Laws of matches and replays: determinism, undo, rewind, verification.

The replay laws find the game by its name, so it must be one of ``sengoku.games``.
"""

import json
import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from sengoku.core.errors import GameError, IllegalActionError, UnreadableError
from sengoku.core.events import ChoiceTakenBack, Event, GameRewound
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.match import Input, Match
from sengoku.replay import DivergedError, Recorder, verify
from sengoku.testing.walk import choice, moments, require, viewers

NO_SEAT: Final = 99

UNDO_PROBABILITY: Final = 0.1
"""How often a choice is undone if possible."""

REWINDS: Final = 3
"""Rewinds per game."""


def the_same_seed_and_choices_give_the_same_game(rules: Rules, seed: int) -> None:
    """Two matches with one seed have the same running hash at every step."""
    first, second = Match.new(rules, fast_seed(seed)), Match.new(rules, fast_seed(seed))
    other = Match.new(rules, fast_seed(seed + 1))
    require(
        first.digest != other.digest, "another seed, the same hash", rules, first.state
    )
    for s, seat, action in moments(rules, seed):
        require(first.digest == second.digest, "two games of one seed differ", rules, s)
        require(s == first.state, "a match is not its game", rules, s)
        for match in (first, second):
            match.play(seat, action)
    ends = [(match.digest, match.outcome(), match.inputs) for match in (first, second)]
    require(ends[0] == ends[1], "two games of one seed end differently", rules, s)


# ── Taking back ───────────────────────────────────────────────────────────────


def taking_back_restores_the_position(rules: Rules, seed: int) -> None:
    """The last choice can be undone, up to what is final or another's choice."""
    match, rnd = Match.new(rules, fast_seed(seed)), random.Random(seed)
    while not match.is_over:
        seat, action = choice(rules, match.state, rnd)
        before = rules.copy(match.state)
        shown, entries = _shown(match, seat), len(match.log.entries)
        match.play(seat, action)
        new = [entry.event for entry in match.log.entries[entries:]]
        odd = [event for event in new if event.reveals and not event.final]
        require(not odd, f"revealed, but not final: {odd}", rules, before, seat, action)
        is_final = any(event.final for event in new)
        for other in range(rules.seats):
            if other != seat or is_final:
                _check_kept(match, other)
        if not is_final:
            due = ChoiceTakenBack(seat, len(new))
            _check_taken_back(match, due, shown, entries)
            require(
                match.state == before, "not taken back", rules, before, seat, action
            )
            match.play(seat, action)


class _Shown(NamedTuple):
    """Everything that a take-back restores."""

    asked: object
    may_take_back: bool
    waiting: tuple[Seat, ...]
    seen: dict[Viewer, object]


def _shown(match: Match, seat: Seat) -> _Shown:
    offer = match.offer(seat)
    asked = None if offer is None else (offer.question, offer.choices)
    seen: dict[Viewer, object] = {v: match.view(v) for v in viewers(match.rules)}
    return _Shown(asked, match.may_take_back(seat), match.waiting(), seen)


def _check_taken_back(
    match: Match, due: ChoiceTakenBack, shown: _Shown, entries: int
) -> None:
    """Take back; only viewers who noticed the choice get an event."""
    rules, seat = match.rules, due.seat
    aware = {
        viewer
        for viewer, seen in shown.seen.items()
        if match.log.seen_by(viewer, from_entry=entries) or match.view(viewer) != seen
    }
    match.take_back(seat)
    require(_shown(match, seat) == shown, "shown differently", rules, match.state, seat)
    for viewer in viewers(rules):
        told = match.log.seen_by(viewer, from_entry=entries)[-1:]
        fair = told == ([due] if viewer in aware else [])
        require(fair, f"{viewer} reads {told}, not {due}", rules, match.state, seat)


def _check_kept(match: Match, seat: Seat) -> None:
    """Check that *seat* cannot take back, and that an attempt changes nothing."""
    before, number, sum_ = match.rules.copy(match.state), match.number, match.digest
    try:
        match.take_back(seat)
    except IllegalActionError:
        same = (match.state, match.number, match.digest) == (before, number, sum_)
        require(same, "a refused take-back left traces", match.rules, before, seat)
        return
    require(False, "something final was taken back", match.rules, before, seat)


# ── Rewinding ─────────────────────────────────────────────────────────────────


def a_table_that_goes_back_can_go_the_same_way_again(rules: Rules, seed: int) -> None:
    """The same choices after a rewind give the same events and position."""
    match, rnd = Match.new(rules, fast_seed(seed)), random.Random(seed)
    choices = [(moment.seat, moment.action) for moment in moments(rules, seed)]
    stops = [_stop(match)]
    for seat, action in choices[:-1]:
        match.play(seat, action)
        if match.may_take_back(seat) and rnd.random() < UNDO_PROBABILITY:
            match.take_back(seat)
            match.play(seat, action)
        stops.append(_stop(match))
    for _ in range(REWINDS):
        _check_rewinds_refused(match, (-1, match.number, match.number + 1))
        _check_same_way(match, stops, rnd.randrange(len(stops) - 1))
    match.play(*choices[-1])
    _check_rewinds_refused(match, (0, match.number - 1))


class _Stop(NamedTuple):
    """A match after its last input so far."""

    number: int
    state: Any
    last: Input | None


def _stop(match: Match) -> _Stop:
    last = match.inputs[-1] if match.inputs else None
    return _Stop(match.number, match.rules.copy(match.state), last)


def _check_same_way(match: Match, stops: list[_Stop], first: int) -> None:
    """Rewind to a stop, then replay to the last one."""
    rules = match.rules
    told = {viewer: _told(match, viewer) for viewer in viewers(rules)}
    _check_rewound(match, stops[first])
    for at, (_, state, given) in enumerate(stops[first + 1 :], start=first + 1):
        assert given is not None
        match.play(given.seat, given.do)
        stops[at] = _stop(match)
        same = stops[at][1:] == (state, given)
        require(same, f"{stops[at].last}, before {given}", rules, match.state)
    for viewer, events in told.items():
        same = _told(match, viewer) == events
        require(same, "the same choices have other events", rules, match.state, viewer)


def _told(match: Match, viewer: Viewer) -> list[Event]:
    """Return the live events, without those of undoing itself."""
    undoings = ChoiceTakenBack | GameRewound
    return [e for e in match.live_events(viewer) if not isinstance(e, undoings)]


def _check_rewound(match: Match, stop: _Stop) -> None:
    """Rewind to *stop*: everybody gets an event, and all old answers are stale."""
    rules, before = match.rules, match.snapshot().asked
    match.rewind(stop.number)
    require(match.state == stop.state, "back to elsewhere", rules, stop.state)
    asked = match.snapshot().asked
    new = all(now > then for now, then in zip(asked, before, strict=True))
    require(new, "an old answer would be taken", rules, match.state)
    for viewer in viewers(rules):
        last = match.events(viewer)[-1]
        require(last == GameRewound(), f"told {last}", rules, match.state, viewer)
    for seat in range(rules.seats):
        _check_kept(match, seat)


def _check_rewinds_refused(match: Match, numbers: tuple[int, ...]) -> None:
    """Check that these rewinds are refused, and that an attempt changes nothing."""
    before, snapshot = match.rules.copy(match.state), match.snapshot()
    for number in numbers:
        try:
            match.rewind(number)
        except IllegalActionError:
            same = (match.state, match.snapshot()) == (before, snapshot)
            require(same, "a refused rewind left traces", match.rules, before)
            continue
        require(False, f"rewound to {number}", match.rules, before)


# ── Replay files ──────────────────────────────────────────────────────────────


def recorded(rules: Rules, seed: int, back: float = UNDO_PROBABILITY) -> str:
    """Return the replay of a random game in which some choices are undone."""
    match, rnd = Match.new(rules, fast_seed(seed)), random.Random(seed)
    recorder = Recorder(match)
    rewinds = REWINDS
    while not match.is_over:
        seat, action = choice(rules, match.state, rnd)
        match.play(seat, action)
        recorder.catch_up()
        if match.may_take_back(seat) and rnd.random() < back:
            match.take_back(seat)
            recorder.catch_up()
        if rewinds and match.waiting() and rnd.random() < back:
            match.rewind(rnd.randrange(match.number))
            recorder.catch_up()
            rewinds -= 1
    return recorder.text()


def a_replay_verifies(rules: Rules, seed: int) -> None:
    """A file can be played again, and so can its beginning up to any line."""
    lines = recorded(rules, seed).splitlines(keepends=True)
    ends = random.Random(seed).sample(range(1, len(lines)), 2)
    for end in (*ends, len(lines)):
        count = sum('"do"' in line for line in lines[:end])
        try:
            played = verify("".join(lines[:end]))
        except GameError as error:
            raise AssertionError(f"seed {seed}, {end} lines: {error}") from error
        assert played == count, f"seed {seed}: {played} of {count} inputs were played"


def a_tampered_replay_names_its_line(rules: Rules, seed: int, tries: int = 4) -> None:
    """Any change in a file is reported with the first line that differs."""
    lines = recorded(rules, seed).splitlines()
    changes = [*_tampered(lines)]
    rnd = random.Random(seed)
    for what, at, text in rnd.sample(changes, min(tries, len(changes))):
        wanted = f"line {at + 1}:"
        try:
            verify(text)
        except (DivergedError, UnreadableError) as error:
            told = str(error)
            assert told.startswith(wanted), f"{what}: wanted {wanted} got {told}"
            continue
        except GameError as error:
            raise AssertionError(f"{what} in {wanted} raised {error!r}") from error
        raise AssertionError(f"{what} in {wanted} was not noticed, seed {seed}")


def _tampered(lines: list[str]) -> Iterator[tuple[str, int, str]]:
    """Yield what was changed, the place of the line, and the changed file."""

    def changed(place: int, **fields: Any) -> str:
        line = {**json.loads(lines[place]), **fields}
        return "\n".join([*lines[:place], json.dumps(line), *lines[place + 1 :]])

    yield "seal", 0, changed(0, seal="00")
    yield "revision", 0, changed(0, revision=-1)
    for at, row in enumerate(lines[1:], start=1):
        line = json.loads(row)
        yield "number", at, changed(at, n=line["n"] + 1)
        if "do" in line:
            yield "unreadable action", at, changed(at, do="sing")
            yield "nobody's action", at, changed(at, seat=None)
            yield "seat", at, changed(at, seat=NO_SEAT)
            lie = [*line.get("revealed", ()), {"kind": "lie"}]
            yield "revealed", at, changed(at, revealed=lie)
            yield "left out", at, "\n".join([*lines[:at], *lines[at + 1 :]])
        if "at" in line:
            yield "position", at, changed(at, at=line["at"] + " ")
            yield "hash", at, changed(at, sum=line["sum"][::-1])
        if "end" in line:
            yield "outcome", at, changed(at, end={"scores": [], "winners": []})
        yield "unreadable line", at, "\n".join([*lines[:at], row[:-1]])
