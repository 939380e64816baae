"""Takes the pictures of the README, from the real app in a real browser.

    python3 dev.py screenshots

A server is started on an empty folder, games are played by taps against bots, and what
a person sees is kept in ``docs/screens``.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, find_chromium, served
from tests.web.person import LAPTOP, PHONE, Person

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screens"


@contextmanager
def opened() -> Iterator[Browser]:
    found = find_chromium()
    if found is None:
        raise SystemExit(f"there is none of {', '.join(CHROMIUM)} here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*FLAGS])
        yield browser
        browser.close()


def take(person: Person, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=FOLDER / f"{name}.png")
    print(f"docs/screens/{name}.png")


def walk(browser: Browser, address: str) -> None:
    person = Person(browser, address, LAPTOP)
    person.open()
    take(person, "home")
    person.page.locator(".card.game").nth(0).click()
    person.play(24)
    take(person, "samurai")
    person.open()
    person.page.locator(".card.game").nth(1).click()
    person.play(8)
    take(person, "shogun")
    person.leave()
    person = Person(browser, address, PHONE, theme="dark")
    person.open()
    person.page.locator(".card.game").nth(0).click()
    person.play(10)
    take(person, "samurai-phone")
    person.leave()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as address,
        opened() as browser,
    ):
        walk(browser, address)


if __name__ == "__main__":
    main()
