"""Setting an alert by e-mail: the code that was sent is entered, right or wrong."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from sengoku.server.pages import STATIC
from tests.server.mail_server import FakeMailServer
from tests.server.table_client import until
from tests.web.person import PHONE, Person
from tests.web.served import Served
from tests.web.tables import Table, is_asked, sit


@pytest.fixture
def mail_server() -> Iterator[FakeMailServer]:
    with FakeMailServer() as mail_server:
        yield mail_server


@pytest.fixture
def mailing(
    tmp_path: Path, mail_server: FakeMailServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """A server that sends e-mail; returns where it is."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the web app is not built: python3 web_build.py")
    monkeypatch.setenv("SENGOKU_SMTP_URL", mail_server.url)
    monkeypatch.setenv("SENGOKU_MAIL_FROM", "games@example.org")
    with Served(tmp_path) as served:
        yield served.address


def test_an_address_is_confirmed_by_its_code(
    browser: Browser, mailing: str, mail_server: FakeMailServer
) -> None:
    table = Table(mailing, "samurai", pace={"type": "days", "hours": 24})
    table.play(is_asked)
    ann = Person(browser, mailing, PHONE)
    sit(ann, table)
    page = ann.page
    page.get_by_role("button", name="Table menu").click()
    for fold in ("Turn alerts", "Webhook or e-mail"):
        page.get_by_text(fold, exact=True).click()
    page.get_by_role("radio", name="E-mail").check(force=True)
    page.get_by_label("E-mail address").fill("ann@example.org")
    page.get_by_role("button", name="Add").click()
    field = page.get_by_label("Code from the e-mail")
    expect(field).to_be_focused()
    until(lambda: len(mail_server.mails) == 1)
    code = re.findall(
        rb"Subject: Code for turn alerts: (\w+)", mail_server.mails[0].data
    )
    field.fill("AAAAAA")
    page.get_by_role("button", name="Confirm").click()
    ann.see("Wrong code.")
    field.fill(code[0].decode().lower())
    page.get_by_role("button", name="Confirm").click()
    expect(field).to_have_count(0)
    expect(page.get_by_text("a…@example.org")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    ann.leave()
    table.close()
