"""Collects garbage when the server is idle.

A full collection stops every game for hundreds of milliseconds when many tables are
live, and finds little: most objects are freed when the last reference goes. So it is
put off while people play. Until then survivors are exempted from collection, which
costs nothing.
"""

import asyncio
import gc
import time
from typing import Final, final

from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table

NEVER: Final = 1 << 30
GC_THRESHOLDS: Final = (1_000, 10, NEVER)
"""GC thresholds: frequent small collections, full ones only by the collector."""
DUE_COLLECTIONS: Final = 100
"""Collections of young objects after which a full one is due: a million new objects."""
MAX_POSTPONED: Final = 3
"""How often it is put off: more garbage than that would fill the memory."""
IDLE_SECONDS: Final = 1.0
"""The server is idle when no input has come for so long."""
POLL_INTERVAL_SECONDS: Final = 1.0


@final
class Collector:
    def __init__(self, registry: TableRegistry) -> None:
        self._played_at = time.monotonic()
        self._postponed = 0
        registry.hooks.on_input.append(self._on_input)

    def start(self) -> None:
        """Exempt everything loaded so far: it stays."""
        gc.set_threshold(*GC_THRESHOLDS)
        self.collect()

    def _on_input(self, table: Table, waiting: int) -> None:
        self._played_at = time.monotonic()

    @property
    def is_idle(self) -> bool:
        return time.monotonic() - self._played_at > IDLE_SECONDS

    async def run(self) -> None:
        while True:
            await asyncio.sleep(POLL_INTERVAL_SECONDS)
            self.poll()

    def poll(self) -> None:
        is_due = gc.get_count()[2] >= DUE_COLLECTIONS
        if not is_due and not self._postponed:
            return
        if self.is_idle or self._postponed >= MAX_POSTPONED:
            self.collect()
        elif is_due:
            gc.freeze()
            self._postponed += 1

    def collect(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._postponed = 0
