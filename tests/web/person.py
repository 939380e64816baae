"""Somebody at a browser: looks, taps, and answers whatever is asked at random."""

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

PHONE = (390, 844)
LAPTOP = (1366, 768)
SHOTS = Path(__file__).parents[2] / "build" / "shots"

CONFIRM = ".ask .btn.primary:not([disabled])"
OFFERED = (
    ".hit[tabindex='0'], .slot[tabindex='0'], .tok.can, .dcard.can, .plain .btn,"
    " [data-can]"
)


class Person:
    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = LAPTOP,
        **wanted: Any,
    ) -> None:
        self.address = address
        self.faults: list[str] = []
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 800,
            color_scheme=wanted.pop("theme", "light"),
            locale=wanted.pop("language", "en"),
        )
        settings = json.dumps({"motion": False, **wanted})
        context.add_init_script(
            f"localStorage.getItem('sengoku-settings') ||"
            f" localStorage.setItem('sengoku-settings', {settings!r})"
        )
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.rnd = random.Random(5)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def ask(self, path: str, body: Any) -> Any:
        """Ask the server beside the page."""
        there = f"{self.address}/api/v1/{path}"
        reply = self.page.request.post(there, data=body)
        assert reply.ok, reply.text()
        return reply.json()

    def see(self, text: str) -> Locator:
        found = self.page.get_by_text(text).first
        expect(found).to_be_visible()
        return found

    def shot(self, name: str) -> None:
        """Keep a picture of the screen, to be looked at."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def is_over(self) -> bool:
        return self.page.locator(".over").count() > 0

    def answer(self) -> bool:
        """Answer what is asked, by taps; False when nothing was to be tapped."""
        confirm = self.page.locator(CONFIRM)
        for _ in range(12):
            if confirm.count():
                confirm.first.click()
                return True
            offered = self.page.locator(OFFERED)
            count = offered.count()
            if not count:
                return False
            offered.nth(self.rnd.randrange(count)).dispatch_event("click")
        return False

    def play(self, answers: int = 10_000, patience: int = 200) -> int:
        """Answer until the game is over or enough was answered; return how often."""
        given = idle = 0
        while given < answers and idle < patience and not self.is_over():
            if self.answer():
                given, idle = given + 1, 0
            else:
                idle += 1
            self.page.wait_for_timeout(30)
        return given

    def leave(self) -> None:
        assert self.faults == []
        self.context.close()
