"""Laws of secret choices that are made step by step and can be revised.

A choice is *open* while several seats make it simultaneously, or while a seat that has
finished may still revise it. Others learn only that a seat is done, or no longer done,
and nothing in between.

In games without revisions these laws check little.
"""

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from sengoku.core import seats as seat_sets
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.match import Match
from sengoku.testing.laws_of_secrets import told
from sengoku.testing.walk import Moment, choice, moments, require, viewers

UNDO_PROBABILITY: Final = 0.3
"""How often a seat revises: less than half, so that the game ends."""

MERGES: Final = 3

REWIND_PROBABILITY: Final = 0.01
"""How often the match is rewound: rarely, because it is replayed afterwards."""


def is_open(rules: Rules, s: Any) -> bool:
    asked = rules.waiting(s)
    return seat_sets.size(asked) > 1 or any(
        rules.revisions(s, seat)
        for seat in range(rules.seats)
        if not seat_sets.contains(asked, seat)
    )


def second_thoughts(rules: Rules, s: Any) -> list[tuple[Seat, int]]:
    """Return all revisions of all seats."""
    return [
        (seat, found.id)
        for seat in range(rules.seats)
        for found in rules.revisions(s, seat)
    ]


def doubtful(rules: Rules, s: Any, rnd: random.Random) -> tuple[Seat, int]:
    """Return a random seat and its action, sometimes a revision."""
    thoughts = second_thoughts(rules, s) if rnd.random() < UNDO_PROBABILITY else []
    return rnd.choice(thoughts) if thoughts else choice(rules, s, rnd)


def doubtful_moments(rules: Rules, seed: int) -> Iterator[Moment]:
    """Yield every position of a random game with revisions."""
    rnd = random.Random(seed)
    s = rules.start(fast_seed(seed))
    while rules.waiting(s):
        seat, action = doubtful(rules, s, rnd)
        yield Moment(s, seat, action)
        rules.play(s, seat, action)


def after(rules: Rules, s: Any, *plays: tuple[Seat, int]) -> Any:
    """Return the position after these *plays*."""
    new = rules.copy(s)
    for seat, action in plays:
        rules.play(new, seat, action)
    return new


# ── The laws ──────────────────────────────────────────────────────────────────


def a_change_of_mind_leads_back(rules: Rules, seed: int, share: float = 0.03) -> None:
    """Every choice that can be revised can be undone, and so can the revision."""
    rnd = random.Random(seed)
    for s, _, _ in doubtful_moments(rules, seed):
        if not is_open(rules, s) or rnd.random() > share:
            continue
        for seat in range(rules.seats):
            revisions = [found.id for found in rules.revisions(s, seat)]
            for ids in (rules.legal(s, seat), revisions):
                if ids:
                    _check_way_back(rules, s, seat, rnd.choice(ids), ids is revisions)


def _check_way_back(
    rules: Rules, s: Any, seat: Seat, action: int, is_revision: bool
) -> None:
    new = after(rules, s, (seat, action))
    ways = [found.id for found in rules.revisions(new, seat)]
    if is_revision:
        ways += rules.legal(new, seat)
    elif not ways:
        return  # it was the last choice, or one that is final
    found = any(after(rules, new, (seat, way)) == s for way in ways)
    require(found, "no way back", rules, s, seat, action)


def an_unfinished_choice_shows_to_nobody(
    rules: Rules, seed: int, share: float = 0.04
) -> None:
    """Before and after it, others receive exactly the same, numbers included."""
    match, rnd = Match.new(rules, fast_seed(seed)), random.Random(seed)
    while not match.is_over:
        seat, action = doubtful(rules, match.state, rnd)
        waiting = match.waiting()
        if is_open(rules, match.state) and rnd.random() < share:
            before, others = rules.copy(match.state), _others(rules, seat)
            seen = {viewer: _everything(match, viewer) for viewer in others}
            match.play(seat, action)
            if match.waiting() == waiting and is_open(rules, match.state):
                for viewer in others:
                    _check_same(match, viewer, seen[viewer], before, seat, action)
        else:
            match.play(seat, action)


