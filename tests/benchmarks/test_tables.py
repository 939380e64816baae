"""Goals, ratios and tables, from results made up for the purpose."""

import pytest

from benchmarks.goals import CHESS, GOALS, SAMURAI, Goal, judge
from benchmarks.rounds import Result, Spread
from benchmarks.rows import ENVIRONMENTS, OTHERS, OURS
from benchmarks.tables import (
    LEARNING_RATES,
    engines_text,
    peers_text,
    per_second,
    rates_text,
    table,
)


def found(**rates: float) -> Result:
    spreads = {name: Spread(rate, rate, rate) for name, rate in rates.items()}
    return Result("peer 1.0", spreads, 2000, 200, 15)


EITHER = Goal(SAMURAI, "whole", 5, (CHESS,), enough=1000)
FASTEST = Goal(SAMURAI, "stepped", 1, ("a", "b"))


@pytest.mark.parametrize(
    ("ours", "chess", "reached"),
    [(1000, 900, True), (500, 100, True), (499, 100, False), (999, 999, False)],
)
def test_one_of_two_ways_reaches_a_goal(
    ours: float, chess: float, reached: bool
) -> None:
    results = {SAMURAI: found(whole=ours), CHESS: found(whole=chess)}
    assert judge(EITHER, results).reached is reached


def test_a_plain_rate_needs_no_peer_but_a_failure_does() -> None:
    missing = Result(missing="no such module")
    results = {SAMURAI: found(whole=1000), CHESS: missing}
    assert judge(EITHER, results).reached is True
    results = {SAMURAI: found(whole=999), CHESS: missing}
    assert judge(EITHER, results).reached is None


def test_the_fastest_peer_counts_and_all_must_be_known() -> None:
    results = {SAMURAI: found(stepped=100), "a": found(stepped=50)}
    assert judge(FASTEST, results).reached is None
    results["b"] = found(stepped=200)
    assert judge(FASTEST, results)[1:] == ("0.50 × b", False)


def test_every_goal_speaks_of_rows_that_are_measured() -> None:
    assert {goal.ours for goal in GOALS} <= {row.label for row in OURS + ENVIRONMENTS}
    assert {peer for goal in GOALS for peer in goal.peers} <= {
        row.label for row in OTHERS
    }


def test_tables_are_aligned() -> None:
    assert table(("a", "b"), [("x", "1,000")]).splitlines() == [
        "| a |     b |",
        "| - | ----: |",
        "| x | 1,000 |",
    ]


def test_a_rate_has_half_its_spread_beside_it() -> None:
    assert per_second(Spread(1000, 900, 1100)) == "1,000 ±10%"
    assert per_second(None) == "–"


def test_the_page_of_peers() -> None:
    results = {
        SAMURAI: found(stepped=300, whole=900, copies=400)._replace(
            name="samurai compiled"
        ),
        CHESS: found(stepped=100, copies=800),
        "PettingZoo chess_v6": Result(missing="no such module"),
    }
    text = peers_text(results)
    lines = text.splitlines()
    assert "Peers: peer 1.0" in lines
    assert "Not measured: PettingZoo chess_v6: no such module" in lines
    ratios = text[text.index("compiled, against") :]
    chess = next(line for line in ratios.splitlines() if CHESS in line)
    assert chess.replace(" ", "") == "|OpenSpielchess|3.00×|–|0.50×|"
    goal = next(line for line in lines if "2 × OpenSpiel chess" in line)
    assert goal.split("|")[3].strip() == "reached"


def test_two_forms_stand_above_their_ratio() -> None:
    pure, compiled = "samurai 2 players, pure", "samurai 2 players, compiled"
    results = {pure: found(stepped=100), compiled: found(stepped=450)}
    lines = engines_text(results, ["samurai"]).splitlines()
    assert [line.split("|")[1].strip() for line in lines[2:]] == [
        pure,
        compiled,
        "compiled / pure",
    ]
    assert lines[4].split("|")[2].strip() == "4.50 ×"


def test_the_cost_of_a_decision_grows_with_the_game() -> None:
    plain, agenda = "samurai 4 players, pure", "samurai 4 players, agenda, pure"
    results = {plain: found(stepped=300), agenda: found(stepped=200)}
    lines = engines_text(results, ["samurai"]).splitlines()[2:]
    assert [line.split("|")[-2].strip() for line in lines] == ["1.00 ×", "1.50 ×"]


def test_without_the_compiled_form_there_is_no_ratio() -> None:
    pure, compiled = "samurai 2 players, pure", "samurai 2 players, compiled"
    missing = Result(missing="there is no python")
    text = engines_text({pure: found(stepped=100), compiled: missing}, ["samurai"])
    assert "compiled / pure" not in text
    assert f"Not measured: {compiled}: there is no python" in text


def test_rows_for_learning_have_their_own_table() -> None:
    results = {"ours": found(encoded=1000), "other": Result(missing="no wheel")}
    lines = rates_text(results, LEARNING_RATES).splitlines()
    assert "vectors/s" in lines[0]
    assert lines[2].startswith("| ours | 1,000 ±0% |")
    assert lines[-1] == "Not measured: other: no wheel"
