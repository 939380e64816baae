"""Many random games and their summary."""

import json
from typing import Any

from tests.cli.program import run


def simulated(*arguments: str) -> dict[str, Any]:
    ran = run("simulate", "samurai", "--json", *arguments)
    assert ran.code == 0
    assert not ran.err
    summary: dict[str, Any] = json.loads(ran.out)
    return summary


def test_same_seed_same_summary_but_for_the_speed() -> None:
    one, other = (simulated("--games", "6", "--seed", "2") for _ in range(2))
    assert one.pop("speed")["decisions_per_second"] > 0
    other.pop("speed")
    assert one == other


def test_another_seed_plays_other_games() -> None:
    one, other = (simulated("--games", "5", "--seed", seed) for seed in "12")
    assert one["seats"] != other["seats"]


def test_the_summary_adds_up() -> None:
    table = ("-p", "3", "-e", "crowd", "-v", "mountain", "--house", "tiebreaks=no")
    summary = simulated(*table, "--games", "8")
    assert summary["options"]["variants"] == ["mountain"]
    assert summary["options"]["house"] == {"tiebreaks": False}
    assert len(summary["seats"]) == len(summary["places"]) == 3
    for rows in (summary["seats"], summary["places"]):
        wins = sum(row["wins"] for row in rows)
        assert wins >= 8
        assert (wins > 8) == (summary["shared_wins"] > 0)
        for row in rows:
            assert row["score"]["min"] <= row["score"]["mean"] <= row["score"]["max"]


def test_the_table_for_people() -> None:
    ran = run("simulate", "samurai", "--games", "3", "-p", "2")
    assert ran.code == 0
    assert "3 games of Small Samurai Empires" in ran.out
    assert "A Red" in ran.out
    assert "2. in turn order" in ran.out
    assert "Decisions per game:" in ran.out
    assert "decisions/s" in ran.out
    assert "C Green" not in ran.out


def test_no_games_are_no_simulation() -> None:
    assert run("simulate", "samurai", "--games", "0").code == 2
