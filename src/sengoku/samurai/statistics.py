"""Statistics of a game of Small Samurai Empires."""

from collections.abc import Sequence
from typing import Final

from sengoku.core.events import Event
from sengoku.match import Match
from sengoku.samurai import events
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.points import scored
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import REGION_WORDS
from sengoku.statistics import GAME_END, ReportWords, Statistics, StatisticsCollector

AFTER_LAST_ERA: Final = (
    events.InfluenceScored,
    events.LeftoversScored,
    events.GameEnded,
)
"""The first of these ends the last era."""


def collect_match(match: Match) -> StatisticsCollector:
    assert isinstance(match.rules, SamuraiRules)
    return collect(match.rules, match.live_events(None))


def collect(rules: SamuraiRules, log: Sequence[Event]) -> StatisticsCollector:
    collector = StatisticsCollector(rules.seats, REGION_WORDS)
    era = 0
    for event in log:
        if isinstance(event, events.EraBegan):
            if era:
                collector.record_scores(f"era {era}")
            era = event.era
            collector.start_province_count()
        elif isinstance(event, AFTER_LAST_ERA) and f"era {era}" not in collector.scores:
            collector.record_scores(f"era {era}")
        _add_points(collector, event)
        _count_deeds(collector, event)
    collector.record_scores(GAME_END)
    return collector


def _add_points(collector: StatisticsCollector, event: Event) -> None:
    for part in scored([event]):
        collector.add_points(part.key, part.seat, part.points)
        if part.region != NONE:
            collector.credit_region(part.region, part.seat, part.points)


def _count_deeds(collector: StatisticsCollector, event: Event) -> None:
    match event:
        case events.GamePrepared():
            for region, cards in enumerate(event.played):
                collector.cards[region] += cards
        case events.CardsRevealed():
            for region in (*event.regions, *event.of_deck()):
                if region != NONE:
                    collector.cards[region] += 1
        case events.InfluenceGained():
            collector.add_provinces(event.region, event.seat, event.provinces)
        case events.ArmyDestroyed():
            collector.count_deed("armies destroyed", event.by)
        case events.CastleBuilt():
            collector.count_deed("castles built", event.seat)
        case events.TokenCovered():
            collector.count_deed("tokens covered", event.seat)


STATISTICS: Final = Statistics(
    collect_match,
    ReportWords(
        order="first turn order",
        survey="the end of the last era",
        region_points="region bonus, influence and agendas",
        has_destiny=True,
    ),
)
