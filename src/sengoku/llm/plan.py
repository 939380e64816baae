"""Checks several choices before the first of them is made."""

from collections.abc import Sequence
from typing import Final, final

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.errors import GameError, IllegalActionError
from sengoku.core.events import Log
from sengoku.core.flow import Reason
from sengoku.core.rules import Rules
from sengoku.llm.sight import Sight

MAX_ACTIONS: Final = 60
"""A plan is no longer than this."""


@final
class PlanError(GameError):
    """Choice *number*, counted from 1, cannot be made; none was."""

    def __init__(self, number: int, text: str, why: Reason | str) -> None:
        rule = why.rule if isinstance(why, Reason) else ""
        super().__init__("plan", rule, f"action {number}, {text!r}, cannot be planned")
        self.why = why


def read_plan(sight: Sight, texts: Sequence[str]) -> list[int]:
    """Return the ids of a plan; refuse it whole if one of its choices is not legal.

    It is tried on an imagined state, so a refusal tells nothing that is hidden. It ends
    where something is revealed or others have to choose: what comes then is unknown.
    """
    if not 1 <= len(texts) <= MAX_ACTIONS:
        detail = f"a plan has 1 to {MAX_ACTIONS} actions, not {len(texts)}"
        raise IllegalActionError("plan", detail=detail)
    rules, seat = sight.rules, sight.seat
    s = rules.imagine(sight.observation, rng.fast(0, 1))
    ids: list[int] = []
    for number, text in enumerate(texts, start=1):
        if ids and not seat_sets.contains(rules.waiting(s), seat):
            raise PlanError(number, text, "others choose before; end the plan there")
        ids.append(_tried(rules, s, seat, number, text, is_last=number == len(texts)))
    return ids


def _tried(
    rules: Rules, s: object, seat: int, number: int, text: str, is_last: bool
) -> int:
    action, log = rules.spelling.read(text), Log()
    why = rules.explain(s, seat, action)
    if why is not None:
        raise PlanError(number, text, why)
    rules.play(s, seat, action, log)
    if not is_last and any(entry.event.reveals for entry in log.entries):
        why_not = "it reveals something; end the plan with it and look at what it is"
        raise PlanError(number, text, why_not)
    return action
