"""Links to share. Secrets come after ``#``, which browsers never send to a server."""

from sengoku.server.settings import Settings


def home(settings: Settings) -> str:
    """Return the base URL of this server outside of a request."""
    default = f"http://{settings.host}:{settings.port}"
    return settings.public_url.rstrip("/") or default


def seat_link(base: str, table: str, token: str) -> str:
    return f"{base}/t/{table}#{token}"


def watch_link(base: str, table: str, token: str) -> str:
    return f"{base}/t/{table}#{token}"


def join_link(base: str, code: str) -> str:
    return f"{base}/j/{code}"


def recover_link(base: str, token: str) -> str:
    return f"{base}/recover#{token}"
