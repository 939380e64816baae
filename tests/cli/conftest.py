"""At the terminal of the tests sit random bots, unless a test asks for others."""

import pytest

from sengoku.cli import seating


@pytest.fixture(autouse=True)
def random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what bots do, and so what is seen, when better ones come."""
    monkeypatch.setattr(seating, "DEFAULT_LEVEL", "random")
