"""The live connection: state, reconnects and errors."""

import asyncio
import random
from collections import Counter
from typing import Any

import pytest

from sengoku.client import Client, Live, RefusedError, UnreachableError, connection
from sengoku.client.messages import ChatMessage, Choice, Offer, Resync, Update, View
from sengoku.client.table_state import TableState
from sengoku.samurai.observation import Observation
from tests.client.given import Cable, Served, run

BOT = {"kind": "bot", "bot": "random"}


def asked(live: Live) -> Offer | None:
    """Return the offer if the seat has to choose."""
    if live.outcome is None and live.offer is not None and live.offer.choices:
        return live.offer
    return None


def some(live: Live) -> Choice:
    offer = asked(live)
    assert offer is not None
    return offer.choices[0]


def test_no_event_is_lost_or_duplicated(served: Served) -> None:
    """Every third request or its reply is lost; the server restarts once."""

    async def play() -> None:
        rnd, moves, again = random.Random(1), 0, Counter[str]()
        async with Cable(served.port) as cable, Client(cable.url) as client:
            made = await client.create("samurai", seats=[{}, BOT, BOT])
            async with made.seats[0].live() as live:
                async for _ in live:
                    while offer := asked(live):
                        moves += 1
                        lost = "" if moves % 3 else rnd.choice(["question", "answer"])
                        if moves == 10:
                            await served.restart()
                        cable.lose = lost
                        done = await live.move(rnd.choice(offer.choices))
                        again[lost] += done.again
                    if live.outcome is not None:
                        break
                whole = await made.seats[0].view()
                assert live.events == [*whole.events]
                assert live.state.observation == whole.observation
                assert live.reconnects > 5
        assert again["answer"] > 2
        assert again[""] == again["question"] == 0

    run(play)


