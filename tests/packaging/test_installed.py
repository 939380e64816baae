"""What a user gets: the wheel and the sdist, installed outside the checkout."""

import sys
import tarfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from sengoku import __version__
from tests.packaging.conftest import Installed, only, run
from tests.web.served import Served


def test_the_wheel_is_compiled(wheel: Path) -> None:
    """A silent fall-back to pure Python would have the tag py3-none-any."""
    *_, python, abi, platform = wheel.stem.split("-")
    assert python == abi == f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert platform != "any"


def test_the_build_leaves_nothing_else_behind() -> None:
    left = sorted(path.suffix for path in only("*.whl").parent.iterdir())
    assert left == [".gz", ".whl"]


def test_the_sdist_contains_the_web_app() -> None:
    with tarfile.open(only("*.tar.gz")) as file:
        names = [name.split("/", 1)[-1] for name in file.getnames()]
    assert "src/sengoku/server/static/index.html" in names
    assert not [name for name in names if "node_modules" in name]


def test_it_has_its_version(installed: Installed) -> None:
    assert __version__ in installed.run("--version")


def test_the_doctor_names_the_form(installed: Installed) -> None:
    form = {"wheel": "engines: compiled", "sdist": "engines: pure Python"}
    assert form[installed.kind] in installed.run("doctor", "--port", "0")


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_a_game_begins_in_the_terminal(installed: Installed, game: str) -> None:
    said = installed.run("play", game, typed="1\n" * 3)
    assert said.count("\nA> ") >= 3


def test_it_serves_the_web_app(
    installed: Installed, browser: Browser, tmp_path: Path
) -> None:
    with Served(tmp_path, [installed.program]) as served:
        open_home_page(browser, served.address)


def open_home_page(browser: Browser, address: str) -> None:
    page = browser.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    expect(page.get_by_text("Small Samurai Empires").first).to_be_visible()
    assert errors == []
    page.close()


def test_it_serves_without_being_installed(
    without_installing: list[str | Path], browser: Browser, tmp_path: Path
) -> None:
    """As in the README: ``uvx sengoku serve``, ``pipx run sengoku serve``."""
    assert __version__ in run([*without_installing, "--version"], tmp_path)
    with Served(tmp_path, without_installing) as served:
        open_home_page(browser, served.address)
