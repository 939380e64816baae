"""The end of a game: counted, ranked, told; and what is left to do afterwards."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE, Person
from tests.web.tables import Table, is_asked, is_over

pytestmark = pytest.mark.games

AGAIN = ("Rematch", "Watch again", "Analysis", "Download the replay", "Home")
SEEN = """() => [
  document.body.innerText.includes('wins!') ||
    document.body.innerText.includes('Victory is yours'),
  Boolean(document.querySelector('.over.counting')),
  document.querySelector('.over .sum')?.innerText ?? '',
  [...document.querySelectorAll('.players .pts')].map((one) => one.innerText).join(),
]"""


def near_the_end(table: Table) -> Any:
    """Play to the end; return a table that goes on from before the last answer."""
    table.play(is_over)
    frames: list[Any] = []
    more = True
    while more:
        since = frames[-1]["since"] + len(frames[-1]["events"]) if frames else 0
        film = table.ask("GET", f"film?everything=true&since={since}", 0)
        frames, more = frames + film["frames"], film["more"]
    last = frames[-1]["number"]
    before = next(one for one in reversed(frames) if one["number"] < last)
    seat = before["waiting"][0]
    start = {"since": last - 1, "everything": True, "seat": seat}
    return table.ask("POST", "what-if", 0, json=start)


def answer_to_the_end(table: Table, made: Any) -> dict[str, Any]:
    """Let the one person there answer; return the outcome."""
    table.id, own = made["table"]["id"], made["seats"][0]
    table.tokens = {own["seat"]: own["token"]}
    view = table.view(own["seat"])
    while not is_over(view):
        if is_asked(view):
            table.answer(own["seat"], view["offer"])
        view = table.view(own["seat"])
    outcome: dict[str, Any] = view["outcome"]
    return outcome


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_the_result_shows_when_it_has_been_counted(
    visit: Visit, lay_out: LayOut, game: str
) -> None:
    table, person = lay_out(game), visit(LAPTOP, motion=True, pace=2)
    page = person.page
    made = near_the_end(table)
    person.open(f"/t/{made['table']['id']}#{made['seats'][0]['token']}")
    expect(page.locator(".ask")).to_be_visible()
    page.wait_for_timeout(1000)  # until it counts as read
    scores = answer_to_the_end(table, made)["scores"]
    moments = watch_the_count(person)
    sums = [sum for _, is_counting, sum, _ in moments if is_counting and sum]
    assert len({*sums}) > 2, "it is counted step by step"
    for told, is_counting, _, standings in moments:
        if is_counting:
            assert not told, "the winner is known before the count is over"
            assert not all(str(score) in standings for score in scores)
    order = sorted(scores, reverse=True)
    expect(page.locator(".over .sum b")).to_have_text([str(one) for one in order])
    expect(page.locator(".players .pts")).to_have_text([str(one) for one in order])
    person.shot(f"{game}-result-laptop")


def watch_the_count(person: Person) -> list[list[Any]]:
    """Return what the page showed again and again, until the result is there."""
    moments: list[list[Any]] = []
    while not (moments and moments[-1][2] and not moments[-1][1]):
        assert len(moments) < 400, "the count has no end"
        person.touch(".stage-card footer .btn, .scene .next")
        person.page.wait_for_timeout(100)
        moments.append(person.page.evaluate(SEEN))
    return moments


def test_all_is_within_reach_after_the_end(visit: Visit, lay_out: LayOut) -> None:
    table, person = lay_out("samurai"), visit(PHONE)
    page = person.page
    table.play(is_over)
    person.open(table.door())
    panel = page.locator(".over")
    expect(panel.get_by_text("Turning point")).to_be_visible()
    page.get_by_text("Verify this game").click()
    expect(page.get_by_text("Fair: the random seed")).to_be_visible()
    for _ in range(2):
        person.tap(page.get_by_role("button", name="View the board"))
        expect(panel).to_have_count(0)
        offers(page, ".ask")
        person.tap(page.get_by_label("Table menu"))
        offers(page, "dialog")
        page.keyboard.press("Escape")
        person.tap(page.get_by_role("button", name="Final scoring").first)
        offers(page, ".over")
        page.reload()
    person.tap(panel.get_by_role("link", name="Watch again"))
    expect(page.locator("input[type=range]")).to_have_value("0")


def offers(page: Page, place: str) -> None:
    for name in AGAIN:
        expect(page.locator(place).get_by_text(name, exact=True)).to_be_visible()


def test_a_game_that_was_ended_asks_nothing(visit: Visit, lay_out: LayOut) -> None:
    table, person = lay_out("samurai"), visit(LAPTOP)
    page = person.page
    table.read()
    person.open(table.door())
    expect(page.locator(".dcard.can").first).to_be_visible()
    table.ask("POST", "vote", 0, json={"kind": "end"})
    for _ in range(2):
        expect(page.locator(".ask")).to_contain_text("There is no result.")
        expect(page.locator(".can, .offer, .hit[tabindex='0']")).to_have_count(0)
        expect(page.locator(".ask .btn")).to_have_text(["Rematch", "Home"])
        page.reload()
    person.tap(page.get_by_role("button", name="Rematch"))
    expect(page.locator(".dcard.can").first).to_be_visible()
