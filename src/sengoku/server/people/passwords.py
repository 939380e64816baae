"""Passwords: what is kept of them, and whether one is right.

The work is heavy on purpose. It is done in threads of its own, two at most, so that
neither the games nor the memory of the machine suffer from many who log in at once.
"""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

HASHER = PasswordHasher()
"""How much work a password is; tests make it less."""

_threads: Final = ThreadPoolExecutor(2, "passwords")


async def kept_of(password: str) -> str:
    """Return what is kept of *password*."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, HASHER.hash, _read(password))


async def is_right(kept: str | None, password: str) -> bool:
    """Is it the one? With nothing kept the answer is no, after the same work."""
    loop = asyncio.get_running_loop()
    hash = _of_nobody() if kept is None else kept
    return await loop.run_in_executor(_threads, _verify, hash, _read(password))


def is_outdated(kept: str) -> bool:
    """Was it kept with less work than is usual now?"""
    return HASHER.check_needs_rehash(kept)


def _verify(kept: str, password: bytes) -> bool:
    try:
        return HASHER.verify(kept, password)
    except VerificationError:
        return False


def _read(password: str) -> bytes:
    """Return the same bytes for what looks the same on any keyboard."""
    return unicodedata.normalize("NFKC", password).encode()


def _of_nobody() -> str:
    """Return what no password fits, as hard to check as any other."""
    work = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    salt, hash = (_zeros(HASHER.salt_len), _zeros(HASHER.hash_len))
    return f"$argon2id$v=19${work}${salt}${hash}"


def _zeros(length: int) -> str:
    """Return so many zero bytes in base 64, without padding."""
    return "A" * ((length * 8 + 5) // 6)
