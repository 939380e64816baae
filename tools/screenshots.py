"""Takes the pictures of the README, from the real app in a real browser.

    python3 dev.py screenshots

A server is started on an empty folder. Bots play a game of each to the end; somebody
sits down in the middle of it, as "What if" lets everybody do, and what they see is kept
in ``docs/screens``.
"""

import io
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, find_chromium
from tests.web.person import HAND, LAPTOP, PHONE, Person
from tests.web.served import Served
from tools.past import Past, is_asked

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screens"
FIGHT: Final = ".scene[data-kind=fight]"
QUALITY: Final = 90
"""Nobody sees a difference, in a third of the bytes."""
ANSWERS: Final = 150
ATTACK: Final = "SSE-ACT-ATTACK-1"
BIG: Final = re.compile(r"[3-9] armies from")
FALLING: Final = 1700
"""Milliseconds until half the cubes have fallen."""


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
    person.page.mouse.move(0, 0)
    person.page.wait_for_timeout(800)
    picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    picture.save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
    print(f"docs/screens/{name}.webp")


def sit(person: Person, door: str) -> None:
    person.open(door)
    person.page.locator(".ask").wait_for()
    person.page.locator(".banner .icon-btn").click()  # a what-if table says so


def until(person: Person, is_so: Callable[[], bool]) -> None:
    """Play on until it is so."""
    for _ in range(ANSWERS):
        if is_so():
            return
        person.answer()
        person.page.wait_for_timeout(400)
    raise AssertionError("it does not come to this")


def samurai(person: Person, past: Past) -> None:
    """Play on in the second era until there is an attack: whom does it strike?"""
    sit(person, past.moment("token-revealed", is_asked("move", 6), era=2))
    until(person, lambda: ATTACK in person.page.locator(".ask").inner_text())
    take(person, "samurai")


def samurai_on_the_phone(browser: Browser, address: str, past: Past) -> None:
    person = Person(browser, address, PHONE, theme="dark")
    sit(person, past.moment("token-revealed", is_asked("attack", 5), era=3))
    take(person, "samurai-phone")
    person.leave()


def shogun(person: Person, past: Past) -> None:
    """A plan that is nearly made."""
    sit(person, past.moment("season-began", is_asked("planning"), year=2))
    for _ in range(9):
        person.touch(HAND)
        person.touch(".field.offer")
        person.page.wait_for_timeout(100)
    take(person, "shogun")


def is_big(person: Person) -> bool:
    """Is a fight shown that many take part in?"""
    shown = person.page.locator(FIGHT)
    found = BIG.search(shown.inner_text()) if shown.count() else None
    return found is not None


def battle(browser: Browser, address: str, past: Past) -> None:
    """Play on until there is a fight, and stop it while the cubes fall."""
    person = Person(browser, address, LAPTOP, theme="dark", motion=True)
    sit(person, past.moment("season-began", is_asked("planning"), year=2))
    until(person, lambda: is_big(person))
    person.page.wait_for_timeout(FALLING)
    person.tap(f"{FIGHT} footer .icon-btn")
    take(person, "shogun-battle")
    person.leave()


def replay(person: Person, past: Past) -> None:
    middle = len(past.frames) * 2 // 3
    person.open(f"/replay/{past.id}?at={past.frames[middle]['number']}")
    person.page.locator(".charts").wait_for()
    person.tap(person.page.locator(".charts button").nth(1))
    take(person, "replay")


def walk(browser: Browser, address: str) -> None:
    with (
        closing(Past(address, "samurai", "normal")) as one,
        closing(Past(address, "shogun", "easy", start="preset")) as other,
    ):
        person = Person(browser, address, LAPTOP)
        samurai(person, one)
        shogun(person, other)
        replay(person, one)
        samurai_on_the_phone(browser, address, one)
        battle(browser, address, other)
        person.open()
        take(person, "home")
        person.leave()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder)) as served,
        opened() as browser,
    ):
        walk(browser, served.address)


if __name__ == "__main__":
    main()
