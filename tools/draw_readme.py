"""Draws ``docs/board.svg``, the picture in the README: a game in its second era.

Run it in the project's environment whenever the drawing or the rules change::

    .venv/bin/python tools/draw_readme.py

The game is played from a seed by choices that make a lively board, no more.
"""

from pathlib import Path
from typing import Final

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.actions import Action
from sengoku.core.rng import fast_seed
from sengoku.samurai import GAME
from sengoku.samurai.actions import (
    Attack,
    Build,
    Decline,
    Pass,
    Place,
    Recruit,
    Ship,
    Step,
)
from sengoku.samurai.drawing import draw
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import Options
from sengoku.samurai.state import NONE, State

PICTURE: Final = Path(__file__).parents[1] / "docs" / "board.svg"
OPTIONS: Final = Options(4, "standard", ("agenda", "mountain", "shrines"))
SEED: Final = 1395
VIEWER: Final = 0
COVERS: Final = 3
"""The picture is of the second round of an era, when so many tokens are covered."""


def picture() -> str:
    rules, s = position(SEED)
    return draw(rules, rules.observe(s, VIEWER)) + "\n"


def position(seed: int) -> tuple[SamuraiRules, State]:
    """Return a game played to the middle of its second era."""
    rules = GAME.rules(OPTIONS)
    s = rules.start(fast_seed(seed))
    luck = rng.fast(seed, 1)
    while rules.waiting(s) and not _reached(s):
        seat = seat_sets.each(rules.waiting(s))[0]
        choices = sorted(rules.choices(s, seat), key=lambda choice: choice.text)
        drawn = [choices[rng.below(luck, 0, len(choices))] for _ in range(4)]
        best = max(drawn, key=lambda choice: _appeal(rules, s, seat, choice.action))
        rules.play(s, seat, best.id)
    return rules, s


def _reached(s: State) -> bool:
    covered = sum(
        under not in (NONE, owner)
        for owner, under in zip(s.owner, s.under_owner, strict=True)
    )
    return (s.era, s.round) == (2, 2) and covered >= COVERS


def _appeal(rules: SamuraiRules, s: State, seat: int, action: Action) -> int:
    """Return how much *action* adds to the picture: castles, and armies spread out."""
    match action:
        case Build():
            return 9
        case Step(origin, destination) | Ship(origin, destination):
            crowded = s.armies_of(seat, origin) > 1
            return 3 * crowded + 3 * (not s.armies_of(seat, destination))
        case Recruit(province):
            return 5 - s.armies_of(seat, province)
        case Attack(province, victim):
            return s.armies_of(victim, province)
        case Place(_, slot):
            region = rules.board.slot_region[slot]
            here = rules.board.provinces_of[region]
            return sum(s.armies_of(seat, province) for province in here)
        case Decline() | Pass():
            return 0
        case _:
            return 4


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