def test_chat_messages_are_not_duplicated(served: Served) -> None:
    async def play() -> None:
        async with Cable(served.port) as cable, Client(cable.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live() as live, made.seats[1].live() as other:
                for lost in ("", "question", "answer"):
                    cable.lose = lost
                    await live.say(f" lost: {lost} ")
                heard: list[str] = []
                async for message in other:
                    if isinstance(message, ChatMessage):
                        heard.append(message.line.text)
                    if len(heard) == 3:
                        break
                assert heard == ["lost:", "lost: question", "lost: answer"]
                assert [line.text for line in live.state.chat] == heard

    run(play)


def test_a_choice_can_be_taken_back_and_explained(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live() as first, made.seats[1].live() as second:
                for live in (first, second):
                    await live.move(some(live))
                placing = (first, second)[second.state.waiting[0]]
                async for _ in placing:
                    if placing.state.waiting == second.state.waiting:
                        break
                before = placing.state.observation
                await placing.move(some(placing))
                assert placing.state.observation["owner"] != before["owner"]
                await placing.take_back()
                assert placing.state.observation == before
                with pytest.raises(RefusedError) as refused:
                    await placing.move("commit grey")
                why = await placing.explain("commit grey")
                assert refused.value.key == why.key
                assert refused.value.rule == why.rule != ""

    run(play)


@pytest.mark.parametrize("text", ["", "x" * 501, "a\0b", "x" * 5000, "x" * 100_000])
def test_invalid_chat_messages_are_refused(served: Served, text: str) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live() as live:
                with pytest.raises(RefusedError) as refused:
                    await live.say(text)
                assert refused.value.key == "unreadable"
                with pytest.raises(RefusedError) as refused:
                    await live.explain(text or "x" * 401)
                assert refused.value.key == "unreadable"
                with pytest.raises(RefusedError) as refused:
                    await live.move(0, -1)
                assert refused.value.key == "unreadable"
                await live.say("that is all")

    run(play)


def test_a_missing_reply_times_out(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live() as live:
                monkeypatch.setattr(connection, "REPLY_TIMEOUT_SECONDS", 0.05)
                monkeypatch.setattr(live._connection, "send", _lose)
                with pytest.raises(UnreachableError, match="did not reply"):
                    await live.say("hello?")

    run(play)


async def _lose(message: dict[str, Any]) -> None:
    """Send nothing, while the connection stays up."""


def test_books_and_search_complete_the_observation(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live(books=True, search=True) as live:
                seen = live.observation()
                assert isinstance(seen, Observation)
                assert (seen.viewer, seen.tally.food) == (0, (2, 2))
                assert seen.stack
                assert len(live.new_events()) == len(live.events) > 0
                assert live.new_events() == []

    run(play)


@pytest.mark.parametrize(
    ("table", "token", "key"), [("", "wrong", "bad-token"), ("nowhere", "", "no-table")]
)
def test_a_refused_connection_reports_the_reason(
    served: Served, table: str, token: str, key: str
) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            seat = client.seat(table or made.table.id, token)
            with pytest.raises(RefusedError) as refused:
                async with seat.live():
                    pass
            assert refused.value.key == key
            with pytest.raises(RefusedError) as refused:
                await seat.table_info()
            assert (refused.value.key, refused.value.status // 100) == (key, 4)

    run(play)


@pytest.mark.parametrize("base", ["http://127.0.0.1:1", "nonsense"])
def test_a_missing_server_is_reported(base: str) -> None:
    async def play() -> None:
        async with Client(base) as client:
            with pytest.raises(UnreachableError, match=base):
                await client.find("ABCDEF")
            with pytest.raises(UnreachableError):
                async with client.seat("x").live():
                    pass

    run(play)


def test_the_client_gives_up_after_the_timeout(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live(reconnect_timeout=0.1) as live:
                await asyncio.to_thread(served.stop)
                with pytest.raises(UnreachableError):
                    await live.say("hello?")
                with pytest.raises(UnreachableError):
                    [_ async for _ in live]

    run(play)


def test_a_table_agrees_on_a_pause(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[1].live() as live:
                assert (await made.seats[0].propose("pause")).status == "running"
                assert (await made.seats[1].vote(agree=True)).status == "paused"
                async for _ in live:
                    if live.table.status == "paused":
                        break
                with pytest.raises(RefusedError) as refused:
                    await live.move(some(live))
                assert refused.value.key == "table-paused"

    run(play)


# The state of a table


def event(number: int) -> dict[str, int]:
    return {"number": number}


def view(since: int, *numbers: int) -> View:
    events = tuple(map(event, numbers))
    return View(since, events, {"era": 1}, None, (), None)


def update(since: int, *numbers: int) -> Update:
    events = tuple(map(event, numbers))
    return Update(since, events, {"era": 2}, None, (), None, "person")


def state_after(*messages: Resync | Update) -> TableState:
    found = TableState()
    for message in messages:
        found.apply(message)
    return found


def again(since: int, *numbers: int) -> Resync:
    return Resync(None, view(since, *numbers))  # type: ignore[arg-type]


def test_a_known_event_is_not_added_again() -> None:
    found = state_after(again(0, 1, 2), update(1, 2, 3))
    assert found.events == [event(1), event(2), event(3)]
    assert found.observation == {"era": 2}


@pytest.mark.parametrize("message", [update(3, 4), again(3, 4)])
def test_a_gap_is_detected(message: Resync | Update) -> None:
    with pytest.raises(connection.GapError):
        state_after(again(0, 1, 2), message)


def test_only_changed_events_are_delivered_again() -> None:
    found = state_after(again(0, 1, 2, 3))
    assert len(found.new_events()) == 3
    found.apply(again(0, 1, 5, 6))
    assert found.new_events() == [event(5), event(6)]
    assert found.events == [event(1), event(5), event(6)]


def test_a_seat_prepares_and_gives_up(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            for seat in made.seats.values():
                offer = (await seat.view()).offer
                assert offer is not None
                async with seat.live() as live:
                    await live.move(offer.choices[0])
            waiting = (await made.seats[0].view()).waiting[0]
            later = made.seats[1 - waiting]
            ahead = await later.ahead()
            assert ahead.offer is not None
            text = ahead.offer.choices[0].text
            assert [one.text for one in (await later.prepare(text)).do] == [text]
            assert (await later.prepare()).do == ()
            async with later.live() as live:
                assert not (await live.concede()).again
                assert (await live.concede()).again
            table = await later.concede()
            assert table.status == "over"
            assert table.outcome is not None
            assert table.outcome.winners == (waiting,)
            assert table.seats[1 - waiting].conceded

    run(play)