def how_a_choice_came_about_shows_to_nobody(
    rules: Rules, seed: int, share: float = 0.03
) -> None:
    """Others cannot tell, then or later, whether a seat has revised its choice.

    Two matches take the same course, but in one of them a seat revises more. Sometimes
    both are rewound and replayed.
    """
    plain, winding = (
        Match.new(rules, fast_seed(seed)),
        Match.new(rules, fast_seed(seed)),
    )
    rnd = random.Random(seed)
    thinker = seed % rules.seats
    others = _others(rules, thinker)
    gone: list[_Leg] = []
    for s, seat, action in moments(rules, seed):
        gone.append(_Leg(plain.number, winding.number, seat, action))
        if seat == thinker and rnd.random() < UNDO_PROBABILITY:
            _wind(winding, thinker, rnd)
        require(winding.state == s, "a way back leads elsewhere", rules, s, thinker)
        for match in (plain, winding):
            match.play(seat, action)
        if plain.may_take_back(seat) and rnd.random() < UNDO_PROBABILITY:
            for match in (plain, winding):
                match.take_back(seat)
                match.play(seat, action)
        if not plain.is_over and rnd.random() < REWIND_PROBABILITY:
            _go_again(plain, winding, gone, rnd.randrange(len(gone)))
        if rnd.random() < share or plain.is_over:
            for viewer in others:
                seen = _everything(plain, viewer)
                _check_same(winding, viewer, seen, s, thinker)


class _Leg(NamedTuple):
    """A choice, and how many inputs the two matches had before it."""

    plain: int
    winding: int
    seat: Seat
    action: int


def _go_again(plain: Match, winding: Match, gone: list[_Leg], first: int) -> None:
    """Rewind both matches to before the leg *first*, then replay both."""
    plain.rewind(gone[first].plain)
    winding.rewind(gone[first].winding)
    for at, leg in enumerate(gone[first:], start=first):
        gone[at] = _Leg(plain.number, winding.number, leg.seat, leg.action)
        for match in (plain, winding):
            match.play(leg.seat, leg.action)


def _wind(match: Match, seat: Seat, rnd: random.Random) -> None:
    """Let *seat* make a choice and undo it, if nobody can notice."""
    rules, s = match.rules, match.state
    action = rnd.choice(rules.legal(s, seat))
    new = after(rules, s, (seat, action))
    if rules.waiting(new) != rules.waiting(s):
        return
    for found in rules.revisions(new, seat):
        if after(rules, new, (seat, found.id)) == s:
            match.play(seat, action)
            match.play(seat, found.id)
            return


def it_does_not_matter_who_is_quicker(rules: Rules, seed: int) -> None:
    """Whatever the seats do while a choice is open: their order makes no difference."""
    rnd = random.Random(seed)
    was_open = False
    for s, _, _ in moments(rules, seed):
        opens = is_open(rules, s) and not was_open
        was_open = is_open(rules, s)
        if opens:
            plays = _plays(rules, s, rnd)
            ends = [after(rules, s, *_merged(plays, rnd)) for _ in range(MERGES)]
            same = all(end == ends[0] for end in ends)
            require(same, f"the order of {plays} matters", rules, s)


def _plays(rules: Rules, s: Any, rnd: random.Random) -> list[list[tuple[Seat, int]]]:
    """Return the plays of each seat until it is done; the first one revises once."""
    asked = [*seat_sets.each(rules.waiting(s))]
    rnd.shuffle(asked)
    return [_done(rules, s, seat, seat == asked[0], rnd) for seat in asked]


def _done(
    rules: Rules, s: Any, seat: Seat, again: bool, rnd: random.Random
) -> list[tuple[Seat, int]]:
    new = rules.copy(s)
    plays: list[tuple[Seat, int]] = []
    while True:
        forward = rules.legal(new, seat)
        back = [found.id for found in rules.revisions(new, seat)]
        if not forward and not (again and back):
            return plays
        again = again and bool(forward)
        doubts = back if rnd.random() < UNDO_PROBABILITY else []
        action = rnd.choice((doubts or forward) if forward else back)
        plays.append((seat, action))
        rules.play(new, *plays[-1])


def _merged(
    plays: list[list[tuple[Seat, int]]], rnd: random.Random
) -> list[tuple[Seat, int]]:
    """Interleave all plays at random; the last play of each seat comes at the end."""
    turns = [at for at, row in enumerate(plays) for _ in row[:-1]]
    rnd.shuffle(turns)
    rows = [iter(row) for row in plays]
    last = rnd.sample(range(len(plays)), len(plays))
    return [next(rows[at]) for at in (*turns, *last)]


# ── What others receive ───────────────────────────────────────────────────────


def _others(rules: Rules, seat: Seat) -> list[Viewer]:
    return [viewer for viewer in viewers(rules) if viewer != seat]


def _everything(match: Match, viewer: Viewer) -> dict[str, bytes]:
    events = msgspec.json.encode(match.events(viewer))
    return {**told(match, viewer), "events": events}


def _check_same(
    match: Match,
    viewer: Viewer,
    seen: dict[str, bytes],
    s: Any,
    seat: Seat,
    action: int | None = None,
) -> None:
    for name, value in _everything(match, viewer).items():
        what = f"viewer {viewer} notices: {name} {seen[name]!r} became {value!r}"
        require(value == seen[name], what, match.rules, s, seat, action)
