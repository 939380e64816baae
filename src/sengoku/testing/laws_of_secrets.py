"""The law of secrets.

A secret is whatever can change without a change in what a viewer sees. So the law
compares two matches that differ only in hidden information, and continues both until
something is revealed.
"""

import copy
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from sengoku.core import seats as seat_sets
from sengoku.core.choices import as_tuple
from sengoku.core.errors import GameError
from sengoku.core.events import Event, Log
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.match import Match
from sengoku.testing.story import FIELDS_WITHOUT_EVENTS, SeenEvent, Witness, changes
from sengoku.testing.walk import (
    Moment,
    MomentSampler,
    choice,
    known_actions,
    moments,
    offers,
    require,
    viewers,
)

Scramble = Callable[[Any, Viewer, random.Random], Any]
"""``scramble(s, viewer, rnd)``: a copy with everything hidden from *viewer* redealt."""

MAX_SECRETS_TRIED: Final = 60
"""How many secrets are tried to find one that becomes visible."""


def nobody_can_learn_what_is_hidden(
    rules: Rules,
    seed: int,
    scramble: Scramble,
    share: float = 0.02,
    ids: int = 24,
) -> None:
    """Observation, text, offer, refusals and events stay the same when secrets change.

    Tries *ids* actions besides those offered. Both games continue with the same choice:
    events for the viewer may differ only from a reveal on, and only by what the viewer
    then sees.
    """
    rnd, sampler = random.Random(seed), MomentSampler(rules, seed, share)
    match = Match.new(rules, fast_seed(seed))
    for moment in moments(rules, seed):
        if sampler.picks(moment):
            for viewer in viewers(rules):
                _check_secrets(match, moment, viewer, scramble, rnd, ids)
        match.play(moment.seat, moment.action)
    for viewer in viewers(rules):
        _check_secrets(match, None, viewer, scramble, rnd, ids)


def _check_secrets(
    match: Match,
    moment: Moment | None,
    viewer: Viewer,
    scramble: Scramble,
    rnd: random.Random,
    ids: int,
) -> None:
    """Compare the match with one that differs in secrets; no moment: game over."""
    rules, s = match.rules, match.state

    def another() -> Match:
        return twin_of(match, scramble(s, viewer, rnd))

    twin = another()
    _compare(told, match, twin, viewer, f"hidden: {rules.dump(twin.state)}")
    if viewer is not None:
        for action in _some_ids(rules, s, rnd, ids):
            _compare_refusals(match, twin, viewer, action)
    if moment is not None:
        choices = {(moment.seat, moment.action), choice(rules, s, rnd)}
        choices |= _second_thought(rules, s, rnd)
        for seat, action in sorted(choices):
            if action in offers(rules, twin.state, seat):
                _compare_stories(match, twin, viewer, seat, action, another)


def _second_thought(rules: Rules, s: Any, rnd: random.Random) -> set[tuple[Seat, int]]:
    """Return a random revision, if there is one."""
    seat = rnd.randrange(rules.seats)
    ids = [found.id for found in rules.revisions(s, seat)]
    return {(seat, rnd.choice(ids))} if ids else set()


