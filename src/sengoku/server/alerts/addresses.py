"""URLs that the server may call: public internet only (protection against SSRF).

The creator of an alert chooses a URL that this server then calls. It must not reach
what only this server can reach: services on this machine, its network, or its cloud. A
URL is parsed once, strictly; a name is resolved once, and the connection goes to the
very IP address that was checked.
"""

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import BoundedSemaphore
from typing import Final, NamedTuple, TypeAlias

IP: TypeAlias = IPv4Address | IPv6Address

MAX_URL_LENGTH: Final = 1000
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
MIN_OTHER_PORT: Final = 1024
"""Mail servers, databases and the like use the ports below."""

NON_PUBLIC_NETWORKS: Final = tuple(
    ip_network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # carriers; also the metadata of a cloud
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # the metadata of a cloud
        "169.254.0.0/16",  # link-local; also the metadata of most clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocols; also the metadata of a cloud
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # name servers of private addresses
        "192.52.193.0/24",  # multicast relays
        "192.88.99.0/24",  # relays from IPv6
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # name servers of private addresses
        "198.18.0.0/15",  # measurements
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
        "2001::/23",  # protocols; Teredo, which hides an IPv4 address
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which hides an IPv4 address
        "3fff::/20",  # documentation
    )
)
PUBLIC_IPV6: Final = ip_network("2000::/3")
"""All allocated IPv6. It excludes mapped, NAT64, private and local addresses."""

_FORM: Final = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])"
    r"(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>(?:/[^?#\\]*)?(?:\?[^#\\]*)?)",
    re.ASCII | re.IGNORECASE,
)
_LABEL: Final = r"(?!-)[a-z0-9-]{1,63}(?<!-)"
_NAME: Final = re.compile(rf"(?:{_LABEL}\.)+(?=[a-z]){_LABEL}")
"""A name has a dot and no numeric last label: 127.1 and 0x7f.1 are IP addresses."""

# A lookup holds its thread until the resolver gives up, well under a minute; its caller
# gives up after 5 seconds and may retry. So each of the 4 senders uses at most 60 / 5 =
# 12 threads, 48 in total: slow names cannot starve the others.
RESOLVER_THREADS: Final = 64
_threads: Final = ThreadPoolExecutor(RESOLVER_THREADS, "names")
_free: Final = BoundedSemaphore(RESOLVER_THREADS)


class NoThreadError(Exception):
    """No resolver thread is free. The name is not to blame."""


class BadUrlError(ValueError):
    """Why a URL is not called. The text contains no part of the URL."""


class Address(NamedTuple):
    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (
            host if self.port == DEFAULT_PORTS[self.scheme] else f"{host}:{self.port}"
        )

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"

    @property
    def text(self) -> str:
        return self.origin + self.path


def read(url: str) -> Address:
    """Return the parts of *url*; rejects anything unusual."""
    if (
        len(url) > MAX_URL_LENGTH
        or not url.isascii()
        or not url.isprintable()
        or " " in url
    ):
        raise BadUrlError(f"a URL has at most {MAX_URL_LENGTH} plain characters")
    found = _FORM.fullmatch(url)
    if found is None:
        raise BadUrlError("a URL must look like https://example.org/path")
    scheme = found["scheme"].lower()
    port = int(found["port"] or DEFAULT_PORTS[scheme])
    if port not in DEFAULT_PORTS.values() and not MIN_OTHER_PORT <= port < 65536:
        raise BadUrlError(
            f"allowed ports are 80, 443 and those from {MIN_OTHER_PORT} on"
        )
    path = found["path"]
    path = path if path.startswith("/") else f"/{path}"
    return Address(scheme, _host(found["host"].lower()), port, path)


def _host(text: str) -> str:
    if len(text) <= 253 and _NAME.fullmatch(text):
        return text
    try:
        return str(
            IPv6Address(text[1:-1]) if text.startswith("[") else IPv4Address(text)
        )
    except ValueError:
        raise BadUrlError("the URL names no public host") from None


def literal(host: str) -> IP | None:
    """Return *host* as an IP address; ``None`` for a name."""
    return None if _NAME.fullmatch(host) else ip_address(host)


def is_public(ip: IP) -> bool:
    """Is it an address on the public internet?"""
    if isinstance(ip, IPv6Address) and ip not in PUBLIC_IPV6:
        return False
    return not any(
        ip in network
        for network in NON_PUBLIC_NETWORKS
        if network.version == ip.version
    )


async def resolve(host: str) -> list[IP]:
    """Return all addresses of a host."""
    known = literal(host)
    if known is not None:
        return [known]
    if not _free.acquire(blocking=False):
        raise NoThreadError
    lookup = _threads.submit(_resolve, host)
    # The thread is free once the resolver is done, not when the caller gives up.
    lookup.add_done_callback(lambda _: _free.release())
    found = await asyncio.wrap_future(lookup)
    return [*dict.fromkeys(map(ip_address, found))]


def _resolve(host: str) -> list[str]:
    answers = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return [str(answer[4][0]) for answer in answers]
