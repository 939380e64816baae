"""What a seat is told at one moment, wherever it plays."""

from typing import NamedTuple

import msgspec

from sengoku.bots import protocol
from sengoku.bots.view import View
from sengoku.core.choices import Choices
from sengoku.core.events import Event
from sengoku.core.rules import Outcome, Rules
from sengoku.core.seats import Seat
from sengoku.match import Match, Offer


class Sight(NamedTuple):
    """Everything the texts for *seat* are made of.

    *events* are those of the seat's own stream after the first *since*. *status* is
    that of a table on a server; a game without one is running until it is over.
    """

    rules: Rules
    seat: Seat
    observation: msgspec.Struct
    offer: Offer | None
    waiting: tuple[Seat, ...]
    outcome: Outcome | None
    since: int
    events: tuple[Event, ...]
    status: str = "running"

    @property
    def heard(self) -> int:
        """The number of events the seat has received so far."""
        return self.since + len(self.events)

    @property
    def is_asked(self) -> bool:
        return self.offer is not None and bool(self.offer.choices)


def sight_of(match: Match, seat: Seat, since: int = 0) -> Sight:
    """Return what *seat* sees of a match in this process."""
    events = match.events(seat)
    since = min(max(since, 0), len(events))
    return Sight(
        rules=match.rules,
        seat=seat,
        observation=match.view(seat),
        offer=match.offer(seat),
        waiting=match.waiting(),
        outcome=match.outcome(),
        since=since,
        events=tuple(events[since:]),
    )


def sight_of_view(view: View, number: int, since: int) -> Sight:
    """Return what a bot is asked: its question *number*, after *since* events."""
    asked = protocol.question(view, number, 0)
    return Sight(
        rules=view.rules,
        seat=view.seat,
        observation=view.observation,
        offer=Offer(
            seat=view.seat,
            at=number,
            question=asked.question,
            choices=Choices.of(asked.offer),
            revisions=Choices.of(()),
            can_take_back=False,
        ),
        waiting=(view.seat,),
        outcome=None,
        since=since,
        events=view.events,
    )
