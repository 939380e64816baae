"""What is worth telling of a game of Small Samurai Empires."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, final

from sengoku.highlights import Deed, Highlighter, Prize, Told, best, deeds_of, most
from sengoku.match import Match
from sengoku.samurai import events
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.hints import SamuraiHintMaker


def _destroyed(told: Told) -> Iterator[Deed]:
    for number, event in told:
        if isinstance(event, events.ArmyDestroyed) and event.by != event.owner:
            yield Deed(event.by, number)


def _covered(told: Told) -> Iterator[Deed]:
    for number, event in told:
        if isinstance(event, events.TokenCovered) and event.victim != event.seat:
            yield Deed(event.seat, number)


def _journeys(told: Told) -> Iterator[Deed]:
    for number, event in told:
        match event:
            case events.ArmyMoved(seat=seat):
                yield Deed(seat, number)
            case events.ArmiesShipped(seat=seat, armies=armies):
                yield Deed(seat, number, armies)


@final
class SamuraiHighlighter(Highlighter):
    tiebreaks = ("armies", "resources")
    prizes: ClassVar = {
        "destroyer": Prize(most, _destroyed, at_least=2),
        "region": Prize(best, deeds_of(events.InfluenceScored, "points"), at_least=6),
        "schemer": Prize(most, _covered, at_least=2),
        "builder": Prize(most, deeds_of(events.CastleBuilt), at_least=2),
        "traveller": Prize(most, _journeys, at_least=3),
        "gatherer": Prize(most, deeds_of(events.ResourceGained, "amount"), at_least=3),
    }

    def __init__(self, rules: SamuraiRules) -> None:
        super().__init__(rules)
        self._hints = SamuraiHintMaker(rules)

    def totals(self, match: Match) -> Sequence[int]:
        """Return the totals as a spectator sees them, without hidden leftovers."""
        shared = self._hints.shared(match.view(None))
        return [standing.total for standing in shared.hints.seats]
