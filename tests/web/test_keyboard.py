"""Played with keys alone, from the first page on; one always sees where one is."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import CONFIRM, LAPTOP, Person

pytestmark = pytest.mark.games

FAR = 120
FOCUSED = """(wanted) => {
  const one = document.activeElement;
  const all = one.closest('label') ?? one;
  const look = () => [all, ...all.querySelectorAll('*')].map((part) => {
    const { outline, boxShadow, stroke, strokeWidth } = getComputedStyle(part);
    return [outline, boxShadow, stroke, strokeWidth].join();
  }).join();
  const [there, focused] = [one.matches(wanted), look()];
  one.blur();
  const seen = one === document.body || look() !== focused;
  one.focus();
  return { there, seen, name: one.outerHTML.slice(0, 120) };
}"""


def go_to(person: Person, place: str) -> None:
    """Press Tab until one is there; every stop on the way looks other than before."""
    for _ in range(FAR):
        now = person.page.evaluate(FOCUSED, place)
        assert now["seen"], f"the focus is not seen at {now['name']}"
        if now["there"]:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {place}")


def press(person: Person, place: str) -> None:
    go_to(person, place)
    person.page.keyboard.press("Enter")


def test_samurai(visit: Visit) -> None:
    """A destiny card by Tab and Enter, a token by its number and "c" to confirm."""
    person = visit(LAPTOP)
    person.open()
    press(person, ".hero .btn.primary")
    expect(person.page.locator(".dcard.can").first).to_be_visible()
    press(person, ".dcard.can")
    press(person, CONFIRM)
    expect(person.page.locator(".tok.can").first).to_be_visible()
    go_to(person, ".slot[tabindex='0']")
    person.shot("keyboard-slot-laptop")
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("1")
    expect(person.page.locator(CONFIRM)).to_be_visible()
    person.page.keyboard.press("c")
    expect(person.page.locator(".slot use.face")).to_have_count(1)


def test_a_plan_of_shogun(visit: Visit) -> None:
    """Enter takes a card and lays it where the focus went; Tab leads to the seal."""
    person = visit(LAPTOP)
    person.open()
    press(person, ".card.game:last-child")
    expect(person.page.locator(".quick .btn.primary")).to_be_visible()
    press(person, ".quick .btn.primary")
    expect(person.page.locator(".pcard").first).to_be_visible()
    go_to(person, ".pcard")
    for laid in range(11):
        expect(person.page.locator(".pcard:focus")).to_be_visible()
        person.page.keyboard.press("Enter")
        expect(person.page.locator(".field.offer:focus")).to_be_visible()
        person.page.keyboard.press("Enter")
        expect(person.page.locator(".field .mini:not(.none)")).to_have_count(laid + 1)
    person.shot("keyboard-plan-laptop")
    press(person, CONFIRM)
    expect(person.page.locator(".wax, .position").first).to_be_visible()
