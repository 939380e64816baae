"""Observations as vectors, masks and keys, in every kind of game."""

from typing import Any

import msgspec
import numpy as np
import pytest

from sengoku.core import encoding
from sengoku.core.encoding import Layout, Slice
from sengoku.core.rules import Rules
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import EDITIONS, VARIANTS
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.shogun.vocabulary import MODULE_WORDS, SIDES, START_WORDS
from sengoku.testing import laws_of_encoding as laws
from sengoku.testing import samurai, samurai_numbers, shogun, shogun_numbers
from tests.samurai import kinds as samurai_kinds
from tests.shogun import kinds as shogun_kinds
from tests.toy.game import Bluff

SAMURAI = [SamuraiRules(options) for options in samurai_kinds.spread(0)[::2]]
SHOGUN = [
    ShogunRules(options) for turn in (0, 3, 6) for options in shogun_kinds.spread(turn)
]
GAMES: list[Rules] = [*SAMURAI, *SHOGUN]
LARGEST: list[Rules] = [
    SamuraiRules(SamuraiOptions(4, variants=VARIANTS)),
    ShogunRules(ShogunOptions(5, modules=MODULE_WORDS)),
]


def name(rules: Rules) -> str:
    if isinstance(rules, SamuraiRules):
        return f"samurai-{samurai_kinds.name(rules.options)}"
    if isinstance(rules, ShogunRules):
        return f"shogun-{shogun_kinds.name(rules.options)}"
    return rules.id


def expected(rules: Rules) -> laws.Expected:
    is_samurai = isinstance(rules, SamuraiRules)
    return samurai_numbers.numbers if is_samurai else shogun_numbers.numbers


@pytest.mark.games
@pytest.mark.parametrize("rules", GAMES, ids=name)
def test_a_vector_shows_what_is_seen(rules: Rules) -> None:
    laws.a_vector_shows_what_is_seen(rules, rules.seats, expected(rules), 0.01)


@pytest.mark.games
@pytest.mark.parametrize("rules", GAMES, ids=name)
def test_a_vector_tells_no_secret(rules: Rules) -> None:
    game = samurai if isinstance(rules, SamuraiRules) else shogun
    laws.a_vector_tells_no_secret(rules, rules.seats, game.scramble, 0.01)


@pytest.mark.parametrize("rules", [*LARGEST, Bluff()], ids=name)
def test_masks_and_keys(rules: Rules) -> None:
    laws.a_mask_shows_what_is_legal(rules, 3)
    laws.a_key_tells_apart_what_looks_different(rules, 3)


class Reader:
    """Remembers which fields of an observation are read."""

    def __init__(self, seen: msgspec.Struct) -> None:
        self.seen = seen
        self.fields: set[str] = set()

    def __getattr__(self, field: str) -> Any:
        self.fields.add(field)
        return getattr(self.seen, field)


@pytest.mark.parametrize("rules", LARGEST, ids=name)
def test_a_vector_leaves_nothing_out(rules: Rules) -> None:
    reader = Reader(rules.observe(rules.start("fast-1:1"), 0))
    expected(rules)(reader, rules.layout)
    shown_elsewhere = {"stack", "food", "bushido"} & {*reader.seen.__struct_fields__}
    assert reader.fields | shown_elsewhere == {*reader.seen.__struct_fields__}


@pytest.mark.parametrize("rules", [*LARGEST, Bluff()], ids=name)
def test_slices_follow_each_other(rules: Rules) -> None:
    ends = 0
    for part in rules.layout.slices.values():
        assert part.start == ends
        assert part.meaning
        ends = part.stop
    assert ends == rules.layout.size
    assert f"{ends} numbers" in rules.layout.describe()


def test_two_slices_need_two_names() -> None:
    with pytest.raises(ValueError, match="two slices are called 'armies'"):
        Layout([Slice("armies", (2,), 0, 1, "some")] * 2)


def test_numpy_reads_a_vector_without_a_copy() -> None:
    rules = LARGEST[0]
    size, s = rules.layout.size, rules.start("fast-1:1")
    room: Any = encoding.vector(2 * size)  # its stub omits the buffer protocol
    rows = np.frombuffer(room, np.int16).reshape(2, size)
    rules.encode(s, 1, room, size)
    armies = rules.layout.slices["armies"]
    shaped = rows[1, armies.start : armies.stop].reshape(armies.shape)
    assert shaped.sum(axis=0).tolist() == [8, 8, 8, 8]
    assert not rows[0].any()
    flags: Any = encoding.flags(rules.space.size)
    mask = np.frombuffer(flags, np.int8)
    rules.write_mask(s, 0, flags)
    assert np.flatnonzero(mask).tolist() == sorted(rules.legal(s, 0))


@pytest.mark.parametrize("at", [-1, 1])
def test_a_vector_must_fit(at: int) -> None:
    rules = LARGEST[0]
    s, room = rules.start("fast-1:1"), encoding.vector(rules.layout.size)
    with pytest.raises(ValueError, match="numbers do not fit"):
        rules.encode(s, 0, room, at)
    with pytest.raises(ValueError, match="entries do not fit"):
        rules.write_mask(s, 0, encoding.flags(rules.space.size), at)


def test_the_cases_leave_nothing_out() -> None:
    assert {rules.options.edition for rules in SAMURAI} == {*EDITIONS}
    assert {rules.seats for rules in SAMURAI} == {2, 3, 4}
    assert {word for rules in SAMURAI for word in rules.options.variants} == {*VARIANTS}
    assert {rules.options.side for rules in SHOGUN} == {*SIDES}
    assert {rules.options.start for rules in SHOGUN} == {*START_WORDS}
    assert {rules.seats for rules in SHOGUN} == {3, 4, 5}
    modules = {word for rules in SHOGUN for word in rules.options.modules}
    assert modules == {*MODULE_WORDS}
