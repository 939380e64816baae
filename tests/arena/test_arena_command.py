"""``sengoku arena`` as it is typed."""

import json
from pathlib import Path
from typing import Any

import pytest

from sengoku.arena import worker_pool
from sengoku.arena.plan import Plan
from sengoku.arena.play import PlayedGame
from sengoku.arena.play import play as sound
from sengoku.arena.results_folder import read_plan, read_results
from sengoku.arena.schedule import ScheduledGame
from tests.cli.program import Ran, run

SMALL = ("--bots", "random,random@2", "--players", "2", "--games", "4")


def arena(*arguments: str, game: str = "samurai") -> Ran:
    return run("arena", game, "--workers", "1", *arguments)


def told(*arguments: str) -> dict[str, Any]:
    ran = arena(*arguments, "--json")
    assert ran.code == 0, ran.err
    data: dict[str, Any] = json.loads(ran.out)
    return data


def test_the_tables_name_all_bots() -> None:
    ran = arena(*SMALL)
    assert ran.code == 0
    assert not ran.err
    assert "4 games of Small Samurai Empires" in ran.out
    for word in ("random ", "random@2", "50.0 %", "15.0–85.0", "1.00", "µs"):
        assert word in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert "line-up" not in ran.out


def test_line_ups_are_told_when_there_are_several() -> None:
    ran = arena("--bots", "random,random@2", "--players", "2,3", "--games", "8")
    assert "line-up" in ran.out
    assert "2 random@2" in ran.out


def test_long_names_do_not_break_the_tables() -> None:
    long = "tests.arena.broken:Illegal"
    ran = arena("--bots", f"{long},random,random@2", "--players", "2", "--games", "6")
    lines = ran.out.splitlines()
    assert all(len(line.rstrip()) <= 80 for line in lines)
    (legend,) = (line for line in lines if line.endswith(f"…:Illegal is {long}"))
    short = legend.split()[0]
    rows = [line.split() for line in lines if line.split()[:1] == [short]]
    assert len(rows) == 3  # strength, speed and the legend
    assert all(len(row) > 2 for row in rows)
    assert any("ahead of" in line for line in lines)


def test_json_is_plain_data() -> None:
    data = told(*SMALL, "--seed", "7")
    assert data["plan"]["seed"] == 7
    assert data["games"] == data["planned"] == 4
    assert data["lost"] == []
    assert {row["bot"] for row in data["bots"]} == {"random", "random@2"}
    assert {row["share"] for row in data["shares"]} == {0.5}


def test_options_of_the_game_reach_the_games() -> None:
    table = ("--edition", "crowd", "--variant", "mountain", "--house", "tiebreaks=no")
    data = told("--bots", "random", "--players", "3", "--games", "1", *table)
    assert data["plan"]["options"]["edition"] == "crowd"
    assert data["plan"]["options"]["variants"] == ["mountain"]
    assert data["plan"]["options"]["house"] == {"tiebreaks": False}


@pytest.mark.games
def test_shogun() -> None:
    ran = arena("--bots", "random", "--players", "3", "--games", "1", game="shogun")
    assert ran.code == 0
    assert "1 game of Shogun" in ran.out


def test_a_folder_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    first = arena(*SMALL, "--out", str(folder))
    results = (folder / "results.jsonl").read_bytes()
    second = arena(*SMALL, "--out", str(folder))
    assert first == second
    assert "games/report.html" in first.err
    assert "random@2" in (folder / "report.html").read_text(encoding="utf-8")
    assert (folder / "results.jsonl").read_bytes() == results
    assert len([*(folder / "replays").iterdir()]) == len([*read_results(folder)]) == 4
    assert read_plan(folder).bots == ("random", "random@2")


def test_another_plan_in_the_folder_is_refused(tmp_path: Path) -> None:
    arena(*SMALL, "--out", str(tmp_path))
    ran = arena(*SMALL, "--seed", "2", "--out", str(tmp_path))
    assert ran.code == 2
    assert "holds another arena: seed is 1 there, 2 here" in ran.err


def test_faults_are_counted() -> None:
    bots = "tests.arena.broken:Illegal,random"
    data = told("--bots", bots, "--players", "2", "--games", "2")
    faults = {row["bot"]: row["faults"] for row in data["bots"]}
    decisions = {row["bot"]: row["pace"]["decisions"] for row in data["bots"]}
    broken = "tests.arena.broken:Illegal"
    assert faults == {broken: {"illegal": decisions[broken]}, "random": {}}
    shown = arena("--bots", bots, "--players", "2", "--games", "2").out
    assert f"{decisions[broken]} illegal" in shown


