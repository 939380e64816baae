"""Ratings, shares with their intervals, paces and faults."""

from typing import Any

import pytest

from sengoku.arena.game_statistics import GameStatistics
from sengoku.arena.ratings import ratings
from sengoku.arena.result import GameResult, time_bucket
from sengoku.arena.standings import Share, standings
from sengoku.bots.runner import Fault

NOTHING = GameStatistics({}, {}, {}, {}, 0, 0)


def result(key: str, bots: str, scores: tuple[int, ...], **more: Any) -> GameResult:
    """Return a game between bots with names of one letter."""
    seats = len(bots)
    best = max(scores)
    given: dict[str, Any] = {
        "winners": tuple(seat for seat, n in enumerate(scores) if n == best),
        "ranks": tuple(1 + sum(other > n for other in scores) for n in scores),
        "turn_order": (),
        "decisions": (1,) * seats,
        "seconds": (0.5,) * seats,
        "slowest": (0.5,) * seats,
        "late": (0,) * seats,
        "times": ({time_bucket(0.5): 1},) * seats,
        "faults": (),
        **more,
    }
    return GameResult(
        key, "samurai", {}, "fast-1:1", tuple(bots), scores, statistics=NOTHING, **given
    )


def share_of(shares: tuple[Share, ...], bot: str, line_up: str = "") -> Share:
    (found,) = (s for s in shares if s.bot == bot and "".join(s.line_up) == line_up)
    return found


def test_a_shared_win_counts_one_nth() -> None:
    games = [result("1", "abc", (7, 7, 3)), result("2", "bca", (5, 4, 4))]
    found = standings(games)
    wins = {share.bot: share.wins for share in found.shares}
    assert wins == {"a": 0.5, "b": 1.5, "c": 0}
    assert share_of(found.shares, "a").score == 5.5


def test_shares_are_by_seat_and_number_of_players() -> None:
    games = [
        result("1", "ab", (9, 1)),
        result("2", "ba", (1, 9)),
        result("3", "abbb", (9, 1, 2, 3)),
        result("4", "aabb", (1, 2, 9, 3)),
    ]
    found = standings(games)
    rows = {(s.bot, s.players): (s.seats, s.wins, s.share) for s in found.shares}
    assert rows == {
        ("a", 2): (2, 2, 1),
        ("b", 2): (2, 0, 0),
        ("a", 4): (3, 1, 1 / 3),
        ("b", 4): (5, 1, 1 / 5),
    }
    by_chance = {(s.bot, s.players): s.times_chance for s in found.shares}
    assert by_chance["a", 2] == 2
    assert by_chance["a", 4] == pytest.approx(4 / 3)
    assert share_of(found.line_ups, "a", "abbb").times_chance == 4
    assert share_of(found.line_ups, "a", "aabb").times_chance == 0


def test_the_interval_is_wilsons() -> None:
    games = [result(str(n), "ab", (9, 1) if n < 7 else (1, 9)) for n in range(10)]
    share = share_of(standings(games).shares, "a")
    assert share.share == 0.7
    assert (share.low, share.high) == pytest.approx((0.3968, 0.8922), abs=1e-4)


def test_the_winner_is_rated_higher_and_first() -> None:
    games = [result(str(n), "abc", (1, 2, 3)) for n in range(20)]
    found = standings(games)
    assert [standing.bot for standing in found.bots] == ["c", "b", "a"]
    first, second, third = (standing.rating for standing in found.bots)
    assert first.mu > second.mu > third.mu
    assert first.sigma < ratings(games[:1])["c"].sigma


def test_ratings_follow_the_ranks_where_points_are_equal() -> None:
    tied = ratings([result("1", "abc", (9, 7, 7))])
    assert tied["b"] == tied["c"]
    broken = ratings([result("1", "abc", (9, 7, 7), ranks=(1, 3, 2))])
    assert broken["a"].mu > broken["c"].mu > broken["b"].mu


def test_a_bot_on_several_seats_learns_from_each() -> None:
    alone = ratings([result("1", "ab", (9, 1))])
    thrice = ratings([result("1", "abbb", (9, 1, 1, 1))])
    assert thrice["a"].mu > alone["a"].mu > alone["b"].mu > thrice["b"].mu
    assert thrice["b"].sigma < alone["b"].sigma
    itself = ratings([result("1", "aaa", (9, 4, 1))])
    assert itself["a"].mu == pytest.approx(25)


def test_paces() -> None:
    slow = {time_bucket(0.001): 18, time_bucket(0.1): 1, time_bucket(2.0): 1}
    games = [
        result(
            "1",
            "ab",
            (1, 2),
            decisions=(20, 1),
            seconds=(2.1, 0.5),
            slowest=(2.0, 0.5),
            late=(1, 0),
            times=(slow, {time_bucket(0.5): 1}),
        )
    ]
    paces = {standing.bot: standing.pace for standing in standings(games).bots}
    pace = paces["a"]
    assert pace.decisions == 20
    assert pace.per_second == pytest.approx(20 / 2.1)
    assert pace.median == pytest.approx(0.001, rel=0.03)
    assert pace.most == pytest.approx(0.1, rel=0.03)
    assert (pace.slowest, pace.late) == (2.0, 1)
    assert paces["b"].median == pytest.approx(0.5, rel=0.03)


def test_faults_belong_to_who_sits_there() -> None:
    faults = (
        Fault(1, 3, "crash", ""),
        Fault(1, 5, "crash", ""),
        Fault(0, 6, "illegal", ""),
    )
    found = standings([result("1", "ab", (1, 2), faults=faults)])
    counted = {standing.bot: standing.faults for standing in found.bots}
    assert counted == {"a": {"illegal": 1}, "b": {"crash": 2}}


def test_games_are_counted_once_for_a_bot_on_several_seats() -> None:
    found = standings([result("1", "aab", (1, 2, 3)), result("2", "aba", (1, 2, 3))])
    assert [standing.games for standing in found.bots] == [2, 2]


def test_nothing_played_yet() -> None:
    found = standings([])
    assert (found.games, found.bots, found.shares) == (0, (), ())
