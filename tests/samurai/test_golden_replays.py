"""Golden games: whole games on file that must go the same way for ever.

Where one differs, either the change was a mistake, or an outcome of the rules changed
on purpose: then raise ``REVISION`` in ``samurai/game.py``, add a line under **Rules**
in the changelog, and write the files anew (``tests/samurai/make_golden.py`` says how).
"""

import functools
import inspect
from pathlib import Path

import pytest

from sengoku import replay
from sengoku.core.events import ChoiceTakenBack, Event
from sengoku.replay import Replay
from sengoku.samurai import events
from sengoku.samurai.options import EDITIONS, PLAYERS, VARIANTS, Options
from tests.samurai.given import TM23
from tests.samurai.make_golden import GAMES, REPLAYS

FILES = sorted(REPLAYS.glob("*.sgk"))
HOW = "write them anew: .venv/bin/python -m tests.samurai.make_golden"


def stem(path: Path) -> str:
    return path.stem


@functools.cache
def read(path: Path) -> Replay:
    return replay.read(path.read_text(encoding="utf-8"))


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


def test_there_is_a_file_for_every_golden_game() -> None:
    assert {*GAMES} <= {path.stem for path in FILES}, HOW


def golden_options() -> list[Options]:
    return [golden.options for golden in GAMES.values()]


def test_the_golden_games_have_every_edition_and_player_count() -> None:
    plain = {(o.edition, o.players) for o in golden_options() if not o.variants}
    assert plain == {(edition, players) for edition in EDITIONS for players in PLAYERS}


def test_the_golden_games_have_every_variant_alone_and_all_together() -> None:
    chosen = {options.variants for options in golden_options()}
    assert chosen >= {(variant,) for variant in VARIANTS} | {VARIANTS}


def test_the_golden_games_have_a_test_board_a_sealed_seed_and_take_backs() -> None:
    assert read(REPLAYS / "tm23.sgk").header.options["board"] == TM23
    assert read(REPLAYS / "sealed.sgk").header.seed.startswith("sealed-1:")
    inputs = read(REPLAYS / "take-backs.sgk").inputs
    assert sum(line.do == "take-back" for line in inputs) > 10


def test_everything_that_can_happen_happens_in_a_golden_game() -> None:
    kinds = {
        kind
        for _, kind in inspect.getmembers(events, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event
    }
    happened: set[type[Event]] = set()
    for path in FILES:
        *_, (_, _, match) = read(path).played()
        happened |= {type(entry.event) for entry in match.log.entries}
        shared = (entry.shared for entry in match.log.entries)
        happened |= {type(event) for event in shared if event is not None}
    assert happened == kinds | {ChoiceTakenBack}
