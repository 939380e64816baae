"""Measures whether the time of an answer depends on what its reader may not know.

Four servers in one process hold the same games. On one of them, everything that the
viewer may not know is scrambled. Another is an exact copy, the control. The third is a
copy, too, but every request there is measured with a planted delay, which must be
detected. All get the same requests in rounds, in random order. Each comparison is a
two-sided test of Mann and Whitney, corrected for the number of comparisons (Holm).

Two servers with the same games may differ a little as well, by where their objects are
in memory. So a world counts as different if it differs from the game as played and from
its exact copy.

The times are those of a client on the same machine: the request, the server, the
answer. There is no network, so real players can distinguish less.
"""

import argparse
import asyncio
import os
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.rounds import at_least_one
from benchmarks.two_samples import adjusted, p_value, smallest_shift, z_score
from sengoku.core.seats import Seat
from sengoku.samurai.options import VARIANTS
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.testing.laws_of_the_line import deeds, unseen_deed
from tests.server.raw_client import RawClient, RunningServer, run_server
from tests.server.scrambled_games import (
    FrozenClock,
    ScrambledGames,
    Variant,
    ViewedGame,
    frozen_randomness,
    scrambled_games,
)

GAMES = (
    Variant("samurai", SamuraiOptions(3, "crowd", VARIANTS)),
    Variant("shogun", ShogunOptions(3, start="preset")),
)
VIEWERS = (0, 1)
WORLDS = ("played", "scrambled", "control", "delayed")
SAME = ("played", "control")
"""The worlds that hold exactly the same games."""
LEVEL = 0.05
"""The probability of a single false alarm in all comparisons together."""
WARM_UP_ROUNDS = 10
MAX_TRIES = 1000
"""The most actions examined until one is found that the viewer does not see."""
MICROSECONDS = 1e6

Act = Callable[["Seats"], Awaitable[float]]
Times = dict[str, list[float]]
"""The measured seconds of each world."""


# ── Requests ──────────────────────────────────────────────────────────────────


class Seats:
    """The viewer and everybody else at a table of one server."""

    def __init__(self, server: RunningServer, pair: ViewedGame, delay: float) -> None:
        assert pair.viewer is not None
        self.viewer: Seat = pair.viewer
        self.server = server
        self.table = pair.table
        self.delay = delay
        self.rnd = random.Random(pair.table)
        self.clients = {
            seat: RawClient(server, pair.table, seat, token)
            for seat, token in pair.tokens.items()
        }

    @property
    def own(self) -> RawClient:
        return self.clients[self.viewer]

    async def open(self) -> None:
        await self.server.registry.open(self.table)
        for client in self.clients.values():
            await client.open_websocket(words=True)

    async def close(self) -> None:
        for client in self.clients.values():
            await client.close()

    async def timed(self, asked: Awaitable[object]) -> float:
        """Return the seconds until the answer is there, and the planted delay."""
        began = time.perf_counter()
        await asked
        answered = time.perf_counter()
        while self.delay and time.perf_counter() < answered + self.delay:
            pass
        return time.perf_counter() - began


def http(endpoint: str, body: object = None) -> Act:
    async def act(seats: Seats) -> float:
        return await seats.timed(seats.own.ask(endpoint, body))

    return act


async def ping(seats: Seats) -> float:
    return await seats.timed(seats.own.receive())


async def ping_while_another_acts(seats: Seats) -> float:
    """Another seat does something hidden; the viewer's ping arrives right after it."""
    match = seats.server.match(seats.table)
    deed = unseen_deed(match.rules, match.state, seats.viewer, seats.rnd, MAX_TRIES)
    assert deed is not None
    other = seats.clients[deed.seat]
    at = match.asked_at(deed.seat)
    await other.send({"type": "move", "id": "m", "at": at, "do": deed.action})
    seconds = await seats.timed(seats.own.receive())
    await other.receive()
    return seconds


def requests(seats: Seats) -> dict[str, Act]:
    """Return what is measured at a table."""
    match = seats.server.match(seats.table)
    at = match.asked_at(seats.viewer)
    offered = {deed.action for deed in deeds(match.rules, match.state)}
    refused = random.Random(1).choice(
        [one for one in range(match.rules.space.size) if one not in offered]
    )
    move = "POST /tables/{table}/moves"
    found = {
        "table": http("GET /tables/{table}"),
        "view": http("GET /tables/{table}/view"),
        "view with words": http("GET /tables/{table}/view?words=true"),
        "explain": http(f"GET /tables/{{table}}/explain?action={refused}"),
        "refused move": http(move, {"at": at, "do": refused}),
        "stale move": http(move, {"at": at + 7, "do": refused}),
        "ping": ping,
    }
    if unseen_deed(match.rules, match.state, seats.viewer, seats.rnd, MAX_TRIES):
        found["ping, another acts unseen"] = ping_while_another_acts
    return found


# ── Measuring ─────────────────────────────────────────────────────────────────


class Series(NamedTuple):
    """The times of one request by one viewer."""

    game: str
    request: str
    times: Times


async def measure(games: ScrambledGames, rounds: int, delay: float) -> list[Series]:
    """Ask every world everything *rounds* times, in random order."""
    found: list[Series] = []
    async with all_worlds(games) as servers:
        for pair in games.pairs:
            worlds = {
                name: Seats(server, pair, delay if name == "delayed" else 0.0)
                for name, server in servers.items()
            }
            for seats in worlds.values():
                await seats.open()
            game = worlds["played"].server.registry.tables[pair.table].record.game
            for request, times in (await _measure(worlds, rounds)).items():
                found.append(Series(game, request, times))
            for seats in worlds.values():
                await seats.close()
    return found


