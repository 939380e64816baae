"""Hashes and verifies passwords.

Hashing is expensive on purpose. It runs in at most two threads, so that many
simultaneous logins neither slow down the games nor exhaust the memory.
"""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

HASHER = PasswordHasher()
"""Sets the cost of hashing; tests lower it."""

_threads: Final = ThreadPoolExecutor(2, "passwords")


async def hash_password(password: str) -> str:
    """Return the hash to store for *password*."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, HASHER.hash, _normalised(password))


async def verify(stored: str | None, password: str) -> bool:
    """Does *password* match? Without a stored hash: no, after the same work."""
    loop = asyncio.get_running_loop()
    hash = _dummy_hash() if stored is None else stored
    return await loop.run_in_executor(_threads, _verify, hash, _normalised(password))


def needs_rehash(stored: str) -> bool:
    """Was it hashed with other parameters than the current ones?"""
    return HASHER.check_needs_rehash(stored)


def _verify(stored: str, password: bytes) -> bool:
    try:
        return HASHER.verify(stored, password)
    except VerificationError:
        return False


def _normalised(password: str) -> bytes:
    """Return the same bytes for equivalent Unicode input."""
    return unicodedata.normalize("NFKC", password).encode()


def _dummy_hash() -> str:
    """Return a hash that no password matches, as expensive to check as any."""
    work = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    salt, hash = (_zeros(HASHER.salt_len), _zeros(HASHER.hash_len))
    return f"$argon2id$v=19${work}${salt}${hash}"


def _zeros(length: int) -> str:
    """Return *length* zero bytes in base64, without padding."""
    return "A" * ((length * 8 + 5) // 6)
