"""The cube tower.

SHO-SETUP-19  Priming: 7 armies of every player and 10 peasants are thrown into the
              tower together; 31, 38 or 45 cubes with 3, 4 or 5 players.
SHO-SETUP-20  Cubes that fall out at priming return to the supplies of their owners,
              peasants to the general stock; the tray is empty when play begins.

SHO-TOWER-1  Every fight is one throw: all cubes that take part and all cubes lying in
             the tray are thrown into the tower together.
SHO-TOWER-2  Some of the thrown cubes may stay inside, and some that were inside may
             fall out. What lies in the tray afterwards is the result.
SHO-TOWER-3  The tower is never emptied on purpose. It changes through throws and
             priming only, the tray also through effects of the court and of samurai
             that name it.
SHO-TOWER-4  Cubes in the tray of players who do not take part are ignored; they stay
             there and are thrown in the next fight.
SHO-TOWER-5  Peasants are never placed on the map.

SHO-TWR-1  The tower of the engine [F-05]: when n cubes are thrown (those that take part
           and the whole tray, which is empty by that), each cube that was inside before
           falls out with the chance p(n) = 1 − (29/30)^n, independently of the others.
SHO-TWR-2  Each thrown cube stays inside with the chance 1/3, at priming 1/2,
           independently of the others; otherwise it falls into the tray. A throw does
           not release cubes that came to rest in it.
SHO-TWR-3  All chance comes from the random numbers of the game, one number a cube:
           first for the cubes inside by colour, the peasants last, then for the thrown
           cubes in the same order. The same seed and the same throws give the same
           result.
SHO-TWR-4  A throw of no cubes changes nothing.
SHO-TWR-5  No cube is lost: of each colour, inside and tray after a throw hold as many
           as inside, tray and the cubes that take part before it.
SHO-TWR-6  The tower is blind to colours: exchanging colours exchanges the chances and
           nothing else.
SHO-TWR-7  Instead, the tray after a throw may be told from outside, by people with a
           tower of their own or by a test; more cubes of a colour than were inside and
           thrown are refused.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, Step, Work, push, reason, set_arg
from sengoku.core.rows import row, row_of
from sengoku.shogun import effects_fight, steps
from sengoku.shogun.args import COLOUR, IS_PRIMING
from sengoku.shogun.board import Board
from sengoku.shogun.board_sheet_parts import TowerNumbers
from sengoku.shogun.rules.setup import TOWER
from sengoku.shogun.space import (
    FELL,
)
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import CUBES

WHOLE: Final = 1 << 32
"""Chances are integers out of this number."""

PRIMING, FIGHT = 1, 0

_USUAL_THROW: Final = 64
"""The chances of throws of fewer cubes are worked out beforehand."""


def chance(part: tuple[int, int]) -> int:
    """Return the fraction *part* as a chance out of ``WHOLE``."""
    numerator, denominator = part
    return WHOLE * numerator // denominator


class Tower:
    """Decides what a throw leaves in the tray (SHO-TWR-1, -2)."""

    asks = False

    def __init__(self, numbers: TowerNumbers) -> None:
        self.numbers = numbers
        self.lodge: i64 = chance(numbers.lodge)
        self.prime_lodge: i64 = chance(numbers.prime_lodge)
        self.releases = row_of(map(self.release, range(_USUAL_THROW)))

    def release(self, thrown: int) -> int:
        """Return the chance of a cube inside to fall when *thrown* cubes pass."""
        numerator, denominator = self.numbers.knock
        if not self.numbers.per_cube:
            return chance(self.numbers.knock)
        stays: int = WHOLE * (denominator - numerator) ** thrown // denominator**thrown
        return WHOLE - stays

    def outcome(self, s: State, priming: i64) -> vec[i64]:
        """Return the tray after the throw (SHO-TWR-3: inside first, green last)."""
        thrown: i64 = 0
        for colour in range(CUBES):
            thrown += s.thrown[colour]
        if thrown == 0:  # SHO-TWR-4
            return row(CUBES)
        usual = thrown < _USUAL_THROW
        release = self.releases[thrown] if usual else self.release(thrown)
        lodge = self.prime_lodge if priming else self.lodge
        tray = rng.counts(s.rng, TOWER, s.inside, release, WHOLE)
        stayed = rng.counts(s.rng, TOWER, s.thrown, lodge, WHOLE)
        for colour in range(CUBES):
            tray[colour] += s.thrown[colour] - stayed[colour]
        return tray

    def push(self, s: State, seat: i64, priming: i64) -> None:
        """Push the throw; work that was pushed before waits for its outcome."""
        push(s, steps.THROW, 0, IS_PRIMING.pack(priming))


class OwnTower(Tower):
    """People use their own tower and report what fell."""

    asks = True

    def push(self, s: State, seat: i64, priming: i64) -> None:
        colour = next_colour(s, 0)
        if colour < CUBES:  # otherwise nothing can fall and nobody is asked
            arg = IS_PRIMING.pack(priming) + COLOUR.pack(colour)
            push(s, steps.THROW, seat_sets.one(seat), arg)


def next_colour(s: State, first: i64) -> int:
    """Return the next colour, from *first* on, of which cubes could fall."""
    colours = range(first, CUBES)
    return next((c for c in colours if s.inside[c] + s.thrown[c]), CUBES)


class ThrowStep(Work[State]):
    name = "throw"
    arg_fields = (IS_PRIMING, COLOUR)

    def __init__(self, tower: Tower) -> None:
        self.tower = tower

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects_fight.fall(s, self.tower.outcome(s, IS_PRIMING.of(arg)), log)


class OwnThrowStep(Step[State]):
    """Asks for the cubes in the tray, colour by colour (SHO-TWR-7)."""

    name = "throw"
    rule = "SHO-TWR-7"
    arg_fields = (IS_PRIMING, COLOUR)

    def legal(self, s: State, seat: i64, arg: i64) -> list[int]:
        colour = COLOUR.of(arg)
        return [
            FELL.id(cubes) for cubes in range(s.inside[colour] + s.thrown[colour] + 1)
        ]

    def apply(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        colour = COLOUR.of(arg)
        effects_fight.report_cubes(s, colour, FELL.args(action)[0], log)
        following = next_colour(s, colour + 1)
        if following == CUBES:
            effects_fight.end_report(s, log)
            return DONE
        set_arg(s, COLOUR.put(arg, following))
        return not DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in FELL:
            colour = COLOUR.of(arg)
            there = s.inside[colour] + s.thrown[colour]
            return reason("cubes-not-there", self.rule, cubes=there)
        return super().why_not(s, seat, arg, action)


class PrimingStep(Work[State]):
    """SHO-SETUP-19."""

    name = "priming"

    def __init__(self, board: Board, tower: Tower) -> None:
        self.board = board
        self.tower = tower

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        for seat in range(s.seats):
            effects_fight.throw_from_supply(s, seat, self.board.prime_armies)
        effects_fight.throw_peasants(s, self.board.prime_peasants)
        effects_fight.throw(s, log)
        push(s, steps.PRIMED)
        self.tower.push(s, 0, PRIMING)


class PrimedStep(Work[State]):
    """SHO-SETUP-20: fallen cubes return; the court may send officials for them."""

    name = "primed"

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        for colour in range(CUBES):
            self.take_back(s, colour, s.tray[colour], log)

    def take_back(self, s: State, colour: i64, cubes: i64, log: Log | None) -> None:
        effects_fight.return_cubes(s, colour, cubes, log)
