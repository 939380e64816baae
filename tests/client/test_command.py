"""``sengoku bot connect``: sits down, plays, keeps its token to itself."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from sengoku.cli import app
from sengoku.client import Client, CreatedTable
from tests.client.given import Served

BOT = {"kind": "bot", "bot": "random"}


def a_table(served: Served, **wanted: Any) -> CreatedTable:
    async def create() -> CreatedTable:
        async with Client(served.url) as client:
            return await client.create("samurai", **wanted)

    return asyncio.run(create())


def connect(served: Served, *arguments: str, bot: str = "random") -> Any:
    return CliRunner().invoke(
        app, ["bot", "connect", bot, "--server", served.url, *arguments]
    )


def test_a_bot_joins_plays_and_comes_again(served: Served, tmp_path: Path) -> None:
    made = a_table(served, seats=[{"kind": "open"}, BOT])
    file = tmp_path / "seat.txt"
    join = ("--join", str(made.table.code), "--token-file", str(file))
    played = connect(served, *join, "--verbose", "--seed", "1")
    assert played.exit_code == 0, played.output
    first, *lines, last = played.output.splitlines()
    assert first == f"Sat down at table {made.table.id}."
    assert "destiny: commit" in lines[0]
    assert last.startswith("The game is over; points by seat: ")
    token = file.read_text().strip()
    assert token not in played.output
    if os.name == "posix":
        assert file.stat().st_mode & 0o077 == 0
    again = connect(served, "--table", made.table.id, "--token-file", str(file))
    assert again.output == last + "\n"


def test_a_token_file_is_never_overwritten(served: Served, tmp_path: Path) -> None:
    made = a_table(served, seats=[{"kind": "open"}, BOT])
    file = tmp_path / "seat.txt"
    file.write_text("precious")
    join = ("--join", str(made.table.code), "--token-file", str(file))
    refused = connect(served, *join)
    assert (refused.exit_code, file.read_text()) == (2, "precious")
    assert a_code_is_there(served, str(made.table.code))


@pytest.mark.parametrize(
    "bot", ["nosuch", "hard@soon", "no.such.module:Bot", "run:no-such-program"]
)
def test_who_names_no_bot_takes_no_seat(
    served: Served, tmp_path: Path, bot: str
) -> None:
    made = a_table(served, seats=[{"kind": "open"}, BOT])
    file = tmp_path / "seat.txt"
    join = ("--join", str(made.table.code), "--token-file", str(file))
    refused = connect(served, *join, bot=bot)
    assert (refused.exit_code, file.exists()) == (2, False)
    assert bot.partition("@")[0] in refused.output
    assert a_code_is_there(served, str(made.table.code))


def a_code_is_there(served: Served, code: str) -> bool:
    async def table_info() -> bool:
        async with Client(served.url) as client:
            return (await client.find(code)).status == "open"

    return asyncio.run(table_info())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "say which seat"),
        (("--table", "x", "--join", "y"), "say which seat"),
        (("--table", "x"), "there is no token"),
        (("--join", "NOCODE"), "there is no such code"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    served: Served, arguments: tuple[str, ...], sentence: str
) -> None:
    refused = connect(served, *arguments)
    assert refused.exit_code == 2
    assert f"sengoku: {sentence}" in refused.output


def test_no_bot_sits_at_a_tower_of_ones_own(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def create() -> CreatedTable:
        async with Client(served.url) as client:
            options = {"tower": "own"}
            return await client.create("shogun", seats=[{}] * 3, options=options)

    made = asyncio.run(create())
    monkeypatch.setenv("SENGOKU_TOKEN", made.seats[0].token)
    refused = connect(served, "--table", made.table.id)
    assert refused.exit_code == 2
    assert "no tower of their own" in refused.output


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX")
def test_an_interrupt_ends_it_cleanly(served: Served) -> None:
    made = a_table(served, seats=[{}, {}])  # nobody answers on the other seat
    command = [sys.executable, "-m", "sengoku", "bot", "connect", "random", "--verbose"]
    there = ["--server", served.url, "--table", made.table.id]
    secret = {**os.environ, "SENGOKU_TOKEN": made.seats[0].token}
    with subprocess.Popen(
        [*command, *there], env=secret, text=True, stdout=-1, stderr=-1
    ) as process:
        assert process.stdout is not None
        assert "destiny: commit" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=20)
    assert (process.returncode, told.strip()) == (130, "Interrupted.")
