"""Exact chances of fights, from what a player may know.

Every cube falls or stays independently (SHO-TWR-1, -2). So the cubes of a colour in the
tray are a sum of two binomial counts, and the colours are independent.
"""

from collections.abc import Iterator, Sequence
from math import comb
from typing import NamedTuple

from sengoku.core.errors import UnreadableError
from sengoku.shogun.board import Board
from sengoku.shogun.board_sheet_parts import TowerNumbers
from sengoku.shogun.observation import Observation
from sengoku.shogun.rules.revolt import holds
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import (
    CASTLE,
    CUBES,
    EVENT_CASTLE_GUARD,
    EVENT_NEUTRAL_2,
    GREEN,
    SPECIAL_ATTACK,
    SPECIAL_DEFEND,
)

Chances = list[float]
"""The probability of each number of cubes, from 0."""


class Odds(NamedTuple):
    """Chances that the attacker wins, that nobody does, that the defender holds.

    *attackers* and *defenders* are the armies each side can expect to keep.
    """

    win: float
    tie: float
    lose: float
    attackers: float
    defenders: float


class Fight(NamedTuple):
    """Cubes of a fight: inside the tower, and thrown together with the tray."""

    inside: tuple[int, int, int]  # attacker, defender, peasants
    thrown: tuple[int, int, int]
    bystanders: int = 0  # other thrown cubes, which only knock cubes out
    unrest: bool = False
    neutral: bool = False


def binomial(cubes: int, chance: float) -> Chances:
    return [
        comb(cubes, k) * chance**k * (1 - chance) ** (cubes - k)
        for k in range(cubes + 1)
    ]


def sum_of(first: Chances, second: Chances) -> Chances:
    """Return the distribution of the sum of two independent counts."""
    total = [0.0] * (len(first) + len(second) - 1)
    for a, chance_a in enumerate(first):
        for b, chance_b in enumerate(second):
            total[a + b] += chance_a * chance_b
    return total


def release(numbers: TowerNumbers, thrown: int) -> float:
    """Return the chance of a cube inside to fall when *thrown* cubes pass."""
    part, whole = numbers.knock
    return 1 - (1 - part / whole) ** thrown if numbers.per_cube else part / whole


def trays(numbers: TowerNumbers, fight: Fight) -> list[Chances]:
    """Return the distributions of falling cubes: attacker, defender, peasants."""
    thrown = sum(fight.thrown) + fight.bystanders
    falls = release(numbers, thrown) if thrown else 0.0
    passes = 1 - numbers.lodge[0] / numbers.lodge[1]
    return [
        sum_of(binomial(inside, falls), binomial(cubes, passes))
        for inside, cubes in zip(fight.inside, fight.thrown, strict=True)
    ]


def outcomes(
    numbers: TowerNumbers, fight: Fight
) -> Iterator[tuple[float, int, int, int]]:
    """Yield every tray with its chance: attackers, defenders, peasants."""
    attack, defend, green = trays(numbers, fight)
    for a, chance_a in enumerate(attack):
        for d, chance_d in enumerate(defend):
            for g, chance_g in enumerate(green):
                yield chance_a * chance_d * chance_g, a, d, g


def battle_odds(numbers: TowerNumbers, fight: Fight) -> Odds:
    """SHO-BATTLE-5 to -16."""
    attack, defend, green = trays(numbers, fight)
    if fight.unrest and not fight.neutral:
        green = [1.0]  # SHO-BATTLE-7: peasants count for nobody
    attackers = Attackers(attack, len(defend) + len(green))
    total = [0.0] * len(Odds._fields)
    for held, chance_held in enumerate(defend):
        for helpers, chance_green in enumerate(green):
            against = attackers.against(held, helpers, fight.neutral)
            for at, part in enumerate(against):
                total[at] += chance_held * chance_green * part
    return Odds(*total)


