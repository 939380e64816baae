"""Laws of what can be seen: events, imagined games, secrets.

A secret is what can be changed without any change in what a viewer sees. So the laws
compare the game with another that differs only in what is hidden, and play both on for
as long as nothing is revealed.
"""

import copy
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.errors import GameError
from sengoku.core.events import Entry, Event, Log
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.match import Match
from sengoku.testing.walk import (
    LONGEST,
    Choosy,
    Moment,
    choice,
    moments,
    require,
    some_moments,
    viewers,
)

Scramble = Callable[[Any, Viewer, random.Random], Any]
"""``scramble(s, viewer, rnd)``: a copy with all that *viewer* cannot see dealt anew."""

TRIES: Final = 60
"""So many secrets are tried to find one that shows."""

UNTOLD: Final = {"todo"}
"""Fields of observations that change without an event: they say what comes next."""


def changes(before: msgspec.Struct, after: msgspec.Struct) -> set[str]:
    """Return the names of the fields in which two observations differ."""
    old, new = msgspec.structs.asdict(before), msgspec.structs.asdict(after)
    return {name for name, value in old.items() if new[name] != value}


# ── Events ────────────────────────────────────────────────────────────────────


def events_explain_every_visible_change(rules: Rules, seed: int) -> None:
    """Whatever changes for a viewer, some event that the viewer reads declares it."""
    for s, seat, action in moments(rules, seed):
        after, log = rules.copy(s), Log()
        rules.advance(after, seat, action, log)
        for viewer in viewers(rules):
            changed = changes(rules.observe(s, viewer), rules.observe(after, viewer))
            told = log.seen_by(viewer)
            explained = {name for event in told for name in event.explains}
            silent = changed - explained - UNTOLD
            what = f"viewer {viewer} sees {silent} change, but is told {told}"
            require(not silent, what, rules, s, seat, action)


def a_simultaneous_choice_tells_the_others_nothing(
    rules: Rules, seed: int, share: float = 0.1
) -> None:
    """Until the last has chosen, others see the same whatever was chosen."""
    for s, _, _ in some_moments(rules, seed, share):
        asked = seat_sets.each(rules.waiting(s))
        if len(asked) == 1:
            continue
        for seat in asked:
            for viewer in (viewer for viewer in viewers(rules) if viewer != seat):
                pictures = {
                    _picture(rules, s, seat, action, viewer)
                    for action in _at_most(8, rules.legal(s, seat), seed)
                }
                what = f"viewer {viewer} can tell the choices apart: {pictures}"
                require(len(pictures) == 1, what, rules, s, seat)


def _picture(
    rules: Rules, s: Any, seat: Seat, action: int, viewer: Viewer
) -> tuple[bytes, bytes, str]:
    """Return what *viewer* sees and is told once *seat* has chosen *action*."""
    after, log = rules.copy(s), Log()
    rules.advance(after, seat, action, log)
    seen = msgspec.json.encode(rules.observe(after, viewer))
    told = msgspec.json.encode(log.seen_by(viewer))
    return seen, told, rules.dump_seen(after, viewer)


def what_looks_the_same_is_told_the_same(
    rules: Rules, seed: int, share: float = 0.0
) -> None:
    """Choices that a viewer sees no difference between have the same events.

    Of one kind, and at every moment while they are carried out: what is open to all,
    such as where an army came from that is thrown back, looks different for a moment.
    """
    for s, seat, _ in some_moments(rules, seed, share):
        for viewer in (viewer for viewer in viewers(rules) if viewer != seat):
            told: dict[tuple[str, bytes], set[bytes]] = defaultdict(set)
            for action in _at_most(30, rules.legal(s, seat), seed):
                seen, story = _film(rules, s, seat, action, viewer)
                told[rules.space.family(action).kind, seen].add(story)
            odd = [stories for stories in told.values() if len(stories) > 1]
            what = f"viewer {viewer} is told what cannot be seen: {odd}"
            require(not odd, what, rules, s, seat)


def _at_most(count: int, ids: list[int], seed: int) -> list[int]:
    return random.Random(seed).sample(ids, min(count, len(ids)))


