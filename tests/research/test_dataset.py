"""Data sets: nothing is lost between replays and rows, and nothing is written twice."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sengoku.arena.results_folder import read_results
from sengoku.arena.run import open_arena
from sengoku.arena.worker_pool import play_sequentially
from sengoku.core.encoding import vector
from sengoku.core.rules import Rules
from sengoku.games import game
from sengoku.match import Match
from sengoku.replay import Recorder
from sengoku.research.dataset import (
    open_dataset,
    read_decisions,
    read_shards,
    replay_files,
)
from sengoku.research.decisions import game_decisions
from sengoku.research.shards import Shard
from tests.arena.tables import plan
from tests.cli.program import run

FORMATS = ("jsonl", "parquet")


def play(folder: Path, *bots: str, **more: Any) -> Path:
    with open_arena(plan(*bots, **more), folder) as arena:
        for _ in arena.play(play_sequentially):
            pass
    return folder


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games of two players and three of three."""
    made: Path = tmp_path_factory.mktemp("arena")
    return play(made, "random", "tests.arena.broken:First", players=(2, 3), games=5)


def exported(sources: Path, out: Path, format: str = "jsonl", **more: Any) -> Any:
    with open_dataset(out, format) as dataset:
        *_, report = dataset.export(replay_files(sources), **more)
        dataset.describe("sengoku export", "MIT")
    return report


def rows_of(out: Path) -> dict[str, list[dict[str, Any]]]:
    tables = dict.fromkeys(shard.table for shard in read_shards(out))
    return {table: [*read_decisions(out, table)] for table in tables}


def games_of(out: Path) -> Iterator[tuple[Shard, dict[str, Any]]]:
    for shard in read_shards(out):
        for row in shard.games:
            yield shard, row


def rules_of(shard: Shard) -> Rules:
    found = game(shard.header.game)
    return found.rules(found.read_options(shard.header.options))


def check_replayed(out: Path) -> int:
    """Play the games again from the rows alone; return how many decisions they have."""
    rows, count = rows_of(out), 0
    for shard, found in games_of(out):
        rules = rules_of(shard)
        s, room = rules.start(found["seed"]), vector(rules.layout.size)
        own = [row for row in rows[shard.table] if row["game"] == found["id"]]
        assert [row["step"] for row in own] == [*range(found["decisions"])]
        for row in own:
            rules.encode(s, row["seat"], room)
            assert row["vector"] == [*memoryview(room)]
            assert row["legal"] == rules.legal(s, row["seat"])
            assert row["bot"] == found["bots"][row["seat"]]
            assert rules.spelling.spell(row["action"]) == row["text"]
            rules.play(s, row["seat"], row["action"])
        outcome = rules.outcome(s)
        assert outcome is not None
        assert (*found["scores"],) == outcome.scores
        assert {row["score"] for row in own if row["rank"] == 1} == {
            max(outcome.scores)
        }
        for row in own:
            won = (row["seat"] in outcome.winners) / len(outcome.winners)
            assert row["won"] == won
            others = [x for at, x in enumerate(outcome.scores) if at != row["seat"]]
            assert row["margin"] == row["score"] - max(others)
        count += len(own)
    return count


@pytest.mark.games
@pytest.mark.parametrize("format", FORMATS)
def test_the_rows_played_again_give_the_same_games(
    games: Path, tmp_path: Path, format: str
) -> None:
    report = exported(games, tmp_path, format)
    results = [*read_results(games)]
    decisions = sum(sum(result.decisions) for result in results)
    assert (report.games, report.decisions) == (len(results), decisions)
    assert report.problems == ()
    assert check_replayed(tmp_path) == decisions
    assert [*rows_of(tmp_path)] == ["samurai-2", "samurai-3"]


@pytest.mark.games
def test_the_other_game_too(tmp_path: Path) -> None:
    arena = play(tmp_path / "a", "random", players=(3,), games=1, game="shogun")
    exported(arena, tmp_path / "data")
    assert check_replayed(tmp_path / "data") > 100


@pytest.mark.games
def test_both_formats_hold_the_same(games: Path, tmp_path: Path) -> None:
    one, other = (tmp_path / format for format in FORMATS)
    exported(games, one, "jsonl")
    exported(games, other, "parquet")
    assert rows_of(one) == rows_of(other)


def test_options_have_a_table_of_their_own(tmp_path: Path) -> None:
    arena = play(tmp_path / "a", "random", games=1, variants=["agenda"])
    (table,) = exported(arena, tmp_path / "data").tables
    assert table.startswith("samurai-2-")


# Undone choices


def test_what_was_taken_back_is_no_row() -> None:
    rules = game("samurai").rules(game("samurai").read_options({"players": 2}))
    match = Match.new(rules, "fast-1:5")
    recorder, undone = Recorder(match), 0
    while not match.is_over:
        seat = match.waiting()[0]
        match.play(seat, rules.legal(match.state, seat)[0])
        if match.may_take_back(seat) and undone < 3:
            match.take_back(seat)
            undone += 1
            match.play(seat, rules.legal(match.state, seat)[-1])
    recorder.catch_up()
    found = game_decisions(recorder.text())
    assert undone == 3
    assert len(found.decisions) == match.number - 2 * undone
    assert found.outcome == match.outcome()


