"""The server's VAPID key for push services, created on the first start."""

import base64
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from sengoku.server.store import schema
from sengoku.server.store.database import Database

VAPID_KEY_NAME: Final = "vapid"
CURVE: Final = SECP256R1()
KEY_BYTES: Final = 32


async def server_key(database: Database) -> EllipticCurvePrivateKey:
    """Return the server's key. The first process creates it for all."""
    insert = insert_sqlite if database.is_sqlite else insert_postgres
    new = generate_private_key(CURVE).private_numbers().private_value
    row = {"name": VAPID_KEY_NAME, "value": new.to_bytes(KEY_BYTES, "big")}
    chosen = select(schema.house.c.value).where(schema.house.c.name == VAPID_KEY_NAME)
    async with database.writing() as connection:
        await connection.execute(
            insert(schema.house).on_conflict_do_nothing().values(row)
        )
        value: bytes = (await connection.execute(chosen)).scalar_one()
    return derive_private_key(int.from_bytes(value, "big"), CURVE)


def point(key: EllipticCurvePublicKey) -> bytes:
    """Return a public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Decode *text*; raises ``ValueError`` if it is not base64url."""
    text = text.rstrip("=")
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
