"""The client's address, also behind proxies.

``X-Forwarded-For`` is trusted only from the proxies in the settings; anybody else could
claim any address. Clients are told apart by address, in IPv6 by the first 64 bits,
because one household or machine owns all of the rest.
"""

import logging
from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Any, Final, TypeAlias, final

from sengoku.core.errors import UnreadableError

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network
Scope: TypeAlias = Any
"""An ASGI scope: ``MutableMapping[str, Any]``."""

IPV6_PREFIX_BITS: Final = 64
FORWARDED_HEADER: Final = b"x-forwarded-for"

log = logging.getLogger(__name__)


def address(text: str) -> Address | None:
    """Return the address in *text*, which may include a port; ``None`` if invalid."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def network(text: str) -> Network:
    return ip_network(text.strip(), strict=False)


def host(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def rate_limit_key(scope: Scope) -> str:
    """Return the key by which a client is rate limited."""
    found = address(host(scope))
    if isinstance(found, IPv6Address):
        return str(ip_network((found, IPV6_PREFIX_BITS), strict=False))
    return host(scope) if found is None else str(found)


def is_local(scope: Scope) -> bool:
    """Does the request come from this machine, not through a proxy?"""
    if scope.get("behind_untrusted_proxy"):
        return False
    found = address(host(scope))
    return found is not None and found.is_loopback


@final
class Proxies:
    """The proxies whose headers are trusted: the setting ``trusted_proxies``."""

    def __init__(self, text: str) -> None:
        try:
            self.trusted: Final = [network(part) for part in _parts(text)]
        except ValueError as error:
            detail = f"trusted_proxies: {error}"
            raise UnreadableError("settings", detail=detail) from None
        self._has_warned = False

    def apply_forwarded(self, scope: Scope) -> None:
        """Put the client's real address and scheme into *scope*, if they are known."""
        forwarded = [
            value for name, value in scope["headers"] if name == FORWARDED_HEADER
        ]
        if not forwarded:
            return
        peer = address(host(scope))
        if peer is None or not self.trusts(peer):
            scope["behind_untrusted_proxy"] = True
            self._warn()
            return
        hops = b",".join(forwarded).decode("latin-1").split(",")
        scope["client"] = (str(self._client_of(hops) or peer), 0)
        self._take_scheme(scope)

    def _client_of(self, hops: list[str]) -> Address | None:
        """Return the last address in *hops* that is not a trusted proxy."""
        last: Address | None = None
        for hop in reversed(hops):
            found = address(hop)
            if found is None:
                return last
            last = found
            if not self.trusts(found):
                return found
        return last

    def _take_scheme(self, scope: Scope) -> None:
        scheme = dict(scope["headers"]).get(b"x-forwarded-proto", b"").strip()
        if scheme in (b"http", b"https"):
            plain = "ws" if scope["type"] == "websocket" else "http"
            scope["scheme"] = plain + ("s" if scheme == b"https" else "")

    def trusts(self, peer: Address) -> bool:
        return any(peer in network for network in self.trusted)

    def _warn(self) -> None:
        if not self._has_warned:
            self._has_warned = True
            log.warning(
                "requests come through a proxy that is not in trusted_proxies: "
                "all its clients share one rate limit"
            )


def _parts(text: str) -> Iterable[str]:
    return (part for part in text.replace(",", " ").split() if part)
