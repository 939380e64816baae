"""Statistics of a game of Shogun."""

from collections.abc import Sequence
from typing import Final, final

from sengoku.core.events import Event
from sengoku.match import Match
from sengoku.shogun import events
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.points import MONUMENTS, scored
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import BUILDING_WORDS, PROVINCES, REGION_WORDS, WINTER
from sengoku.statistics import GAME_END, ReportWords, Statistics, StatisticsCollector


def collect_match(match: Match) -> StatisticsCollector:
    assert isinstance(match.rules, ShogunRules)
    return collect(match.rules, match.live_events(None))


def collect(rules: ShogunRules, log: Sequence[Event]) -> StatisticsCollector:
    reader = _LogReader(rules)
    for event in log:
        reader.read_season(event)
        reader.read_map(event)
        reader.read_points(event)
        reader.read_fights(event)
    reader.collector.record_scores(GAME_END)
    return reader.collector


@final
class _LogReader:
    """Tracks the map, because winter scores provinces without naming them."""

    def __init__(self, rules: ShogunRules) -> None:
        self.collector: Final = StatisticsCollector(rules.seats, REGION_WORDS)
        self.region_of: Final = rules.region_of
        self.owner = [NONE] * PROVINCES
        self.buildings = [0] * PROVINCES
        self.year = 0
        self.attacker = NONE  # nobody in a revolt
        self.defender = NONE  # nobody in a neutral province

    def read_season(self, event: Event) -> None:
        if isinstance(event, events.SeasonBegan):
            self.year = event.year
            if event.season == WINTER:
                self.collector.start_province_count()
        year = f"year {self.year}"
        if _ends_year(event) and year not in self.collector.scores:
            self.collector.record_scores(year)

    def read_map(self, event: Event) -> None:
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
                self.collector.count_deed(built, event.seat)

    def read_points(self, event: Event) -> None:
        for part in scored([event]):
            self.collector.add_points(part.key, part.seat, part.points)
            if part.region != NONE:
                self.collector.credit_region(part.region, part.seat, part.points)
        if isinstance(event, events.ProvincesScored):
            self.credit_land(event.seat)

    def credit_land(self, seat: int) -> None:
        for province, owner in enumerate(self.owner):
            if owner == seat:
                region = self.region_of[province]
                self.collector.add_provinces(region, seat, 1)
                self.collector.credit_region(region, seat, 1 + self.buildings[province])

    def read_fights(self, event: Event) -> None:
        match event:
            case events.BattleBegan():
                self.attacker, self.defender = event.seat, event.defender
            case events.RevoltBegan():
                self.attacker, self.defender = NONE, event.seat
            case events.FightDecided():
                self.count_fight(event.owner)

    def count_fight(self, holder: int) -> None:
        """Count the fight; a side that does not hold the province has lost."""
        if self.attacker != NONE:
            ended = "won" if holder == self.attacker else "lost"
            self.collector.count_deed(f"attacks {ended}", self.attacker)
        if self.defender != NONE:
            fight = "revolts" if self.attacker == NONE else "defences"
            ended = "won" if holder == self.defender else "lost"
            self.collector.count_deed(f"{fight} {ended}", self.defender)


def _ends_year(event: Event) -> bool:
    """Does *event* come after winter scoring? The last year has no end event."""
    if isinstance(event, events.PointsGained):
        return event.why == MONUMENTS
    return isinstance(event, events.YearEnded | events.ArtLineScored | events.GameEnded)


STATISTICS: Final = Statistics(
    collect_match,
    ReportWords(
        order="order of the draft",
        survey="the last winter",
        region_points="provinces, buildings and majorities",
    ),
)
