"""Chances of battles and revolts, in closed form.

What falls of a colour is a sum of two binomial counts (see ``sengoku.shogun.odds`` for
the exact chances); a difference of such sums is close enough to a normal distribution,
and that takes one exponential instead of a triple sum.
"""

from math import exp, sqrt
from typing import Final, final

from sengoku.bots.shogun.ground import CUBES_AT_ONCE, Ground
from sengoku.shogun.state import NONE, State
from sengoku.shogun.words import (
    CASTLE,
    CUBES,
    EVENT_CASTLE_GUARD,
    EVENT_NEUTRAL_2,
    GREEN,
    SPECIAL_ATTACK,
    SPECIAL_DEFEND,
)

LARGEST: Final = 24
"""Stacks beyond this size count as this size in the table of threats."""

USUAL_ARMIES_INSIDE: Final = 4
USUAL_PEASANTS_INSIDE: Final = 6
"""What a tower usually holds, for fights that are only feared."""


@final
class Forecast:
    """How a fight may end for the attacker: filled in by ``battle``."""

    def __init__(self) -> None:
        self.win: float = 0.0
        self.ruin: float = 0.0  # nobody holds the province
        self.left: float = 0.0  # attackers that are left if they win


def below(z: float) -> float:
    """Return the chance of a standard normal number below *z*, within 0.0002."""
    if z > 5.0:
        return 1.0
    if z < -5.0:
        return 0.0
    return 1.0 / (1.0 + exp(-z * (1.5976 + 0.07056 * z * z)))


def special_of(s: State, seat: int) -> int:
    at = s.position[seat]
    return NONE if at == NONE else s.special[at]


def _weigh(found: Forecast, mean: float, variance: float, held: float) -> None:
    """Judge attackers minus defence; *held* is what is expected of the defender."""
    spread = sqrt(variance + 0.05)
    found.win = below((mean - 0.5) / spread)
    tie = below((mean + 0.5) / spread) - found.win
    lost = 1.0 - found.win - tie
    found.ruin = tie + lost * exp(-1.6 * held)  # only peasants fell (SHO-BATTLE-14)
    found.left = mean if mean > 1.0 else 1.0


def battle(
    ground: Ground, s: State, seat: int, province: int, armies: int, found: Forecast
) -> None:
    """Forecast an attack of *armies* on *province* as the game stands."""
    kind = NONE if s.event == NONE else ground.event_kind[s.event]
    defender = s.owner[province]
    attack = armies + s.tray[seat]
    if special_of(s, seat) == SPECIAL_ATTACK:
        attack += 1
    green = s.tray[GREEN]
    defence = 0
    if defender == NONE:
        green += 2 if kind == EVENT_NEUTRAL_2 else 1
    else:
        defence = s.armies[province] + s.tray[defender]
        if special_of(s, defender) == SPECIAL_DEFEND:
            defence += 1
        if kind == EVENT_CASTLE_GUARD and s.buildings[province] >> CASTLE & 1:
            defence += 1
    thrown = attack + defence + green
    for colour in range(CUBES - 1):
        if colour not in (seat, defender):
            thrown += s.tray[colour]
    _judge(ground, s, seat, defender, province, attack, defence, green, thrown, found)


def _judge(
    ground: Ground,
    s: State,
    seat: int,
    defender: int,
    province: int,
    attack: int,
    defence: int,
    green: int,
    thrown: int,
    found: Forecast,
) -> None:
    falls = ground.falls[thrown if thrown < CUBES_AT_ONCE else CUBES_AT_ONCE - 1]
    passes = ground.passes
    spread_thrown, spread_inside = passes * (1.0 - passes), falls * (1.0 - falls)
    inside = s.inside[seat]
    mean = attack * passes + inside * falls
    variance = attack * spread_thrown + inside * spread_inside
    held = 9.0
    if defender != NONE:
        inside = s.inside[defender]
        held = defence * passes + inside * falls
        mean -= held
        variance += defence * spread_thrown + inside * spread_inside
    if defender == NONE or s.unrest[province] == 0:
        inside = s.inside[GREEN]
        mean -= green * passes + inside * falls
        variance += green * spread_thrown + inside * spread_inside
    _weigh(found, mean, variance, held)


def loses_revolt(ground: Ground, s: State, province: int, peasants: int) -> float:
    """Return the chance that *peasants* drive the owner out of *province*."""
    owner = s.owner[province]
    held = s.armies[province] + s.tray[owner]
    green = peasants + s.tray[GREEN]
    thrown = held + green
    for colour in range(CUBES - 1):
        if colour != owner:
            thrown += s.tray[colour]
    falls = ground.falls[thrown if thrown < CUBES_AT_ONCE else CUBES_AT_ONCE - 1]
    passes = ground.passes
    inside, risen = s.inside[owner], s.inside[GREEN]
    mean = (held - green) * passes + (inside - risen) * falls
    variance = (held + green) * passes * (1.0 - passes)
    variance += (inside + risen) * falls * (1.0 - falls)
    return below((0.5 - mean) / sqrt(variance + 0.05))


@final
class Threats:
    """How likely an attack of so many takes a province from so many: a table."""

    def __init__(self, ground: Ground) -> None:
        self.calm: list[list[float]] = []
        self.restless: list[list[float]] = []
        self.neutral: list[float] = []
        for attack in range(LARGEST + 1):
            self.calm.append([])
            self.restless.append([])
            for held in range(LARGEST + 1):
                self.calm[attack].append(_lost(ground, attack, held, True))
                self.restless[attack].append(_lost(ground, attack, held, False))
            self.neutral.append(_taken(ground, attack))

    def lost(self, attack: int, held: int, unrest: int) -> float:
        table = self.restless if unrest else self.calm
        row = table[attack if attack < LARGEST else LARGEST]
        return row[held if held < LARGEST else LARGEST]

    def taken(self, attack: int) -> float:
        return self.neutral[attack if attack < LARGEST else LARGEST]


def _lost(ground: Ground, attack: int, held: int, peasants: bool) -> float:
    if attack < 1:
        return 0.0
    falls, passes = ground.falls[attack + held], ground.passes
    green = USUAL_PEASANTS_INSIDE * falls if peasants else 0.0
    inside = USUAL_ARMIES_INSIDE * falls
    mean = (attack - held) * passes - green
    variance = (attack + held) * passes * (1.0 - passes)
    variance += (inside * 2 + green) * (1.0 - falls)
    found = Forecast()
    _weigh(found, mean, variance, held * passes + inside)
    return found.win + found.ruin


def _taken(ground: Ground, attack: int) -> float:
    if attack < 1:
        return 0.0
    falls, passes = ground.falls[attack + 1], ground.passes
    inside, green = USUAL_ARMIES_INSIDE * falls, USUAL_PEASANTS_INSIDE * falls
    mean = (attack - 1) * passes + inside - green
    variance = (attack + 1) * passes * (1.0 - passes)
    variance += (inside + green) * (1.0 - falls)
    found = Forecast()
    _weigh(found, mean, variance, 9.0)
    return found.win
