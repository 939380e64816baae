"""Actions as dense integers."""

import pytest

from sengoku.core.actions import Action
from sengoku.core.errors import UnreadableError
from sengoku.core.space import ActionSpace, Family


class Jump(Action, frozen=True, tag="jump"):
    place: int
    height: int
    times: int


class Rest(Action, frozen=True, tag="rest"):
    pass


class Other(Action, frozen=True, tag="other"):
    pass


def made() -> tuple[ActionSpace, Family, Family]:
    rest, jump = Family(Rest), Family(Jump, range(3), range(-1, 3), range(1, 3))
    return ActionSpace(rest, jump), rest, jump


def test_ids_follow_the_order_of_the_families() -> None:
    space, rest, jump = made()
    assert space.size == 1 + 3 * 4 * 2
    assert (rest.begin, rest.end) == (0, 1)
    assert (jump.begin, jump.end) == (1, 25)
    assert jump.id(0, -1, 1) == 1
    assert jump.id(2, 2, 2) == 24


def test_id_and_arguments_are_inverse() -> None:
    _, _, jump = made()
    for action in range(jump.begin, jump.end):
        assert jump.id(*jump.args(action)) == action
        assert action in jump
    assert 0 not in jump
    assert 25 not in jump


def test_values_and_json() -> None:
    space, _, _ = made()
    assert space.decode(24) == Jump(2, 2, 2)
    assert space.decode(0) == Rest()
    assert space.decode(24) is space.decode(24), "made once"
    assert space.encode(Jump(1, 0, 1)) == space.from_json(
        {"kind": "jump", "place": 1, "height": 0, "times": 1}
    )
    assert space.to_json(0) == {"kind": "rest"}


@pytest.mark.parametrize("action", [-1, 25, 10**30])
def test_an_id_outside_is_refused(action: int) -> None:
    space, _, _ = made()
    with pytest.raises(UnreadableError, match="this game has 0 to 24"):
        space.decode(action)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Jump(3, 0, 1), r"place 3 is not in 0\.\.2"),
        (Jump(0, -2, 1), r"height -2 is not in -1\.\.2"),
        (Jump(0, 0, 0), r"times 0 is not in 1\.\.2"),
        (Other(), "belongs to another game"),
    ],
)
def test_a_value_out_of_range_is_refused(value: Action, said: str) -> None:
    space, _, _ = made()
    with pytest.raises(UnreadableError, match=said):
        space.encode(value)


@pytest.mark.parametrize(
    "value",
    [
        None,
        {},
        {"kind": "fly"},
        {"kind": "jump"},
        {"kind": "jump", "place": "1", "height": 0, "times": 1},
        {"kind": "jump", "place": 9, "height": 0, "times": 1},
        {"kind": "jump", "place": True, "height": 0, "times": 1},
        [1, 2],
    ],
)
def test_json_that_is_no_action_is_refused(value: object) -> None:
    space, _, _ = made()
    with pytest.raises(UnreadableError):
        space.from_json(value)
