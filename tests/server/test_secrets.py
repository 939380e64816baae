"""The server leaks nothing: random games over real sockets, byte by byte.

``SENGOKU_SECRETS=20`` plays twenty times as many games.
"""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import get_args

import pytest

from sengoku.core.seats import Viewer
from sengoku.lessons.lesson import lessons
from sengoku.samurai.options import VARIANTS
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.server.alerts.messages import About
from sengoku.server.alerts.targets import AlertKind
from sengoku.server.app import create_app
from sengoku.server.settings import Settings
from sengoku.server.store.pace import Days
from sengoku.server.tables import moves
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.shogun.vocabulary import MODULE_WORDS
from tests.server import scrambled_games as scrambled_games_module
from tests.server.bot_questions import questions_to_bots
from tests.server.differential import Coverage, compare_all
from tests.server.raw_client import RawClient, run_server
from tests.server.registries import match_of
from tests.server.requests import UNRELATED_ENDPOINTS
from tests.server.scrambled_games import (
    FrozenClock,
    ScrambledGames,
    Variant,
    a_table,
    random_variants,
    scrambled_games,
)
from tests.server.secret_alerts import ROUNDS, AlertCoverage, compare_alerts
from tests.server.secret_lessons import compare_lessons, moments
from tests.server.table_client import API
from tests.server.transcript import Transcript, record_game

pytestmark = pytest.mark.games

TIMES = int(os.environ.get("SENGOKU_SECRETS", "1"))
GAMES = 4
PAIRS = 12
ALERT_SEED = 4
METHODS = ("get", "post", "put", "patch", "delete")
SAMURAI = Variant("samurai", SamuraiOptions(3, "crowd", VARIANTS))
SHOGUN = Variant("shogun", ShogunOptions(3, "moon", "draft", MODULE_WORDS))

PLANNING = Variant("shogun", ShogunOptions(3, start="preset"))


def games(folder: Path, seed: int) -> ScrambledGames:
    rnd = random.Random(seed)
    found = asyncio.run(scrambled_games(folder, random_variants(GAMES, rnd), seed))
    few = min(PAIRS * TIMES, len(found.pairs))
    return found._replace(pairs=rnd.sample(found.pairs, few))


def test_whatever_is_hidden_every_viewer_receives_the_same_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    count = Coverage()
    for seed in range(TIMES):
        asyncio.run(compare_all(games(tmp_path / str(seed), seed), count))
    if TIMES > 1:
        with capsys.disabled():
            print(f"\n{count}")  # noqa: T201
    assert count.viewers >= {None, 0, 1, 2}
    assert min(count.together, count.unseen) >= GAMES
    assert count.prepared > 0
    assert count.messages > 60 * count.pairs
    assert all_endpoints() == count.endpoints | {*UNRELATED_ENDPOINTS}, (
        "see tests/server/requests.py"
    )


def all_endpoints() -> set[str]:
    paths = create_app(Settings()).openapi()["paths"]
    return {
        f"{method.upper()} {path.removeprefix(API)}"
        for path, methods in paths.items()
        for method in methods
        if method in METHODS
    }


def test_a_bot_is_asked_the_same_whatever_is_hidden_from_its_seat(
    tmp_path: Path,
) -> None:
    for seed in range(TIMES):
        first, second = asyncio.run(
            questions_to_bots(games(tmp_path / str(seed), seed))
        )
        assert len(first) >= GAMES
        assert first == second


def test_a_player_gets_the_same_alerts_whatever_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Push, webhook and e-mail: the same contents, in the same order and number.

    How a game ends is not in an alert, so even its end looks the same.
    """
    monkeypatch.setattr(scrambled_games_module, "PACES", (Days(hours=720),))
    count = AlertCoverage()
    for seed in range(TIMES):
        folder, variants = tmp_path / str(seed), [PLANNING, SAMURAI, SHOGUN]
        games = asyncio.run(scrambled_games(folder, variants, ALERT_SEED + seed))
        asyncio.run(compare_alerts(games, count))
    assert {*count.abouts} == {*get_args(About)}
    assert {*count.kinds} == {*get_args(AlertKind)}
    assert min(count.abouts.values()) >= 6  # by three targets, on two servers
    assert count.unseen > 2 * ROUNDS


def test_a_learner_receives_the_same_whatever_the_lesson_hides(tmp_path: Path) -> None:
    """Excluded is the script in ``GET /lessons``: it says what the others will do."""
    count, positions = Coverage(), sum(len(moments(taught)) for taught in lessons())
    for seed in range(TIMES):
        asyncio.run(compare_lessons(tmp_path / str(seed), count, seed))
    assert count.pairs == positions * TIMES
    assert count.together >= count.pairs
    assert count.messages > 60 * count.pairs


def test_a_hidden_collision_of_processes_reveals_nothing(tmp_path: Path) -> None:
    """Only the next player learns that an input number was taken."""
    told = asyncio.run(updates_after_a_collision(tmp_path))
    update, _pong = told[1]
    assert b'"changed":{"mat":' in update
    assert [len(told[seat]) for seat in (2, None)] == [1, 1]


async def updates_after_a_collision(data: Path) -> dict[Viewer, list[bytes]]:
    """Let two seats plan on two servers that share a database.

    Return what listeners at the one that has to retry hear meanwhile.
    """
    clock, rnd = FrozenClock(), random.Random(1)
    async with run_server(data, clock) as one, run_server(data, clock) as other:
        table, tokens = await a_table(one.registry, PLANNING, rnd)
        people: dict[Viewer, RawClient] = {None: RawClient(other, table.id, None, "")}
        for seat in (1, 2):
            people[seat] = RawClient(other, table.id, seat, tokens[seat])
        for person in people.values():
            await person.open_websocket()
        for server, seat in ((one, 0), (other, 1)):
            there = await server.registry.open(table.id)
            match = match_of(there)
            action = rnd.choice(match.rules.legal(match.state, seat))
            await moves.play(server.registry, there, seat, match.asked_at(seat), action)
        told = {seat: await person.receive() for seat, person in people.items()}
        for person in people.values():
            await person.close()
    return told


@pytest.mark.parametrize("variant", [SAMURAI, SHOGUN], ids=lambda variant: variant.game)
def test_no_secret_is_sent_to_anybody_in_a_whole_game(
    tmp_path: Path, variant: Variant
) -> None:
    transcript = asyncio.run(record_game(tmp_path, variant))
    assert len(transcript.secrets) > 30
    assert not transcript.leaked_secrets()
    assert transcript.recipients_of("stack") == ["bookkeeper"]
    assert transcript.recipients_of("tally") == (
        ["bookkeeper"] if variant is SAMURAI else []
    )
    if variant is SAMURAI:
        check_tally(transcript)


def check_tally(transcript: Transcript) -> None:
    """Decision 2: clients that ask for books get the totals of the public log."""
    seats = range(transcript.rules.seats)
    held = [[2 for _ in seats] for _ in ("food", "bushido")]  # SSE-SETUP-1
    for received in transcript.people["bookkeeper"].received:
        message = json.loads(received) if received.startswith(b"{") else {}
        told = message.get("view") or message
        for event in told.get("events", ()):
            sign = {"resource-gained": 1, "resource-paid": -1}.get(event["kind"], 0)
            if sign:
                held[event["resource"]][event["seat"]] += sign * event["amount"]
        seen = told.get("observation") or told.get("changed") or {}
        if "tally" in seen:
            assert [seen["tally"]["food"], seen["tally"]["bushido"]] == held
    assert held != [[2 for _ in seats]] * 2
