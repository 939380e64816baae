"""Web push: a message only the browser can read, from a server it knows.

The message is encrypted as RFC 8291 says (one record of ``aes128gcm``, RFC 8188), and
the request is signed with the key of the house as RFC 8292 says (VAPID).
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
from sengoku.server.alerts.keys import CURVE, SIZE, point, to_text
from sengoku.server.wire.tokens import hash_token

RECORD: Final = 4096
LAST: Final = b"\x02"
"""What follows the text in the last record."""
VALID: Final = 12 * 3600
"""So many seconds a signed request is good for; push services take 24 hours at most."""
KEPT: Final = 24 * 3600
"""So many seconds a push service keeps the message for a browser that is off."""


def encrypt(
    text: bytes,
    reader: EllipticCurvePublicKey,
    auth: bytes,
    key: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return *text* for the browser with the key *reader* and the secret *auth*.

    *key* and *salt* are used once, and are random unless a test gives them.
    """
    key = key or generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    own, theirs = point(key.public_key()), point(reader)
    shared = key.exchange(ECDH(), reader)
    secret = _derive(shared, auth, b"WebPush: info\0" + theirs + own, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(own)) + own
    return head + AESGCM(content_key).encrypt(nonce, text + LAST, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def headers(
    key: EllipticCurvePrivateKey, to: Address, contact: str, table: str, now: int
) -> dict[str, str]:
    """Return what goes with a message; a newer one of the same *table* replaces it."""
    signed = sign(key, to.origin, contact, now // 1000)
    return {
        "Authorization": f"vapid t={signed}, k={to_text(point(key.public_key()))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": hash_token(table)[:32],
        "Urgency": "high",
    }


def sign(key: EllipticCurvePrivateKey, origin: str, contact: str, now: int) -> str:
    """Return the token (JWT, ES256) that names this server to a push service."""
    claims: dict[str, str | int] = {"aud": origin, "exp": now + VALID}
    if contact:
        claims["sub"] = contact
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    said = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
    r, s = decode_dss_signature(key.sign(said.encode(), ECDSA(SHA256())))
    return f"{said}.{to_text(r.to_bytes(SIZE, 'big') + s.to_bytes(SIZE, 'big'))}"


def contact_of(contact: str, public_url: str) -> str:
    """Return whom a push service may write to, as an address it understands."""
    if contact.startswith(("https://", "mailto:")):
        return contact
    if "@" in contact:
        return f"mailto:{contact}"
    return public_url if public_url.startswith("https://") else ""
