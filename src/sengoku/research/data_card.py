"""The data card: what a table of a data set is, how it was made and what it means."""

import platform
from collections import Counter
from typing import Any

import msgspec

from sengoku import __version__
from sengoku.core.rules import Rules
from sengoku.games import game as find_game
from sengoku.replay import Header
from sengoku.research.data_files import DECISION_COLUMNS, GAME_COLUMNS, Column

CARD = """\
# {table}: decisions of {title}

{decisions} decisions in {games} games of {title} with {players} players, one row for
each decision: what the seat knew, which actions were on offer, which one it chose, and
how the game ended for it.

## How it was made

| | |
|---|---|
| command | `{how}` |
| sengoku | {version}, Python {python} |
| rules | {game}, revision {revision} |
| options | `{options}` |
| players | {bots} |
| seeds | in the table of games, one for each game |
| licence | {licence} |

Every game can be played again from its seed and the column `action`, in the order of
`step`; the result is that of the table of games. Choices that were taken back are not
among the rows. Vectors hold what the seat could know at that moment and nothing else.

## decisions/*.{extension}

{decision_columns}

A mask for all {actions} actions is 1 at the ids in `legal` and 0 elsewhere. An id is
the same action in all games with the same rules: `rules.space.decode(id)` in Python, or
the column `text`.

## games.{extension}

{game_columns}

## The {size} numbers of `vector`

`layout.json` has the same for programs. Seats are counted from the one that decides.

{slices}
"""


def card(
    table: str,
    header: Header,
    games: list[dict[str, Any]],
    extension: str,
    how: str,
    licence: str,
) -> str:
    """Return the card of a table; *header* is that of one of its games."""
    rules = rules_of(header)
    return CARD.format(
        table=table,
        title=rules.game.title,
        decisions=sum(row["decisions"] for row in games),
        games=len(games),
        players=rules.seats,
        how=how,
        version=__version__,
        python=platform.python_version(),
        game=header.game,
        revision=header.revision,
        options=msgspec.json.encode(header.options).decode().replace("|", "\\|"),
        bots=_bots(games),
        licence=licence,
        extension=extension,
        decision_columns=_columns(DECISION_COLUMNS, rules),
        game_columns=_columns(GAME_COLUMNS, rules),
        actions=rules.space.size,
        size=rules.layout.size,
        slices=_slices(rules),
    )


def layout_json(header: Header) -> bytes:
    """Return what programs need to read the vectors and actions of a table."""
    rules = rules_of(header)
    found = {
        "game": header.game,
        "revision": header.revision,
        "options": header.options,
        "actions": rules.space.size,
        "size": rules.layout.size,
        "slices": [part._asdict() for part in rules.layout.slices.values()],
    }
    return msgspec.json.format(msgspec.json.encode(found)) + b"\n"


def rules_of(header: Header) -> Rules:
    found = find_game(header.game)
    return found.rules(found.read_options(header.options))


def _bots(games: list[dict[str, Any]]) -> str:
    seats = Counter(bot for row in games for bot in row["bots"])
    named = [f"`{bot}` in {count} seats" for bot, count in seats.most_common()]
    return ", ".join(named).replace("|", "\\|") or "not named"


def _columns(columns: tuple[Column, ...], rules: Rules) -> str:
    lines = ["| column | type | meaning |", "|---|---|---|"]
    for name, kind, meaning in columns:
        shown = f"{rules.layout.size} × int16" if kind == "vector" else kind
        lines.append(f"| `{name}` | {shown} | {meaning} |")
    return "\n".join(lines)


def _slices(rules: Rules) -> str:
    lines = [
        "| numbers | name | shape | range | known to | meaning |",
        "|---|---|---|---|---|---|",
    ]
    for part in rules.layout.slices.values():
        shape = " × ".join(map(str, part.shape))
        span = f"{part.start} to {part.stop - 1}"
        bounds = f"{part.low} to {part.high}"
        cells = (span, f"`{part.name}`", shape, bounds, part.known, part.meaning)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)
