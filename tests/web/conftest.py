"""A real server and a real browser, shared by all journeys."""

import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, sync_playwright

from sengoku.server.pages import STATIC
from tests.web.person import Person
from tests.web.served import Served
from tests.web.tables import Table

Visit: TypeAlias = Callable[..., Person]
Report: TypeAlias = Generator[None, pytest.TestReport, pytest.TestReport]
LayOut: TypeAlias = Callable[..., Table]
FAILED = pytest.StashKey[bool]()
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find_chromium()
    if found is None:
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the web app; returns where it is."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the web app is not built: python3 web_build.py")
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served.address


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Report:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(
    browser: Browser, address: str, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """``visit(size, **settings)`` lets somebody open a browser; all of them leave."""
    people: list[Person] = []

    def come(*args: Any, **wanted: Any) -> Person:
        people.append(Person(browser, address, *args, **wanted))
        return people[-1]

    yield come
    for number, person in enumerate(people):
        if request.node.stash.get(FAILED, False):
            person.shot(f"failed-{request.node.name}-{number}")
        person.leave()


@pytest.fixture
def lay_out(address: str) -> Iterator[LayOut]:
    """``lay_out(game, seats, **wanted)`` sets up a table."""
    with ExitStack() as stack:
        yield lambda *args, **wanted: stack.enter_context(
            closing(Table(address, *args, **wanted))
        )
