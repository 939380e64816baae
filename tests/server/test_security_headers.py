"""Checks of every request, and headers of every response."""

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from sengoku.server.app import create_app
from sengoku.server.middleware.security_headers import MAX_BODY_BYTES
from sengoku.server.settings import Settings
from tests.server.table_client import API, bearer, new_table

HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "permissions-policy",
    "x-request-id",
)


def test_every_answer_has_safe_headers(server: TestClient) -> None:
    table = new_table(server, watch="link")
    broken = TestClient(server.app, raise_server_exceptions=False)
    broken.app.state.services.registry.open = None  # type: ignore[attr-defined]
    answers = {
        200: server.get("tables"),
        404: server.get("http://testserver/nowhere"),
        405: server.delete("tables"),
        413: server.post("tables", content=b"x" * (MAX_BODY_BYTES + 1)),
        422: server.post("tables", json={"game": 1}),
        500: broken.get(f"{API}/tables/{table.id}"),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        for name in HEADERS:
            assert answer.headers[name], (status, name)
        assert ("no-store" in answer.headers.get("cache-control", "")) == (
            status != 404
        )
        assert "strict-transport-security" not in answer.headers
        assert not [name for name in answer.headers if "access-control" in name]
        assert "set-cookie" not in answer.headers
        assert status == 200 or answer.json()["error"]["detail"]


def test_unreadable_requests_get_our_own_error(server: TestClient) -> None:
    said = server.post("tables", json={"game": 1}).json()["error"]["detail"]
    assert said == "body: Expected `str`, got `int` - at `$.game`"


def test_https_sites_send_hsts(settings: Settings) -> None:
    public = msgspec.structs.replace(settings, public_url="https://example.org")
    with TestClient(create_app(public)) as client:
        assert "max-age" in client.get("/").headers["strict-transport-security"]


def test_a_body_without_a_length_is_limited(server: TestClient) -> None:
    reply = server.post(
        "tables",
        content=(b" " * 1024 for _ in range(MAX_BODY_BYTES // 1024 + 1)),
        headers={"Content-Type": "application/json"},
    )
    assert "content-length" not in reply.request.headers
    assert (reply.status_code, reply.json()["error"]["key"]) == (413, "too-large")


def test_other_sites_cannot_use_a_browsers_credentials(server: TestClient) -> None:
    """Cookies are ignored, and a form of another site cannot send JSON."""
    table, token = new_table(server, watch="nobody"), "authorization"
    server.cookies.set(token, f"Bearer {table.tokens[0]}")
    assert table.get(seat=None).status_code == 404
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        headers = {"Content-Type": kind, "Origin": "https://evil.example"}
        reply = server.post("tables", content='{"game":"samurai"}', headers=headers)
        assert reply.status_code == 422
        said = reply.json()["error"]["detail"]
        assert said == "body: send the header Content-Type: application/json"
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    assert server.options("tables", headers=asked).status_code == 405


@pytest.mark.parametrize(
    ("origin", "is_home"),
    [
        (None, True),
        ("http://testserver", True),
        ("https://play.example.org", True),
        ("https://evil.example", False),
        ("http://testserver.evil.example", False),
        ("null", False),
    ],
)
def test_other_sites_cannot_open_a_websocket(
    settings: Settings, origin: str | None, is_home: bool
) -> None:
    public = msgspec.structs.replace(settings, public_url="https://play.example.org")
    headers = {} if origin is None else {"Origin": origin}
    with TestClient(create_app(public), base_url=f"http://testserver{API}") as client:
        table = new_table(client)
        there = f"{API}/tables/{table.id}/live"
        if is_home:
            with client.websocket_connect(there, headers=headers) as socket:
                socket.send_json({"type": "hello"})
                assert socket.receive_json()["type"] == "welcome"
        else:
            with (
                pytest.raises(WebSocketDenialResponse) as refused,
                client.websocket_connect(there, headers=headers),
            ):
                pass
            assert refused.value.status_code == 403
            assert refused.value.json()["error"]["key"] == "origin"


def test_a_token_in_the_url_opens_nothing(server: TestClient) -> None:
    table = new_table(server, watch="nobody")
    token = table.tokens[0]
    for query in (f"?token={token}", f"?authorization=Bearer%20{token}"):
        assert table.get(query, seat=None).status_code == 404
    assert server.get(f"tables/{table.id}", headers=bearer(token)).is_success


def test_pages_connect_only_to_this_server(server: TestClient) -> None:
    policy = server.get("http://testserver/").headers["content-security-policy"]
    assert "connect-src 'self';" in policy


@pytest.mark.parametrize(
    ("host", "base"),
    [
        ("evil.example", "http://127.0.0.1:8000"),
        ("[evil", "http://127.0.0.1:8000"),
        ("localhost:8000", "http://localhost:8000"),
        ("192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("[fe80::1]:8000", "http://[fe80::1]:8000"),
        ("games.lan", "http://games.lan"),
    ],
)
def test_links_use_only_names_of_the_server(
    settings: Settings, host: str, base: str
) -> None:
    named = msgspec.structs.replace(settings, allowed_hosts="games.lan, other.lan")
    with TestClient(create_app(named), base_url=f"http://testserver{API}") as client:
        new = {"game": "samurai", "seats": [{}, {}]}
        found = client.post("tables", json=new, headers={"Host": host}).json()
    assert [seat["link"].partition("/t/")[0] for seat in found["seats"]] == [base] * 2


@pytest.mark.parametrize(
    ("host", "status"), [("localhost", 200), ("evil.example", 404)]
)
def test_metrics_answer_only_to_names_of_the_server(
    settings: Settings, host: str, status: int
) -> None:
    app = create_app(settings)
    with TestClient(app, base_url=f"http://{host}", client=("127.0.0.1", 1)) as client:
        assert client.get("/metrics").status_code == status
