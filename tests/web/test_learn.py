"""The lessons, from the first step to the last, by doing what the coach asks."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import LAPTOP, PHONE, Person

pytestmark = pytest.mark.games

NEXT = ".coach > .btn.primary:not([disabled])"
SOON = 12
FIRST_GAME = ".coach .acts .btn.primary"


@pytest.mark.parametrize(("game", "size"), [("samurai", PHONE), ("shogun", LAPTOP)])
def test_a_lesson(visit: Visit, game: str, size: tuple[int, int]) -> None:
    person = visit(size)
    person.open("/learn")
    person.tap(f"a.btn[href='/learn/{game}']")
    expect(person.page.locator(".coach h1")).to_be_visible()
    follow(person, game)
    steps = person.page.locator(".coach .prog i")
    expect(person.page.locator(".coach .prog i.on")).to_have_count(steps.count() - 1)
    person.shot(f"learn-{game}-end")
    person.tap(FIRST_GAME)
    expect(person.page.locator(".ask")).to_be_visible()
    assert "/t/" in person.page.url


def follow(person: Person, game: str) -> None:
    """Do what is asked until nothing is left."""
    page = person.page
    for turn in range(400):
        if page.locator(FIRST_GAME).count():
            return
        if turn == SOON:
            person.shot(f"learn-{game}")
        if not person.touch(NEXT) and not person.answer():
            page.wait_for_timeout(50)
    heading = page.locator(".coach h1").inner_text()
    raise AssertionError(f"the lesson stays at {heading!r}")
