"""A killed server loses nothing that it has confirmed."""

import asyncio
from collections.abc import Iterator

import pytest

from sengoku.server.settings import Settings
from tests.server import postgres as servers
from tests.server.crash_test import crash_test

pytestmark = pytest.mark.games


@pytest.fixture(scope="module")
def durable() -> Iterator[servers.Postgres]:
    """A PostgreSQL server that waits for the disk, as in production."""
    if servers.find() is None:
        pytest.skip(servers.MISSING)
    with servers.running(fsync=True) as running:
        yield running


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_kill_loses_nothing_confirmed(
    request: pytest.FixtureRequest, tmp_path: str, kind: str
) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    if kind == "postgresql":
        url = request.getfixturevalue("durable").new_database()
    settings = Settings(database_url=url, limits=False, bot_workers=1)
    result = asyncio.run(crash_test(settings, kills=3, seed=1))
    assert result.kills == 3
    assert result.confirmed > 30
