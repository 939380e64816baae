"""A game that is over, seen again: moments, eyes, charts, and the link to a moment."""

from typing import TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP
from tests.web.tables import Table, is_over

pytestmark = pytest.mark.games

Moment: TypeAlias = tuple[str, str]
FACE_UP, BACK = ".slot use.face", ".slot use.back"


@pytest.fixture
def over(lay_out: LayOut) -> Table:
    table = lay_out("samurai", watch="public")
    table.play(is_over)
    return table


def where(page: Page) -> Moment:
    """Return the title of the moment, and its number."""
    place = page.locator(".where")
    return place.locator("b").inner_text(), place.locator("span").inner_text()


def test_moments_and_the_link_to_one(visit: Visit, over: Table) -> None:
    person = visit(LAPTOP)
    page = person.page
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.open(f"/replay/{over.id}")
    rail = page.locator("input[type=range]")
    last = int(rail.get_attribute("max") or 0)
    expect(rail).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(rail).to_have_value("0")
    person.tap(page.get_by_label("Next step", exact=True))
    expect(rail).to_have_value("1")
    rail.fill(str(last // 2))
    assert "of" in where(page)[1]
    person.tap(page.locator(".jumps .major", has_text="Era 2"))
    expect(page.locator(".where b")).to_have_text("Era 2")
    page.keyboard.press("ArrowRight")
    person.shot("replay-laptop")
    person.tap(page.get_by_label("Share this moment"))
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visit(LAPTOP)
    friend.page.goto(link)
    expect(friend.page.locator(".where")).to_be_visible()
    assert where(friend.page) == where(page)


def test_eyes_and_charts(visit: Visit, over: Table) -> None:
    """Whoever looks through other eyes sees no more than these saw."""
    person = visit(LAPTOP)
    page = person.page
    person.open(f"/replay/{over.id}?at=12")
    expect(page.locator(FACE_UP).first).to_be_visible()
    laid = page.locator(FACE_UP).count()
    expect(page.locator(BACK)).to_have_count(0)
    person.tap(page.get_by_role("button", name="View as…"))
    person.shot("replay-eyes-laptop")
    page.get_by_role("radio", name="Spectator").check()
    expect(page.locator(FACE_UP)).to_have_count(0)
    expect(page.locator(BACK)).to_have_count(laid)
    page.get_by_role("radio", name="Ann").check()
    expect(page.locator(FACE_UP).first).to_be_visible()
    assert 0 < page.locator(FACE_UP).count() < laid
    points = page.get_by_role("img", name="Points").inner_html()
    person.tap(page.locator(".charts .choice").get_by_text("Control"))
    expect(page.get_by_role("button", name="Control", pressed=True)).to_be_visible()
    assert page.get_by_role("img", name="Control").inner_html() != points
