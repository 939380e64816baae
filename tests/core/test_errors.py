"""Errors: a key for machines, the rule for the curious, a detail for people."""

import pytest

from sengoku.core.errors import (
    GameError,
    IllegalActionError,
    StaleError,
    UnreadableError,
)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (GameError("no-army"), "no-army"),
        (GameError("no-army", "TOY-1"), "no-army [TOY-1]"),
        (GameError("no-army", detail="none here"), "none here"),
        (GameError("no-army", "TOY-1", "none here"), "none here [TOY-1]"),
    ],
)
def test_what_an_error_says(error: GameError, said: str) -> None:
    assert str(error) == said


@pytest.mark.parametrize("kind", [IllegalActionError, StaleError, UnreadableError])
def test_every_error_can_be_caught_as_one(kind: type[GameError]) -> None:
    with pytest.raises(GameError) as caught:
        raise kind("key", "rule", "detail")
    error = caught.value
    assert (error.key, error.rule, error.detail) == ("key", "rule", "detail")
