"""What screens tell besides the position, worked out by the rules.

It is made from an observation, never from the state: what a viewer does not know cannot
be in it.
"""

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Final, NamedTuple, cast, final

import msgspec
from msgspec.structs import replace

from sengoku.core import seats as seat_sets
from sengoku.core.args import unpack
from sengoku.core.events import ChoiceTakenBack, Event, GameRewound
from sengoku.core.hints import HintMaker
from sengoku.core.stack import Stack, frames
from sengoku.shogun import cards, steps
from sengoku.shogun.args import ACTION_PLACE, TURN
from sengoku.shogun.cards import ArmyGroup, EventCard, Field, Hand
from sengoku.shogun.ending import Ending, Majority, Standing, scorings_to_come
from sengoku.shogun.events import WinterCame
from sengoku.shogun.forecast import Chests, Forecast, Rice
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.naming import Namer
from sengoku.shogun.observation import Observation
from sengoku.shogun.odds import (
    Odds,
    fight_for,
    hungry_in,
    revolt_in,
)
from sengoku.shogun.points import COUNTED, Part, scored
from sengoku.shogun.previews import (
    Attack,
    Preview,
    Previews,
    odds_of_battle,
    odds_of_revolt,
)
from sengoku.shogun.rules.march import TRANSFER, MarchStep
from sengoku.shogun.rules.order import rank
from sengoku.shogun.space import MARCH, REVOLT, SEND
from sengoku.shogun.state import NONE
from sengoku.shogun.steps import Phase
from sengoku.shogun.vocabulary import FIELD_BID, FIELDS, PROVINCES, WINTER
from sengoku.shogun.winters import TOLD, WinterReport, winters

MAX_TRAYS: Final = 6000
"""Of defenders, computed for one question: about 20 ms of work."""

UNREAD: Final = (
    *("viewer", "armies", "unrest", "supply", "peasants", "inside", "tray", "thrown"),
    *("mat", "covered", "shown", "row", "picked", "pile_size", "open_cards", "gained"),
    *("choosing", "events", "event", "revolts", "hungry", "stack"),
)
"""What changes nothing of what is counted: armies, the tower, plans and events."""

_counted_on: Final = attrgetter(
    *(field for field in Observation.__struct_fields__ if field not in UNREAD)
)

_expected_on: Final = attrgetter(
    *(
        field
        for field in Observation.__struct_fields__
        if field not in ("mat", "covered", "stack")
    )
)


class Expectations(NamedTuple):
    """What a seat can expect whatever it plans."""

    previews: tuple[Preview, ...] = ()
    attacks: tuple[Attack, ...] = ()
    threats: tuple[Attack, ...] = ()


class Chance(msgspec.Struct, frozen=True, gc=False):
    """How a fight may end for the attacker, in percent. In a revolt *win* is to hold.

    *kept* and *theirs* are the armies each side can expect to keep.
    """

    armies: int  # those that are sent, or hold the province against a revolt
    win: float
    tie: float
    lose: float
    kept: float
    theirs: float


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """The fight a choice leads to, for those who are asked and those who watch."""

    id: int  # of the offered choice, or -1
    province: int
    chances: tuple[Chance, ...]  # by the number of armies, most first, maybe not all


class CurrentAction(msgspec.Struct, frozen=True, gc=False):
    """The action that is carried out: its *place* in the row, and whose turn it is."""

    place: int
    seat: int  # or -1 before the first turn


class ProvinceHint(msgspec.Struct, frozen=True, gc=False):
    in_play: bool
    free_sites: int  # for buildings


class History(NamedTuple):
    """What the public log adds to the hints."""

    account: tuple[Part, ...] = ()
    winters: tuple[Event, ...] = ()  # nothing until the first winter comes


class Hints(msgspec.Struct, frozen=True, gc=False):
    """Hints for one viewer; spectators get nothing about a plan."""

    phase: Phase
    action: CurrentAction | None
    fields: tuple[Field, ...]  # of a mat
    event_cards: tuple[EventCard, ...]
    provinces: tuple[ProvinceHint, ...]
    lots: tuple[tuple[int, ...], ...]  # seats whose equal bids were drawn by lot
    winters: tuple[WinterReport, ...]  # those that have come
    seats: tuple[Standing, ...]
    majorities: tuple[Majority, ...]
    officials: tuple[int, ...]  # by seat: those in the supply
    groups: tuple[ArmyGroup, ...]  # of the viewer, in the draft
    hand: Hand | None  # of the viewer, while plans are made
    previews: tuple[Preview, ...]  # the viewer's cards on all fields, while planning
    attacks: tuple[Attack, ...]  # that the viewer could begin
    threats: tuple[Attack, ...]  # that others could begin for the viewer's provinces
    laid: tuple[Preview, ...]  # the viewer's face-down cards
    chests: Chests | None
    rice: Rice | None
    fights: tuple[Prospect, ...]
    account: tuple[Part, ...]  # all that was scored, in order


