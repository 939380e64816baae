"""Who follows the updates knows what a fresh view says, all through a game."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sengoku.core.seats import Viewer
from sengoku.server.tables.audience import UNSHOWN, Audience
from sengoku.server.tables.table import Table
from tests.server.test_loading import a_hall, a_table, play_at_random

LEAVING = 0.1
"""So often somebody leaves, or comes back, between two choices."""
CHOICES = 400
AUDIENCES = (
    *(Audience(seat) for seat in range(3)),
    Audience(0, wants_words=True),
    Audience(1, keeps_books=True),
    Audience(None),
)


class Follower:
    """Holds what its messages said; satisfies ``Listener``."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self.table = table
        self.audience = audience
        self.viewer: Viewer = audience.viewer
        self.messages = 0
        self.view: dict[str, Any] = {}
        self.come()

    @property
    def is_there(self) -> bool:
        return self in self.table.listeners[self.audience]

    def come(self) -> None:
        self.table.listeners[self.audience].add(self)
        self.view = _plain(self.table.view(self.audience))

    def go(self) -> None:
        self.table.listeners[self.audience].discard(self)

    def push(self, message: bytes) -> None:
        update, view = msgspec.json.decode(message), self.view
        self.messages += 1
        if update["type"] != "update":
            return
        assert update["since"] == view["heard"]
        assert all(view["observation"][n] != v for n, v in update["changed"].items())
        view["heard"] += len(update["events"])
        view["observation"] |= update["changed"]
        view |= {told: update[told] for told in ("offer", "waiting", "outcome")}

    def check(self) -> None:
        match, viewer = self.table.running, self.viewer
        seen = _plain(match.observe(viewer))
        if not self.audience.keeps_books:
            seen.pop(UNSHOWN, None)
        assert self.view["observation"] == seen
        assert self.view["heard"] == len(match.events(viewer))
        assert tuple(self.view["waiting"]) == match.waiting()
        if viewer is not None:
            assert self.view["offer"] == _plain(match.offer(viewer))

    def leave(self) -> None: ...

    def let_go(self) -> None: ...


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", ["samurai", "shogun"])
def test_updates_add_up_to_the_view(tmp_path: Path, name: str) -> None:
    asyncio.run(_followed(tmp_path, name))


async def _followed(folder: Path, name: str) -> None:
    rnd = random.Random(7)
    async with a_hall(f"sqlite:///{folder}/x.db") as hall:
        table = await a_table(hall, name)
        followers = [Follower(table, audience) for audience in AUDIENCES]
        for _ in range(CHOICES):
            if table.record.status != "running":
                break
            await play_at_random(hall, table, rnd)
            for follower in followers:
                if follower.is_there:
                    follower.check()
                if rnd.random() < LEAVING:
                    (follower.go if follower.is_there else follower.come)()
        assert all(follower.messages for follower in followers)
