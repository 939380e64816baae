"""Moving armies, into own provinces and into battle.

SHO-MOVE-1  Any number of armies may move, but at least 1 must stay in the province they
            leave.
SHO-MOVE-2  There is no limit to the armies in a province.
SHO-MOVE-3  Provinces joined by a dashed sea route, such as Shima and Izu, are adjacent,
            both ways [F-04].
SHO-MOVE-4  A move goes to exactly one adjacent province in play.
SHO-MOVE-5  With 3 players the provinces that are out of the game are never legal
            destinations.

SHO-ACT-BATTLE-1  Move one or more armies from the planned province to one adjacent
                  province: into an own one a plain move, into a neutral one or another
                  player's a battle.
SHO-ACT-BATTLE-2  Battle/Move A and Battle/Move B are separate actions with the same
                  rules. A province serves only one of them in a round, as it has one
                  card.
SHO-ACT-BATTLE-3  The province armies leave needs at least 2 of them, or the action is
                  void.
SHO-ACT-BATTLE-4  An action that is possible must be done: at least 1 army moves to some
                  legal destination. How many, and where, is the player's choice [R-11].
SHO-ACT-BATTLE-5  A province that may not be attacked (Temple Peace, favours 10, 11 and
                  18) or is out of the game is no legal destination. If there is no
                  legal destination, the action is void.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, push, reason
from sengoku.shogun import effects, steps
from sengoku.shogun.args import MARCH_KIND, MARCH_ORIGIN, SEND_DESTINATION, SEND_ORIGIN
from sengoku.shogun.board import Board
from sengoku.shogun.rules import modifiers
from sengoku.shogun.rules.action import Execution
from sengoku.shogun.rules.battle import Battles
from sengoku.shogun.space import (
    DECLINE_ID,
    MARCH,
    MAX_CUBES,
    SEND,
)
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    EVENT_TEMPLE_PEACE,
    FIELD_BATTLE_A,
    PROVINCES,
    TEMPLE,
)

BATTLE_A: Final = 0
BATTLE_B: Final = 1
TRANSFER: Final = 2  # the move of army1

NO_BATTLE: Final = "no-battle-here"
PROTECTED: Final = "protected"
PEACE: Final = "temple-peace"
_CLOSED: Final = {
    NO_BATTLE: "SHO-ACT-ARMY1-1",
    PROTECTED: "SHO-COURT-20",
    PEACE: "SHO-ACT-BATTLE-5",
}
"""What forbids entering a province: the rule by key."""

_MARCHES: Final = tuple([int(MARCH.id(province)) for province in range(PROVINCES)])
_SENDS: Final = [int(SEND.id(armies)) for armies in range(1, MAX_CUBES)]


def marching(origin: i64, kind: i64) -> int:
    """Return the argument of a march from *origin*."""
    return MARCH_KIND.pack(kind) + MARCH_ORIGIN.pack(origin)


class Roads:
    """Where armies may go from a province."""

    def __init__(self, board: Board, in_play: tuple[int, ...]) -> None:
        self.board = board
        self.near = tuple(
            tuple(p for p in board.neighbours[origin] if p in in_play)
            for origin in range(PROVINCES)
        )

    def why_closed(
        self, s: State, seat: i64, destination: i64, kind: i64
    ) -> Reason | None:
        """Return what forbids entering an adjacent province in play."""
        key = self.closed(s, seat, destination, kind)
        if not key:
            return None
        if key == PROTECTED:
            return reason(PROTECTED, _CLOSED[PROTECTED], seat=s.owner[destination])
        return reason(key, _CLOSED[key], province=destination)

    def closed(self, s: State, seat: i64, destination: i64, kind: i64) -> str:
        """Return the key of what forbids entering, or an empty one if nothing does."""
        owner = s.owner[destination]
        if owner == seat:
            return ""
        if kind == TRANSFER:
            return NO_BATTLE
        if owner == NONE:
            return ""
        if s.protected[owner] >> kind & 1:
            return PROTECTED
        peace = modifiers.event_kind(s, self.board) == EVENT_TEMPLE_PEACE
        return PEACE if peace and s.buildings[destination] >> TEMPLE & 1 else ""

    def open_from(self, s: State, seat: i64, origin: i64, kind: i64) -> list[int]:
        """Return the ids of marching to each province that may be entered."""
        return [
            _MARCHES[destination]
            for destination in self.near[origin]
            if not self.closed(s, seat, destination, kind)
        ]

    def is_shut_in(self, s: State, seat: i64, origin: i64, kind: i64) -> bool:
        """Is there nowhere to march from *origin*?"""
        for destination in self.near[origin]:
            if not self.closed(s, seat, destination, kind):
                return False
        return True


class BattleAction(Execution):
    """Battle/Movement A or B."""

    def __init__(self, roads: Roads, kind: i64) -> None:
        self.roads = roads
        self.kind = kind

    def execute(self, s: State, seat: i64, province: i64, log: Log | None) -> None:
        field = FIELD_BATTLE_A + self.kind
        if s.armies[province] < 2:
            effects.void_action(seat, field, "lone-army", "SHO-ACT-BATTLE-3", log)
        elif self.roads.is_shut_in(s, seat, province, self.kind):
            effects.void_action(seat, field, "nowhere-to-go", "SHO-ACT-BATTLE-5", log)
        else:
            arg = marching(province, self.kind)
            push(s, steps.MARCH, seat_sets.one(seat), arg)


class MarchStep(Step[State]):
    """Asks which province armies go to."""

    name = "march"
    rule = "SHO-ACT-BATTLE-1"
    arg_fields = (MARCH_KIND, MARCH_ORIGIN)

    def __init__(self, roads: Roads, battles: Battles, forced: bool) -> None:
        self.roads = roads
        self.battles = battles
        self.forced = forced

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        origin, kind = MARCH_ORIGIN.of(arg), MARCH_KIND.of(arg)
        if s.armies[origin] < 2:
            return []
        ids = self.roads.open_from(s, seat, origin, kind)
        if ids and (kind == TRANSFER or not self.forced):
            ids.append(DECLINE_ID)
        return ids

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        if action == DECLINE_ID:
            effects.decline(seat, self.name, log)
            return DONE
        origin = MARCH_ORIGIN.of(arg)
        destination = MARCH.args(action)[0]
        if s.armies[origin] == 2:
            arrive(s, self.battles, seat, origin, destination, 1, log)
        else:
            arg = SEND_DESTINATION.pack(destination) + SEND_ORIGIN.pack(origin)
            push(s, steps.SEND, seat_sets.one(seat), arg)
        return DONE

    def skipped(self, s: State, seat: i64, arg: i64, log: Log | None) -> None:
        effects.decline(seat, self.name, log)

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        return "SHO-ACT-ARMY1-1" if MARCH_KIND.of(arg) == TRANSFER else self.rule

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action == DECLINE_ID:
            return reason("must-move", "SHO-ACT-BATTLE-4")
        if action not in MARCH:
            return super().why_not(s, seat, arg, action)
        origin, kind = MARCH_ORIGIN.of(arg), MARCH_KIND.of(arg)
        destination = MARCH.args(action)[0]
        if destination not in self.roads.board.neighbours[origin]:
            return reason(
                "not-adjacent", "SHO-MOVE-4", origin=origin, destination=destination
            )
        if destination not in self.roads.near[origin]:
            return reason("out-of-game", "SHO-MOVE-5", province=destination)
        closed = self.roads.why_closed(s, seat, destination, kind)
        return closed or super().why_not(s, seat, arg, action)


class SendStep(Step[State]):
    """Asks how many armies go."""

    name = "send"
    rule = "SHO-MOVE-1"
    arg_fields = (SEND_DESTINATION, SEND_ORIGIN)

    def __init__(self, battles: Battles) -> None:
        self.battles = battles

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        return _SENDS[: s.armies[SEND_ORIGIN.of(arg)] - 1]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        origin, destination = SEND_ORIGIN.of(arg), SEND_DESTINATION.of(arg)
        armies = SEND.args(action)[0]
        arrive(s, self.battles, seat, origin, destination, armies, log)
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in SEND:
            origin = SEND_ORIGIN.of(arg)
            return reason("one-must-stay", self.rule, province=origin)
        return super().why_not(s, seat, arg, action)


def arrive(
    s: State,
    battles: Battles,
    seat: i64,
    origin: i64,
    destination: i64,
    armies: i64,
    log: Log | None,
) -> None:
    """SHO-ACT-BATTLE-1: a plain move into an own province, else a battle."""
    if s.owner[destination] == seat:
        effects.move_armies(s, seat, origin, destination, armies, log)
    else:
        battles.begin(s, seat, origin, destination, armies, log)