async def _measure(worlds: dict[str, Seats], rounds: int) -> dict[str, Times]:
    acts = {name: requests(seats) for name, seats in worlds.items()}
    common = [
        kind for kind in acts["played"] if all(kind in one for one in acts.values())
    ]
    found: dict[str, Times] = {kind: {name: [] for name in worlds} for kind in common}
    rnd = random.Random(rounds)
    for number in range(WARM_UP_ROUNDS + rounds):
        for kind in rnd.sample(common, len(common)):
            for name in rnd.sample(WORLDS, len(WORLDS)):
                seconds = await acts[name][kind](worlds[name])
                if number >= WARM_UP_ROUNDS:
                    found[kind][name].append(seconds)
    return found


@asynccontextmanager
async def all_worlds(games: ScrambledGames) -> AsyncIterator[dict[str, RunningServer]]:
    folders = {"played": games.first, "scrambled": games.second}
    for name in ("control", "delayed"):
        folders[name] = games.first.with_name(name)
        shutil.copytree(games.first, folders[name])
    async with AsyncExitStack() as stack:
        clock = FrozenClock()
        yield {
            name: await stack.enter_async_context(run_server(folders[name], clock))
            for name in WORLDS
        }


# ── Results ───────────────────────────────────────────────────────────────────


class Row(NamedTuple):
    """One request, by all its viewers. Times are in microseconds.

    *differences* are the largest differences of medians from the game as played, and
    *p_values* the smallest, both by world. *detected* counts the planted delays found.
    """

    game: str
    request: str
    median: float
    differences: dict[str, float]
    p_values: dict[str, float]
    detected: int
    viewers: int
    detectable: float


def rows(found: list[Series]) -> list[Row]:
    """Compare all series; the correction counts every comparison with one world."""
    p_values = {world: _p_values(found, world) for world in WORLDS[1:]}
    kinds = dict.fromkeys((one.game, one.request) for one in found)
    return [
        _row([n for n, one in enumerate(found) if one[:2] == kind], found, p_values)
        for kind in kinds
    ]


def _p_values(found: list[Series], world: str) -> list[float]:
    return adjusted([max(_each_p_value(one.times, world)) for one in found])


def _each_p_value(times: Times, world: str) -> list[float]:
    return [
        p_value(z_score(times[same], times[world])) for same in SAME if same != world
    ]


def _row(
    places: list[int], found: list[Series], p_values: dict[str, list[float]]
) -> Row:
    chosen = [found[place] for place in places]
    level = LEVEL / len(found)
    return Row(
        *chosen[0][:2],
        median=_median(time for one in chosen for time in one.times["played"]),
        differences={
            world: max((_difference(one, world) for one in chosen), key=abs)
            for world in p_values
        },
        p_values={
            world: min(ps[place] for place in places) for world, ps in p_values.items()
        },
        detected=sum(p_values["delayed"][place] < LEVEL for place in places),
        viewers=len(places),
        detectable=MICROSECONDS
        * max(
            smallest_shift(one.times["played"], one.times["control"], level)
            for one in chosen
        ),
    )


def _median(times: Iterable[float]) -> float:
    return MICROSECONDS * statistics.median(times)


def _difference(one: Series, world: str) -> float:
    """Return the smaller of the differences from the game as played and its copy."""
    own = _median(one.times[world])
    return min(
        (own - _median(one.times[same]) for same in SAME if same != world), key=abs
    )


COLUMNS = (
    *("game", "request", "median", "scrambled", "p", "exact copy", "p"),
    *("delays found", "detectable"),
)


def lines(found: list[Row]) -> Iterator[str]:
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"|---|---|{'--:|' * (len(COLUMNS) - 2)}"
    for row in found:
        compared = " | ".join(
            f"{row.differences[world]:+.0f} | {row.p_values[world]:.2g}"
            for world in ("scrambled", "control")
        )
        planted = f"{row.detected} of {row.viewers}"
        shown = f"{row.game} | {row.request} | {row.median:.0f} | {compared}"
        yield f"| {shown} | {planted} | {row.detectable:.0f} |"


def summary(found: list[Row], comparisons: int) -> str:
    """Say in a sentence what was detected."""
    different = [
        sum(row.p_values[world] < LEVEL for row in found)
        for world in ("scrambled", "control")
    ]
    detected, planted = (
        sum(row.detected for row in found),
        sum(row.viewers for row in found),
    )
    return (
        f"Times in microseconds; {comparisons} comparisons with each world. Requests"
        f" that differ at {LEVEL:.0%} after correction: scrambled {different[0]}, exact"
        f" copy {different[1]} of {len(found)}. Planted delays detected: {detected} of"
        f" {planted}."
    )


# ── Command ───────────────────────────────────────────────────────────────────


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench --timing", description=__doc__)
    parser.add_argument(
        "--rounds", type=at_least_one, default=300, help="requests of each kind"
    )
    parser.add_argument("--delay", type=float, default=0.2, help="planted milliseconds")
    parser.add_argument("--seed", type=int, default=4, help="of the games")
    return parser.parse_args(given)


async def compare(folder: Path, rounds: int, delay: float, seed: int) -> list[Series]:
    """Play the games, and measure; *delay* is in milliseconds."""
    games = await scrambled_games(folder, GAMES, seed)
    pairs = [pair for pair in games.pairs if pair.viewer in VIEWERS]
    with frozen_randomness():
        return await measure(games._replace(pairs=pairs), rounds, delay / 1000)


def main(given: list[str]) -> None:
    wanted = arguments(given)
    with tempfile.TemporaryDirectory() as folder:
        measured = compare(Path(folder), wanted.rounds, wanted.delay, wanted.seed)
        found = asyncio.run(measured)
    results = rows(found)
    for line in lines(results):
        print(line)
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"\n{summary(results, len(found))} Load of the machine: {load}.")
