"""What a finished game tells the statistics, from what every spectator could see."""

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from sengoku.arena import chronicle_samurai, chronicle_shogun
from sengoku.arena.chronicle_account import Account, Region
from sengoku.core.events import Event
from sengoku.match import Match

TELLERS: Final[Mapping[str, Callable[[Any, Sequence[Event]], Account]]] = {
    "samurai": chronicle_samurai.tell,
    "shogun": chronicle_shogun.tell,
}


class Chronicle(msgspec.Struct, frozen=True):
    """One game in numbers; the last index of every tuple of numbers is the seat.

    *scores* are the scores at the moments when the game counts points, in order; the
    last is the final one. *points* are the same final scores by source. *deeds* are
    counts of what was done, such as battles won. *lead_changes* counts from moment to
    moment how often somebody else led alone. *margin* is how far the first place was
    ahead of the second.
    """

    scores: dict[str, tuple[int, ...]]
    points: dict[str, tuple[int, ...]]
    regions: dict[str, Region]
    deeds: dict[str, tuple[int, ...]]
    lead_changes: int
    margin: int


def chronicle(match: Match) -> Chronicle:
    """Return the chronicle of a finished *match* that has its log from the start."""
    account = TELLERS[match.rules.id](match.rules, match.standing(None))
    return Chronicle(
        scores=account.scores,
        points=_frozen(account.points),
        regions=account.regions(),
        deeds=_frozen(account.deeds),
        lead_changes=lead_changes(tuple(account.scores.values())),
        margin=margin(account.score),
    )


def lead_changes(scores: Sequence[Sequence[int]]) -> int:
    """Count the changes of the sole leader; a tie keeps the leader before it."""
    leaders = [row.index(max(row)) for row in scores if row.count(max(row)) == 1]
    return sum(new != old for old, new in itertools.pairwise(leaders))


def margin(score: Sequence[int]) -> int:
    first, second = sorted(score, reverse=True)[:2]
    return first - second


def _frozen(table: dict[str, list[int]]) -> dict[str, tuple[int, ...]]:
    return {word: tuple(row) for word, row in table.items()}
