"""Laws of visibility: observations, events and imagined games."""

import random
from collections import defaultdict
from typing import Any

import msgspec

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.testing.story import FIELDS_WITHOUT_EVENTS, Witness, changes
from sengoku.testing.walk import (
    MAX_CHOICES,
    choice,
    moments,
    require,
    some_moments,
    viewers,
)

# ── Observations ──────────────────────────────────────────────────────────────


def a_seat_sees_what_everybody_sees_and_its_own(
    rules: Rules, seed: int, share: float = 0.1
) -> None:
    """A seat's observation is the same with or without a spectator's as its base.

    It may differ from a spectator's only in the fields of ``Rules.own``.
    """
    for s, _, _ in some_moments(rules, seed, share):
        public = rules.observe(s, None)
        for viewer in viewers(rules):
            seen = rules.observe(s, viewer)
            odd = changes(seen, rules.observe(s, viewer, public))
            require(not odd, f"seen differently: {odd}", rules, s, viewer)
            odd = changes(public, seen) - {*rules.own}
            require(not odd, f"not among a seat's own: {odd}", rules, s, viewer)
        odd = changes(public, rules.observe(s, None))
        require(not odd, f"a seat's own is in everybody's: {odd}", rules, s)


# ── Events ────────────────────────────────────────────────────────────────────


def events_explain_every_visible_change(rules: Rules, seed: int) -> None:
    """Every change a viewer sees is declared by an event that the viewer reads."""
    for s, seat, action in moments(rules, seed):
        after, log = rules.copy(s), Log()
        rules.advance(after, seat, action, log)
        _check_explained(rules, s, after, log, seat, action)
        for found in rules.revisions(s, seat)[:1]:
            revised, log = rules.copy(s), Log()
            rules.play(revised, seat, found.id, log)
            _check_explained(rules, s, revised, log, seat, found.id)


def _check_explained(
    rules: Rules, s: Any, after: Any, log: Log, seat: Seat, action: int
) -> None:
    for viewer in viewers(rules):
        changed = changes(rules.observe(s, viewer), rules.observe(after, viewer))
        told = log.seen_by(viewer)
        explained = {name for event in told for name in event.explains}
        silent = changed - explained - FIELDS_WITHOUT_EVENTS
        what = f"viewer {viewer} sees {silent} change, but reads only {told}"
        require(not silent, what, rules, s, seat, action)


def a_simultaneous_choice_tells_the_others_nothing(
    rules: Rules, seed: int, share: float = 0.1
) -> None:
    """Until the last seat has chosen, others see the same for every choice."""
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
    """Return what *viewer* sees and reads after *seat* has chosen *action*."""
    after, log = rules.copy(s), Log()
    rules.advance(after, seat, action, log)
    seen = msgspec.json.encode(rules.observe(after, viewer))
    told = msgspec.json.encode(log.seen_by(viewer))
    return seen, told, rules.dump_seen(after, viewer)


def what_looks_the_same_is_told_the_same(
    rules: Rules, seed: int, share: float = 0.0
) -> None:
    """Choices that look the same to a viewer have the same events.

    This compares choices of one kind, at every moment of their execution: public facts,
    such as where a defeated army came from, may be visible only for a moment.
    """
    for s, seat, _ in some_moments(rules, seed, share):
        for viewer in (viewer for viewer in viewers(rules) if viewer != seat):
            told: dict[tuple[str, bytes], set[bytes]] = defaultdict(set)
            for action in _at_most(30, rules.legal(s, seat), seed):
                seen, story = _film(rules, s, seat, action, viewer)
                told[rules.space.family(action).kind, seen].add(story)
            odd = [stories for stories in told.values() if len(stories) > 1]
            what = f"viewer {viewer} reads events about what cannot be seen: {odd}"
            require(not odd, what, rules, s, seat)


def _at_most(count: int, ids: list[int], seed: int) -> list[int]:
    return random.Random(seed).sample(ids, min(count, len(ids)))


def _film(
    rules: Rules, s: Any, seat: Seat, action: int, viewer: Viewer
) -> tuple[bytes, bytes]:
    """Return everything *viewer* sees and reads while *action* is executed."""
    after, log = rules.copy(s), Log()
    witness = Witness([], viewer, lambda: rules.observe(after, viewer))
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
    """A state imagined from an observation looks the same to its viewer.

    So does one that is imagined again, which leaves the original as it is.
    """
    rnd = random.Random(seed)
    for s, _, _ in some_moments(rules, seed, share):
        for viewer in rnd.sample(viewers(rules), len(viewers(rules))):
            source = rng.fast(rnd.getrandbits(32), 1)
            before, again = rules.dump(s), rules.copy(s)
            rules.reimagine(again, viewer, source)
            require(rules.dump(s) == before, f"changed: {before}", rules, s, viewer)
            new = rules.imagine(rules.observe(s, viewer), source)
            for other in (again, new):
                imagined = _shown(rules, other, viewer)
                for name, seen in _shown(rules, s, viewer).items():
                    what = f"viewer {viewer}: {name} {seen!r} became {imagined[name]!r}"
                    require(seen == imagined[name], what, rules, s, viewer)
        for _ in range(MAX_CHOICES):
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
