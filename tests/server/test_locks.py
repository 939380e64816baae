"""Locks on a database: shared by servers, exclusive for some commands."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from starlette.testclient import TestClient

from sengoku.server.hosting.locks import database_lock
from sengoku.server.settings import Settings
from sengoku.server.store.database import read_url, schema_versions
from sengoku.server.wire.errors import UnavailableError
from tests.server.commands import database_flags, run_command
from tests.server.postgres import Postgres
from tests.server.table_client import ON_BOTH, new_table, until

TIMEOUT_SECONDS = 60.0
HELD = "FROM pg_locks WHERE locktype = 'advisory'"


def test_a_lock_ends_with_its_owner(tmp_path: Path) -> None:
    url = read_url(f"sqlite:///{tmp_path}/x.db")
    with database_lock(url):
        with pytest.raises(UnavailableError), database_lock(url):
            pass
        with database_lock(read_url(f"sqlite:///{tmp_path}/y.db")):
            pass
    with database_lock(url):
        pass


def test_servers_share_a_postgresql_database(postgres: Postgres) -> None:
    text = postgres.new_database()
    url, other = read_url(text), read_url(postgres.new_database())
    with database_lock(url, shared=True), database_lock(url, shared=True):
        with pytest.raises(UnavailableError, match="another sengoku uses postgresql:"):
            database_lock(url).__enter__()
        with database_lock(other):
            pass
    with database_lock(url):
        for shared in (True, False):
            with pytest.raises(UnavailableError):
                database_lock(url, shared).__enter__()
    with database_lock(url, shared=True):
        pass


def test_a_lock_is_taken_again_on_a_new_connection(postgres: Postgres) -> None:
    text = postgres.new_database()
    with (
        psycopg.connect(text, autocommit=True) as line,
        database_lock(read_url(text), shared=True),
    ):
        asked = line.execute(f"SELECT pid {HELD}").fetchall()
        ((first,),) = asked
        line.execute("SELECT pg_terminate_backend(%s)", (first,))
        until(lambda: line.execute(f"SELECT pid {HELD}").fetchall() not in ([], asked))
        with pytest.raises(UnavailableError):
            database_lock(read_url(text)).__enter__()


def test_a_migration_needs_an_exclusive_lock(postgres: Postgres) -> None:
    settings = Settings(database_url=postgres.new_database())
    with database_lock(read_url(settings.database), shared=True):
        refused = run_command(settings, "upgrade")
        assert (refused.code, refused.err.count("another sengoku uses")) == (1, 1)
    assert (
        f"has form {schema_versions()[0]} now" in run_command(settings, "upgrade").out
    )
    with database_lock(read_url(settings.database), shared=True):
        assert (
            f"is up to date: form {schema_versions()[0]}"
            in run_command(settings, "upgrade").out
        )


@contextmanager
def served(settings: Settings) -> Iterator[None]:
    """A server in its own process."""
    command = [sys.executable, "-m", "sengoku", "serve", "--port", "0"]
    with subprocess.Popen(
        [*command, *database_flags(settings)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            assert "serves at" in process.stdout.readline()
            yield
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=TIMEOUT_SECONDS)
    assert process.returncode == 0


@ON_BOTH
def test_no_restore_while_a_server_runs(
    server: TestClient, settings: Settings, tmp_path: Path
) -> None:
    new_table(server)
    file = str(tmp_path / "x.tar.gz")
    assert run_command(settings, "backup", file).code == 0
    with served(settings):
        for flags in ([], ["--dry-run"]):
            ran = run_command(settings, "restore", file, "--replace", *flags)
            assert (ran.code, ran.err.count("another sengoku uses")) == (1, 1)
    assert run_command(settings, "restore", file, "--replace").code == 0