class Attackers:
    """Cumulative sums over the attackers, because screens ask for many battles at once.

    For every n, *fewer* has the chance of fewer than n cubes and *cubes* their
    contribution to the mean.
    """

    def __init__(self, chances: Chances, most: int) -> None:
        self.fewer, self.cubes = [0.0], [0.0]
        for count in range(max(most, len(chances))):
            chance = chances[count] if count < len(chances) else 0.0
            self.fewer.append(self.fewer[-1] + chance)
            self.cubes.append(self.cubes[-1] + chance * count)

    def against(self, held: int, helpers: int, neutral: bool) -> Odds:
        """Return the odds with this number of defenders and peasants in the tray."""
        fewer, cubes, defence = self.fewer, self.cubes, held + helpers
        win, lose = fewer[-1] - fewer[defence + 1], fewer[defence]
        tie = fewer[defence + 1] - fewer[defence]
        attackers = cubes[-1] - cubes[defence + 1] - defence * win
        if held == 0:
            if neutral:
                return Odds(win, tie, lose, attackers, 0.0)
            return Odds(win, tie + lose, 0.0, attackers, 0.0)  # SHO-BATTLE-14
        unhurt = fewer[helpers + 1]  # SHO-BATTLE-10: peasants fall first
        fallen = cubes[defence] - cubes[helpers + 1]
        defenders = held * unhurt + defence * (lose - unhurt) - fallen
        return Odds(win, tie, lose, attackers, defenders)


def revolt_odds(numbers: TowerNumbers, fight: Fight) -> Odds:
    """SHO-REV-4, -5: the peasants attack and never keep anything."""
    win = lose = defenders = 0.0
    for chance, _, held, green in outcomes(numbers, fight):
        if holds(held, green):
            lose += chance
            defenders += chance * (held - green)
        else:
            win += chance
    return Odds(win, 0.0, lose, 0.0, defenders)


def fight_for(
    board: Board, seen: Observation, seat: int, province: int, armies: int
) -> Fight:
    """Return the battle of *seat* for *province*, from public facts."""
    defender = seen.owner[province]
    if defender == seat:
        raise UnreadableError("odds", detail="nobody fights for an own province")
    kind = NONE if seen.event == NONE else board.event_kind[seen.event]
    attack = armies + _bonus(seen, seat, SPECIAL_ATTACK)
    thrown = [*seen.tray]
    thrown[seat] += min(attack, armies + seen.supply[seat])
    if defender == NONE:
        peasants = 2 if kind == EVENT_NEUTRAL_2 else 1
        thrown[GREEN] += min(peasants, seen.peasants)
    else:
        guard = kind == EVENT_CASTLE_GUARD and seen.buildings[province] >> CASTLE & 1
        bonus = _bonus(seen, defender, SPECIAL_DEFEND) + int(guard)
        thrown[defender] += seen.armies[province] + min(bonus, seen.supply[defender])
    unrest = seen.unrest[province] > 0
    return fight_of(seen.inside, thrown, seat, defender, unrest)


def hungry_in(seen: Observation, province: int) -> int:
    """Return how many peasants come to a winter revolt (SHO-WINTER-7)."""
    owner = seen.owner[province]
    return 0 if owner == NONE else seen.unrest[province] + seen.extra[owner]


def revolt_in(seen: Observation, province: int, peasants: int) -> Fight:
    """Return the revolt of *peasants* against the owner of *province*."""
    owner = seen.owner[province]
    if owner == NONE:
        raise UnreadableError("odds", detail="a neutral province does not revolt")
    thrown = [*seen.tray]
    thrown[owner] += seen.armies[province]
    thrown[GREEN] += min(peasants, seen.peasants)
    return fight_of(seen.inside, thrown, NONE, owner, False)


def _bonus(seen: Observation, seat: int, card: int) -> int:
    at = seen.position[seat]
    return int(at != NONE and seen.special[at] == card)


def fight_of(
    inside: Sequence[int],
    thrown: Sequence[int],
    seat: int,
    defender: int,
    unrest: bool,
) -> Fight:
    """Return the fight of *seat* against *defender* with these cubes, by colour."""
    parties = (seat, defender, GREEN)
    others = sum(thrown[colour] for colour in range(CUBES) if colour not in parties)

    def of(cubes: Sequence[int], party: int) -> int:
        return 0 if party == NONE else cubes[party]

    return Fight(
        inside=(of(inside, seat), of(inside, defender), inside[GREEN]),
        thrown=(of(thrown, seat), of(thrown, defender), thrown[GREEN]),
        bystanders=others,
        unrest=unrest,
        neutral=defender == NONE,
    )
