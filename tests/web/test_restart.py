"""The server dies in the middle of a game and is back: nothing is lost or doubled."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.person import CONFIRM, LAPTOP, OFFERED, Person
from tests.web.served import Served
from tests.web.tables import Table, View, asks, sit

pytestmark = pytest.mark.games

QUICK = 400  # milliseconds in which an answer is on disk
BROKEN = ".banner.warn"
UNSENT = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = () => (WebSocket.prototype.send = send);
}"""
UNHEARD = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    this.onmessage = null;
    WebSocket.prototype.send = send;
    send.call(this, text);
  };
}"""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path) as served:
        yield served


def laid(view: View) -> int:
    """Return how many tokens the first seat has on the board."""
    return int(view["observation"]["owner"].count(0))


def choose(person: Person) -> None:
    while not person.page.locator(CONFIRM).count():
        person.touch(OFFERED)


def test_the_server_is_killed(browser: Browser, served: Served) -> None:
    """One answer never reaches it; of the next it cannot say that it has it."""
    with closing(Table(served.address, "samurai", 2)) as table:
        person = Person(browser, served.address, LAPTOP)
        table.play(asks("placement"))
        before = table.view()
        sit(person, table)
        answer_and_die(person, served, UNSENT)
        person.shot("server-gone-laptop")
        come_back(person, served)
        assert laid(table.view()) == laid(before) + 1
        answer_and_die(person, served, UNHEARD)
        come_back(person, served)
        assert table.view()["heard"] == before["heard"] + 2
        person.leave()


def answer_and_die(person: Person, served: Served, trouble: str) -> None:
    choose(person)
    person.page.evaluate(trouble)
    person.tap(CONFIRM)
    person.page.wait_for_timeout(QUICK)
    served.kill()
    expect(person.page.locator(BROKEN)).to_be_visible()
    expect(person.page.locator(CONFIRM)).to_have_count(0)


def come_back(person: Person, served: Served) -> None:
    """Start the server; the page finds it and is asked the next question."""
    question = person.page.locator(".ask h2").inner_text()
    served.start()
    expect(person.page.locator(BROKEN)).to_have_count(0)
    expect(person.page.locator(".ask h2")).not_to_have_text(question)
