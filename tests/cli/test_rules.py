"""Looking up rules."""

from pathlib import Path

import pytest

from sengoku.samurai import catalogue
from tests.cli.program import run

GOLDEN = Path(__file__).parent / "golden"


def test_all_rules_are_listed() -> None:
    ran = run("rules", "samurai")
    assert ran.code == 0
    for rule in catalogue.rules():
        assert f" {rule.id} " in ran.out
    for group in catalogue.GROUPS:
        assert group.title in ran.out


def test_one_rule() -> None:
    ran = run("rules", "samurai", "sse-act-attack-3")
    assert ran.code == 0
    assert ran.out.startswith(" SSE-ACT-ATTACK-3 ")
    assert "1 bushido" in ran.out
    assert "SSE-ACT-ATTACK-2" not in ran.out


def test_an_unknown_rule_gets_a_hint() -> None:
    ran = run("rules", "samurai", "sse-act-atack-3")
    assert ran.code == 2
    assert "did you mean 'SSE-ACT-ATTACK-3'?" in ran.err
    assert not ran.out


def test_only_rules_of_an_edition() -> None:
    assert "SSE-COMP-2d " in run("rules", "samurai", "-e", "draft").out
    assert "SSE-COMP-2d " not in run("rules", "samurai", "-e", "standard").out


def test_searching_words() -> None:
    ran = run("rules", "samurai", "--search", "MEEPLES")
    assert "SSE-COMP-9 " in ran.out
    assert "SSE-FLOW-1 " not in ran.out
    nothing = run("rules", "samurai", "--search", "dragons")
    assert nothing.code == 1
    assert nothing.err == "sengoku: no rule has 'dragons' in it\n"


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_the_course_of_play(edition: str) -> None:
    """To renew it: ``COLUMNS=80 sengoku rules samurai --table -e … > golden/…``."""
    golden = (GOLDEN / f"course-{edition}.txt").read_text(encoding="utf-8")
    assert run("rules", "samurai", "--table", "-e", edition).out == golden
