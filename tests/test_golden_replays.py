"""Golden games: whole games on file that must go the same way for ever.

Where one differs, either the change was a mistake, or an outcome of the rules changed
on purpose: then raise ``REVISION`` in the ``game.py`` of that game, add a line under
**Rules** in the changelog, and write the files again (``tests/make_golden.py`` says
how).
"""

import inspect
from pathlib import Path
from types import ModuleType

import pytest

from sengoku import replay
from sengoku.core.events import Event, Log
from sengoku.match import TAKE_BACK
from sengoku.replay import Replay
from sengoku.samurai import events as samurai_events
from sengoku.shogun import events as shogun_events
from tests.golden import HOW, REPLAYS, named, read, stem
from tests.make_golden import GAMES

pytestmark = pytest.mark.games

FILES = sorted(REPLAYS.glob("*.sgk"))


@pytest.mark.parametrize("path", FILES, ids=stem)
def test_a_golden_game_goes_the_same_way(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    try:
        inputs = replay.verify(text)
    except replay.DivergedError as error:
        pytest.fail(f"{path.name}: {error}\nIf that is meant, {HOW}", pytrace=False)
    assert inputs == len(read(path).inputs) > 0


@pytest.mark.parametrize("path", FILES, ids=stem)
def test_a_golden_game_is_whole(path: Path) -> None:
    """It begins with the position after setup and ends with the outcome."""
    lines = read(path).lines
    assert lines[0].n == 0
    assert lines[0].at is not None
    assert lines[-1].end is not None
    assert [line.n for line in read(path).inputs] == list(range(1, lines[-1].n + 1))


@pytest.mark.parametrize("id", GAMES)
def test_there_is_a_file_for_every_golden_game(id: str) -> None:
    assert {*GAMES[id]} <= {path.stem for path in FILES}, HOW
    assert {named(name).header.game for name in GAMES[id]} == {id}


@pytest.mark.parametrize(
    ("id", "events"), [("samurai", samurai_events), ("shogun", shogun_events)]
)
def test_everything_that_can_happen_happens_in_a_golden_game(
    id: str, events: ModuleType
) -> None:
    kinds = {
        kind
        for _, kind in inspect.getmembers(events, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event
    }
    games = [read(path) for path in FILES if read(path).header.game == id]
    assert set[type[Event]]().union(*map(happened, games)) == kinds
    assert any(line.do == TAKE_BACK for game in games for line in game.inputs)


def happened(file: Replay) -> set[type[Event]]:
    """Return the kinds of all events of a game, those for single seats too."""
    rules, log = file.rules, Log()
    states = [rules.start(file.header.seed, log)]
    for line in file.inputs:
        if line.do == TAKE_BACK:
            states.pop()
            continue
        assert line.seat is not None
        assert line.do is not None
        states.append(rules.copy(states[-1]))
        rules.play(states[-1], line.seat, rules.spelling.read(line.do), log)
    told = (entry.shared for entry in log.entries if entry.shared is not None)
    return {type(entry.event) for entry in log.entries} | {*map(type, told)}
