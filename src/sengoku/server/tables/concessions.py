"""What giving up brings. Nothing here does I/O.

A bot plays on for a seat that gives up, and the seat is ranked below all who did not.
Those who gave up later rank higher. If one seat is left, it wins at once; if no person
is left, the game ends at once, too, and the others are ranked by their points so far.
Rewinding the game takes back no concession.
"""

from collections.abc import Sequence

from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.games import game
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.wire.bodies import Concession


def consequence(
    record: TableRecord, seats: Sequence[SeatRecord], seat: Seat
) -> Concession | None:
    """Return what follows if *seat* gives up; ``None`` if it cannot."""
    own = seats[seat]
    is_played = record.status in ("running", "paused")
    if not is_played or own.kind != "person" or own.has_conceded:
        return None
    left = [one for one in seats if one.seat != seat and not one.has_conceded]
    if len(left) == 1:
        return "win"
    if not any(one.kind == "person" for one in left):
        return "end"
    # Bots cannot see a physical tower.
    return None if game(record.game).is_for_people(record.options) else "bot"


def early_outcome(seats: Sequence[SeatRecord], scores: tuple[int, ...]) -> Outcome:
    """Return the outcome of a game that ends early; *scores* may be empty."""
    scores = scores or (0,) * len(seats)
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    return with_concessions(Outcome(scores, (), ranks), seats)


def with_concessions(outcome: Outcome, seats: Sequence[SeatRecord]) -> Outcome:
    """Rank those who gave up below the others, the first to give up last."""
    if not any(seat.has_conceded for seat in seats):
        return outcome
    places = [_place(seat, outcome.ranks[seat.seat]) for seat in seats]
    ranks = tuple(1 + sum(other < own for other in places) for own in places)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(outcome.scores, winners, ranks)


def _place(seat: SeatRecord, rank: int) -> tuple[int, int]:
    return (0, rank) if seat.conceded_at is None else (1, -seat.conceded_at)
