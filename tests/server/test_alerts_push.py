"""Web push: messages are encrypted for the browser, and signed."""

import asyncio
import struct
from pathlib import Path

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from sengoku.server.alerts import addresses, push
from sengoku.server.alerts.keys import from_text, point, server_key, to_text
from sengoku.server.store.database import Database, migrate, read_url

# The example of RFC 8291, section 5.
TEXT = b"When I grow up, I want to be a watermelon"
AUTH = from_text("BTBZMqHH6r4Tts7J_aSIgg")
SALT = from_text("DGv6ra1nlYgDCS1FRnbzlw")
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vC"
    "YLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXL"
    "WyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    number = int.from_bytes(from_text(text), "big")
    return ec.derive_private_key(number, ec.SECP256R1())


def mac(key: bytes, data: bytes) -> bytes:
    keyed = hmac.HMAC(key, hashes.SHA256())
    keyed.update(data)
    return keyed.finalize()


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt a message as the browser does, following the RFC step by step."""
    salt, (record, size) = body[:16], struct.unpack("!IB", body[16:21])
    assert len(body) - 21 - size <= record
    sender = body[21 : 21 + size]
    curve = ec.SECP256R1()
    there = ec.EllipticCurvePublicKey.from_encoded_point(curve, sender)
    secret = mac(auth, key.exchange(ec.ECDH(), there))
    info = b"WebPush: info\x00" + point(key.public_key()) + sender
    secret = mac(salt, mac(secret, info + b"\x01"))
    content_key = mac(secret, b"Content-Encoding: aes128gcm\x00\x01")[:16]
    nonce = mac(secret, b"Content-Encoding: nonce\x00\x01")[:12]
    text = AESGCM(content_key).decrypt(nonce, body[21 + size :], None)
    assert text.endswith(b"\x02")
    return text[:-1]


def test_the_example_of_the_rfc() -> None:
    reader = private(READER).public_key()
    assert to_text(push.encrypt(TEXT, reader, AUTH, private(SENDER), SALT)) == BODY
    assert decrypted(from_text(BODY), private(READER), AUTH) == TEXT


def test_a_push_message_is_encrypted_for_one_browser() -> None:
    reader, stranger = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    first, second = (push.encrypt(TEXT, reader.public_key(), AUTH) for _ in range(2))
    assert decrypted(first, reader, AUTH) == decrypted(second, reader, AUTH) == TEXT
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    for key, auth in ((stranger, AUTH), (reader, bytes(16))):
        with pytest.raises(InvalidTag):
            decrypted(first, key, auth)


def test_requests_are_signed_with_the_server_key() -> None:
    key = private(SENDER)
    to = addresses.read("https://push.example:8443/send/abc")
    made = push.headers(key, to, "mailto:host@example.org", "table", 1_000_000)
    token, public = made["Authorization"].removeprefix("vapid t=").split(", k=")
    head, claims, signature = (from_text(part) for part in token.split("."))
    assert msgspec.json.decode(head) == {"typ": "JWT", "alg": "ES256"}
    assert msgspec.json.decode(claims) == {
        "aud": "https://push.example:8443",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    assert from_text(public) == point(key.public_key())
    numbers = (int.from_bytes(part, "big") for part in (signature[:32], signature[32:]))
    der, said = encode_dss_signature(*numbers), token.rpartition(".")[0].encode()
    signed = ec.ECDSA(hashes.SHA256())
    key.public_key().verify(der, said, signed)
    with pytest.raises(InvalidSignature):
        key.public_key().verify(der, said + b"x", signed)
    assert "table" not in str(made)


@pytest.mark.parametrize(
    ("contact", "url", "said"),
    [
        ("ann@example.org", "", "mailto:ann@example.org"),
        ("mailto:ann@example.org", "", "mailto:ann@example.org"),
        ("https://example.org/me", "https://play.example", "https://example.org/me"),
        ("", "https://play.example", "https://play.example"),
        ("Ann, next door", "http://play.example", ""),
    ],
)
def test_the_contact_of_a_push_request(contact: str, url: str, said: str) -> None:
    assert push.contact_of(contact, url) == said
    token = push.sign(private(SENDER), "https://push.example", said, 0)
    claims = msgspec.json.decode(from_text(token.split(".")[1]))
    assert claims.get("sub", "") == said


def test_the_server_key_is_created_once(tmp_path: Path) -> None:
    async def keys() -> list[bytes]:
        database = Database(read_url(f"sqlite:///{tmp_path / 'kept.db'}"))
        await migrate(database)
        made = [await server_key(database) for _ in range(2)]
        await database.close()
        return [point(key.public_key()) for key in made]

    assert len({*asyncio.run(keys()), *asyncio.run(keys())}) == 1
