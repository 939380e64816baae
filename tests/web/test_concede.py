"""Giving up, from the menu to the end that everybody sees."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE, Person
from tests.web.tables import asks, sit

pytestmark = pytest.mark.games


def give_up(person: Person, follows: str) -> None:
    page = person.page
    page.get_by_label("Table menu").click()
    page.locator("summary", has_text="Give up").click()
    person.see(follows)
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_of_two_players_the_other_wins(visit: Visit, lay_out: LayOut) -> None:
    seats = [{"name": "Ann"}, {"name": "Bo"}]
    table = lay_out("samurai", 2, seats=seats)
    table.play(asks("placement"))
    ann, bo = visit(LAPTOP), visit(PHONE)
    sit(ann, table)
    sit(bo, table, 1)
    give_up(ann, "The game ends at once, and")
    bo.see("Victory is yours!")
    for person in (ann, bo):
        expect(person.page.locator(".gave-up")).to_contain_text("gave up")
        expect(person.page.get_by_role("button", name="Rematch")).to_be_visible()
    ann.see("You came second")
    ann.page.get_by_role("link", name="Watch again").click()
    ann.see("Replay")


def test_a_bot_plays_on_for_who_gave_up(visit: Visit, lay_out: LayOut) -> None:
    table = lay_out("shogun", 2)
    ann, bo = visit(LAPTOP), visit(LAPTOP)
    sit(ann, table)
    sit(bo, table, 1)
    give_up(bo, "A bot plays on for you")
    bo.see("You gave up.")
    ann.page.locator(".bubble", has_text="Gave up the game.").wait_for()
    ann.page.get_by_role("button", name="Table", exact=True).click()
    expect(ann.page.locator(".players .chip", has_text="gave up")).to_have_count(1)
    bo.page.get_by_label("Table menu").click()
    expect(bo.page.locator("summary", has_text="Give up")).to_have_count(0)
