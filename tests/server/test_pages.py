"""The web app as the server delivers it: one page, and files at the root."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sengoku.server import pages
from tests.server.table_client import new_table

HERE = "http://testserver"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as the build creates it."""
    folder = tmp_path / "static"
    folder.mkdir()
    for name in ("index.html", *pages.ROOT):
        (folder / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.mark.usefixtures("built")
def test_every_url_of_the_app_serves_the_page(server: TestClient) -> None:
    for address in pages.PAGES:
        reply = server.get(HERE + address.replace("{id}", "abc"))
        assert reply.text == "index.html", address
        assert reply.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_a_head_request_gets_the_same_without_a_body(server: TestClient) -> None:
    for address in ("/", "/t/abc", "/icon.svg"):
        asked, head = server.get(HERE + address), server.head(HERE + address)
        assert (head.status_code, head.content) == (200, b"")
        for name in ("content-length", "content-type", "cache-control"):
            assert head.headers[name] == asked.headers[name], address


@pytest.mark.usefixtures("built")
def test_an_unknown_url_gives_browsers_the_app_and_programs_an_error(
    server: TestClient,
) -> None:
    person = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    reply = server.get(f"{HERE}/nowhere/at/all", headers=person)
    assert (reply.status_code, reply.text) == (404, "index.html")
    assert reply.headers["cache-control"] == "no-cache"
    for address, headers in (
        ("/nowhere", {}),
        ("/api/v1/nowhere", person),
        ("/static/nowhere.js", person),
    ):
        reply = server.get(HERE + address, headers=headers)
        assert reply.status_code == 404
        assert reply.json()["error"]["key"] == "no-page", address


@pytest.mark.usefixtures("built")
def test_files_at_the_root_are_never_stale(server: TestClient) -> None:
    for name, kind in pages.ROOT.items():
        reply = server.get(f"{HERE}/{name}")
        assert reply.text == name
        assert reply.headers["content-type"].startswith(kind)
        assert reply.headers["cache-control"] == "no-cache"


def test_without_a_build_the_server_explains_it(
    server: TestClient, built: Path
) -> None:
    for file in built.iterdir():
        file.unlink()
    assert server.get(f"{HERE}/").status_code == 503
    assert server.get(f"{HERE}/sw.js").status_code == 404
    assert server.get("about").is_success


def test_the_join_link_is_a_qr_code_too(server: TestClient) -> None:
    code = new_table(server, seats=[{}, {"kind": "open"}]).made["table"]["code"]
    reply = server.get(f"codes/{code}/qr.svg")
    assert reply.headers["content-type"] == "image/svg+xml"
    assert "<path" in reply.text
    assert server.get(f"codes/{code.lower()}/qr.svg").text == reply.text
    assert server.get("codes/AAAAAA/qr.svg").status_code == 404


def test_search_engines_leave_games_alone(server: TestClient) -> None:
    found = server.get("http://testserver/robots.txt")
    assert found.headers["content-type"].startswith("text/plain")
    assert "Disallow: /t/" in found.text.splitlines()
