"""Prometheus metrics.

Labels are routes, games, bot levels and error keys: few values, none of them secret.
Tables, names and addresses are never labels.
"""

import asyncio
import contextlib
import functools
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

from sengoku.server.middleware.rate_limits import Limits
from sengoku.server.middleware.security_headers import RESPONSE_STARTS
from sengoku.server.store.journal import PendingInput
from sengoku.server.tables.registry import TableRegistry

LAG_INTERVAL_SECONDS: Final = 0.5
"""Seconds between two measurements of the event loop's lag."""
KEY_PATTERN: Final = re.compile(r"[a-z][a-z-]{0,39}")
MAX_KEYS: Final = 500
UNKNOWN: Final = "none"
API: Final = "/api/v1"

SECONDS_BUCKETS: Final = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1,
    2.5,
    10,
)
COMMIT_SIZE_BUCKETS: Final = (1, 2, 5, 10, 25, 50, 100, 200, 400)


@final
class Metrics:
    def __init__(self) -> None:
        collectors = self.collectors = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=collectors)
        self.requests: Final = Counter(
            "sengoku_requests",
            "Requests, by route and status.",
            ("method", "route", "status"),
            registry=collectors,
        )
        self.seconds: Final = Histogram(
            "sengoku_request_seconds",
            "Duration of requests in seconds.",
            ("method", "route"),
            registry=collectors,
            buckets=SECONDS_BUCKETS,
        )
        self.moves: Final = Counter(
            "sengoku_moves",
            "Inputs on_commit, by game and kind of player.",
            ("game", "by"),
            registry=collectors,
        )
        self.refused: Final = Counter(
            "sengoku_refused",
            "Rejected requests, by error key.",
            ("key",),
            registry=collectors,
        )
        self.commit_size: Final = Histogram(
            "sengoku_commit_inputs",
            "Inputs in one commit.",
            registry=collectors,
            buckets=COMMIT_SIZE_BUCKETS,
        )
        self.commit_seconds: Final = Histogram(
            "sengoku_commit_seconds",
            "Duration of commits in seconds.",
            registry=collectors,
            buckets=SECONDS_BUCKETS,
        )
        self.lag: Final = Histogram(
            "sengoku_loop_lag_seconds",
            "Lag of the event loop in seconds.",
            registry=collectors,
            buckets=SECONDS_BUCKETS,
        )
        self.thinking: Final = Histogram(
            "sengoku_bot_seconds",
            "Response time of bots in seconds, by level.",
            ("bot",),
            registry=collectors,
            buckets=SECONDS_BUCKETS,
        )
        self.running: Final = Gauge(
            "sengoku_tables_running", "Running tables.", registry=collectors
        )
        self._in_memory: Final = Gauge(
            "sengoku_tables_in_memory", "Tables in memory.", registry=collectors
        )
        self._live: Final = Gauge(
            "sengoku_websockets", "Open websockets.", registry=collectors
        )
        self._counted_moves: Final = functools.cache(self.moves.labels)
        self._keys: Final[set[str]] = set()
        self._task: asyncio.Task[None] | None = None

    # Recording

    def record_refusal(self, key: str) -> None:
        if KEY_PATTERN.fullmatch(key) and len(self._keys) < MAX_KEYS:
            self._keys.add(key)
        self.refused.labels(key if key in self._keys else "other").inc()

    def record_bot_answer(self, bot: str, seconds: float) -> None:
        self.thinking.labels(bot).observe(seconds)

    # Lifecycle

    def start(self, registry: TableRegistry, limits: Limits) -> None:
        """Start observing *registry* and the event loop."""

        def on_commit(inputs: Sequence[PendingInput], seconds: float) -> None:
            self.commit_size.observe(len(inputs))
            self.commit_seconds.observe(seconds)
            for pending in inputs:
                self._counted_moves(*labels_of(pending)).inc()

        def labels_of(pending: PendingInput) -> tuple[str, str]:
            table = registry.tables.get(pending.row["table"])
            return UNKNOWN if table is None else table.record.game, pending.row["by"]

        registry.journal.on_commit = on_commit
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
            due = time.perf_counter() + LAG_INTERVAL_SECONDS
            await asyncio.sleep(LAG_INTERVAL_SECONDS)
            self.lag.observe(max(0.0, time.perf_counter() - due))


@final
class MetricsMiddleware:
    """Counts requests by route, and measures how long they take."""

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
            if message["type"] in RESPONSE_STARTS:
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
    """Return the route template, which names no table."""
    found: str = getattr(scope.get("route"), "path", UNKNOWN)
    return found.removeprefix(API)