def test_a_lost_game_is_told_and_fails_the_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def play(plan: Plan, game: ScheduledGame) -> PlayedGame:
        if game.key == "p2-00001-0":
            raise MemoryError("too much of everything")
        return sound(plan, game)

    monkeypatch.setattr(worker_pool, "play", play)
    ran = arena(*SMALL)
    assert ran.code == 1
    assert "game p2-00001-0 is lost: MemoryError: too much of everything" in ran.err
    assert "3 games of" in ran.out


# Sequential test, CPU time, anchors


WEAK = ("--bots", "tests.arena.broken:First,tests.arena.broken:Illegal", "-p", "2")
SPRT = (*WEAK, "--games", "200", "--sprt", "0.5:0.9")


def test_the_sequential_test_stops_early_and_stays_stopped(tmp_path: Path) -> None:
    first = told(*SPRT, "--out", str(tmp_path))
    assert first["sprt"]["verdict"] in ("stronger", "not stronger")
    assert first["games"] == 2 * first["sprt"]["rounds"] < first["planned"] == 200
    assert told(*SPRT, "--out", str(tmp_path)) == first
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "SPRT: tests.arena.broken:First is " in page
    assert f"stopped after {first['games']} of 200 games" in page
    assert "SPRT: tests.arena.broken:First is " in arena(*SPRT).out


def test_the_hypotheses_belong_to_the_plan(tmp_path: Path) -> None:
    arena(*SPRT, "--out", str(tmp_path))
    ran = arena(*SPRT[:-1], "0.5:0.8", "--out", str(tmp_path))
    assert ran.code == 2
    assert "sprt is" in ran.err


def test_a_seat_without_cpu_time_plays_at_random() -> None:
    slow = "tests.arena.broken:Busy"
    data = told("--bots", f"{slow},random", "-p", "2", "--games", "2", "--cpu", "0.02")
    faults = {row["bot"]: row["faults"].get("time-out", 0) for row in data["bots"]}
    decisions = {row["bot"]: row["pace"]["decisions"] for row in data["bots"]}
    assert faults["random"] == 0
    assert 0 < faults[slow] < decisions[slow]
    used = {row["bot"]: row["pace"]["cpu"] for row in data["bots"]}
    assert used["random"] < 0.02 <= used[slow]


def test_anchors_fix_the_scale() -> None:
    bots = ("--bots", "random,random@2,random@3", "--players", "2", "--games", "6")
    data = told(*bots, "--anchor", "random=1000")
    found = {row["bot"]: row for row in data["elo"]}
    assert found["random"]["elo"] == 1000
    assert found["random"]["is_anchor"]
    assert found["random@2"]["elo"] == pytest.approx(1000)  # they play alike
    shown = arena(*bots, "--anchor", "random=1000").out
    assert "1000 fixed" in shown
    assert "Elo" in shown


TWO = ("--bots", "random,random@2")
WRONG = [
    ((*TWO, "--sprt", "0.5"), "expected LOW:HIGH"),
    ((*TWO, "--sprt", "0.6:0.5"), "low < high"),
    ((*TWO, "--sprt", "0.5:0.6", "--sprt-error", "2"), "from 0 to 0.5"),
    (("--bots", "random", "--sprt", "0.5:0.6"), "compares two bots"),
    ((*TWO, "--cpu", "1", "--seconds", "1"), "exclude each other"),
    ((*TWO, "--anchor", "random"), "expected BOT=ELO"),
    ((*TWO, "--anchor", "random=high"), "expected BOT=ELO"),
    ((*TWO, "--anchor", "radnom=1"), "did you mean 'random'"),
    (("--bots", "random", "--anchor", "random=1"), "another bot"),
    (("--bots", "grandmaster"), "grandmaster"),
    (("--bots", ","), "needs bots"),
    (("--bots", "no.such:Bot"), "no.such"),
    (("--bots", "run:no-such-program a,b"), "run:no-such-program a,b"),
    (("--bots", "random", "--players", "2,x"), "expected 4, or 2,3,4"),
    (("--bots", "random", "--players", "2,7"), "7 players cannot play"),
    (("--bots", "random", "--side", "sun"), "samurai has no --side"),
    (("--bots", "random", "--games", "0"), "--games"),
    ((), "--bots"),
]


@pytest.mark.parametrize(("typed", "said"), WRONG)
def test_what_cannot_be_is_refused(
    typed: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    ran = arena(*typed, "--out", str(tmp_path / "games"))
    assert ran.code == 2
    assert said in ran.err
    assert not (tmp_path / "games").exists()


def test_a_tower_of_ones_own_is_refused() -> None:
    ran = arena("--bots", "random", "--tower", "own", game="shogun")
    assert ran.code == 2
    assert "no tower of their own" in ran.err


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "ray", None)
    ran = arena(*SMALL, "--ray", "local")
    assert ran.code == 2
    assert "pip install 'sengoku[cluster]'" in ran.err
