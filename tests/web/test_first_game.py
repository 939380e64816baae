"""Hints in a first game: once each, beside what they explain, until switched off."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE

pytestmark = pytest.mark.games


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_hints_come_once_and_beside_their_subject(
    visit: Visit, lay_out: LayOut, size: tuple[int, int]
) -> None:
    person, table = visit(size, hints=True), lay_out("shogun")
    page = person.page
    person.open(table.door())
    tip = page.locator(".tip[data-tip='aim']")
    expect(tip).to_be_visible()
    assert not overlap(tip, page.locator(".game .actions"))
    assert not overlap(tip, page.locator(".askbox"))
    person.shot(f"hint-{size[0]}")
    tip.locator(".btn").last.click()
    expect(page.locator(".tip[data-tip='planning']")).to_be_visible()
    page.reload()
    expect(page.locator(".tip[data-tip='planning']")).to_be_visible()
    page.locator(".tip .btn").first.click()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    expect(page.locator(".pcard").first).to_be_visible()
    page.wait_for_timeout(700)  # two looks of the hints at the screen
    assert page.locator(".tip").count() == 0


def test_spectators_get_no_hints(visit: Visit, lay_out: LayOut) -> None:
    person, table = visit(LAPTOP, hints=True), lay_out("samurai", watch="public")
    person.open(f"/t/{table.id}")
    expect(person.page.locator(".game .board")).to_be_visible()
    person.page.wait_for_timeout(700)
    assert person.page.locator(".tip").count() == 0
