"""Addresses people pass on. Secrets stand after ``#``, which no server ever gets."""

from sengoku.server.settings import Settings


def home(settings: Settings) -> str:
    """Return the address of this server where no request tells it."""
    usual = f"http://{settings.host}:{settings.port}"
    return settings.public_url.rstrip("/") or usual


def seat_link(base: str, table: str, token: str) -> str:
    return f"{base}/t/{table}#{token}"


def watch_link(base: str, table: str, token: str) -> str:
    return f"{base}/t/{table}#{token}"


def join_link(base: str, code: str) -> str:
    return f"{base}/j/{code}"


def recover_link(base: str, token: str) -> str:
    return f"{base}/recover#{token}"
