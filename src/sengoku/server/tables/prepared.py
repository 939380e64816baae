"""What a seat may prepare for its next questions. Nothing here does I/O.

The rules work it out on a position imagined from what the seat sees, as if the others
had chosen already, so it reveals nothing that is hidden.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sengoku.core import seats as seat_sets
from sengoku.core.choices import Choices
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Log
from sengoku.core.rng import fast
from sengoku.core.seats import Seat
from sengoku.match import Match, Offer
from sengoku.server.store.records import SeatRecord, TableRecord

MAX_PREPARED: Final = 16
"""The most answers that a seat may prepare."""


class Ahead(NamedTuple):
    """The *occasion* for which answers can be prepared, and the next question of it.

    The *offer* is ``None`` if nothing more can be prepared.
    """

    occasion: str
    offer: Offer | None


NOTHING: Final = Ahead("", None)


def look_ahead(match: Match, seat: Seat, do: Sequence[int] = ()) -> Ahead:
    """Return what *seat* may prepare after the answers *do*; raise if they do not fit.

    It ends where something is revealed: nobody knows what is asked then.
    """
    rules = match.rules
    s = rules.imagine(match.view(seat), fast(0, 1))
    occasion = rules.turn_ahead(s, seat)
    if not occasion or len(do) > MAX_PREPARED:
        return _ended(do, 0)
    for count, action in enumerate(do, start=1):
        log = Log()
        rules.play(s, seat, action, log)
        is_open = not any(entry.event.reveals for entry in log.entries)
        if not is_open or rules.turn_ahead(s, seat) != occasion:
            return _ended(do, count)._replace(occasion=occasion)
    question = rules.question(s, seat)
    assert question is not None
    choices, _ = rules.offered(s, seat)
    return Ahead(occasion, Offer(seat, 0, question, choices, Choices.of(()), False))


def _ended(do: Sequence[int], count: int) -> Ahead:
    if len(do) > count:
        detail = "more answers than can be prepared now"
        raise IllegalActionError("nothing-ahead", detail=detail)
    return NOTHING


def is_on_offer(match: Match, seat: Seat, action: int, occasion: str) -> bool:
    """Is *action*, prepared for that *occasion*, on offer now that *seat* is asked?"""
    is_same = look_ahead(match, seat).occasion == occasion
    return is_same and match.explain(seat, action) is None


def due_seat(record: TableRecord, seats: Sequence[SeatRecord]) -> SeatRecord | None:
    """Return the first seat that is asked and has prepared its answer."""
    if record.status != "running":
        return None
    waiting = (seats[seat] for seat in seat_sets.each(record.waiting))
    return next((seat for seat in waiting if seat.has_answer), None)
