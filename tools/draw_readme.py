"""Draws the pictures in the README, one of each game.

``docs/board.svg`` is a game of Small Samurai Empires in its second era,
``docs/shogun.svg`` one of Shogun in its first autumn. Run it in the project's
environment whenever a drawing or the rules change::

    .venv/bin/python tools/draw_readme.py

The games are played from seeds by choices that make lively boards, no more.
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
from sengoku.shogun import GAME as SHOGUN
from sengoku.shogun.actions import (
    Assign,
    Choose,
    March,
    Seal,
    Send,
)
from sengoku.shogun.drawing import draw as draw_shogun
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.shogun.state import State as ShogunState
from sengoku.shogun.vocabulary import (
    AUTUMN,
    BUILDINGS,
    CHEST_0,
    FIELD_BATTLE_A,
    FIELD_BID,
    FIELD_RICE,
    FIELD_TAX,
)

PICTURE: Final = Path(__file__).parents[1] / "docs" / "board.svg"
OPTIONS: Final = Options(4, "standard", ("agenda", "mountain", "shrines"))
SEED: Final = 1395
VIEWER: Final = 0
COVERS: Final = 3
"""The picture is of the second round of an era, when this many tokens are covered."""

SHOGUN_PICTURE: Final = PICTURE.with_name("shogun.svg")
SHOGUN_COLOURS: Final = ("red", "blue", "purple", "yellow")
SHOGUN_OPTIONS: Final = ShogunOptions(4, start="preset", colours=SHOGUN_COLOURS)
SHOGUN_SEED: Final = 18
SHOWN: Final = 7
"""The other picture is of an action round, when this many action cards are open."""


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


# Shogun


def shogun_picture() -> str:
    rules, s = shogun_position(SHOGUN_SEED)
    return draw_shogun(rules, rules.observe(s, VIEWER)) + "\n"


def shogun_position(seed: int) -> tuple[ShogunRules, ShogunState]:
    """Return a game played to the actions of its first autumn."""
    rules = SHOGUN.rules(SHOGUN_OPTIONS)
    s = rules.start(fast_seed(seed))
    luck = rng.fast(seed, 1)
    while rules.waiting(s) and not ((s.season, s.row_shown) >= (AUTUMN, SHOWN)):
        seat = seat_sets.each(rules.waiting(s))[0]
        choices = sorted(rules.choices(s, seat), key=lambda choice: choice.text)
        drawn = [choices[rng.below(luck, 0, len(choices))] for _ in range(12)]
        best = max(drawn, key=lambda choice: _worth(rules, s, choice.action))
        rules.play(s, seat, best.id)
    return rules, s


def _worth(rules: ShogunRules, s: ShogunState, action: Action) -> int:
    """Return how much *action* adds to the picture: land, buildings, full chests."""
    match action:
        case Assign(card, field) if card >= CHEST_0:
            return 14 if field == FIELD_BID else -card
        case Assign(card, field):
            return _use(rules, s, card, field)
        case March(province):
            return 2 if s.owner[province] == NONE else 1
        case Send(armies):
            return armies
        case Choose() | Seal():
            return 1
        case _:
            return 0


def _use(rules: ShogunRules, s: ShogunState, province: int, field: int) -> int:
    """Return how well a province suits a field of the mat."""
    board, armies = rules.board, s.armies[province]
    if field < BUILDINGS:
        built = s.buildings[province]
        free = (
            s.buildings_in(province) < board.sites[province] and not built >> field & 1
        )
        return 9 if free else -9
    if field in (FIELD_RICE, FIELD_TAX):
        yields = board.rice if field == FIELD_RICE else board.chests
        return 5 + yields[province] - 4 * s.unrest[province]
    if field == FIELD_BID:
        return -9
    return 2 * armies if field >= FIELD_BATTLE_A else 10 - armies


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    SHOGUN_PICTURE.write_text(shogun_picture(), encoding="utf-8")
