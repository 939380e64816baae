"""Notes beside the position: facts that need rules, so that a browser holds none.

A game makes them from what the viewer sees, which is why they tell nothing hidden.
``samurai.outlook.Notes`` and ``shogun.outlook.Notes`` say what is in them. Made only
for who asks for words; an update brings the parts that are different now.
"""

from collections.abc import Hashable
from typing import Any, Final, final

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


@final
class Outlook:
    """Notes for the viewers of one table."""

    def __init__(self, rules: Rules) -> None:
        self._game: Final = OUTLOOKS[rules.id](rules)
        self._account: Any = ()
        self._entries = 0  # of the log, when the account was made
        self._told: Final[dict[Hashable, dict[str, Any]]] = {}

    def notes(
        self, to: Hashable, match: Match, seen: msgspec.Struct, offer: Offer | None
    ) -> dict[str, Any]:
        """Return all notes for those who are told as *to* is."""
        offered = () if offer is None else [choice.id for choice in offer.choices]
        made = self._game.notes(seen, offered, self._account_of(match))
        self._told[to] = {name: getattr(made, name) for name in made.__struct_fields__}
        return self._told[to]

    def changes(
        self, to: Hashable, match: Match, seen: msgspec.Struct, offer: Offer | None
    ) -> dict[str, Any]:
        """Return the notes that are not as they were told last."""
        before = self._told.get(to, {})
        now = self.notes(to, match, seen, offer)
        return {name: note for name, note in now.items() if before.get(name) != note}

    def _account_of(self, match: Match) -> Any:
        """Return what was scored, worked out anew when something has happened."""
        entries = len(match.log.entries)
        if self._entries != entries:
            self._account = self._game.account(match.standing(None))
            self._entries = entries
        return self._account
