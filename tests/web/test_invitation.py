"""A server by invitation offers no account and, before the login, no new table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from sengoku.server.pages import STATIC
from tests.web.person import LAPTOP, PHONE, Person
from tests.web.served import Served

pytestmark = pytest.mark.games

SENTENCE = "This server is by invitation. Ask its host for a link."
SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server by invitation; returns where it is."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the web app is not built: python3 web_build.py")
    folder: Path = tmp_path_factory.mktemp("closed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SENGOKU_INVITATION_ONLY", "true")
        with Served(folder) as served:
            yield served.address


@SIZES
def test_without_a_login(browser: Browser, closed: str, size: tuple[int, int]) -> None:
    person = Person(browser, closed, size)
    page, log_in = person.page, person.page.get_by_role("link", name="Sign in")
    person.open("/")
    person.see(SENTENCE)
    expect(page.get_by_role("button", name="Play now")).to_have_count(0)
    expect(page.locator("a[href='/new']")).to_have_count(0)
    person.shot(f"invitation-home-{size[0]}")
    person.open("/samurai")
    person.see(SENTENCE)
    expect(page.get_by_role("button", name="Play now")).to_have_count(0)
    person.open("/new")
    person.see(SENTENCE)
    expect(page.locator("form")).to_have_count(0)
    person.shot(f"invitation-new-{size[0]}")
    log_in.click()
    person.see(SENTENCE)
    expect(page.locator("[type=radio]")).to_have_count(2)
    expect(page.get_by_label("Sign in")).to_be_checked()
    expect(page.locator("[autocomplete=current-password]")).to_be_visible()
    person.shot(f"invitation-account-{size[0]}")
    person.leave()


def test_everywhere_else_accounts_are_offered(browser: Browser, address: str) -> None:
    person = Person(browser, address)
    person.open("/account")
    expect(person.page.locator("[type=radio]")).to_have_count(3)
    expect(person.page.locator("[autocomplete=new-password]")).to_be_visible()
    person.open("/new")
    expect(person.page.locator("form")).to_be_visible()
    assert person.page.get_by_text(SENTENCE).count() == 0
    person.leave()
