"""Help and the version load no game and no server; each command is still complete."""

import os
import subprocess
import sys

import pytest

from sengoku.cli.lazy import COMMANDS, load
from tests.cli.program import run

HEAVY = {
    *("alembic", "fastapi", "fluent", "httpx2", "openskill", "sqlalchemy"),
    *("starlette", "uvicorn", "websockets"),
    *("sengoku.arena", "sengoku.bots", "sengoku.client", "sengoku.match"),
    *("sengoku.samurai", "sengoku.shogun", "sengoku.texts"),
}
NOT_EVEN = {*HEAVY, "asyncio", "msgspec", "sengoku.server", "sengoku.core.flow"}
HOSTING = ("serve", "doctor", "backup", "restore", "upgrade", "admin")

LOAD = """
import sys
sys.argv[0] = "sengoku"
from sengoku.__main__ import main
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""


def loading(*arguments: str, **env: str) -> tuple[str, set[str]]:
    """Return what ``sengoku`` prints in its own process, and the modules it loads."""
    ran = subprocess.run(
        [sys.executable, "-c", LOAD, *arguments],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **env},
    )
    assert ran.stdout
    return ran.stdout, {*ran.stderr.split()}


def completed(words: str, place: int) -> tuple[list[str], set[str]]:
    """Return what a shell offers for the word at *place*, and what that loads."""
    shell = {"COMP_WORDS": words, "COMP_CWORD": str(place)}
    out, modules = loading(**shell, _SENGOKU_COMPLETE="complete_bash")
    return out.split(), modules


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_help_and_version_load_nothing_heavy(option: str) -> None:
    _, modules = loading(option)
    assert "typer" in modules
    assert not modules & NOT_EVEN


@pytest.mark.parametrize("command", HOSTING)
def test_help_for_a_host_loads_no_game_and_no_server(command: str) -> None:
    _, modules = loading(command, "--help")
    assert f"sengoku.cli.{COMMANDS[command].module}" in modules
    assert not modules & HEAVY


def test_a_command_loads_no_other_command() -> None:
    _, modules = loading("rules", "--help")
    assert "sengoku.cli.rules" in modules
    others = {lazy.module for lazy in COMMANDS.values()} - {"rules"}
    assert not modules & {f"sengoku.cli.{other}" for other in others}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_summary_is_the_first_line_of_the_help(name: str) -> None:
    assert load(name).help.split("\n\n")[0] == COMMANDS[name].summary
    assert COMMANDS[name].summary[:40] in run("--help").out


def test_shells_complete_commands_without_loading_them() -> None:
    offered, modules = completed("sengoku re", 1)
    assert offered == ["restore", "replay"]
    assert not modules & NOT_EVEN


def test_shells_complete_the_options_of_a_command() -> None:
    offered, _ = completed("sengoku serve --la", 2)
    assert offered == ["--lan"]
