"""Everything a page was told: by its lines, by replies, and what it shows."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

API = "/api/v1/"


class Overheard:
    """Listens at a page from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[WebSocket] = []
        self._frames: list[str] = []
        self._replies: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._hear)

    def _listen(self, line: WebSocket) -> None:
        self.lines.append(line)
        line.on("framereceived", lambda frame: self._frames.append(str(frame)))

    def _hear(self, reply: Response) -> None:
        self._replies.append(reply)

    def forget(self) -> None:
        """What was told so far was for somebody else."""
        self._frames.clear()
        self._replies.clear()

    def told(self) -> list[Any]:
        """Return all messages and bodies, read."""
        replies = [one.text() for one in self._replies if API in one.url and one.ok]
        return [
            json.loads(text) for text in (*self._frames, *replies) if text[:1] in "{["
        ]

    def values(self, name: str) -> Iterator[Any]:
        """Yield every value under that name, wherever it stands."""
        todo = self.told()
        while todo:
            one = todo.pop()
            if isinstance(one, dict):
                if name in one:
                    yield one[name]
                todo += one.values()
            elif isinstance(one, list):
                todo += one
