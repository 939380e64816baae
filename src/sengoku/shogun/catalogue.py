"""The rules in reading order."""

import functools
from typing import Final

from sengoku.core.catalogue import Group, Rule, catalogue, markdown

GROUPS: Final = (
    Group("SHO-COMP", "Components"),
    Group("SHO-SETUP", "Setup"),
    Group("SHO-ROUND", "Structure of a round"),
    Group("SHO-PLAN", "Planning"),
    Group("SHO-EVENT", "Event"),
    Group("SHO-ORDER", "Bids and player order"),
    Group("SHO-SPEC", "Special cards"),
    Group("SHO-ACT", "Actions in general"),
    Group("SHO-ACT-BUILD", "Castle, temple, theatre"),
    Group("SHO-ACT-RICE", "Rice"),
    Group("SHO-ACT-TAX", "Tax"),
    Group("SHO-ACT-RT", "Rice and tax"),
    Group("SHO-ACT-ARMY5", "Army 5"),
    Group("SHO-ACT-ARMY3", "Army 3"),
    Group("SHO-ACT-ARMY1", "Army 1"),
    Group("SHO-ACT-ARMY", "Raising armies"),
    Group("SHO-MOVE", "Movement"),
    Group("SHO-ACT-BATTLE", "Battle/Movement A and B"),
    Group("SHO-TOWER", "Cube tower"),
    Group("SHO-BATTLE", "Battles"),
    Group("SHO-REV", "Revolts"),
    Group("SHO-CARD", "Province cards"),
    Group("SHO-WINTER", "Winter"),
    Group("SHO-SCORE", "Scoring"),
    Group("SHO-YEAR", "End of the year"),
    Group("SHO-END", "End of the game"),
    Group("SHO-EV", "Event cards"),
    Group("SHO-COURT", "Module: Tenno's Court"),
    Group("SHO-SAM", "Module: Samurai"),
    Group("SHO-GEN", "Module: Generals"),
    Group("SHO-ART", "Module: Arts in Japan"),
    Group("SHO-MOD", "Combining modules"),
    Group("SHO-TWR", "The tower of the engine"),
    Group("SHO-INV", "What always holds"),
)

NOTES: Final = "shogun-rulings.md"

OPENING: Final = f"""\
# Shogun: rules

These are all rules of Shogun, each with its ID; the
[introduction](../play/shogun.md) is shorter. The page is generated from the docstrings
of `src/sengoku/shogun`.

`[R-nn]` is a ruling where the rule book is silent or unclear, `[F-nn]` a fact that is
printed only on components, or nowhere; [the rulings]({NOTES}) explain both.

An *army* is one cube of a player, a *peasant* one of the green cubes. A *province* is
one of the 45 areas of the map, a *region* a group of 9 of them, *neutral* a province in
play that nobody owns. The *mat* is a player's planning board; its *fields* are called
castle, temple, theatre, rice, tax, army5, army3, army1, battle-a, battle-b and bid,
with the court also conv3, conv2 and conv1. The *tray* lies under the tower. The
*supply* is a player's cubes that are not in use, the *general stock* is shared by all.
An *action round* is any round but winter. *Own* is relative to the acting player.

"""


@functools.cache
def rules() -> tuple[Rule, ...]:
    return catalogue("sengoku.shogun", GROUPS)


def page() -> str:
    """Return the text of docs/rules/shogun.md."""
    return OPENING + markdown(rules(), GROUPS, NOTES)
