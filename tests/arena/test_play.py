"""One game of the arena, with good bots and broken ones."""

import pytest

from sengoku.arena.play import play
from sengoku.arena.result import bucket_seconds, time_bucket
from sengoku.arena.schedule import schedule
from sengoku.replay import read, verify
from tests.arena.broken import FailsToInitialize
from tests.arena.tables import plan
from tests.samurai.given import TM23

BROKEN = "tests.arena.broken"


@pytest.mark.games
@pytest.mark.parametrize("name", ["samurai", "shogun"])
def test_a_game_has_a_result_and_a_replay(name: str) -> None:
    chosen = plan("random", players=(3,), games=1, game=name)
    (game,) = schedule(chosen)
    result, replay = play(chosen, game)
    assert (result.key, result.seed, result.bots) == (game.key, game.seed, game.bots)
    assert result.game == name
    assert result.options["players"] == 3
    assert len(result.scores) == 3
    assert sorted(result.turn_order) == [0, 1, 2]
    assert sum(result.decisions) == verify(replay)
    assert [sum(times.values()) for times in result.times] == [*result.decisions]
    for slowest, seconds in zip(result.slowest, result.seconds, strict=True):
        assert 0 < slowest <= seconds
    assert result.faults == ()
    assert read(replay).header.names == result.bots


def test_the_statistics_end_with_the_scores_of_the_result() -> None:
    chosen = plan("random", games=1)
    result = play(chosen, schedule(chosen)[0]).result
    assert [*result.statistics.scores.values()][-1] == result.scores


@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [("Crashing", "crash", "lost my way"), ("Illegal", "illegal", "not offered")],
)
def test_a_broken_bot_does_not_lose_the_game(bot: str, kind: str, said: str) -> None:
    chosen = plan(f"{BROKEN}:{bot}", "random")
    game = schedule(chosen)[0]
    result, replay = play(chosen, game)
    seat = game.bots.index(f"{BROKEN}:{bot}")
    assert {fault.seat for fault in result.faults} == {seat}
    assert {fault.kind for fault in result.faults} == {kind}
    assert all(said in fault.detail for fault in result.faults)
    part = 2 if bot == "Crashing" else 1
    assert len(result.faults) == (result.decisions[seat] + part - 1) // part
    inputs = read(replay).inputs
    assert all(inputs[fault.number].seat == seat for fault in result.faults)


def test_a_bot_that_cannot_be_created_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(FailsToInitialize, "made", 0)
    chosen = plan(f"{BROKEN}:FailsToInitialize", games=1)
    result = play(chosen, schedule(chosen)[0]).result
    assert [(fault.seat, fault.number) for fault in result.faults] == [(1, 0)]
    assert "only one of me" in result.faults[0].detail


def test_decisions_beyond_the_time_are_late() -> None:
    one, other = (
        play(chosen, schedule(chosen)[0]).result
        for chosen in (plan("random", seconds=1e-9), plan("random", seconds=1e9))
    )
    assert one.late == one.decisions
    assert other.late == (0, 0)
    assert one.scores == other.scores


def test_a_custom_board_is_not_copied_into_every_result() -> None:
    chosen = plan("random", board=TM23)
    result, replay = play(chosen, schedule(chosen)[0])
    assert result.options["board"] == "own"
    assert read(replay).header.options["board"] == TM23


@pytest.mark.parametrize("seconds", [1e-6, 3.3e-5, 0.01, 0.25, 7.0, 3600.0])
def test_time_buckets_are_exact_within_a_few_percent(seconds: float) -> None:
    assert bucket_seconds(time_bucket(seconds)) == pytest.approx(seconds, rel=0.025)


def test_zero_time_has_a_bucket() -> None:
    assert time_bucket(0.0) == time_bucket(1e-6) == 0
