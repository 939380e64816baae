"""Every question belongs to a phase, and the action that is carried out is known."""

import pytest

from sengoku.shogun import steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.hints import CurrentAction, current_action, current_phase
from sengoku.shogun.options import Options
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import MODULE_WORDS
from sengoku.testing.walk import moments

INSIDE = {steps.COURSE, steps.THROW, steps.BATTLE, steps.REVOLT}
"""Steps that run inside others, or for all of them."""

OWN_TOWER = Options(3, "sun", "draft", MODULE_WORDS, tower="own")


def test_every_step_has_a_phase_or_runs_inside_another() -> None:
    assert {*range(steps.STEPS)} - {*steps.PHASES} == INSIDE


@pytest.mark.games
@pytest.mark.parametrize(
    "options", [OWN_TOWER, Options(4, "sun", "preset")], ids=["own-tower", "preset"]
)
def test_every_question_of_a_game_is_asked_in_its_phase(options: Options) -> None:
    """What people throw themselves belongs to what it is thrown for."""
    rules = ShogunRules(options)
    found: dict[str, set[str]] = {}
    for s, seat, _ in moments(rules, 3):
        question = rules.question(s, seat)
        assert question is not None
        phase = current_phase(rules.observe(s, None))
        found.setdefault(question.key, set()).add(phase)
    assert found["planning"] == {"planning"}
    assert found["position"] == {"player-order"}
    assert found["march"] == found["send"] == {"action"}
    if options is OWN_TOWER:
        assert found["throw"] >= {"priming", "action"}
        assert found["pick"] == found["muster"] == {"draft"}
        assert found["favour"] == {"court"}


@pytest.mark.games
def test_the_current_action_is_that_of_the_seat_whose_card_was_shown() -> None:
    """SHO-ROUND-5, -7: asked in an action, the seat has its turn there."""
    rules = ShogunRules(Options(3, "sun", "preset"))
    asked = 0
    for s, seat, _ in moments(rules, 4):
        seen = rules.observe(s, None)
        action = current_action(rules, seen)
        if action is None:
            assert current_phase(seen) not in ("action",)
            continue
        asked += 1
        field = seen.row[action.place]
        assert field not in (None, NONE)
        if current_phase(seen) == "action" and s.stack.step in (
            steps.MARCH,
            steps.SEND,
        ):
            assert action.seat == seat
            assert seen.shown[seat * len(seen.mat) // rules.seats + (field or 0)]
    assert asked > 20


def test_before_and_after_actions_there_is_none() -> None:
    rules = ShogunRules(Options(3, "sun", "preset"))
    seen = rules.observe(rules.start("fast-1:1"), None)
    assert (current_phase(seen), current_action(rules, seen)) == ("planning", None)
    assert CurrentAction(0, NONE) != CurrentAction(0, 0)
