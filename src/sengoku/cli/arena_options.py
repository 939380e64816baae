"""What the commands ask that let bots play each other, and how it is read."""

import math
from pathlib import Path
from typing import Annotated, Final

import typer

from sengoku.arena.plan import Plan
from sengoku.arena.sprt import Sprt
from sengoku.bots.registry import RUN
from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain, quote

_WHERE: Final = "Where it runs"
_HOW: Final = "How it is judged"

Bots = Annotated[
    list[str],
    typer.Option(
        *("--bots", "-b"),
        metavar="NAMES",
        help="Bots, separated by commas; if fewer than seats, each takes several.",
        show_default=False,
    ),
]
Players = Annotated[
    str,
    typer.Option(
        *("--players", "-p"),
        metavar="NUMBERS",
        help="Numbers of players, separated by commas; each gets a share of the games.",
    ),
]
Games = Annotated[
    int,
    typer.Option(
        *("--games", "-n"),
        min=1,
        help="Minimum number of games; every line-up plays on all its seats.",
    ),
]
Seed = Annotated[
    int, typer.Option("--seed", min=0, help="The same seed gives the same games.")
]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.001, help="Seconds to think about a decision."),
]
Cpu = Annotated[
    float | None,
    typer.Option(
        "--cpu",
        min=0.001,
        metavar="SECONDS",
        help="Equal CPU time: seconds of a seat for a whole game; then it plays at"
        " random.",
    ),
]
SprtText = Annotated[
    str | None,
    typer.Option(
        "--sprt",
        metavar="LOW:HIGH",
        help="Stop when the share of games in which the first bot is ahead of the"
        " second is known to be LOW or HIGH, such as 0.5:0.6.",
        rich_help_panel=_HOW,
    ),
]
SprtError = Annotated[
    float,
    typer.Option(
        "--sprt-error",
        metavar="CHANCE",
        help="The chance that --sprt errs, in either direction.",
        rich_help_panel=_HOW,
    ),
]
Anchors = Annotated[
    list[str] | None,
    typer.Option(
        "--anchor",
        metavar="BOT=ELO",
        help="Rate the others on the Elo scale, this bot fixed. Can be repeated.",
        rich_help_panel=_HOW,
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="DIR",
        file_okay=False,
        help="Keep results, replays and a report here; repeat the command to resume.",
    ),
]
Png = Annotated[
    bool,
    typer.Option(
        "--png",
        help="Write the charts of the report as images, too; needs the extra charts.",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        min=1,
        help="Number of processes; default one for each core.",
        rich_help_panel=_WHERE,
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="A Ray cluster to play on, or 'local' to start one here.",
        rich_help_panel=_WHERE,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def read_sprt(text: str, error: float) -> Sprt:
    low, colon, high = text.partition(":")
    try:
        found = Sprt(float(low), float(high if colon else ""), error, error)
    except ValueError:
        detail = f"SPRT {quote(text)} unreadable; expected LOW:HIGH, such as 0.5:0.6"
        raise UnreadableError("sprt", detail=detail) from None
    return found


def read_anchors(texts: list[str], plan: Plan) -> dict[str, float]:
    """Return ratings by bot; a name may contain ``=`` itself."""
    found = {}
    for text in texts:
        name, _, elo = text.rpartition("=")
        try:
            rating = float(elo)
        except ValueError:
            rating = math.nan
        if not name or not math.isfinite(rating):
            detail = f"anchor {quote(text)} unreadable; expected BOT=ELO"
            raise UnreadableError("anchor", detail=detail)
        Domain("anchor", tuple(dict.fromkeys(plan.bots))).read(name)
        found[name] = rating
    if found and len({*plan.bots}) < 2:
        raise UnreadableError("anchor", detail="an anchor needs another bot to rate")
    return found


def read_numbers(text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() for word in words):
        detail = f"players {quote(text)} unreadable; expected 4, or 2,3,4"
        raise UnreadableError("players", detail=detail)
    return tuple(dict.fromkeys(int(word[:4]) for word in words))


def read_names(text: str) -> list[str]:
    """Return the bots in *text*; a program may have commas of its own."""
    if text.startswith(RUN):
        return [text]
    return [name.strip() for name in text.split(",") if name.strip()]
