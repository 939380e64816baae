"""Every screen shows board, hand and question at once, in long languages too."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import CONFIRM, PHONE, Person
from tests.web.tables import BOT, Table, asks, sit

pytestmark = pytest.mark.games

SIZES = (PHONE, (844, 390), (768, 1024), (1366, 768), (1920, 1080))
LOW = ((667, 375), (683, 384), (720, 360), (740, 360))
"""Phones that lie on their side; 683 × 384 is a laptop at 200 %."""
BOARD = ".board svg.map"
NEEDED = {
    "samurai": (BOARD, ".ask h2", ".handbox .tok.can", ".ask .btn.primary"),
    "shogun": (BOARD, ".ask h2", ".pcard", ".field", ".ask .btn.primary"),
}
OUTSIDE = """(places) => {
  const isInside = (one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    const fits = right < innerWidth + 1 && bottom < innerHeight + 1;
    return width > 0 && left > -1 && top > -1 && fits && isOnTop(one);
  };
  const isOnTop = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return one.contains(there) || Boolean(there?.closest('.board')?.contains(one));
  };
  const isSeen = (place) => [...document.querySelectorAll(place)].some(isInside);
  const found = places.filter((place) => !isSeen(place));
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  const scrolls = scrollHeight > innerHeight || scrollWidth > innerWidth;
  return scrolls ? [...found, 'the page scrolls'] : found;
}"""
CUT_OFF = """() => {
  const isCut = (one) => {
    const { left, right } = one.getBoundingClientRect();
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const text = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      text.selectNodeContents(node);
      const within = text.getBoundingClientRect();
      const isSaid = within.width === 0 || node.parentElement.closest('.vh') !== null;
      if (!isSaid && (within.right > right + 1 || within.left < left - 1)) return true;
    }
    return false;
  };
  const found = [...document.querySelectorAll('button, .btn, .chip, .cartouche')]
    .filter((one) => one.checkVisibility() && isCut(one))
    .map((one) => `${one.className}: ${one.textContent.trim()}`);
  return document.body.scrollWidth > innerWidth ? [...found, 'the page'] : found;
}"""

BEYOND_ITS_PANEL = """() => {
  const isOutside = (one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const panel = one.closest('.plan, .ask').getBoundingClientRect();
    const isBeside = left < panel.left - 1 || right > panel.right + 1;
    return isBeside || top < panel.top - 1 || bottom > panel.bottom + 1;
  };
  return [...document.querySelectorAll('.field, .prizes, .order, .ask .btn')]
    .filter((one) => !one.checkVisibility() || isOutside(one))
    .map((one) => `${one.className}: ${one.textContent.trim()}`);
}"""


def at_work(lay_out: LayOut, game: str) -> Table:
    """Return a table where the person has something to lay."""
    table = lay_out(game)
    table.play(asks("placement" if game == "samurai" else "planning"))
    return table


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_a_table_needs_no_scrolling(visit: Visit, lay_out: LayOut, game: str) -> None:
    person = visit(PHONE)
    sit(person, at_work(lay_out, game))
    faults: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        person.shot(f"{game}-{width}x{height}")
        if found := missed(person, game, (width, height)):
            faults[width, height] = found
    assert faults == {}


def missed(person: Person, game: str, size: tuple[int, int]) -> list[str]:
    """Return what is not seen; on a phone a plan and the board take turns."""
    takes_turns = game == "shogun" and size == PHONE
    needed = [one for one in NEEDED[game] if not (takes_turns and one == BOARD)]
    found: list[str] = person.page.evaluate(OUTSIDE, needed)
    if takes_turns:
        person.tap("[role=tab]")
        found += person.page.evaluate(OUTSIDE, [BOARD, ".ask h2", ".pcard"])
        person.tap(person.page.locator("[role=tab]").nth(1))
    return found


def test_low_screens_show_every_button(visit: Visit, lay_out: LayOut) -> None:
    person, table = visit(LOW[0], confirm="always"), lay_out("samurai")
    buttons = (".ask .btn:not(.primary)", ".ask .btn.primary")
    faults: dict[tuple[str, tuple[int, int]], list[str]] = {}

    def look(asked: str, *needed: str) -> None:
        for width, height in LOW:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.wait_for_timeout(100)
            if found := person.page.evaluate(OUTSIDE, [*buttons, *needed]):
                faults[asked, (width, height)] = found

    sit(person, table)
    look("destiny", ".dcard.can")
    table.play(asks("placement"))
    sit(person, table)
    person.tap(".tok.can")
    person.tap(".slot[tabindex='0']")
    expect(person.page.locator(CONFIRM)).to_be_visible()
    look("placement", ".tok.can", ".cards")
    assert faults == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_phone_on_its_side_shows_the_whole_plan_of_every_module(
    visit: Visit, lay_out: LayOut, language: str
) -> None:
    """The court adds three fields to the eleven."""
    modules = ["generals", "samurai", "court", "arts"]
    options = {"start": "preset", "modules": modules}
    table = lay_out("shogun", seats=[{"name": "Ann"}, *[BOT] * 4], options=options)
    table.play(asks("planning"))
    person = visit((844, 390), language=language)
    sit(person, table)
    faults: dict[tuple[int, int], list[str]] = {}
    for width, height in ((844, 390), (667, 375)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        person.shot(f"court-{language}-{width}x{height}")
        if found := person.page.evaluate(BEYOND_ITS_PANEL):
            faults[width, height] = found
    assert person.page.locator(".field").count() == 14
    assert faults == {}


@pytest.mark.parametrize("language", ["de", "ru"])
def test_long_words_fit_a_phone(visit: Visit, lay_out: LayOut, language: str) -> None:
    person = visit(PHONE, language=language)
    faults: dict[str, Any] = {}
    for path in ("/", "/new", "/learn", "/settings", "/account"):
        person.open(path)
        expect(person.page.locator("h1, h2").first).to_be_visible()
        faults[path] = person.page.evaluate(CUT_OFF)
    for game in ("samurai", "shogun"):
        sit(person, at_work(lay_out, game))
        faults[game] = person.page.evaluate(CUT_OFF)
        person.shot(f"{game}-{language}-phone")
    assert not any(faults.values()), faults


def test_a_dock_without_cards_leaves_small_screens_to_the_board(
    visit: Visit, lay_out: LayOut
) -> None:
    """Who watches a planning round has no hand to show."""
    person, table = visit(), at_work(lay_out, "shogun")
    person.open(f"/t/{table.id}#{table.watch}")
    dock = person.page.locator(".dock")
    expect(dock).to_be_visible()
    for width, height in (PHONE, (844, 390)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(dock).to_be_hidden()
