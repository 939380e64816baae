"""No screen bars anybody: axe finds nothing, in the light and in the dark."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.axe import Barriers
from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, Person
from tests.web.tables import View, asks, is_over, sit

pytestmark = pytest.mark.games

PAGES = ("/", "/new", "/learn", "/settings", "/nowhere", "/rules/samurai")


@pytest.fixture
def barriers(visit: Visit) -> Iterator[Barriers]:
    barriers = Barriers(visit(LAPTOP))
    yield barriers
    assert barriers.found == {}


def test_pages(barriers: Barriers) -> None:
    person = barriers.person
    for path in PAGES:
        person.open(path)
        expect(person.page.locator("h1, h2").last).to_be_visible()
        barriers.look(path)


def test_account(barriers: Barriers) -> None:
    person = barriers.person
    page = person.page
    person.open("/account")
    expect(page.locator("form")).to_be_visible()
    barriers.look("account door")
    page.locator("[autocomplete=username]").fill("Ann of Ise")
    page.locator("[type=password]").fill("nine provinces")
    page.locator("form .btn.primary").click()
    expect(page.locator("details").first).to_be_visible()
    unfold(person)
    barriers.look("account")


def unfold(person: Person) -> None:
    """Open everything that is folded up."""
    person.page.evaluate(
        "for (const one of document.querySelectorAll('details')) {"
        " one.name = ''; one.open = true; }"
    )


def test_before_the_game(barriers: Barriers, lay_out: LayOut) -> None:
    seats = [{"name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = lay_out("samurai", seats=seats)
    person = barriers.person
    person.open(f"/j/{table.code}")
    expect(person.page.locator("[autocomplete=nickname]")).to_be_visible()
    barriers.look("join")
    person.open(table.door())
    expect(person.page.locator(".lobby .code img")).to_be_visible()
    barriers.look("lobby")


def test_samurai(barriers: Barriers, lay_out: LayOut) -> None:
    person, table = barriers.person, lay_out("samurai")
    table.play(asks("placement"))
    sit(person, table)
    person.touch(".tok.can")
    person.touch(".slot[tabindex='0']")
    barriers.look("placement")
    drawers(barriers)
    person.leave_page()
    table.play(asks("move"))
    sit(person, table)
    barriers.look("resolution")
    person.leave_page()
    table.play(is_over)
    person.open(table.door())
    expect(person.page.locator(".over")).to_be_visible()
    barriers.look("game over")
    person.touch(".over .close")
    expect(person.page.locator(".over")).to_have_count(0)
    barriers.look("after the game")


def drawers(barriers: Barriers) -> None:
    page = barriers.person.page
    for name in ("Chat", "Table menu"):
        page.get_by_role("button", name=name).click()
        expect(page.locator("dialog[open], .chat-dock")).to_be_visible()
        unfold(barriers.person)
        barriers.look(name)
        page.keyboard.press("Escape")


def test_shogun(barriers: Barriers, lay_out: LayOut) -> None:
    person, table = barriers.person, lay_out("shogun")
    sit(person, table)
    person.touch(".pcard")
    person.touch(".field.offer")
    barriers.look("planning")
    person.leave_page()
    table.play(asks("position"))
    sit(person, table)
    barriers.look("player order")
    person.leave_page()
    table.play(in_autumn)
    sit(person, table)
    table.play(lambda view: bool(view["observation"]["year"] == 2))
    for kind in shown(person):
        barriers.look(kind)


def in_autumn(view: View) -> bool:
    return asks("position")(view) and bool(view["observation"]["season"] == 2)


def shown(person: Person) -> Iterator[str]:
    """Yield each kind of scene while it is on the screen."""
    seen: set[str] = set()
    scene = person.page.locator(".scene")
    expect(scene).to_be_visible()
    while scene.count():
        kind = scene.get_attribute("data-kind") or ""
        if kind not in seen:
            yield kind
        seen.add(kind)
        person.tap(".scene .next")


def test_replay_and_lesson(barriers: Barriers, lay_out: LayOut) -> None:
    person, table = barriers.person, lay_out("samurai", watch="public")
    table.play(is_over)
    person.open(f"/replay/{table.id}?at=12")
    person.tap(person.page.get_by_role("button", name="View as"))
    expect(person.page.locator(".eyes")).to_be_visible()
    barriers.look("replay")
    person.open("/learn/samurai")
    expect(person.page.locator(".coach")).to_be_visible()
    barriers.look("lesson")
