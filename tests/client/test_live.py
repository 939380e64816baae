"""A live connection: what it knows, what it does after a break, what it refuses."""

import asyncio
import random
from collections import Counter
from typing import Any

import pytest

from sengoku.client import Client, Live, RefusedError, UnreachableError, connection
from sengoku.client.messages import Again, Chatted, Choice, Offer, Update, View
from sengoku.client.standing import Standing
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


def test_nothing_is_lost_and_nothing_comes_twice(served: Served) -> None:
    """Every third answer is lost, or the reply to it; once the server starts anew."""

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
                assert live.standing.observation == whole.observation
                assert live.breaks > 5
        assert again["answer"] > 2
        assert again[""] == again["question"] == 0

    run(play)


def test_what_is_said_is_said_once(served: Served) -> None:
    async def play() -> None:
        async with Cable(served.port) as cable, Client(cable.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live() as live, made.seats[1].live() as other:
                for lost in ("", "question", "answer"):
                    cable.lose = lost
                    await live.say(f" lost: {lost} ")
                heard: list[str] = []
                async for message in other:
                    if isinstance(message, Chatted):
                        heard.append(message.line.text)
                    if len(heard) == 3:
                        break
                assert heard == ["lost:", "lost: question", "lost: answer"]
                assert [line.text for line in live.standing.chat] == heard

    run(play)


def test_a_choice_can_be_taken_back_and_explained(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live() as first, made.seats[1].live() as second:
                for live in (first, second):
                    await live.move(some(live))
                placing = (first, second)[second.standing.waiting[0]]
                async for _ in placing:
                    if placing.standing.waiting == second.standing.waiting:
                        break
                before = placing.standing.observation
                await placing.move(some(placing))
                assert placing.standing.observation["owner"] != before["owner"]
                await placing.take_back()
                assert placing.standing.observation == before
                with pytest.raises(RefusedError) as refused:
                    await placing.move("commit grey")
                why = await placing.explain("commit grey")
                assert refused.value.key == why.key
                assert refused.value.rule == why.rule != ""

    run(play)


@pytest.mark.parametrize("text", ["", "x" * 501, "a\0b", "x" * 5000, "x" * 100_000])
def test_what_cannot_be_said_is_refused(served: Served, text: str) -> None:
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


def test_a_server_that_never_answers_is_not_waited_for(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live() as live:
                monkeypatch.setattr(connection, "ANSWER", 0.05)
                monkeypatch.setattr(live._connection, "send", _lose)
                with pytest.raises(UnreachableError, match="gave no answer"):
                    await live.say("hello?")

    run(play)


async def _lose(message: dict[str, Any]) -> None:
    """Send nothing, over a line that holds."""


def test_bots_read_what_the_log_adds_up_to(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live(books=True) as live:
                seen = live.seen()
                assert isinstance(seen, Observation)
                assert (seen.viewer, seen.tally.food) == (0, (2, 2))
                assert len(live.news()) == len(live.events) > 0
                assert live.news() == []

    run(play)


@pytest.mark.parametrize(
    ("table", "token", "key"), [("", "wrong", "bad-token"), ("nowhere", "", "no-table")]
)
def test_who_is_not_admitted_hears_why_at_once(
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
                await seat.look()
            assert (refused.value.key, refused.value.status // 100) == (key, 4)

    run(play)


@pytest.mark.parametrize("base", ["http://127.0.0.1:1", "nonsense"])
def test_without_a_server_there_is_a_sentence(base: str) -> None:
    async def play() -> None:
        async with Client(base) as client:
            with pytest.raises(UnreachableError, match=base):
                await client.find("ABCDEF")
            with pytest.raises(UnreachableError):
                async with client.seat("x").live():
                    pass

    run(play)


def test_a_server_that_stays_away_is_given_up(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            async with made.seats[0].live(patience=0.1) as live:
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


# What is put together


def event(number: int) -> dict[str, int]:
    return {"number": number}


def view(since: int, *numbers: int) -> View:
    events = tuple(map(event, numbers))
    return View(since, events, {"era": 1}, None, (), None)


def update(since: int, *numbers: int) -> Update:
    events = tuple(map(event, numbers))
    return Update(since, events, {"era": 2}, None, (), None, "person")


def standing(*messages: Again | Update) -> Standing:
    found = Standing()
    for message in messages:
        found.take(message)
    return found


def again(since: int, *numbers: int) -> Again:
    return Again(None, view(since, *numbers))  # type: ignore[arg-type]


def test_an_event_that_is_known_is_not_taken_again() -> None:
    found = standing(again(0, 1, 2), update(1, 2, 3))
    assert found.events == [event(1), event(2), event(3)]
    assert found.observation == {"era": 2}


@pytest.mark.parametrize("message", [update(3, 4), again(3, 4)])
def test_a_gap_is_noticed(message: Again | Update) -> None:
    with pytest.raises(connection.GapError):
        standing(again(0, 1, 2), message)


def test_only_what_is_different_is_news_again() -> None:
    found = standing(again(0, 1, 2, 3))
    assert len(found.news()) == 3
    found.take(again(0, 1, 5, 6))
    assert found.news() == [event(5), event(6)]
    assert found.events == [event(1), event(5), event(6)]
