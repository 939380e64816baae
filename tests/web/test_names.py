"""Names in Hebrew and Arabic keep the order of the sentences around them."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import LAPTOP, PHONE
from tests.web.tables import asks, is_over

pytestmark = pytest.mark.games

NAMES = ("דנה", "יוסי", "سمير")
SEATS = [{"name": name} for name in NAMES]
TITLE = "ליגה!"
WORDS = r"""(element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+|!/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      found.push({ word, left, right, top, bottom });
    }
  }
  return found;
}"""


def misplaced(place: Locator) -> list[tuple[str, str]]:
    """Return the pairs of words of which the second is not after the first."""
    words = place.evaluate(WORDS)
    assert words, place
    return [
        (one["word"], other["word"])
        for one, other in pairwise(words)
        if other["left"] < one["right"] - 1 and other["top"] < one["bottom"] - 2
    ]


def left(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["x"]


def is_right_to_left(title: Locator) -> bool:
    """Is the mark at the end of the title to the left of its letters?"""
    letters, mark = title.evaluate(WORDS)
    return bool(mark["right"] <= letters["left"] + 1)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_header_and_chat(visit: Visit, lay_out: LayOut, size: tuple[int, int]) -> None:
    """All three are asked, and the watcher reads so."""
    table = lay_out("shogun", seats=SEATS, name=TITLE)
    table.play(asks("planning"))
    for seat, text in enumerate(("Hello 123", "שלום 7", "مرحبا 5")):
        table.ask("POST", "chat", seat, json={"text": text})
    watcher = visit(size)
    watcher.open(f"/t/{table.id}#{table.watch}")
    waiting = watcher.page.locator(".ask h2")
    expect(waiting).to_contain_text(NAMES[2])
    assert misplaced(waiting) == []
    watcher.page.get_by_role("button", name="Chat").click()
    lines = watcher.page.locator(".chat .lines li p")
    expect(lines).to_have_count(3)
    assert misplaced(lines.first) == []
    for line, name in zip(lines.all(), NAMES, strict=True):
        words = {one["word"]: one for one in line.evaluate(WORDS)}
        assert words[name]["right"] <= left(line.locator("time"))
    watcher.shot(f"names-chat-{size[0]}")
    watcher.page.keyboard.press("Escape")
    watcher.page.get_by_role("button", name="Table menu").click()
    watcher.shot(f"names-menu-{size[0]}")
    assert is_right_to_left(watcher.page.locator("dialog[open] h2").first)
    assert TITLE in watcher.page.title()


def test_log(visit: Visit, lay_out: LayOut) -> None:
    """Its last sentence lists every name with its score."""
    table = lay_out("samurai", seats=SEATS, name=TITLE)
    table.play(is_over)
    watcher = visit(LAPTOP)
    watcher.open(f"/t/{table.id}#{table.watch}")
    last = watcher.page.locator(".log li").last
    expect(last).to_contain_text("Final score")
    watcher.shot("names-log")
    assert misplaced(last) == []
