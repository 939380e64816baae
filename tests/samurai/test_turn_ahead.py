"""The next placement of a seat, while the others act: what may be prepared."""

import random
from typing import Any

import pytest

import sengoku
from sengoku.core import rng
from sengoku.match import Match
from sengoku.samurai.options import EDITIONS
from sengoku.samurai.space import PASS_ID, PLACE


def played(inputs: int, seed: int, **options: Any) -> Match:
    match, rnd = sengoku.new("samurai", seed=seed, **options), random.Random(seed)
    for _ in range(inputs):
        offer = match.offer()
        assert offer is not None
        match.play(offer.seat, rnd.choice(offer.choices).id)
    return match


@pytest.mark.games
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_foreseen_is_a_placement_of_the_own_tokens(
    edition: str, players: int
) -> None:
    """Whoever acts, the slots are those that are free or can be covered now."""
    found = 0
    for seed in range(12):
        match = played(4 + 3 * seed, seed, players=players, edition=edition)
        rules = match.rules
        for seat in range(players):
            s = rules.imagine(match.view(seat), rng.fast(0, 1))
            before = rules.dump(s)
            occasion = rules.turn_ahead(s, seat)
            if not occasion:
                assert rules.dump(s) == before
                continue
            found += 1
            assert occasion == f"planning {s.era} {s.round}"
            assert rules.waiting(s) == 1 << seat
            asked = match.offer(seat)
            if asked is not None:
                assert rules.legal(s, seat) == [one.id for one in asked.choices]
                continue
            assert all(one in PLACE or one == PASS_ID for one in rules.legal(s, seat))
    assert found > 10


def test_after_the_last_token_nothing_is_foreseen() -> None:
    """Only the seat that places last foresees a token until the end."""
    match, foreseen = played(2, 3, players=2), list[tuple[int, bool]]()
    rules = match.rules
    while (offer := match.offer()) and offer.question.key in ("placement", "neutral"):
        other = 1 - offer.seat
        s = rules.imagine(match.view(other), rng.fast(0, 1))
        foreseen.append((other, bool(rules.turn_ahead(s, other))))
        match.play(offer.seat, offer.choices[0].id)
    first, last = match.view(None).turn_order
    assert (first, False) in foreseen[-3:]
    assert (last, False) not in foreseen
