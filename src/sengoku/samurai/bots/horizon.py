"""What is still to come, fixed while the answers to one question are compared."""

from typing import final

from sengoku.samurai import steps
from sengoku.samurai.board import Board
from sengoku.samurai.bots import weights
from sengoku.samurai.bots.weights import Weights
from sengoku.samurai.rows import seat_region
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import MAX_SEATS, REGIONS, ROUNDS


@final
class Destiny:
    """Destiny cards by region, and the number the deck adds in each of the *eras*."""

    def __init__(self, cards: list[int], extra: int, eras: int) -> None:
        self.of_region = [cards.count(region) for region in range(REGIONS)]
        self.extra = extra
        self.eras = eras

    def expected(self, s: State) -> list[float]:
        """Return the expected number of cards per region at the game end."""
        unplayed = max(1, sum(self.of_region) - sum(s.played))
        eras = self.eras - s.era + (1 if s.round == 0 else 0)
        coming = eras * (s.seats + self.extra)
        return [
            float(s.played[r]) + coming * (self.of_region[r] - s.played[r]) / unplayed
            for r in range(REGIONS)
        ]


@final
class Horizon:
    """The rest of the game as every player can see it."""

    def __init__(
        self,
        board: Board,
        s: State,
        term_weights: Weights,
        destiny: Destiny,
        second_bonus: bool,
        wary: bool,
    ) -> None:
        self.weights = term_weights
        self.eras_left = destiny.eras - s.era
        self.rounds = ROUNDS * self.eras_left + ROUNDS - max(s.round, 1) + 1
        self.second_bonus_share = 1.0 if second_bonus else 0.0
        self.volatility = (
            volatility(board, s) if wary else [weights.CALM] * (MAX_SEATS * REGIONS)
        )
        self.distant = weights.DISTANT if wary else weights.CALM
        self.cards = destiny.expected(s)


def first_unresolved(board: Board, s: State) -> int:
    """Count the slots already resolved in this round; 0 while planning."""
    stack = s.stack
    for at in range(len(stack), 0, -1):
        step = stack.step_at(at)
        if step == steps.RESOLUTION:
            return stack.arg_at(at)
        if step in (steps.TURN, steps.PLANNING):
            return 0
    return len(board.slot_ids) if s.round else 0


def is_planning(s: State) -> bool:
    step = s.stack.step
    return step in (steps.PLACEMENT, steps.NEUTRAL, steps.DESTINY)


def volatility(board: Board, s: State) -> list[int]:
    """Return the threat level for each seat and region, by ``seat_region``."""
    if s.round < ROUNDS or is_planning(s):
        return [weights.OPEN] * (MAX_SEATS * REGIONS)
    found = [weights.CALM] * (MAX_SEATS * REGIONS)
    slots = len(board.slot_ids)
    for visited in range(first_unresolved(board, s), slots):
        slot = slots - 1 - visited
        owner = s.owner[slot]
        if owner == NONE:
            continue
        for seat in range(s.seats):
            if seat != owner:
                _raise_volatility(found, seat, board.slot_region[slot])
    return found


def _raise_volatility(found: list[int], seat: int, threatened: int) -> None:
    for region in range(REGIONS):
        level = weights.CONTESTED if region == threatened else weights.QUIET
        at = seat_region(seat, region)
        found[at] = max(found[at], level)
