"""A worker pool plays the same games as one process, and survives crashes."""

import functools
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from sengoku.arena.plan import Plan
from sengoku.arena.play import PlayedGame
from sengoku.arena.results_folder import read_results
from sengoku.arena.run import make_executor, open_arena
from sengoku.arena.schedule import ScheduledGame, schedule
from sengoku.arena.worker_pool import (
    MAX_ATTEMPTS,
    EndedGame,
    LostGame,
    Worker,
    play_in_processes,
    play_sequentially,
)
from tests.arena.broken import MARK
from tests.arena.tables import plan, played, timeless

TWO = functools.partial(play_in_processes, 2)
BROKEN = "tests.arena.broken"


def test_results_do_not_depend_on_the_workers() -> None:
    chosen = plan("random", "random@2", players=(2, 3), games=8)
    alone, parallel = played(chosen), played(chosen, TWO)
    assert timeless(alone) == timeless(parallel)


def test_two_identical_bots_have_equal_results() -> None:
    """Seeds belong to seats: the rotations of a round are the same game."""
    results = played(plan("random", "random@2", games=6))
    wins = dict.fromkeys(("random", "random@2"), 0.0)
    for result in results:
        for seat in result.winners:
            wins[result.bots[seat]] += 1 / len(result.winners)
    assert wins == {"random": 3, "random@2": 3}


def test_the_executor_depends_on_the_workers() -> None:
    assert make_executor(1) is play_sequentially
    many = make_executor(3)
    assert isinstance(many, functools.partial)
    assert many.args == (3,)


def test_only_the_game_that_kills_its_worker_is_lost() -> None:
    chosen = plan(f"{BROKEN}:Deadly", "random", games=2)
    games = schedule(chosen)
    sound = ScheduledGame("sound", games[0].seed, ("random", "random"))
    ended = [*TWO(chosen, [games[0], sound])]
    lost = [one for one in ended if isinstance(one, LostGame)]
    assert [one.key for one in lost] == [games[0].key]
    assert str(MAX_ATTEMPTS) in lost[0].why
    assert [one.result.key for one in ended if isinstance(one, PlayedGame)] == ["sound"]


def test_a_killed_worker_loses_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    chosen = plan(f"{BROKEN}:DeadlyOnce", "random", games=4)
    results = played(chosen, TWO)
    assert (tmp_path / "died").exists()
    assert len({result.key for result in results}) == 4
    assert all(result.faults == () for result in results)


def test_a_worker_killed_between_games_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start, killed = Worker.start, list[int]()

    def killing(worker: Worker, game: ScheduledGame) -> None:
        if not killed:
            killed.append(worker.process.pid or 0)
            worker.process.kill()
            worker.process.join()
        start(worker, game)

    monkeypatch.setattr(Worker, "start", killing)
    assert len(played(plan("random", games=3), TWO)) == 3
    assert killed


def test_an_error_outside_a_bot_loses_one_game() -> None:
    chosen = plan("random", games=2)
    first, second = schedule(chosen)
    wrong = ScheduledGame("wrong", "no seed", first.bots)

    def one_wrong(plan: Plan, games: Sequence[ScheduledGame]) -> Iterator[EndedGame]:
        return play_sequentially(plan, [wrong, *games])

    with open_arena(chosen) as arena:
        assert len([*arena.play(one_wrong)]) == 3
        assert [lost.key for lost in arena.lost] == ["wrong"]
        assert "no seed" in arena.lost[0].why
        assert len(arena.results) == 2
        assert second.key in {result.key for result in arena.results}


# The whole command

COMMAND = (
    *(sys.executable, "-m", "sengoku", "arena", "samurai", "--bots", "random,random@2"),
    *("--players", "2,4", "--games", "20", "--seed", "5"),
)


def start_command(folder: Path, lines: int) -> subprocess.Popen[str]:
    """Start the command; return it after *lines* games."""
    command = [*COMMAND, "--workers", "2", "--out", str(folder)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)
    results = folder / "results.jsonl"
    while not results.exists() or results.read_bytes().count(b"\n") < lines:
        assert process.poll() is None
        time.sleep(0.01)
    return process


def test_a_killed_command_can_be_resumed(tmp_path: Path) -> None:
    process = start_command(tmp_path / "killed", 3)
    process.kill()
    process.communicate()
    before = [result.key for result in read_results(tmp_path / "killed")]
    assert 3 <= len(before) < 20
    again = [*COMMAND, "--workers", "1", "--out"]
    subprocess.run([*again, tmp_path / "killed"], check=True, capture_output=True)
    results = [*read_results(tmp_path / "killed")]
    assert [result.key for result in results[: len(before)]] == before
    lines = (tmp_path / "killed" / "results.jsonl").read_bytes().splitlines()
    assert len(lines) == len(results) == 20
    chosen = plan("random", "random@2", players=(2, 4), games=20, seed=5)
    by_key = sorted(results, key=lambda result: result.key)
    whole = sorted(played(chosen), key=lambda result: result.key)
    assert timeless(by_key) == timeless(whole)


@pytest.mark.skipif(
    os.name == "nt", reason="Windows has no such signal for one process"
)
def test_an_interrupt_shows_the_standings_so_far(tmp_path: Path) -> None:
    process = start_command(tmp_path / "stopped", 3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    shown = re.match(r" (\d+) games of Small Samurai Empires", out)
    assert shown
    done = int(shown[1])
    kept = len([*read_results(tmp_path / "stopped")])
    assert kept - done in (0, 1)  # one may be on the disk, but not counted yet
    assert "random@2" in out
    assert f"Interrupted after {done} of 20 games. The same command goes on." in err
    assert "Traceback" not in out + err
