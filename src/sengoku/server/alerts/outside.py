"""One request out into the internet: to a checked address, in five seconds, no more.

There is no client between, so nothing is redirected, remembered, or written to a log.
"""

import asyncio
import functools
import ssl
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, final

import httpx2

from sengoku import __version__
from sengoku.server.alerts import addresses
from sengoku.server.alerts.addresses import IP, Address

SECONDS: Final = 5.0
TRIES: Final = 3
"""So many addresses of a host are tried at most."""


class Unreachable(Exception):  # noqa: N818
    """A request was not made, and why. It has no part of the address in it."""


@final
class Outside:
    """*is_allowed* and *look_up* are other ones in tests only."""

    def __init__(
        self,
        look_up: Callable[[str], Awaitable[list[IP]]] = addresses.look_up,
        is_allowed: Callable[[IP], bool] = addresses.is_public,
        trust: Callable[[], ssl.SSLContext] = httpx2.create_ssl_context,
    ) -> None:
        self._look_up: Final = look_up
        self.is_allowed: Final = is_allowed
        self._trust: Final = functools.cache(trust)

    async def post(self, to: Address, headers: Mapping[str, str], body: bytes) -> int:
        """Return the status of the answer; what else is in it is not read."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(to, headers, body)
        except TimeoutError:
            raise Unreachable("it took too long") from None
        except (OSError, UnicodeError, ValueError, httpx2.TransportError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _post(self, to: Address, headers: Mapping[str, str], body: bytes) -> int:
        found = await self.checked(to.host)
        for ip in found[:-1]:
            try:
                return await self._post_to(ip, to, headers, body)
            except httpx2.ConnectError:
                continue
        return await self._post_to(found[-1], to, headers, body)

    async def checked(self, host: str) -> list[IP]:
        """Return where *host* is; refused if any of it is not the open internet."""
        found = await self._look_up(host)
        if not found or not all(map(self.is_allowed, found)):
            raise Unreachable("it is not in the open internet")
        return found[:TRIES]

    async def _post_to(
        self, ip: IP, to: Address, headers: Mapping[str, str], body: bytes
    ) -> int:
        url = httpx2.URL(
            scheme=to.scheme, host=str(ip), port=to.port, raw_path=to.path.encode()
        )
        named = {"Host": to.authority, "User-Agent": f"sengoku/{__version__}"}
        request = httpx2.Request(
            "POST",
            url,
            headers={**named, **headers},
            content=body,
            extensions={"sni_hostname": to.host},
        )
        async with httpx2.AsyncHTTPTransport(self._trust(), trust_env=False) as line:
            answer = await line.handle_async_request(request)
            await answer.aclose()
        return answer.status_code
