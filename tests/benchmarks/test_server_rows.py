"""Medians of the server beside the bare stack, from rows made up for the purpose."""

from benchmarks.server.crowd import Tally
from benchmarks.server.rows import Row, medians, row


def a_row(who: str, how: str, tables: int, moves: float, p99: float = 0.0) -> Row:
    return Row(who, how, tables, moves, 0.0, p99, 100.0, 0)


def test_a_row_counts_answers_and_how_long_they_took() -> None:
    tally = Tally()
    tally.seconds = [0.001 * (one + 1) for one in range(199)]
    tally.messages, tally.bytes = 4, 1000
    found = row("samurai", "paced", 50, tally, 2.0)
    assert (found.label, found.moves, found.bytes_a_message) == (
        "samurai, paced",
        99.5,
        250,
    )
    assert (round(found.p50), round(found.p99)) == (100, 198)


def test_nothing_answered_is_no_move() -> None:
    assert row("bare", "", 50, Tally(), 2.0).moves == 0


def test_the_middle_round_counts() -> None:
    rows = [
        *(a_row("bare", "", 50, moves) for moves in (1000, 4000, 2000)),
        *(a_row("samurai", "", 50, moves) for moves in (900, 800, 100)),
        *(a_row("bare", "paced", 50, 10, wait) for wait in (3, 900, 5)),
        *(a_row("samurai", "paced", 50, 10, wait) for wait in (30, 10, 20)),
        *(a_row("samurai", "people", 50, 10, wait) for wait in (31, 41, 51)),
    ]
    rates, waits, _ = medians(rows, ["samurai"]).split("\n\n")
    assert rates.splitlines()[-1] == "| 50 tables | 2,000 | 800 (40%) |"
    head, *_, found = waits.splitlines()
    assert "| bare, paced | samurai, paced | samurai, people |" in head
    assert found.replace(" ", "") == "|50tables|5|20|41|"
