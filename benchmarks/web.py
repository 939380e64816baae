"""Measures the web app in Chromium with a slowed processor: work of the main thread.

It opens the home page, selects things at a table of each game, and watches while
others play. Rates of one run can be compared, times of two machines cannot.
"""

import argparse
import statistics
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import CDPSession, sync_playwright

from benchmarks.rounds import at_least_one
from tests.web.conftest import FLAGS, find_chromium
from tests.web.person import Person
from tests.web.served import Served
from tests.web.tables import Table, asks

Event: TypeAlias = dict[str, Any]
Split: TypeAlias = dict[str, float]

PARTS = {
    "script": ("EventDispatch", "FireAnimationFrame", "TimerFire"),
    "style and layout": ("UpdateLayoutTree", "Layout"),
    "paint": ("PrePaint", "Paint"),
    "compositing": ("Layerize", "Commit"),
}
"""What the trace calls the parts of the main thread's work; none contains another."""

TAPS = ("pointerdown", "pointerup", "mousedown", "mouseup", "click")
LONG_TASKS = """window.longTasks = [];
window.shift = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries())
    if (!hadRecentInput) window.shift += value;
}).observe({ type: 'layout-shift', buffered: true });"""
"""Collects tasks of more than 50 ms, and how much the layout shifts."""


class Selection(NamedTuple):
    """Something to be selected at a table, when its question is asked."""

    game: str
    question: str
    name: str
    selector: str


SELECTIONS = (
    Selection("samurai", "placement", "an order token", ".tok.can"),
    Selection("shogun", "planning", "a province card", ".pcard:not([disabled])"),
)


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench --web", description=__doc__)
    parser.add_argument("--slowdown", type=float, default=4.0, help="of the processor")
    parser.add_argument("--runs", type=at_least_one, default=9, help="selections a row")
    parser.add_argument("--seconds", type=float, default=20.0, help="of watching")
    return parser.parse_args(given)


# Traces


@contextmanager
def traced(session: CDPSession, person: Person) -> Iterator[list[Event]]:
    """Collect what the browser does until the end of the block."""
    events: list[Event] = []
    complete: list[bool] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on(
        "Tracing.tracingComplete",
        lambda data: complete.append(data["dataLossOccurred"]),
    )
    wanted = {"includedCategories": ["devtools.timeline"]}
    session.send("Tracing.start", {"traceConfig": wanted})
    yield events
    session.send("Tracing.end")
    while not complete:
        person.page.wait_for_timeout(20)


def split(events: list[Event]) -> Split:
    """Return the milliseconds of the main thread after the first tap, by part."""
    taps = [
        event
        for event in events
        if event["name"] == "EventDispatch" and event["args"]["data"]["type"] in TAPS
    ]
    first = min(taps, key=lambda event: event["ts"])
    spent: Counter[str] = Counter()
    for event in events:
        is_later = event["tid"] == first["tid"] and event["ts"] >= first["ts"]
        if is_later and event["pid"] == first["pid"]:
            spent[event["name"]] += event.get("dur", 0)
    return {
        part: sum(spent[name] for name in names) / 1000 for part, names in PARTS.items()
    }


# Measurements


def slowed(person: Person, slowdown: float) -> CDPSession:
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    return session


def home(person: Person, given: argparse.Namespace) -> str:
    """Open the home page for the first time."""
    person.context.add_init_script(LONG_TASKS)
    slowed(person, given.slowdown)
    person.open("/")
    person.page.get_by_role("button", name="Play now").wait_for()
    person.page.wait_for_timeout(3000)
    shift = person.page.evaluate("window.shift")
    return f"- Home page, first load: {long_tasks(person)}; layout shift {shift:.3f}."


def selecting(person: Person, selector: str, count: int) -> list[Split]:
    """Select one after the other; return what each costs."""
    session = person.context.new_cdp_session(person.page)
    places = person.page.locator(selector)
    found = []
    for number in range(count + 1):  # the first compiles the code
        with traced(session, person) as events:
            places.nth(number % places.count()).click()
            person.page.wait_for_timeout(500)
        found.append(split(events))
    return found[1:]


def long_tasks(person: Person) -> str:
    found: list[float] = person.page.evaluate("window.longTasks")
    longest = f", the longest {max(found):.0f} ms" if found else ""
    return f"{len(found)} tasks of more than 50 ms{longest}"


# The report


def measure_selections(
    visit: Callable[[], Person], address: str, given: argparse.Namespace
) -> None:
    parts = " | ".join(PARTS)
    print(f"| selecting, ms of main thread | {parts} | all, median | all, least |")
    print("|---|" + "--:|" * (len(PARTS) + 2))
    for at in SELECTIONS:
        table, person = Table(address, at.game), visit()
        table.play(asks(at.question))
        person.open(table.door())
        person.page.locator(at.selector).first.wait_for()
        person.page.wait_for_timeout(1500)
        slowed(person, given.slowdown)
        costs = selecting(person, at.selector, given.runs)
        medians = [statistics.median(cost[part] for cost in costs) for part in PARTS]
        sums = [sum(cost.values()) for cost in costs]
        figures = [*medians, statistics.median(sums), min(sums)]
        print(
            f"| {at.game}, {at.name} | "
            + " | ".join(f"{one:.1f}" for one in figures)
            + " |"
        )
        table.close()
        person.leave()


def measure_playback(
    visit: Callable[[], Person], address: str, given: argparse.Namespace
) -> None:
    bots = [{"kind": "bot", "bot": "easy"}] * 3
    for game in dict.fromkeys(at.game for at in SELECTIONS):
        table, person = Table(address, game, seats=bots, watch="public"), visit()
        person.context.add_init_script(LONG_TASKS)
        slowed(person, given.slowdown)
        person.open(f"/t/{table.id}")
        person.page.locator(".game").wait_for()
        person.page.evaluate("window.longTasks = []")
        person.page.wait_for_timeout(given.seconds * 1000)
        print(f"- Watching {game} for {given.seconds:.0f} s: {long_tasks(person)}.")
        table.close()
        person.leave()


def main(given_arguments: list[str]) -> None:
    given = arguments(given_arguments)
    folder = Path(tempfile.mkdtemp())
    with Served(folder) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=[*FLAGS]
        )
        visit = partial(Person, browser, served.address, motion=True)
        print(
            f"Chromium {browser.version}, processor slowed {given.slowdown:g} times\n"
        )
        measure_selections(visit, served.address, given)
        print()
        person = visit()
        print(home(person, given))
        person.leave()
        measure_playback(visit, served.address, given)
        browser.close()
