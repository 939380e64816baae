"""Small Samurai Empires explains itself, warns, and takes few clicks."""

import pytest
from playwright.sync_api import expect

from tests.server.table_client import until
from tests.web.conftest import LayOut, Visit
from tests.web.person import CONFIRM, PHONE
from tests.web.tables import Table, View, asks, sit

pytestmark = pytest.mark.games

QUESTION = ".ask h2"


def with_hints(table: Table) -> View:
    view: View = table.ask("GET", "view?words=true", 0)
    return view


def slots(table: Table, idle: bool) -> list[int]:
    """Return the slots on offer whose neutral action does nothing, or something."""
    view = with_hints(table)
    offered = {choice["action"].get("slot") for choice in view["offer"]["choices"]}
    foretold = view["notes"]["neutrals"]
    return [slot for slot in sorted(offered) if foretold[slot]["idle"] is idle]


def slot(number: int) -> str:
    return f".slot[data-slot='{number}']"


def test_orders_and_slots_explain_themselves_before_they_are_used(
    visit: Visit, lay_out: LayOut
) -> None:
    person, table = visit(), lay_out("samurai")
    table.play(asks("placement"))
    sit(person, table)
    page = person.page
    page.get_by_role("button", name="Harvest, 2 left").click()
    card = page.locator(".looked .cards")
    expect(card).to_contain_text("Gain 1 resource from every resource province")
    wasted = slots(table, idle=True)[0]
    page.locator(slot(wasted)).hover()
    expect(card).to_contain_text("Does nothing here now")
    page.locator(slot(wasted)).click()
    expect(page.locator(".ask .warning")).to_contain_text("this order would do nothing")
    expect(page.locator(".ask .warning")).to_contain_text("neutral action will be lost")
    page.locator(".lister").click()
    count = len(table.view()["offer"]["choices"])
    expect(page.locator(".ask .choices li")).to_have_count(count)
    person.tap(".hit")
    expect(page.locator(".why")).to_contain_text("That can’t be chosen now.")
    expect(page.locator(".tracks .values").first).to_have_text("0123456")
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .texts li")).to_have_count(7 + 4 + 1)


def test_a_long_press_explains_an_order_on_a_phone(
    visit: Visit, lay_out: LayOut
) -> None:
    person, table = visit(PHONE), lay_out("samurai")
    table.play(asks("placement"))
    sit(person, table)
    token = person.page.locator(".tok.can").first
    token.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(person.page.locator("dialog[open] .cards")).to_contain_text("SSE-ACT-")
    token.dispatch_event("pointerup", {"pointerType": "touch"})
    token.dispatch_event("click")
    expect(token).to_have_attribute("aria-pressed", "false")


def test_what_can_be_undone_needs_no_confirmation(
    visit: Visit, lay_out: LayOut
) -> None:
    """The neutral action is asked next, so a token can still be taken back."""
    person, table = visit(), lay_out("samurai")
    table.play(lambda view: asks("placement")(view) and bool(slots(table, False)))
    sit(person, table)
    page = person.page
    page.get_by_role("button", name="Recruit Armies, ").click()
    page.locator(slot(slots(table, idle=False)[0])).click()
    expect(page.locator(QUESTION)).to_contain_text("use the neutral action?")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(QUESTION)).to_contain_text("Place an order token")


def test_an_army_is_sent_to_where_it_should_end(visit: Visit, lay_out: LayOut) -> None:
    person, table = visit(), lay_out("samurai")

    def has_route(view: View) -> bool:
        return asks("move")(view) and bool(with_hints(table)["notes"]["routes"])

    table.play(has_route)
    route = with_hints(table)["notes"]["routes"][0]
    sit(person, table)
    page = person.page
    provinces = page.locator(".hit")
    if provinces.nth(route["origin"]).get_attribute("aria-pressed") == "false":
        provinces.nth(route["origin"]).dispatch_event("click")
    provinces.nth(route["destination"]).dispatch_event("click")
    expect(page.locator(CONFIRM)).to_contain_text(f"({len(route['steps'])} steps)")
    before = armies(table, route["destination"])
    page.locator(CONFIRM).click()
    until(lambda: armies(table, route["destination"]) == before + 1)


def armies(table: Table, province: int) -> int:
    """Return how many armies of the person stand there."""
    seen = table.view()["observation"]
    count: int = seen["armies"][province * len(seen["score"])]
    return count
