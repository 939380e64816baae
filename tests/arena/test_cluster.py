"""The same games on a real Ray cluster with two workers, one of which is killed."""

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

from sengoku.arena.result import GameResult
from sengoku.arena.results_folder import read_results
from tests.arena.broken import MARK
from tests.arena.tables import plan, played, timeless
from tests.cli.program import run

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: sengoku[cluster]"
)

HERE = "127.0.0.1"
GUARD = 300
"""Seconds after which a cluster that does not come up fails the test."""


class Cluster(NamedTuple):
    address: str
    environment: dict[str, str]
    workers: list[subprocess.Popen[bytes]]
    signs: Path


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """Start a head that plays no game, and two workers with one core each."""
    signs = tmp_path / "signs"
    signs.mkdir()
    monkeypatch.setenv(MARK, str(signs))
    token = tmp_path / "token"
    token.write_text(secrets.token_hex(32))
    environment = {
        **os.environ,
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN_PATH": str(token),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_health_check_period_ms": "1000",  # a dead machine is noticed sooner
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    address = f"{HERE}:{_free_port()}"
    port = address.rpartition(":")[2]
    head = ("--head", f"--port={port}", "--num-cpus=0", "--include-dashboard=false")
    worker = (f"--address={address}", "--num-cpus=1")
    with contextlib.ExitStack() as stack:
        stack.enter_context(_node(environment, *head))
        _wait_for_port(int(port))
        nodes = []
        for number in (1, 2):  # not at once: nodes of one machine share a folder
            nodes.append(stack.enter_context(_node(environment, *worker)))
            _wait_for_cores(address, environment, number)
        yield Cluster(address, environment, nodes, signs)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind((HERE, 0))
        port: int = found.getsockname()[1]
        return port


@contextlib.contextmanager
def _node(
    environment: dict[str, str], *arguments: str
) -> Iterator[subprocess.Popen[bytes]]:
    start = (sys.executable, "-m", "ray.scripts.scripts", "start", "--block")
    node = subprocess.Popen(
        [*start, f"--node-ip-address={HERE}", *arguments],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield node
    finally:
        kill(node)


def kill(node: subprocess.Popen[bytes]) -> None:
    """End the node at once; what still plays for it ends soon after."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(node.pid, signal.SIGKILL)
    node.wait()


def _wait_for_port(port: int) -> None:
    while True:
        with contextlib.suppress(OSError), socket.create_connection((HERE, port), 1):
            return
        time.sleep(0.1)


def _wait_for_cores(address: str, environment: dict[str, str], cores: int) -> None:
    asked = f"""
import time, ray
ray.init(address={address!r}, log_to_driver=False)
while ray.cluster_resources().get("CPU", 0) < {cores}:
    time.sleep(0.1)
"""
    command = [sys.executable, "-c", asked]
    subprocess.run(
        command, env=environment, check=True, capture_output=True, timeout=GUARD
    )


def test_a_killed_worker_loses_no_game(cluster: Cluster, tmp_path: Path) -> None:
    folder, bot = tmp_path / "games", "tests.arena.broken:Waiting"
    command = (
        *(sys.executable, "-m", "sengoku", "arena", "samurai"),
        *("--bots", f"{bot},random", "--players", "2,4", "--games", "12"),
        *("--ray", cluster.address, "--out", str(folder), "--json"),
    )
    pipe = subprocess.PIPE
    running = subprocess.Popen(
        command, env=cluster.environment, stdout=pipe, stderr=pipe, text=True
    )
    while len([*cluster.signs.iterdir()]) < 2:  # both are in the middle of a game
        assert running.poll() is None
        time.sleep(0.01)
    playing = [int(sign.name) for sign in cluster.signs.iterdir()]
    (victim,) = (n for n in playing if os.getsid(n) == cluster.workers[0].pid)
    os.kill(victim, signal.SIGKILL)
    kill(cluster.workers[0])
    (cluster.signs / "go on").touch()
    out, err = running.communicate()
    assert running.returncode == 0, err
    assert out.startswith("{")
    assert timeless(by_key(read_results(folder))) == timeless(
        by_key(played(plan(bot, "random", players=(2, 4), games=12)))
    )
    assert (folder / "results.jsonl").read_bytes().count(b"\n") == 12


def by_key(results: Iterable[GameResult]) -> list[GameResult]:
    return sorted(results, key=lambda result: result.key)


def test_an_unreachable_address() -> None:
    ran = run("arena", "samurai", "--bots", "random", "--ray", f"{HERE}:{_free_port()}")
    assert ran.code == 2
    assert f"no Ray cluster at '{HERE}:" in ran.err
