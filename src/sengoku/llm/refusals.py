"""Refusals that a language model can learn from: what was wrong, and which rule."""

from sengoku.core.errors import GameError, StaleError
from sengoku.core.flow import Reason
from sengoku.core.rules import Rules
from sengoku.llm import rulebook
from sengoku.llm.narrator import Narrator
from sengoku.llm.plan import PlanError


class RefusedActionError(GameError):
    """An action that is not offered, and why."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.key, why.rule)
        self.why = why


def explained(error: GameError, rules: Rules | None) -> str:
    """Return what was wrong, with the text of its rule if the *rules* are known."""
    parts = [_what(error, rules)]
    if error.rule and rules is not None:
        parts.append(rulebook.rule_texts(rules.game, [error.rule]))
    if isinstance(error, StaleError):
        parts.append("The position has changed. Look again with observe.")
    return "\n".join(part for part in parts if part)


def _what(error: GameError, rules: Rules | None) -> str:
    why = getattr(error, "why", None)
    if isinstance(why, Reason) and rules is not None:
        why = Narrator(rules).reason(why)
    if isinstance(error, PlanError):
        return f"Nothing was played: {error.detail}: {why}"
    if isinstance(error, RefusedActionError):
        return f"Nothing was played: {why}"
    return str(error)
