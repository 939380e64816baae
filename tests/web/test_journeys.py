"""What people do with the app, from the first page to the end of a game."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import CONFIRM, LAPTOP, PHONE, Person
from tests.web.tables import sit

pytestmark = pytest.mark.games


def test_a_whole_game_of_samurai_by_taps_on_a_phone(
    browser: Browser, address: str
) -> None:
    """Two taps to the first decision, then to the end against bots."""
    person = Person(browser, address, PHONE)
    person.open()
    person.page.locator(".btn.primary").first.click()
    expect(person.page.locator(".ask")).to_be_visible(timeout=5_000)
    person.play(6)
    person.shot("samurai-phone")
    person.play()
    expect(person.page.locator(".over")).to_be_visible()
    person.shot("samurai-over-phone")
    person.leave()


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "ru"])
def test_every_language_opens(browser: Browser, address: str, language: str) -> None:
    person = Person(browser, address, PHONE, language=language, theme="dark")
    person.open()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.page.locator("h1")).to_be_visible()
    body = person.page.locator("body").inner_text()
    assert not re.search(r"\bweb-[a-z]", body), "a text is missing"
    wide = person.page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, "the page is wider than the phone"
    person.shot(f"home-{language}")
    person.leave()


def test_another_language_keeps_the_table_open(visit: Visit, lay_out: LayOut) -> None:
    person = visit(LAPTOP)
    sit(person, lay_out("samurai"))
    asked = person.page.locator(".ask").element_handle()
    person.page.locator(".language select").select_option("ru")
    expect(person.page.locator(".ask h2")).to_have_text(re.compile("[а-я]{3}"))
    assert asked.evaluate("(one) => one.isConnected")


def test_friends_sit_down_and_come_back_after_a_broken_line(
    browser: Browser, address: str
) -> None:
    """Two people and a bot at one table, in two browsers."""
    host, friend = Person(browser, address, LAPTOP), Person(browser, address, PHONE)
    seats = [{"name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = host.ask("tables", {"game": "samurai", "seats": seats})
    host.open(f"/t/{made['table']['id']}#{made['seats'][0]['token']}")
    friend.open(f"/j/{made['table']['code']}")
    friend.page.locator("[autocomplete=nickname]").fill("Bo")
    friend.page.locator("form .btn.primary").click()
    expect(host.page.locator(".ask")).to_be_visible()
    expect(friend.page.locator(".ask")).to_be_visible()
    for _ in range(4):
        host.play(1, 6)
        friend.play(1, 6)
    friend.context.set_offline(True)
    friend.page.evaluate("window.dispatchEvent(new Event('offline'))")
    friend.context.set_offline(False)
    friend.page.reload()
    expect(friend.page.locator(".ask")).to_be_visible()
    for _ in range(6):
        host.play(1, 6)
        friend.play(1, 6)
    host.shot("two-people-laptop")
    host.leave()
    friend.leave()


def test_a_choice_outlasts_what_others_do(visit: Visit, lay_out: LayOut) -> None:
    """Both choose a destiny card; who is quicker takes nothing from the other."""
    table, person = lay_out("samurai", 2), visit(LAPTOP)
    sit(person, table)
    person.touch(".dcard.can")
    table.answer(1, table.view(1)["offer"])
    expect(person.page.locator(".players .ready")).to_have_count(2)
    expect(person.page.locator(".dcard.sel")).to_have_count(1)
    expect(person.page.locator(CONFIRM)).to_be_visible()
