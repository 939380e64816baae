"""Settings of a browser: applied at once, and kept."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE, Person
from tests.web.tables import sit
from tests.web.test_board import boxes

pytestmark = pytest.mark.games

LISTEN = """window.heard = [];
window.GainNode = class extends GainNode {
  constructor(context, options) {
    super(context, options);
    window.heard.push(options.gain);
  }
};"""
STRONGER = 1.15


def stored(person: Person) -> dict[str, Any]:
    found: str = person.page.evaluate("localStorage['sengoku-settings']")
    kept: dict[str, Any] = json.loads(found)
    return kept


def test_sounds_are_as_loud_as_the_volume_says(visit: Visit) -> None:
    person = visit(PHONE)
    page = person.page
    person.context.add_init_script(LISTEN)
    person.open("/settings")
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_be_disabled()
    page.get_by_role("checkbox", name="Sound").check()
    expect(volume).to_have_value("100")
    for _ in range(9):  # a browser may need the first touches to wake its sound
        volume.press("ArrowLeft")
        page.wait_for_timeout(50)
    page.wait_for_function("window.heard.length > 0")
    louder = page.evaluate("window.heard[0]")
    volume.press("End")
    page.wait_for_function("window.heard.at(-1) > window.heard[0]")
    loudest = page.evaluate("Math.max(...window.heard)")
    assert louder < loudest
    volume.press("Home")
    volume.press("ArrowRight")
    page.wait_for_function(f"Math.abs(window.heard.at(-1) - {loudest} * 0.2) < 1e-6")
    assert stored(person)["volume"] == 20
    page.reload()
    expect(volume).to_have_value("20")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_large_pieces_are_larger_at_once(
    visit: Visit, lay_out: LayOut, game: str, size: tuple[int, int]
) -> None:
    person = visit(size)
    page = person.page
    sit(person, lay_out(game))
    if game == "shogun" and size == PHONE:
        person.tap("[role=tab]")
    armies = page.locator("svg.map .army")
    before = [army["width"] for army in boxes(armies)]
    page.get_by_role("button", name="Table menu").click()
    page.locator("summary", has_text="Settings").click()
    page.get_by_label("Size of pieces").select_option("large")
    after = [army["width"] for army in boxes(armies)]
    assert sum(after) > STRONGER * sum(before)
    assert all(new >= old for new, old in zip(after, before, strict=True))
    page.reload()
    expect(armies.first).to_be_attached()
    assert stored(person)["pieces"] == "large"
