"""Bots say why, and what they say is true."""

import pytest

from sengoku.samurai.bots.players import Normal
from sengoku.samurai.bots.reasons import KEYS
from sengoku.samurai.naming import Namer
from sengoku.samurai.rules.control import controller
from sengoku.samurai.space import COMMIT, CROSS, PLACE
from sengoku.samurai.state import State
from sengoku.texts import Texts
from tests.samurai.bots.given import Asked, played, rules_of


@pytest.mark.games
def test_every_answer_of_a_game_has_a_true_reason_in_words() -> None:
    rules = rules_of(3, "standard", "mountain")
    say, namer = Texts(strict=True), Namer(rules)
    seen: set[str] = set()
    for asked in played(rules, [Normal(rules) for _ in range(3)], seed=1):
        because = asked.view.because
        if len(asked.view.ids) > 1:
            assert because is not None
            assert because.key in KEYS
            assert say.tell(namer.because(because.key, because.facts))
            seen.add(because.key)
            check(asked)
    assert {"takes-control", "denies-bonus", "covers", "plans-move3"} <= seen


def check(asked: Asked) -> None:
    because = asked.view.because
    assert because is not None
    rules = asked.view.rules
    after: State = rules.copy(asked.state)
    if because.key == "takes-control":
        province = int(because.facts["province"])
        region = rules_of(2).board.region_of[province]
        rules.advance(after, asked.seat, asked.answer)
        assert asked.answer in CROSS or (
            controller(after, province, region) == asked.seat
        )
        assert controller(asked.state, province, region) != asked.seat
    elif because.key == "covers":
        slot = PLACE.args(asked.answer)[1]
        assert asked.state.owner[slot] == because.facts["victim"] != asked.seat
        assert asked.state.order[slot] == because.facts["order"]
    elif because.key == "leads-influence":
        region = COMMIT.args(asked.answer)[0]
        reached = [*asked.state.influence][region::4][: asked.state.seats]
        assert reached.count(max(reached)) == 1
        assert reached[asked.seat] == max(reached)
