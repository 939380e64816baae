"""Both arenas of a comparison, and what they say together."""

from collections.abc import Iterator, Sequence
from typing import Final, final

from sengoku.arena.compare import LEAST, Comparison, Verdict, compare, sentence, size
from sengoku.arena.compare_measures import measures
from sengoku.arena.compare_plans import Plans, name_of
from sengoku.arena.report_table import Table
from sengoku.arena.report_words import counted
from sengoku.arena.result import GameResult
from sengoku.core.errors import UnreadableError


@final
class Study:
    """*name* is what people call the own board or rules."""

    def __init__(
        self,
        plans: Plans,
        before: Sequence[GameResult],
        after: Sequence[GameResult],
    ) -> None:
        keys = {result.key for result in before} & {result.key for result in after}
        if len(keys) < LEAST:
            detail = "two finished games of each side are the least to compare"
            raise UnreadableError("balance", detail=detail)
        self.name: Final = name_of(plans)
        self.plans: Final = plans
        self.games: Final = len(keys)
        self.before: Final = [result for result in before if result.key in keys]
        self.after: Final = [result for result in after if result.key in keys]
        players, bots = plans.own.players[0], plans.own.bots
        both = [*self.before, *self.after]
        self.table: Final = Table(plans.own, players, bots, both)
        wanted = measures(self.table)
        self.comparisons: Final = compare(self.before, self.after, wanted)

    def sentences(self) -> Iterator[str]:
        """Yield what is beyond chance, what may be, and what was not found."""
        count, maybe = len(self.comparisons), self.judged(Verdict.PERHAPS)
        if len(self.judged(Verdict.SAME)) == count:
            yield "Every game went the same way: nothing that was examined mattered."
            return
        yield from map(sentence, [*self.judged(Verdict.FOUND), *maybe])
        if maybe:
            yield f"Chance makes 1 of 20 comparisons look like that; there are {count}."
        if not self.judged(Verdict.FOUND):
            yield f"No difference is beyond chance among {count} comparisons."
        yield self._sight()

    def judged(self, verdict: Verdict) -> list[Comparison]:
        return [one for one in self.comparisons if one.verdict is verdict]

    def _sight(self) -> str:
        """Say how large a difference would have to be to be seen."""
        seats = self.comparisons[: self.table.players]
        widest = max(seats, key=lambda one: one.difference.error)
        seen = size(widest.difference.detectable, widest.measure.kind)
        return (
            f"{counted(self.games, 'game')} of each side show a seat's share of wins"
            f" that differs by about {seen}, four times in five. Four times as many"
            " games show half of that."
        )

    def facts(self) -> list[tuple[str, str]]:
        """Return all that the comparison depends on."""
        plan = self.plans.own
        return [
            ("Game", f"{plan.game}, revision {plan.revision} of the rules"),
            ("Examined", self.name),
            ("Bots", ", ".join(plan.bots)),
            ("Games", f"{self.games} of each side"),
            ("Seed", str(plan.seed)),
        ]