# Going on


@pytest.mark.games
def test_an_interrupted_export_goes_on(games: Path, tmp_path: Path) -> None:
    whole, out = tmp_path / "whole", tmp_path / "out"
    exported(games, whole, shard_games=2)
    with open_dataset(out, "jsonl") as dataset:
        steps = dataset.export(replay_files(games), shard_games=2)
        next(steps)
        next(steps)  # one shard is written
        dataset.describe("sengoku export", "MIT")
    (out / "samurai-2" / "decisions" / "00001.jsonl").write_text("half a sha")
    with (out / "shards.jsonl").open("a") as file:
        file.write('{"table": "samurai-2", "fi')
    report = exported(games, out, shard_games=2)
    assert report.known == 2
    assert report.games == 3
    ids = Counter(row["id"] for _, row in games_of(out))
    assert {*ids.values()} == {1}
    assert {*ids} == {row["id"] for _, row in games_of(whole)}
    assert rows_of(out) == rows_of(whole)
    assert exported(games, out, shard_games=2).games == 0


@pytest.mark.games
def test_several_processes_write_the_same(games: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    exported(games, one, shard_games=2)
    exported(games, two, shard_games=2, workers=2)
    by_step = [
        {
            name: sorted(rows, key=lambda r: (r["game"], r["step"]))
            for name, rows in t.items()
        }
        for t in (rows_of(one), rows_of(two))
    ]
    assert by_step[0] == by_step[1]


# The command


def test_a_data_set_from_nothing(tmp_path: Path) -> None:
    out = str(tmp_path / "data")
    typed = ("dataset", "samurai", "--bots", "random", "-p", "2", "--games", "2")
    first = run(*typed, "--workers", "1", "--out", out)
    assert first.code == 0, first.err
    assert "2 games" in first.out
    again = run(*typed, "--workers", "1", "--out", out)
    assert "2 games were there before" in again.out
    card = (tmp_path / "data" / "samurai-2" / "CARD.md").read_text(encoding="utf-8")
    rows = rows_of(tmp_path / "data")["samurai-2"]
    assert f"{len(rows)} decisions in 2 games" in card
    for word in (
        "revision 2",
        "`random` in 4 seats",
        "MIT",
        "| `vector` | 606 × int16",
    ):
        assert word in card
    layout = json.loads((tmp_path / "data" / "samurai-2" / "layout.json").read_bytes())
    assert layout["size"] == len(rows[0]["vector"])


def test_files_that_are_no_games_are_left_out(games: Path, tmp_path: Path) -> None:
    good = replay_files(games)[0].read_text(encoding="utf-8")
    folder = tmp_path / "replays"
    folder.mkdir()
    lines = good.splitlines(keepends=True)
    wrong = {
        "broken.sgk": "not a replay\n",
        "empty.sgk": "",
        "unfinished.sgk": "".join(lines[:-1]),
        "other.sgk": good.replace('"revision":2', '"revision":1'),
        "cheated.sgk": good.replace('"scores":[', '"scores":[9'),
        "unknown.sgk": good.replace('"game":"samurai"', '"game":"chess"'),
    }
    for name, text in {"good.sgk": good, **wrong}.items():
        (folder / name).write_text(text, encoding="utf-8")
    ran = run("export", str(folder), "--out", str(tmp_path / "out"), "--workers", "1")
    assert ran.code == 1
    assert "1 games" in ran.out
    for name in wrong:
        assert f"{name}': " in ran.err
    assert check_replayed(tmp_path / "out") > 50


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("export", "no-such-file", "--out", "OUT"), "does not exist"),
        (
            ("export", "GAMES", "--out", "OUT", "--format", "csv"),
            "format 'csv' unknown",
        ),
        (("export", "--out", "OUT"), "PATH"),
        (("export", "GAMES"), "--out"),
        (("dataset", "samurai", "--bots", "nobody", "--out", "OUT"), "bot 'nobody'"),
        (("dataset", "chess", "--bots", "random", "--out", "OUT"), "game 'chess'"),
    ],
)
def test_what_is_typed_wrongly(
    games: Path, tmp_path: Path, typed: tuple[str, ...], said: str
) -> None:
    named = {"OUT": str(tmp_path / "out"), "GAMES": str(games)}
    ran = run(*(named.get(word, word) for word in typed))
    assert ran.code == 2
    assert said in ran.err
    assert not (tmp_path / "out").exists()


def test_a_folder_has_one_format(games: Path, tmp_path: Path) -> None:
    exported(games, tmp_path)
    ran = run("export", str(games), "--out", str(tmp_path), "--format", "parquet")
    assert ran.code == 2
    assert "holds jsonl files" in ran.err


def test_without_pyarrow_it_says_what_to_install(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = run("export", str(games), "--out", str(tmp_path / "out"))
    assert ran.code == 2
    assert "pip install 'sengoku[data]', or --format jsonl" in ran.err
