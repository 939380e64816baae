"""Random tokens, and codes that people can read to each other."""

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without characters that look alike."""
CODE_LENGTH: Final = 6
ID_LENGTH: Final = 10


def new_token() -> str:
    """Return 128 random bits; holding them means owning the seat."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> str:
    """Return the stored form of a token. It is random enough to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    return _random_text(ID_LENGTH)


def new_code() -> str:
    return _random_text(CODE_LENGTH).upper()


def _random_text(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
