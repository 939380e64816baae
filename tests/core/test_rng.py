"""Random numbers as integers in the state."""

import hashlib
from collections import Counter

import pytest

from sengoku.core import rng
from sengoku.core.errors import UnreadableError
from sengoku.core.rows import row_of

KEY = bytes(range(32))
GENERATORS = {"fast": lambda: rng.fast(7, 3), "sealed": lambda: rng.sealed(KEY, 3)}
each_generator = pytest.mark.parametrize("name", GENERATORS)


# Known answers


def test_fast_is_the_published_generator() -> None:
    """PCG XSH-RR 64/32, one sequence, seeded with 42: the outputs of its authors."""
    word = (1 << 64) - 1
    state = (1442695040888963407 + 42) & word
    state = (state * 6364136223846793005 + 1442695040888963407) & word
    generator = [rng.FAST, state]
    drawn = [rng.below(generator, 0, 1 << 32) for _ in range(6)]
    assert drawn == [
        *(0xC2F57BD6, 0x6B07C4A9, 0x72B7B29B, 0x44215383, 0xF5AF5EAD, 0x68BEB632)
    ]


def test_fast_spreads_seeds_by_splitmix() -> None:
    """SplitMix64 from 0 begins with this number, as its author published."""
    assert rng.fast(0, 1) == [rng.FAST, 0xE220A8397B1DCDAF]


def test_sealed_is_a_keyed_hash_of_the_counter() -> None:
    generator = rng.sealed(KEY, 3)
    for count in range(5):
        block = (1).to_bytes(4, "big") + count.to_bytes(8, "big")
        digest = hashlib.blake2b(block, key=KEY, digest_size=4).digest()
        assert rng.below(generator, 1, 1 << 32) == int.from_bytes(digest, "big")


def test_answers_do_not_change_for_ever() -> None:
    """Replays depend on these."""
    fast, sealed = GENERATORS["fast"](), GENERATORS["sealed"]()
    assert [rng.below(fast, 1, 100) for _ in range(10)] == [
        *(79, 78, 76, 67, 20, 99, 61, 79, 99, 12)
    ]
    assert [rng.below(fast, 0, 6) for _ in range(5)] == [3, 1, 4, 2, 4]
    assert [rng.below(sealed, 1, 100) for _ in range(10)] == [
        *(80, 56, 96, 13, 34, 63, 23, 69, 66, 66)
    ]
    assert [rng.below(sealed, 2, 6) for _ in range(5)] == [3, 1, 4, 4, 0]
    cards = list(range(10))
    rng.shuffle(GENERATORS["fast"](), 2, cards)
    assert cards == [1, 8, 4, 5, 3, 7, 6, 2, 0, 9]


@pytest.mark.parametrize("whole", [6, 3 << 30, 1 << 32])
@pytest.mark.parametrize(
    "seed",
    ["fast-1:7", f"sealed-1:{KEY.hex()}", "scripted-1:" + ",".join("012345" * 9)],
)
def test_counts_are_those_of_single_draws(seed: str, whole: int) -> None:
    at_once, one_by_one = rng.seeded(seed, 3), rng.seeded(seed, 3)
    trials, limit = [3, 0, 12, 1], whole // 2
    found = rng.counts(at_once, 1, row_of(trials), limit, whole)
    assert [*found] == [
        sum(rng.happens(one_by_one, 1, limit, whole) for _ in range(count))
        for count in trials
    ]
    assert at_once == one_by_one


# Fairness


@each_generator
def test_every_number_is_as_likely(name: str) -> None:
    generator, draws = GENERATORS[name](), 12_000
    counts = Counter(rng.below(generator, 0, 6) for _ in range(draws))
    assert {*counts} == {*range(6)}
    chi_square = sum((n - draws / 6) ** 2 / (draws / 6) for n in counts.values())
    assert chi_square < 15.1, "1 % of fair dice do worse (5 degrees of freedom)"


