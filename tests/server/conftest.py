"""A server inside the test: real database, real HTTP and websocket messages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.settings import Settings
from tests.server.given import API, Watch


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path / "data"), limits=False, bot_workers=1)


@pytest.fixture
def server(settings: Settings, watch: Watch) -> Iterator[TestClient]:
    with TestClient(
        create_app(settings, watch), base_url=f"http://testserver{API}"
    ) as client:
        yield client
