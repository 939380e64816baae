"""Web push: a message only the browser can read, from a server it knows.

The message is encrypted following RFC 8291 (one record of ``aes128gcm``, RFC 8188), and
the request is signed with the server's key following RFC 8292 (VAPID).
"""

import os
import struct
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sengoku.server.alerts.addresses import Address
from sengoku.server.alerts.keys import CURVE, KEY_BYTES, point, to_text
from sengoku.server.wire.tokens import hash_token

RECORD_BYTES: Final = 4096
LAST_RECORD_DELIMITER: Final = b"\x02"
"""The delimiter after the text of the last record."""
TOKEN_LIFETIME_SECONDS: Final = 12 * 3600
"""How long a signature is valid; push services accept at most 24 hours."""
TTL_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for an offline browser."""


def encrypt(
    text: bytes,
    reader: EllipticCurvePublicKey,
    auth: bytes,
    key: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt *text* for the browser with the key *reader* and the secret *auth*.

    *key* and *salt* are used once, and are random unless a test gives them.
    """
    key = key or generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    own, theirs = point(key.public_key()), point(reader)
    shared = key.exchange(ECDH(), reader)
    secret = _derive(shared, auth, b"WebPush: info\0" + theirs + own, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(own)) + own
    return head + AESGCM(content_key).encrypt(nonce, text + LAST_RECORD_DELIMITER, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def headers(
    key: EllipticCurvePrivateKey, to: Address, contact: str, table: str, now: int
) -> dict[str, str]:
    """Return the request headers; a newer message of the same *table* replaces it."""
    signed = sign(key, to.origin, contact, now // 1000)
    return {
        "Authorization": f"vapid t={signed}, k={to_text(point(key.public_key()))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL_SECONDS),
        "Topic": hash_token(table)[:32],
        "Urgency": "high",
    }


def sign(key: EllipticCurvePrivateKey, origin: str, contact: str, now: int) -> str:
    """Return the token (JWT, ES256) that identifies this server to a push service."""
    claims: dict[str, str | int] = {"aud": origin, "exp": now + TOKEN_LIFETIME_SECONDS}
    if contact:
        claims["sub"] = contact
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed_part = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
    r, s = decode_dss_signature(key.sign(signed_part.encode(), ECDSA(SHA256())))
    signature = r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big")
    return f"{signed_part}.{to_text(signature)}"


def contact_of(contact: str, public_url: str) -> str:
    """Return the operator's contact as a URL that push services understand."""
    if contact.startswith(("https://", "mailto:")):
        return contact
    if "@" in contact:
        return f"mailto:{contact}"
    return public_url if public_url.startswith("https://") else ""
