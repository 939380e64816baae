"""The film of a table: the same as live, and everything after the end."""

import contextlib
import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server.tables import film
from tests.server.table_client import API, TableClient, new_table, until

VIEWERS = (None, 0, 1, 2)
ANSWERS = {"samurai": 36, "shogun": 84}
BOT = {"kind": "bot", "bot": "random"}
SAME = ("since", "events", "by", "waiting", "outcome", "headline")
PLANNING = {"players": 3, "start": "preset"}


@contextlib.contextmanager
def listening(table: TableClient, viewer: int | None) -> Iterator[Any]:
    """Open a websocket, for spectators with words; yield it after the welcome."""
    address = f"{API}/tables/{table.id}/live"
    with table.client.websocket_connect(address) as socket:
        token = "" if viewer is None else table.tokens[viewer]
        words = viewer is None
        socket.send_json({"type": "hello", "token": token, "words": words})
        assert socket.receive_json()["type"] == "welcome"
        yield socket


def updates(socket: Any) -> list[dict[str, Any]]:
    """Return all updates received so far."""
    socket.send_json({"type": "ping"})
    told = iter(socket.receive_json, None)
    until_pong = itertools.takewhile(lambda one: one["type"] != "pong", told)
    return [one for one in until_pong if one["type"] == "update"]


def play(table: TableClient, count: int) -> None:
    """Answer at random, and take an answer back now and then."""
    rnd = random.Random(5)
    for _ in range(count):
        seat = rnd.choice(table.view(None)["waiting"])
        assert table.answer(seat, rnd).is_success
        offer = table.view(seat)["offer"]
        if offer and offer["can_take_back"] and rnd.random() < 0.2:
            assert table.post("/take-back", {"at": offer["at"]}, seat).is_success


def moments(
    start: dict[str, Any], told: list[dict[str, Any]], field: str = "changed"
) -> list[dict[str, Any]]:
    """Return the observation after each frame or moment of *told*, or its notes."""
    found = [start]
    for one in told:
        before = found[-1]
        for moment in one.get("moments", ()):
            found.append(found[-1] | moment[field])
        found.append(before | one[field])  # an update is compared with the one before
    return found


