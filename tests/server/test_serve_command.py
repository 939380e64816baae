"""``sengoku serve``: starts from nothing, prints its address, and stops cleanly."""

import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.sync.client import connect

from sengoku.core.errors import UnreadableError
from sengoku.server.hosting import binding
from sengoku.server.hosting.locks import database_lock
from sengoku.server.settings import EXPECTED_VALUES, Settings, read
from sengoku.server.store.database import read_url
from tests.cli.program import run
from tests.server.table_client import API

TIMEOUT_SECONDS = 60.0


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server in its own process, and its address."""
    command = [sys.executable, "-m", "sengoku", "serve", "--port", "0", "--no-limits"]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        yield process, re.findall(r"http://\S+", said)[0]
    finally:
        process.kill()
        process.communicate()


def test_it_starts_plays_and_stops(
    served: tuple["subprocess.Popen[str]", str], tmp_path: Path
) -> None:
    process, url = served
    assert process.stdout is not None
    kept = f"Everything is kept in {tmp_path}/sengoku.db\n"
    assert process.stdout.readline() == kept
    seats = [{}, *[{"kind": "bot", "bot": "easy"}] * 2]
    with httpx2.Client(
        base_url=url, timeout=TIMEOUT_SECONDS, trust_env=False
    ) as client:
        assert client.get("/healthz").json()["name"] == "sengoku"
        made = client.post(f"{API}/tables", json={"game": "samurai", "seats": seats})
    id, token = made.json()["table"]["id"], made.json()["seats"][0]["token"]
    ran = run("serve", "--data", str(tmp_path), "--port", "0")
    assert (ran.code, ran.out) == (1, "")
    assert "another sengoku uses" in ran.err
    with connect(f"ws{url[4:]}{API}/tables/{id}/live", proxy=None) as line:
        line.send(f'{{"type":"hello","token":"{token}"}}')
        assert '"welcome"' in str(line.recv())
        _await_bots(tmp_path, id)
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=TIMEOUT_SECONDS)
    assert (process.returncode, err) == (
        0,
        "sengoku: stopped; every position is kept\n",
    )
    with database_lock(read_url(f"sqlite:///{tmp_path}/sengoku.db")):
        pass


def test_stopping_twice_loses_nothing(
    served: tuple["subprocess.Popen[str]", str],
) -> None:
    process, url = served
    seats = [{}, *[{"kind": "bot", "bot": "easy"}] * 2]
    with httpx2.Client(
        base_url=url, timeout=TIMEOUT_SECONDS, trust_env=False
    ) as client:
        client.post(f"{API}/tables", json={"game": "samurai", "seats": seats})
        for _ in range(3):
            process.send_signal(signal.SIGINT)
            time.sleep(0.05)
    _, err = process.communicate(timeout=TIMEOUT_SECONDS)
    *still, last = err.splitlines()
    assert (process.returncode, last) == (0, "sengoku: stopped; every position is kept")
    assert {*still} == {"sengoku: still stopping"}


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")
def test_stopping_at_once_shows_no_traceback() -> None:
    code = """
import os, runpy, signal, sys

class Stop:
    def find_spec(self, name, *_):
        if name == "sengoku.cli":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Stop())
runpy.run_module("sengoku", run_name="__main__")
"""
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")


def _await_bots(folder: Path, id: str) -> None:
    """Wait until bots have answered, so that their processes run."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while _number(folder, id) < 2:
        assert time.monotonic() < end
        time.sleep(0.1)


def _number(folder: Path, id: str) -> int:
    database = sqlite3.connect(folder / "sengoku.db")
    asked = database.execute("SELECT number FROM tables WHERE id = ?", (id,))
    found: int = asked.fetchone()[0]
    database.close()
    return found