def _film(
    rules: Rules, s: Any, seat: Seat, action: int, viewer: Viewer
) -> tuple[bytes, bytes]:
    """Return all that *viewer* sees while *action* is carried out, and is told."""
    after, log = rules.copy(s), Log()
    witness = _Witness([], viewer, lambda: rules.observe(after, viewer))
    log.entries = witness
    rules.advance(after, seat, action, log)
    seen = [told.seen for told in witness.story]
    told = [told.event for told in witness.story]
    last = rules.observe(after, viewer), rules.dump_seen(after, viewer)
    return msgspec.json.encode((seen, last)), msgspec.json.encode(told)


# ── Imagined games ────────────────────────────────────────────────────────────


def an_imagined_game_looks_the_same(
    rules: Rules, seed: int, share: float = 0.02
) -> None:
    """A state made from what a viewer sees gives that viewer the same game."""
    rnd = random.Random(seed)
    for s, _, _ in some_moments(rules, seed, share):
        for viewer in rnd.sample(viewers(rules), len(viewers(rules))):
            source = rng.fast(rnd.getrandbits(32), 1)
            new = rules.imagine(rules.observe(s, viewer), source)
            for name, seen, imagined in _both(_shown, rules, s, new, viewer):
                what = f"viewer {viewer}: {name} {seen!r} became {imagined!r}"
                require(seen == imagined, what, rules, s, viewer)
        for _ in range(LONGEST):
            if not rules.waiting(new):
                break
            rules.play(new, *choice(rules, new, rnd))
        require(not rules.waiting(new), "an imagined game is endless", rules, s)


def _shown(rules: Rules, s: Any, viewer: Viewer) -> dict[str, object]:
    shown: dict[str, object] = {
        "observation": rules.observe(s, viewer),
        "position": rules.dump_seen(s, viewer),
        "waiting": rules.waiting(s),
        "outcome": rules.outcome(s),
    }
    if viewer is not None:
        shown["legal"] = rules.legal(s, viewer)
        shown["question"] = rules.question(s, viewer)
        shown["choices"] = rules.choices(s, viewer)
        shown["revisions"] = rules.revisions(s, viewer)
    return shown


def _both(
    show: Callable[..., dict[str, object]], rules: Rules, s: Any, new: Any, viewer: Any
) -> Iterator[tuple[str, object, object]]:
    first, second = show(rules, s, viewer), show(rules, new, viewer)
    for name, value in first.items():
        yield name, value, second[name]


# ── Secrets ───────────────────────────────────────────────────────────────────


def nobody_can_learn_what_is_hidden(
    rules: Rules,
    seed: int,
    scramble: Scramble,
    share: float = 0.02,
    ids: int = 24,
) -> None:
    """Observation, text, offer, refusals and events stay the same when secrets change.

    Of the actions *ids* are tried, besides those offered. The games are played on by
    the same choice: what the viewer is told may differ only from a reveal on, and only
    by what the viewer then sees.
    """
    rnd, choosy = random.Random(seed), Choosy(rules, seed, share)
    match = Match(rules, fast_seed(seed))
    for moment in moments(rules, seed):
        if choosy.picks(moment):
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
    """Compare the match with one that differs in secrets; none: when it is over."""
    rules, s = match.rules, match.state

    def another() -> Match:
        return _twin(match, scramble(s, viewer, rnd))

    twin = another()
    _compare(_told, match, twin, viewer, f"hidden: {rules.dump(twin.state)}")
    if viewer is not None:
        for action in _some_ids(rules, s, rnd, ids):
            _compare_refusals(match, twin, viewer, action)
    if moment is not None:
        choices = {(moment.seat, moment.action), choice(rules, s, rnd)}
        for seat, action in sorted(choices):
            if action in rules.legal(twin.state, seat):
                _compare_stories(match, twin, viewer, seat, action, another)


