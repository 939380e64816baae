"""No alert makes this server send requests into a private network."""

import asyncio
import socket
from ipaddress import ip_address

import pytest

from sengoku.server.alerts import addresses
from sengoku.server.alerts.addresses import IP, Address, BadUrlError
from sengoku.server.alerts.http_client import PublicHttpClient, Unreachable

UNREADABLE = [
    *("", "example.org", "//example.org", "example.org/hook", "https:example.org"),
    *("https:/example.org/", "https:///etc/passwd", "https://", "https://:443/"),
    # Other schemes
    *("ftp://example.org/", "file:///etc/passwd", "gopher://example.org/_x"),
    *("javascript:alert(1)", "dict://example.org:11211/stats", "ws://example.org/"),
    # Names and passwords
    *(
        "https://ann@example.org/",
        "https://ann:pw@example.org/",
        "https://@example.org",
    ),
    *("https://example.org@127.0.0.1/", "https://example.org:80@10.0.0.1/"),
    # Ambiguous to different parsers
    *(
        "https://example.org\\@127.0.0.1/",
        "https:\\\\example.org/",
        "https://a.example\\",
    ),
    *("https://example.org#@127.0.0.1/", "https://example.org/#secret"),
    *(
        "https://example.org /",
        "https://exam\tple.org/",
        "https://example.org/\r\nX: y",
    ),
    *("https://example.org/\0", " https://example.org/", "https://example.org/ä"),
    *("https://exämple.org/", "https://①②⑦.⓪.⓪.①/", "https://127。0。0。1/"),
    *("https://example.org%00.evil.example/", "https://%31%32%37.0.0.1/"),
    # Addresses in unusual notations
    *("http://127.1/", "http://2130706433/", "http://0x7f000001/", "http://0x7f.1/"),
    *("http://0177.0.0.1/", "http://017700000001/", "http://127.0.0.1./", "http://0/"),
    *("http://127.0.0.256/", "http://1.2.3.4.5/", "http://0x7f.0.0.0x1/"),
    *("http://[::1%25lo]/", "http://[fe80::1%eth0]/", "http://[::g]/", "http://[]/"),
    *("http://[::1]x/", "http://::1/", "http://[v1.fe80::a]/"),
    # Names that are not public
    *(
        "http://localhost/",
        "http://localhost./",
        "http://postgres/",
        "http://redis:6379",
    ),
    *("https://-a.example/", "https://a-.example/", "https://a..example/"),
    *("https://.example/", "https://example.org./", f"https://{'a' * 64}.example/"),
    f"https://{'a.' * 130}example/",
    # Ports of other services
    *("http://example.org:22/", "http://example.org:25/", "http://example.org:0/"),
    *(
        "http://example.org:65536/",
        "http://example.org:99999/",
        "http://a.example:1023",
    ),
    *("http://example.org:/x:", "http://example.org:-1/", "http://example.org:8o/"),
    f"https://example.org/{'a' * 1000}",
]

INNER = [
    *("0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1"),
    *("100.100.100.200", "127.0.0.1", "127.255.255.254", "168.63.129.16"),
    *("169.254.169.254", "169.254.170.2", "172.16.0.1", "172.31.255.255"),
    *("192.0.0.192", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1"),
    *("198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.1"),
    *("239.255.255.250", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:a9fe:a9fe"),
    *("::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1"),
    *("100::1", "2001::1", "2001:0:4136:e378::", "2001:db8::1", "2001:10::1"),
    *("2002:7f00:1::", "2002:c0a8:101::1", "3fff::1", "4000::1", "5f00::1"),
    *("fc00::1", "fd00:ec2::254", "fdff::1", "fe80::1", "fe80::a9fe:a9fe"),
    *("fec0::1", "ff02::1", "ff0e::1"),
]

OUTER = [
    *("1.1.1.1", "8.8.8.8", "11.0.0.1", "100.63.255.255", "100.128.0.1"),
    *("172.15.255.255", "172.32.0.1", "192.0.1.1", "192.167.1.1", "223.255.255.255"),
    *("2606:4700::1111", "2a00:1450:4001::200e", "2001:4860:4860::8888"),
]


def test_the_lists_are_long_enough() -> None:
    assert len({*UNREADABLE, *INNER}) > 100


@pytest.mark.parametrize("url", UNREADABLE)
def test_unusual_addresses_are_rejected(url: str) -> None:
    with pytest.raises(BadUrlError):
        addresses.read(url)


@pytest.mark.parametrize(
    ("url", "parts"),
    [
        ("https://example.org", ("https", "example.org", 443, "/")),
        ("HTTP://Example.ORG:8080", ("http", "example.org", 8080, "/")),
        ("http://a.example:443/x?y=/z", ("http", "a.example", 443, "/x?y=/z")),
        (
            "https://xn--bcher-kva.example?q",
            ("https", "xn--bcher-kva.example", 443, "/?q"),
        ),
        ("http://8.8.8.8/x", ("http", "8.8.8.8", 80, "/x")),
        ("https://[2606:4700:0:0::1111]:80/", ("https", "2606:4700::1111", 80, "/")),
    ],
)
def test_normal_addresses_are_accepted(url: str, parts: Address) -> None:
    found = addresses.read(url)
    assert found == parts
    assert addresses.read(found.text) == found


@pytest.mark.parametrize("text", INNER)
def test_private_addresses_are_refused(text: str) -> None:
    assert not addresses.is_public(ip_address(text))


@pytest.mark.parametrize("text", OUTER)
def test_public_addresses_are_accepted(text: str) -> None:
    assert addresses.is_public(ip_address(text))


@pytest.mark.parametrize(
    "found", [[], ["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::ffff:8.8.8.8"]]
)
def test_a_name_that_resolves_to_a_private_address_is_refused(found: list[str]) -> None:
    """Even if only one of its addresses is private."""

    async def resolve(host: str) -> list[IP]:
        return [ip_address(text) for text in found]

    http_client = PublicHttpClient(resolve)
    with pytest.raises(Unreachable, match="not on the public internet"):
        asyncio.run(http_client.post(addresses.read("https://rebind.example"), {}, b""))


def test_only_names_are_resolved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def answers(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
        asked.append(host)
        found = (("127.0.0.1", 0), ("127.0.0.1", 0), ("fe80::1%eth0", 0, 0, 2))
        return [(0, 0, 0, "", address) for address in found]

    asked: list[str] = []
    monkeypatch.setattr(socket, "getaddrinfo", answers)
    assert [str(ip) for ip in asyncio.run(addresses.resolve("a.example"))] == [
        "127.0.0.1",
        "fe80::1%eth0",
    ]
    for url in ("http://a.example/", "http://127.0.0.1/", "http://[::1]/"):
        with pytest.raises(Unreachable, match="not on the public internet"):
            asyncio.run(PublicHttpClient().post(addresses.read(url), {}, b""))
    assert asked == ["a.example", "a.example"]
