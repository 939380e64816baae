"""The board is read at a glance: owners, armies, names and neighbours."""

from itertools import combinations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE, Person
from tests.web.tables import Table, View, asks, is_asked, sit

pytestmark = pytest.mark.games

ARMY_PIXELS = 24
FINGER_PIXELS = 44
LETTER_PIXELS = 11
HELD = ".ground .prov.held"
POLITICAL = ".tools .political"
BOXES = """(all) => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
})"""
LAND_UNDER = """(box) => {
  const { left, top, width, height } = box.getBoundingClientRect();
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const points = steps.flatMap((x) => steps.map((y) => [x * width, y * height]));
  return points.some(([x, y]) =>
    document.elementsFromPoint(left + x, top + y).some((one) => one.matches('.touch')),
  );
}"""

Box = dict[str, float]


def boxes(found: Locator) -> list[Box]:
    there: list[Box] = found.evaluate_all(BOXES)
    return there


def touch_each_other(one: Box, other: Box) -> bool:
    return all(
        one[at] + one[side] > other[at] + 1 and other[at] + other[side] > one[at] + 1
        for at, side in (("x", "width"), ("y", "height"))
    )


def seated(visit: Visit, table: Table, size: tuple[int, int]) -> Person:
    person = visit(size)
    sit(person, table)
    expect(person.page.locator("svg.map .army").first).to_be_visible()
    return person


def has_crowds(view: View) -> bool:
    """Have all seats armies in one province, and is something asked?"""
    armies = view["observation"]["armies"]
    rows = [armies[at : at + 3] for at in range(0, len(armies), 3)]
    return is_asked(view) and any(all(row) for row in rows)


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_armies_are_large_and_apart(visit: Visit, lay_out: LayOut, game: str) -> None:
    table = lay_out(game)
    if game == "samurai":
        table.play(has_crowds)
    person = seated(visit, table, LAPTOP)
    armies = boxes(person.page.locator("svg.map .army"))
    assert min(min(army["width"], army["height"]) for army in armies) >= ARMY_PIXELS
    assert not [pair for pair in combinations(armies, 2) if touch_each_other(*pair)]
    assert person.page.locator(".mountain").count() == 0


def test_the_political_view_is_one_key_and_remembered(
    visit: Visit, lay_out: LayOut
) -> None:
    person = seated(visit, lay_out("shogun"), LAPTOP)
    page = person.page
    expect(page.locator(HELD)).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator(HELD).first).to_be_attached()
    owners = page.locator(f"{HELD}.s0, {HELD}.s1, {HELD}.s2")
    assert owners.count() == page.locator(HELD).count() > 20
    person.shot("political-laptop")
    page.reload()
    expect(page.locator(POLITICAL)).to_have_attribute("aria-pressed", "true")
    person.tap(POLITICAL)
    expect(page.locator(HELD)).to_have_count(0)


def test_a_province_shows_its_neighbours_and_routes(
    visit: Visit, lay_out: LayOut
) -> None:
    """With three players, Izu has one of its two routes over the sea."""
    person = seated(visit, lay_out("shogun"), LAPTOP)
    page = person.page
    for name, near, routes in (("Tamba", 5, 0), ("Izu", 3, 1)):
        page.locator(f".hit[aria-label^='{name},'] .touch").hover(force=True)
        expect(page.locator(".looked .near")).to_have_count(near)
        expect(page.locator(".looked .route")).to_have_count(routes)
        assert not page.locator(".look").evaluate(LAND_UNDER)


def test_a_laptop_shows_sites_and_yields_of_every_province(
    visit: Visit, lay_out: LayOut
) -> None:
    page = seated(visit, lay_out("shogun"), LAPTOP).page
    there = page.locator(".marks .prov:not(.out)")
    assert there.locator(".chestc").count() == there.count() > 30
    assert there.locator(".ricec").count() == there.count()
    assert there.locator(".site").count() > there.count()


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "on its side"])
def test_a_phone_starts_with_readable_names(
    visit: Visit, lay_out: LayOut, size: tuple[int, int]
) -> None:
    person = visit(size)
    sit(person, lay_out("shogun"))
    if size == PHONE:
        person.tap("[role=tab]")
    person.page.wait_for_timeout(200)
    view = boxes(person.page.locator(".board-view"))[0]
    names = boxes(person.page.locator(".marks .plabel"))
    seen = [name for name in names if touch_each_other(name, view)]
    assert len(seen) > 5
    assert min(name["height"] for name in seen) >= LETTER_PIXELS


def test_a_finger_finds_each_army_it_can_destroy(visit: Visit, lay_out: LayOut) -> None:
    table = lay_out("samurai")
    table.play(asks("attack"))
    person = seated(visit, table, PHONE)
    person.tap(".victim")
    expect(person.page.locator(".victim[aria-pressed=true]")).to_have_count(1)
    areas = boxes(person.page.locator(".victim .touch"))
    assert min(min(area["width"], area["height"]) for area in areas) >= FINGER_PIXELS
    assert not [pair for pair in combinations(areas, 2) if touch_each_other(*pair)]


def test_mountains_are_drawn_in_their_variant(visit: Visit, lay_out: LayOut) -> None:
    table = lay_out("samurai", options={"variants": ["mountain"]})
    person = seated(visit, table, LAPTOP)
    expect(person.page.locator(".mountain")).to_have_count(7)
