"""The weight of each term, in points of the final score.

Each level is a set of weights. Measure a level again after changing a number.
"""

from typing import Final, final


@final
class Weights:
    """The terms of the heuristics.

    *noise*          random error in the values of a plan
    *second_winter*  a point of the second winter, valued in the first year: land and
                     buildings may be lost before
    *majority*       a point for most buildings of a type in a region
    *contest*        a building that gets closer to a majority without reaching it, as
                     a share of the majority's points
    *denial*         a point that another player loses, relative to a point of one's own
    *site*           a free building site, per remaining round
    *yields*         a chest or rice that a province yields, per remaining round
    *chest*          a chest that can still be spent
    *idle_chest*     a chest beyond what the remaining rounds can use
    *rice*           a rice that feeds a province in winter
    *spare_rice*     a rice that may be needed in a hard winter
    *unrest*         an unrest marker, per remaining round of the year
    *army*           an army on the map
    *fear*           how often a neighbour attacks a province it could take
    *reach*          a possible conquest of the next round, valued now
    *new_land*       the assumed safety of conquered land
    *official*       an official in the reception hall
    *monument*       a monument
    """

    def __init__(
        self,
        noise: float = 0.0,
        second_winter: float = 0.75,
        majority: float = 0.8,
        contest: float = 0.15,
        denial: float = 0.3,
        site: float = 0.1,
        yields: float = 0.02,
        chest: float = 0.42,
        idle_chest: float = 0.05,
        rice: float = 0.5,
        spare_rice: float = 0.12,
        unrest: float = 0.2,
        army: float = 0.16,
        fear: float = 0.4,
        reach: float = 0.25,
        new_land: float = 0.85,
        official: float = 0.35,
        monument: float = 0.9,
    ) -> None:
        self.noise: float = noise
        self.second_winter: float = second_winter
        self.majority: float = majority
        self.contest: float = contest
        self.denial: float = denial
        self.site: float = site
        self.yields: float = yields
        self.chest: float = chest
        self.idle_chest: float = idle_chest
        self.rice: float = rice
        self.spare_rice: float = spare_rice
        self.unrest: float = unrest
        self.army: float = army
        self.fear: float = fear
        self.reach: float = reach
        self.new_land: float = new_land
        self.official: float = official
        self.monument: float = monument


NORMAL: Final = Weights()

HARD: Final = Weights(
    second_winter=0.53,
    majority=0.55,
    contest=0.14,
    denial=0.43,
    site=0.076,
    yields=0.019,
    chest=0.31,
    idle_chest=0.06,
    rice=0.42,
    spare_rice=0.115,
    unrest=0.12,
    army=0.15,
    fear=0.3,
    reach=0.43,
    new_land=1.45,
)
"""Tuned in some ten thousand games against ``NORMAL``, by random search around a centre
that moved toward the better weights. Plays bolder and spends more chests.
"""

EASY: Final = Weights(
    noise=0.8, majority=0.2, contest=0.0, denial=0.0, site=0.0, fear=0.0, reach=0.1
)
"""Sees land, buildings and their cost; no threats, and hardly any majorities."""
