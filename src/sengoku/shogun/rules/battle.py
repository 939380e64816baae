"""Battles.

SHO-BATTLE-1   The attacker throws all armies that moved into the province, and one more
               with +1 attacking.
SHO-BATTLE-2   A player who defends throws all armies in the province, one more with +1
               defending, and one more under Castle Guard if a castle stands there.
SHO-BATTLE-3   For a neutral province 1 peasant from the stock is thrown, 2 under Armed
               Peasants (E9).
SHO-BATTLE-4   If the stock has too few peasants, as many as there are are thrown
               [R-12].
SHO-BATTLE-5   A, D and P are the cubes of the attacker, of the defender and of the
               peasants that lie in the tray after the throw; all of them, wherever they
               came from [R-43].
SHO-BATTLE-6   In a player's province without an unrest marker the defence is D + P.
SHO-BATTLE-7   In a player's province with at least one unrest marker the defence is D;
               the peasants do not take part and stay in the tray.
SHO-BATTLE-8   In a neutral province the defence is P [R-45].
SHO-BATTLE-9   The side with more cubes wins. All counted cubes of the loser return to
               the supplies, and as many of the winner.
SHO-BATTLE-10  When the defending side pays losses, peasants go first; those who are
               left return to the stock too. So after a victory of the defender all
               counted peasants are in the stock, and min(D, D + P − A) armies stay in
               the province.
SHO-BATTLE-11  If A is larger than the defence, the surviving A − defence armies occupy
               the province and the attacker receives its card.
SHO-BATTLE-12  If the defender wins, the counted cubes of the attacker return to the
               supply; province, card, buildings and unrest markers stay as they are.
SHO-BATTLE-13  In a tie, 0 to 0 too [R-44], all counted cubes of both sides return to
               the supplies; buildings, armies and unrest markers leave the province,
               its card goes to the neutral stock, and it is neutral.
SHO-BATTLE-14  If the defending side of a player's province has more cubes than the
               attacker, but D is 0, that is only peasants fell, it counts as a tie
               (SHO-BATTLE-13).
SHO-BATTLE-15  When a province is conquered, its buildings and unrest markers stay and
               pass to the conqueror [R-13].
SHO-BATTLE-16  If the defence of a neutral province wins or ties, the counted cubes of
               the attacker and the counted peasants return to the supplies and the
               province stays neutral.
SHO-BATTLE-17  Survivors may not go back or stop elsewhere.

SHO-CARD-1  When a province changes its owner or becomes neutral, its card is handed
            over at once, even if it lies on a mat, open or hidden, on an action, bid or
            conversion field. An action planned with it that is not yet carried out is
            cancelled.
SHO-CARD-2  A card gained goes to hand and cannot be laid on the mat in this round
            [R-14].
SHO-CARD-3  A player owns exactly the provinces whose cards the player has, and these
            are exactly the provinces where the player has at least 1 army.
SHO-CARD-4  A player without provinces stays in the game [R-15].
SHO-CARD-5  A card handed over from a mat is seen by all, and so is the field it came
            from, which is empty for the rest of the round. A province lost and won back
            in the same round does not restore the plan [R-61].
"""

from typing import NamedTuple

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import Work, push
from sengoku.shogun import effects_fight, steps
from sengoku.shogun.args import BATTLE_PROVINCE, SEAT
from sengoku.shogun.board import Board
from sengoku.shogun.rules import modifiers
from sengoku.shogun.rules.tower import FIGHT, Tower
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    CASTLE,
    EVENT_CASTLE_GUARD,
    EVENT_NEUTRAL_2,
    GREEN,
    SPECIAL_ATTACK,
    SPECIAL_DEFEND,
)


