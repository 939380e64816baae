"""Hints beside the position: facts that need rules, so that browsers hold no rules.

A game derives them from what the viewer sees, so they reveal nothing hidden.
``core.hints.HintMaker`` is its interface. Only clients that ask for words get them; an
update contains the changed parts.
"""

from collections.abc import Hashable, Iterable
from typing import Any, Final, NamedTuple, final

import msgspec

from sengoku.core.rules import Rules
from sengoku.match import Match, Offer
from sengoku.server.tables.moments import Passed

MISSING: Final = object()


class Observed(NamedTuple):
    """What a viewer sees, and what everybody sees at the same moment."""

    seen: msgspec.Struct
    public: msgspec.Struct


@final
class Hints:
    """Hints for the viewers of one table."""

    def __init__(self, rules: Rules) -> None:
        self._maker: Final = rules.game.hint_maker(rules)
        self._history: Any = self._maker.history(())
        self._entries = 0  # length of the log when the history was computed
        self._shared: Any = None  # part of the hints of all viewers
        self._shared_from: tuple[object, object] = (None, None)
        self._sent: Final[dict[Hashable, dict[str, Any]]] = {}

    def hints(
        self, to: Hashable, match: Match, observed: Observed, offer: Offer | None
    ) -> dict[str, Any]:
        """Return all hints for the audience *to*."""
        offered = () if offer is None else [*offer.choices.ids]
        shared = self.shared(match, observed.public, len(match.log.entries))
        made = self._maker.hints(observed.seen, offered, shared)
        self._sent[to] = {name: getattr(made, name) for name in made.__struct_fields__}
        return self._sent[to]

    def of_moments(self, match: Match, steps: Iterable[Passed]) -> list[Any]:
        """Return what the hints of all viewers have in common, for each of *steps*.

        It is counted once for all of them, before anybody's hints are made.
        """
        return [self.shared(match, step.public, step.entries) for step in steps]

    def passing(
        self, seen: msgspec.Struct, before: msgspec.Struct, shared: Any
    ) -> dict[str, Any]:
        """Return the hints on a moment, with what ``of_moments`` returned for it."""
        return self._maker.passing(seen, before, shared)

    def sent(self, to: Hashable) -> dict[str, Any]:
        """Return all hints that *to* has."""
        return self._sent.get(to, {})

    def changes(
        self, to: Hashable, match: Match, observed: Observed, offer: Offer | None
    ) -> dict[str, Any]:
        """Return the hints that changed since the last call for *to*."""
        before = self._sent.get(to)
        now = self.hints(to, match, observed, offer)
        return now if before is None else differences(before, now)

    def shared(self, match: Match, public: msgspec.Struct, entries: int) -> Any:
        """Return what all hints on a moment after *entries* of the log begin with."""
        history, before = self._history_of(match, entries), self._shared_from
        if before[0] is not public or before[1] is not history:
            self._shared_from = public, history
            self._shared = self._maker.shared(public, history)
        return self._shared

    def _history_of(self, match: Match, entries: int) -> Any:
        """Return what the first *entries* add, recomputed when it may differ."""
        first, last = sorted((self._entries, entries))
        new = match.log.entries[first:last]
        if any(isinstance(entry.event, self._maker.counted) for entry in new):
            self._history = self._maker.history(match.live_events(None, until=entries))
        self._entries = entries
        return self._history


def differences(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return what is new, or not as it was *before*."""
    # Most are the same objects; a tuple would compare its parts to find out.
    return {
        name: hint
        for name, hint in now.items()
        if (was := before.get(name, MISSING)) is not hint and was != hint
    }
