"""Fair seats: who plays whom, where, and from which box."""

from collections import Counter, defaultdict
from itertools import combinations

import pytest

from sengoku.arena.schedule import ScheduledGame, line_ups, schedule
from tests.arena.tables import plan

FIELDS = [
    (("a",), (4,)),
    (("a", "b"), (2,)),
    (("a", "b"), (4,)),
    (("a", "b"), (2, 3, 4)),
    (("a", "b", "c"), (2, 3, 4)),
    (("a", "b", "b", "b"), (4,)),
    (("a", "b", "c", "d", "e"), (3, 4)),
]


def rounds(games: tuple[ScheduledGame, ...]) -> dict[str, list[ScheduledGame]]:
    found: dict[str, list[ScheduledGame]] = defaultdict(list)
    for game in games:
        found[game.key.rpartition("-")[0]].append(game)
    return found


@pytest.mark.parametrize(("bots", "players"), FIELDS)
def test_every_bot_sits_on_every_seat_equally_often(
    bots: tuple[str, ...], players: tuple[int, ...]
) -> None:
    games = schedule(plan(*bots, players=players, games=97))
    sat = Counter(
        (len(game.bots), bot, seat)
        for game in games
        for seat, bot in enumerate(game.bots)
    )
    for number in players:
        for bot in bots:
            assert len({sat[number, bot, seat] for seat in range(number)}) == 1


@pytest.mark.parametrize(("bots", "players"), FIELDS)
def test_a_round_has_one_box_and_no_seating_twice(
    bots: tuple[str, ...], players: tuple[int, ...]
) -> None:
    found = rounds(schedule(plan(*bots, players=players, games=97)))
    for games in found.values():
        assert len({game.seed for game in games}) == 1
        assert len({game.bots for game in games}) == len(games)
        assert len({tuple(sorted(game.bots)) for game in games}) == 1
    boxes = [games[0].seed for games in found.values()]
    assert len(set(boxes)) == len(boxes)


@pytest.mark.parametrize(("bots", "players"), FIELDS)
def test_every_number_and_line_up_has_its_share(
    bots: tuple[str, ...], players: tuple[int, ...]
) -> None:
    games = schedule(plan(*bots, players=players, games=300))
    assert 300 <= len(games) < 300 + max(players)
    numbers = Counter(len(game.bots) for game in games)
    assert max(numbers.values()) - min(numbers.values()) <= max(players)
    tables = Counter(tuple(sorted(game.bots)) for game in games)
    for number in players:
        own = [n for table, n in tables.items() if len(table) == number]
        assert len(own) == len(line_ups(bots, number))
        assert max(own) - min(own) <= number


def test_few_games_of_many_bots_are_shared_out_too() -> None:
    bots = tuple("abcdefgh")
    games = schedule(plan(*bots, players=(4,), games=40))
    sat = Counter(bot for game in games for bot in game.bots)
    assert {*sat} == {*bots}
    assert max(sat.values()) == min(sat.values())


def test_line_ups() -> None:
    assert line_ups(("a", "b"), 2) == (("a", "b"),)
    assert set(line_ups(("a", "b"), 4)) == {
        ("a", "a", "a", "b"),
        ("a", "a", "b", "b"),
        ("a", "b", "b", "b"),
    }
    assert set(line_ups(tuple("abcde"), 3)) == set(combinations("abcde", 3))
    assert line_ups(("a", "b", "b", "b"), 4) == (("a", "b", "b", "b"),)
    assert line_ups(("b", "a", "b"), 2) == (("b", "a"), ("b", "b"))
    assert line_ups(("a",), 3) == (("a", "a", "a"),)


def test_neighbours_change() -> None:
    """Rotations alone would let a sit right before b in every game."""
    games = schedule(plan("a", "b", "c", players=(3,), games=30))
    after_a = {game.bots[(game.bots.index("a") + 1) % 3] for game in games}
    assert after_a == {"b", "c"}


def test_the_schedule_follows_from_the_seed() -> None:
    one, same, other = (
        schedule(plan("a", "b", players=(2, 4), games=20, seed=seed))
        for seed in (1, 1, 2)
    )
    assert one == same
    assert {game.seed for game in one}.isdisjoint(game.seed for game in other)


def test_keys_are_names_of_files_and_unique() -> None:
    games = schedule(plan("a", "b", players=(2, 3, 4), games=200))
    keys = [game.key for game in games]
    assert len(set(keys)) == len(keys)
    assert all(key.replace("-", "").isalnum() for key in keys)
