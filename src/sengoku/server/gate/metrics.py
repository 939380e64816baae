"""What a server counts, for Prometheus.

Labels are doors, games, levels and keys of errors: few, and nobody's secret. A table, a
name or an address is never one.
"""

import asyncio
import collections
import contextlib
import re
import time
from collections.abc import Sequence
from typing import Final, final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sengoku.server.gate.limits import Limits
from sengoku.server.gate.shield import STARTS
from sengoku.server.store.journal import PendingInput
from sengoku.server.tables.registry import TableRegistry

TICK: Final = 0.5
"""Seconds between two looks at how late the event loop is."""
KEY: Final = re.compile(r"[a-z][a-z-]{0,39}")
MOST_KEYS: Final = 500
NONE: Final = "none"
API: Final = "/api/v1"

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SIZES: Final = (1, 2, 5, 10, 25, 50, 100, 200, 400)


@final
class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        self.requests: Final = Counter(
            "sengoku_requests",
            "Requests answered, by door and status.",
            ("method", "route", "status"),
            registry=registry,
        )
        self.seconds: Final = Histogram(
            "sengoku_request_seconds",
            "Seconds until a request was answered.",
            ("method", "route"),
            registry=registry,
            buckets=QUICK,
        )
        self.moves: Final = Counter(
            "sengoku_moves",
            "Inputs kept, by game and by who gave them.",
            ("game", "by"),
            registry=registry,
        )
        self.refused: Final = Counter(
            "sengoku_refused", "What was not done, by key.", ("key",), registry=registry
        )
        self.commit_size: Final = Histogram(
            "sengoku_commit_inputs",
            "Inputs in one commit.",
            registry=registry,
            buckets=SIZES,
        )
        self.commit_seconds: Final = Histogram(
            "sengoku_commit_seconds",
            "Seconds until a commit was on disk.",
            registry=registry,
            buckets=QUICK,
        )
        self.lag: Final = Histogram(
            "sengoku_loop_lag_seconds",
            "How late the event loop was.",
            registry=registry,
            buckets=QUICK,
        )
        self.thinking: Final = Histogram(
            "sengoku_bot_seconds",
            "Seconds until a bot had its answer, by level.",
            ("bot",),
            registry=registry,
            buckets=QUICK,
        )
        self.running: Final = Gauge(
            "sengoku_tables_running", "Tables being played.", registry=registry
        )
        self._in_memory: Final = Gauge(
            "sengoku_tables_in_memory", "Tables in memory.", registry=registry
        )
        self._live: Final = Gauge(
            "sengoku_websockets", "Websockets that are open.", registry=registry
        )
        self._keys: Final[set[str]] = set()
        self._task: asyncio.Task[None] | None = None

    # What happens

    def note_refused(self, key: str) -> None:
        if KEY.fullmatch(key) and len(self._keys) < MOST_KEYS:
            self._keys.add(key)
        self.refused.labels(key if key in self._keys else "other").inc()

    def note_thought(self, bot: str, seconds: float) -> None:
        self.thinking.labels(bot).observe(seconds)

    # The life of a server

    def start(self, registry: TableRegistry, limits: Limits) -> None:
        """Begin to look at *registry* and at the event loop."""

        def committed(steps: Sequence[PendingInput], seconds: float) -> None:
            self.commit_size.observe(len(steps))
            self.commit_seconds.observe(seconds)
            counted = collections.Counter(map(whose, steps))
            for (game, by), kept in counted.items():
                self.moves.labels(game, by).inc(kept)

        def whose(step: PendingInput) -> tuple[str, str]:
            table = registry.tables.get(step.row["table"])
            return NONE if table is None else table.record.game, step.row["by"]

        registry.journal.on_commit = committed
        self._in_memory.set_function(lambda: len(registry.tables))
        self._live.set_function(limits.sockets.total)
        self._task = asyncio.create_task(self._watch_loop())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _watch_loop(self) -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.lag.observe(max(0.0, time.perf_counter() - due))


@final
class Meter:
    """Counts requests by the door they came through, and how long they took."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app: Final = app
        self.metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 101

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            method, route = _method(scope), route_of(scope)
            self.metrics.requests.labels(method, route, str(status)).inc()
            if scope["type"] == "http":
                seconds = time.perf_counter() - began
                self.metrics.seconds.labels(method, route).observe(seconds)


METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def _method(scope: Scope) -> str:
    if scope["type"] == "websocket":
        return "WEBSOCKET"
    return scope["method"] if scope["method"] in METHODS else "OTHER"


def route_of(scope: Scope) -> str:
    """Return the template of the door, which names no table."""
    found: str = getattr(scope.get("route"), "path", NONE)
    return found.removeprefix(API)
