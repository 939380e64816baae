"""The render modes: what is shown, and that secrets are not."""

import copy
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import sengoku
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Rules
from sengoku.core.seats import Viewer
from sengoku.research import raster
from sengoku.research.rendering import Renderer
from sengoku.testing import samurai, shogun
from sengoku.testing.laws_of_secrets import Scramble

SCRAMBLES: dict[str, Scramble] = {
    "samurai": samurai.scramble,
    "shogun": shogun.scramble,
}


def midgame(game: str) -> tuple[Rules, Any]:
    rules, state = sengoku.make(game, players=3, seed=7)
    for _ in range(60):
        seat = rules.waiting(state).bit_length() - 1
        rules.advance(state, seat, rules.legal(state, seat)[0])
    return rules, state


@pytest.mark.parametrize("game", SCRAMBLES)
def test_the_terminal_board_is_a_text_with_colours(game: str) -> None:
    rules, state = midgame(game)
    text = Renderer(rules, "ansi").render(state)
    assert isinstance(text, str)
    assert "\x1b[" in text
    assert "Blue" in text


def test_human_prints_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    rules, state = midgame("samurai")
    assert Renderer(rules, "human").render(state) is None
    assert "satsuma" in capsys.readouterr().out


@pytest.mark.parametrize("game", SCRAMBLES)
def test_an_image_has_a_cell_for_every_character(game: str) -> None:
    rules, state = midgame(game)
    image = Renderer(rules, "rgb_array").render(state)
    assert isinstance(image, np.ndarray)
    height, width, colours = image.shape
    assert image.dtype == np.uint8
    assert colours == 3
    assert width == 80 * raster.WIDTH * raster.SCALE
    assert height % (raster.HEIGHT * raster.SCALE) == 0
    assert len({*map(tuple, image[::6, ::6].reshape(-1, 3).tolist())}) > 4


@pytest.mark.parametrize("character", "A─│╭╮╰╯戦")
def test_any_character_leaves_ink(character: str) -> None:
    image = raster.image([[(" ", None), (character, (255, 0, 0)), (" ", None)]])
    cell = raster.WIDTH * raster.SCALE
    assert (image[:, cell : 2 * cell] == (255, 0, 0)).all(axis=2).any()
    assert (image[:, :cell] == raster.PAPER).all()


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize("game", SCRAMBLES)
def test_a_picture_shows_no_secret(game: str, viewer: Viewer) -> None:
    rules, state = midgame(game)
    twin = SCRAMBLES[game](state, viewer, random.Random(1))
    assert rules.dump(twin) != rules.dump(state)
    renderer = Renderer(rules, "ansi", viewer)
    assert renderer.render(twin) == renderer.render(state)


def test_a_copy_renders_the_same() -> None:
    rules, state = midgame("samurai")
    renderer = Renderer(rules, "ansi", 2)
    assert renderer.render(state) == copy.copy(renderer).render(state)


def test_without_a_mode_nothing_is_rendered() -> None:
    rules, state = midgame("samurai")
    assert Renderer(rules, None).render(state) is None


def test_an_unknown_mode_is_refused() -> None:
    rules, _ = sengoku.make("samurai", seed=7)
    with pytest.raises(UnreadableError, match="expected one of human, ansi, rgb_array"):
        Renderer(rules, "rgb")


def test_without_pillow_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['PIL'] = None; import sengoku.research.raster"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert "pip install pillow" in ran.stderr
