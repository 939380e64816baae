"""Arena and balance on a shipped board that is smaller than the standard one."""

from pathlib import Path

from tests.cli.program import run

BOTS = ("--bots", "random,easy", "--players", "2", "--workers", "1", "--games", "2")


def test_a_report_names_the_board(tmp_path: Path) -> None:
    run("arena", "samurai", *BOTS, "--board", "mini", "--out", str(tmp_path))
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "mini board" in page
    assert "--board mini" in page
    assert "own" not in (tmp_path / "results.jsonl").read_text("utf-8")


def test_a_shorter_game_is_compared_with_the_standard_one(tmp_path: Path) -> None:
    few = ("--bots", "random", "--players", "2", "--workers", "1", "--games", "4")
    ran = run("balance", "samurai", *few, "--board", "mini", "--out", str(tmp_path))
    assert ran.code == 0
    assert (tmp_path / "balance.html").exists()
