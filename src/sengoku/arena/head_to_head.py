"""Head to head: how often one bot finishes ahead of another at the same table.

Ratings place all bots on one scale, but their deviation is that of openskill's belief,
which starts wide and shrinks slowly. Whether two bots differ is judged here instead.

A game counts once for each pair of bots in it: 1 if the bot is ranked ahead, 1/2 if
they share a rank. With more than two players places below the first count too. A bot
in several seats is compared seat by seat, and the game counts their mean.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator

import msgspec

from sengoku.arena.result import GameResult
from sengoku.arena.statistics import Interval, wilson


class Pairing(msgspec.Struct, frozen=True):
    """*bot* against *opponent*; *low* to *high* is the 95 % confidence interval."""

    bot: str
    opponent: str
    games: int
    ahead: float
    share: float
    low: float
    high: float

    @property
    def interval(self) -> Interval:
        return Interval(self.share, self.low, self.high)

    @property
    def stronger(self) -> str | None:
        """The bot that is ahead beyond chance, if one is."""
        if self.low > 0.5:
            return self.bot
        return self.opponent if self.high < 0.5 else None


def head_to_head(results: Iterable[GameResult]) -> tuple[Pairing, ...]:
    """Return all pairs of different bots that met, in both directions."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for pair in _pairs(result.bots):
            found[pair].append(ahead(result, *pair))
    return tuple(_pairing(*pair, found[pair]) for pair in found)


def _pairs(bots: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    names = dict.fromkeys(bots)
    return ((bot, other) for bot in names for other in names if bot != other)


def ahead(result: GameResult, bot: str, opponent: str) -> float:
    """Return the share of seat pairs in which *bot* is ranked ahead."""
    seats = [*zip(result.bots, result.ranks, strict=True)]
    own = [rank for name, rank in seats if name == bot]
    theirs = [rank for name, rank in seats if name == opponent]
    ahead = sum((mine < rank) + (mine == rank) / 2 for mine in own for rank in theirs)
    return ahead / (len(own) * len(theirs))


def _pairing(bot: str, opponent: str, games: list[float]) -> Pairing:
    # Wilson's interval is for wins and losses; for halves it is wide enough.
    share = wilson(sum(games), len(games))
    return Pairing(bot, opponent, len(games), sum(games), *share)
