"""What screens tell besides the position, worked out by the rules.

It is made from an observation, never from the state: what a viewer does not know cannot
be in it.
"""

import functools
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Final, final

import msgspec
from msgspec.structs import replace

from sengoku.core.args import unpack
from sengoku.core.events import ChoiceTakenBack, Event, GameRewound
from sengoku.core.hints import HintMaker
from sengoku.core.stack import Stack
from sengoku.shogun import steps
from sengoku.shogun.args import ACTION_PLACE
from sengoku.shogun.ending import Ending, Majority, Standing
from sengoku.shogun.forecast import Chests, Forecast, Rice, Yields
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.observation import Observation
from sengoku.shogun.odds import (
    Odds,
    battle_odds,
    fight_for,
    hungry_in,
    revolt_in,
    revolt_odds,
)
from sengoku.shogun.points import COUNTED, Part, scored
from sengoku.shogun.space import MARCH, REVOLT, SEND
from sengoku.shogun.state import NONE
from sengoku.shogun.words import WINTER

WORK: Final = 6000
"""Limits the trays of defenders worked out for one question: about 20 ms of work."""

_battle_odds = functools.lru_cache(maxsize=4096)(battle_odds)
_revolt_odds = functools.lru_cache(maxsize=1024)(revolt_odds)


UNREAD: Final = (
    *("viewer", "armies", "unrest", "supply", "peasants", "inside", "tray", "thrown"),
    *("mat", "covered", "shown", "row", "picked", "pile_size", "open_cards", "gained"),
    *("choosing", "events", "event", "revolts", "hungry", "stack"),
)
"""What changes nothing of what is counted: armies, the tower, plans and events."""

_counted_on: Final = attrgetter(
    *(field for field in Observation.__struct_fields__ if field not in UNREAD)
)


class Chance(msgspec.Struct, frozen=True, gc=False):
    """How a fight may end for the viewer, in percent. In a revolt *win* is to hold.

    *kept* and *theirs* are the armies each side can expect to keep.
    """

    armies: int  # those the viewer sends, or has there
    win: float
    tie: float
    lose: float
    kept: float
    theirs: float


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """The fight an offered choice leads to; *id* is that of the choice."""

    id: int
    province: int
    chances: tuple[Chance, ...]  # by the number of armies, most first, maybe not all


class Notes(msgspec.Struct, frozen=True, gc=False):
    """Notes for one viewer; spectators get nothing about a plan."""

    seats: tuple[Standing, ...]
    majorities: tuple[Majority, ...]
    place: int  # of the action card that is carried out, or -1
    cards: tuple[Yields, ...]  # the viewer's provinces
    chests: Chests | None
    rice: Rice | None
    fights: tuple[Prospect, ...]
    account: tuple[Part, ...]  # all that was scored, in order


