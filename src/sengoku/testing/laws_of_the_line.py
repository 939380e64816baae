"""The law of the line.

Whoever sits behind a wire knows what comes over it, and when, and how often. So two
games that differ only in what a viewer may not know must send that viewer the same
bytes, until a reveal. These are the choices by which two such games go on together, or
one of them alone.
"""

import itertools
import random
from typing import Any, NamedTuple

from sengoku.core.events import Event, Log
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.testing.story import changes
from sengoku.testing.walk import offers


class Deed(NamedTuple):
    """What a seat may do."""

    seat: Seat
    action: int


def foretold(rules: Rules, s: Any, viewer: Viewer, deed: Deed) -> list[Event]:
    """Return what *viewer* will be told once *deed* is done."""
    return _after(rules, s, deed)[1].seen_by(viewer)


def _after(rules: Rules, s: Any, deed: Deed) -> tuple[Any, Log]:
    after, log = rules.copy(s), Log()
    rules.play(after, deed.seat, deed.action, log)
    return after, log


def goes_unseen(rules: Rules, s: Any, viewer: Viewer, deed: Deed) -> bool:
    """Is *viewer* told nothing of *deed*, and sees nothing of it?

    Some choices have no event, but all can see what is asked next.
    """
    after, log = _after(rules, s, deed)
    if log.seen_by(viewer):
        return False
    return not changes(rules.observe(s, viewer), rules.observe(after, viewer))


def parts(story: list[Event], twin: list[Event]) -> bool:
    """Do the two stories part? Then by a reveal, or the rules tell what is hidden."""
    for one, other in itertools.zip_longest(story, twin):
        if one != other:
            fair = type(one) is type(other) and one.reveals
            assert fair, f"told by what is hidden: {one} or {other}"
            return True
    return False


def deeds(rules: Rules, s: Any) -> list[Deed]:
    """Return all that anybody may do in *s*, changes of mind too."""
    return [
        Deed(seat, action)
        for seat in range(rules.seats)
        for action in offers(rules, s, seat)
    ]


def common_deed(
    rules: Rules, s: Any, twin: Any, viewer: Viewer, rnd: random.Random, tries: int = 12
) -> Deed | None:
    """Return what can be done in both states and tells *viewer* the same, if found."""
    both = sorted({*deeds(rules, s)} & {*deeds(rules, twin)})
    for deed in rnd.sample(both, min(tries, len(both))):
        story = foretold(rules, s, viewer, deed)
        if not parts(story, foretold(rules, twin, viewer, deed)):
            return deed
    return None


def unseen_deed(
    rules: Rules, s: Any, viewer: Viewer, rnd: random.Random, tries: int = 12
) -> Deed | None:
    """Return what another seat can do without *viewer* noticing, if found."""
    others = [deed for deed in deeds(rules, s) if deed.seat != viewer]
    for deed in rnd.sample(others, min(tries, len(others))):
        if goes_unseen(rules, s, viewer, deed):
            return deed
    return None
