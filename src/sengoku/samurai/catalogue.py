"""The rules in reading order."""

import functools
from typing import Final

from sengoku.core.catalogue import Group, Rule, catalogue, markdown

GROUPS: Final = (
    Group("SSE-COMP", "Components and limits"),
    Group("SSE-BOARD", "Board"),
    Group("SSE-CTRL", "Power and control"),
    Group("SSE-SETUP", "Setup"),
    Group("SSE-FLOW", "Structure of the game"),
    Group("SSE-DEST", "Destiny cards"),
    Group("SSE-PLAN", "Planning, round 1"),
    Group("SSE-NEUT", "Neutral actions"),
    Group("SSE-RES", "Resolution"),
    Group("SSE-ACT-GEN", "Orders in general"),
    Group("SSE-ACT-RECRUIT", "Recruit Armies"),
    Group("SSE-ACT-MOVE", "Movement in general"),
    Group("SSE-ACT-MOVE3", "Move 3"),
    Group("SSE-ACT-MOVE23", "Move 2 or 3"),
    Group("SSE-ACT-SHIP", "Move 2 / Move by Ship"),
    Group("SSE-ACT-ATTACK", "Attack"),
    Group("SSE-ACT-HARVEST", "Harvest"),
    Group("SSE-ACT-CASTLE", "Build Castle"),
    Group("SSE-COVER", "Planning, round 2, and covering"),
    Group("SSE-ERA", "Era end"),
    Group("SSE-END", "Game end and scoring"),
    Group("SSE-SUPPLY", "Supplies"),
    Group("SSE-INFO", "Public and hidden information"),
    Group("SSE-VAR", "Variants"),
    Group("SSE-VAR-AGENDA", "Variant: Region Agenda Tiles"),
    Group("SSE-VAR-MOUNTAIN", "Variant: Path of the Mountain"),
    Group("SSE-VAR-SHRINE", "Variant: Sacred Shrines"),
    Group("SSE-VAR-NEUTRAL", "Variant: Neutral Action Randomization"),
    Group("SSE-DEC", "Decisions"),
)

NOTES: Final = "samurai-rulings.md"

OPENING: Final = f"""\
# Small Samurai Empires: rules

These are all rules of Small Samurai Empires, each with its ID; the
[introduction](../play/samurai.md) is shorter. The page is generated from the docstrings
of `src/sengoku/samurai`.

A rule followed by names of editions applies to these only, any other rule to all three:

| edition | rule book |
|---|---|
| standard | English, Italian and German, 2019; used unless another is chosen |
| crowd | Russian, by Crowd Games |
| draft | draft for the campaign of 2019, English and French |

`[R-nn]` is a ruling where the rule books are silent or disagree, `[F-nn]` a fact that
is printed only on components; [the rulings]({NOTES}) explain both.

An *army* is one samurai, a *castle* one castle, a *piece* either of them. An *order
token* is a secret action tile, a *slot* the place for one; each slot belongs to a
region and has a small *neutral action* beside it. *Own* and *opponent* are relative to
the acting player. The *personal supply* is a player's pieces that are not on the board,
the *general supply* the common pool of food and bushido.

"""


@functools.cache
def rules() -> tuple[Rule, ...]:
    return catalogue("sengoku.samurai", GROUPS)


def page() -> str:
    """Return the text of docs/rules/samurai.md."""
    return OPENING + markdown(rules(), GROUPS, NOTES)
