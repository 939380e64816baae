"""The law of the connection.

A client sees which messages it receives, when, and how many. So two games that differ
only in hidden information must send the same bytes to the viewer, until a reveal. This
module finds choices that continue both games, or only one of them.
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
    """An action of a seat."""

    seat: Seat
    action: int


def foretold(rules: Rules, s: Any, viewer: Viewer, deed: Deed) -> list[Event]:
    """Return the events *viewer* would read after *deed*."""
    return _after(rules, s, deed)[1].seen_by(viewer)


def _after(rules: Rules, s: Any, deed: Deed) -> tuple[Any, Log]:
    after, log = rules.copy(s), Log()
    rules.play(after, deed.seat, deed.action, log)
    return after, log


def goes_unseen(rules: Rules, s: Any, viewer: Viewer, deed: Deed) -> bool:
    """Is *deed* invisible to *viewer*, in events and observations?

    Some choices have no event, but everybody sees the next question.
    """
    after, log = _after(rules, s, deed)
    if log.seen_by(viewer):
        return False
    return not changes(rules.observe(s, viewer), rules.observe(after, viewer))


def parts(story: list[Event], twin: list[Event]) -> bool:
    """Do the two stories differ? Any difference must start with a reveal."""
    for one, other in itertools.zip_longest(story, twin):
        if one != other:
            fair = type(one) is type(other) and one.reveals
            assert fair, f"an event leaks hidden information: {one} or {other}"
            return True
    return False


def deeds(rules: Rules, s: Any) -> list[Deed]:
    """Return everything any seat may do in *s*, revisions included."""
    return [
        Deed(seat, action)
        for seat in range(rules.seats)
        for action in offers(rules, s, seat)
    ]


def common_deed(
    rules: Rules, s: Any, twin: Any, viewer: Viewer, rnd: random.Random, tries: int = 12
) -> Deed | None:
    """Return a deed legal in both states that looks the same to *viewer*, if found."""
    both = sorted({*deeds(rules, s)} & {*deeds(rules, twin)})
    for deed in rnd.sample(both, min(tries, len(both))):
        story = foretold(rules, s, viewer, deed)
        if not parts(story, foretold(rules, twin, viewer, deed)):
            return deed
    return None


def unseen_deed(
    rules: Rules, s: Any, viewer: Viewer, rnd: random.Random, tries: int = 12
) -> Deed | None:
    """Return a deed of another seat that *viewer* does not notice, if found."""
    others = [deed for deed in deeds(rules, s) if deed.seat != viewer]
    for deed in rnd.sample(others, min(tries, len(others))):
        if goes_unseen(rules, s, viewer, deed):
            return deed
    return None
