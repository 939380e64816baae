"""The lessons, from the first step to the last, by doing what the coach asks."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import LAPTOP, PHONE, Person

pytestmark = pytest.mark.games

NEXT = ".coach > .btn.primary:not([disabled])"
SOON = 12
FIRST_GAME = ".coach .acts .btn.primary"


LESSONS = [
    ("samurai", "basics", PHONE),
    ("samurai", "covering", LAPTOP),
    ("shogun", "basics", LAPTOP),
    ("shogun", "battles", PHONE),
]


@pytest.mark.parametrize(("game", "name", "size"), LESSONS)
def test_a_lesson(visit: Visit, game: str, name: str, size: tuple[int, int]) -> None:
    person = visit(size)
    person.open("/learn")
    person.tap(f"a.btn[href='/learn/{game}/{name}']")
    expect(person.page.locator(".coach h1")).to_be_visible()
    follow(person, f"{game}-{name}")
    steps = person.page.locator(".coach .prog i")
    expect(person.page.locator(".coach .prog i.on")).to_have_count(steps.count() - 1)
    person.shot(f"learn-{game}-{name}-end")
    person.tap(FIRST_GAME)
    expect(person.page.locator(".ask")).to_be_visible()
    assert "/t/" in person.page.url


def test_a_game_opens_its_first_lesson_and_a_wrong_card_says_why(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open("/learn/samurai")
    person.tap(NEXT)
    expect(page.locator(".askbox")).to_be_visible()
    person.tap(".dcard.rg-grey")
    expect(page.locator(".why")).to_contain_text("Play the teal card")
    person.shot("learn-wrong-card")


def follow(person: Person, name: str) -> None:
    """Do what is asked until nothing is left."""
    page = person.page
    for turn in range(400):
        if page.locator(FIRST_GAME).count():
            return
        if turn == SOON:
            person.shot(f"learn-{name}")
        if not person.touch(NEXT) and not person.answer():
            page.wait_for_timeout(50)
    heading = page.locator(".coach h1").inner_text()
    raise AssertionError(f"the lesson stays at {heading!r}")
