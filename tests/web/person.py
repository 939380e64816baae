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
SHOWN = ".scene .next, .stage-card footer .btn, .recap .btn.quiet"
OFFERED = (
    ".hit[tabindex='0'], .slot[tabindex='0'], .tok.can, .dcard.can, .plain .btn,"
    " .field.offer, .position.offer, [data-can]"
)
HAND = ".pcard:not([disabled])"
TOUCH = """([places, luck]) => {
  const found = document.querySelectorAll(places);
  found[Math.floor(luck * found.length)]?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
  return found.length > 0;
}"""
ANSWER = f"""async ([shown, confirm, offered, hand, lucks]) => {{
  const touch = {TOUCH};
  for (const luck of lucks) {{
    touch([shown, 0]);
    if (touch([confirm, 0])) return true;
    if (!touch([offered, luck]) && !touch([hand, luck])) return false;
    await new Promise((done) => setTimeout(done));
  }}
  return false;
}}"""
expect.set_options(timeout=15_000)


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
        hints = wanted.pop("hints", False)
        settings = json.dumps({"motion": False, **wanted})
        context.add_init_script(
            f"location.protocol === 'about:' || localStorage['sengoku-settings'] ||"
            f" (localStorage['sengoku-settings'] = {settings!r})"
        )
        if not hints:
            context.add_init_script(
                "location.protocol === 'about:' ||"
                """ (localStorage['sengoku-hints'] = '{"off": true}')"""
            )
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.rnd = random.Random(5)

    def open(self, path: str = "/") -> None:
        self.leave_page()  # else a link that differs after "#" alone opens nothing
        self.page.goto(self.address + path)

    def leave_page(self) -> None:
        self.page.goto("about:blank")

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

    def tap(self, place: str | Locator) -> None:
        """Touch it, without waiting for the page to be at rest."""
        found = self.page.locator(place) if isinstance(place, str) else place
        found.first.dispatch_event("click")

    def touch(self, places: str) -> bool:
        """Touch one of them at random; False if there is none."""
        touched: bool = self.page.evaluate(TOUCH, [places, self.rnd.random()])
        return touched

    def answer(self, closing: str = SHOWN) -> bool:
        """Answer what is asked, by taps; False when nothing was to be tapped.

        *closing* selects what dismisses a scene.
        """
        lucks = [self.rnd.random() for _ in range(40)]
        places = [closing or ":not(*)", CONFIRM, OFFERED, HAND, lucks]
        answered: bool = self.page.evaluate(ANSWER, places)
        return answered

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
