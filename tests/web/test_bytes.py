"""A first visit loads what it shows and nothing else."""

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.web.conftest import Visit
from tests.web.person import LAPTOP, PHONE, Person
from tests.web.wire import Wire

pytestmark = pytest.mark.games

BUDGET = {"en": 260_000, "ru": 300_000}  # bytes, fonts and service worker included
LATIN = {"alegreya-latin-wght", "source-sans-3-latin-wght", "mincho-kanji"}
CYRILLIC = {"alegreya-cyrillic-wght", "source-sans-3-cyrillic-wght"}
FONTS = {"en": LATIN, "de": LATIN, "fr": LATIN, "it": LATIN, "ru": LATIN | CYRILLIC}
LATER = (
    *("Board", "Chat", "Lesson", "Table", "learn"),
    *("samurai", "server", "shogun", "symbols"),
)
"""Chunks for games, tables and lessons, by the beginning of their names."""
WITHOUT_SYMBOL = """() => [...document.querySelectorAll('use')]
  .map((one) => one.getAttribute('href'))
  .filter((href) => !document.querySelector(href))"""


def first_visit(person: Person) -> list[str]:
    """Open the first page, wait until all is quiet; return the files of the build."""
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(_name(request)))
    person.open("/")
    expect(person.page.locator(".picture svg")).to_be_visible()
    person.page.evaluate("() => navigator.serviceWorker.ready")
    person.page.wait_for_load_state("networkidle")
    return [name for name in asked if name]


def _name(request: Request) -> str:
    return request.url.partition("/static/assets/")[2]


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
@pytest.mark.parametrize("language", BUDGET)
def test_the_first_page_keeps_to_its_budget(
    browser: Browser, address: str, language: str, size: tuple[int, int]
) -> None:
    with Wire(address) as wire:
        person = Person(browser, wire.address, size, language=language)
        first_visit(person)
        person.leave()
    assert 100_000 < wire.received < BUDGET[language]


@pytest.mark.parametrize("language", FONTS)
def test_the_first_page_loads_one_language_and_no_table(
    visit: Visit, language: str
) -> None:
    loaded = first_visit(visit(LAPTOP, language=language))
    fonts = [name for name in loaded if name.endswith(".woff2")]
    assert {name.rsplit("-", 2)[0] for name in fonts} == FONTS[language]
    assert [name for name in loaded if name.startswith(LATER)] == []
    for once in ("map-", "web-"):  # one map is drawn behind the title
        assert len({name for name in loaded if name.startswith(once)}) == 1, once


def test_every_screen_has_its_symbols(visit: Visit) -> None:
    person = visit()
    for path in ("/", "/settings", "/account", "/new", "/learn", "/rules/shogun"):
        person.open(path)
        expect(person.page.locator("use").first).to_be_attached()
        assert person.page.evaluate(WITHOUT_SYMBOL) == [], path
