"""Events and questions as translation keys with arguments.

Browsers translate them; the naming of things stays in one place. Only clients that ask
for words get them. Actions are cached for good, events while they are recent, both
already encoded.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, final

from msgspec import Raw
from msgspec.json import encode

from sengoku.core.events import Event
from sengoku.core.flow import Reason
from sengoku.core.phrases import Naming, Phrase
from sengoku.core.rules import Rules
from sengoku.match import Offer
from sengoku.server.wire.bodies import Words

EVENT_CACHE_SIZE: Final = 64
"""Size of the event cache: an event is sent to several viewers."""


@final
class Phraser:
    """Phrases for one table; *names* are those of its seats."""

    def __init__(self, rules: Rules, names: tuple[str, ...]) -> None:
        self.names: Final = names
        self._namer: Final = rules.game.namer(rules, names)
        self._event: Final = lru_cache(EVENT_CACHE_SIZE)(_event_encoder(self._namer))
        self._actions: Final[dict[tuple[int, str], Raw]] = {}

    def words(self, events: list[Event], offer: Offer | None) -> Words:
        phrases = tuple(map(self._event, events))
        if offer is None:
            return Words(phrases, None, (), ())
        asked, key = offer.question, offer.question.key
        return Words(
            events=phrases,
            question=self._namer.question(asked, offer.seat),
            choices=tuple(self.action(one, key) for one in offer.choices.ids),
            revisions=tuple(self.action(one, key) for one in offer.revisions.ids),
        )

    def reason(self, reason: Reason) -> Phrase:
        return self._namer.reason(reason)

    def action(self, action: int, asked: str = "") -> Raw:
        """Return what *action* does; *asked* is the key of the question, if known."""
        found = self._actions.get((action, asked))
        if found is None:
            found = Raw(encode(self._namer.action(action, asked)))
            self._actions[action, asked] = found
        return found


def _event_encoder(namer: Naming) -> Callable[[Event], Raw]:
    """Return an event encoder that does not refer to its ``Phraser``: no cycle."""
    return lambda event: Raw(encode(namer.event(event)))
