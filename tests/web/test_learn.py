"""The lessons, from the first step to the last, by doing what the coach asks."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import LAPTOP, PHONE, Person

pytestmark = pytest.mark.games

NEXT = ".coach > .btn.primary:not([disabled])"
SOON = 12
FIRST_GAME = ".coach .acts .btn.primary"
UNDER_THE_COACH = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect();
  const arrows = [...document.querySelectorAll('.pointers .arrow')];
  const areas = [document.querySelector('.board-view'), ...arrows].filter(Boolean);
  const isUnder = ({ left, right, top, bottom }) =>
    left < coach.right && right > coach.left &&
    top < coach.bottom && bottom > coach.top;
  const covered = areas
    .filter((one) => isUnder(one.getBoundingClientRect()))
    .map((one) => one.getAttribute('class').split(' ')[0]);
  return { arrows: arrows.length, covered };
}"""


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


@pytest.mark.parametrize(
    ("game", "name"), [("samurai", "covering"), ("shogun", "basics")]
)
def test_on_a_phone_on_its_side_the_coach_covers_nothing(
    visit: Visit, game: str, name: str
) -> None:
    """Neither the board nor what an arrow points at."""
    person = visit((844, 390))
    person.open(f"/learn/{game}/{name}")
    expect(person.page.locator(".coach h1")).to_be_visible()
    covered: set[str] = set()
    pointed: set[int] = set()

    def look() -> None:
        found = person.page.evaluate(UNDER_THE_COACH)
        for _ in range(20):  # arrows follow the layout a moment later
            if not found["covered"]:
                break
            person.page.wait_for_timeout(50)
            found = person.page.evaluate(UNDER_THE_COACH)
        covered.update(found["covered"])
        pointed.add(found["arrows"])

    follow(person, f"side-{game}-{name}", look)
    assert max(pointed) > 0
    assert covered == set()


def follow(person: Person, name: str, look: Callable[[], None] = lambda: None) -> None:
    """Do what is asked until nothing is left."""
    page = person.page
    for turn in range(400):
        if page.locator(FIRST_GAME).count():
            return
        look()
        if turn == SOON:
            person.shot(f"learn-{name}")
        if not person.touch(NEXT) and not person.answer():
            page.wait_for_timeout(50)
    heading = page.locator(".coach h1").inner_text()
    raise AssertionError(f"the lesson stays at {heading!r}")
