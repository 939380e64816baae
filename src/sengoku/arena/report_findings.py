"""The findings of a report, in sentences."""

from collections.abc import Iterator, Sequence

from sengoku.arena import statistics_games as games
from sengoku.arena.report_table import Table
from sengoku.arena.report_words import amount, counted, exact_share, share, shares
from sengoku.arena.standings import Standings
from sengoku.arena.statistics import mean
from sengoku.arena.statistics_games import Tally


def findings(found: Standings, tables: Sequence[Table]) -> Iterator[str]:
    yield from _best(found)
    for table in tables:
        yield from _first_player(table)
    for table in tables:
        yield _course(table)
    yield _faults(found)


def _best(found: Standings) -> Iterator[str]:
    if len(found.bots) > 1:
        first, second = found.bots[:2]
        ahead = first.rating.mu - second.rating.mu
        yield (
            f"{first.bot} has the highest rating, {amount(ahead)} above {second.bot}."
            f" {_judged(first.bot, second.bot, found)}"
        )


def _judged(first: str, second: str, found: Standings) -> str:
    """Compare two bots by their games, not by the deviations of their ratings."""
    pair = found.pairing(first, second)
    if pair is None:
        return "The two never played each other."
    verdict = "not enough games to tell them apart"
    if pair.stronger is not None:
        verdict = f"{pair.stronger} is stronger"
    met = f"of {counted(pair.games, 'game')} with {second}"
    return f"It is ahead in {shares(pair.interval)} {met}: {verdict}."


def _first_player(table: Table) -> Iterator[str]:
    tallies = games.by_place(table.results)
    if tallies:
        yield (
            f"With {table.players} players, the first player in the"
            f" {table.words.order} wins {shares(tallies[1].share)}; chance gives"
            f" {exact_share(table.chance)}{_verdict(tallies[1])}"
        )


def _verdict(tally: Tally) -> str:
    if tally.share.low > tally.chance:
        return ": being first is an advantage."
    if tally.share.high < tally.chance:
        return ": being first is a disadvantage."
    return ": no effect found."


def _course(table: Table) -> str:
    results = table.results
    changes = mean([result.statistics.lead_changes for result in results])
    said = [f"the lead changes {amount(changes.value)} times"]
    said += [
        f"the leader after {moment} wins {share(tally.share.value)}"
        for moment, tally in [*games.by_lead(results).items()][-1:]
    ]
    return f"With {table.players} players, {'; '.join([*said, *_regions(table)])}."


def _regions(table: Table) -> Iterator[str]:
    found = games.region_points(table.results)
    worth = {word: mean(points).value for word, points in found.items()}
    if worth:
        most = max(worth, key=worth.__getitem__)
        least = min(worth, key=worth.__getitem__)
        yield (
            f"{most} gives most points, {amount(worth[most])} in a game,"
            f" {least} fewest, {amount(worth[least])}"
        )


def _faults(found: Standings) -> str:
    broken = [bot for bot in found.bots if bot.faults]
    if not broken:
        return "No bot crashed, answered illegally or ran out of time."
    each = [f"{bot.bot} {counted(sum(bot.faults.values()), 'time')}" for bot in broken]
    return f"Bots with faults, replaced by random answers: {', '.join(each)}."
