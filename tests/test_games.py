"""Every part that the ``GAME`` object of a game refers to is there."""

from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

import sengoku
from sengoku.bots.bot import Bot
from sengoku.bots.levels import SearchLimits
from sengoku.bots.registry import create_bot, levels
from sengoku.core.game import Game
from sengoku.core.hints import HintMaker
from sengoku.core.phrases import Naming, PlainNaming
from sengoku.games import GAMES
from sengoku.statistics import PLAIN, Statistics, statistics_of
from sengoku.terminal.view import TerminalView, terminal_view_of

REFERENCES = (
    *("naming", "hints", "bots", "terminal_view", "board_files", "odds", "statistics"),
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def references(game: Game) -> Iterator[str]:
    for field in REFERENCES:
        if reference := getattr(game, field):
            yield reference


@every_game
def test_references_resolve_to_parts_of_the_game(game: Game) -> None:
    found = [*references(game)]
    assert len(found) >= 6
    for reference in found:
        assert reference.startswith(f"sengoku.{game.id}.")
        assert resolve_name(reference)


@every_game
def test_parts_have_the_types_that_the_application_expects(game: Game) -> None:
    rules = game.rules(game.read_options({}))
    assert rules.game is game
    assert isinstance(game.namer(rules), Naming)
    assert not isinstance(game.namer(rules), PlainNaming)
    assert isinstance(game.hint_maker(rules), HintMaker)
    view = game.hint_maker(rules).hints(rules.observe(rules.start("fast-1:1"), None))
    assert isinstance(view, game.hint_struct())
    assert type(terminal_view_of(rules)) is not TerminalView
    assert isinstance(statistics_of(game), Statistics)
    assert statistics_of(game) is not PLAIN
    for name, level in resolve_name(game.bots).items():
        assert isinstance(level(rules, SearchLimits()), Bot)
        assert isinstance(create_bot(name, rules), Bot)
    assert "normal" in levels(game)


@every_game
def test_data_of_a_game_lies_in_its_folder(game: Game) -> None:
    folder = Path(sengoku.__file__).parent / game.id
    files = (folder / "data" / "lessons").iterdir()
    assert {file.read_text("utf-8") for file in files} == {*game.lessons()}
    assert {rule.module.split(".")[1] for rule in game.catalogue()} == {game.id}
