"""Starts a server and says where it is."""

import socket
import sys

import segno
import uvicorn

from sengoku.server.app import create_app
from sengoku.server.settings import Settings

ANY = ("0.0.0.0", "::", "")


def run(settings: Settings) -> None:
    """Serve until interrupted."""
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        access_log=False,
    )
    uvicorn.Server(config).run()
