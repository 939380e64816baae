"""Medians of the server beside the bare stack, from rows made up for the purpose."""

import os
import time

from benchmarks.server.crowd import Played, Tally
from benchmarks.server.rows import BARE, FAST, PACED, PEOPLE, Row, Setting, medians, row
from benchmarks.server.usage import cpu_seconds, family, memory_bytes


def setting(who: str, how: str) -> Setting:
    return Setting("sqlite", who, how, 50)


def a_row(
    who: str, how: str, moves: float, p99: float = 0.0, cpu: float = 100.0
) -> Row:
    return Row(setting(who, how), moves, cpu, 0.0, 0.0, p99, 100.0, 0)


def test_a_row_counts_answers_and_how_long_they_took() -> None:
    tally = Tally()
    tally.seconds = [0.001 * (one + 1) for one in range(199)]
    tally.messages, tally.bytes = 4, 1000
    found = row(setting("samurai", PACED), Played(tally, 2.0, 0.199, 0.0398))
    assert found.setting.label == "samurai, paced"
    assert (found.moves, found.bytes_a_message) == (99.5, 250)
    assert (round(found.p50), round(found.p99)) == (100, 198)
    assert (round(found.cpu), round(found.database_cpu)) == (1000, 200)


def test_nothing_answered_is_no_move() -> None:
    assert row(setting(BARE, FAST), Played(Tally(), 2.0, 1.0, 0.0)).moves == 0


def test_the_middle_round_counts() -> None:
    rows = [
        *(a_row(BARE, FAST, moves) for moves in (1000, 4000, 2000)),
        *(a_row("samurai", FAST, moves) for moves in (900, 800, 100)),
        *(a_row(BARE, PACED, 10, wait) for wait in (3, 900, 5)),
        *(a_row("samurai", PACED, 10, wait) for wait in (30, 10, 20)),
        *(a_row("samurai", PEOPLE, 10, wait) for wait in (31, 41, 51)),
    ]
    rates, _, waits, _ = medians(rows).split("\n\n")
    assert rates.splitlines()[-1].replace(" ", "") == "|50tables|2,000|800(40%)|"
    head, *_, found = waits.splitlines()
    assert "| bare, paced | samurai, paced | samurai, people |" in head
    assert found.replace(" ", "") == "|50tables|5|20|41|"


def test_cost_is_compared_with_the_bare_stack_at_the_same_pace() -> None:
    rows = [
        *(a_row(BARE, FAST, 10, cpu=cpu) for cpu in (100, 300, 200)),
        *(a_row("samurai", FAST, 10, cpu=cpu) for cpu in (900, 800, 100)),
        a_row(BARE, PACED, 10, cpu=300),
        a_row("samurai", PEOPLE, 10, cpu=600),
    ]
    costs = medians(rows).split("\n\n")[1].splitlines()[-1].replace(" ", "")
    assert costs == "|50tables|200|800(25%)|300|600(50%)|"


def test_every_database_has_tables_of_its_own() -> None:
    other = Row(Setting("postgresql", BARE, FAST, 50), 7, 1, 1, 0, 0, 100, 0)
    found = medians([a_row(BARE, FAST, 10), other])
    assert "sqlite, moves/s" in found
    assert "postgresql, moves/s" in found


def test_cpu_time_is_that_of_the_process() -> None:
    before = cpu_seconds(os.getpid())
    while time.process_time() < 0.05 + before:
        sum(range(1000))
    assert cpu_seconds(os.getpid()) > before
    assert os.getpid() in family(os.getppid())
    assert memory_bytes(os.getpid()) > 1_000_000
