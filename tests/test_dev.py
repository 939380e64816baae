"""``dev.py``: where its commands run, which tests, and what a lock installs."""

import base64
import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, NoReturn

import pytest

DEV = Path(__file__).parents[1] / "dev.py"


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the globals of ``dev.py``, called in an empty folder."""
    monkeypatch.chdir(tmp_path)
    found: dict[str, Any] = runpy.run_path(str(DEV))["main"].__globals__
    return found


def test_serve_runs_where_it_was_called(
    dev: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folders and files that are named after it are those of the caller."""
    begun: list[Any] = []
    dev |= dict.fromkeys(("set_up", "set_up_web"), lambda *_: None)
    dev["hand_over"] = lambda *command: begun.append((Path.cwd(), *command))
    monkeypatch.setattr(sys, "argv", ["dev.py", "serve", "--config", "a.toml"])
    dev["main"]()
    ((folder, program, *arguments),) = begun
    assert (folder, arguments) == (tmp_path, ["serve", "--config", "a.toml"])
    assert program.is_relative_to(DEV.parent)


def handed_over(dev: dict[str, Any], *arguments: str) -> list[str]:
    """Return what ``dev.py test`` starts pytest with."""

    class Started(Exception):  # noqa: N818
        pass

    def start(_: Path, *command: str) -> NoReturn:
        raise Started(*command)

    dev |= {"hand_over": start, "set_up": lambda _: None}
    with pytest.raises(Started) as started:
        dev["test"]([*arguments])
    return [*started.value.args]


def test_quick_tests_start_no_server_no_browser_and_no_long_game(
    dev: dict[str, Any],
) -> None:
    command = handed_over(dev, "--quick", "-x")
    assert command[-1] == "-x"
    assert command[command.index("-m") + 1] == "not games"
    left = {file.parent.name for file in DEV.parent.glob("tests/*/test_*.py")}
    left -= {word.removeprefix("--ignore=tests/") for word in command}
    assert left == {"bots", "cli", "core", "packaging", "samurai", "shogun", "toy"}


def test_tests_keep_what_they_compile(
    dev: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert handed_over(dev, "tests/core") == ["tests/core"]
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


def test_only_the_web_app_needs_node(
    dev: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Where there is none, one is installed, and that is said."""
    ran: list[Any] = []
    installed: list[str] = []

    def run(*command: Any) -> bool:
        ran.append(command)
        return True

    monkeypatch.setattr(shutil, "which", lambda _: None)
    dev["set_up"] = dev["fingerprint"] = lambda *_: ""
    dev["once"] = lambda _name, _key, work: work()
    dev["install_lock"] = installed.append
    dev["run"] = run
    dev["check"](["types"])
    assert (installed, capsys.readouterr().out) == ([], "types    ok\n")
    dev["check"](["web"])
    assert installed == ["node"]
    assert "no npm here" in capsys.readouterr().out
    assert ran[-1] == (dev["BIN"] / "python", "web_build.py", "check")


# ── Locks ─────────────────────────────────────────────────────────────────────


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of wheels that is the only index pip knows."""
    index = tmp_path / "index"
    index.mkdir()
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(index))
    return index


def publish(index: Path, name: str, version: str, *metadata: str) -> str:
    """Put an invented wheel into *index* and return its line in a lock."""
    header = ("Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}")
    wheel = index / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    files = {
        f"{name}.py": f"VERSION = {version!r}\n",
        f"{info}/METADATA": "\n".join([*header, *metadata]),
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\n",
    }
    rows = [f"{path},{digest(text)},{len(text)}" for path, text in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*rows, f"{info}/RECORD,,", ""])
    with zipfile.ZipFile(wheel, "w") as file:
        for path, text in files.items():
            file.writestr(path, text)
    found = hashlib.sha256(wheel.read_bytes()).hexdigest()
    return f"{name}=={version} --hash=sha256:{found}"


def digest(text: str) -> str:
    raw = hashlib.sha256(text.encode()).digest()
    return f"sha256={base64.urlsafe_b64encode(raw).rstrip(b'=').decode()}"


def install(dev: dict[str, Any], *lock: str) -> Path:
    """Install *lock* into an empty environment and return its Python."""
    folder, locks = Path("empty"), Path("locks")
    locks.mkdir()
    (locks / "some.txt").write_text("\n".join(lock))
    dev["LOCKS"] = locks
    dev["create_venv"](folder)
    python: Path = folder / dev["BIN"].name / dev["PYTHON"].name
    dev["install_lock"]("some", python)
    return python


def test_a_newer_release_does_not_change_what_a_lock_installs(
    dev: dict[str, Any], index: Path
) -> None:
    """The lock pins ``alpha``; ``beta`` requires it with an extra, as pytest-cov does
    ``coverage[toml]``.
    """
    extra = ("Provides-Extra: toml", 'Requires-Dist: gamma; extra == "toml"')
    lock = [
        publish(index, "alpha", "1.0", *extra),
        publish(index, "beta", "1.0", "Requires-Dist: alpha[toml]>=1.0"),
        publish(index, "gamma", "1.0"),
    ]
    publish(index, "alpha", "2.0", *extra)
    python = install(dev, *lock)
    show = (
        "import alpha, beta, gamma; print(alpha.VERSION, beta.VERSION, gamma.VERSION)"
    )
    said = subprocess.check_output([python, "-c", show], text=True)
    assert said.split() == ["1.0", "1.0", "1.0"]


def test_a_lock_that_is_not_complete_is_rejected(
    dev: dict[str, Any], index: Path
) -> None:
    publish(index, "alpha", "1.0")
    with pytest.raises(SystemExit, match="that command failed"):
        install(dev, publish(index, "beta", "1.0", "Requires-Dist: alpha"))


# What trains


def test_only_tests_of_research_install_pytorch(dev: dict[str, Any]) -> None:
    done: list[str] = []
    dev["set_up_training"] = lambda: done.append("training")
    handed_over(dev, "tests/core")
    handed_over(dev, "--quick", "-k", "research")
    assert not done
    handed_over(dev, "tests/research/test_notebooks.py", "-x")
    assert done == ["training"]


def test_without_a_pytorch_for_the_cpu_tests_go_on(
    dev: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[tuple[Any, ...]] = []

    def fail(*command: Any) -> bool:
        commands.append(command)
        return False

    dev |= {"find_pip": lambda: ("pip",), "run": fail}
    assert dev["install_training"]() is False
    ((*_, no_deps, pytorch),) = commands
    assert no_deps == "--no-deps"
    assert pytorch.startswith("torch==")
    assert "tests that train are skipped" in capsys.readouterr().out
