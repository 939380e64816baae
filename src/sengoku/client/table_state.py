"""The state of a table for one viewer, built from all messages so far."""

from typing import Any, final

from sengoku.client.connection import GapError
from sengoku.client.messages import (
    ChatLine,
    ChatMessage,
    Notification,
    Offer,
    Resync,
    TableChanged,
    TableInfo,
    Update,
    View,
    Welcome,
)
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat


@final
class TableState:
    """*events* is the viewer's complete stream, in order and without duplicates."""

    def __init__(self) -> None:
        self.table: TableInfo | None = None
        self.viewer: Seat | None = None
        self.has_started = False
        self.observation: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.offer: Offer | None = None
        self.at = 0  # the number of the last question
        self.waiting: tuple[Seat, ...] = ()
        self.outcome: Outcome | None = None
        self.chat: list[ChatLine] = []
        self._delivered = 0  # events that new_events has returned

    @property
    def last_chat_number(self) -> int:
        """The number of the last chat message received."""
        return self.chat[-1].number if self.chat else 0

    def apply(self, message: Notification) -> None:
        match message:
            case Welcome():
                self.viewer = message.viewer
                self.chat += message.chat
                self._apply_view(message.table, message.view)
            case Resync():
                self._apply_view(message.table, message.view)
            case Update():
                self._apply_update(message)
            case TableChanged():
                self.table = message.table
            case ChatMessage() if message.line.number > self.last_chat_number:
                self.chat.append(message.line)

    def new_events(self) -> list[dict[str, Any]]:
        """Return the events since the last call."""
        found = self.events[self._delivered :]
        self._delivered = len(self.events)
        return found

    def _apply_view(self, table: TableInfo, view: View | None) -> None:
        self.table = table
        if view is None:
            return
        self.has_started = True
        if view.since > len(self.events):
            raise GapError
        self._replace_events([*self.events[: view.since], *view.events])
        self.observation = view.observation
        self._set_offer(view.offer)
        self.waiting, self.outcome = view.waiting, view.outcome

    def _replace_events(self, events: list[dict[str, Any]]) -> None:
        """Replace the stream; events already delivered are not delivered again."""
        pairs = zip(self.events[: self._delivered], events, strict=False)
        same = 0
        for old, new in pairs:
            if old != new:
                break
            same += 1
        self._delivered, self.events = same, events

    def _apply_update(self, update: Update) -> None:
        if update.since > len(self.events):
            raise GapError
        self.events += update.events[len(self.events) - update.since :]
        self.observation = {**self.observation, **update.changed}
        self._set_offer(update.offer)
        self.waiting, self.outcome = update.waiting, update.outcome

    def _set_offer(self, offer: Offer | None) -> None:
        self.offer = offer
        if offer is not None:
            self.at = offer.at
