"""Stored files as they are sent: compressed, if the client accepts it.

The build writes compressed copies beside a file, ``app.js.br`` and ``app.js.gz``. Each
copy has an ETag of its own, and ``Vary`` keeps caches from mixing them up.
"""

import re
from collections.abc import Collection
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse
from starlette.types import Scope

COPIES: Final = {"br": ".br", "gzip": ".gz"}
"""Suffixes by encoding, the smallest copy first."""
IDENTITY: Final = "identity"
ACCEPTED: Final = re.compile(r"\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d*)?)\s*)?")


def stored(
    file: Path, scope: Scope, status: int = 200, kind: str | None = None
) -> FileResponse:
    """Answer with *file*, or with the copy of it that the client prefers."""
    copies = {name: copy for name, copy in _copies(file) if copy.is_file()}
    encoding = preferred(Headers(scope=scope), copies)
    sent = copies.get(encoding, file)
    reply = FileResponse(sent, status, media_type=kind, stat_result=sent.stat())
    if encoding in copies:
        reply.headers["Content-Encoding"] = encoding
    if copies:
        reply.headers.add_vary_header("Accept-Encoding")
    return reply


def preferred(headers: Headers, encodings: Collection[str]) -> str:
    """Return which of *encodings* a client wants most, the first among equals."""
    weights = _weights(",".join(headers.getlist("accept-encoding")))
    others = weights.get("*", 0.0)
    best = max(encodings, key=lambda name: weights.get(name, others), default=IDENTITY)
    weight = weights.get(best, others)
    return best if weight > 0 and weight >= weights.get(IDENTITY, 0.0) else IDENTITY


def _weights(accepted: str) -> dict[str, float]:
    """Read ``gzip, br;q=0.5``; parts that are malformed do not count."""
    found = map(ACCEPTED.fullmatch, accepted.split(","))
    return {part[1].lower(): float(part[2] or 1) for part in found if part}


def _copies(file: Path) -> list[tuple[str, Path]]:
    return [(name, Path(f"{file}{suffix}")) for name, suffix in COPIES.items()]
