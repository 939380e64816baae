"""The files in ``dist``, each installed into an empty environment.

``dev.py package`` builds them and ``dev.py package --test`` runs these tests, which are
not part of the other ones.
"""

import os
import re
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.web.conftest import browser

__all__ = ["browser"]

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements" / "run.txt"
NO_NODE = """\
#!/bin/sh
echo "installing needs Node, but must not" >&2
exit 1
"""


class Installed(NamedTuple):
    kind: str
    folder: Path

    @property
    def program(self) -> Path:
        return self.folder / "bin" / "sengoku"

    def run(self, *arguments: str, typed: str = "") -> str:
        """Return what ``sengoku`` prints, called outside the checkout."""
        return run([self.program, *arguments], self.folder, typed=typed)


def run(
    command: list[str | Path],
    folder: Path,
    env: Mapping[str, str] = os.environ,
    typed: str = "",
) -> str:
    ran = subprocess.run(
        command,
        cwd=folder,
        env=env,
        input=typed,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return ran.stdout


def only(pattern: str) -> Path:
    """Return the one file in ``dist`` that matches *pattern*."""
    (found,) = (ROOT / "dist").glob(pattern)
    return found


@pytest.fixture(scope="session")
def wheel() -> Path:
    return only("*.whl")


@pytest.fixture(scope="session")
def constraints(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the versions of the lock without its hashes, for tools that resolve."""
    pins = re.findall(r"^\S+==[^\\\n]+", LOCK.read_text(), re.MULTILINE)
    file = tmp_path_factory.mktemp("constraints") / "constraints.txt"
    file.write_text("\n".join(pins))
    return file


@pytest.fixture(scope="session", params=["wheel", "sdist"])
def installed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    """Install what serving needs, then the wheel or the sdist, as pure Python.

    Programs called ``node`` and ``npm`` that fail stand first in the path.
    """
    folder = tmp_path_factory.mktemp(request.param)
    traps = tmp_path_factory.mktemp("no-node")
    for name in ("node", "npm"):
        (traps / name).write_text(NO_NODE)
        (traps / name).chmod(0o755)
    path = os.pathsep.join((str(traps), os.environ["PATH"]))
    env = {**os.environ, "PATH": path, "SENGOKU_COMPILE": "0"}
    venv.create(folder, with_pip=True)
    pip: list[str | Path] = [folder / "bin" / "pip", "install", "--quiet", "--no-deps"]
    artifact = only("*.whl" if request.param == "wheel" else "*.tar.gz")
    run([*pip, "--require-hashes", "--requirement", LOCK], folder, env)
    run([*pip, artifact], folder, env)
    run([folder / "bin" / "pip", "check"], folder)
    return Installed(request.param, folder)


@pytest.fixture(params=["uvx", "pipx"])
def without_installing(
    request: pytest.FixtureRequest, wheel: Path, constraints: Path
) -> list[str | Path]:
    """Return the command of the README that runs the wheel without installing it."""
    tools = Path(sys.executable).parent
    if request.param == "uvx":
        return [tools / "uvx", "--from", wheel, "--constraints", constraints, "sengoku"]
    limits = f"--pip-args=--constraint {constraints}"
    return [tools / "pipx", "run", "--no-cache", limits, "--spec", wheel, "sengoku"]
