"""Finds what a model has chosen in what it wrote."""

import json
from typing import Any, Final, NamedTuple, TypeGuard

from sengoku.core.errors import UnreadableError

MAX_ANSWER_LENGTH: Final = 100_000
"""In characters; of a longer answer the end counts."""
EXPECTED: Final = 'expected a JSON object such as {"action": "…"} at the end'

_decoder: Final = json.JSONDecoder()


def last_object(text: str) -> dict[str, Any] | None:
    """Return the last JSON object in *text* that is not part of another one."""
    text, found, place = text[-MAX_ANSWER_LENGTH:], None, 0
    while (place := text.find("{", place)) >= 0:
        try:
            value, place = _decoder.raw_decode(text, place)
        except (ValueError, RecursionError):
            place += 1
        else:
            found = value
    return found


class ModelAnswer(NamedTuple):
    """What a model wants to do, in order, and why, if it says so."""

    actions: list[str]
    because: str


def read_answer(text: str) -> ModelAnswer:
    found = last_object(text)
    if found is None:
        raise UnreadableError("answer", detail=f"there is no JSON object; {EXPECTED}")
    actions = found.get("actions", found.get("action"))
    listed = [actions] if isinstance(actions, str) else actions
    if _is_list_of_texts(listed):
        return ModelAnswer(listed, str(found.get("because", "")))
    raise UnreadableError("answer", detail=f"the object names no action; {EXPECTED}")


def _is_list_of_texts(value: object) -> TypeGuard[list[str]]:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(one, str) for one in value)
    )
