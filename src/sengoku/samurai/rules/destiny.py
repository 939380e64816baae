"""Destiny cards.
"""

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.samurai import effects, steps
from sengoku.samurai.actions import COMMIT
from sengoku.samurai.state import State
from sengoku.samurai.words import REGIONS


class EraStep(Work[State]):
    """An era begins: everybody is asked for a destiny card."""

    name = "era"
    parts = {"era": 4}

    def run(self, s: State, arg: int, log: Log | None) -> None:
        effects.begin_era(s, arg, log)
        push(s, steps.DESTINY, seat_sets.everyone(s.seats))


class DestinyStep(Step[State]):
    """All seats commit a card at the same time; the last one turns them up."""

    name = "destiny"
    rule = "SSE-DEST-1"
    secret = True

    def __init__(self, extra_cards: int) -> None:
        self.extra_cards = extra_cards

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        first = seat * REGIONS
        return [
            COMMIT.id(region) for region in range(REGIONS) if s.hand[first + region]
        ]

    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        effects.commit_card(s, seat, COMMIT.args(action)[0], log)
        return DONE

    def finish(self, s: State, arg: int, log: Log | None) -> None:
        effects.reveal_cards(s, min(self.extra_cards, len(s.deck)), log)

    def why_not(self, s: State, seat: int, arg: int, action: int) -> Reason:
        if action in COMMIT:
            region = COMMIT.args(action)[0]
            return reason("no-such-card", self.rule, region=region)
        return super().why_not(s, seat, arg, action)


class DrawStep(Work[State]):
    """Everybody draws back to a full hand, in the turn order of the era."""

    name = "draw"

    def run(self, s: State, arg: int, log: Log | None) -> None:
        for seat in s.turn_order:
            if s.deck:  # always, in games played from setup (SSE-DEST-8)
                effects.draw_card(s, seat, log)
