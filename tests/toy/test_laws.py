"""The laws hold for a game that is not in the collection: they know no game."""

import random
from collections.abc import Iterator
from contextlib import nullcontext

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from sengoku.core import rng
from sengoku.core.encoding import OWNER, PUBLIC, Part, Slice
from sengoku.core.errors import UnreadableError
from sengoku.core.seats import Viewer
from sengoku.testing import laws
from tests.toy.game import Bluff
from tests.toy.registration import registered
from tests.toy.steps import CARDS, State


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    """Replay files find their game by its name."""
    with registered():
        yield


def scramble(s: State, viewer: Viewer, rnd: random.Random) -> State:
    """Deal again what others hold and have sealed."""
    new = s.copy()
    for seat in range(len(s.hands)):
        if seat != viewer:
            cards = [card for card in range(4) if s.hands[seat] >> card & 1]
            cards += [s.sealed[seat]] * (s.sealed[seat] >= 0)
            rnd.shuffle(cards)
            new.sealed[seat] = cards.pop() if s.sealed[seat] >= 0 else -1
            new.hands[seat] = sum(1 << card for card in cards)
    new.rng = rng.fast(rnd.getrandbits(32), 1)
    new.offered = []
    return new


@pytest.mark.parametrize(
    "law",
    laws.LAWS + laws.REVISION + laws.LEARNING,
    ids=lambda law: law.__name__,
)
def test_law(law: laws.Law) -> None:
    for seed in range(5):
        law(Bluff(), seed)


@pytest.mark.parametrize("law", laws.SECRECY, ids=lambda law: law.__name__)
def test_law_of_secrets(law: laws.SecrecyLaw) -> None:
    for seed in range(5):
        law(Bluff(), seed, scramble)


@pytest.mark.parametrize("action", [-1, 10**30])
def test_a_number_that_is_no_id_is_refused(action: int) -> None:
    rules = Bluff()
    s = rules.start("fast-1:1")
    with pytest.raises(UnreadableError):
        rules.play(s, 0, action)
    assert s == rules.start("fast-1:1")


class NextHand(Part[State]):
    """Shows the hand of the next seat."""

    def __init__(self, known: str) -> None:
        self.known = known

    def slices(self) -> list[Slice]:
        return [Slice("next", (1,), 0, 1 << CARDS, "a mask", self.known)]

    def write(self, s: State, viewer: int, out: vec[i16], at: int) -> int:
        out[at] = i16(s.hands[(viewer + 1) % s.seats])
        return at + 1


class OwnHand(NextHand):
    """Shows the viewer's own hand."""

    def write(self, s: State, viewer: int, out: vec[i16], at: int) -> int:
        out[at] = i16(s.hands[viewer])
        return at + 1


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (NextHand(OWNER), "next is secret"),
        (NextHand(PUBLIC), "next is (secret|not public)"),
        (OwnHand(PUBLIC), "next is not public"),
        (OwnHand(OWNER), ""),
    ],
    ids=["hidden", "hidden-as-public", "own-as-public", "own"],
)
def test_a_leak_in_a_vector_is_caught(part: Part[State], said: str) -> None:
    class Leaky(Bluff):
        def parts(self) -> tuple[Part[State], ...]:
            return (*super().parts(), part)

    expected = pytest.raises(AssertionError, match=said) if said else nullcontext()
    with expected:
        laws.a_vector_tells_no_secret(Leaky(), 3, scramble, 0.5)
