"""Starts the servers, sets up the tables, lets the crowd play, and says how it went.

The bare stack and the real server are measured in turns within one run, so that a slow
minute of the machine hits both.
"""

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx2
import uvloop

from benchmarks.rows import COMPILED
from benchmarks.server.crowd import Place, Tally, play

HOST = "127.0.0.1"
VIEWERS = 4


class Row(NamedTuple):
    """One measurement; latencies in milliseconds."""

    label: str
    tables: int
    moves: float
    p50: float
    p99: float
    bytes_a_message: float
    refused: int


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench --server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 500])
    parser.add_argument("--games", nargs="*", default=["samurai", "shogun"])
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--pause", type=float, default=0.5, help="of paced rows")
    parser.add_argument("--pure", action="store_true", help="not the compiled wheel")
    return parser.parse_args(given)


@contextmanager
def running(*command: str | Path) -> Iterator[tuple[str, int]]:
    """Run a server, PORT filled in; yields its address once it answers."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    filled = [str(part).replace("PORT", str(port)) for part in command]
    process = subprocess.Popen(filled, env={**os.environ, "PYTHONPATH": "."})
    try:
        _await(port, process)
        yield HOST, port
    finally:
        process.terminate()
        process.wait(20)


def _await(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        if process.poll() is not None:
            sys.exit("the server ended")
        time.sleep(0.05)
    sys.exit("the server does not answer")


def tables(address: tuple[str, int], game: str, count: int) -> list[Place]:
    """Set up tables of four people; return all their seats."""
    found: list[Place] = []
    with httpx2.Client(base_url=f"http://{HOST}:{address[1]}/api/v1") as client:
        for _ in range(count):
            body = {"game": game, "seats": [{}] * VIEWERS}
            made = client.post("tables", json=body).raise_for_status().json()
            path = f"/api/v1/tables/{made['table']['id']}/live"
            for seat in made["seats"]:
                hello = json.dumps({"type": "hello", "token": seat["token"]})
                found.append(Place(path, hello.encode()))
    return found


def bare_tables(count: int) -> list[Place]:
    return [
        Place(f"/live/{table}", b"") for table in range(count) for _ in range(VIEWERS)
    ]


def row(label: str, count: int, result: tuple[Tally, float]) -> Row:
    tally, took = result
    spent = sorted(tally.seconds) or [0.0]
    size = tally.bytes / max(1, tally.messages)
    cuts = statistics.quantiles(spent, n=100) if len(spent) > 1 else spent * 99
    half, most = cuts[49] * 1000, cuts[98] * 1000
    return Row(label, count, len(spent) / took, half, most, size, tally.refused)


def measured(given: argparse.Namespace, folder: Path) -> list[Row]:
    rows: list[Row] = []
    for turn in range(given.rounds):
        for count in given.tables:
            rows.append(_bare(given, count, folder / f"bare-{turn}-{count}.db"))
            for game in given.games:
                rows += _ours(given, game, count, folder / f"{game}-{turn}-{count}")
    return rows


def _bare(given: argparse.Namespace, count: int, file: Path) -> Row:
    bare = (sys.executable, "-m", "benchmarks.server.bare", "PORT", file)
    with running(*bare) as address:
        return _go("bare", count, address, bare_tables(count), given.seconds)


def _ours(
    given: argparse.Namespace, game: str, count: int, folder: Path
) -> Iterator[Row]:
    """Measure tables played as fast as can be, then at a pace."""
    python = sys.executable if given.pure else str(COMPILED)
    ours = (python, "-m", "sengoku", "serve", "--port", "PORT", "--data", folder)
    with running(*ours, "--no-limits") as address:
        places = tables(address, game, count)
        yield _go(game, count, address, places, given.seconds)
        places = tables(address, game, count)
        label = f"{game}, paced"
        yield _go(label, count, address, places, given.seconds, given.pause)


def _go(
    label: str,
    count: int,
    address: tuple[str, int],
    places: list[Place],
    seconds: float,
    pause: float = 0.0,
) -> Row:
    found = row(label, count, uvloop.run(play(address, places, seconds, pause)))
    print(shown(found), flush=True)
    return found


def shown(row: Row) -> str:
    return (
        f"{row.label:16} {row.tables:4} tables {row.moves:8.0f} moves/s"
        f"  p50 {row.p50:7.1f} ms  p99 {row.p99:7.1f} ms"
        f"  {row.bytes_a_message:6.0f} bytes a message  {row.refused} refused"
    )


def main(given: list[str]) -> None:
    wanted = arguments(given)
    with tempfile.TemporaryDirectory() as folder:
        rows = measured(wanted, Path(folder))
    for count in wanted.tables:
        bare = [
            one.moves for one in rows if one.label == "bare" and one.tables == count
        ]
        for game in wanted.games:
            ours = [
                one.moves for one in rows if one.label == game and one.tables == count
            ]
            share = statistics.median(ours) / statistics.median(bare)
            print(f"{game}, {count} tables: {share:.0%} of the bare stack")