class Battles:
    """Sends both sides to the tower."""

    def __init__(self, board: Board, tower: Tower) -> None:
        self.board = board
        self.tower = tower

    def begin(
        self,
        s: State,
        seat: i64,
        origin: i64,
        province: i64,
        armies: i64,
        log: Log | None,
    ) -> None:
        effects_fight.begin_battle(s, seat, origin, province, armies, log)
        self.add_from_supply(s, seat, int(s.special_of(seat) == SPECIAL_ATTACK))
        self.raise_defence(s, province)
        effects_fight.throw(s, log)
        arg = SEAT.pack(seat) + BATTLE_PROVINCE.pack(province)
        push(s, steps.BATTLE, 0, arg)
        self.tower.push(s, seat, FIGHT)

    def raise_defence(self, s: State, province: i64) -> None:
        """SHO-BATTLE-2, -3."""
        kind = modifiers.event_kind(s, self.board)
        defender = s.owner[province]
        if defender == NONE:
            peasants = 2 if kind == EVENT_NEUTRAL_2 else 1
            effects_fight.throw_peasants(s, min(peasants, s.peasants))
            return
        guarded = kind == EVENT_CASTLE_GUARD and s.buildings[province] >> CASTLE & 1
        bonus = int(s.special_of(defender) == SPECIAL_DEFEND) + int(guarded)
        effects_fight.throw_garrison(s, province)
        self.add_from_supply(s, defender, bonus)

    def add_from_supply(self, s: State, seat: i64, bonus: i64) -> None:
        """SHO-EV-4, [R-07]: as many as are in stock."""
        effects_fight.throw_from_supply(s, seat, min(bonus, s.supply[seat]))


class Count(NamedTuple):
    """What counts in the tray: attackers, defenders, helping peasants."""

    attack: int
    held: int
    helpers: int

    @property
    def defence(self) -> int:
        return self.held + self.helpers

    @property
    def kept(self) -> int:
        """What a winning defender keeps: peasants fall first (SHO-BATTLE-10)."""
        return min(self.held, self.defence - self.attack)


CONQUERED, REPELLED, RUINED = "conquered", "repelled", "ruined"


def verdict(count: Count) -> str:
    """SHO-BATTLE-9, -13, -14: who holds the province after the throw."""
    if count.attack > count.defence:
        return CONQUERED
    if count.held > 0 and count.defence > count.attack:
        return REPELLED
    return RUINED


class BattleStep(Work[State]):
    """Counts the tray after the throw of a battle."""

    name = "battle"
    arg_fields = (SEAT, BATTLE_PROVINCE)

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        province, seat = BATTLE_PROVINCE.of(arg), SEAT.of(arg)
        count = self.count(s, seat, province)
        result = verdict(count)
        if result == CONQUERED:
            self.conquer(s, seat, province, count, log)
        elif result == REPELLED:
            self.repel(s, seat, province, count, log)
        else:
            self.ruin(s, seat, province, count, log)

    def count(self, s: State, seat: i64, province: i64) -> Count:
        """SHO-BATTLE-5 to -8: peasants do not help where there is unrest."""
        defender = s.owner[province]
        if defender == NONE:
            return Count(s.tray[seat], 0, s.tray[GREEN])
        helpers = 0 if s.unrest[province] else s.tray[GREEN]
        return Count(s.tray[seat], s.tray[defender], helpers)

    def conquer(
        self, s: State, seat: i64, province: i64, count: Count, log: Log | None
    ) -> None:
        """SHO-BATTLE-9, -11, -15."""
        effects_fight.decide(province, count.attack, count.defence, seat, log)
        effects_fight.return_cubes(s, seat, count.defence, log)
        self.clear_defence(s, province, count.held, count.helpers, log)
        effects_fight.take_province(s, seat, province, log)
        effects_fight.hold(s, seat, province, count.attack - count.defence, log)

    def repel(
        self, s: State, seat: i64, province: i64, count: Count, log: Log | None
    ) -> None:
        """SHO-BATTLE-10, -12: peasants are the first to fall."""
        defender = s.owner[province]
        kept = count.kept
        effects_fight.decide(province, count.attack, count.defence, defender, log)
        effects_fight.return_cubes(s, seat, count.attack, log)
        self.clear_defence(s, province, count.held - kept, count.helpers, log)
        effects_fight.hold(s, defender, province, kept, log)

    def ruin(
        self, s: State, seat: i64, province: i64, count: Count, log: Log | None
    ) -> None:
        """SHO-BATTLE-13, -14, -16: nobody holds the province."""
        effects_fight.decide(province, count.attack, count.defence, NONE, log)
        effects_fight.return_cubes(s, seat, count.attack, log)
        self.clear_defence(s, province, count.held, count.helpers, log)
        if s.owner[province] != NONE:
            effects_fight.lose_province(s, province, log)

    def clear_defence(
        self, s: State, province: i64, fallen: i64, helpers: i64, log: Log | None
    ) -> None:
        """Take defenders and peasants from the tray to where they belong."""
        effects_fight.return_cubes(s, s.owner[province], fallen, log)
        effects_fight.return_cubes(s, GREEN, helpers, log)
