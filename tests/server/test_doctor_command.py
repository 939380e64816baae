"""``sengoku doctor``: what is fine, what is unusual, what is missing."""

import os
import socket
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sengoku.server.hosting import checks, doctor
from sengoku.server.settings import Settings
from sengoku.server.store.database import schema_versions
from tests.cli.program import Ran, run
from tests.server.commands import database_flags, run_command, run_sql
from tests.server.table_client import ON_BOTH, new_table


def lines(ran: Ran) -> dict[str, tuple[str, str]]:
    """Return the level and the sentence of each check."""
    found = {}
    for line in ran.out.splitlines():
        level, _, rest = line.partition(" ")
        what, _, says = rest.strip().partition(": ")
        found[what] = (level, says)
    return found


def examine(folder: Path, *flags: str) -> Ran:
    return run("doctor", "--port", "0", "--data", str(folder / "data"), *flags)


def test_before_the_first_start(tmp_path: Path) -> None:
    ran = examine(tmp_path)
    assert (ran.code, ran.err) == (0, "")
    levels = {level for level, _ in lines(ran).values()}
    assert "fail" not in levels
    assert lines(ran)["database"] == ("ok", "none yet; 'sengoku serve' creates it")
    assert not (tmp_path / "data").exists()


@ON_BOTH
def test_a_running_server(server: TestClient, settings: Settings) -> None:
    new_table(server)
    ran = run("doctor", "--port", "0", *database_flags(settings))
    found = lines(ran)
    assert ran.code == 0
    assert found["database"][0] == found["times"][0] == found["push key"][0] == "ok"
    assert found["schema"] == ("ok", f"{schema_versions()[0]} is up to date")


def test_a_database_of_another_version(server: TestClient, settings: Settings) -> None:
    new_table(server)
    later = int((time.time() + 3600) * 1000)
    run_sql(settings, "UPDATE tables SET changed_at = ?", later)
    ran = run_command(settings, "doctor", "--port", "0")
    assert (ran.code, lines(ran)["times"][0]) == (1, "fail")
    run_sql(settings, "UPDATE alembic_version SET version_num = '9999'")
    assert lines(run_command(settings, "doctor", "--port", "0"))["schema"][0] == "fail"


@pytest.mark.parametrize(
    ("flags", "what", "level", "said"),
    [
        (
            "--database-url postgresql://127.0.0.1:1/x",
            "database",
            "fail",
            "does not answer",
        ),
        ("--database-url rubbish", "database", "fail", "URL is unreadable"),
        ("--database-url mysql://x", "database", "fail", "not mysql"),
        ("--trusted-proxies 10.0.0.300", "trusted_proxies", "fail", "10.0.0.300"),
        ("--trusted-proxies 10.0.0.0/8,::1", "trusted_proxies", "ok", "2 configured"),
        ("--public-url https://x.org/games", "public_url", "fail", "would not work"),
        ("--public-url http://x.org", "public_url", "warn", "not encrypted"),
        ("--public-url https://x.org", "public_url", "ok", "https://x.org"),
        ("--lan", "public_url", "warn", "not set"),
        ("--config FOLDER/mail.toml", "mail", "fail", "ConnectionRefusedError"),
        ("--data FOLDER/mail.toml", "folder", "fail", "is a file"),
    ],
)
def test_settings(tmp_path: Path, flags: str, what: str, level: str, said: str) -> None:
    mail = 'smtp_url = "smtp://127.0.0.1:1"\nmail_from = "me@example.org"\n'
    (tmp_path / "mail.toml").write_text(mail)
    ran = examine(tmp_path, *flags.replace("FOLDER", str(tmp_path)).split())
    assert lines(ran)[what][0] == level
    assert said in lines(ran)[what][1]
    assert ran.code == (1 if level == "fail" else 0)


def test_a_port_in_use_by_another_program(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        port = str(other.getsockname()[1])
        ran = run("doctor", "--port", port, "--data", str(tmp_path))
    assert (ran.code, lines(ran)["port"][0]) == (1, "fail")


def test_unusual_environments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("SENGOKU_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("SENGOKU_PROT", "1")
    monkeypatch.setenv("SENGOKU_TOKEN", "of a bot")
    monkeypatch.setattr(doctor, "MIN_FREE_BYTES", 1 << 60)
    monkeypatch.setattr(checks, "EARLIEST_TIME", 1 << 60)
    monkeypatch.setattr(checks, "MIN_PYTHON", (99,))
    ran = examine(tmp_path)
    found = lines(ran)
    assert ran.code == 1
    assert found["environment"] == ("warn", "unknown settings: SENGOKU_PROT")
    assert found["disk"][0] == "warn"
    assert found["clock"][0] == found["Python"][0] == "fail"