def _some_ids(rules: Rules, s: Any, rnd: random.Random, ids: int) -> list[int]:
    """Return up to *ids* actions: half of any kind, half of the kinds offered now."""
    asked = seat_sets.each(rules.waiting(s))
    offered = {action for seat in asked for action in rules.legal(s, seat)}
    families = {rules.space.family(action) for action in sorted(offered)}
    near = [a for family in families for a in range(family.begin, family.end)]
    found: set[int] = set()
    known = known_actions(rules)
    for pool in ([a for a in sorted(near) if rules.spelling.exists(a)], known):
        found |= {*rnd.sample(pool, min(ids // 2, len(pool)))}
    return sorted(found)


def twin_of(match: Match, state: Any) -> Match:
    """Return an independent copy of the match at another *state*."""
    new = copy.copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list | dict):
            setattr(new, name, value.copy())
    new.log = Log()
    new.log.entries = [*match.log.entries]
    new.state = state
    return new


def told(match: Match, viewer: Viewer) -> dict[str, bytes]:
    """Return everything a match sends to a viewer, encoded."""
    found: dict[str, object] = {
        "observation": match.view(viewer),
        "position": match.position(viewer),
        "waiting": match.waiting(),
        "outcome": match.outcome(),
    }
    if viewer is not None:
        found["offer"] = match.offer(viewer)
        found["may take back"] = match.may_take_back(viewer)
    return {
        name: msgspec.json.encode(value, enc_hook=as_tuple)
        for name, value in found.items()
    }


def _compare(
    show: Callable[..., dict[str, bytes]],
    match: Match,
    twin: Match,
    viewer: Viewer,
    context: str,
) -> None:
    first, second = show(match, viewer), show(twin, viewer)
    for name, value in first.items():
        what = f"viewer {viewer}: {name} depends on what is hidden: {value!r} or "
        what += f"{second[name]!r}\n  {context}"
        require(value == second[name], what, match.rules, match.state, viewer)


def _compare_refusals(match: Match, twin: Match, seat: Seat, action: int) -> None:
    def answers(one: Match, viewer: Seat) -> dict[str, bytes]:
        why = one.explain(viewer, action)
        refused = "" if why is None else _refused(one, viewer, action)
        return {
            "reason": msgspec.json.encode(why),
            "refusal": msgspec.json.encode(refused),
        }

    context = f"action {match.rules.spelling.spell(action)!r}"
    _compare(answers, match, twin, seat, context)


def _refused(match: Match, seat: Seat, action: int) -> list[str]:
    try:
        match.play(seat, action)
    except GameError as error:
        return [type(error).__name__, error.key, error.rule, error.detail, str(error)]
    raise AssertionError(f"explained, yet accepted: {match.rules.dump(match.state)}")


# ── Stories ───────────────────────────────────────────────────────────────────


def _story(
    match: Match, viewer: Viewer, seat: Seat, action: int
) -> tuple[Match, list[SeenEvent]]:
    """Play on in a copy; return it and the events of *viewer* meanwhile."""
    after = twin_of(match, match.rules.copy(match.state))
    witness = Witness(after.log.entries, viewer, lambda: after.view(viewer))
    after.log.entries = witness
    after.play(seat, action)
    return after, witness.story


class _Parting(NamedTuple):
    """Where two stories differ, and what the viewer then sees differently."""

    at: int
    one: Event
    other: Event
    seen: set[str]

    @property
    def is_fair(self) -> bool:
        """Is it a reveal, and is nothing visible but what it declares?"""
        revealed = type(self.one) is type(self.other) and self.one.reveals
        return revealed and self.seen <= {*self.one.explains}


def _parting(story: list[SeenEvent], story_twin: list[SeenEvent]) -> _Parting | None:
    for at, (one, other) in enumerate(zip(story, story_twin, strict=False)):
        if one != other:
            seen = changes(one.seen, other.seen) - FIELDS_WITHOUT_EVENTS
            return _Parting(at, one.event, other.event, seen)
    return None


def _compare_stories(
    match: Match,
    twin: Match,
    viewer: Viewer,
    seat: Seat,
    action: int,
    another: Callable[[], Match],
) -> None:
    """Play the same *action* in both; a difference must be a visible reveal."""
    rules, s = match.rules, match.state
    after, story = _story(match, viewer, seat, action)
    after_twin, story_twin = _story(twin, viewer, seat, action)
    parting = _parting(story, story_twin)
    if parting is None:
        more = f"viewer {viewer} is told {story[-1:]} or {story_twin[-1:]} at the end"
        require(len(story) == len(story_twin), more, rules, s, seat, action)
        context = f"after {rules.spelling.spell(action)!r} by seat {seat}"
        _compare(told, after, after_twin, viewer, context)
        return
    what = f"viewer {viewer} reads hidden information: {parting}"
    require(parting.is_fair, what, rules, s, seat, action)
    if not parting.seen:
        found = _is_ever_seen(story, parting, viewer, seat, action, another)
        require(found, f"told, but never seen: {what}", rules, s, seat, action)


def _is_ever_seen(
    story: list[SeenEvent],
    parting: _Parting,
    viewer: Viewer,
    seat: Seat,
    action: int,
    another: Callable[[], Match],
) -> bool:
    """Does any other secret make a visible difference at this reveal?

    An event may contain slightly more than the observation, such as who drew which
    card. But a real reveal must be visible for at least one other secret.
    """
    for _ in range(MAX_SECRETS_TRIED):
        twin = another()
        if action not in offers(twin.rules, twin.state, seat):
            continue
        _, story_twin = _story(twin, viewer, seat, action)
        found = _parting(story, story_twin)
        if found is not None and found.at == parting.at and found.seen:
            return True
    return False
