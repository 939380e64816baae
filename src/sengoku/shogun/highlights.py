"""What is worth telling of a game of Shogun."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, NamedTuple, final

from msgspec.structs import replace

from sengoku.core.events import Event
from sengoku.highlights import (
    Award,
    Deed,
    Highlighter,
    Prize,
    Told,
    best,
    deeds_of,
    most,
)
from sengoku.match import Match
from sengoku.shogun import events
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.hints import ShogunHintMaker
from sengoku.shogun.observation import Observation
from sengoku.shogun.odds import Odds, battle_odds, fight_of
from sengoku.shogun.state import NONE

LUCKY: Final = "lucky"
UNLIKELY: Final = 40
"""A battle that was won with at most this chance, in percent, was lucky."""


class Fight(NamedTuple):
    """A battle or revolt that is decided; *attacker* is nobody in a revolt."""

    number: int
    attacker: int
    defender: int
    owner: int

    @property
    def winner(self) -> int:
        return self.owner if self.owner in (self.attacker, self.defender) else NONE


def _percent(chance: float) -> int:
    return round(100 * chance)


def _fights(told: Told) -> Iterator[Fight]:
    attacker = defender = NONE
    for number, event in told:
        match event:
            case events.BattleBegan():
                attacker, defender = event.seat, event.defender
            case events.RevoltBegan():
                attacker, defender = NONE, event.seat
            case events.FightDecided():
                yield Fight(number, attacker, defender, event.owner)


def _victories(told: Told) -> Iterator[Deed]:
    for fight in _fights(told):
        if NONE not in (fight.attacker, fight.winner):
            yield Deed(fight.winner, fight.number)


def _revolts_held(told: Told) -> Iterator[Deed]:
    for fight in _fights(told):
        if fight.attacker == NONE and fight.winner != NONE:
            yield Deed(fight.winner, fight.number)


@final
class ShogunHighlighter(Highlighter):
    tiebreaks = ("chests",)
    prizes: ClassVar = {
        "victor": Prize(most, _victories, at_least=2),
        "builder": Prize(most, deeds_of(events.BuildingBuilt), at_least=2),
        "harvest": Prize(best, deeds_of(events.RiceGained, "rice"), at_least=3),
        "taxes": Prize(best, deeds_of(events.ChestsGained, "chests"), at_least=3),
        "calm": Prize(most, _revolts_held, at_least=2),
    }

    def __init__(self, rules: ShogunRules) -> None:
        super().__init__(rules)
        self._rules = rules
        self._hints = ShogunHintMaker(rules)
        self._seen: Observation | None = None
        self._entries = 0
        self._lucky: list[Deed] = []  # won battles, each with its chance to fail

    def follow(self, match: Match) -> None:
        super().follow(match)
        new = match.log.seen_by(None, from_entry=self._entries)
        self._entries = len(match.log.entries)
        if self._seen is not None and not self._rules.tower.asks:
            self._lucky += self._battles(self._seen, new, match.number)
        self._seen = match.view(None)

    def totals(self, match: Match) -> Sequence[int]:
        hints = self._hints.shared(match.view(None))
        return [standing.total for standing in hints.seats]

    def _battles(
        self, seen: Observation, new: Sequence[Event], number: int
    ) -> Iterator[Deed]:
        """Yield the winners of battles, each with its chance to fail in percent."""
        inside, thrown, odds = [*seen.inside], tuple[int, ...](), None
        battle: events.BattleBegan | None = None
        for event in new:
            match event:
                case events.BattleBegan():
                    battle = event
                case events.RevoltBegan():
                    battle = None
                case events.CubesThrown():
                    thrown = event.cubes
                    odds = battle and self._odds(seen, inside, thrown, battle)
                case events.CubesFell():
                    flow = zip(inside, thrown, event.tray, strict=True)
                    inside = [held + more - out for held, more, out in flow]
                case events.FightDecided() if battle and odds:
                    if event.owner == battle.seat:
                        yield Deed(event.owner, number, _percent(1 - odds.win))
                    elif event.owner == battle.defender != NONE:
                        yield Deed(event.owner, number, _percent(1 - odds.lose))

    def _odds(
        self,
        seen: Observation,
        inside: Sequence[int],
        thrown: Sequence[int],
        battle: events.BattleBegan,
    ) -> Odds:
        unrest = seen.unrest[battle.province] > 0
        fight = fight_of(inside, thrown, battle.seat, battle.defender, unrest)
        return battle_odds(self._rules.tower.numbers, fight)

    def _luckiest(self, live: set[int]) -> Award | None:
        """Return the battle that was won with the lowest chance, in percent."""
        lucky = (deed for deed in self._lucky if deed.number in live)
        award = best(LUCKY, lucky, at_least=100 - UNLIKELY)
        return award and replace(award, value=100 - award.value)

    def awards(self, told: Told) -> Iterator[Award | None]:
        yield self._luckiest({fight.number for fight in _fights(told)})
        yield from super().awards(told)
