"""A minimal HTTP client for public hosts, with a timeout of five seconds.

It uses the transport directly, so nothing is redirected, cached or logged.
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

TIMEOUT_SECONDS: Final = 5.0
MAX_ADDRESSES_TRIED: Final = 3
"""The most IP addresses tried per host."""


class Unreachable(Exception):  # noqa: N818
    """Why a request failed. The text contains no part of the URL."""


@final
class PublicHttpClient:
    """Tests replace *is_allowed*, *resolve* and *trust*."""

    def __init__(
        self,
        resolve: Callable[[str], Awaitable[list[IP]]] = addresses.resolve,
        is_allowed: Callable[[IP], bool] = addresses.is_public,
        trust: Callable[[], ssl.SSLContext] = httpx2.create_ssl_context,
    ) -> None:
        self._resolve: Final = resolve
        self.is_allowed: Final = is_allowed
        self._trust: Final = functools.cache(trust)

    async def post(self, to: Address, headers: Mapping[str, str], body: bytes) -> int:
        """Send a request and return the status; the response body is ignored."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                return await self._post(to, headers, body)
        except TimeoutError:
            raise Unreachable("timeout") from None
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
        """Resolve *host*; raises if any of its addresses is not public."""
        found = await self._resolve(host)
        if not found or not all(map(self.is_allowed, found)):
            raise Unreachable("not on the public internet")
        return found[:MAX_ADDRESSES_TRIED]

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
        async with httpx2.AsyncHTTPTransport(
            self._trust(), trust_env=False
        ) as transport:
            answer = await transport.handle_async_request(request)
            await answer.aclose()
        return answer.status_code
