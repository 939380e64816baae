"""The round: its seasons, its action cards and its special cards.

SHO-ROUND-1   The game has 2 years of 4 rounds: spring, summer and autumn, which are
              action rounds, and winter, with supply and scoring. That is eight rounds
              in all.
SHO-ROUND-2   An action round has six steps, in this order: lay out action cards, lay
              out special cards, plan and bid, determine the event, determine the player
              order, carry out the actions.
SHO-ROUND-3   Shuffle the 10 action cards into a row: places 1 to 5 are face up, places
              6 to 10 face down.
SHO-ROUND-4   Shuffle the 5 special cards and lay one face up on each of the position
              fields 1 to 5, all five whatever the number of players.
SHO-ROUND-8   After the tenth action the cards on the mats return to hand, special cards
              are returned, daimyo cards are taken back, and the event card of the round
              leaves the game.
SHO-ROUND-9   But after autumn the daimyo cards stay until winter is over, because the
              player order of autumn holds for winter too.
SHO-ROUND-10  A province card leaves a mat before the end of the tenth action only when
              its province is lost (SHO-CARD-1).
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core.events import Log
from sengoku.core.flow import Work
from sengoku.shogun import effects
from sengoku.shogun.args import SEASON, YEAR
from sengoku.shogun.rules.setup import ACTION_CARDS, SPECIAL_CARDS
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import ACTIONS, AUTUMN, SPECIALS

OPEN_HALF: Final = 5


class SeasonStep(Work[State]):
    """The argument is the year and the season."""

    name = "season"
    arg_fields = (SEASON, YEAR)

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects.begin_season(s, YEAR.of(arg), SEASON.of(arg), log)


class ActionCardsStep(Work[State]):
    """SHO-ROUND-3."""

    name = "action-cards"

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        row = list(range(ACTIONS))
        rng.shuffle(s.rng, ACTION_CARDS, row)
        effects.lay_action_cards(s, row, OPEN_HALF, log)


class SpecialCardsStep(Work[State]):
    """SHO-ROUND-4."""

    name = "special-cards"

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        special = list(range(SPECIALS))
        rng.shuffle(s.rng, SPECIAL_CARDS, special)
        effects.lay_special_cards(s, special, log)


class CleanUpStep(Work[State]):
    """SHO-ROUND-8, -9."""

    name = "clean-up"

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        effects.end_round(s, s.season == AUTUMN, log)
