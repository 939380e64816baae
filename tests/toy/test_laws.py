"""The laws hold for a game that is not in the collection: they know no game."""

import random
from collections.abc import Iterator

import pytest

from sengoku.core import rng
from sengoku.core.errors import UnreadableError
from sengoku.core.seats import Viewer
from sengoku.testing import laws
from tests.toy.game import Bluff
from tests.toy.registration import registered
from tests.toy.steps import State


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


@pytest.mark.parametrize("law", laws.LAWS + laws.REVISION, ids=lambda law: law.__name__)
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
