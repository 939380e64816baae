"""Resolution: the slots one by one, and what holds for every order.
"""

from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import Work, push
from sengoku.samurai import effects, steps
from sengoku.samurai.rules.movement import packed
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import ORDER_MOVE3, ORDER_MOVE23, ORDERS, SLOTS

ORDER_STEPS: Final = (
    steps.RECRUIT,
    steps.MOVE,
    steps.MOVE,
    steps.SHIP,
    steps.ATTACK,
    steps.HARVEST,
    steps.CASTLE,
)
"""The step that opens each order, by its number."""


def openings(upgrade: bool) -> tuple[int, ...]:
    """Return what each order's frame must know besides the slot.

    Move 3 has three points; Move 2 or 3 has two and, with *upgrade*, one on sale.
    """
    known = [0] * ORDERS
    known[ORDER_MOVE3] = packed(0, 3, 0, 0)
    known[ORDER_MOVE23] = packed(0, 2, int(upgrade), 0)
    return tuple(known)


class ResolutionStep(Work[State]):
    """The next slot; the argument counts them in the direction of the round."""

    name = "resolution"
    parts = {"visited": SLOTS + 1}

    def __init__(self, openings: tuple[int, ...], watch: Watch) -> None:
        self.openings = openings  # what each order's frame needs to know but the slot
        self.watch = watch

    def run(self, s: State, arg: int, log: Log | None) -> None:
        if arg == 0:
            effects.begin_resolution(s, log)
        for visited in range(arg, SLOTS):
            slot = visited if s.round == 1 else SLOTS - 1 - visited
            if s.owner[slot] != NONE:
                push(s, steps.RESOLUTION, 0, visited + 1)
                self.execute(s, slot, log)
                return

    def execute(self, s: State, slot: int, log: Log | None) -> None:
        seat, order = s.owner[slot], s.order[slot]
        effects.reveal_token(s, slot, log)
        self.watch.turn_began(s, seat, log)
        arg = self.openings[order] + slot
        push(s, ORDER_STEPS[order], seat_sets.one(seat), arg)
