"""A game that bots have played to its end, and doors into the middle of it."""

import time
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import httpx2

Facts: TypeAlias = dict[str, Any]
NAMES = ("Aiko", "Benedikt", "Katya", "Tetsu")
TIMEOUT_SECONDS = 300.0


def is_asked(key: str, choices: int = 1) -> Callable[[Facts], bool]:
    """Is this the question, with at least this number of answers?"""

    def fits(view: Facts) -> bool:
        offer = view["offer"]
        if not offer or offer["question"]["key"] != key:
            return False
        return len(offer["choices"]) >= choices

    return fits


class Past:
    def __init__(self, address: str, game: str, bot: str, **options: Any) -> None:
        self.client = httpx2.Client(base_url=f"{address}/api/v1/", timeout=60)
        seats = [{"kind": "bot", "bot": bot, "name": name} for name in NAMES]
        body = {"game": game, "seats": seats, "options": options, "watch": "public"}
        self.id: str = self._ask("POST", "tables", json=body)["table"]["id"]
        end = time.monotonic() + TIMEOUT_SECONDS
        while self._ask("GET", f"tables/{self.id}")["status"] != "over":
            assert time.monotonic() < end, "the bots do not come to an end"
            time.sleep(0.5)
        self.frames = [*self._film()]

    def close(self) -> None:
        self.client.close()

    def _ask(self, way: str, path: str, **wanted: Any) -> Facts:
        reply = self.client.request(way, path, **wanted)
        assert reply.is_success, reply.text
        found: Facts = reply.json()
        return found

    def _film(self) -> Iterator[Facts]:
        since, more = 0, True
        while more:
            film = self._ask(
                "GET", f"tables/{self.id}/film?everything=true&since={since}"
            )
            yield from film["frames"]
            last = film["frames"][-1]
            since, more = last["since"] + len(last["events"]), film["more"]

    def moment(self, kind: str, fits: Callable[[Facts], bool], **when: int) -> str:
        """Return the door of a seat that is asked so, after an event of this *kind*."""
        now: Facts = {}
        for frame in self.frames:
            for event in frame["events"]:
                now |= {name: event[name] for name in when if name in event}
            kinds = {event["kind"] for event in frame["events"]}
            if now != when or kind not in kinds:
                continue
            for seat in frame["waiting"]:
                door = self._door(frame["number"], seat, fits)
                if door is not None:
                    return door
        raise AssertionError(f"nobody is ever asked so after {kind}")

    def _door(
        self, number: int, seat: int, fits: Callable[[Facts], bool]
    ) -> str | None:
        body = {"since": number, "seat": seat, "everything": True}
        made = self._ask("POST", f"tables/{self.id}/what-if", json=body)
        id, token = made["table"]["id"], made["seats"][0]["token"]
        headers = {"Authorization": f"Bearer {token}"}
        view = self._ask("GET", f"tables/{id}/view", headers=headers)
        return f"/t/{id}#{token}" if fits(view) else None