@pytest.mark.parametrize(
    ("flags", "code", "said"),
    [
        ("--host 192.0.2.1", 1, "192.0.2.1 is not an address of this machine"),
        (
            "--database-url postgresql://me:secret@127.0.0.1:1/x",
            1,
            "the database postgresql://me:***@127.0.0.1:1/x does not answer",
        ),
        ("--database-url mysql://x", 2, "databases are sqlite and postgresql"),
        ("--database-url sqlite:///FOLDER/rubbish", 1, "file is not a database"),
        ("--data FOLDER/rubbish", 1, "rubbish is a file; --data names a folder"),
        ("--data FOLDER/rubbish/x", 1, "is not writable: Not a directory"),
        ("--config FOLDER/rubbish", 2, "unreadable"),
        ("--config FOLDER/nowhere", 2, "cannot be opened"),
        ("--lan --host localhost", 2, "either --host or --lan, not both"),
        ("--port 65536", 2, "port: expected a number from 0 to 65535, not '65536'"),
        ("--log xml", 2, "setting log: expected text or json, not 'xml'"),
        (
            "--public-url games.example.org",
            2,
            "setting public_url: expected an address that begins with http:// or "
            "https://, not 'games.example.org'",
        ),
    ],
)
def test_invalid_settings_are_reported_in_one_sentence(
    tmp_path: Path, flags: str, code: int, said: str
) -> None:
    (tmp_path / "rubbish").write_text("rubbish\n" * 100)
    typed = flags.replace("FOLDER", str(tmp_path)).split()
    usual = {"--port": "0", "--data": str(tmp_path / "data")}
    for flag, value in usual.items():
        typed += [] if flag in typed else [flag, value]
    ran = run("serve", *typed)
    assert (ran.code, ran.out) == (code, "")
    assert said in " ".join(ran.err.split())
    assert "secret" not in ran.err


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        ran = run("serve", "--data", str(tmp_path), "--port", port)
    said = f"sengoku: port {port} is taken; choose another with --port\n"
    assert (ran.code, ran.err) == (1, said)


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binding, "lan_address", lambda: "192.168.1.5")
    everywhere = Settings(host="0.0.0.0", public_url="https://games.example/")
    assert binding.addresses(everywhere, 80) == [
        "http://localhost:80",
        "http://192.168.1.5:80",
        "https://games.example",
    ]
    assert binding.addresses(Settings(host="::1"), 9) == ["http://[::1]:9"]


def test_where_data_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (
        binding.database_location(Settings()) == f"{tmp_path}/sengoku-data/sengoku.db"
    )
    elsewhere = Settings(database_url="postgresql://me:secret@there/games")
    assert binding.database_location(elsewhere) == "postgresql://me:***@there/games"


def test_precedence_of_flags_environment_and_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "sengoku.toml"
    file.write_text('port = 1\nhost = "a"\ndata = "b"\nlimits = false\n')
    monkeypatch.setenv("SENGOKU_PORT", "2")
    monkeypatch.setenv("SENGOKU_HOST", "c")
    monkeypatch.setenv("SENGOKU_LIMITS", "true")
    found = read({"port": 3, "host": None}, file)
    assert (found.port, found.host, found.data) == (3, "c", "b")
    assert (found.limits, found.keep_days) == (True, 365)
    file.write_text("prot = 1")
    with pytest.raises(UnreadableError, match="did you mean 'port'"):
        read({}, file)


@pytest.mark.parametrize(
    ("text", "is_on"),
    [*((text, True) for text in ("true", "Yes", "1", "on", ""))]
    + [(text, False) for text in ("False", "no", "0", "OFF")],
)
def test_a_switch_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, text: str, is_on: bool
) -> None:
    monkeypatch.setenv("SENGOKU_LIMITS", text)
    monkeypatch.setenv("SENGOKU_PORT", "")
    found = read({})
    assert (found.limits, found.port) == (is_on, 8000)


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_an_error_names_the_allowed_values_of_a_setting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    file = tmp_path / "sengoku.toml"
    file.write_text(f'{name} = ["odd"]')
    with pytest.raises(UnreadableError, match=f"setting {name}: expected ") as error:
        read({}, file)
    monkeypatch.setenv(f"SENGOKU_{name.upper()}", "odd")
    if name in EXPECTED_VALUES:
        with pytest.raises(
            UnreadableError, match=f"{EXPECTED_VALUES[name]}, not 'odd'"
        ):
            read({})
    else:
        assert "a text" in str(error.value)
        assert getattr(read({}), name) == "odd"


def test_the_qr_code_leads_to_the_other_devices(
    capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sengoku.cli import serve

    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    serve._tell(["http://localhost:1", "http://192.168.1.5:1"], "/x/sengoku.db")
    out = capsys.readouterr().out
    assert "http://localhost:1  http://192.168.1.5:1" in out
    assert out.count("\n") > 12
    assert "▄" in out