def unfolded(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the moments of all updates, each as in a frame."""
    frames = []
    for update in told:
        start = 0
        for moment in update["moments"]:
            end = start + moment["events"]
            passing = {"waiting": [], "outcome": None, "headline": moment["headline"]}
            frames.append(part_of(update, start, end) | passing)
            start = end
        frames.append(part_of(update, start, len(update["events"])))
    return frames


def part_of(update: dict[str, Any], start: int, end: int) -> dict[str, Any]:
    words = update["words"] and {"events": update["words"]["events"][start:end]}
    events, since = update["events"][start:end], update["since"] + start
    return update | {"since": since, "events": events, "words": words}


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_the_film_equals_the_live_updates(server: TestClient, game: str) -> None:
    options = PLANNING if game == "shogun" else {}
    table = new_table(server, game, options=options)
    starts = {viewer: table.view(viewer)["observation"] for viewer in VIEWERS}
    with contextlib.ExitStack() as stack:
        lines = {v: stack.enter_context(listening(table, v)) for v in VIEWERS}
        play(table, ANSWERS[game])
        live = {viewer: updates(line) for viewer, line in lines.items()}
    counts = {len(told) for told in live.values()}
    assert min(counts) > 10
    assert game == "samurai" or len(counts) > 1, "something was done unseen"
    for viewer, told in live.items():
        shot = table.get(f"/film?words={viewer is None}", viewer).json()
        first, *frames = shot["frames"]
        assert (shot["viewer"], shot["more"]) == (viewer, False)
        assert (first["since"], first["changed"]) == (0, {})
        assert [*map(plain, frames)] == [*map(plain, unfolded(told))]
        assert moments(shot["observation"], frames) == moments(starts[viewer], told)
        check_a_part(table, viewer, told, starts[viewer])
        if viewer is None:
            assert any(update["moments"] for update in told)
            check_notes(frames, told, shot["notes"])


def plain(told: dict[str, Any]) -> dict[str, Any]:
    assert told.get("number") is None, "how many inputs there were is a secret"
    words = told["words"] and told["words"]["events"]
    return {**{name: told[name] for name in SAME}, "words": words}


def check_a_part(
    table: TableClient,
    viewer: int | None,
    told: list[dict[str, Any]],
    start: dict[str, Any],
) -> None:
    """A film since the last visit begins with what was seen then."""
    steps = unfolded(told)
    place = next(n for n in range(len(steps) // 2, len(steps)) if steps[n]["events"])
    since, end = steps[place]["since"], steps[-2]["since"]
    path = f"/film?words={viewer is None}&since={since}&until={end}"
    shot = table.get(path, viewer).json()
    wanted = [one for one in steps if since <= one["since"] < end]
    assert [*map(plain, shot["frames"])] == [*map(plain, wanted)]
    before = next(n for n, one in enumerate(steps) if one["since"] >= since)
    assert shot["observation"] == moments(start, told)[before]


def check_notes(
    frames: list[dict[str, Any]], told: list[dict[str, Any]], start: dict[str, Any]
) -> None:
    """A film has the hints of the updates, except that the account is at its end."""
    filmed, live = (moments(start, which, "notes") for which in (frames, told))
    for notes in live[:-1]:
        notes.pop("account", None)
    assert filmed == live
    assert any(frame["notes"] for frame in frames)


def test_other_perspectives_need_a_finished_game(server: TestClient) -> None:
    table = new_table(server)
    for asked in ("seat=1", "everything=true"):
        reply = table.get(f"/film?{asked}")
        assert (reply.status_code, reply.json()["error"]["key"]) == (409, "not-over")
    assert table.get("/film?seat=0").json()["viewer"] == 0
    assert table.get("/film?public=true").json()["observation"]["hand"] is None
    opened = new_table(server, seats=[{}, {"kind": "open"}])
    assert opened.get("/film").json()["error"]["key"] == "table-open"


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_a_finished_game_is_shown_from_every_perspective(
    server: TestClient, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(server, game, seats=[BOT] * 3, options={"players": 3})
    until(lambda: table.get("", None).json()["status"] == "over")
    shots = [whole(table, f"seat={seat}") for seat in range(3)]
    everything = whole(table, "everything=true")
    for seat, shot in enumerate(shots):
        assert shot["viewer"] == seat
        assert shot["frames"][-1]["outcome"] is not None
    assert table.get("/film?seat=3", None).json()["error"]["key"] == "no-seat"
    check_everything(game, everything, shots)

    monkeypatch.setattr(film, "MAX_FRAMES", 60)
    assert [*paged(table, "seat=0")] == shots[0]["frames"]


def whole(table: TableClient, asked: str) -> Any:
    film = table.get(f"/film?{asked}", None).json()
    film["frames"] += paged(table, asked, film["frames"]) if film["more"] else []
    return film


def paged(table: TableClient, asked: str, known: list[Any] = []) -> Iterator[Any]:  # noqa: B006
    """Yield what follows the frames that are *known*, page by page."""
    page, more = known, True
    while more:
        since = page[-1]["since"] + len(page[-1]["events"]) if page else 0
        found = table.get(f"/film?since={since}&{asked}", None).json()
        page, more = found["frames"], found["more"]
        yield from page


def check_everything(game: str, everything: Any, shots: list[Any]) -> None:
    """Everything a seat knew after an input is in the film of everything."""
    frames = everything["frames"]
    numbers = [frame["number"] for frame in frames]
    assert numbers == [*range(numbers[0], numbers[0] + len(numbers))]
    seen = moments(everything["observation"], frames)
    name = {"samurai": "food", "shogun": "mat"}[game]
    assert all(None not in moment[name] for moment in seen)
    for seat, shot in enumerate(shots):
        own = moments(shot["observation"], shot["frames"])
        for frame, moment in zip(shot["frames"], own[1:], strict=True):
            all_known = seen[frame["number"] - numbers[0] + 1]
            pairs = zip(moment[name], all_known[name], strict=True)
            assert all(one in (None, other) for one, other in pairs)
            if game == "samurai":
                assert all_known["hands"][seat]["tokens"] == moment["tokens"]
