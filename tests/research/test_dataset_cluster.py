"""A data set whose games are played on a real Ray cluster, started for the command."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from sengoku.research.dataset import read_decisions

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: sengoku[cluster]"
)

SMALL = ("samurai", "--bots", "random,easy", "--players", "2", "--games", "4")


def make(folder: Path, *where: str) -> None:
    """Make a data set in a process of its own: the log of Ray outlives the command."""
    command = (sys.executable, "-m", "sengoku", "dataset", *SMALL, *where)
    written = ("--format", "jsonl", "--out", str(folder))
    ran = subprocess.run(
        [*command, *written], check=False, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr


def test_a_cluster_makes_the_data_set_that_one_process_makes(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder, where in ((here, ("--workers", "1")), (there, ("--ray", "local"))):
        make(folder, *where)
    rows = [*read_decisions(here, "samurai-2")]
    assert len({row["game"] for row in rows}) == 4
    assert sorted(map(str, rows)) == sorted(
        map(str, read_decisions(there, "samurai-2"))
    )
