"""Samurai.

SHO-SAM-1  Each player has a stack of 4 cards face up, in a fixed order, with the blank
           one on top.
SHO-SAM-2  As soon as the player order is fixed and before the court, in player order: a
           player with provinces in at least 4 different regions puts the top card under
           the stack and takes one bonus of choice of the card that is on top now
           [R-53].
SHO-SAM-3  Otherwise the stack does not move, and there is no bonus.
SHO-SAM-4  After each winter the stack returns to its order at the start.
SHO-SAM-5  Card 1 has no bonus; card 2: 2 chests or 1 army into the tray; card 3: 4
           chests, 1 rice or 2 armies into the tray; card 4: 6 chests, 2 rice, 3 armies
           into the tray or 1 point [R-25].
SHO-SAM-6  Armies come from your own supply, as many as there are. Events and special
           cards do not change these bonuses [R-26].
SHO-SAM-7  Regions are those of the side in play.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason
from sengoku.shogun import effects, effects_modules, steps
from sengoku.shogun.args import TURN
from sengoku.shogun.board import Board
from sengoku.shogun.space import (
    BONUS,
)
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import (
    BONUS_CHESTS,
    BONUS_RICE,
    BONUS_TRAY_ARMIES,
    STACK,
)

REGIONS_WANTED: Final = 4
RULE: Final = "SHO-SAM-5"


class SamuraiStep(Work[State]):
    """The next player; the argument counts players (SHO-SAM-2, -3)."""

    name = "samurai"
    arg_fields = (TURN,)

    def __init__(self, region_of: tuple[int, ...]) -> None:
        self.region_of = region_of

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        if arg >= len(s.player_order):
            return
        push(s, steps.SAMURAI, 0, arg + 1)
        seat = s.player_order[arg]
        regions = {self.region_of[province] for province in s.provinces_of(seat)}
        if len(regions) >= REGIONS_WANTED:
            card = (s.samurai[seat] + 1) % STACK
            effects_modules.advance_samurai(s, seat, card, log)
            push(s, steps.BONUS, seat_sets.one(seat))


class BonusStep(Step[State]):
    """Take one bonus of the card on top."""

    name = "bonus"
    rule = RULE

    def __init__(self, board: Board) -> None:
        self.bonuses = board.samurai_bonuses

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [BONUS.id(kind) for kind, _ in self.bonuses[s.samurai[seat]]]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        kind = BONUS.args(action)[0]
        amount = dict(self.bonuses[s.samurai[seat]])[kind]
        if kind == BONUS_CHESTS:
            effects.gain_chests(s, seat, amount, RULE, log)
        elif kind == BONUS_RICE:
            effects.gain_rice(s, seat, amount, RULE, log)
        elif kind == BONUS_TRAY_ARMIES:
            armies = min(amount, s.supply[seat])  # SHO-SAM-6
            effects_modules.armies_to_tray(s, seat, armies, RULE, log)
        else:
            effects.gain_points(s, seat, amount, RULE, log)
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in BONUS:
            return reason("not-on-card", self.rule, samurai=s.samurai[seat])
        return super().why_not(s, seat, arg, action)
