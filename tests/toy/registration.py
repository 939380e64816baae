"""Makes Bluff known to the application, in this process and in those it starts."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest

from sengoku.core.game import Game
from sengoku.games import ENTRY_POINTS, GAMES, register
from tests.toy import GAME


@contextmanager
def registered() -> Iterator[None]:
    register(GAME)
    try:
        yield
    finally:
        cast(list[Game], GAMES).remove(GAME)


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write what installing a package with Bluff in it would; workers read it."""
    info = folder / "bluff-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bluff\nVersion: 1.0\n")
    text = f"[{ENTRY_POINTS}]\nbluff = tests.toy:GAME\n"
    (info / "entry_points.txt").write_text(text)
    monkeypatch.syspath_prepend(folder)
