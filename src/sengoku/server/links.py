"""Addresses people pass on. Secrets stand after ``#``, which no server ever gets."""


def seat_link(base: str, table: str, token: str) -> str:
    return f"{base}/t/{table}#{token}"


def watch_link(base: str, table: str, token: str) -> str:
    return f"{base}/t/{table}#{token}"


def join_link(base: str, code: str) -> str:
    return f"{base}/j/{code}"
