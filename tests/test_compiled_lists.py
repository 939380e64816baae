"""What compiled code does with a list while it makes it (decision 20).

A crash is the expected result: when mypyc no longer crashes, the test fails, and the
caution in the decision can go.
"""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mypyc", reason="mypyc is not installed")

MODULE = """\
from collections.abc import Callable

Describe = Callable[[int], object]

def in_one_go(source: list[int], describe: Describe) -> list[object]:
    return [describe(one) for one in source]

def one_by_one(source: list[int], describe: Describe) -> list[object]:
    made: list[object] = []
    for one in source:
        made.append(describe(one))
    return made
"""

SHORTENED = """
import lists
source = [*range(1000, 1050)]
def describe(one):
    if len(source) > 10:
        source.pop()
    return [one]
made = lists.{name}(source, describe)
print(*made)
"""

READ_EARLY = """
import gc
import lists
source = [*range(1000, 1064)]
def describe(one):
    if one == 1030:
        for found in gc.get_objects():
            if type(found) is list and 0 < len(found) <= 64 and found is not source:
                [*found]
    return [one]
lists.{name}(source, describe)
"""

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(
    name="lists",
    ext_modules=mypycify(["lists.py"], opt_level="0"),
    script_args=["--quiet", "build_ext", "--inplace"],
)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the compiled module."""
    folder = tmp_path_factory.mktemp("lists")
    (folder / "lists.py").write_text(MODULE)
    done = run(folder, BUILD)
    if done.returncode and b"command" in done.stderr:
        pytest.skip("there is no C compiler")
    assert done.returncode == 0, done.stderr.decode()
    (folder / "lists.py").unlink()
    return folder


def run(folder: Path, program: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False)


def status(folder: Path, program: str, name: str) -> int:
    return run(folder, program.format(name=name)).returncode


@pytest.mark.parametrize("program", [SHORTENED, READ_EARLY], ids=["shortened", "read"])
def test_a_comprehension_has_empty_slots_until_it_is_done(
    folder: Path, program: str
) -> None:
    assert status(folder, program, "in_one_go") != 0  # killed
    assert status(folder, program, "one_by_one") == 0
