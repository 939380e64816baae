"""Every question belongs to a phase, and screens know how far a plan is."""

from collections import Counter

import pytest

from sengoku.match import Match
from sengoku.samurai import steps
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.hints import Planning, SamuraiHintMaker, current_phase
from sengoku.samurai.options import Options
from sengoku.testing.walk import moments
from tests.samurai.given import given

MOUNTAINS = {steps.ARRIVAL, steps.TRIBE, steps.JOURNEY}
"""Steps that a march begins, in either phase."""

BEGINNINGS = {
    "era-began": "destiny",
    "cards-revealed": "planning",
    "round-began": "planning",
    "resolution-began": "resolution",
    "game-ended": "final-scoring",
}
"""The phase that an event begins."""


def test_every_step_that_asks_has_a_phase() -> None:
    table = SamuraiRules(Options(3)).table
    asking = {number for number, step in enumerate(table) if step.asks}
    assert asking - {*steps.PHASES} == MOUNTAINS - {steps.ARRIVAL}


@pytest.mark.games
@pytest.mark.parametrize("variants", [(), ("agenda", "mountain", "shrines", "neutral")])
def test_the_phase_is_the_one_the_log_began(variants: tuple[str, ...]) -> None:
    rules = SamuraiRules(Options(3, variants=variants))
    match, found, phase = Match.new(rules, "fast-1:5"), Counter[str](), ""
    told = 0
    for moment in moments(rules, 5):
        for entry in match.log.entries[told:]:
            phase = BEGINNINGS.get(entry.event.__struct_config__.tag, phase)  # type: ignore[arg-type]
        told = len(match.log.entries)
        assert current_phase(rules.observe(match.state, None)) == phase
        found[phase] += 1
        match.play(moment.seat, moment.action)
    assert current_phase(rules.observe(match.state, None)) == "final-scoring"
    assert {*found} == {"destiny", "planning", "resolution"}


def test_a_plan_counts_the_tokens_that_lie_face_down() -> None:
    """SSE-PLAN-1: those of the round before lie face up."""
    game = given(
        "slots g1:A-recruit g2:B-ship g3:A-ship o1:B+attack | era 1.2 | "
        "do turn(3) placement@C",
        players=3,
    )
    rules, s = game.rules, game.state
    assert isinstance(rules, SamuraiRules)
    notes = SamuraiHintMaker(rules).hints(rules.observe(s, 1))
    assert notes.planning == Planning(rules.board.quota[3][1], (2, 1, 0))