NO_HISTORY: Final = History()

OWN: Final = (
    *("groups", "hand", "previews", "attacks", "threats", "laid"),
    *("chests", "rice", "fights"),
)
"""Hints that help the viewer to choose."""


@final
class ShogunHintMaker(HintMaker[Observation]):
    struct = Hints
    counted = (*COUNTED, *TOLD, ChoiceTakenBack, GameRewound)

    def __init__(self, rules: ShogunRules) -> None:
        self.rules: Final = rules
        self.numbers: Final = rules.tower.numbers
        self._namer: Final = Namer(rules)
        self._roads: Final = cast(MarchStep, rules.table[steps.MARCH]).roads
        self._fields: Final = cards.fields(rules, self._namer)
        self._event_cards: Final = cards.event_cards(rules, self._namer)
        self._counted: Hints | None = None
        self._counted_on: tuple[object, ...] = ()
        self._expectations: Final[dict[int, tuple[object, Expectations]]] = {}

    def history(self, told: Sequence[Event]) -> History:
        """Return what was scored and what winters took, as far as the events go."""
        account = tuple(part for part in scored(told) if part.points)
        course = tuple(event for event in told if isinstance(event, TOLD))
        has_winter = any(isinstance(event, WinterCame) for event in course)
        return History(account, course if has_winter else ())

    def shared(self, seen: Observation, history: History = NO_HISTORY) -> Hints:
        """Return what hints on what is *seen* begin with."""
        return replace(
            self._count(seen),
            phase=current_phase(seen),
            action=current_action(self.rules, seen),
            lots=lots(seen),
            winters=winters(history.winters, seen),
            account=history.account,
        )

    def _count(self, seen: Observation) -> Hints:
        """Count, unless nothing of it has changed: most choices lay a card."""
        on = (*_counted_on(seen), scorings_to_come(self.rules, seen))
        if self._counted is None or self._counted_on != on:
            self._counted, self._counted_on = self._count_again(seen), on
        return self._counted

    def _count_again(self, seen: Observation) -> Hints:
        ending = Ending(self.rules, seen)
        return Hints(
            phase=current_phase(seen),
            action=None,
            fields=self._fields,
            event_cards=self._event_cards,
            provinces=tuple(map(self._province, range(PROVINCES), seen.buildings)),
            lots=(),
            winters=(),
            seats=tuple(ending.standing(seat) for seat in range(self.rules.seats)),
            majorities=ending.majorities(),
            officials=tuple(map(self._officials, seen.reception, seen.audience)),
            groups=(),
            hand=None,
            previews=(),
            attacks=(),
            threats=(),
            laid=(),
            chests=None,
            rice=None,
            fights=(),
            account=(),
        )

    def _province(self, province: int, buildings: int) -> ProvinceHint:
        free = self.rules.board.sites[province] - buildings.bit_count()
        return ProvinceHint(province in self.rules.in_play, free)

    def _officials(self, reception: int, audience: int) -> int:
        return self.rules.board.officials - reception - audience

    def hints(
        self,
        seen: Observation,
        offered: Sequence[int] = (),
        shared: Hints | None = None,
    ) -> Hints:
        """Return hints on an observation, and on the choices *offered* to its viewer.

        *shared* is made of what a spectator sees of the same moment, if that is at
        hand: a seat adds its own.
        """
        return self._foretell(
            replace(
                shared or self.shared(seen),
                groups=cards.groups(seen),
                hand=cards.hand(self.rules, seen),
                fights=tuple(self._fights(seen, offered)),
            ),
            seen,
        )

    def _foretell(self, hints: Hints, seen: Observation) -> Hints:
        forecast = self._forecast(seen)
        if forecast is None:
            return hints
        previews = Previews(forecast, self._namer)
        expected = self._expected(previews) if hints.hand else Expectations()
        return replace(
            hints,
            **expected._asdict(),
            laid=previews.laid(),
            chests=forecast.chests(),
            rice=forecast.rice(),
        )

    def _expected(self, previews: Previews) -> Expectations:
        """Return what does not depend on the seat's own plan, computed once a round."""
        on = _expected_on(previews.seen)
        known = self._expectations.get(previews.seat)
        if known is None or known[0] != on:
            made = Expectations(
                previews.every(), previews.attacks(), previews.threats()
            )
            known = on, made
            self._expectations[previews.seat] = known
        return known[1]

    def passing(
        self, seen: Observation, before: Observation, shared: Hints | None = None
    ) -> dict[str, object]:
        """Return what everybody is told: a forecast would cost too much."""
        made = replace(shared or self.shared(seen), phase=current_phase(before))
        names = (name for name in made.__struct_fields__ if name not in OWN)
        return {name: getattr(made, name) for name in names}

    def _forecast(self, seen: Observation) -> Forecast | None:
        """Return what can be foretold to a seat in an action round."""
        in_round = seen.stack and seen.year and seen.season != WINTER
        if seen.viewer is None or not in_round:
            return None
        return Forecast(self.rules, seen, seen.viewer)

    # Fights

    def _fights(self, seen: Observation, offered: Sequence[int]) -> Iterator[Prospect]:
        seat, asked = seen.viewer, self._asked(seen)
        if seat is None or not offered:
            yield from self._watched(seen)
            return
        marches = [
            (action, to)
            for action in offered
            if action in MARCH and seen.owner[to := MARCH.args(action)[0]] != seat
        ]
        for action, to in marches:
            most, work = seen.armies[asked["province"]] - 1, MAX_TRAYS // len(marches)
            chances = tuple(self._battles(seen, seat, to, most, work))
            yield Prospect(action, to, chances)
        sizes = {SEND.args(action)[0]: action for action in offered if action in SEND}
        if sizes and seen.owner[to := asked["destination"]] != seat:
            for chance in self._battles(seen, seat, to, max(sizes), MAX_TRAYS):
                yield Prospect(sizes[chance.armies], to, (chance,))
        for action in offered:
            if action in REVOLT:
                province = REVOLT.args(action)[0]
                yield Prospect(action, province, (self._revolt(seen, province),))

    def _watched(self, seen: Observation) -> Iterator[Prospect]:
        """Yield the battles that somebody may begin now: all of that is public."""
        stack = Stack(seen.stack) if seen.stack else None
        if stack is None or stack.step not in (steps.MARCH, steps.SEND):
            return
        seat = next(iter(seat_sets.each(stack.waiting)))
        asked = self._asked(seen)
        if stack.step == steps.SEND:
            origin, targets = asked["origin"], [asked["destination"]]
        else:
            origin = asked["province"]
            targets = [] if asked["kind"] == TRANSFER else [*self._roads.near[origin]]
        foreign = [to for to in targets if seen.owner[to] != seat]
        most = seen.armies[origin] - 1
        for to in foreign:
            work = MAX_TRAYS // len(foreign)
            yield Prospect(NONE, to, tuple(self._battles(seen, seat, to, most, work)))

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
            yield _chance(sent, odds_of_battle(self.numbers, fight))
            _, defend, peasants = map(sum, zip(fight.inside, fight.thrown, strict=True))
            work -= (defend + 1) * (peasants + 1)
            if work < 0:
                return

    def _revolt(self, seen: Observation, province: int) -> Chance:
        fight = revolt_in(seen, province, hungry_in(seen, province))
        odds = odds_of_revolt(self.numbers, fight)
        own = Odds(odds.lose, odds.tie, odds.win, odds.defenders, odds.attackers)
        return _chance(seen.armies[province], own)


