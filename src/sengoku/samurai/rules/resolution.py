"""Resolution: the slots one by one, and what holds for every order.

SSE-RES-1       Round 1: visit all slots from the southernmost to the northernmost
                [R-01].
SSE-RES-2       Round 2: visit all slots from the northernmost to the southernmost.
SSE-RES-3       At each slot the top token is turned face up (if face down) and its
                owner executes it completely before the next slot is visited.
SSE-RES-4       Empty slots are skipped.
SSE-RES-5       Tokens are not turned over before their slot is reached: later tokens
                stay secret while earlier ones resolve.
SSE-RES-6       After round 1 all tokens stay on their slots face up.
SSE-RES-7       In round 2 a round-1 token that was not covered is executed again in
                slot order.
SSE-RES-8       A covered token is never executed in round 2.
SSE-RES-9       Every order is executed in the region of its slot.
SSE-RES-10      The owner may execute an order partially or not at all; nothing is
                refunded or carried over [R-09]. Harvest is all or nothing
                (SSE-ACT-HARVEST-4).
SSE-RES-11      An order that cannot legally do anything is simply skipped with no
                penalty [R-09].
SSE-RES-12      Only the token's owner makes choices during its execution; opponents
                have no reactions.
SSE-ACT-GEN-1   The seven orders are: Recruit Armies, Move 3, Move 2 or 3, Move 2 / Move
                by Ship, Attack, Harvest, Build Castle. [standard, crowd]
SSE-ACT-GEN-1d  The seven orders are: Recruit, Move 2, Move 3, Move by Sea, Attack,
                Harvest, Build Castle. Move 2 has no paid third point and as many copies
                as Move 2 or 3 in [F-01]; Move by Sea has the copies of Move 2 / Move by
                Ship and the same two modes (SSE-ACT-SHIP-1) [R-38]. [draft]
SSE-ACT-GEN-2   A paid enhancement is available only after its base part has actually
                been executed in the same order [R-11]. Sole exception: the third
                movement point, whose base is merely having received the 2 points
                (SSE-ACT-MOVE23-3).
SSE-ACT-GEN-3   Each paid enhancement can be bought at most once per execution of an
                order.
SSE-ACT-GEN-4   Costs are paid from resources the player owns at that moment to the
                general supply; with too few resources the enhancement is unavailable.
                Food and bushido are not interchangeable.
SSE-ACT-GEN-5   An order resolved a second time in round 2 (SSE-RES-7) offers its base
                part and its enhancement afresh.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import Work, push
from sengoku.samurai import effects, steps
from sengoku.samurai.args import EXTRA, POINTS, SLOT, VISITED
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import ORDER_MOVE3, ORDER_MOVE23, ORDERS

ORDER_STEPS: Final[tuple[int, ...]] = (
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
    """Return the argument of each order's frame without the slot.

    Move 3 has three points; Move 2 or 3 has two and, with *upgrade*, one on sale.
    """
    known = [0] * ORDERS
    known[ORDER_MOVE3] = POINTS.pack(3)
    known[ORDER_MOVE23] = POINTS.pack(2) + EXTRA.pack(int(upgrade))
    return tuple(known)


class ResolutionStep(Work[State]):
    """The next slot; the argument counts slots in the direction of the round."""

    name = "resolution"
    arg_fields = (VISITED,)

    def __init__(self, slots: i64, openings: tuple[int, ...], watch: Watch) -> None:
        self.slots = slots
        self.openings = openings  # each order's argument without the slot
        self.watch = watch

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        if arg == 0:
            effects.begin_resolution(s, log)
        for visited in range(arg, self.slots):
            slot = visited if s.round == 1 else self.slots - 1 - visited
            if s.owner[slot] != NONE:
                push(s, steps.RESOLUTION, 0, visited + 1)
                self.execute(s, slot, log)
                return

    def execute(self, s: State, slot: i64, log: Log | None) -> None:
        seat, order = s.owner[slot], s.order[slot]
        effects.reveal_token(s, slot, log)
        self.watch.turn_began(s, seat, log)
        arg = self.openings[order] + SLOT.pack(slot)
        push(s, ORDER_STEPS[order], seat_sets.one(seat), arg)
