"""A study: both arenas of a comparison, and the conclusions."""

from collections.abc import Iterator, Sequence
from typing import Final, final

from sengoku.arena.compare import (
    MIN_GAMES,
    Comparison,
    Verdict,
    compare,
    sentence,
    size,
)
from sengoku.arena.compare_measures import measures
from sengoku.arena.compare_plans import PlanPair, name_of
from sengoku.arena.report_table import Table
from sengoku.arena.report_words import counted
from sengoku.arena.result import GameResult
from sengoku.core.errors import UnreadableError


@final
class Study:
    """*name* is the title of the board or rules under study."""

    def __init__(
        self,
        plans: PlanPair,
        before: Sequence[GameResult],
        after: Sequence[GameResult],
    ) -> None:
        keys = {result.key for result in before} & {result.key for result in after}
        if len(keys) < MIN_GAMES:
            detail = "a comparison needs at least two finished games of each side"
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
        """Yield what is significant, what may be, and what was not found."""
        count, maybe = len(self.comparisons), self.judged(Verdict.PERHAPS)
        if len(self.judged(Verdict.SAME)) == count:
            yield "Every game was identical: nothing under study mattered."
            return
        yield from map(sentence, [*self.judged(Verdict.FOUND), *maybe])
        if maybe:
            yield f"By chance, 1 of 20 comparisons looks like this; there are {count}."
        if not self.judged(Verdict.FOUND):
            yield f"No difference is beyond chance among {count} comparisons."
        yield self._detectable_text()

    def judged(self, verdict: Verdict) -> list[Comparison]:
        return [one for one in self.comparisons if one.verdict is verdict]

    def _detectable_text(self) -> str:
        """Say how large a detectable difference is."""
        seats = self.comparisons[: self.table.players]
        widest = max(seats, key=lambda one: one.difference.error)
        seen = size(widest.difference.detectable, widest.measure.kind)
        return (
            f"{counted(self.games, 'game')} of each side detect a difference of about"
            f" {seen} in a seat's share of wins, with a power of 80 %. Four times as"
            " many games detect half of that."
        )

    def facts(self) -> list[tuple[str, str]]:
        """Return everything the comparison depends on."""
        plan = self.plans.own
        return [
            ("Game", f"{plan.game}, revision {plan.revision} of the rules"),
            ("Examined", self.name),
            ("Bots", ", ".join(plan.bots)),
            ("Games", f"{self.games} of each side"),
            ("Seed", str(plan.seed)),
        ]