def _chance(armies: int, odds: Odds) -> Chance:
    win, tie, lose = (round(100 * part, 1) for part in odds[:3])
    kept, theirs = (round(part, 1) for part in odds[3:])
    return Chance(armies, win, tie, lose, kept, theirs)


def current_phase(seen: Observation) -> Phase:
    """Return the phase of the innermost step that has one."""
    known = [frame.step for frame in frames(seen.stack) if frame.step in steps.PHASES]
    return steps.PHASES[known[-1]] if known else "final-scoring"


def current_action(rules: ShogunRules, seen: Observation) -> CurrentAction | None:
    """Return the action that is carried out, in an action round."""
    for step, _, arg in frames(seen.stack):
        if step == steps.ACTION:
            begun = seen.player_order[: TURN.of(arg)]
            return CurrentAction(ACTION_PLACE.of(arg), begun[-1] if begun else NONE)
    return None


def lots(seen: Observation) -> tuple[tuple[int, ...], ...]:
    """Return the seats whose revealed bids are equal, group by group (SHO-ORDER-3)."""
    if not any(seen.shown[FIELD_BID::FIELDS]):
        return ()
    bids = seen.mat[FIELD_BID::FIELDS]
    ranks = [rank(NONE if card is None else card) for card in bids]
    groups = (
        tuple(seat for seat, one in enumerate(ranks) if one == value)
        for value in sorted({*ranks}, reverse=True)
    )
    return tuple(group for group in groups if len(group) > 1)
