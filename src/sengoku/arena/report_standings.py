"""The standings: the table at the top of a report."""

from collections import Counter
from collections.abc import Iterator

from sengoku.arena.head_to_head import Pairing
from sengoku.arena.report_page import table
from sengoku.arena.report_words import exact_share, seconds, shares
from sengoku.arena.standings import Share, Standing, Standings
from sengoku.arena.statistics import Interval
from sengoku.arena.usage import cells, columns


def standings_table(found: Standings) -> str:
    """Return a row for each bot, the strongest first."""
    counts = sorted({share.players for share in found.shares})
    head = (
        "bot",
        "Elo" if found.elo else "rating",
        *(f"wins, {players} players" for players in counts),
        "median time",
        "95 % within",
        "slowest",
        "faults",
    )
    return table(
        head, [_row(bot, found, counts) for bot in found.bots], "standings cards"
    )


def _row(bot: Standing, found: Standings, counts: list[int]) -> tuple[str, ...]:
    won = {share.players: share for share in found.shares if share.bot == bot.bot}
    pace = bot.pace
    return (
        bot.bot,
        rating_text(bot, found),
        *(_share(won[n]) if n in won else "–" for n in counts),
        seconds(pace.median),
        seconds(pace.most),
        seconds(pace.slowest),
        _faults(bot),
    )


def rating_text(bot: Standing, found: Standings) -> str:
    """Return the rating with its 95 % interval: Elo if there are anchors."""
    if not found.elo:
        return f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}"
    elo = next((rated for rated in found.elo if rated.bot == bot.bot), None)
    if elo is None:
        return "–"
    if elo.is_anchor:
        return f"{elo.elo:.0f} fixed"
    return f"{elo.elo:.0f} ± {elo.high - elo.elo:.0f}"


def _share(found: Share) -> str:
    return shares(Interval(found.share, found.low, found.high))


def _faults(bot: Standing) -> str:
    """Describe the faults and late answers of a bot."""
    found = [f"{count} {kind}" for kind, count in sorted(bot.faults.items())]
    found += [f"{bot.pace.late} late"] if bot.pace.late else []
    return ", ".join(found) or "none"


def head_to_head_table(found: Standings) -> str:
    """Return a row and a column for each bot, the strongest first."""
    names = [bot.bot for bot in found.bots]
    rows = [
        (name, *(_met(found.pairing(name, other)) for other in names)) for name in names
    ]
    return table(("ahead of", *names), rows, "matrix cards")


def _met(pair: Pairing | None) -> str:
    if pair is None:
        return "–"
    said = f"{shares(pair.interval)} of {pair.games}"
    if pair.stronger is None:
        return said
    return f"{said} ▲" if pair.stronger == pair.bot else f"{said} ▼"


def line_ups_table(found: Standings) -> str:
    """Return the results by line-up as a table."""
    head = ("bots at the table", "bot", "seats", "share (95 %)", "chance")
    return table(head, _line_ups(found.line_ups), "cards")


def usage_table(found: Standings) -> str:
    """Return what bots used, per game."""
    names = columns(found.usage)
    head = (
        "bot",
        "seats",
        *(name.replace("_", " ") for name in names),
        "illegal share",
    )
    rows = [(row.bot, str(row.seats), *cells(row, names)) for row in found.usage]
    return table(head, rows, "cards")


def _line_up_text(line_up: tuple[str, ...]) -> str:
    """Describe a line-up: 1 hard, 3 normal."""
    return ", ".join(f"{seats} {bot}" for bot, seats in Counter(line_up).items())


def _line_ups(shares_of: tuple[Share, ...]) -> Iterator[tuple[str, ...]]:
    for share in shares_of:
        if len(set(share.line_up)) > 1:
            yield (
                _line_up_text(share.line_up),
                share.bot,
                str(share.seats),
                _share(share),
                exact_share(1 / share.players),
            )
