"""Which game a reset starts."""

from sengoku.research.seeding import Seeds


def test_a_seed_is_used_as_it_is() -> None:
    assert Seeds().next(7) == 7


def test_what_follows_a_seed_is_always_the_same() -> None:
    first, second = Seeds(), Seeds()
    runs = [[seeds.next(7), seeds.next(), seeds.next()] for seeds in (first, second)]
    assert runs[0] == runs[1]
    assert len({*runs[0]}) == 3


def test_without_a_seed_games_differ() -> None:
    assert Seeds().next() != Seeds().next()
