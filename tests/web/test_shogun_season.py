"""A season of Shogun is shown action by action, and never before its time."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.overheard import Overheard
from tests.web.person import LAPTOP
from tests.web.tables import View, is_asked, sit

pytestmark = pytest.mark.games

NAMES = ("Ann", "Blue", "Red")
RECORD = """() => {
  const text = (one, where) => one?.querySelector(where)?.textContent.trim() ?? '';
  const row = (one) => [text(one, '.chestc'), text(one, '.ricec')].map(Number);
  window.recorded = [];
  let last = '';
  const look = () => {
    const places = [...document.querySelectorAll('.actions ol.row > li')];
    const now = {
      place: places.findIndex((one) => one.ariaCurrent === 'step'),
      turned: [...document.querySelectorAll('.dock li[data-seat]')]
        .filter((one) => one.querySelector('.face, .passed'))
        .map((one) => Number(one.dataset.seat)),
      caption: text(document, '.playing .caption'),
      season: text(document, '.phase .now'),
      goods: Object.fromEntries([...document.querySelectorAll('.players li[data-seat]')]
        .map((one) => [one.dataset.seat, row(one)])),
      board: [...document.querySelectorAll('.hit')].map((one) => one.ariaLabel),
    };
    const found = JSON.stringify(now);
    if (found !== last) window.recorded.push(now);
    last = found;
  };
  new MutationObserver(look).observe(document.querySelector('.game'), {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""


class Moment(NamedTuple):
    seen: dict[str, Any]
    events: list[dict[str, Any]]

    def shown(self) -> tuple[int, int] | None:
        """Return the place of the action whose card is turned up, and the seat."""
        for event in self.events:
            if event["kind"] == "card-shown":
                return self.seen["row"].index(event["field"]), event["seat"]
        return None

    def goods(self) -> dict[str, list[int]]:
        both = zip(self.seen["chests"], self.seen["rice"], strict=True)
        return {str(seat): [*pair] for seat, pair in enumerate(both)}

    def armies(self) -> list[str]:
        """Return whose armies stand on the board, as its labels say it."""
        both = zip(self.seen["owner"], self.seen["armies"], strict=True)
        return sorted(
            f"{NAMES[owner]} {armies}" for owner, armies in both if owner >= 0
        )


def moments_in(told: list[Any]) -> Iterator[Moment]:
    """Yield every moment that the page was told, with the position as of then."""
    seen: dict[str, Any] = {}
    for one in told:
        if one.get("type") == "welcome":
            seen = one["view"]["observation"]
        if one.get("type") != "update":
            continue
        events, now = iter(one["events"]), seen
        for moment in one["moments"]:
            now = {**now, **moment["changed"]}
            yield Moment(now, [next(events) for _ in range(moment["events"])])
        seen = {**seen, **one["changed"]}
        yield Moment(seen, [*events])


def armies_on(labels: list[str]) -> list[str]:
    pattern = rf"\b(?:{'|'.join(NAMES)}) \d+"
    return sorted(found for label in labels for found in re.findall(pattern, label))


def test_every_action_is_a_moment_and_none_shows_the_future(
    visit: Visit, lay_out: LayOut
) -> None:
    table, person = lay_out("shogun"), visit(LAPTOP, motion=True, pace=12)
    overheard = Overheard(person.page)
    sit(person, table)
    person.page.evaluate(RECORD)
    table.play(lambda view: bool(view["observation"]["season"] == 1), ("march", "send"))
    expect(person.page.locator(".phase .now")).to_contain_text("summer", timeout=90_000)
    moments = [*moments_in(overheard.told())]
    records: list[Any] = person.page.evaluate("window.recorded")
    check_each_card_is_seen(moments, records)
    check_nothing_is_early(moments, records)


def check_each_card_is_seen(moments: list[Moment], records: list[Any]) -> None:
    """In their order, each in its place of the row, turned up and with a caption."""
    cards = [shown for moment in moments if (shown := moment.shown())]
    assert {place for place, _ in cards} == {*range(10)}
    at = 0
    for place, seat in cards:
        while at < len(records) and not is_seen(records[at], place, seat):
            at += 1
        assert at < len(records), f"action {place + 1} of {NAMES[seat]} is not seen"


def is_seen(record: Any, place: int, seat: int) -> bool:
    return bool(
        record["place"] == place and seat in record["turned"] and record["caption"]
    )


def check_nothing_is_early(moments: list[Moment], records: list[Any]) -> None:
    """Goods and armies are those of a moment whose card is turned up, or earlier."""
    cards = [(at, shown) for at, one in enumerate(moments) if (shown := one.shown())]
    for (_, (place, seat)), (following, (later, other)) in pairwise(cards):
        for record in records:
            if is_seen(record, place, seat) and not is_seen(record, later, other):
                so_far = moments[:following]
                assert record["goods"] in [one.goods() for one in so_far]
                assert armies_on(record["board"]) in [one.armies() for one in so_far]


PAUSE = """() => new MutationObserver((_, watch) => {
  const fight = document.querySelector('.scene[data-kind=fight]');
  if (!fight?.querySelector('.vs')?.textContent.includes('Ann')) return;
  watch.disconnect();
  fight.querySelector('footer .icon-btn').click();
}).observe(document.querySelector('.game'), { subtree: true, childList: true })"""
SLOWER = """() => {
  const stored = JSON.parse(localStorage['sengoku-settings']);
  localStorage['sengoku-settings'] = JSON.stringify({ ...stored, pace: 1 });
}"""


def test_a_reload_in_a_battle_shows_it_again(visit: Visit, lay_out: LayOut) -> None:
    """What the tower had not told yet is not read: the recap begins with it."""
    table, person = lay_out("shogun"), visit(LAPTOP, motion=True, pace=12)
    page = person.page
    sit(person, table)
    page.evaluate(PAUSE)
    while not has_attacked(view := table.view()):
        if is_asked(view):
            table.answer(0, view["offer"], ("march", "send"))
    fight = page.locator(".scene[data-kind=fight]", has_text="Ann")
    expect(fight.get_by_label("Play", exact=True)).to_be_visible(timeout=60_000)
    page.wait_for_timeout(1000)  # what was shown has been read by then
    page.evaluate(SLOWER)
    page.reload()
    expect(page.locator(".scene[data-kind=fight] svg.tower")).to_be_visible()
    expect(page.locator(".scene[data-kind=fight] .vs")).to_contain_text("Ann")


def has_attacked(view: View) -> bool:
    events = view["events"]
    return any(one["kind"] == "battle-began" and one["seat"] == 0 for one in events)
