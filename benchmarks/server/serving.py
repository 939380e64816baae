"""Starts the servers that are measured, and sets up their tables."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

import httpx2

from benchmarks.rows import COMPILED
from benchmarks.server.crowd import Place, Usage
from benchmarks.server.stores import Store
from benchmarks.server.usage import cpu_seconds, family_cpu_seconds, memory_bytes

Command: TypeAlias = tuple[str | Path, ...]

HOST = "127.0.0.1"
VIEWERS = 4


class Server(NamedTuple):
    """A process that answers, and the one of its PostgreSQL, or 0."""

    address: tuple[str, int]
    process: int
    database: int = 0

    def memory(self) -> int:
        """Return how many bytes of it are in memory now."""
        return memory_bytes(self.process)

    def usage(self) -> Usage:
        """Return the CPU time that it has used."""
        database = family_cpu_seconds(self.database) if self.database else 0.0
        return Usage(cpu_seconds(self.process), database)


def bare(store: Store) -> Command:
    return sys.executable, "-m", "benchmarks.server.bare", "PORT", store.url


def ours(is_pure: bool = False) -> Command:
    python = sys.executable if is_pure else COMPILED
    return python, "-m", "sengoku", "serve", "--port", "PORT", "--no-limits"


@contextmanager
def running(command: Command, store: Store) -> Iterator[Server]:
    """Run a server on *store*, PORT filled in; yields it once it answers."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    filled = [str(part).replace("PORT", str(port)) for part in command]
    process = subprocess.Popen(
        filled,
        env={**os.environ, "PYTHONPATH": ".", "SENGOKU_DATABASE_URL": store.url},
        stdout=subprocess.DEVNULL,  # where it serves is nothing to those who read rows
    )
    try:
        _await(port, process)
        yield Server((HOST, port), process.pid, store.process)
    finally:
        process.terminate()
        process.wait(20)


def _await(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        if process.poll() is not None:
            sys.exit("the server ended")
        time.sleep(0.05)
    sys.exit("the server does not answer")


def tables(server: Server, game: str, count: int, words: bool = False) -> list[Place]:
    """Set up tables of four people; return their seats, at browsers with *words*."""
    found: list[Place] = []
    there = f"http://{HOST}:{server.address[1]}/api/v1"
    with httpx2.Client(base_url=there) as client:
        for _ in range(count):
            body = {"game": game, "seats": [{}] * VIEWERS}
            made = client.post("tables", json=body).raise_for_status().json()
            path = f"/api/v1/tables/{made['table']['id']}/live"
            for seat in made["seats"]:
                hello = {"type": "hello", "token": seat["token"], "words": words}
                found.append(Place(server.address, path, json.dumps(hello).encode()))
    return found


def bare_tables(server: Server, count: int) -> list[Place]:
    return [
        Place(server.address, f"/live/{table}", b"")
        for table in range(count)
        for _ in range(VIEWERS)
    ]
