"""Secrets that open a door, and codes people can read to each other."""

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No character that looks like another one."""
CODE: Final = 6
ID: Final = 10


def new_token() -> str:
    """Return 128 random bits; who has them sits on the seat."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """Return what is kept of a token. It is random enough to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    return _word(ID)


def new_code() -> str:
    return _word(CODE).upper()


def _word(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
