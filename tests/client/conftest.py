"""A real server on a real port, in its own thread."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sengoku.client import connection
from tests.client.given import Served


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FIRST_RETRY_SECONDS", 0.02)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path / "data")
    served.start()
    yield served
    served.stop()
