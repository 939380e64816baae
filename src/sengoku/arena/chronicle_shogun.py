"""A game of Shogun in numbers."""

from collections.abc import Sequence
from typing import Final, final

from sengoku.arena.chronicle_account import Account
from sengoku.core.events import Event
from sengoku.shogun import events
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.points import MONUMENTS, scored
from sengoku.shogun.state import NONE
from sengoku.shogun.words import BUILDING_WORDS, PROVINCES, REGION_WORDS, WINTER

LAST: Final = "end"


def tell(rules: ShogunRules, told: Sequence[Event]) -> Account:
    teller = _Teller(rules)
    for event in told:
        teller.follow_course(event)
        teller.follow_map(event)
        teller.follow_points(event)
        teller.follow_fights(event)
    teller.account.reach(LAST)
    return teller.account


@final
class _Teller:
    """Keeps the map, because winter scores provinces without naming them."""

    def __init__(self, rules: ShogunRules) -> None:
        self.account: Final = Account(rules.seats, REGION_WORDS)
        self.region_of: Final = rules.region_of
        self.owner = [NONE] * PROVINCES
        self.buildings = [0] * PROVINCES
        self.year = 0
        self.attacker = NONE  # nobody in a revolt
        self.defender = NONE  # nobody in a neutral province

    def follow_course(self, event: Event) -> None:
        if isinstance(event, events.SeasonBegan):
            self.year = event.year
            if event.season == WINTER:
                self.account.survey()
        year = f"year {self.year}"
        if _ends_year(event) and year not in self.account.scores:
            self.account.reach(year)

    def follow_map(self, event: Event) -> None:
        match event:
            case events.GamePrepared():
                self.owner = list(event.owner)
            case events.GroupMustered() | events.ProvinceTaken():
                self.owner[event.province] = event.seat
            case events.ProvinceLost():
                self.owner[event.province] = NONE
                self.buildings[event.province] = 0
            case events.BuildingBuilt():
                self.buildings[event.province] += 1
                built = f"{BUILDING_WORDS[event.building]}s built"
                self.account.count(built, event.seat)

    def follow_points(self, event: Event) -> None:
        for part in scored([event]):
            self.account.give(part.key, part.seat, part.points)
            if part.region != NONE:
                self.account.credit(part.region, part.seat, part.points)
        if isinstance(event, events.ProvincesScored):
            self.credit_land(event.seat)

    def credit_land(self, seat: int) -> None:
        for province, owner in enumerate(self.owner):
            if owner == seat:
                region = self.region_of[province]
                self.account.hold(region, seat, 1)
                self.account.credit(region, seat, 1 + self.buildings[province])

    def follow_fights(self, event: Event) -> None:
        match event:
            case events.BattleBegan():
                self.attacker, self.defender = event.seat, event.defender
            case events.RevoltBegan():
                self.attacker, self.defender = NONE, event.seat
            case events.FightDecided():
                self.decide(event.owner)

    def decide(self, holder: int) -> None:
        """Count the fight; who does not hold the province afterwards has lost."""
        if self.attacker != NONE:
            ended = "won" if holder == self.attacker else "lost"
            self.account.count(f"attacks {ended}", self.attacker)
        if self.defender != NONE:
            fight = "revolts" if self.attacker == NONE else "defences"
            ended = "won" if holder == self.defender else "lost"
            self.account.count(f"{fight} {ended}", self.defender)


def _ends_year(event: Event) -> bool:
    """Does *event* come after winter is scored? The last year has no end of its own."""
    if isinstance(event, events.PointsGained):
        return event.why == MONUMENTS
    return isinstance(event, events.YearEnded | events.ArtLineScored | events.GameEnded)
