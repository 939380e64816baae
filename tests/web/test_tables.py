"""At a table: who one is, who is there, what-if tables, the way back."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE
from tests.web.tables import asks, is_over, sit

pytestmark = pytest.mark.games

CONNECTED = ".players .there.connected"
DISCONNECTED = ".players .there:not(.connected)"


def test_the_tab_says_whose_turn_it_is(visit: Visit, lay_out: LayOut) -> None:
    table = lay_out("samurai", 2)
    table.play(asks("placement"))
    (asked,) = table.view()["waiting"]
    person, other, watcher = visit(LAPTOP), visit(LAPTOP), visit(PHONE)
    sit(person, table, asked)
    sit(other, table, 1 - asked)
    watcher.open(f"/t/{table.id}#{table.watch}")
    name = ("Ann", "Bo")[asked]
    expect(person.page).to_have_title(re.compile("● Your turn · .*Samurai"))
    expect(other.page).to_have_title(re.compile(f"Waiting for: .*{name}"))
    expect(watcher.page).to_have_title(re.compile("Watching"))
    icon = person.page.locator("head link[rel=icon]").last
    expect(icon).to_have_attribute("href", "/icon-turn.svg")


def test_everybody_sees_who_is_there(visit: Visit, lay_out: LayOut) -> None:
    table = lay_out("samurai", 2)
    ann, bo, watcher = visit(LAPTOP), visit(LAPTOP), visit(PHONE)
    sit(ann, table)
    expect(ann.page.locator(".players .you")).to_have_count(1)
    expect(ann.page.locator(DISCONNECTED)).to_have_count(1)
    sit(bo, table, 1)
    expect(ann.page.locator(CONNECTED)).to_have_count(1)
    watcher.open(f"/t/{table.id}#{table.watch}")
    expect(watcher.page.get_by_label("You’re watching.")).to_be_visible()
    expect(ann.page.get_by_label("1 spectator is watching.")).to_be_visible()
    bo.leave_page()
    expect(ann.page.locator(DISCONNECTED)).to_have_count(1)


def test_a_what_if_says_so_and_leads_back(visit: Visit, lay_out: LayOut) -> None:
    table, person = lay_out("samurai"), visit(LAPTOP)
    sit(person, table)
    person.page.get_by_label("Table menu").click()
    person.page.get_by_text("Your seat", exact=True).click()
    person.page.get_by_role("button", name="What if?").click()
    person.see("This is a what-if table.")
    person.see("The what-if begins here.")
    assert table.id not in person.page.url
    person.page.get_by_role("link", name="Back to the real game").first.click()
    expect(person.page).to_have_url(re.compile(table.id))
    expect(person.page.locator(".ask")).to_be_visible()


REVEALED = """() => [...document.querySelectorAll('.dcard.small')].map(
  (card) => card.className + card.title)"""


def test_a_what_if_shows_the_cards_revealed_this_era(
    visit: Visit, lay_out: LayOut
) -> None:
    table, person = lay_out("samurai"), visit(LAPTOP)
    table.play(asks("placement"))
    sit(person, table)
    person.see("Revealed this era")
    cards = person.page.evaluate(REVEALED)
    assert len(cards) >= 3
    person.page.get_by_label("Table menu").click()
    person.page.get_by_text("Your seat", exact=True).click()
    person.page.get_by_role("button", name="What if?").click()
    person.see("The what-if begins here.")
    person.see("Revealed this era")
    assert person.page.evaluate(REVEALED) == cards


def test_back_closes_the_drawer(visit: Visit, lay_out: LayOut) -> None:
    table, person = lay_out("samurai"), visit(PHONE)
    person.open("/settings")
    sit(person, table)
    drawer = person.page.locator("dialog[open]")
    person.page.get_by_label("Table menu").click()
    expect(drawer).to_be_visible()
    person.page.go_back()
    expect(drawer).to_have_count(0)
    expect(person.page.locator(".ask")).to_be_visible()
    person.page.get_by_role("button", name="Chat").click()
    person.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    person.page.get_by_label("Table menu").click()
    person.page.get_by_role("link", name="Leave").click()
    expect(person.page).to_have_url(f"{person.address}/")
    person.page.go_back()
    expect(person.page.locator(".ask")).to_be_visible()


def test_a_line_of_the_log_shows_its_place(visit: Visit, lay_out: LayOut) -> None:
    table, person = lay_out("samurai"), visit(LAPTOP)
    table.play(asks("placement"))
    sit(person, table)
    person.play(1)
    line = person.page.locator(".log li.own .line").last
    line.click()
    expect(person.page.locator(".board .spot")).to_have_count(1)
    line.click()
    expect(person.page.locator(".board .spot")).to_have_count(0)
    lines = person.page.locator(".log li")
    expect(person.page.locator(".log li:not(.own):not(.affected)")).not_to_have_count(0)
    person.page.get_by_role("button", name="Me", exact=True).click()
    expect(person.page.locator(".log li:not(.own):not(.affected)")).to_have_count(0)
    assert lines.count() > 0


def test_a_new_line_of_the_chat_shows_and_is_docked(
    visit: Visit, lay_out: LayOut
) -> None:
    table, person = lay_out("samurai", 2), visit(LAPTOP)
    sit(person, table)
    table.ask("POST", "chat", 1, json={"text": "To arms"})
    person.page.locator(".bubble", has_text="To arms").click()
    dock = person.page.locator(".chat-dock")
    expect(dock.get_by_text("To arms")).to_be_visible()
    person.touch(".dcard.can")  # the board stays within reach
    expect(person.page.locator(".dcard.sel")).to_have_count(1)
    dock.get_by_label("Close").click()
    expect(dock).to_have_count(0)


def test_from_the_page_of_a_game_to_the_first_decision(visit: Visit) -> None:
    """Two taps, with another level and number of players in between."""
    person = visit(LAPTOP)
    person.open("/")
    person.page.locator("a[href='/shogun']").click()
    expect(person.page).to_have_title(re.compile("Shogun"))
    person.page.get_by_role("radio", name="normal").check()
    person.page.get_by_role("radio", name="4").check()
    person.page.get_by_role("button", name="Play now").click()
    expect(person.page.locator(".ask")).to_be_visible()
    expect(person.page.locator(".seals li")).not_to_have_count(0)
    person.open("/")
    card = person.page.locator("a.tbl")
    expect(card).to_contain_text("Year 1, spring")
    expect(card.locator(".scores .crest")).to_have_count(4)


def test_a_stranger_joins_an_open_table_from_the_home_page(visit: Visit) -> None:
    host, stranger = visit(LAPTOP), visit(PHONE)
    host.open("/new")
    host.page.locator("input[name=players][value='2']").check()
    host.page.get_by_placeholder("Your name").fill("Ann")
    host.page.get_by_label("Table name").fill("Tea house")
    host.page.get_by_label("List as an open table").check()
    host.page.get_by_role("button", name="Create table").click()
    host.see("Waiting for a friend")
    stranger.open("/")
    stranger.see("Open tables")
    stranger.page.get_by_role("link", name="Tea house").click()
    stranger.page.get_by_label("Your name").fill("Bo")
    stranger.page.get_by_role("button", name="Take a seat").click()
    expect(stranger.page.locator(".ask")).to_be_visible()
    expect(host.page.locator(".ask")).to_be_visible()
    stranger.open("/")
    stranger.see("The games")
    expect(stranger.page.get_by_text("Open tables")).to_have_count(0)


def test_the_home_page_shows_the_game_of_the_day(visit: Visit, lay_out: LayOut) -> None:
    lay_out("samurai", watch="public").play(is_over)
    person = visit(LAPTOP)
    person.open("/")
    day = person.page.locator("section", has_text="Game of the day").last
    expect(day.locator(".card")).to_contain_text("With Ann")
    day.locator(".card").click()
    expect(person.page).to_have_url(re.compile("/replay/"))
    expect(person.page.get_by_text("Replay").first).to_be_visible()
