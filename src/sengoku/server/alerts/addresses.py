"""Where a request may go: out into the internet, and never into a network behind us.

Who sets an alert chooses an address that this server then writes to. It must not reach
what only this server can reach: other services of this machine, of its network, or of
the cloud it runs in. An address is read once, strictly; a name is looked up once, and
the connection goes to the very address that was checked.
"""

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import BoundedSemaphore
from typing import Final, NamedTuple, TypeAlias

IP: TypeAlias = IPv4Address | IPv6Address

LONGEST: Final = 1000
PORTS: Final = {"http": 80, "https": 443}
HIGH: Final = 1024
"""Below it are the ports of mail servers, databases and the like."""

INNER: Final = tuple(
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
GLOBAL: Final = ip_network("2000::/3")
"""All of IPv6 that is given out. No mapped, NAT64, private or local one is in it."""

_FORM: Final = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])"
    r"(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>(?:/[^?#\\]*)?(?:\?[^#\\]*)?)",
    re.ASCII | re.IGNORECASE,
)
_LABEL: Final = r"(?!-)[a-z0-9-]{1,63}(?<!-)"
_NAME: Final = re.compile(rf"(?:{_LABEL}\.)+(?=[a-z]){_LABEL}")
"""A name has a dot, and its end is no number: 127.1 and 0x7f.1 are addresses."""

# A look-up keeps its thread until the resolver gives up, well under a minute; who asked
# gives up after 5 seconds and may ask again. So each of the 4 senders has 60 / 5 = 12
# threads at most, and all of them 48: no slow name takes the threads of the others.
THREADS: Final = 64
_threads: Final = ThreadPoolExecutor(THREADS, "names")
_free: Final = BoundedSemaphore(THREADS)


class NoThreadError(Exception):
    """No thread is free to look up a name. The name is not to blame."""


class BadAddress(ValueError):  # noqa: N818
    """An address that is not written to, and why. It has no part of it in it."""


class Address(NamedTuple):
    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"

    @property
    def text(self) -> str:
        return self.origin + self.path


def read(url: str) -> Address:
    """Return the parts of *url*; whatever is unusual is refused."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress(f"an address has {LONGEST} plain characters at most")
    found = _FORM.fullmatch(url)
    if found is None:
        raise BadAddress("an address is like https://example.org/path")
    scheme = found["scheme"].lower()
    port = int(found["port"] or PORTS[scheme])
    if port not in PORTS.values() and not HIGH <= port < 65536:
        raise BadAddress(f"ports are 80, 443 and those from {HIGH} on")
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
        raise BadAddress("the address names no host of the internet") from None


def literal(host: str) -> IP | None:
    """Return the IP address that *host* is; ``None`` for a name."""
    return None if _NAME.fullmatch(host) else ip_address(host)


def is_public(ip: IP) -> bool:
    """Is it an address of the open internet?"""
    if isinstance(ip, IPv6Address) and ip not in GLOBAL:
        return False
    return not any(ip in network for network in INNER if network.version == ip.version)


async def look_up(host: str) -> list[IP]:
    """Return all addresses of a host."""
    known = literal(host)
    if known is not None:
        return [known]
    if not _free.acquire(blocking=False):
        raise NoThreadError
    asked = _threads.submit(_look_up, host)
    # It is free again once the resolver is done, not when nobody waits any more.
    asked.add_done_callback(lambda _: _free.release())
    found = await asyncio.wrap_future(asked)
    return [*dict.fromkeys(map(ip_address, found))]


def _look_up(host: str) -> list[str]:
    answers = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return [str(answer[4][0]) for answer in answers]
