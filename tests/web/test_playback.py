"""What others do is shown moment by moment, in order, and nothing before its time."""

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import LayOut, Visit
from tests.web.person import Person
from tests.web.tables import Table, View, is_asked

WATCH = """() => {
  window.told = [];
  const look = () => {
    const at = document.querySelector('.caption')?.dataset.event;
    if (at !== undefined && at !== window.told.at(-1)) window.told.push(at);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}"""


def frames_of(table: Table, since: int, until: int) -> list[dict[str, Any]]:
    path = f"film?words=true&since={since}&until={until}"
    found: list[dict[str, Any]] = table.ask("GET", path, 0)["frames"]
    return found


def is_own(frame: dict[str, Any]) -> bool:
    return all(event.get("seat", 0) == 0 for event in frame["events"])


def is_late(view: View) -> bool:
    """Is the viewer asked something in the resolution of an era's last round?"""
    seen = view["observation"]
    return is_asked(view) and seen["round"] == 2 and sum(seen["face_up"]) > 2


def answer_until(person: Person, place: str) -> None:
    """Answer, but close nothing, until there is such a *place*."""
    for _ in range(400):
        if person.page.locator(place).count():
            return
        person.answer(closing="")
        person.page.wait_for_timeout(50)
    raise AssertionError(f"{place} never came")


def test_every_moment_of_an_era_is_shown_before_the_next_era(
    visit: Visit, lay_out: LayOut
) -> None:
    table = lay_out("samurai")
    since = table.play(is_late)["heard"]
    person = visit(motion=True, pace=2)
    person.open(table.door())
    person.page.locator(".ask").first.wait_for()
    person.page.evaluate(WATCH)
    answer_until(person, ".stage-card")
    # The summary belongs to the era that ends, and nothing is asked yet.
    expect(person.page.locator(".bar")).to_contain_text("Era 1")
    assert person.page.locator(".ask .btn.primary").count() == 0
    told = [int(number) for number in person.page.evaluate("window.told")]
    person.page.locator(".stage-card footer .btn").click()
    expect(person.page.locator(".bar")).to_contain_text("Era 2")
    expect(person.page.locator(".ask .btn.primary")).to_be_visible()
    frames = frames_of(table, since, told[-1] + 1)
    shown = [one["since"] + one["headline"] for one in frames if not is_own(one)]
    assert shown
    assert [number for number in told if number in shown] == shown
