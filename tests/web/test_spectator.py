"""Somebody who watches learns no secret and can touch nothing."""

import pytest
from playwright.sync_api import expect

from tests.server.table_client import until
from tests.web.conftest import LayOut, Visit
from tests.web.overheard import Overheard
from tests.web.person import CONFIRM, LAPTOP, OFFERED, PHONE, Person
from tests.web.tables import Table, asks

pytestmark = pytest.mark.games

FIELDS = 11
BEHIND_SCREEN = ("hand", "tokens", "committed")
FACE, BACK = ".slot use.face", ".slot use.back"
OWN = ".ask .btn, .tok, .dcard, .pcard, .field, .handbox, [data-name=plan]"
TOUCHED = """async (places) => {
  for (const one of document.querySelectorAll(places))
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise((done) => setTimeout(done, 100));
}"""


def both(
    visit: Visit, table: Table, size: tuple[int, int]
) -> tuple[Person, Person, Overheard]:
    """A player, who is asked, and a watcher beside."""
    player, watcher = visit(LAPTOP), visit(size)
    overheard = Overheard(watcher.page)
    table.read()
    player.open(table.door())
    watcher.open(f"/t/{table.id}#{table.watch}")
    expect(player.page.locator(".ask")).to_be_visible()
    expect(watcher.page.locator(".ask")).to_be_visible()
    return player, watcher, overheard


def check_powerless(watcher: Person) -> None:
    """Whatever the watcher touches on the board, nothing can be chosen."""
    assert watcher.page.locator(OWN).count() == 0
    assert watcher.page.locator(OFFERED).count() == 0
    watcher.page.evaluate(TOUCHED, ".hit, .slot")
    assert watcher.page.locator(CONFIRM).count() == 0


def test_orders_of_samurai(visit: Visit, lay_out: LayOut) -> None:
    """The player reads their own orders on the board; the watcher sees their backs."""
    table = lay_out("samurai")
    table.play(asks("placement"))
    player, watcher, overheard = both(visit, table, PHONE)
    player.play(1)
    expect(player.page.locator(FACE).first).to_be_visible()
    laid, backs = player.page.locator(f"{FACE}, {BACK}"), watcher.page.locator(BACK)
    # Both pages go on to show what bots do meanwhile, each at its own time.
    until(lambda: backs.count() == laid.count())
    watcher.shot("watching-samurai-phone")
    assert watcher.page.locator(FACE).count() == 0
    check_powerless(watcher)
    seen = [*overheard.values("observation"), *overheard.values("changed")]
    assert not any(one.get(name) for one in seen for name in BEHIND_SCREEN)
    assert {order for one in seen for order in one.get("order", ())} <= {None, -1}
    assert not any(overheard.values("offer"))


def test_plans_of_shogun(visit: Visit, lay_out: LayOut) -> None:
    """The player lays cards; nothing at all reaches the watcher."""
    table = lay_out("shogun")
    player, watcher, overheard = both(visit, table, LAPTOP)
    before = watcher.page.locator(".game").inner_html()
    known = len(overheard.told())
    for _ in range(6):
        player.touch(".pcard:not([disabled])")
        player.touch(".field.offer")
    laid = player.page.locator(".field .mini:not(.none):not(.pending)")
    expect(laid).to_have_count(6)
    watcher.shot("watching-shogun-laptop")
    assert watcher.page.locator(".game").inner_html() == before
    assert len(overheard.told()) == known, "the watcher is told that somebody plans"
    check_powerless(watcher)
    mats = list(overheard.values("mat"))
    assert mats
    assert all(card is None for mat in mats for card in mat[:FIELDS])
    assert not any(overheard.values("offer"))
