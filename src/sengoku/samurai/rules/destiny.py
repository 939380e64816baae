"""Destiny cards.

SSE-DEST-1   At the start of round 1 of each era every player secretly chooses exactly
             one card from hand and commits it face down; the choice is mandatory.
SSE-DEST-2   When all have committed, all committed cards are revealed at the same time
             and stay face up beside the board until the end of the game.
SSE-DEST-3   With 2 players only, in every era, the top card of the deck is added face
             down to the two committed cards before the reveal, and all three are
             revealed together [R-05]. [standard, crowd]
SSE-DEST-3d  With 2 players there is no extra card in the eras; the two cards of
             SSE-SETUP-3d replace it. [draft]
SSE-DEST-4   No destiny card is played in round 2.
SSE-DEST-5   A card played stays counted for its region for the whole game, whoever
             played it: the count is common to all players.
SSE-DEST-6   Total cards counted at game end: 9 with 2 players (8 in the draft edition),
             9 with 3 players, 12 with 4 players.
SSE-DEST-7   Each player holds 3 cards at the start of every era and ends the game with
             2 unplayed cards, which have no effect (SSE-SETUP-3, SSE-DEST-1,
             SSE-ERA-12).
SSE-DEST-8   The deck never runs out: of 20 cards 13 are used with 2 players, 15 with 3
             players and all 20 with 4 players; in the draft edition, with the marks of
             [F-08], 12 of 12, 15 of 16 and 20 of 20.
SSE-DEST-9   A committed card cannot be exchanged; until the reveal the others learn
             only that its owner has committed.
"""

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.samurai import effects, steps
from sengoku.samurai.args import ERA
from sengoku.samurai.rows import seat_region
from sengoku.samurai.space import (
    COMMIT,
)
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import REGIONS


class EraStep(Work[State]):
    """An era begins: everybody is asked for a destiny card."""

    name = "era"
    arg_fields = (ERA,)

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects.begin_era(s, arg, log)
        push(s, steps.DESTINY, seat_sets.everyone(s.seats))


class DestinyStep(Step[State]):
    """All seats commit a card at the same time; then the cards are turned up."""

    name = "destiny"
    rule = "SSE-DEST-1"
    secret = True

    def __init__(self, extra_cards: int) -> None:
        self.extra_cards = extra_cards

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        first = seat_region(seat, 0)
        return [
            COMMIT.id(region) for region in range(REGIONS) if s.hand[first + region]
        ]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        effects.commit_card(s, seat, COMMIT.args(action)[0], log)
        return DONE

    def finish(self, s: State, arg: i64, log: Log | None) -> None:
        effects.reveal_cards(s, min(self.extra_cards, len(s.deck)), log)

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in COMMIT:
            region = COMMIT.args(action)[0]
            return reason("no-such-card", self.rule, region=region)
        return super().why_not(s, seat, arg, action)


class DrawStep(Work[State]):
    """Everybody draws up to a full hand, in the turn order of the era."""

    name = "draw"

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        for seat in s.turn_order:
            if s.deck:  # never fails in games played from setup (SSE-DEST-8)
                effects.draw_card(s, seat, log)
