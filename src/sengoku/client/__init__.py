"""Play on a server from Python.

    async with Client("http://localhost:8000") as client:
        made = await client.create("samurai", seats=[{}, {"kind": "bot"}])
        async with made.seats[0].live() as live:
            async for _ in live:
                if live.offer and live.offer.choices:
                    await live.move(live.offer.choices[0])

``docs/server/protocol.md`` describes the messages.
"""

from sengoku.client.client import Client, CreatedTable, Seat
from sengoku.client.errors import RefusedError, UnreachableError
from sengoku.client.live import Live

__all__ = ["Client", "CreatedTable", "Live", "RefusedError", "Seat", "UnreachableError"]