@final
class ShogunHintMaker(HintMaker[Observation]):
    struct = Notes
    counted = (*COUNTED, ChoiceTakenBack, GameRewound)

    def __init__(self, rules: ShogunRules) -> None:
        self.rules: Final = rules
        self.numbers: Final = rules.tower.numbers
        self._counted: Notes | None = None
        self._counted_on: tuple[object, ...] = ()

    def account(self, told: Iterable[Event]) -> tuple[Part, ...]:
        """Return what was scored, as far as the events go back."""
        return tuple(part for part in scored(told) if part.points)

    def shared(self, seen: Observation, account: tuple[Part, ...] = ()) -> Notes:
        """Return what notes on what is *seen* begin with."""
        place = current_place(self.rules, seen)
        return replace(self._count(seen), place=place, account=account)

    def _count(self, seen: Observation) -> Notes:
        """Count, unless nothing of it has changed: most choices lay a card."""
        on = (*_counted_on(seen), not seen.stack)
        if self._counted is None or self._counted_on != on:
            self._counted, self._counted_on = self._count_anew(seen), on
        return self._counted

    def _count_anew(self, seen: Observation) -> Notes:
        ending = Ending(self.rules, seen)
        return Notes(
            seats=tuple(ending.standing(seat) for seat in range(self.rules.seats)),
            majorities=ending.majorities(),
            place=NONE,
            cards=(),
            chests=None,
            rice=None,
            fights=(),
            account=(),
        )

    def hints(
        self,
        seen: Observation,
        offered: Sequence[int] = (),
        shared: Notes | None = None,
    ) -> Notes:
        """Return notes on what is *seen*, and on what is *offered* to the viewer.

        *shared* is made of what a spectator sees of the same moment, if that is at
        hand: a seat adds its own.
        """
        forecast = self._forecast(seen)
        return replace(
            shared or self.shared(seen),
            cards=forecast.yields() if forecast else (),
            chests=forecast.chests() if forecast else None,
            rice=forecast.rice() if forecast else None,
            fights=tuple(self._fights(seen, offered)),
        )

    def _forecast(self, seen: Observation) -> Forecast | None:
        """Return what can be foretold to a seat in an action round."""
        in_round = seen.stack and seen.year and seen.season != WINTER
        if seen.viewer is None or not in_round:
            return None
        return Forecast(self.rules, seen, seen.viewer)

    # Fights

    def _fights(self, seen: Observation, offered: Sequence[int]) -> Iterator[Prospect]:
        seat, asked = seen.viewer, self._asked(seen)
        if seat is None:
            return
        marches = [
            (action, to)
            for action in offered
            if action in MARCH and seen.owner[to := MARCH.args(action)[0]] != seat
        ]
        for action, to in marches:
            most, work = seen.armies[asked["province"]] - 1, WORK // len(marches)
            chances = tuple(self._battles(seen, seat, to, most, work))
            yield Prospect(action, to, chances)
        sizes = {SEND.args(action)[0]: action for action in offered if action in SEND}
        if sizes and seen.owner[to := asked["destination"]] != seat:
            for chance in self._battles(seen, seat, to, max(sizes), WORK):
                yield Prospect(sizes[chance.armies], to, (chance,))
        for action in offered:
            if action in REVOLT:
                province = REVOLT.args(action)[0]
                yield Prospect(action, province, (self._revolt(seen, province),))

    def _asked(self, seen: Observation) -> dict[str, int]:
        """Return what the question is about, by the names of the rules."""
        if not seen.stack:
            return {}
        stack = Stack(seen.stack)
        return unpack(self.rules.table[stack.step].arg_fields, stack.arg)

    def _battles(
        self, seen: Observation, seat: int, to: int, most: int, work: int
    ) -> Iterator[Chance]:
        """Yield the chances of *most* armies and fewer, for as long as *work* lasts."""
        for sent in range(most, 0, -1):
            fight = fight_for(self.rules.board, seen, seat, to, sent)
            yield _chance(sent, _battle_odds(self.numbers, fight))
            _, defend, peasants = map(sum, zip(fight.inside, fight.thrown, strict=True))
            work -= (defend + 1) * (peasants + 1)
            if work < 0:
                return

    def _revolt(self, seen: Observation, province: int) -> Chance:
        fight = revolt_in(seen, province, hungry_in(seen, province))
        odds = _revolt_odds(self.numbers, fight)
        own = Odds(odds.lose, odds.tie, odds.win, odds.defenders, odds.attackers)
        return _chance(seen.armies[province], own)


def _chance(armies: int, odds: Odds) -> Chance:
    win, tie, lose = (round(100 * part, 1) for part in odds[:3])
    kept, theirs = (round(part, 1) for part in odds[3:])
    return Chance(armies, win, tie, lose, kept, theirs)


def current_place(rules: ShogunRules, seen: Observation) -> int:
    """Return the place of the action card that is carried out, or ``NONE``."""
    for step, _, arg in Stack(seen.stack):
        if step == steps.ACTION:
            return ACTION_PLACE.of(arg)
    return NONE
