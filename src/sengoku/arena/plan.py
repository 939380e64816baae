"""The plan of an arena (``plan.json``): everything its results depend on."""

import functools
from typing import Any, Final, final

import msgspec

from sengoku.arena.sprt import Sprt, contestants
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Rules
from sengoku.games import game

FLAGS: Final = {
    "edition": "--edition",
    "variants": "--variant",
    "side": "--side",
    "start": "--start",
    "modules": "--module",
    "tower": "--tower",
    "house": "--house",
}
"""How fields of the options are typed on the command line."""


@final
class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """*options* are the options of the game, without the number of players.

    *revision* is that of the rules: results of different rules must not be mixed.
    *seconds* is the time limit of a decision, for bots that respect one; *cpu_seconds*
    limits each seat in a whole game. *sprt* may end the arena before all its *games*.
    """

    game: str
    revision: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    seed: int
    seconds: float | None = None
    cpu_seconds: float | None = None
    sprt: Sprt | None = None

    def rules(self, players: int) -> Rules:
        """Return the rules for *players*; fail if their revision differs."""
        rules = _cached_rules(self.game, msgspec.json.encode(self.options), players)
        if rules.revision != self.revision:
            there, here = f"revision {self.revision}", f"revision {rules.revision}"
            detail = f"the plan is for {there} of the rules; installed is {here}"
            raise UnreadableError("plan", detail=detail)
        return rules


@functools.lru_cache(maxsize=8)
def _cached_rules(name: str, options: bytes, players: int) -> Rules:
    """Cache the rules: making them takes longer than a quick game."""
    found = game(name)
    chosen = msgspec.json.decode(options)
    return found.rules(found.read_options({**chosen, "players": players}))


def make_plan(
    name: str,
    options: dict[str, Any],
    bots: tuple[str, ...],
    players: tuple[int, ...],
    games: int,
    seed: int,
    seconds: float | None = None,
    cpu_seconds: float | None = None,
    sprt: Sprt | None = None,
) -> Plan:
    """Normalise *options* as typed, so that equivalent plans are equal."""
    if not bots or not players or len(set(players)) != len(players):
        detail = "an arena needs bots, and different numbers of players"
        raise UnreadableError("plan", detail=detail)
    if seconds is not None and cpu_seconds is not None:
        detail = "a limit per decision and one per game exclude each other"
        raise UnreadableError("plan", detail=detail)
    if sprt is not None:
        sprt.check()
        contestants(bots)
    found = game(name)
    for number in players:
        read = found.read_options({**options, "players": number})
    full = plain(read)
    del full["players"]
    return Plan(
        *(found.id, found.revision, full, bots, players, games, seed),
        *(seconds, cpu_seconds, sprt),
    )


def plain(options: msgspec.Struct) -> dict[str, Any]:
    """Return options as they would be read from a file."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return found


def difference(there: Plan, here: Plan) -> str:
    """Describe how two plans differ; empty if they are equal."""
    fields = (field for field in Plan.__struct_fields__)
    differ = [name for name in fields if getattr(there, name) != getattr(here, name)]
    return "; ".join(
        f"{name} is {_short(getattr(there, name))} there, {_short(getattr(here, name))}"
        " here"
        for name in differ
    )


def _short(value: object) -> str:
    said = msgspec.json.encode(value).decode()
    return said if len(said) <= 60 else f"{said[:57]}…"
