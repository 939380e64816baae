"""What is typed wrongly ends in a sentence, an exit code and no traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sengoku import __version__
from tests.cli.program import run

PROGRAM = (sys.executable, "-m", "sengoku")


@pytest.mark.parametrize(
    "command",
    [
        *("play", "simulate", "rules", "odds", "board", "board show", "board check"),
        *("position", "position show", "position check", "position start"),
        *("replay", "replay show", "replay verify", "bot", "bot new", "bot check"),
        *(
            "arena",
            "export",
            "dataset",
            "balance",
            "serve",
            "doctor",
            "backup",
            "restore",
            "upgrade",
        ),
        *("admin", "admin tables", "admin ban", "admin announce"),
    ],
)
def test_every_command_has_help_with_examples(command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0
    assert "Examples" in ran.out
    assert f"sengoku {command.split(maxsplit=1)[0]}" in ran.out


def test_help_lists_the_commands() -> None:
    ran = run("--help")
    assert ran.code == 0
    tools = ("board", "bot", "position", "replay")
    for command in ("play", "arena", "dataset", "export", "balance", "odds", *tools):
        assert command in ran.out


def test_the_version() -> None:
    assert run("--version").out == f"sengoku {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("pley samurai", "Did you mean 'play'"),
        ("play samurai --sed 1", "--seed"),
        ("play", "GAME"),
        ("play samuray", "did you mean 'samurai'?"),
        ("play samurai -p 7", "7 players cannot play"),
        ("play samurai -p x", "Invalid value for '--players'"),
        ("play samurai -e crwd", "did you mean 'crowd'?"),
        ("play samurai -v mountan", "did you mean 'mountain'?"),
        ("play samurai -v agenda -v agenda", "a variant is named twice"),
        ("play samurai -e draft -v agenda", "the draft edition has no variants"),
        ("play samurai --house tie", "expected NAME=VALUE"),
        ("play samurai --house tiebreak=no", "did you mean 'tiebreaks'?"),
        ("play samurai --house tiebreaks=perhaps", "house rules:"),
        ("play samurai --board nowhere.toml", "cannot be opened"),
        ("play samurai --board .", "cannot be opened"),
        ("play samurai --bots 9", "bots: 9 is not in 0 to 4"),
        ("play samurai --bots BX", "seat 'X' unknown"),
        ("play samurai --names a,b,c,d,e", "5 names for 4 players"),
        ("play samurai --names a,A", "two players have the same name"),
        ("play samurai --names abcdefghijklmnop", "at most 13 characters"),
        ("play samurai --seed slow:1", "seed 'slow:1' unreadable"),
        ("play samurai --seed -3", "seed '-3' unreadable"),
        ("play samurai --record /no/such/folder/x", "cannot be written"),
        ("simulate samurai --games many", "Invalid value for '--games'"),
        ("simulate shogi", "game 'shogi' unknown"),
        ("rules samurai -e crwd", "did you mean 'crowd'?"),
        ("position show", "TEXT"),
        ("position show x --seat A --spectator", "unknown"),
        ("position start --seat Z", "seat 'Z' unknown"),
        ("position start --seat 4", "seat '4' unknown"),
        ("position start --seat A --spectator", "not both"),
        ("replay show nowhere.sgk", "replay 'nowhere.sgk' cannot be opened"),
        ("replay verify .", "cannot be opened"),
        ("board show x y", "game 'x' unknown"),
        ("board show samurai x y", "unexpected extra argument"),
        ("board check", "expected FILE, or GAME and FILE"),
        ("board check shogun", "expected FILE, or GAME and FILE"),
        ("play samurai --side moon", "samurai has no --side; it has --players, "),
        ("play samurai -m court", "samurai has no --module"),
        ("play samurai --tower own", "samurai has no --tower"),
        ("play shogun -e crowd", "shogun has no --edition; it has --players, --side"),
        ("play shogun -v agenda", "shogun has no --variant"),
        ("play shogun -p 2", "2 players cannot play; the game is for 3, 4 or 5"),
        ("play shogun -p 0", "0 players cannot play"),
        ("play shogun --side mon", "did you mean 'moon'?"),
        ("play shogun --start drft", "did you mean 'draft'?"),
        ("play shogun --start preset --side moon", "for the sun side only"),
        ("play shogun -m cuort", "did you mean 'court'?"),
        ("play shogun -m court -m court", "a module is named twice"),
        ("play shogun --tower high", "tower 'high' unknown"),
        ("play shogun --house tiebreaks=no", "house rule 'tiebreaks' unknown"),
        ("play shogun --house one-monument-per-province=2", "options: "),
        ("play shogun --bots 9", "bots: 9 is not in 0 to 4"),
        ("play shogun --tower own --bots 4", "a person has to read the tray"),
        ("simulate shogun --tower own", "bots have no tower of their own"),
        ("simulate shogun -e crowd", "shogun has no --edition"),
        ("rules shogun -e crowd", "shogun has no --edition"),
        ("rules shogun SHO-ACTS", "rule 'SHO-ACTS' unknown"),
        ("position start shogun -v agenda", "shogun has no --variant"),
        ("position show shogun", "section 'shogun' unknown"),
        ("position show shogi x", "did you mean 'shogun'?"),
    ],
)
def test_bad_usage_ends_with_2(arguments: str, said: str) -> None:
    ran = run(*arguments.split())
    assert ran.code == 2
    assert said in " ".join(ran.err.split())
    assert not ran.out


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{", b"[1]", b"null\n" * 3])
def test_files_of_anything(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert run("replay", "verify", str(file)).code == 2
    assert run("replay", "show", str(file)).code == 2
    assert run("board", "check", str(file)).code in (1, 2)
    assert run("board", "show", str(file)).code == 2
    assert run("play", "samurai", "--board", str(file)).code in (0, 2)


def test_the_record_never_overwrites(tmp_path: Path) -> None:
    file = tmp_path / "game.sgk"
    file.write_text("mine")
    ran = run("play", "samurai", "--record", str(file))
    assert ran.code == 2
    assert "exists already" in ran.err
    assert file.read_text() == "mine"


# A process of its own


def test_as_a_module() -> None:
    ran = subprocess.run(
        [*PROGRAM, "--version"], capture_output=True, text=True, check=True
    )
    assert ran.stdout == f"sengoku {__version__}\n"


def test_a_terminal_without_unicode() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    ran = subprocess.run(
        [*PROGRAM, "play", "samurai", "--seed", "7"],
        input=b"\xff\nboard\nquit\n",
        capture_output=True,
        env=env,
        check=False,
    )
    assert ran.returncode == 0
    assert b"Goodbye." in ran.stdout
    assert not ran.stderr


@pytest.mark.skipif(os.name == "nt", reason="signals work differently there")
def test_control_c_is_no_accident() -> None:
    with subprocess.Popen(
        [*PROGRAM, "play", "samurai", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert any(b"help" in line for line in process.stdout)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert err.decode().strip() == "Interrupted."
