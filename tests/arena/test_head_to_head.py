"""Who is ahead of whom, and what the report concludes from it."""

import msgspec
import pytest

from sengoku.arena.head_to_head import Pairing, head_to_head
from sengoku.arena.report_findings import findings
from sengoku.arena.result import GameResult
from sengoku.arena.standings import standings
from tests.arena.test_standings import result


def duel(wins: int, losses: int) -> list[GameResult]:
    """Return games of a against b."""
    won = [result(f"w{n}", "ab", (9, 1)) for n in range(wins)]
    return won + [result(f"l{n}", "ba", (9, 1)) for n in range(losses)]


def pairing(games: list[GameResult], bot: str, opponent: str) -> Pairing:
    found = head_to_head(games)
    (one,) = (p for p in found if (p.bot, p.opponent) == (bot, opponent))
    return one


def test_a_pairing_counts_games_in_which_a_bot_is_ahead() -> None:
    one, other = (pairing(duel(6, 2), *pair) for pair in ("ab", "ba"))
    assert (one.games, one.ahead, one.share) == (8, 6, 0.75)
    assert (other.games, other.ahead, other.share) == (8, 2, 0.25)
    assert other.low == pytest.approx(1 - one.high)


def test_a_tie_counts_half_for_both() -> None:
    games = [result("1", "ab", (5, 5)), result("2", "ab", (5, 3))]
    assert pairing(games, "a", "b").ahead == 1.5


def test_ranks_count_and_not_only_the_first_place() -> None:
    games = [result("1", "abc", (9, 5, 4), ranks=(1, 2, 3))]
    assert pairing(games, "b", "c").ahead == 1
    assert pairing(games, "b", "a").ahead == 0


def test_several_seats_of_a_bot_are_one_game() -> None:
    (one,) = (
        p
        for p in head_to_head([result("1", "abbb", (5, 9, 3, 1), ranks=(2, 1, 3, 4))])
        if p.bot == "a"
    )
    assert one.games == 1
    assert one.ahead == pytest.approx(2 / 3)


def test_a_bot_is_not_paired_with_itself() -> None:
    assert head_to_head([result("1", "aa", (5, 9))]) == ()


def headline(games: list[GameResult]) -> str:
    return next(findings(standings(games), [])).replace("\u00a0", " ")


def test_six_to_nil_is_told_apart() -> None:
    said = headline(duel(6, 0))
    assert said.startswith("a has the highest rating")
    assert "It is ahead in 100.0 %" in said
    assert "of 6 games with b" in said
    assert said.endswith(": a is stronger.")


def test_four_to_two_is_not() -> None:
    assert headline(duel(4, 2)).endswith(": not enough games to tell them apart.")


def test_a_rating_that_head_to_head_contradicts_is_said() -> None:
    found = standings(duel(1, 7))
    turned = msgspec.structs.replace(found, bots=found.bots[::-1])
    said = next(findings(turned, []))
    assert said.startswith("a has the highest rating")
    assert said.endswith(": b is stronger.")


def test_bots_that_never_met_are_not_compared() -> None:
    games = [result(f"{n}", "ac", (9, 1)) for n in range(3)]
    games += [result(f"b{n}", "bc", (9, 1)) for n in range(3)]
    assert "never played each other" in headline(games)
