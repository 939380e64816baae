"""How much each term counts, in points of the final score.

A level is a row of this table. Whoever changes a number measures the level anew.
"""

from typing import Final, final


@final
class Weights:
    """The terms of the rule-of-thumb players.

    *noise*          how far a plan strays from the best one found
    *second_winter*  how much of a point of the second winter counts in the first year:
                     land and buildings may be lost before
    *majority*       a point for most buildings of a type in a region
    *contest*        a building that brings a majority nearer but not yet home, as a
                     part of the majority's points
    *denial*         a point another player loses, compared with one of one's own
    *site*           a free building site, for each round it can still be used in
    *yields*         a chest or rice a province can bring, for each round left
    *chest*          a chest that can still be spent
    *idle_chest*     a chest beyond what the rounds left can use
    *rice*           a rice that feeds a province in winter
    *spare_rice*     a rice that may be wanted if the winter is hard
    *unrest*         an unrest marker, for each round left in the year
    *army*           an army on the map
    *fear*           how often a neighbour who could take a province tries
    *reach*          how much of a conquest that is possible next round counts now
    *new_land*       how safe conquered land is thought to be
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
"""Found in some ten thousand games with ``NORMAL``: seats with weights strewn around a
centre, which then moved to where the points were. Bolder, and looser with chests.
"""

EASY: Final = Weights(
    noise=0.8, majority=0.2, contest=0.0, denial=0.0, site=0.0, fear=0.0, reach=0.1
)
"""Sees land, buildings and what they cost; no threats, hardly a majority."""
