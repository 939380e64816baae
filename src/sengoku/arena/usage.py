"""What bots used, as they report it themselves: tokens, cost, illegal answers.

``Bot.usage`` names its own figures. Those of language models are ``answers``,
``illegal``, ``tokens_in``, ``tokens_out``, ``cost``, ``seconds`` and ``fallbacks``.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from sengoku.arena.result import GameResult

ANSWERS = "answers"
ILLEGAL = "illegal"


class Usage(msgspec.Struct, frozen=True):
    """The means of one bot per seat and game; *illegal_share* is of all answers."""

    bot: str
    seats: int
    per_game: dict[str, float]
    illegal_share: float | None = None


def usage(results: Iterable[GameResult], ranking: Sequence[str]) -> tuple[Usage, ...]:
    """Return a row for each bot of the *ranking* that reports what it used."""
    totals: dict[str, Counter[str]] = {}
    seats: Counter[str] = Counter()
    for result in results:
        for bot, used in zip(result.bots, result.usage, strict=False):
            if used:
                totals.setdefault(bot, Counter()).update(used)
                seats[bot] += 1
    return tuple(_row(bot, seats[bot], totals[bot]) for bot in ranking if bot in totals)


def _row(bot: str, seats: int, total: Counter[str]) -> Usage:
    answers = total[ANSWERS]
    share = total[ILLEGAL] / answers if answers and ILLEGAL in total else None
    return Usage(bot, seats, {key: n / seats for key, n in total.items()}, share)


def columns(rows: Sequence[Usage]) -> tuple[str, ...]:
    """Return all figures that the *rows* have, in the order of their bots."""
    return tuple(dict.fromkeys(key for row in rows for key in row.per_game))


def cells(row: Usage, names: Sequence[str]) -> tuple[str, ...]:
    """Return the figures of a *row* as text, then the share of illegal answers."""
    found = tuple(
        f"{row.per_game[name]:.6g}" if name in row.per_game else "–" for name in names
    )
    share = "–" if row.illegal_share is None else f"{100 * row.illegal_share:.1f} %"
    return (*found, share)
