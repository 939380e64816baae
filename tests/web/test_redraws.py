"""The board draws again only what changed: nodes are counted, never times."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, Person
from tests.web.tables import Table, asks, sit

pytestmark = pytest.mark.games

WATCH = """() => {
  const views = document.querySelectorAll('.board-view > svg');
  const nameOf = (one) => one.closest('svg.ground, svg.lights, svg.map').classList[0];
  const count = (where, what) => {
    const key = `${nameOf(where)} ${what}`;
    window.redrawn[key] = (window.redrawn[key] ?? 0) + 1;
  };
  const look = (records) => {
    for (const { type, target, addedNodes, removedNodes, attributeName } of records) {
      if (type === 'attributes') count(target, attributeName);
      else if (type === 'characterData') count(target.parentElement, 'text');
      else
        for (const one of [...addedNodes, ...removedNodes])
          if (one instanceof Element) count(target, one.tagName);
    }
  };
  const watch = new MutationObserver(look);
  for (const one of views)
    watch.observe(one, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
  window.redrawn = {};
}"""
SELECTED = ".tok.sel, .pcard.sel"
MOVES_OF_ARMIES = 40
"""Nodes of the pieces that one action of an opponent may touch."""


def watched(visit: Visit, table: Table, question: str) -> Person:
    """Return somebody who is asked this, at a board that counts what is drawn."""
    person = visit(LAPTOP)
    table.play(asks(question))
    sit(person, table)
    person.page.evaluate(WATCH)
    return person


def redrawn(person: Person) -> dict[str, int]:
    """Return how many nodes of each kind were touched since the last question."""
    person.page.wait_for_timeout(300)
    found: dict[str, int] = person.page.evaluate(
        "() => { const found = window.redrawn; window.redrawn = {}; return found; }"
    )
    return found


def nodes_of(person: Person, drawing: str) -> int:
    return person.page.locator(f".board-view > svg.{drawing} *").count()


def test_selecting_an_order_touches_no_land_and_no_piece(
    visit: Visit, lay_out: LayOut
) -> None:
    person = watched(visit, lay_out("samurai"), "placement")
    person.tap(".tok.can")
    expect(person.page.locator(SELECTED)).to_have_count(1)
    assert redrawn(person) == {}
    person.tap(person.page.locator(".tok.can").nth(1))
    assert redrawn(person) == {}


def test_selecting_a_slot_touches_it_and_its_light(
    visit: Visit, lay_out: LayOut
) -> None:
    person = watched(visit, lay_out("samurai"), "placement")
    person.tap(".slot[tabindex='0']")
    expect(person.page.locator(".slot[aria-pressed=true]")).to_have_count(1)
    found = redrawn(person)
    assert {key.split()[0] for key in found} == {"map"}
    assert found.pop("map aria-pressed") == 1
    assert sum(found.values()) < 10


def test_selecting_a_card_lights_its_province_alone(
    visit: Visit, lay_out: LayOut
) -> None:
    person = watched(visit, lay_out("shogun"), "planning")
    person.tap(".pcard:not([disabled])")
    expect(person.page.locator(SELECTED)).to_have_count(1)
    assert redrawn(person) == {"lights g": 1, "map aria-pressed": 1}
    person.tap(person.page.locator(".pcard:not([disabled])").nth(1))
    assert redrawn(person) == {"lights g": 2, "map aria-pressed": 2}


def test_an_opponents_move_leaves_most_of_the_board_as_it_is(
    visit: Visit, lay_out: LayOut
) -> None:
    """An order is placed: its slot turns, and nothing else does."""
    table, person = lay_out("samurai", people=2), visit(LAPTOP)
    table.play(asks("placement"), seat=1)
    person.open(table.door(0))
    expect(person.page.locator("svg.map .slot").first).to_be_attached()
    person.page.wait_for_timeout(300)
    all_nodes = nodes_of(person, "map") + nodes_of(person, "ground")
    person.page.evaluate(WATCH)
    before = person.page.locator("svg.map .slot .back").count()
    offer = table.view(1)["offer"]
    table.answer(1, offer)
    expect(person.page.locator("svg.map .slot .back")).to_have_count(before + 1)
    found = redrawn(person)
    assert not [key for key in found if key.startswith("ground")]
    assert sum(found.values()) < MOVES_OF_ARMIES < all_nodes / 10
