"""Measures the web app in Chromium with a slowed processor: work of the main thread.

It opens the home page and a table of each game, selects things and confirms them, and
watches while others play. Times are those of the processor, so that other programs
hardly matter; still, compare only rates of one run. The report lists every task of more
than 50 ms by phase.
"""

import argparse
import json
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

from playwright.sync_api import CDPSession, sync_playwright

from benchmarks.rounds import at_least_one
from benchmarks.web_traces import (
    PARTS,
    LongTask,
    Split,
    after_the_first_tap,
    long_tasks,
    parts_of,
    traced,
)
from tests.web.conftest import FLAGS, find_chromium
from tests.web.person import CONFIRM, Person
from tests.web.served import Served
from tests.web.tables import Table, asks

Visit: TypeAlias = Callable[[], Person]

SHIFT = """window.shift = 0;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries())
    if (!hadRecentInput) window.shift += value;
}).observe({ type: 'layout-shift', buffered: true });"""
CENTRES = """(all) => all.map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})"""
REPORT = Path("build/long-tasks.json")
REST_MS = 600


class Selection(NamedTuple):
    """Something to be selected at a table, and where it is put."""

    game: str
    question: str
    name: str
    selector: str
    place: str


SELECTIONS = (
    Selection(
        "samurai", "placement", "an order token", ".tok.can", ".slot[tabindex='0']"
    ),
    Selection(
        "shogun",
        "planning",
        "a province card",
        ".pcard:not([disabled])",
        ".field.offer",
    ),
)


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench --web", description=__doc__)
    parser.add_argument("--slowdown", type=float, default=4.0, help="of the processor")
    parser.add_argument("--runs", type=at_least_one, default=9, help="selections a row")
    parser.add_argument("--seconds", type=float, default=20.0, help="of watching")
    parser.add_argument(
        "--report", type=Path, default=REPORT, help="file for the long tasks"
    )
    return parser.parse_args(given)


class Phases:
    """The long tasks of each phase."""

    def __init__(self, slowdown: float) -> None:
        self.slowdown = slowdown
        self.found: dict[str, list[LongTask]] = {}

    @contextmanager
    def phase(self, name: str, session: CDPSession, person: Person) -> Iterator[None]:
        with traced(session) as events:
            yield
            person.page.wait_for_timeout(REST_MS)
        self.found.setdefault(name, []).extend(long_tasks(events))

    def slowed(self, person: Person) -> CDPSession:
        session = person.context.new_cdp_session(person.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": self.slowdown})
        return session

    def show(self) -> None:
        parts = " | ".join(PARTS)
        print(f"| tasks of more than 50 ms | number | longest, ms | {parts} |")
        print("|---|" + "--:|" * (len(PARTS) + 2))
        for name, tasks in self.found.items():
            longest = max(tasks, default=LongTask(0.0, dict.fromkeys(PARTS, 0.0)))
            figures = [longest.milliseconds, *longest.parts.values()]
            row = " | ".join(f"{one:.0f}" if tasks else "–" for one in figures)
            print(f"| {name} | {len(tasks)} | {row} |")

    def write(self, file: Path) -> None:
        known = {
            name: [{"ms": one.milliseconds, **one.parts} for one in tasks]
            for name, tasks in self.found.items()
        }
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"slowdown": self.slowdown, "phases": known}))


# Measurements


def click(person: Person, selector: str, number: int = 0) -> None:
    """Click as a mouse does; a locator's click would add listeners of its own."""
    centres = person.page.locator(selector).evaluate_all(CENTRES)
    person.page.mouse.click(*centres[number % len(centres)])


def selecting(person: Person, at: Selection, phases: Phases, count: int) -> list[Split]:
    """Select one after the other; return what each costs."""
    session = phases.slowed(person)
    found = []
    centres = person.page.locator(at.selector).evaluate_all(CENTRES)
    for number in range(count + 1):  # the first compiles the code
        with traced(session) as events:
            person.page.mouse.click(*centres[number % len(centres)])
            person.page.wait_for_timeout(REST_MS)
        found.append(parts_of(after_the_first_tap(events)))
        tasks = phases.found.setdefault(f"{at.game}: selecting", [])
        tasks.extend(long_tasks(events))
    return found[1:]


def measure_home(visit: Visit, phases: Phases) -> None:
    person = visit()
    person.context.add_init_script(SHIFT)
    session = phases.slowed(person)
    with phases.phase("home page, first load", session, person):
        person.open("/")
        person.page.get_by_role("button", name="Play now").wait_for()
        person.page.wait_for_timeout(3000)
    shift = person.page.evaluate("window.shift")
    print(f"\nLayout shift of the home page while it loads: {shift:.3f}.\n")
    person.leave()


def measure_selections(visit: Visit, address: str, phases: Phases, runs: int) -> None:
    parts = " | ".join(PARTS)
    print(f"| selecting, ms of main thread | {parts} | all, median | all, least |")
    print("|---|" + "--:|" * (len(PARTS) + 2))
    for at in SELECTIONS:
        table, person = Table(address, at.game), visit()
        table.play(asks(at.question))
        session = phases.slowed(person)
        with phases.phase(f"{at.game}: opening a table", session, person):
            person.open(table.door())
            person.page.locator(at.selector).first.wait_for()
        costs = selecting(person, at, phases, runs)
        medians = [statistics.median(cost[part] for cost in costs) for part in PARTS]
        sums = [sum(cost.values()) for cost in costs]
        figures = [*medians, statistics.median(sums), min(sums)]
        row = " | ".join(f"{one:.1f}" for one in figures)
        print(f"| {at.game}, {at.name} | {row} |")
        confirm(person, at, phases)
        table.close()
        person.leave()


def confirm(person: Person, at: Selection, phases: Phases) -> None:
    """Select something and put it where it can go."""
    session = phases.slowed(person)
    click(person, at.selector, 1)
    if not person.page.locator(at.place).count():  # it was selected, and is not now
        click(person, at.selector, 1)
    with phases.phase(f"{at.game}: confirming", session, person):
        click(person, at.place)
        person.page.wait_for_timeout(REST_MS)
        if person.page.locator(CONFIRM).count():
            click(person, CONFIRM)


def measure_playback(
    visit: Visit, address: str, phases: Phases, seconds: float
) -> None:
    bots = [{"kind": "bot", "bot": "easy"}] * 3
    for game in dict.fromkeys(at.game for at in SELECTIONS):
        table, person = Table(address, game, seats=bots, watch="public"), visit()
        session = phases.slowed(person)
        person.open(f"/t/{table.id}")
        person.page.locator(".game").wait_for()
        person.page.wait_for_timeout(REST_MS)
        with phases.phase(f"{game}: watching {seconds:.0f} s", session, person):
            person.page.wait_for_timeout(seconds * 1000)
        table.close()
        person.leave()


def main(given_arguments: list[str]) -> None:
    given = arguments(given_arguments)
    phases = Phases(given.slowdown)
    folder = Path(tempfile.mkdtemp())
    with Served(folder) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=[*FLAGS]
        )
        visit = partial(Person, browser, served.address, motion=True)
        print(
            f"Chromium {browser.version}, processor slowed {given.slowdown:g} times\n"
        )
        measure_selections(visit, served.address, phases, given.runs)
        measure_home(visit, phases)
        measure_playback(visit, served.address, phases, given.seconds)
        browser.close()
    phases.show()
    phases.write(given.report)
    print(f"\nAll of them are in {given.report}.")
