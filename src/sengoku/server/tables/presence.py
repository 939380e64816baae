"""Connections to a table: which seats, and how many spectators.

It is about websockets, and about agents that have called lately; it follows from
nothing in the game. With several processes, each knows its own connections, and what
the others report about theirs.
"""

from typing import Final, NamedTuple, Self, final

from sengoku.core import seats as seat_sets
from sengoku.core.seats import Seat, SeatSet
from sengoku.server.tables.broadcaster import Broadcaster
from sengoku.server.wire.messages import Present, encoded

EXPIRY_MS: Final = 50_000
"""How long the report of a process counts; it may have died since."""


class Connections(NamedTuple):
    """The connections to one process."""

    seats: SeatSet
    spectators: int

    @classmethod
    def read(cls, text: str) -> Self:
        seats, spectators = text.split(" ")
        return cls(int(seats), int(spectators))

    def __str__(self) -> str:
        return f"{self.seats} {self.spectators}"


NOBODY: Final = Connections(0, 0)


class Report(NamedTuple):
    """What another process said, and when."""

    connections: Connections
    made_at: int


@final
class Presence:
    """The connections of one table; *callers* are seats that call without one."""

    def __init__(self, broadcaster: Broadcaster) -> None:
        self.callers: Final[set[Seat]] = set()
        self._broadcaster: Final = broadcaster
        self._elsewhere: Final[dict[str, Report]] = {}  # by process
        self._sent: Present | None = None

    def here(self) -> Connections:
        """Return the connections to this process."""
        seats, spectators = NOBODY
        for seat in self.callers:
            seats |= seat_sets.one(seat)
        for audience, listeners in self._broadcaster.listeners.items():
            if audience.viewer is None:
                spectators += len(listeners)
            elif listeners:
                seats |= seat_sets.one(audience.viewer)
        return Connections(seats, spectators)

    def everywhere(self) -> Present:
        """Return the connections to all processes."""
        seats, spectators = self.here()
        for report in self._elsewhere.values():
            seats |= report.connections.seats
            spectators += report.connections.spectators
        return Present(seat_sets.each(seats), spectators)

    def publish(self) -> None:
        """Send it to the clients that ask for it, if it has changed."""
        now = self.everywhere()
        if now == self._sent:
            return
        self._sent = now
        message = encoded(now)
        for audience, listeners in self._broadcaster.listeners.items():
            if audience.wants_presence:
                for listener in [*listeners]:
                    listener.push(message)

    def follow(self, process: str, report: Report) -> bool:
        """Store a report; return whether it is the first from *process*."""
        is_first = process not in self._elsewhere
        if report.connections == NOBODY:
            self._elsewhere.pop(process, None)
            return False
        self._elsewhere[process] = report
        return is_first

    def expire(self, now: int) -> None:
        """Drop the reports of processes that have not repeated them."""
        for process, report in [*self._elsewhere.items()]:
            if now - report.made_at > EXPIRY_MS:
                del self._elsewhere[process]
