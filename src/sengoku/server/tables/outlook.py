"""Notes beside the position: facts that need rules, so that a browser holds none.

A game makes them from what the viewer sees, which is why they tell nothing hidden.
``samurai.outlook.Notes`` and ``shogun.outlook.Notes`` say what is in them. Made only
for who asks for words; an update brings the parts that are different now.
"""

from collections.abc import Hashable
from typing import Any, Final, NamedTuple, final

import msgspec

from sengoku.core.rules import Rules
from sengoku.match import Match, Offer
from sengoku.samurai import outlook as samurai
from sengoku.shogun import outlook as shogun

OUTLOOKS: Final[dict[str, Any]] = {
    "samurai": samurai.Outlook,
    "shogun": shogun.Outlook,
}
NOTES: Final[dict[str, type[msgspec.Struct]]] = {
    "samurai": samurai.Notes,
    "shogun": shogun.Notes,
}
"""What the notes of a game are made of."""


class Sight(NamedTuple):
    """What a viewer sees, and what everybody sees of the same moment."""

    seen: msgspec.Struct
    public: msgspec.Struct


@final
class Outlook:
    """Notes for the viewers of one table."""

    def __init__(self, rules: Rules) -> None:
        self._game: Final = OUTLOOKS[rules.id](rules)
        self._account: Any = ()
        self._entries = 0  # of the log, when the account was made
        self._shared: Any = None  # by the notes of all viewers
        self._made_of: tuple[object, object] = (None, None)  # the shared notes
        self._told: Final[dict[Hashable, dict[str, Any]]] = {}

    def notes(
        self, to: Hashable, match: Match, sight: Sight, offer: Offer | None
    ) -> dict[str, Any]:
        """Return all notes for those who are told as *to* is."""
        offered = () if offer is None else [choice.id for choice in offer.choices]
        account, before = self._account_of(match), self._made_of
        if before[0] is not sight.public or before[1] is not account:
            self._made_of = sight.public, account
            self._shared = self._game.shared(sight.public, account)
        made = self._game.notes(sight.seen, offered, self._shared)
        self._told[to] = {name: getattr(made, name) for name in made.__struct_fields__}
        return self._told[to]

    def changes(
        self, to: Hashable, match: Match, sight: Sight, offer: Offer | None
    ) -> dict[str, Any]:
        """Return the notes that are not as they were told last."""
        before = self._told.get(to, {})
        now = self.notes(to, match, sight, offer)
        return {name: note for name, note in now.items() if before.get(name) != note}

    def _account_of(self, match: Match) -> Any:
        """Return what was scored, worked out anew when that may have changed."""
        new = match.log.entries[self._entries :]
        if any(isinstance(entry.event, self._game.counted) for entry in new):
            self._account = self._game.account(match.standing(None))
        self._entries = len(match.log.entries)
        return self._account
