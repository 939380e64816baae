"""A game that is over, seen again: moments, eyes, charts, and the link to a moment."""

from typing import TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE, Person
from tests.web.tables import Table, is_over

pytestmark = pytest.mark.games

Moment: TypeAlias = tuple[str, str]
FACE_UP, BACK = ".slot use.face", ".slot use.back"
SHOW = """async (scene) => {
  const link = () => document.querySelector('.playing .words .btn');
  const next = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
  while (link()?.textContent.trim() !== scene) {
    document.body.dispatchEvent(next);
    await new Promise((done) => setTimeout(done));
  }
  link().click();
}"""


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
    expect(rail).to_have_value("0")  # a replay begins at the first step
    expect(page.locator(".playing .caption")).to_be_visible()
    person.tap(page.get_by_label("Next step", exact=True))
    expect(rail).to_have_value("1")
    rail.fill(str(last // 2))
    assert "of" in where(page)[1]
    expect(page.locator(".playing .caption")).to_be_visible()
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
    friend.page.reload()
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
    person.tap(page.get_by_role("button", name="View as"))
    person.shot("replay-eyes-laptop")
    page.get_by_role("radio", name="Spectator").check()
    expect(page.locator(FACE_UP)).to_have_count(0)
    expect(page.locator(BACK)).to_have_count(laid)
    page.get_by_role("radio", name="Ann").check()
    expect(page.locator(FACE_UP).first).to_be_visible()
    assert 0 < page.locator(FACE_UP).count() < laid
    person.tap(page.locator(".sheets").get_by_text("Charts"))
    total = page.get_by_role("img", name="If it ended now")
    expect(total).to_be_visible()
    drawn = total.inner_html()
    person.tap(page.locator(".charts .choice").get_by_text("Control"))
    expect(page.get_by_role("button", name="Control", pressed=True)).to_be_visible()
    control = page.get_by_role("img", name="Control")
    assert control.inner_html() != drawn
    box = control.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    rail = page.locator("input[type=range]")
    middle = int(rail.get_attribute("max") or 0) / 2
    assert abs(int(rail.input_value()) / middle - 1) < 0.2


def show(person: Person, scene: str) -> None:
    """Go on to the next step that has this *scene*, and open it."""
    person.page.evaluate(SHOW, scene)


def test_scenes_of_shogun(visit: Visit, lay_out: LayOut) -> None:
    """Planning is a step for each player; battles, winters and scorings are shown."""
    table = lay_out("shogun", watch="public")
    table.play(is_over)
    person = visit(LAPTOP)
    page = person.page
    person.open(f"/replay/{table.id}")
    expect(page.locator(".where b")).to_have_text("Year 1, spring")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".playing .caption")).to_contain_text("sealed the plan")
        expect(page.locator(".dock.plan li").first).to_be_visible()
        expect(page.locator(".board .tag").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".playing .caption")).not_to_contain_text("sealed")
    show(person, "Battle")
    expect(page.locator(".scene .towerbox svg")).to_be_visible()
    expect(page.locator(".actions")).to_be_hidden()  # the board is close by
    person.shot("replay-battle-laptop")
    page.keyboard.press("Escape")
    expect(page.locator(".scene")).to_have_count(0)
    expect(page.locator(".actions .row")).to_be_visible()
    show(person, "Winter")
    expect(page.locator(".scene[data-kind=supply]")).to_be_visible()
    page.keyboard.press("Escape")
    show(person, "Scoring")
    score = page.locator(".scene[data-kind=scoring]")
    expect(score.get_by_text("Provinces")).to_be_visible()


def test_a_replay_that_plays_shows_its_scenes(visit: Visit, over: Table) -> None:
    person = visit(PHONE, motion=True, pace=2)
    page = person.page
    person.open(f"/replay/{over.id}")
    person.tap(page.get_by_label("Play", exact=True))
    expect(page.locator(".reveal")).to_be_visible()
    expect(page.locator(".reveal")).to_have_count(0)
    expect(page.locator(".playing .caption")).to_be_visible()
    person.tap(page.get_by_label("Pause", exact=True))
    page.keyboard.press("End")  # a jump shows none
    expect(page.locator(".playing .caption")).to_contain_text("wins")
    expect(page.locator(".stage-card")).to_have_count(0)
