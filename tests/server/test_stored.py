"""Static files are sent in the encoding that the client prefers."""

from pathlib import Path

import pytest
from httpx2 import Response
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from sengoku.server import pages
from sengoku.server.wire.stored import COPIES, IDENTITY, preferred

HERE = "http://testserver"
SCRIPT = "/static/assets/app-1.js"
BODIES = {"br": b"by brotli", "gzip": b"gzipped", IDENTITY: b"not compressed"}
SAME_FOR_HEAD = ("content-length", "content-type", "content-encoding", "etag", "vary")


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder as the build creates it, before the server starts."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "sw.js", "assets/app-1.js"):
        for encoding, body in BODIES.items():
            (folder / f"{name}{COPIES.get(encoding, '')}").write_bytes(body)
    (folder / "assets" / "tiny-1.css").write_bytes(BODIES[IDENTITY])
    monkeypatch.setattr(pages, "STATIC", folder)


def ask(
    server: TestClient, path: str, accepted: str = "", **headers: str
) -> tuple[Response, bytes]:
    """Request a file; return the response and its body as sent."""
    wanted = {"Accept-Encoding": accepted, **headers}
    with server.stream("GET", HERE + path, headers=wanted) as reply:
        return reply, b"".join(reply.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("", IDENTITY),
        ("identity", IDENTITY),
        ("deflate, zstd", IDENTITY),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "gzip"),
        ("br; q=0.5 , gzip;q=0.500", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, gzip;q=0.0", IDENTITY),
        ("*", "br"),
        ("*;q=0", IDENTITY),
        ("br;q=0, *;q=0.1", "gzip"),
        ("gzip;q=0.5, identity", IDENTITY),
        ("identity;q=0", IDENTITY),
        ("br;q=x, gzip;level=1", IDENTITY),
    ],
)
def test_the_header_decides(accepted: str, encoding: str) -> None:
    assert preferred(Headers({"Accept-Encoding": accepted}), COPIES) == encoding


def test_several_headers_count_as_one() -> None:
    raw = [(b"accept-encoding", b"gzip;q=0.1"), (b"accept-encoding", b"br")]
    assert preferred(Headers(raw=raw), COPIES) == "br"


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        (SCRIPT, "text/javascript", pages.FOR_EVER),
        ("/", "text/html", pages.EACH_TIME),
        ("/t/abc", "text/html", pages.EACH_TIME),
        ("/sw.js", "text/javascript", pages.EACH_TIME),
    ],
)
@pytest.mark.parametrize("encoding", BODIES)
def test_every_file_is_served_compressed(
    server: TestClient, path: str, kind: str, kept: dict[str, str], encoding: str
) -> None:
    reply, body = ask(server, path, encoding)
    assert (reply.status_code, body) == (200, BODIES[encoding])
    assert reply.headers.get("content-encoding", IDENTITY) == encoding
    assert reply.headers["content-type"].startswith(kind)
    assert reply.headers["content-length"] == str(len(body))
    assert reply.headers["cache-control"] == kept["Cache-Control"]
    assert reply.headers["vary"] == "Accept-Encoding"
    assert reply.headers["x-content-type-options"] == "nosniff"
    wanted = {"Accept-Encoding": encoding}
    head = server.head(HERE + path, headers=wanted)
    assert (head.status_code, head.content) == (200, b"")
    for name in SAME_FOR_HEAD:
        assert head.headers.get(name) == reply.headers.get(name), name


def test_a_cache_revalidates_its_own_encoding(server: TestClient) -> None:
    etags = {name: ask(server, SCRIPT, name)[0].headers["etag"] for name in BODIES}
    assert len({*etags.values()}) == len(BODIES)
    for name in BODIES:
        reply, body = ask(server, SCRIPT, name, **{"If-None-Match": etags[name]})
        assert (reply.status_code, body) == (304, b"")
        assert reply.headers["vary"] == "Accept-Encoding"
    reply, body = ask(server, SCRIPT, "br", **{"If-None-Match": etags["gzip"]})
    assert (reply.status_code, body) == (200, BODIES["br"])


def test_a_file_without_copies_is_sent_as_it_is(server: TestClient) -> None:
    reply, body = ask(server, "/static/assets/tiny-1.css", "br, gzip")
    assert body == BODIES[IDENTITY]
    assert "content-encoding" not in reply.headers
    assert "vary" not in reply.headers


def test_the_app_at_an_unknown_url_is_compressed_too(server: TestClient) -> None:
    reply, body = ask(server, "/nowhere", "br", Accept="text/html")
    assert (reply.status_code, body) == (404, BODIES["br"])
    assert reply.headers["content-encoding"] == "br"
    assert reply.headers["cache-control"] == "no-cache"
