"""What is taken for granted while the ways to answer one question are compared."""

from typing import Final, final

from sengoku.bots.samurai import weights
from sengoku.bots.samurai.weights import Weights
from sengoku.core.stack import FRAME
from sengoku.samurai import steps
from sengoku.samurai.board import Board
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import MAX_SEATS, REGIONS, SLOTS

ERAS: Final = 3
ROUNDS: Final = 2


@final
class Destiny:
    """The destiny cards of a game: of each region, and those the deck adds each era."""

    def __init__(self, cards: list[int], extra: int) -> None:
        self.of_region = [cards.count(region) for region in range(REGIONS)]
        self.extra = extra

    def expected(self, s: State) -> list[float]:
        """Return how many cards of each region are expected in the end."""
        left = sum(self.of_region) - sum(s.played)
        eras = ERAS - s.era + (1 if s.round == 0 else 0)
        coming = eras * (s.seats + self.extra)
        return [
            float(s.played[r]) + coming * (self.of_region[r] - s.played[r]) / left
            for r in range(REGIONS)
        ]


@final
class Outlook:
    """What is still to come, as everybody at the table can see it."""

    def __init__(
        self,
        board: Board,
        s: State,
        known: Weights,
        destiny: Destiny,
        second: bool,
        wary: bool,
    ) -> None:
        self.weights = known
        self.left = ERAS - s.era
        self.rounds = ROUNDS * self.left + ROUNDS - max(s.round, 1) + 1
        self.second = 1.0 if second else 0.0
        self.stir = stir(board, s) if wary else [weights.CALM] * (MAX_SEATS * REGIONS)
        self.distant = weights.DISTANT if wary else weights.CALM
        self.cards = destiny.expected(s)


def first_unresolved(s: State) -> int:
    """Return how many slots of the running resolution are done; none if planning."""
    todo = s.todo
    at = len(todo) - FRAME
    while at >= 0:
        if todo[at] == steps.RESOLUTION:
            return todo[at + 2]
        if todo[at] == steps.TURN or todo[at] == steps.PLANNING:
            return 0
        at -= FRAME
    return SLOTS if s.round else 0


def is_planning(s: State) -> bool:
    step = s.todo[-3]
    return step in (steps.PLACEMENT, steps.NEUTRAL, steps.DESTINY)


def stir(board: Board, s: State) -> list[int]:
    """Return what threatens each seat in each region: [seat * REGIONS + region]."""
    if s.round < ROUNDS or is_planning(s):
        return [weights.OPEN] * (MAX_SEATS * REGIONS)
    found = [weights.CALM] * (MAX_SEATS * REGIONS)
    for visited in range(first_unresolved(s), SLOTS):
        slot = SLOTS - 1 - visited
        owner = s.owner[slot]
        if owner == NONE:
            continue
        for seat in range(s.seats):
            if seat != owner:
                _stir_up(found, seat, board.slot_region[slot])
    return found


def _stir_up(found: list[int], seat: int, threatened: int) -> None:
    for region in range(REGIONS):
        level = weights.STIRRED if region == threatened else weights.QUIET
        at = seat * REGIONS + region
        found[at] = max(found[at], level)
