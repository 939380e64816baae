"""The games of an arena with the same number of players, and their marks."""

from collections.abc import Sequence
from typing import Final, final

from sengoku.arena.charts_parts import SHAPES, Mark
from sengoku.arena.plan import Plan
from sengoku.arena.result import GameResult
from sengoku.core.seats import Seat
from sengoku.statistics import statistics_of


@final
class Table:
    def __init__(
        self,
        plan: Plan,
        players: int,
        ranking: Sequence[str],
        results: Sequence[GameResult],
    ) -> None:
        self.players: Final = players
        self.results: Final = [r for r in results if len(r.bots) == players]
        self.bots: Final = tuple(ranking)
        rules = plan.rules(players)
        self.title: Final = rules.game.title
        self.words: Final = statistics_of(rules.game).words
        self._colours: Final = rules.game.colours_of(rules.options)

    @property
    def chance(self) -> float:
        return 1 / self.players

    def bot_mark(self, bot: str) -> Mark:
        number = self.bots.index(bot) % len(SHAPES)
        return Mark(f"b-{number}", number)

    def seat_name(self, seat: Seat) -> str:
        return self._colours[seat].capitalize()

    def seat_mark(self, seat: Seat) -> Mark:
        return Mark(f"s-{self._colours[seat]}", seat)


def tables(
    plan: Plan, ranking: Sequence[str], results: Sequence[GameResult]
) -> list[Table]:
    """Return a table for each number of players with finished games."""
    found = [Table(plan, players, ranking, results) for players in plan.players]
    return [table for table in found if table.results]
