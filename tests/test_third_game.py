"""A third game is one folder: Bluff in ``tests/toy`` is played everywhere.

Bluff has only what a game must have, so the defaults of ``core.game.Game`` are tested
as well.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client as McpClient
from starlette.testclient import TestClient

import sengoku
from sengoku import games, replay
from sengoku.arena import report
from sengoku.arena.plan import make_plan
from sengoku.arena.run import make_executor, open_arena
from sengoku.arena.standings import standings
from sengoku.bots.check import CheckPlan, check
from sengoku.bots.registry import levels
from sengoku.cli.bot_template import render
from sengoku.mcp.stdio import Desk, create_stdio_server
from sengoku.server.app import create_app
from sengoku.server.settings import Settings
from sengoku.texts import Texts
from tests.cli.program import play, random_lines, run
from tests.mcp.agent import Agent
from tests.server.table_client import API, TableClient, new_table, until
from tests.toy import GAME
from tests.toy.registration import install, registered

pytestmark = pytest.mark.games
ROOT = Path(__file__).parents[1]
BOTS: list[dict[str, Any]] = [{"kind": "bot"}] * 2


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    site = tmp_path / "site"
    site.mkdir()
    install(site, monkeypatch)
    with registered():
        yield


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(
        data=str(tmp_path / "data"), limits=False, bot_workers=1, bot_pause=0
    )
    with TestClient(create_app(settings), base_url=f"http://testserver{API}") as client:
        yield client


def played(seed: int = 7) -> sengoku.Match:
    match = sengoku.new("bluff", seed=seed)
    while offer := match.offer():
        match.play(offer.seat, offer.choices[-1].id)
    return match


# ── Registration ──────────────────────────────────────────────────────────────


def test_an_installed_package_adds_its_game(tmp_path: Path) -> None:
    paths = (tmp_path / "site", Path(sengoku.__file__).parents[1], ROOT)
    code = "import sengoku; print(*[game.id for game in sengoku.GAMES])"
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == ["samurai", "shogun", "bluff"]


def test_a_name_can_be_used_once() -> None:
    with pytest.raises(ValueError, match="already a game 'bluff'"):
        games.register(GAME)


# ── Match, replay and bots ────────────────────────────────────────────────────


def test_a_game_is_played_recorded_and_verified() -> None:
    match = played()
    assert match.outcome() is not None
    inputs = [(given.seat, given.do) for given in match.inputs]
    text = replay.record(match.rules, match.seed, inputs)
    assert replay.verify(text) == match.number
    assert replay.read(text).rules.game is GAME


def test_a_program_plays_it(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(render("mine", "python"))
    command = f"run:{sys.executable} {tmp_path / 'mine.py'}"
    rules = GAME.rules(GAME.read_options({}))
    found = check(command, rules, CheckPlan(games=2, seconds=5.0))
    assert found.is_sound
    assert levels(GAME) == ("random", "normal")


# ── Arena ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_play_an_arena(tmp_path: Path, workers: int) -> None:
    plan = make_plan("bluff", {}, ("random", "normal"), (2, 3), games=8, seed=1)
    with open_arena(plan, tmp_path / "arena") as arena:
        for _ in arena.play(make_executor(workers)):
            pass
        results, lost = arena.results, arena.lost
    assert not lost
    assert {len(result.bots) for result in results} == {2, 3}
    assert {bot.bot for bot in standings(results).bots} == {"random", "normal"}
    first = results[0].statistics
    assert first.points == {"points": results[0].scores}
    assert first.scores == {"end": results[0].scores}
    assert f"{len(results)} games of Bluff" in report.report(plan, results)


# ── Server ────────────────────────────────────────────────────────────────────


def test_the_server_offers_it(server: TestClient) -> None:
    found = {game["id"]: game for game in server.get("games").json()}["bluff"]
    assert found["players"] == [2, 3]
    assert (found["options"], found["house"], found["boards"]) == ([], [], [])
    assert server.get("games/bluff/rules").json() == []
    words = server.get("games/bluff/words").json()
    assert words["things"]["card"][3] == {"id": "ace", "name": "ace"}
    taught = {lesson["game"] for lesson in server.get("lessons").json()}
    assert taught == {"samurai", "shogun"}
    assert server.post("lessons/bluff/basics").status_code == 404


def test_bots_play_to_the_end_before_a_spectator(server: TestClient) -> None:
    table = new_table(server, "bluff", seats=[*BOTS, BOTS[0]])
    until(lambda: table.get("", None).json()["status"] == "over")
    seen = table.view(None)
    assert seen["events"][-1]["kind"] in ("ended", "left", "pointed")
    assert "hand" not in seen["observation"] or seen["observation"]["hand"] is None
    check_finished(table)


def test_a_person_plays_against_bots_over_a_websocket(server: TestClient) -> None:
    table = new_table(server, "bluff", seats=[{"name": "Aki"}, *BOTS])
    answered = -1
    with table.live(0) as (socket, welcome):
        message = welcome["view"]
        while not message.get("outcome"):
            offer = message.get("offer")
            if offer and offer["choices"] and offer["at"] > answered:
                answered, do = offer["at"], offer["choices"][0]["id"]
                move = {"type": "move", "id": str(answered), "at": answered, "do": do}
                socket.send_json(move)
            message = socket.receive_json()
            assert message["type"] != "refused", message
    check_finished(table)


def check_finished(table: TableClient) -> None:
    text = table.get("/replay", None).text
    assert replay.verify(text) > 0
    assert table.get("/proof", None).json()["matches"]
    counted = table.get("/statistics", None).json()
    assert counted["chronicle"]["points"]["points"] == counted["outcome"]["scores"]
    nothing: dict[str, Any] = {"turning_point": None, "awards": [], "tiebreaks": []}
    assert counted["highlights"] == nothing
    assert table.get("/film", None).json()["frames"]


# ── Agents ────────────────────────────────────────────────────────────────────


def test_an_agent_plays_it() -> None:
    async def play_with_tools() -> None:
        desk = Desk()
        async with McpClient(create_stdio_server(desk)) as client:
            assert "bluff (Bluff, " in (client.instructions or "")
            agent = Agent(client)
            await agent.call("new_game", game="bluff", bots="random", seed=1)
            end = await agent.play_to_the_end(await agent.call("options"))
            assert "Winner: " in end
            assert replay.verify(await agent.call("replay", file=True)) > 0
        await desk.leave()

    asyncio.run(play_with_tools())


# ── Terminal ──────────────────────────────────────────────────────────────────


def test_people_play_it_in_a_terminal() -> None:
    ended = play("--bots", "0", "--seed", "3", typed=random_lines(3), game="bluff")
    assert ended.code == 0
    assert "Bluff" in ended.out
    assert "cards shown" in ended.out
    assert "bluff-" not in ended.out


@pytest.mark.parametrize(
    "command", ["simulate bluff", "rules bluff --table", "position start bluff"]
)
def test_commands_take_it(command: str) -> None:
    assert run(*command.split()).code == 0


def test_a_game_brings_its_own_sentences(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    text = "bluff-ask-seal = Which card does { $seat } seal?\n"
    (tmp_path / "en" / "bluff.ftl").write_text(text, encoding="utf-8")
    texts = Texts("de", folder=tmp_path)
    assert texts.say("bluff-ask-seal", seat="Aki") == "Which card does Aki seal?"
    assert texts.say("spectator") == "Zuschauer"
