"""Updates add up to what a fresh view contains, throughout a game."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sengoku.core.choices import as_tuple
from sengoku.core.seats import Viewer
from sengoku.server.tables import chat
from sengoku.server.tables.audience import Audience
from sengoku.server.tables.hints import Hints, Observed
from sengoku.server.tables.locked_table import Lock
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from tests.server.registries import a_registry, a_table, match_of, play_at_random

LEAVE_RATE = 0.1
"""How often a listener leaves or returns between two choices."""
RELOAD_RATE = 0.05
"""How often the table is reloaded from the database."""
REWIND_RATE = 0.01
CHOICES = 400
AUDIENCES = (
    *(Audience(seat) for seat in range(3)),
    Audience(0, wants_words=True),
    Audience(1, wants_books=True),
    Audience(1, wants_stack=True),
    Audience(None),
)


class Follower:
    """Applies the messages it receives; satisfies ``Listener``."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self.table = table
        self.audience = audience
        self.viewer: Viewer = audience.viewer
        self.messages = 0
        self.chat: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}

    @property
    def is_there(self) -> bool:
        return self in self.table.broadcaster.listeners[self.audience]

    async def come(self) -> None:
        async with Lock(self.table) as locked:
            self.view = _plain(await locked.listen(self, self.audience, 0))

    async def go(self) -> None:
        self.table.broadcaster.listeners[self.audience].discard(self)

    def push(self, message: bytes) -> None:
        update, view = msgspec.json.decode(message), self.view
        self.messages += 1
        if update["type"] == "chat":
            self.chat.append(update["line"])
        if update["type"] == "again":
            self.view = update["view"]
        if update["type"] != "update":
            return
        assert update["since"] == view["heard"]
        known, changed = view["observation"], update["changed"]
        is_new = len(changed) == len(known)  # everything is sent again after a rewind
        assert is_new or all(known[name] != changed[name] for name in changed)
        view["heard"] += len(update["events"])
        known |= changed
        view |= {told: update[told] for told in ("offer", "waiting", "outcome")}
        if self.audience.wants_words:
            view["notes"] |= update["notes"]

    def check(self) -> None:
        match, viewer = match_of(self.table), self.viewer
        seen = _plain(match.view(viewer))
        if not self.audience.wants_books:
            seen.pop("tally", None)
        if not self.audience.wants_stack:
            seen.pop("stack")
        assert self.view["observation"] == seen
        missing = self.table._game.missing_events(viewer)
        assert self.view["heard"] == missing + len(match.events(viewer))
        assert tuple(self.view["waiting"]) == match.waiting()
        offer = None if viewer is None else match.offer(viewer)
        assert self.view["offer"] == _plain(offer)
        if self.audience.wants_words:
            observed = Observed(match.view(viewer), match.view(None))
            notes = Hints(match.rules).hints("again", match, observed, offer)
            assert self.view["notes"] == _plain(notes)

    def revoke(self) -> None: ...

    def disconnect(self) -> None: ...


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=as_tuple))


@pytest.mark.parametrize("name", ["samurai", "shogun"])
def test_updates_add_up_to_the_view(tmp_path: Path, name: str) -> None:
    asyncio.run(_followed(tmp_path, name))


async def _followed(folder: Path, name: str) -> None:
    rnd = random.Random(7)
    async with a_registry(f"sqlite:///{folder}/x.db") as registry:
        table = await a_table(registry, name)
        followers = [Follower(table, audience) for audience in AUDIENCES]
        for follower in followers:
            await follower.come()
        for _ in range(CHOICES):
            if table.record.status != "running":
                break
            if rnd.random() < RELOAD_RATE:
                async with registry.locked(table) as locked:
                    await locked.reload()
            if table.record.number and rnd.random() < REWIND_RATE:
                async with registry.locked(table) as locked:
                    await locked.rewind(rnd.randrange(table.record.number))
            await play_at_random(registry, table, rnd)
            for follower in followers:
                if follower.is_there:
                    follower.check()
                if rnd.random() < LEAVE_RATE:
                    await (follower.go if follower.is_there else follower.come)()
        assert all(follower.messages for follower in followers)


def test_chat_of_another_process_comes_first(tmp_path: Path) -> None:
    """Even if its notification has not arrived yet."""

    async def scenario() -> list[int]:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            table = await a_table(registry, "samurai")
            elsewhere = TableRegistry(registry.database, registry.settings)
            follower = Follower(table, Audience(1))
            await follower.come()
            for where in (elsewhere, registry, elsewhere, elsewhere, registry):
                await chat.say(where, await where.open(table.id), 0, "Hai!", False)
            return [line["number"] for line in follower.chat]

    assert asyncio.run(scenario()) == [1, 2, 3, 4, 5]
