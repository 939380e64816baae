"""Tables brought to where a journey begins, by answers over plain HTTP."""

import random
import time
from collections.abc import Callable
from typing import Any, TypeAlias

import httpx2

from tests.web.person import Person

View: TypeAlias = dict[str, Any]
BOT = {"kind": "bot", "bot": "random"}
TIMEOUT_SECONDS = 60.0


class Table:
    """A table that was set up, and what opens it."""

    def __init__(self, address: str, game: str, people: int = 1, **wanted: Any) -> None:
        """Seat this number of *people*; bots take the rest of three seats."""
        self.client = httpx2.Client(base_url=f"{address}/api/v1/")
        names = [{"name": name} for name in ("Ann", "Bo", "Cai")[:people]]
        sitting = [*names, *[BOT] * (3 - people)]
        usual = {"start": "preset"} if game == "shogun" else {}
        body = {"game": game, "seats": sitting, "options": usual, **wanted}
        reply = self.client.post("tables", json=body)
        assert reply.is_success, reply.text
        made = reply.json()
        self.id: str = made["table"]["id"]
        self.code: str | None = made["table"]["code"]
        self.host: str = made["host"]
        self.watch: str = made["watch"].partition("#")[2]
        self.tokens = {one["seat"]: one["token"] for one in made["seats"]}
        self.rnd = random.Random(7)

    def close(self) -> None:
        self.client.close()

    def door(self, seat: int = 0) -> str:
        """Return the address that opens *seat*, as its owner has it."""
        return f"/t/{self.id}#{self.tokens[seat]}"

    def ask(self, way: str, path: str, seat: int, **wanted: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        there = f"tables/{self.id}/{path}"
        reply = self.client.request(way, there, headers=headers, **wanted)
        assert reply.is_success, reply.text
        return reply.json() if reply.content else None

    def view(self, seat: int = 0) -> View:
        found: View = self.ask("GET", "view", seat)
        return found

    def answer(self, seat: int, offer: View, kinds: tuple[str, ...] = ()) -> None:
        """Answer at random, with an action of these *kinds* if one is offered."""
        liked = [one for one in offer["choices"] if one["action"]["kind"] in kinds]
        chosen = self.rnd.choice(liked or offer["choices"])
        self.ask("POST", "moves", seat, json={"at": offer["at"], "do": chosen["id"]})

    def play(
        self, until: Callable[[View], bool], kinds: tuple[str, ...] = (), seat: int = 0
    ) -> View:
        """Let all people answer until it is so, as *seat* sees it; all is read then."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while not self._answer_all(until, kinds, seat):
            assert time.monotonic() < end, "it does not come to this"
        self.read()
        return self.view(seat)

    def _answer_all(
        self, until: Callable[[View], bool], kinds: tuple[str, ...], seat: int
    ) -> bool:
        """Let everyone answer once; stop before an answer for which *until* holds."""
        for one in self.tokens:
            view = self.view(one)
            if one == seat and until(view):
                return True
            if is_asked(view):
                self.answer(one, view["offer"], kinds)
        return False

    def read(self) -> None:
        """Let everybody have seen what happened, so that nobody is shown a film."""
        while {*self.view(min(self.tokens))["waiting"]} - self.tokens.keys():
            time.sleep(0.02)
        for one in self.tokens:
            heard = self.view(one)["heard"]
            self.ask("POST", f"seen?events={heard}", one)


def is_asked(view: View) -> bool:
    return bool(view["offer"] and view["offer"]["choices"])


def is_over(view: View) -> bool:
    return view["outcome"] is not None


def asks(key: str) -> Callable[[View], bool]:
    """Is the viewer asked this?"""
    return lambda view: is_asked(view) and view["offer"]["question"]["key"] == key


def sit(person: Person, table: Table, seat: int = 0) -> None:
    """Open the table at that seat, where something is asked."""
    table.read()
    person.open(table.door(seat))
    person.page.locator(".ask").wait_for()
