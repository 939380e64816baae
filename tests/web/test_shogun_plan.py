"""Planning in Shogun explains itself, warns, and fits phones held either way."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE, Person
from tests.web.tables import Table, View, asks, sit

pytestmark = pytest.mark.games

RICE, TAX = 3, 4
LANDSCAPE = ((844, 390), (667, 375))
COVERED = """(places) => places
  .flatMap((place) => [...document.querySelectorAll(place)])
  .filter((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const fits = right < innerWidth + 1 && bottom < innerHeight + 1;
    return width > 0 && (left < -1 || top < -1 || !fits || !one.contains(there));
  })
  .map((one) => `${one.className}: ${one.textContent.trim()}`)"""

CLIPPED = """() => [...document.querySelectorAll('.land .pcard')].flatMap((card) => {
  const { right } = card.getBoundingClientRect();
  return [...card.querySelectorAll('.mid span')]
    .filter((number) => number.getBoundingClientRect().right > right)
    .map(() => card.textContent);
})"""
"""Province cards on which a number reaches beyond the edge."""


def in_summer(view: View) -> bool:
    """Is a plan asked for after a round that left unrest?"""
    return asks("planning")(view) and bool(view["observation"]["season"] == 1)


def at_summer(lay_out: LayOut) -> Table:
    table = lay_out("shogun")
    table.play(in_summer)
    return table


def restless(table: Table) -> str:
    """Return the name of an own province with unrest."""
    seen = table.view()["observation"]
    at = next(
        p for p, owner in enumerate(seen["owner"]) if not owner and seen["unrest"][p]
    )
    name: str = table.ask("GET", "words", 0)["things"]["province"][at]["name"]
    return name


def field(number: int) -> str:
    return f".field[data-field='{number}']"


def test_a_field_explains_itself_and_a_laid_card_warns(
    visit: Visit, lay_out: LayOut
) -> None:
    table, person = at_summer(lay_out), visit(LAPTOP)
    sit(person, table)
    page, name = person.page, restless(table)
    expect(page.locator(".prize:not(.event)")).to_have_count(5)
    expect(page.locator(".prize.event")).to_have_count(3)
    person.tap(field(RICE))
    expect(page.locator(".ask h2")).to_have_text("Collect rice: which card?")
    expect(page.locator(".ask .notes")).to_contain_text("unrest marker")
    expect(page.locator(".hit[tabindex='0']").first).to_be_attached()
    person.tap(page.locator(".pcard.offer", has_text=name))
    expect(page.locator(f"{field(RICE)} .caution")).to_contain_text("%")
    person.tap(field(RICE))
    expect(page.locator(".ask .notes .caution")).to_contain_text(
        "You would lose the province with a chance of"
    )
    person.shot("shogun-warning-laptop")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.locator(f"{field(RICE)} .mini.none")).to_be_attached()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_cards_of_a_full_hand_show_all_their_numbers(
    visit: Visit, lay_out: LayOut, size: tuple[int, int]
) -> None:
    person = visit(size)
    sit(person, lay_out("shogun", options={"start": "preset", "players": 3}))
    expect(person.page.locator(".land .pcard")).to_have_count(9)
    assert person.page.evaluate(CLIPPED) == []


def test_a_plan_is_read_in_order_and_the_rest_skipped(
    visit: Visit, lay_out: LayOut
) -> None:
    table, person = at_summer(lay_out), visit(LAPTOP)
    sit(person, table)
    page = person.page
    person.tap(".order")
    row = table.view()["observation"]["row"]
    numbers = page.locator(".field").evaluate_all(
        "(all) => all.map((one) => Number(one.dataset.field))"
    )
    assert numbers[1:6] == row[:5]
    for number in range(10):
        if not page.get_by_role("button", name="Skip the rest").count():
            person.tap(".land .pcard >> nth=0")
            person.tap(f".field.offer[data-field='{number}']")
            expect(page.locator(".pending")).to_have_count(0)
    person.tap(page.get_by_role("button", name="Skip the rest"))
    expect(page.locator(".field .mini.none")).to_have_count(0)
    expect(page.locator(".ask .btn.primary")).to_be_enabled()


def test_on_a_phone_a_province_of_the_board_finds_its_field(
    visit: Visit, lay_out: LayOut
) -> None:
    table, person = at_summer(lay_out), visit(PHONE)
    sit(person, table)
    page, name = person.page, restless(table)
    person.tap("[role=tab] >> nth=0")
    page.locator(f".hit[aria-label^='{name},']").dispatch_event("click")
    expect(page.locator(".picker li button")).to_have_count(11)
    expect(page.locator(".pcard.sel")).to_be_in_viewport()
    person.shot("shogun-picker-phone")
    person.tap(".picker li button >> nth=8")  # taxes
    person.tap("[role=tab] >> nth=1")
    expect(page.locator(field(TAX))).to_contain_text(name)


def test_phones_on_their_side_show_every_button(visit: Visit, lay_out: LayOut) -> None:
    table, person = at_summer(lay_out), visit(LANDSCAPE[0])
    sit(person, table)
    faults: dict[tuple[int, int], list[str]] = {}
    for width, height in LANDSCAPE:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        person.shot(f"shogun-plan-{width}x{height}")
        faults[width, height] = hidden(person)
    assert not any(faults.values()), faults


def hidden(person: Person) -> list[str]:
    places = [".field", ".field .price", ".prizes", ".order", ".plan .chips .chip"]
    places += [".ask .btn", ".tabs button", ".sort"]
    found: list[str] = person.page.evaluate(COVERED, places)
    return found
