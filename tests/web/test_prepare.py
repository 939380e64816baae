"""Tokens prepared while others plan: placed when the turn comes, or dropped."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE, Person
from tests.web.tables import Table, asks

pytestmark = pytest.mark.games


def two_planning(lay_out: LayOut) -> tuple[Table, int, int]:
    """Return a table of two people, the one who is to place, and the other."""
    table = lay_out("samurai", 2, seats=[{"name": "Ann"}, {"name": "Bo"}])
    for seat in (0, 1):
        table.answer(seat, table.view(seat)["offer"])
    (asked,) = table.view()["waiting"]
    assert asks("placement")(table.view(asked))
    return table, asked, 1 - asked


def come(person: Person, table: Table, seat: int) -> None:
    table.read()
    person.open(table.door(seat))
    person.page.get_by_role("button", name="Prepare your next move").click()


def prepare_token(person: Person, slot: int) -> None:
    person.tap(".tok.can")
    person.tap(f".slot[data-slot='{slot}'][tabindex='0']")
    person.page.locator(".ask .btn.primary:not([disabled])").click()


def place(table: Table, seat: int, slot: int) -> None:
    """Place a token on *slot*; decline the neutral action, if there is one."""
    offer = table.view(seat)["offer"]
    chosen = next(one for one in offer["choices"] if one["action"]["slot"] == slot)
    table.ask("POST", "moves", seat, json={"at": offer["at"], "do": chosen["id"]})
    offer = table.view(seat)["offer"]
    if offer and offer["question"]["key"] == "neutral":
        done = {"at": offer["at"], "do": "decline"}
        table.ask("POST", "moves", seat, json=done)


def owner_of(table: Table, slot: int) -> int:
    found: int = table.view()["observation"]["owner"][slot]
    return found


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_prepared_token_is_placed_when_its_turn_comes(
    visit: Visit, lay_out: LayOut, size: tuple[int, int]
) -> None:
    """The browser is closed meanwhile."""
    table, asked, other = two_planning(lay_out)
    person = visit(size)
    come(person, table, other)
    prepare_token(person, 3)
    expect(person.page.get_by_label("Prepared").locator("li")).to_have_count(1)
    person.leave_page()
    place(table, asked, 0)
    for _ in range(100):
        if owner_of(table, 3) == other:
            break
        person.page.wait_for_timeout(50)
    assert owner_of(table, 3) == other


def test_what_is_taken_meanwhile_is_dropped_and_said(
    visit: Visit, lay_out: LayOut
) -> None:
    table, asked, other = two_planning(lay_out)
    person, rival = visit(LAPTOP), visit(LAPTOP)
    come(person, table, other)
    prepare_token(person, 3)
    expect(person.page.get_by_label("Prepared").locator("li")).to_have_count(1)
    rival.open(table.door(asked))
    rival.page.locator(".ask").wait_for()
    assert "Prepared" not in rival.page.content()
    place(table, asked, 3)
    expect(person.page.locator(".dropped")).to_contain_text("No longer possible")
    expect(person.page.locator(".tok.can")).not_to_have_count(0)
    person.page.locator(".dropped").get_by_label("Close").click()
    expect(person.page.locator(".dropped")).to_have_count(0)


def test_a_prepared_token_can_be_cancelled(visit: Visit, lay_out: LayOut) -> None:
    table, asked, other = two_planning(lay_out)
    person = visit(LAPTOP)
    come(person, table, other)
    prepare_token(person, 3)
    person.page.get_by_label("Prepared").get_by_role("button").click()
    expect(person.page.get_by_label("Prepared")).to_have_count(0)
    place(table, asked, 0)
    expect(person.page.locator(".ask .cartouche", has_text="Your turn")).to_be_visible()
    assert owner_of(table, 3) < 0


def test_on_return_one_sees_what_was_dropped(visit: Visit, lay_out: LayOut) -> None:
    table, asked, other = two_planning(lay_out)
    person = visit(PHONE)
    come(person, table, other)
    prepare_token(person, 3)
    expect(person.page.get_by_label("Prepared").locator("li")).to_have_count(1)
    person.leave_page()
    place(table, asked, 3)
    table.read()
    person.open(table.door(other))
    expect(person.page.locator(".dropped")).to_contain_text("No longer possible")
