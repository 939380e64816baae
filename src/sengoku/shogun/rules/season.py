"""The round: its seasons, its action cards and its special cards.
"""

from sengoku.core import rng
from sengoku.core.events import Log
from sengoku.core.flow import Work
from sengoku.shogun import effects
from sengoku.shogun.rules.setup import ACTION_CARDS, SPECIAL_CARDS
from sengoku.shogun.state import State
from sengoku.shogun.words import ACTIONS, AUTUMN, SPECIALS

OPEN_HALF = 5
SEASONS = 4


class SeasonStep(Work[State]):
    """The argument is the year and the season."""

    name = "season"
    parts = {"season": SEASONS, "year": 3}

    def run(self, s: State, arg: int, log: Log | None) -> None:
        year, season = divmod(arg, SEASONS)
        effects.begin_season(s, year, season, log)


class ActionCardsStep(Work[State]):
    """SHO-ROUND-3."""

    name = "action-cards"

    def run(self, s: State, arg: int, log: Log | None) -> None:
        row = list(range(ACTIONS))
        rng.shuffle(s.rng, ACTION_CARDS, row)
        effects.lay_action_cards(s, row, OPEN_HALF, log)


class SpecialCardsStep(Work[State]):
    """SHO-ROUND-4."""

    name = "special-cards"

    def run(self, s: State, arg: int, log: Log | None) -> None:
        special = list(range(SPECIALS))
        rng.shuffle(s.rng, SPECIAL_CARDS, special)
        effects.lay_special_cards(s, special, log)


class CleanUpStep(Work[State]):
    """SHO-ROUND-8, -9."""

    name = "clean-up"

    def run(self, s: State, arg: int, log: Log | None) -> None:
        effects.end_round(s, s.season == AUTUMN, log)
