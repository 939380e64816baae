"""Names and targets that never answer do not delay other alerts."""

import asyncio
import threading
from collections.abc import Iterator

import msgspec
import pytest

from sengoku.server.alerts import addresses, http_client, queue, sender
from sengoku.server.alerts.addresses import NoThreadError
from sengoku.server.alerts.http_client import PublicHttpClient, Unreachable
from sengoku.server.alerts.messages import Message
from sengoku.server.alerts.queue import MessageQueue
from sengoku.server.alerts.repository import Alert
from sengoku.server.alerts.sender import Sender
from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, read_url

NOWHERE = "http://{name}.never.example/"
RESOLVER = 60
"""The timeout of any resolver, in seconds."""
LETTER = Message("Your turn: Kai", "It’s your turn in “Kai”.", "/t/a", "en")
ALERT = Alert(
    id="first",
    table="a",
    seat=0,
    kind="webhook",
    target=b"http://a.never.example/",
    language="en",
    failures=0,
    token="",
    told=0,
    reminded=0,
)


@pytest.fixture(autouse=True)
def resolver(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A resolver that does not answer for some names until the event is set."""
    given_up = threading.Event()

    def resolve(host: str) -> list[str]:
        if host.endswith("never.example"):
            assert given_up.wait(60)
            raise OSError
        return ["93.184.216.34"]

    monkeypatch.setattr(addresses, "_resolve", resolve)
    monkeypatch.setattr(http_client, "TIMEOUT_SECONDS", 0.02)
    yield given_up
    given_up.set()


async def post(name: str) -> None:
    with pytest.raises(Unreachable, match="timeout"):
        await PublicHttpClient().post(
            addresses.read(NOWHERE.format(name=name)), {}, b""
        )


async def ask_all(count: int) -> None:
    await asyncio.gather(*(post(f"n{number}") for number in range(count)))


def test_the_senders_cannot_use_up_the_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    assert (
        sender.SENDER_TASKS * RESOLVER / http_client.TIMEOUT_SECONDS
        < addresses.RESOLVER_THREADS
    )


def test_unresolvable_names_do_not_block_others() -> None:
    async def scenario() -> list[addresses.IP]:
        for _ in range(3):  # as all senders do repeatedly
            await ask_all(sender.SENDER_TASKS)
        return await addresses.resolve("hooks.chat.example")

    assert [str(ip) for ip in asyncio.run(scenario())] == ["93.184.216.34"]


def test_a_thread_is_free_after_the_resolver_times_out(
    resolver: threading.Event,
) -> None:
    async def scenario() -> None:
        await ask_all(addresses.RESOLVER_THREADS)
        with pytest.raises(NoThreadError):
            await addresses.resolve("hooks.chat.example")
        resolver.set()
        async with asyncio.timeout(10):
            while True:
                try:
                    await addresses.resolve("hooks.chat.example")
                    return
                except NoThreadError:
                    await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_a_lack_of_threads_is_not_a_failure(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The message is dropped: recording a failure would need the database."""
    monkeypatch.setattr(addresses, "_free", threading.BoundedSemaphore(1))
    assert addresses._free.acquire(blocking=False)

    async def scenario() -> None:
        nowhere = Database(read_url("sqlite://"))
        await Sender(nowhere, Settings(), lambda: 0)._try(ALERT, LETTER)

    asyncio.run(scenario())
    assert caplog.messages == ["alert first: dropped, no resolver thread is free"]


# One message of a table at a time


def an_alert(id: str, table: str) -> Alert:
    return msgspec.structs.replace(ALERT, id=id, table=table)


def test_messages_of_a_table_are_sent_in_order() -> None:
    async def scenario() -> list[str]:
        waiting, taken = MessageQueue(), []
        for id, table in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b")):
            assert waiting.put(an_alert(id, table), LETTER)
        async with waiting.next() as (first, _), waiting.next() as (second, _):
            taken += [first.id, second.id]
            with pytest.raises(TimeoutError):  # the rest waits for the first
                async with asyncio.timeout(0.05), waiting.next():
                    pass
        assert waiting.put(an_alert("c1", "c"), LETTER)
        for _ in range(3):
            async with waiting.next() as (alert, _):
                taken.append(alert.id)
        return taken

    assert asyncio.run(scenario()) == ["a1", "b1", "a2", "c1", "a3"]


def test_the_queue_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MAX_QUEUED_MESSAGES", 2)

    async def scenario() -> list[bool]:
        waiting = MessageQueue()
        room = [waiting.put(an_alert(f"{n}", f"{n}"), LETTER) for n in range(3)]
        async with waiting.next():
            room += [waiting.put(ALERT, LETTER), waiting.put(ALERT, LETTER)]
        return room

    assert asyncio.run(scenario()) == [True, True, False, True, False]
