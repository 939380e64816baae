"""A year of Shogun: a plan by every means, the seal, a battle in the tower, winter."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import CONFIRM, LAPTOP, Person
from tests.web.tables import Table, sit

pytestmark = pytest.mark.games

FIGHT = ".scene[data-kind=fight]"
PLAN = ("Harima", "Izu", "Mino", "Musashi", "Owari", "Sagami", "Tajima", "card 0")
SURUGA, TAMBA = 8, 9
SHOWN = {"supply": "Winter", "scoring": "Scoring"}
"""What the bar says while a scene is shown."""


def card(page: Page, name: str) -> Locator:
    return page.locator(".pcard", has_text=name).first


def field(page: Page, number: int) -> Locator:
    return page.locator(f".field[data-field='{number}']")


def lay_by_tap(person: Person, name: str, number: int) -> None:
    person.tap(card(person.page, name))
    person.tap(f".field.offer[data-field='{number}']")


def lay_by_drag(page: Page, name: str, number: int) -> None:
    start, end = card(page, name).bounding_box(), field(page, number).bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 30, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"])
    page.mouse.move(end["x"] + 40, end["y"] + 20, steps=4)
    expect(field(page, number)).to_contain_class("over")
    page.mouse.up()


def lay_by_key(page: Page, name: str, number: int) -> None:
    """Enter takes the card up and goes to the sheet, arrows walk, Enter lays it."""
    card(page, name).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".field.offer:focus")).to_be_visible()
    page.keyboard.press("ArrowRight")
    while not page.locator(f".field[data-field='{number}']:focus").count():
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def test_a_year(visit: Visit, lay_out: LayOut) -> None:
    table, person = lay_out("shogun"), visit(LAPTOP)
    page = person.page
    sit(person, table)
    plan(person)
    person.shot("shogun-plan-laptop")
    person.tap(CONFIRM)
    expect(page.locator(".position.offer").first).to_be_visible()
    person.tap(".position.offer")
    person.tap(CONFIRM)
    attack(person, "Settsu", table)
    person.shot("shogun-battle-laptop")
    person.tap(".scene .next")
    expect(page.locator(".scene")).to_have_count(0)
    table.play(lambda view: bool(view["observation"]["year"] == 2))
    assert scenes(person) >= {"supply", "scoring"}


def plan(person: Person) -> None:
    """Lay a card on every field; the first by mouse, the second by keys."""
    page = person.page
    lay_by_drag(page, "Suruga", SURUGA)
    lay_by_key(page, "Tamba", TAMBA)
    for number, name in enumerate(PLAN):
        lay_by_tap(person, name, number)
    lay_by_tap(person, "card 1", 10)
    expect(field(page, SURUGA)).to_contain_text("Suruga")
    expect(field(page, TAMBA)).to_contain_text("Tamba")
    expect(page.locator(".field .mini.pending")).to_have_count(0)
    expect(page.locator(".field .mini.none")).to_have_count(0)


def attack(person: Person, province: str, table: Table) -> None:
    """March from Tamba with all that may go; the tower tells what comes of it."""
    page = person.page
    expect(page.locator(".actions ol.row > li")).to_have_count(10)
    expect(page.locator(".actions [aria-current=step]")).to_have_count(1)
    person.tap(f".hit[tabindex='0'][aria-label*='{province}']")
    expect(page.locator(".ask h2")).to_contain_text("How many armies")
    expect(page.locator(CONFIRM)).to_contain_text("Attack with")
    person.tap(CONFIRM)
    expect(page.locator(f"{FIGHT} svg.tower")).to_be_visible()
    result = page.locator(f"{FIGHT} .result .cartouche")
    expect(result).to_have_text(verdict(table, province))


def verdict(table: Table, province: str) -> str:
    """Return what the server says came of a battle, in the words of the page."""
    known = table.ask("GET", "words", 0)["things"]["province"]
    number = [one["id"] for one in known].index(province.lower())
    owner: int = table.view()["observation"]["owner"][number]
    if owner < 0:
        return f"{province} becomes neutral"
    return f"{('Ann takes', 'Blue holds', 'Red holds')[owner]} {province}"


def scenes(person: Person) -> set[str]:
    """Put away all that is shown; return the kinds of it."""
    seen = set()
    expect(person.page.locator(".scene")).to_be_visible()
    while (scene := person.page.locator(".scene")).count():
        kind = scene.get_attribute("data-kind") or ""
        if kind not in seen:
            person.shot(f"shogun-{kind}-laptop")
        if kind in SHOWN:
            expect(person.page.locator(".phase .step")).to_have_text(SHOWN[kind])
        seen.add(kind)
        person.tap(".scene .next")
    return seen