def _some_ids(rules: Rules, s: Any, rnd: random.Random, ids: int) -> list[int]:
    """Return up to *ids* actions: half of all kinds, half of those asked for now."""
    asked = seat_sets.each(rules.waiting(s))
    offered = {action for seat in asked for action in rules.legal(s, seat)}
    families = {rules.space.family(action) for action in sorted(offered)}
    near = [a for family in families for a in range(family.begin, family.end)]
    found: set[int] = set()
    for pool in (sorted(near), range(rules.space.size)):
        found |= {*rnd.sample(pool, min(ids // 2, len(pool)))}
    return sorted(found)


def _twin(match: Match, state: Any) -> Match:
    """Return a copy of the match at another *state*, to play on by itself."""
    new = copy.copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list | dict):
            setattr(new, name, value.copy())
    new.log = Log()
    new.log.entries = [*match.log.entries]
    new.state = state
    return new


def _told(match: Match, viewer: Viewer) -> dict[str, bytes]:
    """Return all that a match tells a viewer, as it goes over the wire."""
    told: dict[str, object] = {
        "observation": match.observe(viewer),
        "position": match.position(viewer),
        "waiting": match.waiting(),
        "outcome": match.outcome(),
    }
    if viewer is not None:
        told["offer"] = match.offer(viewer)
        told["may take back"] = match.may_take_back(viewer)
    return {name: msgspec.json.encode(value) for name, value in told.items()}


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


# ── Stories: what a viewer is told while a choice is carried out ──────────────


class Told(NamedTuple):
    """An event as the viewer reads it, and what the viewer sees right then."""

    event: Event
    seen: msgspec.Struct


class _Witness(list[Entry]):
    """The entries of a log; looks at the game whenever one is added."""

    def __init__(
        self, entries: list[Entry], viewer: Viewer, look: Callable[[], msgspec.Struct]
    ) -> None:
        super().__init__(entries)
        self.viewer = viewer
        self.look = look
        self.story: list[Told] = []

    def append(self, entry: Entry) -> None:
        super().append(entry)
        event = entry.seen_by(self.viewer)
        if event is not None:
            self.story.append(Told(event, self.look()))


def _story(
    match: Match, viewer: Viewer, seat: Seat, action: int
) -> tuple[Match, list[Told]]:
    """Play on in a copy; return it and what *viewer* is told meanwhile."""
    after = _twin(match, match.rules.copy(match.state))
    witness = _Witness(after.log.entries, viewer, lambda: after.observe(viewer))
    after.log.entries = witness
    after.play(seat, action)
    return after, witness.story


class _Parting(NamedTuple):
    """Where two stories part, and what the viewer then sees differently."""

    at: int
    one: Event
    other: Event
    seen: set[str]

    @property
    def is_fair(self) -> bool:
        """Is it a reveal, and nothing seen but what the reveal declares?"""
        revealed = type(self.one) is type(self.other) and self.one.reveals
        return revealed and self.seen <= {*self.one.explains}


def _parting(story: list[Told], story_twin: list[Told]) -> _Parting | None:
    for at, (one, other) in enumerate(zip(story, story_twin, strict=False)):
        if one != other:
            seen = changes(one.seen, other.seen) - UNTOLD
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
    """Play the same *action* in both; a difference must be a reveal that is seen."""
    rules, s = match.rules, match.state
    after, story = _story(match, viewer, seat, action)
    after_twin, story_twin = _story(twin, viewer, seat, action)
    parting = _parting(story, story_twin)
    if parting is None:
        more = f"viewer {viewer} is told {story[-1:]} or {story_twin[-1:]} at the end"
        require(len(story) == len(story_twin), more, rules, s, seat, action)
        context = f"after {rules.spelling.spell(action)!r} by seat {seat}"
        _compare(_told, after, after_twin, viewer, context)
        return
    what = f"viewer {viewer} is told by what is hidden: {parting}"
    require(parting.is_fair, what, rules, s, seat, action)
    if not parting.seen:
        found = _is_ever_seen(story, parting, viewer, seat, action, another)
        require(found, f"told, but never seen: {what}", rules, s, seat, action)


def _is_ever_seen(
    story: list[Told],
    parting: _Parting,
    viewer: Viewer,
    seat: Seat,
    action: int,
    another: Callable[[], Match],
) -> bool:
    """Does the viewer see a difference at this reveal for any other secret?

    An event may tell a little more than the observation keeps, such as who turned up
    which card. But what it reveals must come to light: then some secret shows.
    """
    for _ in range(TRIES):
        twin = another()
        if action not in twin.rules.legal(twin.state, seat):
            continue
        _, story_twin = _story(twin, viewer, seat, action)
        found = _parting(story, story_twin)
        if found is not None and found.at == parting.at and found.seen:
            return True
    return False