@each_generator
def test_every_order_is_as_likely(name: str) -> None:
    generator, draws = GENERATORS[name](), 12_000
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        cards = [0, 1, 2, 3]
        rng.shuffle(generator, 1, cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    chi_square = sum((n - draws / 24) ** 2 / (draws / 24) for n in counts.values())
    assert chi_square < 41.7, "1 % of fair decks do worse (23 degrees of freedom)"


@each_generator
def test_a_bound_that_does_not_divide_is_still_fair(name: str) -> None:
    """Numbers beyond the last whole multiple are drawn again."""
    generator, bound = GENERATORS[name](), 3 << 30
    lower = sum(rng.below(generator, 0, bound) < 1 << 30 for _ in range(3000))
    assert 900 < lower < 1100, "a third"


@each_generator
def test_streams_do_not_disturb_each_other(name: str) -> None:
    alone, among = GENERATORS[name](), GENERATORS[name]()
    for stream in (0, 2, 2, 0):
        rng.below(among, stream, 10)
    rng.shuffle(among, 0, list(range(20)))
    assert [rng.below(alone, 1, 1000) for _ in range(9)] == [
        rng.below(among, 1, 1000) for _ in range(9)
    ]


@each_generator
def test_streams_differ(name: str) -> None:
    generator = GENERATORS[name]()
    rows = [tuple(rng.below(generator, at, 1000) for _ in range(5)) for at in range(3)]
    assert len({*rows}) == 3


def test_close_seeds_differ() -> None:
    firsts = {rng.below(rng.fast(seed, 1), 0, 1 << 32) for seed in range(1000)}
    assert len(firsts) > 990


def test_a_copy_goes_on_the_same_way() -> None:
    generator = rng.fast(1, 1)
    rng.below(generator, 0, 6)
    copy = generator[:]
    assert [rng.below(copy, 0, 6) for _ in range(20)] == [
        rng.below(generator, 0, 6) for _ in range(20)
    ]


# Seeds as text


def test_a_seed_text_names_its_generator() -> None:
    assert rng.seeded("fast-1:7", 3) == rng.fast(7, 3)
    assert rng.seeded("fast-1:ff", 2) == rng.fast(255, 2)
    assert rng.seeded("sealed-1:" + KEY.hex(), 3) == rng.sealed(KEY, 3)
    assert rng.seeded("scripted-1:3,1,4", 2) == rng.scripted([3, 1, 4])
    assert rng.seeded(rng.fast_seed(2**64 + 5), 1) == rng.fast(5, 1)


def test_sealed_seeds_are_new_each_time() -> None:
    first, second = rng.sealed_seed(), rng.sealed_seed()
    assert first != second
    assert len(rng.seeded(first, 3)) == 1 + 4 + 3


@pytest.mark.parametrize(
    "text",
    [
        *("", "fast-1", "fast-1:", "fast-1:xyz", "fast-2:1", "scripted-1:a"),
        *("fast-1:-1", "fast-1:0x1", "fast-1: 1", "fast-1:1_0", "fast-1:٣"),
        *("sealed-1:00", "sealed-1:" + " " * 64, "sealed-1:" + "0 " * 32),
        *("scripted-1:1,,2", "scripted-1:-1", "scripted-1:1,"),
    ],
)
def test_a_bad_seed_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(UnreadableError, match="expected 'fast-1:'") as caught:
        rng.seeded(text, 1)
    assert caught.value.key == "seed"


def test_the_seal_is_the_hash_that_the_docs_promise() -> None:
    wanted = hashlib.sha256(b"sengoku fast-1:5").hexdigest()
    assert rng.seal("fast-1:5") == wanted
    assert rng.seal("fast-1:6") != wanted


# Scripts


def test_a_script_is_followed_whatever_the_stream() -> None:
    generator = rng.scripted([3, 0, 1])
    assert [rng.below(generator, at, 4) for at in (0, 5, 2)] == [3, 0, 1]
    with pytest.raises(UnreadableError, match="says nothing; a number below 4"):
        rng.below(generator, 0, 4)


def test_a_script_that_asks_for_too_much_is_refused() -> None:
    with pytest.raises(UnreadableError, match="says 6; a number below 6"):
        rng.below(rng.scripted([6]), 0, 6)


@pytest.mark.parametrize(
    ("generator", "sound"),
    [
        (rng.fast(1, 3), True),
        (rng.sealed(KEY, 3), True),
        (rng.scripted([1, 2]), True),
        ([], False),
        ([rng.FAST, 1], False),
        ([rng.SEALED, 1, 2, 3, 4], False),
        ([rng.FAST, 1, 2, -1], False),
        ([rng.FAST, 1, 2, 1 << 64], False),
        ([3, 1, 2, 3], False),
    ],
)
def test_soundness(generator: list[int], sound: bool) -> None:
    assert rng.is_sound(generator, 3) is sound
