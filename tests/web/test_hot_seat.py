"""Two people at one device: while it goes from hand to hand, nobody's table is open."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.overheard import Overheard
from tests.web.person import CONFIRM, HAND, LAPTOP, Person

pytestmark = pytest.mark.games

FIELDS = 11
FREE = ".field .mini:is(.none, .here)"
COVER = ".privacy"
TABLE = ".game, .ask, .board, .field, .pcard, .log, .bar"
LABELS = "fields => fields.map((one) => one.getAttribute('aria-label'))"


def set_up(person: Person) -> None:
    """Ann sets up a table for herself, Bo beside her, and a bot."""
    person.open("/new")
    page = person.page
    page.locator("[name=game]").nth(1).check()
    page.locator("[name=start]").nth(1).check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name", exact=True).fill("Bo")
    page.get_by_label("Seat 3").select_option("random")
    person.shot("hot-seat-new-table")
    page.get_by_role("button", name="Create table").click()


def plan(person: Person) -> list[str]:
    """Lay a whole plan, keep what it says, and seal it."""
    expect(person.page.locator(FREE)).to_have_count(FIELDS)
    while person.page.locator(FREE).count():
        if not person.touch(".field.offer"):
            person.touch(HAND)
    expect(person.page.locator(CONFIRM)).to_be_enabled()
    laid: list[str] = person.page.locator(".field").evaluate_all(LABELS)
    person.tap(CONFIRM)
    return laid


def test_nothing_is_seen_of_the_other(visit: Visit) -> None:
    person = visit(LAPTOP)
    page = person.page
    overheard = Overheard(page)
    set_up(person)
    page.get_by_role("button", name="I am Ann").click()
    secrets = plan(person)
    assert len(secrets) == FIELDS
    expect(page.locator(COVER)).to_contain_text("Bo")
    person.shot("hot-seat-cover")
    assert page.locator(TABLE).count() == 0
    assert not_in(page, secrets)
    assert all(line.is_closed() for line in overheard.lines)
    overheard.forget()
    page.get_by_role("button", name="I am Bo").click()
    expect(page.locator(".field")).to_have_count(FIELDS)
    person.shot("hot-seat-bo")
    assert page.locator(".field .mini:not(.none)").count() == 0
    assert not_in(page, secrets)
    mats = list(overheard.values("mat"))
    assert mats
    assert all(card is None for mat in mats for card in mat[:FIELDS])


def not_in(page: Page, secrets: list[str]) -> bool:
    """Is none of the secrets anywhere on the page?"""
    content = page.content()
    return not any(secret in content for secret in secrets)
