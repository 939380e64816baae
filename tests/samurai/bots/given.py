"""Games that bots of Small Samurai Empires play, one question after the other."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from sengoku.bots import Bot, View
from sengoku.bots.view import source
from sengoku.core import seats as seat_sets
from sengoku.core.rng import fast_seed
from sengoku.games import game
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.state import State


class Asked(NamedTuple):
    """A question of a running game; *answer* is what its bot chose."""

    state: State
    seat: int
    view: View
    answer: int


def rules_of(players: int, edition: str = "standard", *variants: str) -> SamuraiRules:
    found = game("samurai")
    options: dict[str, Any] = {"players": players, "edition": edition}
    made = found.rules(found.read_options({**options, "variants": list(variants)}))
    assert isinstance(made, SamuraiRules)
    return made


def view_of(rules: SamuraiRules, s: State, seat: int, seed: int) -> View:
    ids = rules.legal(s, seat)
    return View(rules, seat, rules.observe(s, seat), ids, source(seed))


def played(rules: SamuraiRules, bots: list[Bot], seed: int) -> Iterator[Asked]:
    """Play a game; yield every question with its answer, before it is played."""
    s = rules.start(fast_seed(seed))
    number = 0
    while waiting := rules.waiting(s):
        seat = seat_sets.each(waiting)[0]
        view = view_of(rules, s, seat, number)
        answer = bots[seat].choose(view)
        assert answer in view.ids, rules.dump(s)
        yield Asked(s, seat, view, answer)
        rules.advance(s, seat, answer)
        number += 1
