"""Odds of battles and revolts, in closed form.

The number of cubes of a colour that fall is a sum of two binomial variables (see
``sengoku.shogun.odds`` for exact odds). The difference of two such sums is nearly
normal, and the normal distribution needs one exponential instead of a triple sum.
"""

from math import exp, sqrt
from typing import Final, final

from sengoku.shogun.bots.rule_params import MAX_THROWN_CUBES, RuleParams
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    CASTLE,
    CUBES,
    EVENT_CASTLE_GUARD,
    EVENT_NEUTRAL_2,
    GREEN,
    SPECIAL_ATTACK,
    SPECIAL_DEFEND,
)

MAX_STACK: Final = 24
"""Larger stacks count as this size in the table of threats."""

TYPICAL_ARMIES_IN_TOWER: Final = 4
TYPICAL_PEASANTS_IN_TOWER: Final = 6
"""Assumed contents of the tower for hypothetical fights."""


@final
class Forecast:
    """The odds of the attacker; filled in by ``battle``."""

    def __init__(self) -> None:
        self.win: float = 0.0
        self.ruin: float = 0.0  # nobody holds the province
        self.left: float = 0.0  # surviving attackers if they win


def normal_cdf(z: float) -> float:
    """Approximate the standard normal CDF within 0.0002."""
    if z > 5.0:
        return 1.0
    if z < -5.0:
        return 0.0
    return 1.0 / (1.0 + exp(-z * (1.5976 + 0.07056 * z * z)))


def special_of(s: State, seat: int) -> int:
    at = s.position[seat]
    return NONE if at == NONE else s.special[at]


def _fill_forecast(found: Forecast, mean: float, variance: float, held: float) -> None:
    """Compute the odds of attack minus defence; *held* is the expected defence."""
    spread = sqrt(variance + 0.05)
    found.win = normal_cdf((mean - 0.5) / spread)
    tie = normal_cdf((mean + 0.5) / spread) - found.win
    lost = 1.0 - found.win - tie
    found.ruin = tie + lost * exp(-1.6 * held)  # only peasants fell (SHO-BATTLE-14)
    found.left = mean if mean > 1.0 else 1.0


def battle(
    params: RuleParams, s: State, seat: int, province: int, armies: int, found: Forecast
) -> None:
    """Forecast an attack of *armies* on *province* in the current position."""
    kind = NONE if s.event == NONE else params.event_kind[s.event]
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
    _forecast_battle(
        params, s, seat, defender, province, attack, defence, green, thrown, found
    )


def _forecast_battle(
    params: RuleParams,
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
    falls = params.falls[thrown if thrown < MAX_THROWN_CUBES else MAX_THROWN_CUBES - 1]
    passes = params.passes
    spread_thrown, spread_inside = passes * (1.0 - passes), falls * (1.0 - falls)
    inside: int = s.inside[seat]
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
    _fill_forecast(found, mean, variance, held)


def loses_revolt(params: RuleParams, s: State, province: int, peasants: int) -> float:
    """Return the probability that *peasants* drive the owner out of *province*."""
    owner = s.owner[province]
    held: int = s.armies[province] + s.tray[owner]
    green: int = peasants + s.tray[GREEN]
    thrown = held + green
    for colour in range(CUBES - 1):
        if colour != owner:
            thrown += s.tray[colour]
    falls = params.falls[thrown if thrown < MAX_THROWN_CUBES else MAX_THROWN_CUBES - 1]
    passes = params.passes
    inside: int = s.inside[owner]
    rebels: int = s.inside[GREEN]
    mean = (held - green) * passes + (inside - rebels) * falls
    variance = (held + green) * passes * (1.0 - passes)
    variance += (inside + rebels) * falls * (1.0 - falls)
    return normal_cdf((0.5 - mean) / sqrt(variance + 0.05))


@final
class Threats:
    """Lookup table: the odds of an attack by number of attackers and defenders."""

    def __init__(self, params: RuleParams) -> None:
        self.calm: list[list[float]] = []
        self.restless: list[list[float]] = []
        self.neutral: list[float] = []
        for attack in range(MAX_STACK + 1):
            self.calm.append([])
            self.restless.append([])
            for held in range(MAX_STACK + 1):
                self.calm[attack].append(_lost(params, attack, held, True))
                self.restless[attack].append(_lost(params, attack, held, False))
            self.neutral.append(_taken(params, attack))

    def lost(self, attack: int, held: int, unrest: int) -> float:
        table = self.restless if unrest else self.calm
        row = table[attack if attack < MAX_STACK else MAX_STACK]
        return row[held if held < MAX_STACK else MAX_STACK]

    def taken(self, attack: int) -> float:
        return self.neutral[attack if attack < MAX_STACK else MAX_STACK]


def _lost(params: RuleParams, attack: int, held: int, peasants: bool) -> float:
    if attack < 1:
        return 0.0
    falls, passes = params.falls[attack + held], params.passes
    green = TYPICAL_PEASANTS_IN_TOWER * falls if peasants else 0.0
    inside = TYPICAL_ARMIES_IN_TOWER * falls
    mean = (attack - held) * passes - green
    variance = (attack + held) * passes * (1.0 - passes)
    variance += (inside * 2 + green) * (1.0 - falls)
    found = Forecast()
    _fill_forecast(found, mean, variance, held * passes + inside)
    return found.win + found.ruin


def _taken(params: RuleParams, attack: int) -> float:
    if attack < 1:
        return 0.0
    falls, passes = params.falls[attack + 1], params.passes
    inside, green = TYPICAL_ARMIES_IN_TOWER * falls, TYPICAL_PEASANTS_IN_TOWER * falls
    mean = (attack - 1) * passes + inside - green
    variance = (attack + 1) * passes * (1.0 - passes)
    variance += (inside + green) * (1.0 - falls)
    found = Forecast()
    _fill_forecast(found, mean, variance, 9.0)
    return found.win
