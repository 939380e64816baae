"""A server inside the test process, with a real database, HTTP and websockets."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.people import passwords
from sengoku.server.settings import Settings
from tests.server import postgres as servers
from tests.server.abuse import ErrorLog, InputCounter, RealServer, run_real_server
from tests.server.mail_server import FakeMailServer
from tests.server.postgres import Postgres
from tests.server.table_client import API, AdjustableClock


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process."""
    if servers.find() is None:
        pytest.skip(servers.MISSING)
    with servers.running() as running:
        yield running


def _url(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> str:
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'data' / 'sengoku.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: Any, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return _url(request, tmp_path, request.param)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make hashing passwords cheap."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(1, 8, 1))


@pytest.fixture
def wall_clock() -> AdjustableClock:
    return AdjustableClock()


@pytest.fixture
def settings(request: Any, tmp_path: Path) -> Settings:
    """SQLite, unless the test asks for both: see ``table_client.ON_BOTH``."""
    data = str(tmp_path / "data")
    kind = getattr(request, "param", "sqlite")
    url = "" if kind == "sqlite" else _url(request, tmp_path, kind)
    return Settings(
        data=data,
        database_url=url,
        allowed_hosts="testserver",
        limits=False,
        bot_workers=1,
        bot_pause=0,
    )


@pytest.fixture
def server(settings: Settings, wall_clock: AdjustableClock) -> Iterator[TestClient]:
    with TestClient(
        create_app(settings, wall_clock), base_url=f"http://testserver{API}"
    ) as client:
        yield client


# E-mail


@pytest.fixture
def mail_server() -> Iterator[FakeMailServer]:
    with FakeMailServer() as mail_server:
        yield mail_server


@pytest.fixture
def mailing_server(
    settings: Settings, wall_clock: AdjustableClock, mail_server: FakeMailServer
) -> Iterator[TestClient]:
    """A server that sends e-mail."""
    with_mail = msgspec.structs.replace(
        settings,
        smtp_url=mail_server.url,
        mail_from="games@example.org",
        public_url="https://sengoku.example",
    )
    app = create_app(with_mail, wall_clock)
    with TestClient(app, base_url=f"http://testserver{API}") as client:
        yield client


# Abuse


@pytest.fixture
def input_counter(request: pytest.FixtureRequest) -> Iterator[InputCounter]:
    found = InputCounter()
    yield found
    found.report(request)


@pytest.fixture
def error_log() -> Iterator[ErrorLog]:
    """Fail the test if the server logs an error."""
    found, root = ErrorLog(), logging.getLogger()
    root.addHandler(found)
    yield found
    root.removeHandler(found)
    assert not found.lines


@pytest.fixture
def real_server(settings: Settings, error_log: ErrorLog) -> Iterator[RealServer]:
    with run_real_server(settings) as found:
        yield found
