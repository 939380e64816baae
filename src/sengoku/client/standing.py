"""How a table stands for one viewer, put together from all messages so far."""

from typing import Any, final

from sengoku.client.connection import GapError
from sengoku.client.messages import (
    Again,
    Changed,
    ChatLine,
    Chatted,
    News,
    Offer,
    TableInfo,
    Update,
    View,
    Welcome,
)
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat


@final
class Standing:
    """*events* is the viewer's whole stream, each event once and in order."""

    def __init__(self) -> None:
        self.table: TableInfo | None = None
        self.viewer: Seat | None = None
        self.has_begun = False
        self.observation: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.offer: Offer | None = None
        self.at = 0  # the number of the last question that was seen
        self.waiting: tuple[Seat, ...] = ()
        self.outcome: Outcome | None = None
        self.chat: list[ChatLine] = []
        self._told = 0  # events that were taken as news

    @property
    def lines(self) -> int:
        """The number of the last line of the chat that was heard."""
        return self.chat[-1].number if self.chat else 0

    def take(self, message: News) -> None:
        match message:
            case Welcome():
                self.viewer = message.viewer
                self.chat += message.chat
                self._look(message.table, message.view)
            case Again():
                self._look(message.table, message.view)
            case Update():
                self._update(message)
            case Changed():
                self.table = message.table
            case Chatted() if message.line.number > self.lines:
                self.chat.append(message.line)

    def news(self) -> list[dict[str, Any]]:
        """Return the events since this was asked last."""
        found = self.events[self._told :]
        self._told = len(self.events)
        return found

    def _look(self, table: TableInfo, view: View | None) -> None:
        self.table = table
        if view is None:
            return
        self.has_begun = True
        if view.since > len(self.events):
            raise GapError
        self._hear([*self.events[: view.since], *view.events])
        self.observation = view.observation
        self._ask(view.offer)
        self.waiting, self.outcome = view.waiting, view.outcome

    def _hear(self, events: list[dict[str, Any]]) -> None:
        """Take *events* as the stream; what was news and still holds is none again."""
        pairs = zip(self.events[: self._told], events, strict=False)
        same = 0
        for old, new in pairs:
            if old != new:
                break
            same += 1
        self._told, self.events = same, events

    def _update(self, update: Update) -> None:
        if update.since > len(self.events):
            raise GapError
        self.events += update.events[len(self.events) - update.since :]
        self.observation = {**self.observation, **update.changed}
        self._ask(update.offer)
        self.waiting, self.outcome = update.waiting, update.outcome

    def _ask(self, offer: Offer | None) -> None:
        self.offer = offer
        if offer is not None:
            self.at = offer.at
