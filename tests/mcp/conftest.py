"""A real server on a real port that lets agents play."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.client.given import Served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path / "data")
    served.settings = msgspec.structs.replace(served.settings, mcp=True)
    served.start()
    yield served
    served.stop()
