"""Replay files: what stands in them, and what ``verify`` says."""

import json
import random
from typing import Any

import pytest

from sengoku import replay
from sengoku.core.errors import UnreadableError
from sengoku.core.rng import fast_seed, seal
from sengoku.match import Match
from sengoku.replay import SNAPSHOT_INTERVAL_INPUTS, DivergedError, Recorder
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import Options
from sengoku.testing.walk import choice

RULES = SamuraiRules(Options(2))


def recorded(inputs: int) -> tuple[Match, Recorder]:
    match, rnd = Match.new(RULES, fast_seed(9)), random.Random(9)
    recorder = Recorder(match, ("Aki", "Bo"))
    for _ in range(inputs):
        match.play(*choice(RULES, match.state, rnd))
        recorder.catch_up()
    return match, recorder


def lines(recorder: Recorder) -> list[dict[str, Any]]:
    return [json.loads(line) for line in recorder.lines]


def test_a_file_begins_with_a_header_and_the_position_after_setup() -> None:
    match, recorder = recorded(0)
    header, first = lines(recorder)
    assert header["game"] == "samurai"
    assert header["seed"] == "fast-1:9"
    assert header["seal"] == seal("fast-1:9")
    assert header["names"] == ["Aki", "Bo"]
    assert first == {"n": 0, "at": RULES.dump(match.state), "sum": match.digest}


def test_a_snapshot_follows_every_20_inputs() -> None:
    _, recorder = recorded(2 * SNAPSHOT_INTERVAL_INPUTS + 3)
    snapshots = [line["n"] for line in lines(recorder) if "at" in line]
    assert snapshots == [0, SNAPSHOT_INTERVAL_INPUTS, 2 * SNAPSHOT_INTERVAL_INPUTS]


def test_catching_up_twice_writes_nothing_twice() -> None:
    _, recorder = recorded(SNAPSHOT_INTERVAL_INPUTS)
    before = recorder.text()
    recorder.catch_up()
    assert recorder.text() == before
    assert replay.verify(before) == SNAPSHOT_INTERVAL_INPUTS


def test_catching_up_late_writes_all() -> None:
    match, _ = recorded(0)
    recorder, rnd = Recorder(match), random.Random(1)
    for _ in range(5):
        match.play(*choice(RULES, match.state, rnd))
    recorder.catch_up()
    assert replay.verify(recorder.text()) == 5


def test_inputs_can_be_given_as_texts() -> None:
    match, recorder = recorded(8)
    texts = [(given.seat, given.do) for given in match.inputs]
    again = replay.record(RULES, fast_seed(9), texts)
    assert replay.read(again).inputs == replay.read(recorder.text()).inputs


def rewound() -> Recorder:
    match, recorder = recorded(8)
    match.rewind(3)
    match.play(*choice(RULES, match.state, random.Random(1)))
    recorder.catch_up()
    return recorder


def test_a_rewind_stands_in_the_file() -> None:
    recorder = rewound()
    assert lines(recorder)[-2] == {"n": 9, "seat": -1, "do": "rewind 3"}
    assert replay.verify(recorder.text()) == 10


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seat": 0}, "line 11: seat 0 cannot rewind without the others"),
        ({"seat": None}, "line 11: nobody's input 'rewind 3'"),
        ({"do": "rewind"}, "line 11: input: '' is no number"),
        ({"do": "rewind 3 4"}, "line 11: input: '3 4' is no number"),
        ({"do": "rewind 8"}, "line 11: input 8 is none of those before now"),
        ({"do": "rewind -1"}, "line 11: input -1 is none of those before now"),
    ],
)
def test_a_rewind_that_is_wrong(changed: dict[str, Any], said: str) -> None:
    rows = lines(rewound())
    rows[-2] |= changed
    with pytest.raises(DivergedError, match=said):
        replay.verify("\n".join(map(json.dumps, rows)))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"revision": 99}, "line 1: rules revision: file has 99, engine has [0-9]+"),
        ({"seal": "00"}, "line 1: seal of the seed: file has '00'"),
        ({"sengoku": 1}, "line 1: format 1 is not known here"),
        ({"game": "samurei"}, "game 'samurei' unknown; did you mean 'samurai'"),
        ({"options": {"players": 7}}, "7 players cannot play"),
        ({"seed": "dice"}, "line 1: seal of the seed"),
        ({"extra": 1}, "line 1: .*unknown field `extra`"),
    ],
)
def test_a_header_that_is_wrong(changed: dict[str, Any], said: str) -> None:
    _, recorder = recorded(1)
    first = json.dumps({**json.loads(recorder.lines[0]), **changed})
    with pytest.raises((DivergedError, UnreadableError), match=said):
        replay.verify("\n".join([first, *recorder.lines[1:]]))


def test_nothing_is_no_replay() -> None:
    with pytest.raises(UnreadableError, match="the replay is empty"):
        replay.read("")


def test_a_file_may_end_with_or_without_a_line_break() -> None:
    _, recorder = recorded(3)
    text = recorder.text()
    for end in ("\n", "", "\r\n"):
        assert replay.verify(text.removesuffix("\n") + end) == 3
