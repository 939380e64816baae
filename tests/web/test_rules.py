"""The rule book: questions in plain words, and rules beside a game."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE
from tests.web.tables import sit

pytestmark = pytest.mark.games


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "How do I win a battle?"), ("de", "Wie gewinne ich eine Schlacht?")],
)
def test_a_question_in_plain_words_is_answered(
    visit: Visit, language: str, question: str
) -> None:
    person = visit(LAPTOP, language=language)
    page = person.page
    person.open("/rules/shogun")
    expect(page.locator("#scoring table")).to_be_visible()
    page.locator("#wanted").fill(question)
    expect(page.locator(".book section#fight")).to_be_visible()
    assert page.locator(".book section#course").count() == 0
    page.locator("#wanted").fill("xylophone")
    expect(page.locator(".nothing")).to_be_visible()
    page.locator(".nothing .btn").click()
    expect(page.locator("#aim svg").first).to_be_visible()


def test_a_link_shows_its_rule_below_the_search(visit: Visit) -> None:
    person = visit(PHONE)
    person.open("/rules/samurai#SSE-END-2")
    rule = person.page.locator("[id='SSE-END-2']")
    expect(rule).to_be_in_viewport()
    expect(rule.locator("td")).to_have_count(11)
    search, shown = (
        place.bounding_box() for place in (person.page.locator(".tools"), rule)
    )
    assert search is not None
    assert shown is not None
    assert shown["y"] >= search["y"] + search["height"]


def test_a_rule_opens_beside_the_game(visit: Visit, lay_out: LayOut) -> None:
    person, table = visit(LAPTOP), lay_out("samurai")
    page = person.page
    sit(person, table)
    page.locator(".ask .chip.rule").click()
    target = page.locator(".rules-panel .target")
    expect(target).to_be_in_viewport()
    assert len(person.context.pages) == 1
    assert page.url.endswith(table.id)
    person.shot("rules-beside")
    page.locator(".dcard.can").first.click()  # the game stays in play
    expect(page.locator(".dcard.sel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".rules-panel")).to_have_count(0)
