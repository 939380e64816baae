"""The charts of a report as images: the same charts, and no text over another."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

from sengoku.arena import report
from sengoku.research import chart_images
from sengoku.research.evaluate import evaluate
from sengoku.research.svg_paths import outline
from tests.cli.program import run

LONG = "sengoku.bots.random_bot:RandomBot"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("arena")
    evaluate("samurai", ["easy", "random", LONG], players=[2, 3], games=6, folder=made)
    return made


def test_every_chart_is_an_image_beside_its_numbers(folder: Path) -> None:
    written = chart_images.write_charts(folder)
    assert {path.stem for path in written} == {
        path.stem for path in (folder / "tables").glob("players-*.csv")
    }
    for path in written:
        with Image.open(path) as image:
            assert image.width == 3 * (340 + 16)
            colours = image.convert("RGB").getcolors(1 << 20)
            assert colours is not None
            assert len(colours) > 20  # something is drawn


def test_texts_stay_inside_the_image_and_off_each_other(folder: Path) -> None:
    for name, chart in report.chart_files(folder):
        drawing = chart_images.Drawing(ElementTree.fromstring(chart))
        boxes = drawing.text_boxes()
        assert len(boxes) > 2
        for at, box in enumerate(boxes):
            assert box.x0 >= 0, name
            assert box.x1 <= 340 + 16, name
            assert not any(box.overlaps(other) for other in boxes[:at]), name


def test_paths_are_read_as_browsers_read_them() -> None:
    element = ElementTree.fromstring(
        '<path d="M1 2v4H5V3L0-.5Z" transform="translate(10 20)"/>'
    )
    corners = [(11.0, 22.0), (11, 26), (15, 26), (15, 23), (10, 19.5), (11, 22)]
    assert np.array_equal(outline(element).vertices, np.array(corners))
    half = outline(ElementTree.fromstring('<path d="M0-5A5 5 0 1 1 0 5"/>'))
    extents = half.get_extents()
    assert (extents.x0, extents.y0, extents.x1, extents.y1) == pytest.approx(
        (0, -5, 5, 5)
    )


def test_the_command_draws_them(tmp_path: Path) -> None:
    small = ("--bots", "random", "-p", "2", "--games", "2", "--workers", "1", "--png")
    ran = run("arena", "samurai", *small, "--out", str(tmp_path))
    assert ran.code == 0
    assert f"Charts: {tmp_path / 'charts'}" in ran.err
    assert (tmp_path / "charts" / "players-2-wins-by-seat.png").exists()


def test_without_a_folder_nothing_is_played() -> None:
    ran = run("arena", "samurai", "--bots", "random", "--png")
    assert ran.code == 2
    assert "--png needs --out" in ran.err


def test_without_matplotlib_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.delitem(sys.modules, "sengoku.research.chart_images")
    ran = run(
        "arena", "samurai", "--bots", "random", "--png", "--out", str(tmp_path / "a")
    )
    assert ran.code == 2
    assert "pip install 'sengoku[charts]'" in ran.err
    assert not (tmp_path / "a").exists()
